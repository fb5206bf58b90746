import { AcbError, type AcbErrorCode } from './acb-error.ts';
import type { FieldKind } from './fields.ts';

/**
 * The lines of the bank's replies, as published for host-to-host transmissions of the South African ACB
 * (Bankserv) service.
 */

/** A field of a line: its first character, counted from 1, its length and its kind. */
export type Place = readonly [at: number, length: number, kind: FieldKind];

export const LINE_LENGTH = 198;

export const KIND: Place = [1, 3, 'N'];
export const FLAG: Place = [4, 1, 'A'];

/** 999: the end of every reply. */
export const TRANSMISSION_TRAILER = { lineCount: [5, 9, 'N'] } as const satisfies Record<string, Place>;

/** 900: the status of a transmission or of a user set, in words. */
export const STATUS = { service: [5, 3, 'N'], words: [8, 191, 'A'] } as const satisfies Record<string, Place>;

/** 901 about a transmission. */
export const REASON = { code: [9, 5, 'N'], text: [15, 50, 'A'] } as const satisfies Record<string, Place>;

/** 901 about a user set or one of its lines. */
export const LINE_REASON = {
  userCode: [9, 4, 'A'],
  firstSlash: [13, 1, 'A'],
  generationNumber: [14, 7, 'N'],
  secondSlash: [21, 1, 'A'],
  sequenceNumber: [22, 6, 'N'],
  code: [29, 5, 'N'],
  text: [35, 60, 'A'],
} as const satisfies Record<string, Place>;

/** 903: a line of the payment file that was accepted, from its fifth place on. */
export const ACCEPTED_LINE = {
  type: [9, 2, 'N'],
  sequenceNumber: [32, 6, 'N'],
  accountNumber: [44, 11, 'N'],
  cents: [56, 11, 'N'],
  longAccountNumber: [139, 20, 'N'],
} as const satisfies Record<string, Place>;

/** 011 and 016: the head of a set of returns or redirects. */
export const SET_HEADER = {
  userCode: [5, 4, 'A'],
  actionDate: [33, 8, 'N'],
} as const satisfies Record<string, Place>;

/** 013 and 017: one payment. */
export const PAYMENT = {
  type: [5, 2, 'N'],
  sentOn: [7, 8, 'N'],
  sequenceNumber: [15, 6, 'N'],
  accountNumber: [27, 16, 'N'],
  cents: [43, 11, 'N'],
} as const satisfies Record<string, Place>;

/** 013: why it came back. */
export const RETURN = {
  reason: [84, 3, 'N'],
  qualifier: [87, 5, 'N'],
} as const satisfies Record<string, Place>;

/** 017: where it went. */
export const REDIRECT = {
  branchCode: [84, 6, 'N'],
  accountNumber: [90, 16, 'N'],
} as const satisfies Record<string, Place>;

/** 014, 018 and 019: figures of a set, or of all sets of the reply. */
export const SET_TRAILER = {
  debits: [5, 9, 'N'],
  credits: [14, 9, 'N'],
  accountHash: [23, 18, 'N'],
  debitCents: [41, 14, 'N'],
  creditCents: [55, 14, 'N'],
} as const satisfies Record<string, Place>;

/** One line of a reply, with blanks up to its full length. */
export class ReplyLine {
  readonly number: number;
  readonly #text: string;

  constructor(text: string, number: number) {
    this.number = number;
    this.#text = text.padEnd(LINE_LENGTH);
    const beyond = this.#text.slice(LINE_LENGTH).search(/[^ ]/);
    if (beyond >= 0)
      throw new AcbError(
        'line_too_long',
        number,
        LINE_LENGTH + beyond + 1,
        `A line has ${LINE_LENGTH} characters.`,
      );
  }

  /** The text of a field without blanks at its end, or its digits. Refuses a number with other characters. */
  value(place: Place): string {
    const [at, length, kind] = place;
    const text = this.#text.slice(at - 1, at - 1 + length);
    if (kind === 'A') return text.trimEnd();
    if (!/^\d+$/.test(text))
      this.refuse('bad_value', place, `${length} digits are expected, not "${text.trimEnd()}".`);
    return text;
  }

  /** The digits of a field, or null when it is blank. */
  stated(place: Place): string | null {
    const [at, length] = place;
    return this.#text.slice(at - 1, at - 1 + length).trim() === '' ? null : this.value(place);
  }

  count(place: Place): number {
    return Number(this.value(place));
  }

  /** A day, as YYYY-MM-DD. */
  day(place: Place): string {
    const digits = this.value(place);
    const year = Number(digits.slice(0, 4));
    const month = Number(digits.slice(4, 6));
    const day = Number(digits.slice(6));
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
    if (day < 1 || day > days) this.refuse('bad_value', place, `A day is expected, not "${digits}".`);
    return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  }

  refuse(code: AcbErrorCode, place: Place, sentence: string): never {
    throw new AcbError(code, this.number, place[0], sentence);
  }
}
