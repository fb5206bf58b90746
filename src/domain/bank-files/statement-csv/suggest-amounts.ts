import type { Currency } from '../../../shared/money.ts';
import { amountReader } from './cells.ts';
import type { ExaminedColumn } from './csv-columns.ts';
import type { AmountColumns, StatementCsvProfile } from './profile.ts';

/** Pairs of columns that are tried. */
const MOST_PAIRS = 30;

type Take = (words: RegExp) => ExaminedColumn['ref'] | null;
type Way = Pick<StatementCsvProfile, 'amount' | 'balance' | 'fee'>;

interface Money {
  currency: Currency;
  decimalMark: '.' | ',';
}

/**
 * The ways in which the amounts of a file may be read, the likeliest first: by the headers, or by the values
 * in a file without them. The balances of the file show which of them is right.
 */
export function suggestAmounts(take: Take, columns: readonly ExaminedColumn[], money: Money): Way[] {
  const balance = take(/balance|saldo/i);
  const debit = take(/debit|debiet|money out|paid out|withdrawal|onttrekking/i);
  const credit = take(/credit|krediet|money in|paid in|deposit/i);
  const feeColumn = take(/\bfees?\b|charge|koste/i);
  const named = take(/amount|bedrag|\bvalue\b|waarde/i) ?? debit ?? credit;
  const areNegative = (ref: ExaminedColumn['ref']) =>
    columns.find((column) => column.ref === ref)!.samples.some((sample) => /^[-(\u2212]/.test(sample));
  const amounts: AmountColumns[] =
    debit !== null && credit !== null
      ? [{ kind: 'TWO_COLUMNS', debit, credit, debitsAreNegative: areNegative(debit) }]
      : named === null
        ? []
        : [{ kind: 'SIGNED', amount: named }];
  if (amounts.length === 0) return byValues(columns, money);
  const [amount] = amounts as [AmountColumns];
  const plain = { amount, balance, fee: null };
  if (feeColumn === null || balance === null) return [plain];
  const fee = { column: feeColumn, feesAreNegative: areNegative(feeColumn) };
  // Some banks show a fee that they book later, so that the balance does not count it here.
  return [plain, { ...plain, fee }];
}

/** Each column of amounts, with each other one as its balance. */
function byValues(columns: readonly ExaminedColumn[], { currency, decimalMark }: Money): Way[] {
  const read = amountReader(decimalMark, currency);
  const moneys = columns.filter(
    ({ samples }) => samples.length > 0 && samples.every((sample) => read(sample) !== null),
  );
  const looksLike = (column: ExaminedColumn) => column.cells.some((cell) => /[.,]\d{2}\b|^[-(]/.test(cell));
  const likely = [...moneys.filter(looksLike), ...moneys.filter((column) => !looksLike(column))];
  const signed = (ref: ExaminedColumn['ref'], balance: ExaminedColumn['ref'] | null): Way => ({
    amount: { kind: 'SIGNED', amount: ref },
    balance,
    fee: null,
  });
  const alone = signed(likely[0]?.ref ?? columns[0]?.ref ?? 1, null);
  const pairs = likely
    .filter(looksLike)
    .flatMap(({ ref }) => likely.filter((other) => other.ref !== ref).map((other) => signed(ref, other.ref)));
  return [alone, ...pairs.slice(0, MOST_PAIRS)];
}
