import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { BankConnection, BankPayment } from '../connection.ts';
import { sandboxConnection } from './sandbox-connection.ts';

/** The pace of a running installation, well within the 15 seconds that the README promises. */
const LATER_MS = 6_000;
let database: Awaited<ReturnType<typeof testDatabase>>;
let bank: BankConnection;
let nowMs = 1_700_000_000_000;

beforeAll(async () => {
  database = await testDatabase();
  bank = sandboxConnection(database, { nowMs: () => nowMs }, { answerMs: 0, laterMs: LATER_MS });
});
beforeEach(() => {
  nowMs += 1_000_000;
});
afterAll(() => database.drop());

function payment(ending: string): BankPayment {
  return {
    attemptId: randomUUID(),
    rail: 'EFT',
    currency: 'ZAR',
    amountMinor: 12_500n,
    beneficiaryName: 'Thandi Mokoena',
    bankCode: 'FNB',
    branchCode: '250655',
    accountNumber: `6200000${ending}`,
    accountType: 'CURRENT',
    reference: 'SALARY MAR',
  };
}

describe('the sandbox bank', () => {
  it.each([
    ['1234', { state: 'PAID' }],
    ['0001', { state: 'FAILED', failureCode: 'INVALID_ACCOUNT' }],
    ['0002', { state: 'FAILED', failureCode: 'ACCOUNT_CLOSED' }],
    ['0003', { state: 'FAILED', failureCode: 'NAME_MISMATCH' }],
    ['0004', { state: 'FAILED', failureCode: 'BANK_UNAVAILABLE' }],
    ['0005', { state: 'PAID' }],
  ])('answers at once for an account that ends in %s', async (ending, answer) => {
    const sent = payment(ending);
    expect((await bank.submit([sent])).get(sent.attemptId)).toMatchObject(answer);
    expect((await bank.lookup([sent.attemptId])).get(sent.attemptId)).toMatchObject(answer);
  });

  it.each([
    ['0006', { state: 'PAID' }],
    ['0007', { state: 'FAILED', failureCode: 'BANK_REJECTED' }],
  ])(
    'gives no answer for an account that ends in %s, and reports the outcome later',
    async (ending, answer) => {
      const sent = payment(ending);
      expect((await bank.submit([sent])).has(sent.attemptId)).toBe(false);
      expect((await bank.lookup([sent.attemptId])).get(sent.attemptId)).toEqual({ state: 'UNDECIDED' });
      nowMs += LATER_MS;
      expect((await bank.lookup([sent.attemptId])).get(sent.attemptId)).toMatchObject(answer);
    },
  );

  it('declares that it may answer later and that it reports returns', () => {
    expect(bank.capabilities).toMatchObject({ asynchronous: true, statements: true });
  });

  it('returns a payment to an account that ends in 0005 a little later, and no other', async () => {
    const since = new Date(nowMs);
    const sent = payment('0005');
    await bank.submit([sent, payment('1234'), payment('0001')]);
    expect(await bank.returnedSince(since)).toEqual([]);
    nowMs += LATER_MS;
    expect(await bank.returnedSince(since)).toMatchObject([
      { attemptId: sent.attemptId, returnedAt: new Date(nowMs) },
    ]);
    expect(await bank.returnedSince(new Date(nowMs + 1))).toEqual([]);
  });

  it('pays an attempt once although it is submitted five times', async () => {
    const sent = payment('1234');
    const answers = await Promise.all(Array.from({ length: 5 }, () => bank.submit([sent])));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.get(sent.attemptId)))).size).toBe(1);
    const rows = await database.query(
      'SELECT amount_minor, submissions FROM sandbox_rail.payments WHERE attempt_id = $1',
      [sent.attemptId],
    );
    expect(rows).toEqual([{ amount_minor: 12_500n, submissions: 5 }]);
  });

  it('reports that it never received an unknown attempt', async () => {
    const id = randomUUID();
    expect((await bank.lookup([id])).get(id)).toEqual({ state: 'NEVER_RECEIVED' });
  });
});
