import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentState, ReplyQuestion } from '../../shared/bank-file-terms.ts';
import { countsAsPaid, judgeReply, type SentFile, type SentPayment } from './judge-reply.ts';
import type { BankFileProfile } from './profile.ts';
import { statusOfFile } from './file-status.ts';
import type { BankReply, FileStatus, PaymentReply, ReplyReason, ReplyTotals } from './reply.ts';

type Status = PaymentReply['status'];
type PaidBy = BankFileProfile['paidBy'];

const DUPLICATE: ReplyReason = { code: 'DU01', text: null, failureCode: 'DUPLICATE' };

const idOf = (row: number) => String(row).padStart(32, '0');

function sent(states: readonly (PaymentState | null)[], paidBy: PaidBy = 'REPLY', unnamed = true): SentFile {
  const payments: SentPayment[] = states.map((state, index) => ({
    withdrawalId: `w${index + 1}`,
    endToEndId: idOf(index + 1),
    sequenceNumber: index + 11,
    amountMinor: BigInt(index + 1) * 100n,
    accountNumber: `6200${index + 1}`,
    block: 1,
    state,
  }));
  return {
    isTest: false,
    currency: 'ZAR',
    totalMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    rules: { paidBy, unnamedAreAccepted: unnamed },
    paymentCount: payments.length,
    blockCount: 1,
    mayBeTwiceAtBank: false,
    said: null,
    payments,
  };
}

function said(row: number, status: Status, more: Partial<PaymentReply> = {}): PaymentReply {
  return {
    endToEndId: idOf(row),
    sequenceNumber: null,
    status,
    reason: null,
    amountMinor: null,
    accountNumber: null,
    date: null,
    movedTo: null,
    ...more,
  };
}

function reply(
  payments: readonly PaymentReply[],
  file: NonNullable<BankReply['file']>['status'] | null = null,
  reason: ReplyReason | null = null,
): BankReply {
  return {
    format: 'PAIN_002',
    answers: { fileId: null, transmissionNumber: null, generationNumber: null },
    file: file === null ? null : { status: file, reason },
    payments,
    isTest: false,
  };
}

/** The states of the payments after a reply, or the question that it becomes. */
function after(file: SentFile, of: BankReply): (PaymentState | null)[] | ReplyQuestion {
  const judgement = judgeReply(file, of);
  if (!judgement.fits) return judgement.question;
  const changes = new Map(judgement.changes.map((change) => [change.withdrawalId, change.state]));
  return file.payments.map(({ withdrawalId, state }) => changes.get(withdrawalId) ?? state);
}

describe('a word about one payment', () => {
  it.each<[PaymentState | null, Status, PaidBy, PaymentState | null | ReplyQuestion]>([
    [null, 'RECEIVED', 'REPLY', 'RECEIVED'],
    [null, 'ACCEPTED', 'REPLY', 'ACCEPTED'],
    ['RECEIVED', 'PAID', 'REPLY', 'PAID'],
    ['ACCEPTED', 'RECEIVED', 'REPLY', 'ACCEPTED'],
    ['PAID', 'ACCEPTED', 'REPLY', 'PAID'],
    ['PAID', 'PAID', 'REPLY', 'PAID'],
    [null, 'REJECTED', 'REPLY', 'REJECTED'],
    ['ACCEPTED', 'REJECTED', 'REPLY', 'REJECTED'],
    ['ACCEPTED', 'REJECTED', 'STATEMENT', 'REJECTED'],
    ['ACCEPTED', 'REJECTED', 'ACCEPTANCE', 'RETURNED'],
    ['PAID', 'REJECTED', 'REPLY', 'REJECTED_AFTER_PAYMENT'],
    ['REJECTED', 'REJECTED', 'REPLY', 'REJECTED'],
    ['REJECTED', 'RECEIVED', 'REPLY', 'REJECTED'],
    ['REJECTED', 'ACCEPTED', 'REPLY', 'ACCEPTED_AFTER_REJECTION'],
    ['REJECTED', 'PAID', 'REPLY', 'PAID_AFTER_REJECTION'],
    ['REJECTED', 'RETURNED', 'REPLY', 'PAID_AFTER_REJECTION'],
    [null, 'RETURNED', 'REPLY', 'RETURNED'],
    ['PAID', 'RETURNED', 'REPLY', 'RETURNED'],
    ['RETURNED', 'PAID', 'REPLY', 'RETURNED'],
    ['RETURNED', 'REJECTED', 'REPLY', 'RETURNED'],
    [null, 'REDIRECTED', 'REPLY', null],
  ])('after %s: %s (paid by %s) gives %s', (before, status, paidBy, expected) => {
    const found = after(sent([before], paidBy), reply([said(1, status)]));
    expect(Array.isArray(found) ? found[0] : found).toBe(expected);
  });

  it('names the payment by its end-to-end id, its sequence number, or both', () => {
    const file = sent([null, null]);
    const bySequence = (row: number, id: string | null, sequenceNumber: number) =>
      after(file, reply([said(row, 'PAID', { endToEndId: id, sequenceNumber })]));
    expect(bySequence(2, null, 12)).toEqual([null, 'PAID']);
    expect(bySequence(2, idOf(2), 12)).toEqual([null, 'PAID']);
    expect(bySequence(2, idOf(1), 12)).toBe('UNKNOWN_PAYMENT');
    expect(bySequence(2, null, 13)).toBe('UNKNOWN_PAYMENT');
  });

  it('must repeat the amount and the account as they were sent; zeros before an account do not count', () => {
    const file = sent([null]);
    const with_ = (more: Partial<PaymentReply>) => after(file, reply([said(1, 'REJECTED', more)]));
    expect(with_({ amountMinor: 100n, accountNumber: '0000062001' })).toEqual(['REJECTED']);
    expect(with_({ amountMinor: 101n })).toBe('OTHER_AMOUNT');
    expect(with_({ accountNumber: '62002' })).toBe('OTHER_ACCOUNT');
    expect(with_({ amountMinor: 100n, currency: 'ZAR' })).toEqual(['REJECTED']);
    expect(with_({ amountMinor: 100n, currency: 'USD' })).toBe('OTHER_AMOUNT');
  });

  it('may repeat the last 16 digits of a longer account', () => {
    const file = sent([null]);
    const payments = [{ ...file.payments[0]!, accountNumber: '12340000567890123456' }];
    const with_ = (accountNumber: string) =>
      after({ ...file, payments }, reply([said(1, 'PAID', { accountNumber })]));
    expect(with_('567890123456')).toEqual(['PAID']);
    expect(with_('1234567890123456')).toBe('OTHER_ACCOUNT');
  });

  it('by a sequence number that occurs twice means the payment with its amount and account', () => {
    const file = sent([null, null]);
    const payments = file.payments.map((payment) => ({ ...payment, sequenceNumber: 7 }));
    const by = (more: Partial<PaymentReply>) =>
      after(
        { ...file, payments },
        reply([said(1, 'RETURNED', { endToEndId: null, sequenceNumber: 7, ...more })]),
      );
    expect(by({ amountMinor: 200n, accountNumber: '62002' })).toEqual([null, 'RETURNED']);
    expect(by({ amountMinor: 200n, accountNumber: '62001' })).toBe('UNKNOWN_PAYMENT');
    expect(by({})).toBe('UNKNOWN_PAYMENT');
  });
});

describe('a word about a block of the file', () => {
  /** Two payments in the first block and one in the second. */
  const inBlocks = (states: readonly (PaymentState | null)[], more: Partial<SentFile> = {}): SentFile => {
    const file = sent(states);
    const payments = file.payments.map((payment, index) => ({ ...payment, block: index < 2 ? 1 : 2 }));
    return { ...file, blockCount: 2, payments, ...more };
  };
  const about = (
    blocks: readonly [number, FileStatus | null, Partial<ReplyTotals>?, (ReplyReason | null)?][],
    file: FileStatus | null = null,
    payments: readonly PaymentReply[] = [],
  ): BankReply => ({
    ...reply(payments, file),
    blocks: blocks.map(([number, status, totals, reason = null]) => ({
      number,
      status,
      reason,
      totals: { count: null, sum: null, ...totals },
    })),
  });
  const NOTHING = [null, null, null] as const;

  it.each<[string, BankReply, (PaymentState | null)[] | ReplyQuestion]>([
    ['rejected, the other unknown', about([[2, 'REJECTED']]), [null, null, 'REJECTED']],
    [
      'rejected, the file accepted',
      about([[2, 'REJECTED']], 'ACCEPTED'),
      ['ACCEPTED', 'ACCEPTED', 'REJECTED'],
    ],
    ['rejected, the file partly', about([[2, 'REJECTED']], 'PARTIAL'), ['ACCEPTED', 'ACCEPTED', 'REJECTED']],
    [
      'paid, the other rejected',
      about([
        [1, 'REJECTED'],
        [2, 'PAID'],
      ]),
      ['REJECTED', 'REJECTED', 'PAID'],
    ],
    [
      'both rejected',
      about([
        [1, 'REJECTED'],
        [2, 'REJECTED'],
      ]),
      ['REJECTED', 'REJECTED', 'REJECTED'],
    ],
    ['accepted alone', about([[1, 'ACCEPTED']]), ['ACCEPTED', 'ACCEPTED', null]],
    [
      'paid in part',
      about(
        [
          [1, 'PARTIAL'],
          [2, 'PAID'],
        ],
        null,
        [said(1, 'REJECTED')],
      ),
      ['REJECTED', 'ACCEPTED', 'PAID'],
    ],
    ['that the file does not have', about([[3, 'REJECTED']]), 'UNREADABLE'],
    ['rejected as a duplicate', about([[2, 'REJECTED', {}, DUPLICATE]]), 'REJECTED_AS_DUPLICATE'],
    ['with its own count and sum', about([[1, 'PAID', { count: 2, sum: '3.00' }]]), ['PAID', 'PAID', null]],
    ['with another count', about([[1, 'PAID', { count: 3 }]]), 'OTHER_TOTALS'],
    ['with another sum', about([[2, 'PAID', { sum: '6.00' }]]), 'OTHER_TOTALS'],
  ])('%s', (_, of, expected) => {
    expect(after(inBlocks(NOTHING), of)).toEqual(expected);
  });

  it('that was accepted and is now rejected is asked about, and so is one of a file that was', () => {
    const rejected = about([[2, 'REJECTED']]);
    expect(after(inBlocks([null, null, 'ACCEPTED']), rejected)).toBe('REJECTED_AFTER_ACCEPTANCE');
    expect(after(inBlocks(['ACCEPTED', null, null]), rejected)).toEqual(['ACCEPTED', null, 'REJECTED']);
    const silent = inBlocks(NOTHING, { said: 'ACCEPTED' });
    expect(after(silent, rejected)).toBe('REJECTED_AFTER_ACCEPTANCE');
    expect(after(inBlocks([null, null, 'REJECTED'], { said: 'PARTIAL' }), rejected)).toEqual([
      null,
      null,
      'REJECTED',
    ]);
    expect(after(inBlocks([null, null, 'REJECTED'], { said: 'PARTIAL' }), about([[2, 'PAID']]))).toBe(
      'PAID_AFTER_REJECTION',
    );
  });

  it('of a file with one block is about the file', () => {
    expect(after(sent([null, null]), about([[1, 'PAID']], 'ACCEPTED'))).toEqual(['PAID', 'PAID']);
    expect(after(sent([null]), about([[1, 'REJECTED']], 'PARTIAL'))).toBe('UNREADABLE');
    expect(after(sent([null, null]), about([[1, 'PAID', { count: 3 }]]))).toBe('OTHER_TOTALS');
  });

  it.each<[BankReply, number, FileStatus | null]>([
    [about([], 'PAID'), 2, 'PAID'],
    [about([[1, null]], 'PAID'), 2, 'PAID'],
    [about([[1, 'PAID']]), 1, 'PAID'],
    [about([[1, 'PAID']]), 2, 'RECEIVED'],
    [
      about([
        [1, 'PAID'],
        [2, 'PAID'],
      ]),
      2,
      'PAID',
    ],
    [
      about([
        [1, 'PAID'],
        [2, 'ACCEPTED'],
      ]),
      2,
      'ACCEPTED',
    ],
    [
      about([
        [1, 'PAID'],
        [2, 'RECEIVED'],
      ]),
      2,
      'RECEIVED',
    ],
    [about([[2, 'REJECTED']]), 2, 'PARTIAL'],
    [about([[2, 'REJECTED']], 'RECEIVED'), 1, 'RECEIVED'],
    [
      about([
        [1, 'REJECTED'],
        [2, 'REJECTED'],
      ]),
      2,
      'REJECTED',
    ],
    [
      about(
        [
          [1, 'PAID'],
          [2, 'PAID'],
        ],
        'PARTIAL',
      ),
      2,
      'PARTIAL',
    ],
  ])('%#: the file as a whole', (of, blockCount, expected) => {
    expect(statusOfFile(of, blockCount)?.status ?? null).toBe(expected);
  });
});

describe('a word about the file', () => {
  it.each<[FileStatus | null, FileStatus, string]>([
    [null, 'REJECTED', 'fits'],
    ['RECEIVED', 'REJECTED', 'fits'],
    ['REJECTED', 'REJECTED', 'fits'],
    ['ACCEPTED', 'REJECTED', 'REJECTED_AFTER_ACCEPTANCE'],
    ['PARTIAL', 'REJECTED', 'REJECTED_AFTER_ACCEPTANCE'],
    ['PAID', 'REJECTED', 'REJECTED_AFTER_ACCEPTANCE'],
    ['REJECTED', 'ACCEPTED', 'ACCEPTED_AFTER_REJECTION'],
    ['REJECTED', 'PARTIAL', 'ACCEPTED_AFTER_REJECTION'],
    ['REJECTED', 'PAID', 'PAID_AFTER_REJECTION'],
    ['REJECTED', 'RECEIVED', 'fits'],
    ['PAID', 'RECEIVED', 'fits'],
    ['ACCEPTED', 'PAID', 'fits'],
  ])('after %s about all, %s about all of 5,000 unnamed payments: %s', (said, status, expected) => {
    // Payments that no reply names stay RECEIVED, so only the file remembers what the bank has said.
    const states = Array.from({ length: 5_000 }, () => (said === 'REJECTED' ? 'REJECTED' : 'RECEIVED'));
    const file = { ...sent(states as PaymentState[], 'REPLY', false), said };
    const judgement = judgeReply(file, reply([], status));
    expect(judgement.fits ? 'fits' : judgement.question).toBe(expected);
  });

  it.each([
    ['REJECTED', true, ['REJECTED', 'REJECTED', 'REJECTED']],
    ['RECEIVED', true, ['RECEIVED', 'REJECTED', 'RECEIVED']],
    ['ACCEPTED', true, ['ACCEPTED', 'REJECTED', 'ACCEPTED']],
    ['ACCEPTED', false, ['RECEIVED', 'REJECTED', 'RECEIVED']],
    ['PAID', true, ['PAID', 'REJECTED', 'PAID']],
    ['PARTIAL', true, ['ACCEPTED', 'REJECTED', 'ACCEPTED']],
    ['PARTIAL', false, ['RECEIVED', 'REJECTED', 'RECEIVED']],
    [null, true, [null, 'REJECTED', null]],
  ] as const)('%s, when the unnamed are accepted: %s', (status, unnamed, expected) => {
    expect(after(sent([null, null, null], 'REPLY', unnamed), reply([said(2, 'REJECTED')], status))).toEqual(
      expected,
    );
  });

  it('that rejects a file with a payment that is paid asks a person', () => {
    expect(after(sent(['PAID', null]), reply([], 'REJECTED'))).toBe('REJECTED_AFTER_PAYMENT');
  });

  it.each(['ACCEPTED', 'RETURNED'] as const)(
    'that rejects a file with a payment that is %s may be about a second copy',
    (state) => {
      for (const paidBy of ['ACCEPTANCE', 'REPLY', 'STATEMENT'] as const)
        expect(after(sent([state, null], paidBy), reply([], 'REJECTED'))).toBe('REJECTED_AFTER_ACCEPTANCE');
    },
  );

  it('that rejects it as a duplicate is about another copy, however it says so', () => {
    const file = sent([null, 'RECEIVED']);
    expect(after(file, reply([], 'REJECTED', DUPLICATE))).toBe('REJECTED_AS_DUPLICATE');
    const each = [1, 2].map((row) => said(row, 'REJECTED', { reason: DUPLICATE }));
    expect(after(file, reply(each, 'REJECTED'))).toBe('REJECTED_AS_DUPLICATE');
    expect(after(file, reply(each))).toBe('REJECTED_AS_DUPLICATE');
    expect(after(file, reply(each.slice(1), 'PARTIAL'))).toEqual(['ACCEPTED', 'REJECTED']);
    expect(after(sent(['ACCEPTED', 'ACCEPTED']), reply(each.slice(1), 'PARTIAL'))).toBe(
      'REJECTED_AS_DUPLICATE',
    );
  });

  it('that rejects a file which was downloaded twice is always a question', () => {
    const file = { ...sent([null, null]), mayBeTwiceAtBank: true };
    expect(after(file, reply([], 'REJECTED'))).toBe('REJECTED_AS_DUPLICATE');
    expect(after(file, reply([said(2, 'REJECTED')], 'PARTIAL'))).toEqual(['ACCEPTED', 'REJECTED']);
  });

  it('that rejects some payments of such a file as duplicates says nothing about the other copy', () => {
    const each = [1, 2].map((row) => said(row, 'REJECTED', { reason: DUPLICATE }));
    const file = { ...sent([null, 'RECEIVED', null]), mayBeTwiceAtBank: true };
    expect(after(file, reply(each, 'PARTIAL'))).toBe('REJECTED_AS_DUPLICATE');
    expect(after(file, reply(each))).toBe('REJECTED_AS_DUPLICATE');
  });

  it('that accepts a rejected file is a question; one accepted in part leaves its rejections', () => {
    expect(after(sent(['REJECTED', 'REJECTED']), reply([], 'ACCEPTED'))).toBe('ACCEPTED_AFTER_REJECTION');
    expect(after(sent(['REJECTED', null]), reply([said(2, 'REJECTED')], 'PARTIAL'))).toEqual([
      'REJECTED',
      'REJECTED',
    ]);
  });

  it('repeats the count and the sum of the file, or is about another one', () => {
    const file = sent([null, null]);
    const with_ = (count: number | null, sum: string | null) =>
      after(file, { ...reply([], 'ACCEPTED'), totals: { count, sum } });
    expect(with_(2, '3.00')).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(with_(null, '3')).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(with_(3, '3.00')).toBe('OTHER_TOTALS');
    expect(with_(2, '3.01')).toBe('OTHER_TOTALS');
    expect(with_(2, 'three')).toBe('OTHER_TOTALS');
  });

  it('of a test never touches a live file, nor the other way round', () => {
    expect(after(sent([null]), { ...reply([], 'REJECTED'), isTest: true })).toBe('TEST_REPLY');
    expect(after({ ...sent([null]), isTest: true }, reply([], 'REJECTED'))).toBe('TEST_REPLY');
  });
});

const STATES: (PaymentState | null)[] = [null, 'RECEIVED', 'ACCEPTED', 'PAID', 'REJECTED', 'RETURNED'];
const anyFile = fc
  .tuple(
    fc.array(fc.constantFrom(...STATES), { minLength: 1, maxLength: 6 }),
    fc.constantFrom<PaidBy>('ACCEPTANCE', 'REPLY', 'STATEMENT'),
    fc.boolean(),
  )
  .map(([states, paidBy, unnamed]) => sent(states, paidBy, unnamed));
const anyReply = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom<Status>('RECEIVED', 'ACCEPTED', 'PAID', 'REJECTED', 'RETURNED', 'REDIRECTED'),
      ),
      { maxLength: 6 },
    ),
    fc.constantFrom(null, 'RECEIVED', 'ACCEPTED', 'PAID', 'REJECTED', 'PARTIAL'),
  )
  .map(([payments, file]) =>
    reply(
      payments.map(([row, status]) => said(row, status)),
      file,
    ),
  );

describe('any reply', () => {
  it('changes nothing when it comes a second time', () => {
    fc.assert(
      fc.property(anyFile, anyReply, (file, of) => {
        const first = after(file, of);
        if (!Array.isArray(first)) return;
        const payments = file.payments.map((payment, index) => ({ ...payment, state: first[index]! }));
        const again = judgeReply({ ...file, payments }, of);
        if (again.fits) expect(again.changes).toEqual([]);
      }),
    );
  });

  it('never turns a payment that counts as paid into one that failed', () => {
    fc.assert(
      fc.property(anyFile, anyReply, (file, of) => {
        const found = after(file, of);
        if (!Array.isArray(found)) return;
        file.payments.forEach(({ state }, index) => {
          if (countsAsPaid(state, file.rules.paidBy, false)) expect(found[index]).not.toBe('REJECTED');
        });
      }),
    );
  });
});
