import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

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
  catalogs: [
    {
      path: '<rootDir>/src/web/features/payments/{name}/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/{name}/'],
      exclude: ['**/*.test.*', '**/testing/**'],
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
