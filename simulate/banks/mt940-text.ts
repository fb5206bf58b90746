import type { BankEntry, BankStatement } from './camt-text.ts';

/**
 * A small writer of statements (MT940), as a bank has one. It shares no code with the product: it was written
 * from the published fields of the message.
 */

/** The bytes of a statement. `message` distinguishes two issues of the same statement. */
export function mt940Bytes(
  accountNumber: string,
  statement: BankStatement & { name: string },
  message: string,
): Buffer {
  const { name, number, openingMinor, closingMinor, closedOn, entries } = statement;
  const lines = [
    `{1:F01BANKZAJJAXXX0000000000}{2:I940COMPZAJJXXXXN}{3:{108:${message}}}{4:`,
    `:20:${name}`,
    `:25:250655/${accountNumber}`,
    `:28C:${number}/1`,
    `:60F:${balance(openingMinor, closedOn)}`,
    ...entries.flatMap(entryLines),
    `:62F:${balance(closingMinor, closedOn)}`,
    '-}',
  ];
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
}

/** A reversal of a debit is a credit with the mark RD. */
function entryLines({
  bankReference,
  amountMinor,
  bookedOn,
  text,
  isReturn,
  isReversal,
}: BankEntry): string[] {
  const isReversed = isReturn || isReversal;
  const mark = amountMinor < 0n ? (isReversed ? 'RC' : 'D') : isReversed ? 'RD' : 'C';
  const day = shortDay(bookedOn);
  const about = isReturn ? `/RTRN/AC04 ${text}` : text;
  return [
    `:61:${day}${day.slice(2)}${mark}${cents(amountMinor)}NMSCNONREF//${bankReference}`,
    `:86:${about}`,
  ];
}

function balance(minor: bigint, on: string): string {
  return `${minor < 0n ? 'D' : 'C'}${shortDay(on)}ZAR${cents(minor)}`;
}

function cents(minor: bigint): string {
  const size = minor < 0n ? -minor : minor;
  return `${size / 100n},${String(size % 100n).padStart(2, '0')}`;
}

function shortDay(day: string): string {
  return day.slice(2).replaceAll('-', '');
}
