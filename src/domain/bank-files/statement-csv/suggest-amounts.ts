import type { Currency } from '../../../shared/money.ts';
import { amountReader } from './cells.ts';
import type { ExaminedColumn } from './csv-columns.ts';
import type { AmountColumns, ColumnRef, StatementCsvProfile } from './profile.ts';

/** Pairs of columns that are tried. */
const MOST_PAIRS = 30;

/** Takes the first column whose header has the words, and that is not taken yet. */
export type Take = (words: RegExp) => ColumnRef | null;
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
  // The available balance includes other money.
  const balance = take(/^(?!.*(?:avail|beskikb)).*(?:balance|saldo)/i);
  const debit = take(/debit|debiet|money out|paid out|withdrawal|onttrekking/i);
  const credit = take(/credit|krediet|money in|paid in|deposit|lodg/i);
  const feeColumn = take(/\bfees?\b|charge|koste/i);
  const named =
    take(/^(?!.*(?:foreign|original|usd)).*(?:amount|bedrag)/i) ??
    take(/amount|bedrag|\bvalue\b|waarde/i) ??
    debit ??
    credit;
  const read = amountReader(money.decimalMark, money.currency);
  const areNegative = (ref: ColumnRef) => {
    const amounts = columns.find((column) => column.ref === ref)!.cells.map((cell) => read(cell) ?? 0n);
    return amounts.filter((one) => one < 0n).length > amounts.filter((one) => one > 0n).length;
  };
  const marks = columns.find(({ cells }) => cells.length > 0 && cells.every((cell) => MARK.test(cell)));
  const amounts: AmountColumns[] =
    debit !== null && credit !== null
      ? [{ kind: 'TWO_COLUMNS', debit, credit, debitsAreNegative: areNegative(debit) }]
      : named === null
        ? []
        : marks
          ? [markedBy(named, marks)]
          : [{ kind: 'SIGNED', amount: named }];
  if (amounts.length === 0) return byValues(columns, money);
  const [amount] = amounts as [AmountColumns];
  const plain = { amount, balance, fee: null };
  if (feeColumn === null || balance === null) return [plain];
  const fee = { column: feeColumn, feesAreNegative: areNegative(feeColumn) };
  // Some banks show a fee that they book later, so that the balance does not count it here.
  return [plain, { ...plain, fee }];
}

const MARK = /^(?:dr?|cr?|debit|credit)$/i;

function markedBy(amount: ColumnRef, { ref, cells }: ExaminedColumn): AmountColumns {
  const of = (letter: string) => [...new Set(cells)].filter((cell) => cell.toLowerCase().startsWith(letter));
  const [debitMarks, creditMarks] = [of('d'), of('c')];
  return {
    kind: 'MARKED',
    amount,
    mark: ref,
    debitMarks: debitMarks.length > 0 ? debitMarks : ['DR'],
    creditMarks: creditMarks.length > 0 ? creditMarks : ['CR'],
  };
}

/** Pairs each column of amounts with each other column as its balance. */
function byValues(columns: readonly ExaminedColumn[], { currency, decimalMark }: Money): Way[] {
  const read = amountReader(decimalMark, currency);
  const moneys = columns.filter(
    ({ samples }) => samples.length > 0 && samples.every((sample) => read(sample) !== null),
  );
  const looksLike = (column: ExaminedColumn) => column.cells.some((cell) => /[.,]\d{2}\b|^[-(]/.test(cell));
  const likely = [...moneys.filter(looksLike), ...moneys.filter((column) => !looksLike(column))];
  const signed = (ref: ColumnRef, balance: ColumnRef | null): Way => ({
    amount: { kind: 'SIGNED', amount: ref },
    balance,
    fee: null,
  });
  const alone = signed(likely[0]?.ref ?? columns[0]?.ref ?? 1, null);
  const pairs = likely
    .filter(looksLike)
    .flatMap(({ ref }) => likely.filter((other) => other.ref !== ref).map((other) => signed(ref, other.ref)));
  const [pair] = pairs;
  // With few rows, the values may not show which column is the balance; if only two columns have amounts, one
  // of them is.
  const likeliest = likely.length === 2 && pair ? [pair] : [];
  return [...likeliest, alone, ...pairs.slice(0, MOST_PAIRS)];
}
