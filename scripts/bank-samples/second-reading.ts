import type { Kind } from './our-reading.ts';
import type { Reading } from './reading.ts';

/*
 * A second, simple program that reads the same files without any code of Outlay's readers: regular
 * expressions over camt, MT940 and pain.002, and columns that a person has chosen for CSV. It knows no
 * habits of banks, so that a disagreement shows something.
 */

/** The columns of a CSV file, counted from 0, as a person wrote them beside the sample. */
export interface ChosenColumns {
  separator: string;
  /** How many lines come before the first entry, and how many after the last. */
  skip: number;
  skipLast?: number;
  /** A column of signed amounts, or one for money out and one for money in. */
  amount?: number;
  out?: number;
  in?: number;
  balance?: number;
  decimal?: ',' | '.';
  /** Whether the first line is the latest. */
  isNewestFirst?: boolean;
}

/** The reading of the second program; null for a CSV file without chosen columns. */
export function secondReading(kind: Kind, text: string, columns: ChosenColumns | null): Reading | null {
  if (kind === 'CAMT') return camt(text);
  if (kind === 'MT940') return mt940(text);
  if (kind === 'PAIN_002') return pain002(text);
  return columns && csv(text, columns);
}

/** The currency of a statement, whatever it is. */
export function currencyOf(text: string): string | null {
  return /Ccy="([A-Z]{3})"/.exec(text)?.[1] ?? /:60[FM]:[CD]\d{6}([A-Z]{3})/.exec(text)?.[1] ?? null;
}

/** The same text with another currency. */
export function inCurrency(text: string, from: string, to: string): string {
  return text
    .replaceAll(`Ccy="${from}"`, `Ccy="${to}"`)
    .replaceAll(new RegExp(`(<(?:\\w+:)?Ccy>)${from}(?=<)`, 'g'), `$1${to}`)
    .replaceAll(new RegExp(`^(:6[0-9][FM]?:[CD]\\d{6})${from}`, 'gm'), `$1${to}`);
}

function camt(text: string): Reading {
  const plain = text.replaceAll(/<(\/?)\w+:/g, '<$1').replaceAll(/<!--[\s\S]*?-->/g, '');
  const isStatement = plain.includes('<BkToCstmrStmt>');
  const entries = elements(plain, 'Ntry').filter((one) => /<Sts>\s*(<Cd>)?\s*BOOK/.test(one));
  const amounts = entries.map((one) => {
    const minor = minorOf(/<Amt\b[^>]*>([^<]+)</.exec(one)![1]!);
    return /<CdtDbtInd>\s*DBIT/.test(one) ? -minor : minor;
  });
  const balances = (codes: string) =>
    elements(plain, 'Bal')
      .filter((one) => isStatement && new RegExp(`<Cd>\\s*(${codes})\\s*</Cd>`).test(one))
      .map((one) => {
        const minor = minorOf(/<Amt\b[^>]*>([^<]+)<\/Amt>\s*<CdtDbtInd>/.exec(one)![1]!);
        return /<CdtDbtInd>\s*DBIT/.test(one) ? -minor : minor;
      });
  return {
    ...sums(
      amounts,
      entries.some((one) => /<RvslInd>\s*(true|1)/.test(one)),
    ),
    openings: balances('OPBD|PRCD'),
    closings: balances('CLBD'),
    answers: null,
  };
}

function mt940(text: string): Reading {
  const lines = text.split(/\r?\n/);
  const signs: Record<string, bigint> = { C: 1n, D: -1n, RC: -1n, RD: 1n };
  const matched = lines.flatMap((line) => {
    const found = /^:61:\d{6}(?:\d{4})?\s?(R?[CD])\s?[A-Z]?(\d[\d,]*)/.exec(line);
    return found ? [{ mark: found[1]!, minor: signs[found[1]!]! * minorOf(found[2]!) }] : [];
  });
  const balances = (field: string) =>
    lines.flatMap((line) => {
      const found = new RegExp(`^:${field}:([CD])\\d{6}[A-Z]{3}(\\d[\\d,]*)`).exec(line);
      return found ? [(found[1] === 'D' ? -1n : 1n) * minorOf(found[2]!)] : [];
    });
  return {
    ...sums(
      matched.map(({ minor }) => minor),
      false,
    ),
    openings: balances('60F'),
    closings: balances('62F'),
    answers: null,
  };
}

function pain002(text: string): Reading {
  const plain = text.replaceAll(/<(\/?)\w+:/g, '<$1');
  const rows = elements(plain, 'TxInfAndSts');
  const named = new Set(rows.map((one) => /<OrgnlEndToEndId>([^<]+)/.exec(one)?.[1] ?? one));
  const amounts = rows.flatMap((one) => {
    const found = /<InstdAmt\b[^>]*>([^<]+)</.exec(one);
    return found ? [minorOf(found[1]!)] : [];
  });
  const answers = /<OrgnlMsgId>\s*([^<\s]+)/.exec(plain)?.[1] ?? null;
  const turnoverMinor = amounts.reduce((sum, minor) => sum + minor, 0n);
  return { count: named.size, turnoverMinor, netMinor: null, openings: [], closings: [], answers };
}

function csv(text: string, columns: ChosenColumns): Reading {
  const { separator, skip, skipLast = 0, amount, out, in: into, balance, decimal, isNewestFirst } = columns;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const rows = lines.slice(skip, lines.length - skipLast).map((line) => cellsOf(line, separator));
  const read = (row: readonly string[], column: number | undefined) =>
    column === undefined || (row[column] ?? '').trim() === '' ? 0n : signedOf(row[column]!, decimal ?? '.');
  const size = (minor: bigint) => (minor < 0n ? -minor : minor);
  const amounts = rows.map((row) =>
    amount === undefined ? size(read(row, into)) - size(read(row, out)) : read(row, amount),
  );
  const [first, last] = isNewestFirst ? [rows.length - 1, 0] : [0, rows.length - 1];
  const stated = balance === undefined ? null : (at: number) => read(rows[at]!, balance);
  return {
    ...sums(amounts, false),
    openings: stated ? [stated(first) - amounts[first]!] : [],
    closings: stated ? [stated(last)] : [],
    answers: null,
  };
}

function sums(amounts: readonly bigint[], hasReversals: boolean) {
  return {
    count: amounts.length,
    turnoverMinor: amounts.reduce((sum, minor) => sum + (minor < 0n ? -minor : minor), 0n),
    netMinor: hasReversals ? null : amounts.reduce((sum, minor) => sum + minor, 0n),
  };
}

function elements(text: string, name: string): string[] {
  return text.match(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g')) ?? [];
}

/** Minor units of a number with at most two decimals after a comma or point. */
function minorOf(number: string): bigint {
  const [whole, part = ''] = number.trim().replace(',', '.').split('.');
  return BigInt(whole! || '0') * 100n + BigInt(part.slice(0, 2).padEnd(2, '0'));
}

function signedOf(cell: string, decimal: ',' | '.'): bigint {
  const isOut = /^\s*[-(]|-\s*$|DR\s*$/i.test(cell);
  const digits = cell.replaceAll(decimal === ',' ? /[^\d,]/g : /[^\d.]/g, '');
  const minor = minorOf(digits);
  return isOut ? -minor : minor;
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    else if (char === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell];
}
