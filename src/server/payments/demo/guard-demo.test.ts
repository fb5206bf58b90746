import { afterEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { BANK_ENTITY } from './demo-entities.ts';
import { guardDemo } from './guard-demo.ts';

const PUBLIC = { PUBLIC_URL: 'https://pay.example.com' };
const FLAG = "INSERT INTO installation (name, value) VALUES ('demo', 'true')";
const ENTITY = `INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
  VALUES (gen_random_uuid(), 'Real (Pty) Ltd', gen_random_uuid(), gen_random_uuid(), now())`;

let database: TestDatabase;
afterEach(() => database.drop());

/** The output or the refusal of the guard on a database that the SQL text `statement` has prepared. */
async function guarded(settings: Record<string, string>, statement?: string): Promise<string[]> {
  database = await testDatabase();
  if (statement) await database.owner.execute(statement);
  const configuration = readConfiguration({
    DATABASE_URL: database.url,
    ENCRYPTION_KEY: 'ab'.repeat(32),
    ...settings,
  });
  const said: string[] = [];
  await guardDemo({ configuration, database } as unknown as Context, (line) => said.push(line)).catch(
    (error: Error) => {
      said.push(`refused: ${error.message}`);
    },
  );
  return said;
}

describe('demo data', () => {
  const refused: [string, Record<string, string>, string | undefined, RegExp][] = [
    [
      'as a real installation',
      { SEED: 'none', ...PUBLIC },
      FLAG,
      /^refused: SEED=none, but this database contains demo data/,
    ],
    [
      'as a real installation on this machine',
      { SEED: 'none' },
      FLAG,
      /^refused: SEED=none, but this database contains/,
    ],
    [
      'under a public name',
      PUBLIC,
      FLAG,
      /^refused: PUBLIC_URL is https:\/\/pay\.example\.com.*PUBLIC_DEMO=yes/,
    ],
    [
      'under a public name by a first start',
      PUBLIC,
      undefined,
      /^refused: PUBLIC_URL is https:\/\/pay\.example\.com/,
    ],
    ['by a process without the web role', { ROLES: 'worker', ...PUBLIC }, FLAG, /^refused: PUBLIC_URL is/],
    [
      'as a public demo of real data',
      { PUBLIC_DEMO: 'yes' },
      ENTITY,
      /^refused: PUBLIC_DEMO=yes, but this database has no demo data/,
    ],
  ];
  it('is not left out of a database with data that should have the company with a file bank', async () => {
    const [said] = await guarded({ SEED: 'demo-bank' }, ENTITY);
    expect(said).toMatch(
      /^refused: This database has data already, and SEED=demo-bank adds its company only/,
    );
  });
  it('with a file bank starts again on its own data', async () => {
    const bank = ENTITY.replace('Real (Pty) Ltd', BANK_ENTITY.name);
    expect(await guarded({ SEED: 'demo-bank' }, `${FLAG}; ${bank}`)).toEqual([]);
  });
  it.each(refused)('is not served %s', async (_, settings, statement, sentence) => {
    expect(await guarded(settings, statement)).toEqual([expect.stringMatching(sentence)]);
  });

  const allowed: [string, Record<string, string>, string | undefined][] = [
    ['demo data on this machine', {}, FLAG],
    ['a first demo on this machine', {}, undefined],
    ['a public demo', { PUBLIC_DEMO: 'yes', ...PUBLIC }, FLAG],
    ['a real installation', { SEED: 'none', ...PUBLIC }, ENTITY],
    ['a first start of a real installation', { SEED: 'none', ...PUBLIC }, undefined],
    ['a real installation whose SEED was forgotten', PUBLIC, ENTITY],
  ];
  it.each(allowed)('allows %s', async (_, settings, statement) => {
    expect(await guarded(settings, statement)).toEqual([]);
  });

  it('warns when the server listens on every address of the machine, as containers do', async () => {
    expect(await guarded({ HOST: '0.0.0.0' }, FLAG)).toEqual([
      'HOST is 0.0.0.0: anyone who can reach port 4000 ' +
        'can sign in with the public passwords of the demo data.',
    ]);
  });
});
