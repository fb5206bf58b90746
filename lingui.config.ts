import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import type { ExtractorType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Words that the server writes too are plain strings in a table, and their English is their id. */
const wordsOfTables: ExtractorType = {
  match: (file) => file.endsWith('src/shared/audit/words.ts'),
  extract(file, code, onText) {
    for (const [, text = ''] of code.matchAll(/: '([^'\n]+)',?/g))
      onText({ id: text, message: text, origin: [file, 1] });
  },
};

/**
 * The texts of the dashboard: one catalogue for the shell and one for each feature, beside its screens.
 * `npm run texts` collects the texts of the code into them. A build with TEXTS=pseudo writes every English
 * text with accents, so that a test can find a text that is in no catalogue.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'af'],
  ...(process.env['TEXTS'] === 'pseudo' ? { pseudoLocale: 'en' } : {}),
  orderBy: 'message',
  // Without line numbers, moving code does not change a catalogue.
  format: formatter({ lineNumbers: false }),
  extractors: [wordsOfTables, babel],
  catalogs: [
    {
      path: '<rootDir>/src/web/features/payments/audit-log/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/audit-log/', '<rootDir>/src/shared/audit/words.ts'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/web/features/payments/{name}/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/{name}/'],
      exclude: ['**/*.test.*', '**/testing/**', '**/payments/audit-log/**'],
    },
    {
      path: '<rootDir>/src/web/features/trading/{name}/texts/{locale}',
      include: ['<rootDir>/src/web/features/trading/{name}/'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
    {
      path: '<rootDir>/src/web/app/texts/{locale}',
      include: ['<rootDir>/src/web/ui', '<rootDir>/src/web/app'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
});
