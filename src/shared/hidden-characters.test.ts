import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findHidden,
  findHiddenInLines,
  hiddenSentence,
  LINES_PATTERN,
  ONE_LINE_PATTERN,
  withoutHidden,
} from './hidden-characters.ts';

describe('a hidden character', () => {
  it.each([
    ['Tha\u200dndi', 'Character 4 is U+200D ZERO WIDTH JOINER, which cannot be seen. Remove it.'],
    ['\u3164', 'Character 1 is U+3164 HANGUL FILLER, which cannot be seen. Remove it.'],
    ['😀\u{e0041}', 'Character 2 is U+E0041 TAG CHARACTER, which cannot be seen. Remove it.'],
    ['a\u202eb', 'Character 2 is U+202E RIGHT-TO-LEFT OVERRIDE, which cannot be seen. Remove it.'],
    ['a\u061c', 'Character 2 is U+061C ARABIC LETTER MARK, which cannot be seen. Remove it.'],
    ['a\ufe0f', 'Character 2 is U+FE0F VARIATION SELECTOR, which cannot be seen. Remove it.'],
    ['a\ud800', 'Character 2 is U+D800 HALF OF A CHARACTER, which cannot be seen. Remove it.'],
    [
      'Tha\u{1d159}ndi',
      'Character 4 is U+1D159 MUSICAL SYMBOL NULL NOTEHEAD, which cannot be seen. Remove it.',
    ],
    ['a\u{13430}', 'Character 2 is U+13430 INVISIBLE CHARACTER, which cannot be seen. Remove it.'],
    ['a\ufffc', 'Character 2 is U+FFFC OBJECT REPLACEMENT CHARACTER, which cannot be seen. Remove it.'],
    ['a\nb', 'Character 2 is U+000A LINE FEED, which cannot be seen. Remove it.'],
  ])('is named with its position in %j', (text, sentence) => {
    expect(hiddenSentence(findHidden(text)!)).toBe(sentence);
  });

  it('is not found in ordinary text', () => {
    for (const text of ["Thandi Nkosi-O'Brien", 'Zoë\u00a0Müller', '李小龍', 'नमस्ते', 'e\u0301', '😀', ''])
      expect(findHidden(text)).toBeNull();
  });

  it('is allowed in text of several lines only if it is a line break or a tab', () => {
    expect(findHiddenInLines('one\r\n\ttwo')).toBeNull();
    expect(findHiddenInLines('one\ntw\u200bo')).toMatchObject({ position: 7 });
  });

  it('is matched by the patterns of the API documents, character by character', () => {
    const line = new RegExp(ONE_LINE_PATTERN);
    const lines = new RegExp(LINES_PATTERN);
    const wrong: string[] = [];
    for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
      const text = String.fromCodePoint(codePoint);
      if (line.test(text) !== (findHidden(text) === null)) wrong.push(codePoint.toString(16));
      if (lines.test(text) !== (findHiddenInLines(text) === null)) wrong.push(codePoint.toString(16));
    }
    expect(wrong).toEqual([]);
    expect(
      () => new RegExp(ONE_LINE_PATTERN, 'u').test('a') && new RegExp(LINES_PATTERN, 'u').test('a'),
    ).not.toThrow();
  });

  it('is removed from a cleaned line', () => {
    const cleaned = fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(findHidden(withoutHidden(text))).toBeNull();
    });
    fc.assert(cleaned, { numRuns: 2000 });
    expect(withoutHidden('Tha\u200dndi\tNkosi\u{e0041}')).toBe('Thandi Nkosi');
    expect(withoutHidden('Zo\ufffd')).toBe('');
  });
});
