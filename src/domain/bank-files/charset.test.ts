import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInCharacterSet, nameInFile, originalOf, referenceInFile, textInFile } from './charset.ts';
import type { FileText, TextRefusal } from './charset.ts';
import { builtInProfile } from './testing/built-in-profile.ts';

const CHARSETS = ['ACB', 'ISO_LATIN'] as const;

function written(result: FileText | TextRefusal): FileText {
  if ('error' in result) throw new Error(`Refused: ${result.error} ${result.characters.join(' ')}`);
  return result;
}

describe('a text in the character set of a file', () => {
  it.each([
    ['Zoë Nkosi', 'ZOE NKOSI', 'Zoe Nkosi'],
    ['Renée O’Brien', 'RENEE OBRIEN', "Renee O'Brien"],
    ['Große & Söhne', 'GROSSE & SOHNE', 'Grosse + Sohne'],
    ['Ærø Łódź (Pty) Ltd', 'AERO LODZ (PTY) LTD', 'AEro Lodz (Pty) Ltd'],
    ['Thandi  Mbeki ', 'THANDI MBEKI', 'Thandi Mbeki'],
    ['INV_2041#7: July', 'INV-2041 7 JULY', 'INV-2041 7: July'],
    ['Ｔｈａｎｄｉ №\u00a05', 'THANDI NO 5', 'Thandi No 5'],
    ['Jos\u0065\u0301 – “Pepe” Müller', 'JOSE - PEPE MULLER', "Jose - 'Pepe' Muller"],
    ['ŉ Man 😀 [Kaap]', 'N MAN (KAAP)', "'n Man (Kaap)"],
    ['Tsonga\tLtd', 'TSONGA LTD', 'Tsonga Ltd'],
  ])('%s', (original, acb, latin) => {
    expect(written(textInFile(original, 'ACB', 60)).text).toBe(acb);
    expect(written(textInFile(original, 'ISO_LATIN', 60)).text).toBe(latin);
  });

  it('lists what was replaced and keeps small letters that became capitals apart', () => {
    const text = written(textInFile('Zoë Nkosi', 'ACB', 30));
    expect(text).toEqual({
      text: 'ZOE NKOSI',
      replacements: [
        { at: 1, from: 'o', to: 'O' },
        { at: 2, from: 'ë', to: 'E' },
        { at: 5, from: 'kosi', to: 'KOSI' },
      ],
      cut: '',
      isSameInCapitals: false,
    });
    expect(written(textInFile('Thandi Nkosi', 'ACB', 30)).isSameInCapitals).toBe(true);
    expect(written(textInFile('THANDI NKOSI', 'ACB', 30)).replacements).toEqual([]);
  });

  it('shows the end that does not fit', () => {
    expect(written(textInFile('Academy of Advanced Technology Cape', 'ACB', 30))).toMatchObject({
      text: 'ACADEMY OF ADVANCED TECHNOLOGY',
      cut: ' Cape',
      isSameInCapitals: false,
    });
    // The ligature would need two characters, and only one is left.
    expect(written(textInFile('Cæsar', 'ISO_LATIN', 2))).toMatchObject({ text: 'C', cut: 'æsar' });
  });

  it.each([
    ['Иван Nkosi', 'text_not_writable', ['И', 'в', 'а', 'н']],
    ['王伟', 'text_not_writable', ['王', '伟']],
    ['Flat ٣', 'text_not_writable', ['٣']],
    ['Thandi \ufffd', 'text_not_writable', ['\ufffd']],
    ['Thandi \ud800', 'text_not_writable', ['\ud800']],
    ['--- /', 'text_empty', []],
    ['😀', 'text_empty', []],
    ['', 'text_empty', []],
  ])('refuses %j', (original, error, characters) => {
    for (const charset of CHARSETS) expect(textInFile(original, charset, 30)).toEqual({ error, characters });
  });

  it('has the lengths of the profile', () => {
    const acb = builtInProfile('ZA-ACB-198');
    const long = 'Nkosi Transport and Logistics Holdings';
    expect(written(nameInFile(long, acb)).text).toBe('NKOSI TRANSPORT AND LOGISTICS');
    expect(written(referenceInFile(long, acb)).text).toBe('NKOSI TRANSPORT AND');
    expect(written(nameInFile(long, builtInProfile('ZA-PAIN-001'))).text).toBe(long);
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'Zoë ÑßæŉÀ\u0301&\'"_#  ./-ａﬁ½ aZ09'), maxLength: 60 }),
  );

  it.each(CHARSETS)('in %s is within the set and the length, and maps back to the original', (charset) => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (original, maxLength) => {
        const result = textInFile(original, charset, maxLength);
        if ('error' in result) {
          expect(result.characters.length > 0).toBe(result.error === 'text_not_writable');
          return;
        }
        expect(isInCharacterSet(result.text, charset)).toBe(true);
        expect(result.text.length).toBeLessThanOrEqual(maxLength);
        expect(result.text).toBe(result.text.trim());
        expect(result.text).not.toContain('  ');
        expect(originalOf(result)).toBe(original);
        expect(result.isSameInCapitals).toBe(
          original.toUpperCase() === result.text || original === result.text,
        );
        // Characters of the set stay as they are.
        expect(textInFile(result.text, charset, maxLength)).toMatchObject({
          text: result.text,
          replacements: [],
          cut: '',
        });
      }),
      { numRuns: 2_000 },
    );
  });
});
