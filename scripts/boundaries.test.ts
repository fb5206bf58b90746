import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Plants forbidden imports in a tree of the same shape. The linter with our settings must report each one.
 */

const ROOT = resolve(import.meta.dirname, '..');

const ROOMS = {
  shared: 'src/shared',
  contract: 'src/contract',
  ledger: 'src/domain/ledger',
  payouts: 'src/domain/payouts',
  'bank-files': 'src/domain/bank-files',
  withdrawal: 'src/domain/withdrawal',
  'withdrawal-file': 'src/domain/withdrawal-file',
  exchange: 'src/domain/exchange',
  reconciliation: 'src/domain/reconciliation',
  client: 'src/client',
  countries: 'src/domain/countries',
  platform: 'src/server/platform',
  'embedded database': 'src/server/embedded-postgres',
  identity: 'src/server/identity',
  audit: 'src/server/audit',
  'exchange access': 'src/server/exchange-access',
  gateway: 'src/server/gateway',
  payments: 'src/server/payments',
  trading: 'src/server/trading',
  composition: 'src/server/app',
  ui: 'src/web/ui',
  'shared by payments': 'src/web/features/payments/shared',
  'shared by trading': 'src/web/features/trading/shared',
  'feature overview': 'src/web/features/payments/overview',
  'feature batches': 'src/web/features/payments/batches',
  'feature market': 'src/web/features/trading/market',
  'web application': 'src/web/app',
} as const;
type Room = keyof typeof ROOMS;

const FEATURES: Room[] = ['feature overview', 'feature batches', 'feature market'];
const SHARED_FEATURES: Room[] = ['shared by payments', 'shared by trading'];
const FOR_A_FEATURE: Room[] = [
  ...SHARED_FEATURES,
  'ui',
  'client',
  'contract',
  'shared',
  'countries',
  'withdrawal',
  'withdrawal-file',
];
const FOR_A_SERVICE: Room[] = ['audit', 'platform', 'contract', 'shared'];

/** The rooms that each room may import besides itself (docs/architecture.md). */
const MAY_IMPORT: Record<Room, readonly Room[]> = {
  shared: [],
  contract: ['withdrawal', 'shared'],
  countries: ['shared'],
  withdrawal: ['countries', 'shared'],
  ledger: ['countries', 'shared'],
  payouts: ['withdrawal', 'countries', 'shared'],
  'bank-files': ['countries', 'shared'],
  'withdrawal-file': ['withdrawal', 'countries', 'shared'],
  exchange: ['countries', 'shared'],
  reconciliation: ['bank-files', 'countries', 'shared'],
  client: ['contract', 'shared'],
  platform: ['contract', 'shared'],
  'embedded database': ['platform', 'shared'],
  audit: ['platform', 'contract', 'shared'],
  identity: FOR_A_SERVICE,
  'exchange access': [...FOR_A_SERVICE, 'identity'],
  gateway: [...FOR_A_SERVICE, 'identity', 'exchange access', 'client'],
  payments: [
    ...FOR_A_SERVICE,
    'identity',
    'bank-files',
    'reconciliation',
    'ledger',
    'payouts',
    'withdrawal',
    'withdrawal-file',
    'countries',
  ],
  trading: [...FOR_A_SERVICE, 'exchange access', 'exchange'],
  composition: [
    ...FOR_A_SERVICE,
    'embedded database',
    'identity',
    'exchange access',
    'payments',
    'trading',
    'gateway',
    'countries',
  ],
  ui: ['client', 'shared'],
  'shared by payments': FOR_A_FEATURE,
  'shared by trading': FOR_A_FEATURE,
  'feature overview': FOR_A_FEATURE,
  'feature batches': FOR_A_FEATURE,
  'feature market': FOR_A_FEATURE,
  'web application': [...FEATURES, ...SHARED_FEATURES, 'ui', 'client', 'contract', 'shared'],
};

/**
 * The rooms of the payments service in the order of the linter: each may import those before it.
 * `src/server/payments/rooms.test.ts` compares this order with the documented one.
 */
const LINTER = (await import(pathToFileURL(join(ROOT, 'oxlint.config.mjs')).href)) as {
  PAYMENTS_ROOMS: readonly string[];
};
const PAYMENTS_ROOMS = LINTER.PAYMENTS_ROOMS.map((room) => `${ROOMS.payments}/${room}`);

/** Other rooms that could import one of them. Only the composition may. */
const OUTSIDE: readonly Room[] = ['trading', 'gateway', 'identity', 'ui', 'feature batches', 'composition'];

interface Planted {
  from: string;
  to: string;
  file: string;
  isAllowed: boolean;
}

function importOf(from: string, to: string, isAllowed: boolean): Planted {
  return { from, to, file: `${from}/imports-${to.replaceAll('/', '-')}.ts`, isAllowed };
}

const rooms = Object.keys(ROOMS) as Room[];
const pairs: Planted[] = [
  ...rooms.flatMap((from) =>
    rooms
      .filter((to) => to !== from)
      .map((to) => importOf(ROOMS[from], ROOMS[to], MAY_IMPORT[from].includes(to))),
  ),
  ...PAYMENTS_ROOMS.flatMap((from, place) => [
    ...PAYMENTS_ROOMS.flatMap((to, other) => (other === place ? [] : [importOf(from, to, other < place)])),
    importOf(from, ROOMS.payments, false),
    importOf(ROOMS.payments, from, true),
    ...OUTSIDE.map((room) => importOf(ROOMS[room], from, room === 'composition')),
  ]),
];
const forbidden = pairs.filter(({ isAllowed }) => !isAllowed);
const allowed = pairs.filter(({ isAllowed }) => isAllowed);

/** Files that break a special rule: path, text, and a word of the linter's message. */
const OTHERS = [
  [
    'src/shared/reads-a-file.ts',
    "import { readFileSync } from 'node:fs';\nexport const text = readFileSync;\n",
    'no-restricted-imports',
  ],
  ['src/domain/ledger/asks-the-time.ts', 'export const now = () => new Date();\n', 'no-restricted-globals'],
  [
    'src/domain/payouts/throws-dice.ts',
    'export const dice = () => Math.random();\n',
    'no-restricted-properties',
  ],
  [
    'src/contract/uses-fastify.ts',
    "import fastify from 'fastify';\nexport const app = fastify;\n",
    'no-restricted-imports',
  ],
  [
    'src/web/ui/uses-the-database.ts',
    "import pg from 'pg';\nexport const pool = pg;\n",
    'no-restricted-imports',
  ],
  ['src/elsewhere/unclassified.ts', 'export const unclassified = 1;\n', 'no-unknown-files'],
  [
    'src/web/app/imports-unclassified.ts',
    "import { unclassified } from '../../elsewhere/unclassified.ts';\nexport const it = unclassified;\n",
    'boundaries',
  ],
  [
    'src/server/payments/ring-a.ts',
    "import type { B } from './ring-b.ts';\nexport interface A { b: B }\n",
    'no-cycle',
  ],
  [
    'src/server/payments/ring-b.ts',
    "import type { A } from './ring-a.ts';\nexport interface B { a: A }\n",
    'no-cycle',
  ],
] as const;

let tree: string;
const complaints = new Map<string, string[]>();

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'outlay-boundaries-'));
  for (const name of ['oxlint.config.mjs', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, name), join(tree, name));
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  for (const room of new Set(pairs.map(({ from }) => from)))
    plant(
      `${room}/thing.ts`,
      'export interface Thing { name: string }\nexport const thing: Thing = { name: "thing" };\n',
    );
  for (const { from, to, file } of pairs) {
    const path = relative(from, `${to}/thing.ts`).replace(/^(?!\.)/, './');
    // Every second import is a type import, which must be reported as well.
    plant(
      file,
      (to.length + from.length) % 2
        ? `import type { Thing } from '${path}';\nexport type Own = Thing;\n`
        : `import { thing } from '${path}';\nexport const own = thing;\n`,
    );
  }
  for (const [file, text] of OTHERS) plant(file, text);
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/oxlint'),
    ['-c', 'oxlint.config.mjs', '--format=json'],
    {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code?: string; message: string }[];
  };
  for (const { filename, code, message } of diagnostics) {
    complaints.set(filename, [...(complaints.get(filename) ?? []), `${code} ${message}`]);
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(forbidden)('refuses that $from imports $to', ({ file }) => {
    expect(
      complaints.get(file)?.some((complaint) => complaint.includes('boundaries')) ?? false,
      `${file}: ${complaints.get(file)?.join('; ')}`,
    ).toBe(true);
  });

  it('accepts every import that the architecture allows', () => {
    const wrongly = allowed.filter(({ file }) =>
      complaints.get(file)?.some((complaint) => complaint.includes('boundaries')),
    );
    expect(wrongly).toEqual([]);
  });

  it.each(OTHERS)('refuses %s', (file, _, rule) => {
    expect(complaints.get(file)?.join('\n') ?? 'nothing').toContain(rule);
  });
});
