import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../../shared/calendar-day.ts';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
import { insertBatch } from '../../testing/insert-batch.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { begin, over, scene, statement, type Scene } from '../opening-balances/testing/opened-account.ts';
import { ACCOUNT, entry } from '../statements/testing/statement-of-day.ts';
import { deliver } from './testing/filed-batch.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const missingOf = async (one: Pick<Scene, 'admin'>, matter = 'OPENING_BALANCE_MISSING') => {
  const { body } = await one.admin.send('GET', '/app/attention');
  const found = body.find(({ kind }: any) => kind === matter);
  return found ? found.count : 0;
};
const daysOf = async (one: Scene) => {
  const [{ account }] = (await one.admin.send('GET', '/app/statement-accounts')).body;
  return (await one.admin.send('GET', `/app/statement-accounts/${account.id}/balance-days`)).body.items;
};

it('names the missing opening balance, not the statements, as what the days differ by', async () => {
  const one = await scene(installation);
  const [early, first] = [addDays(one.today, -5), addDays(one.today, -4)];
  // The bank announced a deposit before the first statement that has balances, which opens with it.
  const advice = statement(1, early, 0n, [entry(150_000n, early, { text: 'DEPOSIT' })], {
    kind: 'ADVICE',
    opening: null,
    closing: null,
  });
  await deliver(one, advice);
  await deliver(one, statement(2, first, 150_000n));
  const [deposit] = (await one.second.send('GET', '/app/reconciliation/entries')).body.items;
  const posted = await one.second.send('POST', `/app/reconciliation/entries/${deposit.entry.id}/post`, {
    body: { kind: 'FUNDING' },
  });
  expect(posted.status, posted.text).toBe(200);
  expect(await daysOf(one)).toMatchObject([
    {
      ledgerBalance: '3000.00',
      statementBalance: '1500.00',
      differenceAmount: '1500.00',
      reasons: [{ code: 'OPENING_BALANCE', amount: '1500.00' }],
    },
  ]);
  expect(await missingOf(one)).toBe(1);
  await begin(one, 'OPEN-2');
  expect(await daysOf(one)).toMatchObject([{ differenceAmount: '0.00', reasons: [] }]);
  expect(await missingOf(one)).toBe(0);
});

it('needs attention on a live connection whose statements do not fit, until it is booked', async () => {
  const one = await scene(installation);
  await deliver(one, statement(1, one.today, 100_000n, [], { opening: null }));
  expect(await missingOf(one)).toBe(1);
  await deliver(one, statement(2, addDays(one.today, 1), 100_000n));
  const { candidates } = await one.opening();
  await one.propose(candidates[0].statement.id);
  expect(await missingOf(one)).toBe(0);
  expect(await missingOf(one, 'OPENING_BALANCE_TO_CONFIRM')).toBe(1);
});

it.each(['STATEMENT', 'REPLY', 'ACCEPTANCE'] as const)(
  'before the first statement of an account that pays by %s, everything says what to do',
  async (paidBy) => {
    const one = over(await bankFileEntity(installation, { paidBy }));
    expect(await missingOf(one)).toBe(1);
    // More than the simulated money of before the connection was switched on.
    const rows = [{ amountMinor: 1_000_000_000_100n }];
    const creator = await installation.user(one.entityId, ['PREPARER']);
    const batch = await insertBatch(one.context, { entityId: one.entityId, createdBy: creator.id, rows });
    const path = `/v1/payments/bulk-withdrawals/batches/${batch.id}`;
    const name = `Main account ${ACCOUNT}`;
    expect((await one.second.send('GET', `${path}/fee-quote`)).body.accountWithoutOpening).toBe(name);
    const refused = await one.second.send('POST', `${path}/approve`);
    expect(refused.body.code, refused.text).toBe('insufficient_funds');
    expect(refused.body.detail).toContain(`opening balance of ${name}`);
    expect(refused.body.detail).toContain('Upload a statement of the account');
    await one.admin.send('PUT', `/app/bank-connections/${one.connectionId}/state`, {
      body: { state: 'OFF' },
    });
    expect(await missingOf(one)).toBe(0);
  },
);
