import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from '../../shared/names.ts';
import { runs } from '../../shared/testing/runs.ts';
import { areAlike, likenessKeys, likenessWords } from './name-likeness.ts';

const areNamesAlike = (one: string, other: string) => areAlike(likenessWords(one), likenessWords(other));

describe('names', () => {
  it.each([
    ["O'Brien Sean", "Sean O'Brien"],
    ["Sean O'Brien", 'SEAN OBRIEN'],
    ['Sean O’Brien', "S O'BRIEN"],
    ['J Smith', 'John Smith'],
    ['J. Smith', 'SMITH J'],
    ['Smith, John', 'John Smith'],
    ['JP Smith', 'John Peter Smith'],
    ['J P SMITH', 'Smith John Peter'],
    ['J Smith', 'JP Smith'],
    ['Mr J Smith', 'John Smith'],
    ['Mev A Botha', 'Annelie Botha'],
    ['Zoë van der Merwe', 'VAN DER MERWE Z'],
    ['Thandi Nkosi-Dube', 'T NKOSI DUBE'],
    ['Khumalo Traders (Pty) Ltd', 'KHUMALO TRADERS'],
    ['Nkosi & Seuns Bpk', 'NKOSI SEUNS'],
  ])('may be of one payer: %s and %s', (one, other) => {
    expect(areNamesAlike(one, other)).toBe(true);
    expect(areNamesAlike(other, one)).toBe(true);
  });

  it.each([
    ['Jane Smith', 'John Smith'],
    ['J Smith', 'J Smythe'],
    ['J Smith', 'P Smith'],
    ['John Smith', 'John Brown'],
    ['Smith', 'John Smith'],
    ['John Smith', 'John Smithers'],
    ['J S', 'John Smith'],
    ['Al Ng', 'A N'],
    ['Sipho Dlamini', 'Sipho'],
    ['Khumalo Traders', 'Khumalo Transport'],
    ['', ''],
    ['Mr', 'Mrs'],
  ])('are not proposed for one another: %s and %s', (one, other) => {
    expect(areNamesAlike(one, other)).toBe(false);
    expect(areNamesAlike(other, one)).toBe(false);
  });
});

const name = fc
  .array(
    fc.oneof(
      fc.constantFrom('john', 'Smith', "O'Brien", 'J', 'JP', 'van', 'der', 'Merwe', 'Zoë', 'Mr', 'ẞ', '王'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 8 },
  )
  .map((words) => words.join(' '));

describe('likeness', () => {
  it('writes a name that was written already as it is', () => {
    fc.assert(
      fc.property(name, (one) => {
        const words = likenessWords(one);
        expect(likenessWords(words.join(' '))).toEqual(words);
        expect(normaliseName(normaliseName(one))).toBe(normaliseName(one));
      }),
      { numRuns: runs(500, 20_000) },
    );
  });

  it('is the same from both sides, and names that are alike share a key', () => {
    fc.assert(
      fc.property(name, name, (first, second) => {
        const [one, other] = [likenessWords(first), likenessWords(second)];
        expect(areAlike(one, other)).toBe(areAlike(other, one));
        if (!areAlike(one, other)) return;
        const keys = new Set(likenessKeys(other));
        expect(likenessKeys(one).some((key) => keys.has(key))).toBe(true);
      }),
      { numRuns: runs(2_000, 50_000) },
    );
  });

  it('does not depend on the order of the words', () => {
    fc.assert(
      fc.property(name, (one) => {
        const words = likenessWords(one);
        expect(likenessKeys(words.toReversed()).toSorted()).toEqual(likenessKeys(words).toSorted());
      }),
      { numRuns: runs(500, 20_000) },
    );
  });
});
