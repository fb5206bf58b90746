import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Context } from '../../platform/context.ts';
import type { PaymentsInstallation } from '../testing/payments-installation.ts';
import { leftStagings } from './send-file.ts';
import { actionsOf, bankVisits, setTransport, type BankVisits } from './testing/visited-bank.ts';
import { visitBank } from './visit-bank.ts';

/** A visit that ends, or whose file is recalled, while the file is on its way to the bank. */

let visits: BankVisits;
let installation: PaymentsInstallation;
beforeAll(async () => {
  visits = await bankVisits();
  installation = visits.installation;
});
afterAll(() => visits.close());

/** A context whose process is killed when it uses the database for the nth time. */
function killedAt(uses: number): Context {
  let left = uses;
  return killedWhen(() => left-- <= 0);
}

/** A context whose process is killed at the database call after one for which `isOver` is true. */
function killedWhen(isOver: (before: readonly unknown[]) => boolean): Context {
  const { context } = installation;
  let before: readonly unknown[] = [];
  const database = new Proxy(context.database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query' && name !== 'transaction') return value;
      return async (...given: unknown[]) => {
        if (isOver(before)) throw new Error('killed');
        before = given;
        return Reflect.apply(value as () => unknown, target, given);
      };
    },
  });
  return { ...context, database };
}

it('a process killed at each step carries a file once, although the bank takes it away', async () => {
  const bank = await visits.byFolder();
  const { file } = await visits.sealed(bank);
  const taken: string[] = [];
  let uses = 0;
  for (let isKilled = true; isKilled; uses++) {
    isKilled = await visitBank(killedAt(uses), bank.connectionId).then(
      () => false,
      () => true,
    );
    for (const name of readdirSync(bank.at('outbox')).filter((found) => !found.startsWith('.'))) {
      taken.push(readFileSync(bank.at('outbox', name), 'latin1'));
      rmSync(bank.at('outbox', name));
    }
  }
  expect(uses).toBeGreaterThan(5);
  // No account number stays there under a name that the bank ignores.
  expect(readdirSync(bank.at('outbox'))).toEqual([]);
  const { id, byteCount } = await file();
  expect(taken.map((text) => text.length)).toEqual([byteCount]);
  expect(await actionsOf(bank, id)).toEqual(['bank_file.sealed', 'bank_file.left', 'bank_file.arrived']);
});

it('a file that another visit has given up before it was published is sent by the next one', async () => {
  const bank = await visits.byFolder();
  const { file } = await visits.sealed(bank);
  const { context } = installation;
  let isGivenUp = false;
  const database = new Proxy(context.database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name !== 'query') return value;
      return async (...given: unknown[]) => {
        if (!isGivenUp && String(given[0]).includes('SET staged_as = $2')) {
          isGivenUp = true;
          expect(await leftStagings(context, bank.connectionId)).toHaveLength(1);
        }
        return Reflect.apply(value as () => unknown, target, given);
      };
    },
  });
  await visitBank({ ...context, database }, bank.connectionId);
  expect(isGivenUp).toBe(true);
  expect(readdirSync(bank.at('outbox'))).toEqual([]);
  expect(await file()).toMatchObject({ arrivedAt: null });
  await visits.nextVisit(bank);
  const { fileName, arrivedAt } = await file();
  expect(readdirSync(bank.at('outbox'))).toEqual([fileName]);
  expect(arrivedAt).not.toBe(null);
});

it('a file that is at the bank under its staging name is not given to users as well', async () => {
  const bank = await visits.byFolder();
  const { file, visit } = await visits.sealed(bank);
  const isStaged = ([sql]: readonly unknown[]) => String(sql).includes('SET staged_as');
  await expect(visitBank(killedWhen(isStaged), bank.connectionId)).rejects.toThrow('killed');
  expect((await file()).arrivedAt).toBe(null);
  const refused = await setTransport(bank, { transport: 'DOWNLOAD' });
  expect(refused.body).toMatchObject({ code: 'bank_file_on_the_way', errors: [{ path: 'transport' }] });
  await visit();
  expect((await file()).arrivedAt).not.toBe(null);
  expect((await setTransport(bank, { transport: 'DOWNLOAD' })).status).toBe(200);
});

it('a file that is recalled on its way is not carried any further', async () => {
  const bank = await visits.byFolder();
  const { file, visit } = await visits.sealed(bank);
  for (let uses = 0; (await file()).state === 'SEALED'; uses++)
    await visitBank(killedAt(uses), bank.connectionId).catch(() => undefined);
  const { id, arrivedAt } = await file();
  expect(arrivedAt).toBe(null);
  const body = { reason: 'The total is wrong.', confirmedBy: 'Lerato at the bank' };
  const recalled = await bank.second.send('POST', `/app/bank-files/${id}/recall`, { body });
  expect(recalled.status, recalled.text).toBe(200);
  await visit();
  expect(readdirSync(bank.at('outbox')).filter((name) => !name.startsWith('.'))).toEqual([]);
  expect(await file()).toMatchObject({ arrivedAt: null });
});

it('a file on its way goes no further while payouts are off, wherever the process was killed', async () => {
  for (let uses = 1; ; uses++) {
    const bank = await visits.byFolder();
    const { file, visit } = await visits.sealed(bank);
    await visitBank(killedAt(uses), bank.connectionId).catch(() => undefined);
    const { state, arrivedAt, fileName } = await file();
    if (arrivedAt !== null) break;
    const published = () => readdirSync(bank.at('outbox')).filter((name) => !name.startsWith('.'));
    const before = published();
    await bank.switchPayouts(false);
    await visit();
    expect(published(), `killed at use ${uses} in ${state}`).toEqual(before);
    expect(await file()).toMatchObject({ arrivedAt: null });
    await bank.switchPayouts(true);
    await visits.nextVisit(bank);
    expect(published()).toEqual([fileName]);
    expect((await file()).arrivedAt).not.toBe(null);
  }
});
