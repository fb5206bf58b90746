import fc from 'fast-check';
import type { ReplyReason } from '../reply.ts';
import type { EntryDetail, StatedBalance, StatementEntry, StatementHead } from '../statement.ts';
import type { SampleStatement } from './camt-text.ts';

/** Any statements and advices whose balances agree with their entries. */

/** A text of one line as a bank may write it: trimmed, with the signs of XML in it. */
function textOf(maxLength: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...'abcXYZ0189 &<>"\'/-?:().,+', 'é', 'ß', ']]>', '😀');
  return fc.array(unit, { maxLength: Math.floor(maxLength / 3) }).map((units) => units.join('').trim());
}

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 3 });
const some = (arbitrary: fc.Arbitrary<string>) => arbitrary.filter((text) => text !== '');
const amount = fc.bigInt(1n, 10n ** 14n);
const date = fc
  .tuple(
    fc.integer({ min: 2000, max: 2099 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
const account = fc.stringMatching(/^[1-9]\d{4,12}$/);

const reason: fc.Arbitrary<ReplyReason> = fc.record({
  code: fc.constant('AC04'),
  text: orNull(some(textOf(100))),
  failureCode: fc.constant('ACCOUNT_CLOSED'),
});

const detail: fc.Arbitrary<EntryDetail> = fc.record({
  endToEndId: orNull(fc.stringMatching(/^[0-9a-f]{32}$/)),
  amountMinor: orNull(amount),
  text: textOf(140),
  counterparty: fc.record({ name: orNull(some(textOf(140))), accountNumber: orNull(account) }),
  returned: orNull(reason),
});

const entry: fc.Arbitrary<StatementEntry> = fc.record({
  amountMinor: amount.chain((minor) => fc.constantFrom(minor, -minor)),
  isReversal: fc.boolean(),
  status: fc.constantFrom('BOOKED', 'PENDING'),
  bookingDate: date,
  valueDate: date,
  bankReference: orNull(some(textOf(35))),
  code: fc.constantFrom('', 'PMNT/ICDT/ESCT', 'PMNT/RRCT/ESCT', 'EFT'),
  text: textOf(140),
  batchCount: orNull(fc.nat(1_000_000)),
  batchNames: fc.constantFrom([], ['MSG 1'], ['MSG 1', 'MSG 1-1']),
  details: fc.array(detail, { maxLength: 3 }),
});

/** A credit and a debit of nothing are the same balance. */
const balance: fc.Arbitrary<StatedBalance> = fc.record({
  amountMinor: fc.bigInt(-(10n ** 15n), 10n ** 15n),
  date,
});

const sample: fc.Arbitrary<SampleStatement> = fc
  .record({
    statementId: some(textOf(35)),
    sequenceNumber: orNull(fc.nat(999_999_999)),
    accountNumber: account,
    currency: fc.constantFrom('ZAR', 'USD', 'EUR', 'GBP'),
    opening: balance,
    entries: fc.array(entry, { maxLength: 5 }),
  })
  .map(({ opening, entries, ...rest }) => {
    const booked = entries.filter(({ status }) => status === 'BOOKED');
    const sumMinor = booked.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const closing = { amountMinor: opening.amountMinor + sumMinor, date: opening.date };
    const head: StatementHead = { kind: 'STATEMENT', ...rest, opening, closing };
    return { head, entries };
  });

/** The statements of one file, which are all statements or all advices. */
export const statements: fc.Arbitrary<SampleStatement[]> = fc
  .tuple(fc.array(sample, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([samples, isAdvice]) => (isAdvice ? samples.map(asAdvice) : samples));

function asAdvice({ head, entries }: SampleStatement): SampleStatement {
  return { head: { ...head, kind: 'ADVICE', opening: null, closing: null }, entries };
}
