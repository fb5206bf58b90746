import fc from 'fast-check';
import { ACCOUNT_TYPES } from '../../../shared/terms.ts';
import { FIELDS, WIRE_FIELDS, type CanonicalWithdrawal } from '../../withdrawal/shapes.ts';
import type { Delimiter } from '../file-facts.ts';
import { rulesWith } from './fixture.ts';

/** Letters whose Windows-1252 bytes never look like UTF-8, as é before two euro signs would. */
const NAME_UNITS = 'ab"\' ,;|éï=@-';
const SAFE = "abcXYZ0189/-?:().,+ '";

/** Text without outer spaces, which would be trimmed, and without the beginning of a spreadsheet's marker. */
function text(unit: string, max: number): fc.Arbitrary<string> {
  return fc
    .string({ unit: fc.constantFrom(...unit), minLength: 1, maxLength: max })
    .map((value) => `a${value}b`.slice(0, max - 1) + 'z');
}

const amount = fc
  .tuple(fc.integer({ min: 0, max: 4_999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([rand, cents]) => {
    return `${rand}.${(rand === 0 && cents === 0 ? 1 : cents).toString().padStart(2, '0')}`;
  });

/** A withdrawal that keeps every rule of `rulesWith()`, in canonical text. */
export const withdrawal: fc.Arbitrary<CanonicalWithdrawal> = fc
  .constantFrom(...rulesWith().banks)
  .chain((bank) => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: bank.accountNumberMinLength,
      maxLength: bank.accountNumberMaxLength,
    });
    return fc.record(
      {
        beneficiaryName: text(NAME_UNITS, 40),
        bankCode: fc.constant(bank.code),
        branchCode: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 6 }),
        accountNumber: digits,
        accountType: fc.constantFrom(...ACCOUNT_TYPES),
        amount,
        beneficiaryReference: text(SAFE, 35),
        ownReference: text(SAFE, 35),
        externalId: text('ab1"-_#é;,', 20),
      },
      {
        requiredKeys: [
          'beneficiaryName',
          'bankCode',
          'branchCode',
          'accountNumber',
          'accountType',
          'amount',
          'beneficiaryReference',
        ],
      },
    ) as fc.Arbitrary<CanonicalWithdrawal>;
  });

export interface Dialect {
  delimiter: Delimiter;
  newline: string;
  encoding: 'utf-8' | 'utf-8 bom' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  quoteAll: boolean;
  lastNewline: boolean;
  blankLines: boolean;
  /** A permutation of the nine columns. */
  order: number[];
}

export const dialect: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom<Delimiter>(',', ';', '\t', '|'),
  newline: fc.constantFrom('\n', '\r\n', '\r'),
  encoding: fc.constantFrom<Dialect['encoding']>(
    'utf-8',
    'utf-8 bom',
    'utf-16le',
    'utf-16be',
    'windows-1252',
  ),
  quoteAll: fc.boolean(),
  lastNewline: fc.boolean(),
  blankLines: fc.boolean(),
  order: fc.shuffledSubarray([...FIELDS.keys()], { minLength: FIELDS.length }),
});

/** Writes withdrawals as a file of the dialect. */
export function writeFile(withdrawals: readonly CanonicalWithdrawal[], how: Dialect): Uint8Array {
  const rows = [[...FIELDS], ...withdrawals.map(cellsOf)].map((cells) =>
    how.order.map((i) => quoted(cells[i]!, how)).join(how.delimiter),
  );
  const lines = how.blankLines ? rows.flatMap((line) => [line, '']) : rows;
  return encode(lines.join(how.newline) + (how.lastNewline ? how.newline : ''), how.encoding);
}

function cellsOf(one: CanonicalWithdrawal): string[] {
  return WIRE_FIELDS.map((field) => one[field] ?? '');
}

function quoted(cell: string, how: Dialect): string {
  const must = cell.includes(how.delimiter) || cell.includes('"') || /[\r\n]/.test(cell);
  return must || how.quoteAll ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function encode(text: string, encoding: Dialect['encoding']): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 bom') return new TextEncoder().encode(`\ufeff${text}`);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (character) => character.charCodeAt(0));
  const whole = `\ufeff${text}`;
  const bytes = new Uint8Array(whole.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < whole.length; i++) view.setUint16(i * 2, whole.charCodeAt(i), encoding === 'utf-16le');
  return bytes;
}
