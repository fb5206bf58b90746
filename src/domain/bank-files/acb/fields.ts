/** A number is padded with zeros on its left (N), a text with blanks on its right (A). */
export type FieldKind = 'N' | 'A';

/** A field of a line: its first character, counted from 1, its length, its kind, its value or source. */
type Field<Source> = readonly [
  at: number,
  length: number,
  kind: FieldKind,
  value: string | ((source: Source) => string | number | bigint),
];

/** The fields of a line, in its order. Characters that no field covers are blanks. */
export type LineFields<Source> = readonly Field<Source>[];

/** The fields, every position moved to the left. Fields that would begin before the line are left out. */
export function shiftedLeft<Source>(fields: LineFields<Source>, by: number): LineFields<Source> {
  return fields
    .filter(([at]) => at > by)
    .map(([at, length, kind, value]) => [at - by, length, kind, value] as const);
}

const BLANK = 0x20;
const CR = 0x0d;
const LF = 0x0a;

/** Lines of one length, each with CR and LF at its end. */
export class FixedWidthLines {
  readonly bytes: Uint8Array;
  readonly #lineLength: number;
  #start = 0;

  constructor(lineLength: number, lineCount: number) {
    this.#lineLength = lineLength;
    this.bytes = new Uint8Array((lineLength + 2) * lineCount).fill(BLANK);
  }

  /** Writes the next line. Throws a RangeError when a value does not fit its field. */
  write<Source>(fields: LineFields<Source>, source: Source): void {
    for (const [at, length, kind, value] of fields) {
      const text = String(typeof value === 'function' ? value(source) : value);
      if (text.length > length) throw new RangeError(`"${text}" is longer than ${length} at ${at}.`);
      const padded = kind === 'N' ? text.padStart(length, '0') : text;
      const from = this.#start + at - 1;
      for (let i = 0; i < padded.length; i++) this.bytes[from + i] = padded.charCodeAt(i);
    }
    const end = this.#start + this.#lineLength;
    this.bytes[end] = CR;
    this.bytes[end + 1] = LF;
    this.#start = end + 2;
  }
}
