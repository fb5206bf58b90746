import { isDigits } from './cells/plain.ts';
import type { RowTable } from './row-table.ts';
import type { BankRule } from './withdrawal-rules.ts';
import type { UnusualLengths } from './withdrawal-file.ts';

/** The fewest other rows of a bank from which a usual length can be inferred. */
const FEWEST_OTHERS = 4;
/** A number that differs by this many digits stands out even among three others. */
const FAR = 3;
const USUAL_SHARE = 0.8;

/**
 * Finds account numbers that are shorter or longer than nearly all others of their bank in the file: a
 * spreadsheet may have dropped leading zeros, or a digit was lost or typed twice.
 */
export function findUnusualLengths(table: RowTable, banks: readonly BankRule[]): UnusualLengths[] {
  const counts = banks.map((bank) => new Uint32Array(bank.accountNumberMaxLength + 1));
  for (let row = 0; row < table.length; row++) {
    if (table.isAccepted(row)) counts[table.banks[row]!]![table.accountLength(row)]!++;
  }
  const usual = counts.map(usualLength);
  const found = new Map<number, UnusualLengths>();
  for (let row = 0; row < table.length; row++) {
    if (!table.isAccepted(row)) continue;
    const bank = table.banks[row]!;
    const { digits } = usual[bank]!;
    if (!differs(table.accountLength(row), usual[bank]!) || keepsZeros(table.accountNumber(row), digits))
      continue;
    const { displayName: bankName } = banks[bank]!;
    const entry = found.get(bank) ?? { bankName, usualDigits: digits, rows: [] };
    entry.rows.push(row + 1);
    found.set(bank, entry);
  }
  return [...found.values()];
}

/** Account numbers of a batch by bank: the indexes of those that are shorter than nearly all others. */
export function shorterThanOthers(accounts: readonly { bankCode: string; number: string }[]): Set<number> {
  const counts = new Map<string, Uint32Array>();
  for (const { bankCode, number } of accounts) {
    const ofBank = counts.get(bankCode) ?? new Uint32Array(LONGEST + 1);
    counts.set(bankCode, ofBank);
    ofBank[Math.min(LONGEST, number.length)]!++;
  }
  const usual = new Map([...counts].map(([bankCode, ofBank]) => [bankCode, usualLength(ofBank)]));
  const isShorter = ({ bankCode, number }: { bankCode: string; number: string }) => {
    const ofBank = usual.get(bankCode)!;
    return (
      number.length < ofBank.digits && differs(number.length, ofBank) && !keepsZeros(number, ofBank.digits)
    );
  };
  return new Set(accounts.flatMap((one, index) => (isShorter(one) ? [index] : [])));
}

/** No account number is longer. */
const LONGEST = 34;

function differs(length: number, { digits, others }: { digits: number; others: number }): boolean {
  const difference = Math.abs(digits - length);
  return digits > 0 && difference > 0 && (others >= FEWEST_OTHERS || difference >= FAR);
}

/** A shorter number that begins with a zero has kept its zeros; one with letters never had any. */
function keepsZeros(number: string, digits: number): boolean {
  return !isDigits(number) || (number.length < digits && number.startsWith('0'));
}

/** The length of nearly all other account numbers of a bank; 0 if no length is that common. */
function usualLength(counts: Uint32Array): { digits: number; others: number } {
  const others = counts.reduce((sum, count) => sum + count, 0) - 1;
  if (others < FEWEST_OTHERS - 1) return { digits: 0, others };
  const digits = counts.findIndex((count) => count >= others * USUAL_SHARE);
  return { digits: Math.max(0, digits), others };
}
