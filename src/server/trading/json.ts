/** The exchange's JSON: integers have 64 bits, and numbers keep their digits. */

import { duplicateKeyOf } from '../../shared/duplicate-keys.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** A number can only follow one of these. A match inside a string costs only the slower parse. */
const MAY_HAVE_NUMBER = /(?:^|[:[,])\s*[-\d]/;
/** Integers that a double holds exactly. */
const SMALL = /^-?\d{1,15}$/;

/**
 * Parses JSON. A number that is not a small integer becomes its text. Throws a SyntaxError like JSON.parse,
 * and for a duplicate key: which of two prices an order has must not depend on the reader.
 */
export function parseJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text);
  const duplicate = duplicateKeyOf(text, parsed);
  if (duplicate !== null) throw new SyntaxError(`${duplicate} is given more than once`);
  if (!MAY_HAVE_NUMBER.test(text)) return parsed;
  const quoted = text.replaceAll(TOKEN, (token) =>
    token.startsWith('"') || SMALL.test(token) ? token : `"${token}"`,
  );
  return quoted === text ? parsed : JSON.parse(quoted);
}

/** Writes JSON with bigints as integers. Undefined fields are omitted. */
export function writeJson(value: unknown): string {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${writeJson(field)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}
