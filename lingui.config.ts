import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { SENTENCES } from './src/domain/withdrawal-file/sentences.ts';

/** Collects the sentences about a file, which the domain has as a table because the server needs them too. */
const sentencesOfFiles = {
  match: (file: string) => file.endsWith('/domain/withdrawal-file/sentences.ts'),
  extract: (file: string, _code: string, add: (message: ExtractedMessage) => void) => {
    for (const [key, message] of Object.entries(SENTENCES))
      add({ id: `file.${key}`, message, origin: [file, 1] });
  },
};

interface ExtractedMessage {
  id: string;
  message: string;
  origin: [string, number];
}

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
  extractors: [sentencesOfFiles, babel],
  catalogs: [
    {
      path: '<rootDir>/src/web/features/payments/new-batch/sentences/texts/{locale}',
      include: ['<rootDir>/src/domain/withdrawal-file/sentences.ts'],
    },
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
