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

/**
 * Compares each row of totals with the sum of the rows above it: of all of them, or of those since the last
 * row of totals.
 */
export function checkTotals(sheet: Sheet): TotalsRow[] {
  if (sheet.totals.size === 0) return [];
  const found: TotalsRow[] = [];
  const all = { sumMinor: 0n, rows: 0 };
  let part = { sumMinor: 0n, rows: 0 };
  for (let row = 0; row < sheet.table.length; row++) {
    const text = sheet.totals.get(row);
    if (text === undefined) {
      const minor = sheet.table.isAccepted(row) ? sheet.table.amounts[row]! : amountOf(sheet, row);
      for (const sum of [all, part]) {
        sum.sumMinor += minor;
        sum.rows++;
      }
      continue;
    }
    const statedMinor = parsed(text, sheet.rules.currency, sheet.rules.decimalMark);
    const sum = statedMinor === part.sumMinor ? part : all;
    found.push({
      row: row + 1,
      line: sheet.source(row).line,
      statedMinor,
      ...sum,
      matches: statedMinor === sum.sumMinor,
    });
    part = { sumMinor: 0n, rows: 0 };
  }
  return found;
}

/** The amount of a row that is not paid; 0 if it cannot be read. */
function amountOf(sheet: Sheet, row: number): bigint {
  const { record } = sheet.source(row);
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

export function totalsReason(totals: TotalsRow, currency: Currency): Sentence {
  return say('totals_match', { sum: { minor: totals.sumMinor, currency } });
}
