/**
 * The settings of the linter: `npm run lint`. The tables below are the rooms of `src` and what each may
 * import besides itself (docs/architecture.md). An import that no row allows is refused, and so is a file
 * that belongs to no room. `scripts/boundaries.test.ts` plants each forbidden import.
 */

/** What the rules of the domain may use. */
const FOR_A_RULE = ['countries', 'shared'];

/** What every service may use. */
const FOR_A_SERVICE = ['audit', 'tables', 'platform', 'contract', 'shared'];

/** What every room of the payments service may use, besides the rooms before it. */
const FOR_PAYMENTS = [
  ...FOR_A_SERVICE,
  'identity',
  'countries',
  'withdrawal',
  'withdrawal-file',
  'business-days',
  'bank-files',
  'reconciliation',
  'ledger',
  'payouts',
  'schedules',
  'collections',
];

/** What every screen may use. */
const FOR_A_FEATURE = [
  'feature-shared',
  'ui',
  'client',
  'contract',
  'shared',
  'withdrawal',
  'withdrawal-file',
  'countries',
];

const DOMAIN = {
  countries: ['shared'],
  withdrawal: FOR_A_RULE,
  'withdrawal-file': ['withdrawal', ...FOR_A_RULE],
  'business-days': FOR_A_RULE,
  ledger: FOR_A_RULE,
  payouts: ['withdrawal', ...FOR_A_RULE],
  schedules: ['withdrawal', 'business-days', 'payouts', ...FOR_A_RULE],
  collections: ['withdrawal', 'payouts', ...FOR_A_RULE],
  'bank-files': FOR_A_RULE,
  reconciliation: ['bank-files', ...FOR_A_RULE],
  exchange: FOR_A_RULE,
};

/** The rooms of the payments service in their order: each may import those before it. */
export const PAYMENTS_ROOMS = [
  'base',
  'control',
  'entity',
  'policy',
  'ledger',
  'carriers',
  'register',
  'batches',
  'connection',
  'bank-files',
  'reconciling/statements',
  'reconciling/funding',
  'reconciling/receipts',
  'reconciling/reconciliation',
  'reconciling/opening-balances',
  'reconciling/entry-rules',
  'reconciling/reading',
  'reconciling/settlements',
  'reconciling/month-ends',
  'bank-visits',
  'payouts',
  'schedules',
  'collections',
  'events',
  'audit',
  'people',
  'notices',
  'paying',
  'overview',
  'admin',
  'demo',
];
const PAYMENTS = 'src/server/payments';
const paymentsRoom = (name) => `payments/${name}`;
const ALL_OF_PAYMENTS = PAYMENTS_ROOMS.map(paymentsRoom);

/** Each room: its name, its folder, and the rooms that it may import. */
const ROOMS = [
  ['shared', 'src/shared', []],
  ['contract', 'src/contract', ['withdrawal', 'shared']],
  ...Object.entries(DOMAIN).map(([name, imports]) => [name, `src/domain/${name}`, imports]),
  ['client', 'src/client', ['contract', 'shared']],
  ['platform', 'src/server/platform', ['contract', 'shared']],
  ['embedded-postgres', 'src/server/embedded-postgres', ['platform', 'shared']],
  ['audit', 'src/server/audit', FOR_A_SERVICE],
  ['identity', 'src/server/identity', FOR_A_SERVICE],
  ['exchange-access', 'src/server/exchange-access', ['identity', ...FOR_A_SERVICE]],
  ['gateway', 'src/server/gateway', ['identity', 'exchange-access', 'client', ...FOR_A_SERVICE]],
  ['trading', 'src/server/trading', ['exchange-access', 'exchange', ...FOR_A_SERVICE]],
  ...PAYMENTS_ROOMS.map((name, place) => [
    paymentsRoom(name),
    `${PAYMENTS}/${name}`,
    [...ALL_OF_PAYMENTS.slice(0, place), ...FOR_PAYMENTS],
  ]),
  ['payments', PAYMENTS, [...ALL_OF_PAYMENTS, ...FOR_PAYMENTS]],
  [
    'composition',
    'src/server/app',
    [
      'payments',
      'payments tests',
      ...ALL_OF_PAYMENTS,
      'trading',
      'gateway',
      'embedded-postgres',
      'identity',
      'exchange-access',
      'countries',
      ...FOR_A_SERVICE,
    ],
  ],
  ['ui', 'src/web/ui', ['client', 'shared']],
  ['feature-shared', 'src/web/features/*/shared', FOR_A_FEATURE],
  ['feature', 'src/web/features/*/*', ['business-days', 'schedules', ...FOR_A_FEATURE]],
  ['web-app', 'src/web/app', ['feature', 'feature-shared', 'ui', 'client', 'contract', 'shared']],
];

/** Files that may import other rooms than the folder that they are in. */
const FILES = [
  ['tables', ['src/server/*/tables.ts'], ['tables', 'platform', ...Object.keys(DOMAIN), 'shared']],
  [
    'payments tests',
    [`${PAYMENTS}/**/*.test.ts`, `${PAYMENTS}/**/testing/**`],
    ['payments tests', 'payments', ...ALL_OF_PAYMENTS, ...FOR_PAYMENTS],
  ],
];

const allowing = (types) => ({
  'boundaries/dependencies': [
    'error',
    { default: 'disallow', policies: types.length > 0 ? [{ allow: [{ to: { element: { types } } }] }] : [] },
  ],
});

export default {
  plugins: ['typescript', 'import', 'react'],
  jsPlugins: ['eslint-plugin-boundaries'],
  ignorePatterns: ['**/*.gen.ts', 'dist/**', 'data/**', 'node_modules/**'],
  settings: {
    'import/resolver': { typescript: { project: './tsconfig.json' } },
    'boundaries/include': ['src/**/*'],
    'boundaries/flag-as-external': { customSourcePatterns: ['~icons/**'] },
    // The first that matches is the room of a file.
    'boundaries/elements': [
      ...FILES.flatMap(([type, patterns]) => patterns.map((pattern) => ({ type, pattern, mode: 'full' }))),
      ...ROOMS.map(([type, pattern]) => ({ type, pattern })),
    ],
  },
  rules: {
    'max-lines-per-function': ['error', { max: 100 }],
    'typescript/no-floating-promises': 'error',
    'typescript/await-thenable': 'error',
    'typescript/no-misused-spread': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'boundaries/no-unknown-files': 'error',
    'boundaries/no-unknown-dependencies': 'error',
    ...allowing([]),
  },
  overrides: [
    // For each room only what it may import, as the plugin compares every import with every policy that it is
    // given. Later rows decide: a room inside another one comes after it, and files after rooms.
    ...ROOMS.toSorted(([, one], [, other]) => one.length - other.length).map(([, folder, imports]) => ({
      files: [`${folder}/**`],
      rules: allowing(imports),
    })),
    ...FILES.map(([, files, imports]) => ({ files, rules: allowing(imports) })),
    {
      files: ['**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      files: ['src/shared/**', 'src/contract/**', 'src/domain/**'],
      excludeFiles: ['**/*.test.ts', '**/testing/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['node:*', 'react', 'hono', 'fastify', 'pg', '@electric-sql/*'],
                message: 'Pure code: no I/O, no framework.',
              },
            ],
          },
        ],
        'no-restricted-globals': ['error', 'Date', 'fetch', 'process', 'crypto'],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      },
    },
    {
      files: ['src/web/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [{ group: ['node:*', 'pg', '@electric-sql/*'], message: 'Browser code.' }] },
        ],
      },
    },
  ],
};
