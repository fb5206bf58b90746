import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { MINUTE_MS } from '../../../../shared/time.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { readLeftStatements } from '../reading/read-left-statements.ts';
import { entry } from '../statements/testing/statement-of-day.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { reconcileAccount } from './reconcile-account.ts';
import { amountsOf, filedBatch, Statements, upload } from './testing/filed-batch.ts';

/** An account has so many unexplained entries that comparisons leave them out when others come. */

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const MANY = 1_100;
const ANNOUNCED = 500_100n;
const PAID = -4_321n;

async function scene() {
  const entity = await bankFileEntity(installation);
  const { context, entityId, admin, second } = entity;
  const date = dayOf(context.clock.nowMs(), 'Africa/Johannesburg');
  const bank = new Statements();
  const unknown = (amountMinor: bigint, name: string) =>
    entry(amountMinor, date, { text: `Payer ${name}`, bankReference: `FT ${name}` });
  const repeated = unknown(900_900n, 'again');
  const all = Array.from({ length: MANY }, (_, n) => unknown(BigInt(1_000_000 + n), String(n)));
  await upload(second, bank.next(date, [...all, repeated, unknown(ANNOUNCED, 'A'), unknown(PAID, 'P')]));
  const [account] = await context.database.query('SELECT id FROM statement_accounts WHERE entity_id = $1', [
    entityId,
  ]);
  const accountId = account!.id;
  return {
    ...entity,
    date,
    bank,
    unknown,
    repeated,
    part: () => reconcileAccount(context, accountId, 'PART'),
    atRest: async () => {
      const [row] = await context.database.query(
        'SELECT count(*) AS count FROM reconciled_entries WHERE account_id = $1 AND rests',
        [accountId],
      );
      return Number(row!.count);
    },
    isPart: async () => {
      const [row] = await context.database.query(
        'SELECT rested_since FROM statement_accounts WHERE id = $1',
        [accountId],
      );
      return row!.rested_since !== null;
    },
    of: async (amountMinor: bigint) => {
      const rows = await context.database.query(
        `SELECT entry_id, proposal FROM reconciled_entries
          WHERE account_id = $1 AND amount_minor = $2 AND state = 'OPEN'
          ORDER BY entry_id`,
        [accountId, amountMinor],
      );
      return rows.map((row) => ({ id: row.entry_id, reason: row.proposal?.parts[0]?.reason }));
    },
    post: (id: string) =>
      admin.send('POST', `/app/reconciliation/entries/${id}/post`, {
        body: { kind: 'FUNDING' },
      }),
  };
}

it('entries at rest are left out, until something may be about them', async () => {
  const one = await scene();
  const { bank, date, second, unknown, repeated } = one;
  expect(await one.atRest()).toBe(MANY + 3);
  expect(await one.isPart()).toBe(false);

  await upload(second, bank.next(date, [unknown(77n, 'new')]));
  expect(await one.isPart()).toBe(true);
  expect(await one.of(77n)).toMatchObject([{ reason: 'UNKNOWN' }]);
  expect(await one.atRest()).toBe(MANY + 4);

  // The same entry in another statement is a question, and so is the first once the other is posted.
  await upload(second, bank.next(date, [repeated]));
  const both = await one.of(900_900n);
  expect(new Set(both.map(({ reason }) => reason))).toEqual(new Set(['REPEATED', 'UNKNOWN']));
  const posted = await one.post(both.find(({ reason }) => reason === 'REPEATED')!.id);
  expect(posted.status, posted.text).toBe(200);
  await one.part();
  expect(await one.of(900_900n)).toMatchObject([{ reason: 'REPEATED' }]);

  // Money that is announced later is compared with them at once.
  const announced = await one.preparer.send('POST', '/v1/payments/funding-records', {
    body: { connectionId: one.connectionId, amount: '5001.00', expectedOn: date },
  });
  expect(announced.status, announced.text).toBe(200);
  await one.part();
  expect(await one.of(ANNOUNCED)).toMatchObject([{ reason: 'AMOUNT_AND_DATE' }]);

  // The payments of a later file are compared with them within minutes.
  await filedBatch(installation, amountsOf(Number(-PAID)), one);
  await one.part();
  expect(await one.of(PAID)).toMatchObject([{ reason: 'UNKNOWN' }]);
  installation.passMs(11 * MINUTE_MS);
  await readLeftStatements(installation.context);
  expect(await one.of(PAID)).toMatchObject([{ reason: 'AMOUNT_AND_DATE' }]);
  expect(await one.isPart()).toBe(false);
});
