import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST_WORDS } from '../../shared/first-paint.ts';
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

  it('has no English text in another language', () => {
    const page = templateOf('/', 'af');
    for (const english of Object.values(FIRST_WORDS.en)) expect(page).not.toContain(english);
    expect(page).toContain(`aria-label="${FIRST_WORDS.af.home}"`);
    expect(page).toContain(`<noscript>${FIRST_WORDS.af.needsScript}</noscript>`);
  });
});
