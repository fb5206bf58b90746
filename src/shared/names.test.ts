import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseName } from './names.ts';

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

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const once = normaliseName(name);
        expect(normaliseName(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
