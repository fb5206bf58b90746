import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RefusedStatement } from '../../../../client/types.gen.ts';
import type { Role } from '../../../../shared/terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { RefusedFiles } from './refused-files.tsx';

const file: RefusedStatement = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c86',
  fileName: 'S.xml',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  byteCount: 4_200,
  connection: { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'Main account' },
  receivedAt: '2026-03-03T05:00:00.000Z',
  lastFetchedAt: '2026-03-05T05:00:00.000Z',
  uploadedBy: null,
  fetchCount: 3,
  refusedAt: '2026-03-03T05:00:01.000Z',
  refusal: 'statement_account_unknown',
  detail: '62000000009 ZAR',
  params: null,
  dismissed: null,
};

function open(roles: Role[], others: RefusedStatement[] = []) {
  let items = [...others, file];
  const sent = answer({
    'GET /app/refused-statements': ({ address }) => {
      const offset = Number(new URL(address, window.location.origin).searchParams.get('offset'));
      return { body: { items: items.slice(offset, offset + 5), total: items.length, offset, limit: 5 } };
    },
    [`POST /app/refused-statements/${file.id}/dismiss`]: () => {
      items = others;
      return { body: file };
    },
  });
  return { sent, ...renderPage(<RefusedFiles />, { session: sessionOf('reader', roles) }) };
}

it('says why a file was refused, how often it came and what to do', async () => {
  open(['VIEWER']);
  await screen.findByText(/No bank connection pays from or watches the account 62000000009 ZAR/);
  screen.getByText(/It came 3 times/);
  screen.getByText(/add a bank connection/);
  expect(screen.getByRole('link', { name: 'Main account' }).getAttribute('href')).toContain('c71');
  screen.getByText('An approver or an admin downloads or dismisses the files.');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a file is dismissed with a reason, and leaves the list', async () => {
  const { sent, user } = open(['APPROVER']);
  await user.click(await screen.findByRole('button', { name: 'Dismiss with a reason: S.xml' }));
  await user.type(screen.getByRole('textbox'), 'Not our account.');
  await user.click(screen.getByRole('button', { name: 'Dismiss the file' }));
  await waitFor(() => expect(screen.queryByText('S.xml')).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ note: 'Not our account.' });
});

it('the page before is shown once the last file of the last page was dismissed', async () => {
  const others = [1, 2, 3, 4, 5].map((n) => ({ ...file, id: `${n}`, fileName: `${n}.xml` }));
  const { user } = open(['APPROVER'], others);
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss with a reason: S.xml' }));
  await user.type(screen.getByRole('textbox'), 'Not our account.');
  await user.click(screen.getByRole('button', { name: 'Dismiss the file' }));
  await screen.findByText('1.xml');
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

it('an administrator is led to the form that watches the unknown account, with what is known', async () => {
  open(['ADMIN']);
  const link = await screen.findByRole('link', { name: 'Watch this account' });
  expect(link.getAttribute('href')).toBe('/bank-connections/watch?accountNumber=62000000009&currency=ZAR');
});

it('each of several accounts can be watched, and an approver is not led to a form that refuses', async () => {
  const several = { ...file, id: '1', fileName: 'several.xml', detail: '70000000002 ZAR, 70000000003 USDC' };
  const iban = { ...file, id: '2', fileName: 'iban.xml', detail: 'DE89370400440532013000 EUR' };
  open(['ADMIN'], [several, iban]);
  expect((await screen.findAllByRole('link', { name: /^Watch/ })).map((link) => link.textContent)).toEqual([
    'Watch 70000000002 ZAR',
    'Watch 70000000003 USDC',
    'Watch this account',
  ]);
  cleanup();
  open(['APPROVER']);
  await screen.findByText('S.xml');
  expect(screen.queryByRole('link', { name: /^Watch/ })).toBeNull();
});
