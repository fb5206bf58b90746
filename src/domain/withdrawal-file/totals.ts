import type { Currency } from '../../shared/money.ts';
import { readAmount } from './cells/amount.ts';
import type { DecimalMark } from './cells/decimal-parts.ts';
import { Findings } from './findings.ts';
import { say, type Sentence } from './sentences.ts';
import type { Sheet } from './sheet.ts';
import { FIELDS } from '../withdrawal/shapes.ts';
import type { CellError } from './errors-and-notes.ts';
import type { TotalsRow } from './file-facts.ts';

const AMOUNT = FIELDS.indexOf('amount');

interface Sum {
  /** The sum of the rows as they are now. */
  sumMinor: bigint;
  /** The sum of the rows as they are in the file. */
  fileMinor: bigint;
  rows: number;
}

const NOTHING: Sum = { sumMinor: 0n, fileMinor: 0n, rows: 0 };

/**
 * Compares each row of totals with the sum of the rows above it: of all of them, or of those since the last
 * row of totals. A row that matches the amounts in the file stays a row of totals, whatever a person
 * corrects.
 */
export function checkTotals(sheet: Sheet): TotalsRow[] {
  if (sheet.totals.size === 0) return [];
  const found: TotalsRow[] = [];
  const all = { ...NOTHING };
  let part = { ...NOTHING };
  for (let row = 0; row < sheet.table.length; row++) {
    const text = sheet.totals.get(row);
    if (text === undefined) {
      const minor = sheet.table.isAccepted(row) ? sheet.table.amounts[row]! : amountOf(sheet, row);
      const inFile = sheet.edits.has(row) ? amountInFile(sheet, row) : minor;
      for (const sum of [all, part]) {
        sum.sumMinor += minor;
        sum.fileMinor += inFile;
        sum.rows++;
      }
      continue;
    }
    const statedMinor = parsed(text, sheet.rules.currency, sheet.rules.decimalMark);
    const sums = [part, all];
    const matching =
      sums.find(({ sumMinor }) => sumMinor === statedMinor) ??
      sums.find(({ fileMinor }) => fileMinor === statedMinor);
    const { sumMinor, rows } = matching ?? all;
    const matches = matching !== undefined;
    found.push({ row: row + 1, line: sheet.walkedSource(row).line, statedMinor, sumMinor, rows, matches });
    part = { ...NOTHING };
  }
  return found;
}

/** The amount of a row before a person corrected it; 0 if it cannot be read. */
function amountInFile(sheet: Sheet, row: number): bigint {
  if (sheet.isAdded(row)) return 0n;
  const column = sheet.mapping.columns.amount;
  const text = column === null ? '' : (sheet.walkedSource(row).record[column] ?? '');
  return parsed(text, sheet.rules.currency, sheet.rules.decimalMark) ?? 0n;
}

/** The amount of a row that is not paid; 0 if it cannot be read. */
function amountOf(sheet: Sheet, row: number): bigint {
  const { record } = sheet.walkedSource(row);
  const text = sheet.cellsOf(row, record)[AMOUNT]!;
  return parsed(text, sheet.rules.currency, sheet.rules.decimalMark) ?? 0n;
}

function parsed(text: string, currency: Currency, decimalMark: DecimalMark | null): bigint | null {
  return text.trim() === '' ? null : readAmount(text, currency, decimalMark, new Findings());
}

export function totalsError(totals: TotalsRow, currency: Currency, value: string): CellError {
  const sum = { minor: totals.sumMinor, currency };
  const message =
    totals.statedMinor === null
      ? say('totals_unreadable', { sum })
      : say('totals_differ', { stated: { minor: totals.statedMinor, currency }, sum });
  return { field: 'amount', code: 'totals_mismatch', value, message };
}

export function totalsReason({ sumMinor, statedMinor }: TotalsRow, currency: Currency): Sentence {
  const sum = { minor: sumMinor, currency };
  const difference = sumMinor - statedMinor!;
  if (difference === 0n) return say('totals_match', { sum });
  return difference > 0n
    ? say('totals_exceeded', { sum, difference: { minor: difference, currency } })
    : say('totals_not_reached', { sum, difference: { minor: -difference, currency } });
}
