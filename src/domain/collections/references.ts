/**
 * The references that payers quote: eight characters, the last of which checks the others. A payer's standing
 * reference begins with C. The reference of a payment request begins neither with C nor with F, because
 * references for funding begin with F (domain/reconciliation/funding-reference.ts).
 */

/**
 * Digits and consonants that are not mistaken for each other: without 0, O, 1, I and L, and with 2, 5 and 8
 * instead of Z, S and B. Without vowels, no reference spells a word.
 */
export const ALPHABET = '23456789CDFGHJKMNPQRTVWXY';

/** A prime above the size of the alphabet: products of a difference and a weight are never zero. */
const MODULUS = 29;

/**
 * One weight for each position, all different: a wrong character changes the sum by a multiple of its weight,
 * and two swapped characters change it by a multiple of the difference of their weights.
 */
const WEIGHTS = [1, 2, 4, 8, 16, 3, 6, 12] as const;

export const REFERENCE_LENGTH = WEIGHTS.length;
const PAYER_MARK = 'C';
const MARK_VALUE = ALPHABET.indexOf(PAYER_MARK);
/** The first characters of references of requests. */
const FIRST_VALUES = Array.from(ALPHABET, (_, value) => value).filter(
  (value) => !`${PAYER_MARK}F`.includes(ALPHABET[value]!),
);

/** A random number from 0 to `below` - 1. */
export type Draw = (below: number) => number;

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value, position) => sum + value * WEIGHTS[position]!, 0) % MODULUS;
}

/** The check value that makes the sum zero; it may have no character. */
function checkValueOf(values: readonly number[]): number {
  const last = WEIGHTS[REFERENCE_LENGTH - 1]!;
  for (let value = 0; value < MODULUS; value++)
    if ((sumOf(values) + value * last) % MODULUS === 0) return value;
  /* v8 ignore next -- a prime modulus always has one */
  throw new Error('No check value.');
}

function drawReference(draw: Draw, first: () => number): string {
  for (;;) {
    const values = [first()];
    while (values.length < REFERENCE_LENGTH - 1) values.push(draw(ALPHABET.length));
    const check = checkValueOf(values);
    // 4 of 29 check values have no character; then draw again.
    if (check < ALPHABET.length) return [...values, check].map((value) => ALPHABET[value]!).join('');
  }
}

/** A new reference of a payment request. The caller makes sure that no other one has it. */
export function newRequestReference(draw: Draw): string {
  return drawReference(draw, () => FIRST_VALUES[draw(FIRST_VALUES.length)]!);
}

/** A new standing reference of a payer. The caller makes sure that no other one has it. */
export function newPayerReference(draw: Draw): string {
  return drawReference(draw, () => MARK_VALUE);
}

/** Whether eight characters are a reference of either kind. */
export function isReference(text: string): boolean {
  if (text.length !== REFERENCE_LENGTH) return false;
  const values = Array.from(text, (character) => ALPHABET.indexOf(character));
  return values.every((value) => value >= 0) && sumOf(values) === 0;
}

/** The letters and digits of a text in capitals: banks cut, capitalise and divide what payers type. */
function bareText(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/gu, '');
}

/** The references that a text of a bank quotes anywhere, the first one first. */
export function referencesIn(text: string): string[] {
  const bare = bareText(text);
  const found = new Set<string>();
  for (let start = 0; start + REFERENCE_LENGTH <= bare.length; start++) {
    const window = bare.slice(start, start + REFERENCE_LENGTH);
    if (isReference(window)) found.add(window);
  }
  return [...found];
}

/**
 * The references from which a text differs by one wrong, missing, added or doubled character, or by two
 * neighbours that are swapped. References that the text quotes exactly are not included. The check value
 * yields the character that a position needs, so no character has to be tried.
 */
export function referencesNear(text: string): string[] {
  const bare = bareText(text);
  const values = Array.from(bare, (character) => ALPHABET.indexOf(character));
  const found = new Set<string>();
  const add = (candidate: readonly number[]) => {
    if (candidate.every((value) => value >= 0 && value < ALPHABET.length) && sumOf(candidate) === 0)
      found.add(candidate.map((value) => ALPHABET[value]!).join(''));
  };
  for (let start = 0; start + REFERENCE_LENGTH - 1 <= values.length; start++) {
    const window = (length: number) => values.slice(start, start + length);
    const unknown = (some: readonly number[]) => some.filter((value) => value < 0).length;
    const shorter = window(REFERENCE_LENGTH - 1);
    if (unknown(shorter) === 0) eachLengthened(shorter, add);
    const same = window(REFERENCE_LENGTH);
    if (same.length === REFERENCE_LENGTH && unknown(same) <= 1) {
      eachReplaced(same, add);
      eachSwapped(same, add);
    }
    const longer = window(REFERENCE_LENGTH + 1);
    if (longer.length > REFERENCE_LENGTH && unknown(longer) <= 1) eachShortened(longer, add);
  }
  for (const quoted of referencesIn(bare)) found.delete(quoted);
  return [...found];
}

type Add = (candidate: readonly number[]) => void;

/** The inverse of each weight: their product is one more than a multiple of the modulus. */
const INVERSES = WEIGHTS.map((weight) => {
  let inverse = 1;
  while ((weight * inverse) % MODULUS !== 1) inverse++;
  return inverse;
});

/** Replaces the value at a position by the one that makes the check fit, and adds the resulting reference. */
function addFitting(values: readonly number[], at: number, add: Add): void {
  const others = values.with(at, 0);
  add(values.with(at, ((MODULUS - sumOf(others)) * INVERSES[at]!) % MODULUS));
}

function eachReplaced(values: readonly number[], add: Add): void {
  for (let at = 0; at < values.length; at++) addFitting(values, at, add);
}

function eachSwapped(values: readonly number[], add: Add): void {
  for (let at = 0; at + 1 < values.length; at++)
    add(values.with(at, values[at + 1]!).with(at + 1, values[at]!));
}

function eachShortened(values: readonly number[], add: Add): void {
  for (let at = 0; at < values.length; at++) add(values.toSpliced(at, 1));
}

function eachLengthened(values: readonly number[], add: Add): void {
  for (let at = 0; at <= values.length; at++) addFitting(values.toSpliced(at, 0, 0), at, add);
}
