import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseError } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { receivingConnection, RECEIVING } from '../bank-files/testing/receiving-connection.ts';
import { installBanks } from '../entity/banks/install-banks.ts';
import { confirm, propose } from '../reconciling/entry-rules/testing/operating-account.ts';
import type { Scene } from '../reconciling/opening-balances/testing/opened-account.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { simulateMoney } from '../reconciling/funding/simulate-money.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { oneAccount } from './testing/one-account.ts';
import { withBank } from './testing/receiving-account.ts';
import { receivingCompany } from './testing/receiving-company.ts';

/**
 * Collected money beside a second account: a sweep moves what is on the account that pays, and never what is
 * on an account that only receives.
 */

const SWEEP = '/v1/payments/collections/sweep';
const MOVABLE = '/app/movable-collections';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
});
afterAll(async () => {
  expect((await verifyLedger(ownerOf(installation.context.database))).faults).toEqual([]);
  await installation.close();
});

/** A company whose first account pays and receives, and whose second one only receives. */
async function twoAccounts(isBegun = true) {
  const first = await oneAccount(installation, isBegun);
  expect((await first.become('BOTH')).status).toBe(200);
  expect((await first.switchOn()).status).toBe(200);
  const { admin, approver } = first;
  const connectionId = await receivingConnection({ admin, second: approver });
  const second = withBank(first, connectionId, RECEIVING);
  const asked = async (amount: string) => (await first.asked({ amount })).reference;
  return {
    ...first,
    second,
    asked,
    sweep: (amount: string) =>
      approver.send('POST', SWEEP, { body: { currency: 'ZAR', amount, reason: 'For salaries' } }),
    movable: async () => (await approver.send('GET', MOVABLE)).body,
  };
}

describe('a company with an account that pays and receives, and one that only receives,', () => {
  it('moves what is on the first one, and not a cent of what is on the second', async () => {
    const company = await twoAccounts();
    await company.receive({ text: await company.asked('300.00'), amountMinor: 30_000n });
    await company.second.receive({ text: await company.asked('200.00'), amountMinor: 20_000n });
    expect(await company.collected()).toBe(50_000n);
    expect(await company.movable()).toEqual([
      { currency: 'ZAR', amount: '300.00', leftAmount: '200.00', leftBecause: 'RECEIVING_ACCOUNT' },
    ]);
    const tooMuch = await company.sweep('300.01');
    expect(tooMuch.body, tooMuch.text).toMatchObject({ code: 'collection_too_small' });
    expect(tooMuch.text).toContain('300.00');
    expect((await company.sweep('300.00')).status).toBe(200);
    // Everything on the first account is for batches, and nothing of the second one.
    const { funding, collection, available, elsewhere, atTheBank } = await company.money();
    expect({ funding, collection, available, elsewhere, atTheBank }).toEqual({
      funding: 130_000n,
      collection: 20_000n,
      available: '1300.00',
      elsewhere: '0.00',
      atTheBank: 130_000n,
    });
    expect((await company.sweep('0.01')).body).toMatchObject({ code: 'collected_at_bank' });
    expect(await company.movable()).toEqual([
      { currency: 'ZAR', amount: '0.00', leftAmount: '200.00', leftBecause: 'RECEIVING_ACCOUNT' },
    ]);
  });

  it('has the money of the second in Funding once both statements show the transfer', async () => {
    const company = await twoAccounts();
    const { approver, second } = company;
    await second.receive({ text: await company.asked('200.00'), amountMinor: 20_000n });
    await second.receive({ text: 'TO OUR PAYING ACCOUNT', amountMinor: -20_000n });
    await company.receive({ text: 'FROM OUR RECEIVING ACCOUNT', amountMinor: 20_000n });
    const entryOf = async (amount: string): Promise<string> => {
      const { body } = await approver.send('GET', '/app/reconciliation/entries?state=OPEN');
      return body.items.find(({ entry }: { entry: { amount: string } }) => entry.amount === amount).entry.id;
    };
    const out = await entryOf('-200.00');
    const transfer = { category: 'OWN_TRANSFER', words: 'TO OUR PAYING ACCOUNT', isAutomatic: false };
    const rule = await propose(company as unknown as Scene, out, transfer);
    expect(rule.status, rule.text).toBe(200);
    const confirmed = await confirm(company as unknown as Scene, rule.body.id, approver);
    expect(confirmed.status, confirmed.text).toBe(200);
    const funded = await approver.send(
      'POST',
      `/app/reconciliation/entries/${await entryOf('200.00')}/post`,
      { body: { kind: 'FUNDING' } },
    );
    expect(funded.status, funded.text).toBe(200);
    expect(await company.money()).toMatchObject({
      funding: 120_000n,
      collection: 0n,
      atTheBank: 120_000n,
    });
    expect(await company.movable()).toEqual([]);
  });

  it('moves nothing while the opening balance of the first one is not booked', async () => {
    const company = await twoAccounts(false);
    await company.second.receive({ text: await company.asked('200.00'), amountMinor: 20_000n });
    expect((await company.sweep('1.00')).body).toMatchObject({ code: 'collected_at_bank' });
    expect(await company.movable()).toMatchObject([{ amount: '0.00', leftBecause: 'OPENING_BALANCE' }]);
  });

  it('cannot move more by direct SQL as the role of the server', async () => {
    const company = await twoAccounts();
    const { context, entityId, approver } = company;
    await company.receive({ text: await company.asked('300.00'), amountMinor: 30_000n });
    await company.second.receive({ text: await company.asked('200.00'), amountMinor: 20_000n });
    const refused = await context.database
      .execute(
        `INSERT INTO collection_sweeps
                (transfer_id, entity_id, currency, amount_minor, reason, funding_id, swept_by, swept_at)
         SELECT gen_random_uuid(), $1, 'ZAR', 30001, 'x', gen_random_uuid(), $2, now()`,
        [entityId, approver.user.id],
      )
      .then(
        () => null,
        (error: unknown) => databaseError(error)?.constraint,
      );
    expect(refused).toBe('sweep_collected');
  });
});

describe('what can be moved', () => {
  it('is everything before the first bank, and no simulated money after it', async () => {
    const company = await receivingCompany(installation);
    const { context, entityId, approver } = company;
    const simulated = { entityId, accessType: 'COLLECTION', currency: 'ZAR', reference: 'CARDS' } as const;
    await context.database.transaction((tx) =>
      simulateMoney(context, tx, { ...simulated, amountMinor: 5_000n }),
    );
    expect((await approver.send('GET', MOVABLE)).body).toEqual([
      { currency: 'ZAR', amount: '50.00', leftAmount: '0.00', leftBecause: null },
    ]);
    const later = await oneAccount(installation, true, ({ context: of, entityId: id }) =>
      of.database.transaction((tx) =>
        simulateMoney(of, tx, { ...simulated, entityId: id, amountMinor: 5_000n }),
      ),
    );
    expect((await later.approver.send('GET', MOVABLE)).body).toEqual([
      { currency: 'ZAR', amount: '0.00', leftAmount: '50.00', leftBecause: 'SIMULATED' },
    ]);
  });
});
