import { defineConfig } from '@lingui/cli';
import babel from '@lingui/cli/api/extractors/babel';
import { formatter } from '@lingui/format-po';
import { ANSWER_TEXTS, ANSWER_TITLES } from './src/client/runtime.ts';
import { SENTENCES } from './src/domain/withdrawal-file/sentences.ts';
import * as audit from './src/shared/audit/words.ts';
import { ERROR_TEXTS, ERROR_TITLES } from './src/shared/error-texts.ts';
import * as payouts from './src/shared/payout-texts.ts';
import type { FailureCode } from './src/shared/terms.ts';

/** Texts that the server needs too are tables in English; each is collected under its own id. */
function table(file: string, texts: () => Iterable<readonly [id: string, message: string]>) {
  return {
    match: (name: string) => name.endsWith(file),
    extract: (name: string, _code: string, add: (message: ExtractedMessage) => void) => {
      for (const [id, message] of texts()) add({ id, message, origin: [name, 1] });
    },
  };
}

const TABLES = [
  table('/src/shared/audit/words.ts', () =>
    [
      ...audit.ACTION_GROUPS.flatMap(({ group, actions }) => [group, ...Object.values(actions)]),
      ...[audit.SUBJECT_WORDS, audit.PART_WORDS, audit.CODE_WORDS, audit.ACTOR_WORDS, audit.PHRASES].flatMap(
        (words) => Object.values(words),
      ),
    ].map((text) => [text, text]),
  ),
  table('/src/domain/withdrawal-file/sentences.ts', () =>
    Object.entries(SENTENCES).map(([key, text]) => [`file.${key}`, text]),
  ),
  table('/src/shared/payout-texts.ts', () => [
    ...Object.entries(payouts.FAILURE_TEXTS).map(
      ([code, text]) => [payouts.failureTextId(code as FailureCode), text] as const,
    ),
    ...Object.entries(payouts.STEP_TEXTS).map(
      ([step, text]) => [payouts.stepTextId(step as payouts.PayoutStep), text] as const,
    ),
  ]),
  table('/src/shared/error-texts.ts', () => [
    ...Object.entries(ERROR_TEXTS).map(([key, text]) => [`problem.${key}`, text] as const),
    ...ERROR_TITLES.map((title) => [`title.${title}`, title] as const),
  ]),
  table('/src/client/runtime.ts', () => [
    ...Object.entries(ANSWER_TEXTS).map(([key, text]) => [`problem.${key}`, text] as const),
    ...ANSWER_TITLES.map((title) => [`title.${title}`, title] as const),
  ]),
];

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
  extractors: [...TABLES, babel],
  catalogs: [
    {
      path: '<rootDir>/src/web/features/payments/audit-log/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/audit-log/', '<rootDir>/src/shared/audit/words.ts'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/web/features/payments/new-batch/sentences/texts/{locale}',
      include: ['<rootDir>/src/domain/withdrawal-file/sentences.ts'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/approve-by/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/approve-by/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/control/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/control/'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/notices/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/notices/'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/passkeys/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/passkeys/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/payees/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/payees/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/payout-words/texts/{locale}',
      include: ['<rootDir>/src/shared/payout-texts.ts'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/signing/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/signing/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/statements/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/statements/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/stale-version/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/stale-version/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/upload/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/upload/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/shared/withdrawal-file/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/shared/withdrawal-file/'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/src/web/features/payments/batch/bank-file/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/batch/bank-file/'],
    },
    {
      path: '<rootDir>/src/web/features/payments/{name}/texts/{locale}',
      include: ['<rootDir>/src/web/features/payments/{name}/'],
      exclude: [
        '**/*.test.*',
        '**/testing/**',
        '**/payments/audit-log/**',
        '**/payments/batch/bank-file/**',
        '**/payments/shared/approve-by/**',
        '**/payments/shared/control/**',
        '**/payments/shared/notices/**',
        '**/payments/shared/passkeys/**',
        '**/payments/shared/payees/**',
        '**/payments/shared/payout-words/**',
        '**/payments/shared/signing/**',
        '**/payments/shared/stale-version/**',
        '**/payments/shared/statements/**',
        '**/payments/shared/upload/**',
        '**/payments/shared/withdrawal-file/**',
      ],
    },
    {
      path: '<rootDir>/src/web/features/trading/{name}/texts/{locale}',
      include: ['<rootDir>/src/web/features/trading/{name}/'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
    {
      path: '<rootDir>/src/web/app/problems/{locale}',
      include: ['<rootDir>/src/shared/error-texts.ts', '<rootDir>/src/client/runtime.ts'],
    },
    {
      path: '<rootDir>/src/web/app/texts/{locale}',
      include: ['<rootDir>/src/web/ui', '<rootDir>/src/web/app'],
      exclude: ['**/*.test.*', '**/testing/**', '**/app/search/**'],
    },
    {
      path: '<rootDir>/src/web/app/search/texts/{locale}',
      include: ['<rootDir>/src/web/app/search/'],
      exclude: ['**/*.test.*'],
    },
  ],
});
