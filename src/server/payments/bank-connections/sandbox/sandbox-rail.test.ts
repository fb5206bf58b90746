import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import type { PaymentRail, RailPayment } from '../rail.ts';
import { sandboxRail } from './sandbox-rail.ts';

/** README and docs/fillings.md promise "within 15 seconds"; a person who watches sees it sooner. */
const LATER_MS = 6_000;
let database: Awaited<ReturnType<typeof testDatabase>>;
let rail: PaymentRail;
let nowMs = 1_700_000_000_000;

beforeAll(async () => {
  database = await testDatabase();
  rail = sandboxRail(database, { nowMs: () => nowMs }, { answerMs: 0, laterMs: LATER_MS });
});
beforeEach(() => {
  nowMs += 1_000_000;
});
afterAll(() => database.drop());

function payment(ending: string): RailPayment {
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

describe('the sandbox rail', () => {
  it.each([
    ['1234', { state: 'PAID' }],
    ['0001', { state: 'FAILED', failureCode: 'INVALID_ACCOUNT' }],
    ['0002', { state: 'FAILED', failureCode: 'ACCOUNT_CLOSED' }],
    ['0003', { state: 'FAILED', failureCode: 'NAME_MISMATCH' }],
    ['0004', { state: 'FAILED', failureCode: 'BANK_UNAVAILABLE' }],
    ['0005', { state: 'PAID' }],
  ])('answers at once for an account that ends in %s', async (ending, answer) => {
    const sent = payment(ending);
    expect((await rail.submit([sent])).get(sent.attemptId)).toMatchObject(answer);
    expect((await rail.lookup([sent.attemptId])).get(sent.attemptId)).toMatchObject(answer);
  });

  it.each([
    ['0006', { state: 'PAID' }],
    ['0007', { state: 'FAILED', failureCode: 'BANK_REJECTED' }],
  ])('says nothing for one that ends in %s, and knows when it is asked later', async (ending, answer) => {
    const sent = payment(ending);
    expect((await rail.submit([sent])).has(sent.attemptId)).toBe(false);
    expect((await rail.lookup([sent.attemptId])).get(sent.attemptId)).toEqual({ state: 'UNDECIDED' });
    nowMs += LATER_MS;
    expect((await rail.lookup([sent.attemptId])).get(sent.attemptId)).toMatchObject(answer);
  });

  it('sends back, a little later, what was paid to one that ends in 0005, and nothing else', async () => {
    const since = new Date(nowMs);
    const sent = payment('0005');
    await rail.submit([sent, payment('1234'), payment('0001')]);
    expect(await rail.statements(since)).toEqual([]);
    nowMs += LATER_MS;
    expect(await rail.statements(since)).toMatchObject([
      { attemptId: sent.attemptId, returnedAt: new Date(nowMs) },
    ]);
    expect(await rail.statements(new Date(nowMs + 1))).toEqual([]);
  });

  it('pays an attempt once however often it is submitted, and counts', async () => {
    const sent = payment('1234');
    const answers = await Promise.all(Array.from({ length: 5 }, () => rail.submit([sent])));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.get(sent.attemptId)))).size).toBe(1);
    const rows = await database.query(
      'SELECT amount_minor, submissions FROM sandbox_rail.payments WHERE attempt_id = $1',
      [sent.attemptId],
    );
    expect(rows).toEqual([{ amount_minor: 12_500n, submissions: 5 }]);
  });

  it('says of what it was never sent that it never received it', async () => {
    const id = randomUUID();
    expect((await rail.lookup([id])).get(id)).toEqual({ state: 'NEVER_RECEIVED' });
  });
});
