import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_WORDS } from '../../shared/first-words.ts';
import { dashboardTemplates } from './dashboard-template.ts';

const source = readFileSync(resolve(import.meta.dirname, '../../../index.html'), 'utf8');
const templateOf = dashboardTemplates(source, null);

describe('the page before any script has run', () => {
  it.each([
    ['/', 'en', 'Overview'],
    ['/', 'af', 'Oorsig'],
    ['/payouts?status=FAILED', 'en', 'Payouts'],
    ['/payouts?status=FAILED', 'af', 'Uitbetalings'],
    ['/nowhere', 'en', 'Page not found'],
    ['/nowhere', 'af', 'Bladsy nie gevind nie'],
  ] as const)('at %s in the language %s has the title and the heading %s', (address, language, title) => {
    const page = templateOf(address, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<title>${title} · Outlay</title>`);
    expect(page).toContain(`<h1 class="frame-title">${title}</h1>`);
  });

  it('has the line below the title where it is the same for everyone', () => {
    expect(templateOf('/payouts', 'en')).toContain(
      '<p class="frame-lead">Every payment into and out of the account.</p>',
    );
    expect(templateOf('/', 'en')).not.toContain('frame-lead');
  });

  it('links to what the page asks for first, unless the address has filters', () => {
    const link = '<link rel="preload" as="fetch" fetchpriority="low" crossorigin href=';
    expect(templateOf('/batches', 'en')).toContain(
      `${link}"/institution/payments/bulk-withdrawals/batches?offset=0&amp;limit=50">`,
    );
    expect(templateOf('/batches?status=PENDING_APPROVAL', 'en')).not.toContain('limit=50');
    expect(templateOf('/batches/7?tab=rows', 'en')).toContain(`${link}"/app/session">`);
  });

  it('writes the parameters of an address so that they stay in the address', () => {
    const page = templateOf('/batches/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E$&', 'en');
    expect(page).toContain('/app/batches/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E%24%26/checks"');
    expect(page).not.toContain('<script>alert');
  });

  it('has no English text in another language', () => {
    const page = templateOf('/', 'af');
    for (const english of Object.values(FIRST_WORDS.en)) expect(page).not.toContain(english);
    expect(page).toContain(`aria-label="${FIRST_WORDS.af.home}"`);
    expect(page).toContain(`<noscript>${FIRST_WORDS.af.needsScript}</noscript>`);
  });
});
