import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  charge,
  hold,
  opening,
  other,
  release,
  returnCollected,
  returnFunding,
  settle,
  sweep,
  type Transfer,
} from '../../../domain/ledger/transfers.ts';
import { testDatabase } from '../../platform/testing/test-database.ts';
import { fundAccount } from './fund-account.ts';
import { placeHold } from './place-hold.ts';
import { postTransfers } from './post-transfers.ts';
import { releaseBatchHold } from './release-hold.ts';

const at = new Date(1_700_000_000_000);
let database: Awaited<ReturnType<typeof testDatabase>>;
let entityId: string;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  entityId = randomUUID();
  await database.query(
    'INSERT INTO entities (id, name, account_id, primary_account_id, created_at) VALUES ($1, $2, $1, $1, $3)',
    [entityId, `Entity ${entityId}`, at],
  );
});
afterAll(() => database.drop());

const owner = () => ({ entityId, currency: 'ZAR' as const });
const money = (amountMinor: bigint, batchId: string = randomUUID()) => ({
  ...owner(),
  batchId,
  amountMinor,
  atMs: at.getTime(),
});
const fund = (amountMinor: bigint, currency: 'ZAR' | 'USD' = 'ZAR') =>
  database.transaction((tx) =>
    fundAccount(tx, {
      entityId,
      accessType: 'FUNDING',
      currency,
      amountMinor,
      reference: 'Deposit',
      transferId: randomUUID(),
      payoutId: randomUUID(),
      at,
    }),
  );
const post = (...transfers: Transfer[]) =>
  database.transaction((tx) =>
    postTransfers(
      tx,
      owner(),
      transfers.map((transfer) => ({ ...transfer, id: randomUUID(), batchId: null, withdrawalId: null })),
      at,
    ),
  );

async function balances(): Promise<Record<string, bigint>> {
  const rows = await database.query(
    `SELECT access_type || ' ' || bucket || ' ' || currency AS name, balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND balance_minor <> 0`,
    [entityId],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.balance_minor]));
}

describe('the ledger', () => {
  it('keeps each balance equal to its postings, and the sum of all balances zero', async () => {
    const step = fc.record({
      kind: fc.constantFrom('hold', 'release', 'settle'),
      amount: fc.bigInt({ min: 1n, max: 60n }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        await fund(100n);
        for (const { kind, amount } of steps) {
          const transfer =
            kind === 'hold' ? hold(amount) : kind === 'release' ? release(amount) : settle(amount, 2n);
          // A transfer that would leave a balance below zero is refused as a whole.
          await post(transfer).catch((error: Error) =>
            expect(error.message).toContain('balance_not_negative'),
          );
        }
        const [sums] = await database.query(
          `SELECT sum(a.balance_minor)::text AS all,
                  count(*) FILTER (WHERE a.balance_minor <> coalesce(p.total, 0)
                                      OR (a.bucket <> 'OUTSIDE' AND a.balance_minor < 0)) AS wrong
             FROM ledger_accounts a
             LEFT JOIN (SELECT account_id, sum(amount_minor) AS total FROM postings GROUP BY account_id) p
                    ON p.account_id = a.id
            WHERE a.entity_id = $1`,
          [entityId],
        );
        expect(sums).toEqual({ all: '0', wrong: 0n });
      }),
      { numRuns: 15 },
    );
  });

  it.each<[string, Transfer, boolean]>([
    ['an overdrawn opening balance', opening(-200n), true],
    ['funding that goes back', returnFunding(200n), true],
    ['a receipt that the bank takes back', returnCollected(200n), true],
    ['a fee of the bank', charge(200n), true],
    ['a fee of the bank on a receiving account', charge(200n, 'collectionAvailable'), true],
    ['other business', other(-200n), true],
    ['other business of a receiving account', other(-200n, 'collectionAvailable'), true],
    ['a hold', hold(200n), false],
    ['a sweep', sweep(200n), false],
  ])('lets only what the bank took leave less than nothing: %s', async (_, transfer, mayBelowZero) => {
    await fund(100n);
    const refused = await post(transfer).then(
      () => null,
      (error: Error) => error.message,
    );
    if (mayBelowZero) expect(refused).toBeNull();
    else expect(refused).toContain('balance_not_negative');
  });

  it('keeps the balances of each currency separate', async () => {
    await fund(100n);
    await fund(7n, 'USD');
    expect(await balances()).toEqual({
      'OUTSIDE OUTSIDE ZAR': -100n,
      'FUNDING AVAILABLE ZAR': 100n,
      'OUTSIDE OUTSIDE USD': -7n,
      'FUNDING AVAILABLE USD': 7n,
    });
  });

  it('books every one of many concurrent transfers on one balance', async () => {
    await fund(100n);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? post(hold(1n)) : fund(1n))),
    );
    expect(await balances()).toMatchObject({ 'FUNDING AVAILABLE ZAR': 100n, 'FUNDING RESERVED ZAR': 20n });
  });

  it('places a hold up to the available balance, and reports the balance otherwise', async () => {
    await fund(100n);
    expect(await database.transaction((tx) => placeHold(tx, money(101n)))).toEqual({
      ok: false,
      availableMinor: 100n,
      payingAccount: null,
      withoutOpening: null,
    });
    expect(await database.transaction((tx) => placeHold(tx, money(100n)))).toEqual({ ok: true });
    expect(await balances()).toMatchObject({ 'FUNDING RESERVED ZAR': 100n });
  });

  it('reports an available balance of zero for an entity that was never funded', async () => {
    expect(await database.transaction((tx) => placeHold(tx, money(1n)))).toEqual({
      ok: false,
      availableMinor: 0n,
      payingAccount: null,
      withoutOpening: null,
    });
  });

  it('places the hold of a batch once, and releases it once', async () => {
    await fund(100n);
    const once = money(40n);
    await database.transaction((tx) => placeHold(tx, once));
    await expect(database.transaction((tx) => placeHold(tx, once))).rejects.toThrow('transfers_pkey');
    await database.transaction((tx) => releaseBatchHold(tx, once));
    await fund(1n);
    await expect(database.transaction((tx) => releaseBatchHold(tx, once))).rejects.toThrow(
      /transfers_pkey|balance_not_negative/,
    );
    expect(await balances()).toMatchObject({ 'FUNDING AVAILABLE ZAR': 101n });
  });
});

describe('the database refuses', () => {
  it('a transfer that does not sum to zero', async () => {
    await fund(100n);
    const lopsided: Transfer = {
      kind: 'HOLD',
      postings: [
        { account: 'fundingAvailable', amountMinor: -5n },
        { account: 'fundingReserved', amountMinor: 4n },
      ],
    };
    await expect(post(lopsided)).rejects.toThrow('sum to zero');
    expect(await balances()).toMatchObject({ 'FUNDING AVAILABLE ZAR': 100n });
  });

  it.each([
    [
      'a change of a balance without a posting',
      'UPDATE ledger_accounts SET balance_minor = balance_minor + 1 WHERE entity_id = $1',
      'by postings alone',
    ],
    [
      'a change of a posting',
      `UPDATE postings SET amount_minor = 0
        WHERE account_id IN (SELECT id FROM ledger_accounts WHERE entity_id = $1)`,
      'is refused',
    ],
    [
      'the deletion of a posting',
      'DELETE FROM postings WHERE account_id IN (SELECT id FROM ledger_accounts WHERE entity_id = $1)',
      'is refused',
    ],
    ['a change of a transfer', "UPDATE transfers SET kind = 'FUND' WHERE entity_id = $1", 'is refused'],
  ])('%s', async (_, statement, words) => {
    await fund(100n);
    await expect(database.execute(statement, [entityId])).rejects.toThrow('permission denied');
    await expect(database.owner.execute(statement, [entityId])).rejects.toThrow(words);
  });

  it('to truncate postings and transfers', async () => {
    await expect(database.query('TRUNCATE postings')).rejects.toThrow('permission denied');
    await expect(database.owner.query('TRUNCATE postings')).rejects.toThrow('is refused');
    await expect(database.owner.query('TRUNCATE transfers CASCADE')).rejects.toThrow('is refused');
  });
});
