import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKey, nameKey, normaliseName } from './names.ts';

describe('a comparable name', () => {
  it.each([
    ['  Thandi   NKOSI ', 'thandi nkosi'],
    ['Zoë', 'zoe'],
    ['Zoe\u0308', 'zoe'],
    ['Müller', 'MULLER'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'Strasse'],
    ['ΣΟΦΟΣ', 'σοφος'],
    ['Ｔｈａｎｄｉ', 'thandi'],
    ['ﬁona', 'fiona'],
    ['Thandi\u00a0Nkosi', 'thandi nkosi'],
  ])('makes %j and %j the same', (a, b) => {
    expect(normaliseName(a)).toBe(normaliseName(b));
  });

  it('keeps different people apart', () => {
    expect(normaliseName('Thandi Nkosi')).not.toBe(normaliseName('Thando Nkosi'));
    expect(normaliseName('Anna Lee')).not.toBe(normaliseName('Annalee'));
  });

  it('does not change when it is computed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const once = normaliseName(name);
        expect(normaliseName(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the key of a name', () => {
  it.each([
    ['a zero-width joiner', 'Thandi Nkosi', 'Tha\u200dndi Nkosi'],
    ['a Hangul filler', 'Thandi Nkosi', 'Thandi Nkosi\u3164'],
    ['a tag letter', 'Thandi Nkosi', 'Thandi\u{e0041} Nkosi'],
    ['a variation selector', 'Thandi Nkosi', 'Thandi\ufe0f Nkosi'],
    ['Cyrillic letters', 'Thandi Nkosi', 'Tһаndі Nkоѕі'],
    ['a Cyrillic capital', 'Ben Botha', 'Вen Вotha'],
    ['a word of Cyrillic letters alone', 'Hexo Botha', 'нехо Botha'],
    ['Greek letters', 'Nomsa Van', 'Νomsa νan'],
    ['full-width letters', 'Thandi Nkosi', 'Ｔｈａｎｄｉ Ｎｋｏｓｉ'],
    ['mathematical letters', 'Thandi', '𝐓𝒉𝖆𝗻𝚍𝓲'],
    ['combining marks', 'Thandi', 'T\u0338ha\u0301nd\u0336i'],
    ['mixed case', 'Thandi Nkosi', 'tHANDI nKOSI'],
    ['a capital sharp s', 'Strauss', 'STRAUẞ'],
    ['a sharp s', 'Strauss', 'Strauß'],
    ['a stroke', 'Lukasz Odegard', 'Łukasz Ødegard'],
    ['a capital I for an l', 'Paul Hill', 'PauI HiII'],
    ['digits for letters', 'Oliver Hill', '01iver Hi11'],
    ['rn for m', 'Tom Bemard', 'Torn Bernard'],
    ['a typographic apostrophe', "O'Brien", 'O\u2019Brien'],
    ['another space', 'Thandi Nkosi', ' Thandi\u2003\u2800Nkosi '],
    ['the case of another script', 'ΝΙΚΟΣ', 'νικος'],
    ['the case of Cyrillic', 'ИВАН ПЕТРОВ', 'Иван Петров'],
  ])('is the same with %s', (_, a, b) => {
    expect(nameKey(b)).toBe(nameKey(a));
  });

  it('keeps different people apart', () => {
    const names = [
      'Thandi Nkosi',
      'Thando Nkosi',
      'Anna Lee',
      'Annalee',
      'Иван',
      'Иванa',
      '李小龍',
      '李小虎',
      'Van',
      'Nan',
      'Dube',
      'Oube',
    ];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  const name = fc.string({ unit: 'grapheme', maxLength: 30 });
  const ignorable = fc.constantFrom(
    '\u200b',
    '\u200d',
    '\u00ad',
    '\u034f',
    '\u115f',
    '\u2060',
    '\u3164',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\u{e0041}',
    '\u{e0100}',
    '\u202e',
  );

  it('does not depend on ignorable characters, wherever they are inserted', () => {
    fc.assert(
      fc.property(
        name,
        fc.array(fc.tuple(fc.nat(60), ignorable), { minLength: 1, maxLength: 5 }),
        (text, insertions) => {
          const characters = Array.from(text);
          for (const [at, character] of insertions)
            characters.splice(at % (characters.length + 1), 0, character);
          expect(nameKey(characters.join(''))).toBe(nameKey(text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('does not depend on the case of Latin names', () => {
    const latin = fc.string({
      unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz éïßøłæœđ-'"),
      maxLength: 30,
    });
    const caseless = fc.property(latin, (text) => {
      expect(nameKey(text.toUpperCase())).toBe(nameKey(text));
    });
    fc.assert(caseless, { numRuns: 2000 });
  });
});

describe('the key of an account number', () => {
  it('has no leading zeros and keeps every other digit', () => {
    expect(['0012345', '12345', '123450', '00000'].map(accountKey)).toEqual(['12345', '12345', '123450', '']);
  });
});
