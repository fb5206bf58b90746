import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  entryOf,
  isEntry,
  navigationPath,
  paths,
  ROUTE_NAMES,
  routeOf,
  shownAs,
} from '../../shared/dashboard-routes.ts';
import { FIRST_WORDS } from '../../shared/first-words.ts';
import { ROLES } from '../../shared/terms.ts';
import { navigationLabel, routeTitle } from '../ui/route-titles.ts';
import { renderPage, sessionOf } from '../ui/testing/render-page.tsx';
import { Navigation } from './navigation.tsx';
import { loadPage } from './pages.ts';
import { messages } from './texts/af.po';

interface Source {
  file: string;
  text: string;
}

const COMMENT = /^\s*(?:\/\*\*|\*|\/\/).*$/gm;

/** The source files that a glob found, without tests and comments. */
const sourcesOf = (found: Record<string, string>): Source[] =>
  Object.entries(found)
    .map(([file, text]) => ({ file, text: text.replaceAll(COMMENT, '') }))
    .filter(({ file }) => !/\.test\.tsx?$/.test(file));

const web = sourcesOf(
  import.meta.glob('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
);
const server = sourcesOf(
  import.meta.glob('../../server/**/*.ts', { query: '?raw', import: 'default', eager: true }),
);

describe('the table of routes', () => {
  it('has a different page for every route, and a route for every page', async () => {
    const paged = new Set(web.map(({ file }) => file));
    const missing = ROUTE_NAMES.filter((name) => !paged.has(`../features/${routeOf(name).file}.tsx`));
    expect(missing, 'the file that the row names does not exist').toEqual([]);
    const pages = await Promise.all(ROUTE_NAMES.map(async (name) => (await loadPage(name)).default));
    expect(new Set(pages).size).toBe(ROUTE_NAMES.length);
    const files = web.filter(({ file }) => /features\/.*\/([\w-]+-)?page\.tsx$/.test(file));
    expect(files.length).toBe(ROUTE_NAMES.length);
  });

  it('has the words of the first paint as the catalogue translates them', () => {
    i18n.load('af', messages);
    i18n.activate('af');
    const words = [t`Outlay: go to the overview`, t`Page not found`, routeTitle('overview')];
    i18n.activate('en');
    expect(words).toEqual([FIRST_WORDS.af.home, FIRST_WORDS.af.notFound, 'Oorsig']);
  });

  it('has the line below the title as the page and its catalogue have it', () => {
    const catalogues = import.meta.glob<string>('../features/*/*/texts/af.po', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const differing = ROUTE_NAMES.filter((name) => {
      const { lead, file } = routeOf(name);
      const catalogue = catalogues[`../features/${file.slice(0, file.lastIndexOf('/'))}/texts/af.po`] ?? '';
      // Remove the elements around words, such as the explanation of a term.
      const texts = catalogue.replaceAll(/<\/?\d+>/g, '');
      return lead && !texts.includes(`msgid "${lead.en}"\nmsgstr "${lead.af}"\n`);
    });
    expect(differing, '`lead` differs from the text of the page or its af.po').toEqual([]);
  });

  it('has each address and each shortcut once', () => {
    const addresses = ROUTE_NAMES.map((name) => routeOf(name).path);
    expect(new Set(addresses).size).toBe(addresses.length);
    const letters = ROUTE_NAMES.flatMap((name) => routeOf(name).shortcut ?? []);
    expect(new Set([...letters, 'g', 'n']).size).toBe(letters.length + 2);
    for (const name of ROUTE_NAMES)
      if (routeOf(name).shortcut) expect(navigationPath(name), name).not.toBeNull();
  });

  it('names every page that has an entry in the navigation; the market has the name of its pair', () => {
    const titled = (name: string) => web.some(({ text }) => text.includes(`routeTitle('${name}')`));
    const entries = ROUTE_NAMES.filter((name) => navigationPath(name) !== null && name !== 'market');
    expect(entries.filter((name) => !titled(name))).toEqual([]);
  });

  it('shows no shell command on any page: most of its readers have no shell', () => {
    expect(web.filter(({ text }) => /npm (?:run|start)/.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('builds the address of every page from its pattern', () => {
    expect(paths.overview()).toBe('/');
    expect(paths.payouts('?status=FAILED')).toBe('/payouts?status=FAILED');
    expect(paths.batch('7', '?tab=rows')).toBe('/batches/7?tab=rows');
    expect(paths.market('a/b')).toBe('/trade/market/a%2Fb');
  });
});

describe('the navigation', () => {
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent ?? '']);
  const entries = ROUTE_NAMES.filter(isEntry);
  const current = () =>
    screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
  const everyone = sessionOf('everyone', [...ROLES]);
  const withoutExchange = { ...sessionOf('viewer', ['VIEWER']), exchangeConnected: false };

  it('has an entry for every page, which is open while the page is', () => {
    for (const name of ROUTE_NAMES) {
      expect(entries, name).toContain(entryOf(name));
      expect(navigationPath(shownAs(name)), name).not.toBeNull();
    }
  });

  it('marks the list from which a page is opened, not the first page of the settings', () => {
    for (const name of ['person', 'accessReview'] as const) expect(shownAs(name), name).toBe('people');
  });

  it('links every entry in the order of the table, fifteen with an exchange', () => {
    renderPage(<Navigation />, { session: everyone });
    expect(links()).toEqual(entries.map((name) => [navigationPath(name), navigationLabel(name)]));
    expect(links().length).toBe(15);
  });

  it('has ten entries for a company without an exchange, and none of the exchange', () => {
    renderPage(<Navigation />, { session: withoutExchange });
    expect(links().map(([, label]) => label)).toEqual([
      'Home',
      'Batches',
      'Payouts',
      'Recipients',
      'Schedules',
      'Balances',
      'Statements',
      'Reconcile',
      'Receivables',
      'Settings',
    ]);
    expect(screen.queryByText('Exchange')).toBeNull();
  });

  it('has the exchange for a trader of a company that has no key yet', () => {
    renderPage(<Navigation />, { session: { ...sessionOf('t', ['TRADER']), exchangeConnected: false } });
    expect(links().length).toBe(15);
  });

  it.each(['Settings', 'Schedules', 'Balances', 'Reconcile', 'Receivables', 'Accounts'])(
    'lists the pages of “%s” while it is open',
    (label) => {
      const entry = entries.find((name) => navigationLabel(name) === label)!;
      renderPage(<Navigation />, { session: everyone, address: navigationPath(entry)! });
      const listed = ROUTE_NAMES.filter((name) => routeOf(name).listed && entryOf(name) === entry);
      expect(listed.length).toBeGreaterThan(0);
      for (const name of listed) expect(links()).toContainEqual([navigationPath(name), routeTitle(name)]);
      expect(links().length).toBe(entries.length + listed.length);
    },
  );

  it('leaves out the pages that the user may not see', () => {
    renderPage(<Navigation />, { session: withoutExchange, address: paths.paymentConfig() });
    expect(links()).not.toContainEqual([paths.auditLog(), 'Audit log']);
    expect(links()).toContainEqual([paths.people(), 'People']);
  });

  it.each([
    [paths.overview(), 'Home'],
    [paths.batch('7'), 'Batches'],
    [paths.statement('7'), 'Statements'],
    [paths.fundingRecord('7'), 'Funding records'],
    [paths.settlement('7'), 'Settlements'],
    [paths.receivable('7'), 'Payment requests'],
    [paths.payer('7'), 'Payers'],
    [paths.market('ETHZAR'), 'Market'],
    [paths.trading(), 'Accounts'],
    [paths.subaccount('7'), 'Subaccounts'],
    [paths.paymentConfig(), 'Approval rules'],
    [paths.newBankConnection(), 'Bank connections'],
  ])('shows at %s that %s is open', (address, label) => {
    renderPage(<Navigation />, { address });
    expect(current()).toEqual([label]);
  });

  it('marks nothing at an unknown address', () => {
    renderPage(<Navigation />, { address: '/nowhere' });
    expect(current()).toEqual([]);
  });
});

it('asks for permissions in every component, never for roles', () => {
  expect(web.length).toBeGreaterThan(100);
  expect(web.filter(({ text }) => text.includes('roles.includes')).map(({ file }) => file)).toEqual([]);
});

describe('links', () => {
  it('are built from the table: no component spells an address', () => {
    const spelled = /(?:\b(?:to|href)=\{?|\b(?:navigate|assign|replace)\()\s*['"`]\/(?!\/)/;
    expect(web.filter(({ text }) => spelled.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('lead to every page: each has an entry in the navigation or a link on another page', () => {
    const linked = (name: string) => web.some(({ text }) => text.includes(`paths.${name}(`));
    expect(ROUTE_NAMES.filter((name) => navigationPath(name) === null && !linked(name))).toEqual([]);
  });

  it('are built from the table on the server too, in mail and redirects', () => {
    const starts = new Set(ROUTE_NAMES.map((name) => routeOf(name).path.split('/')[1]).filter(Boolean));
    const spelled = new RegExp(`['"\`}]/(?:${[...starts].join('|')})(?:['"\`/?]|$)`, 'm');
    expect(server.length).toBeGreaterThan(100);
    expect(server.filter(({ text }) => spelled.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
