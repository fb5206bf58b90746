import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECEIPT_REASONS, REQUEST_STATUSES, type ReceiptReason } from '../../shared/collection-terms.ts';
import { seededNumbers } from '../../shared/seeded-numbers.ts';
import { runs } from '../../shared/testing/runs.ts';
import { matchReceipt, type MatchedPayer, type MatchedRequest } from './match-receipt.ts';
import { newPayerReference, newRequestReference, referencesIn } from './references.ts';

type Receipt = Parameters<typeof matchReceipt>[0];

const next = seededNumbers(27);
const draw = (below: number) => Math.floor(next() * below);

const naledi: MatchedPayer = {
  id: 'naledi',
  name: 'Naledi Mokoena',
  reference: newPayerReference(draw),
  knownAccounts: ['62012345678'],
};
const sipho: MatchedPayer = {
  id: 'sipho',
  name: 'Sipho Dlamini',
  reference: newPayerReference(draw),
  knownAccounts: [],
};
const payers = [naledi, sipho];

function request(id: string, given: Partial<MatchedRequest> = {}): MatchedRequest {
  return {
    id,
    payerId: 'naledi',
    reference: newRequestReference(draw),
    status: 'OPEN',
    openMinor: 420_000n,
    dueOn: '2026-03-31',
    allowsPart: true,
    minimumPartMinor: null,
    onTooMuch: 'ASK',
    ...given,
  };
}

function received(amountMinor: bigint, text: string, more: Partial<Receipt> = {}): Receipt {
  return { amountMinor, text, counterpartyName: null, counterpartyAccount: null, ...more };
}

const first = request('first');
const second = request('second', { openMinor: 100_000n, dueOn: '2026-02-28' });
const third = request('third', { payerId: 'sipho', openMinor: 55_000n, onTooMuch: 'CREDIT' });
const whole = request('whole', { payerId: 'sipho', openMinor: 77_000n, allowsPart: false });
const least = request('least', { payerId: 'sipho', openMinor: 88_000n, minimumPartMinor: 10_000n });
const paid = request('paid', { status: 'PAID', openMinor: 0n });
const ended = request('ended', { status: 'EXPIRED', openMinor: 0n });
const all = [first, second, third, whole, least, paid, ended];

const swapped = (reference: string) => {
  const at = [...reference].findIndex((sign, index) => index > 1 && sign !== reference[index - 1]);
  return reference.slice(0, at - 1) + reference[at]! + reference[at - 1]! + reference.slice(at + 1);
};

/**
 * For each receipt: the reason, what the requests receive, the credit, and the part that a user decides
 * about.
 */
const TABLE: [string, Receipt, ReceiptReason, string, number, number][] = [
  ['its amount', received(420_000n, `EFT ${first.reference}`), 'REFERENCE', 'first 420000', 0, 0],
  [
    'in lower case',
    received(420_000n, `x${first.reference.toLowerCase()}`),
    'REFERENCE',
    'first 420000',
    0,
    0,
  ],
  ['a part', received(1n, first.reference), 'PART', 'first 1', 0, 0],
  ['the least part', received(10_000n, least.reference), 'PART', 'least 10000', 0, 0],
  ['too small a part', received(9_999n, least.reference), 'PART_NOT_ALLOWED', 'least 9999', 0, 0],
  ['a part of a whole', received(76_999n, whole.reference), 'PART_NOT_ALLOWED', 'whole 76999', 0, 0],
  ['too much', received(420_001n, first.reference), 'TOO_MUCH', 'first 420000', 0, 1],
  ['too much, for credit', received(60_000n, third.reference), 'TOO_MUCH', 'third 55000', 5_000, 0],
  ['twice', received(420_000n, paid.reference), 'OVERPAYMENT', '', 0, 420_000],
  ['after the end', received(420_000n, ended.reference), 'AFTER_END', '', 0, 420_000],
  [
    'two requests',
    received(520_000n, `${first.reference} ${second.reference}`),
    'SEVERAL_REFERENCES',
    'first 420000, second 100000',
    0,
    0,
  ],
  [
    'two requests, one of them over',
    received(420_000n, `${first.reference} ${ended.reference}`),
    'SEVERAL_AMOUNT_DIFFERS',
    'first 420000',
    0,
    0,
  ],
  [
    'one request of a payer',
    received(100_000n, `FEES ${naledi.reference}`),
    'PAYER_REFERENCE',
    'second 100000',
    0,
    0,
  ],
  [
    'all of a payer',
    received(520_000n, naledi.reference),
    'PAYER_TOTAL',
    'second 100000, first 420000',
    0,
    0,
  ],
  [
    'something of a payer',
    received(150_000n, naledi.reference),
    'PAYER_AMOUNT_DIFFERS',
    'second 100000, first 50000',
    0,
    0,
  ],
  [
    'the reference of another payer',
    received(55_000n, `${third.reference} ${naledi.reference}`),
    'PAYER_DIFFERS',
    'third 55000',
    0,
    0,
  ],
  ['swapped signs', received(420_000n, swapped(first.reference)), 'REFERENCE_SLIP', 'first 420000', 0, 0],
  ['a missing sign', received(420_000n, first.reference.slice(1)), 'REFERENCE_SLIP', 'first 420000', 0, 0],
  [
    'a slip in the reference of a payer',
    received(100_000n, swapped(naledi.reference)),
    'PAYER_SLIP',
    'second 100000',
    0,
    0,
  ],
  [
    'a known account',
    received(100_000n, 'EFT', { counterpartyAccount: '62012345678' }),
    'ACCOUNT_AND_AMOUNT',
    'second 100000',
    0,
    0,
  ],
  ['a name', received(77_000n, 'SIPHO DLAMINI fees'), 'NAME_AND_AMOUNT', 'whole 77000', 0, 0],
  ['a name alone', received(77_001n, 'SIPHO DLAMINI fees'), 'UNKNOWN', '', 0, 77_001],
  ['an amount alone', received(77_000n, 'CASH DEPOSIT'), 'UNKNOWN', '', 0, 77_000],
  ['a reference of another company', received(5n, newRequestReference(draw)), 'UNKNOWN', '', 0, 5],
];

describe('money that came', () => {
  it.each(TABLE)('with %s', (_, receipt, reason, allocations, credit, ask) => {
    const match = matchReceipt(receipt, all, payers);
    expect({
      reason: match.reason,
      verdict: match.verdict,
      allocations: match.allocations.map((one) => `${one.requestId} ${one.amountMinor}`).join(', '),
      credit: match.creditMinor,
      ask: match.askMinor,
    }).toEqual({
      reason,
      verdict: RECEIPT_REASONS[reason],
      allocations,
      credit: BigInt(credit),
      ask: BigInt(ask),
    });
  });

  it('is a question when two requests of a payer have the same amount: the one due first is proposed', () => {
    const twins = [request('one', { dueOn: '2026-05-31' }), request('two', { dueOn: '2026-04-30' })];
    expect(matchReceipt(received(420_000n, naledi.reference), twins, payers)).toMatchObject({
      verdict: 'LIKELY',
      reason: 'PAYER_SEVERAL_EQUAL',
      allocations: [{ requestId: 'two', amountMinor: 420_000n }],
      creditMinor: 0n,
      askMinor: 0n,
    });
    const byName = received(420_000n, 'NALEDI MOKOENA');
    expect(matchReceipt(byName, twins, payers).reason).toBe('SEVERAL_CANDIDATES');
  });

  it('is a question when the quoted reference is a slip away from another open one', () => {
    const other = doubledInto(first.reference);
    const text = other.text;
    const both = [first, request('other', { reference: other.reference })];
    expect(referencesIn(text)).toContain(other.reference);
    expect(matchReceipt(received(420_000n, text), both, payers)).toMatchObject({
      verdict: 'LIKELY',
      reason: 'NEAR_ANOTHER',
    });
  });

  it('is divided to the cent, never above what is open, and never by itself after the end', () => {
    const some = fc.array(
      fc.record({
        status: fc.constantFrom(...REQUEST_STATUSES),
        open: fc.bigInt({ min: 1n, max: 30n }),
        payerId: fc.constantFrom('naledi', 'sipho'),
        allowsPart: fc.boolean(),
        onTooMuch: fc.constantFrom('CREDIT' as const, 'ASK' as const),
        isQuoted: fc.boolean(),
      }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(some, fc.bigInt({ min: 1n, max: 60n }), fc.boolean(), (list, amountMinor, byPayer) => {
        const requests = list.map(({ open, isQuoted: _isQuoted, ...given }, index) =>
          request(String(index), {
            ...given,
            openMinor: ['OPEN', 'PARTLY_PAID'].includes(given.status) ? open : 0n,
          }),
        );
        const quoted = requests.filter((_, index) => list[index]!.isQuoted).map(({ reference }) => reference);
        const text = [...quoted, ...(byPayer ? [naledi.reference] : [])].join(' / ');
        const match = matchReceipt(received(amountMinor, text), requests, payers);
        const sum = match.allocations.reduce((total, one) => total + one.amountMinor, 0n);
        expect(sum + match.creditMinor + match.askMinor).toBe(amountMinor);
        for (const { requestId, amountMinor: partMinor } of match.allocations) {
          const { openMinor } = requests[Number(requestId)]!;
          expect(partMinor > 0n && partMinor <= openMinor).toBe(true);
        }
        if (match.verdict !== 'EXACT') expect(match.creditMinor).toBe(0n);
        if (text === '') expect(match.verdict).not.toBe('EXACT');
      }),
      { numRuns: runs(1_000, 30_000) },
    );
  });
});

/** A text with a doubled character of the reference that contains another valid reference. */
function doubledInto(reference: string): { text: string; reference: string } {
  for (let tried = reference; ; tried = newRequestReference(draw)) {
    for (let at = 0; at < tried.length; at++) {
      const text = tried.slice(0, at + 1) + tried.slice(at);
      const other = referencesIn(text).find((one) => one !== tried);
      if (other && !referencesIn(text).includes(tried)) {
        first.reference = tried;
        return { text, reference: other };
      }
    }
  }
}
