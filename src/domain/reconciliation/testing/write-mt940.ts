import type { OpenEntry } from '../expected.ts';

const MOST_IN_LINE = 65;

/** One MT940 file for each account and value date, with consecutive balances. */
export function mt940Of(entries: readonly OpenEntry[]): string[] {
  const files: string[] = [];
  const accounts = new Set(entries.map(({ accountNumber }) => accountNumber));
  for (const account of accounts) {
    const own = entries.filter(({ accountNumber }) => accountNumber === account);
    const dates = [...new Set(own.map(({ entry }) => entry.valueDate))].toSorted();
    let balance = 1_000_000_000n;
    for (const [index, date] of dates.entries()) {
      const ofDay = own.filter(({ entry }) => entry.valueDate === date);
      const closing = ofDay.reduce((sum, { entry }) => sum + entry.amountMinor, balance);
      const lines = [
        `:20:${account}`,
        `:25:632005/${account}`,
        `:28C:${index + 1}`,
        `:60F:${balanceOf(balance, date)}`,
        ...ofDay.flatMap(linesOf),
        `:62F:${balanceOf(closing, date)}`,
      ];
      files.push(`${lines.join('\r\n')}\r\n-\r\n`);
      balance = closing;
    }
  }
  return files;
}

function linesOf({ id, entry }: OpenEntry): string[] {
  const [detail] = entry.details;
  const mark = entry.amountMinor < 0n ? (entry.isReversal ? 'RC' : 'D') : entry.isReversal ? 'RD' : 'C';
  const parts = [
    detail?.endToEndId ? `/EREF/${detail.endToEndId}` : '',
    detail?.counterparty.accountNumber ? `/ACCT/${detail.counterparty.accountNumber}` : '',
    detail ? `/REMI/${entry.text}` : entry.text,
  ].join('');
  return [
    `:61:${sixDigits(entry.valueDate)}${mark}${amountOf(entry.amountMinor)}NTRFNONREF//${id}`,
    ...`:86:${parts}`.match(new RegExp(`^.{1,${MOST_IN_LINE + 4}}|.{1,${MOST_IN_LINE}}`, 'g'))!,
  ];
}

function balanceOf(minor: bigint, date: string): string {
  return `${minor < 0n ? 'D' : 'C'}${sixDigits(date)}ZAR${amountOf(minor)}`;
}

function amountOf(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${digits.slice(0, -2)},${digits.slice(-2)}`;
}

function sixDigits(date: string): string {
  return date.slice(2).replaceAll('-', '');
}
