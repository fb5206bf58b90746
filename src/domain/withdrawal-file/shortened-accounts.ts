import { isDigits } from './cells/plain.ts';
import type { RowTable } from './row-table.ts';
import type { BankRule } from './withdrawal-rules.ts';
import type { ShortenedAccounts } from './withdrawal-file.ts';

/** The fewest rows of a bank from which a usual length can be inferred. */
const FEWEST_ROWS = 5;
const USUAL_SHARE = 0.8;
/** The most zeros that a spreadsheet may have dropped. */
const LOST_ZEROS = 2;

/**
 * Finds account numbers that are one or two digits shorter than nearly all others of their bank in the file
 * and do not begin with a zero: a spreadsheet may have dropped their leading zeros.
 */
export function findShortenedAccounts(table: RowTable, banks: readonly BankRule[]): ShortenedAccounts[] {
  const counts = banks.map((bank) => new Uint32Array(bank.accountNumberMaxLength + 1));
  for (let row = 0; row < table.length; row++) {
    if (table.isAccepted(row)) counts[table.banks[row]!]![table.accountLength(row)]!++;
  }
  const usual = counts.map(usualLength);
  const found = new Map<number, ShortenedAccounts>();
  for (let row = 0; row < table.length; row++) {
    if (!table.isAccepted(row)) continue;
    const bank = table.banks[row]!;
    const missing = usual[bank]! - table.accountLength(row);
    if (missing < 1 || missing > LOST_ZEROS) continue;
    const number = table.accountNumber(row);
    if (number.startsWith('0') || !isDigits(number)) continue;
    const { displayName: bankName } = banks[bank]!;
    const entry = found.get(bank) ?? { bankName, usualDigits: usual[bank]!, rows: [] };
    entry.rows.push(row + 1);
    found.set(bank, entry);
  }
  return [...found.values()];
}

/** The length of nearly all account numbers of a bank; 0 if no length is that common. */
function usualLength(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total < FEWEST_ROWS) return 0;
  return Math.max(
    0,
    counts.findIndex((count) => count >= total * USUAL_SHARE),
  );
}
