import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededNumbers } from '../../shared/seeded-numbers.ts';
import { runs } from '../../shared/testing/runs.ts';
import {
  isReference,
  newPayerReference,
  newRequestReference,
  referencesIn,
  referencesNear,
  REFERENCE_LENGTH,
} from './references.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

const drawn = (seed: number) => {
  const next = seededNumbers(seed);
  return (below: number) => Math.floor(next() * below);
};

const seeds = fc.integer({ min: 1, max: 2_000_000_000 });
const references = fc
  .tuple(seeds, fc.boolean())
  .map(([seed, isPayer]) => (isPayer ? newPayerReference(drawn(seed)) : newRequestReference(drawn(seed))));

describe('a reference', () => {
  it('has eight characters that are not mistaken for each other, and passes its check', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(reference).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{8}$/u);
        expect(reference.length).toBe(REFERENCE_LENGTH);
        expect(isReference(reference)).toBe(true);
      }),
      { numRuns: runs(2_000, 50_000) },
    );
  });

  it('begins with C if it is a payer’s, and with neither C nor F if it is a request’s', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(newPayerReference(drawn(seed))[0]).toBe('C');
        expect(newRequestReference(drawn(seed))).toMatch(/^[^CF]/u);
      }),
      { numRuns: runs(2_000, 50_000) },
    );
  });

  it('is no reference with any one other character, and with any two swapped that differ', () => {
    fc.assert(
      fc.property(references, (reference) => {
        for (let at = 0; at < REFERENCE_LENGTH; at++) {
          for (const sign of SIGNS)
            if (sign !== reference[at])
              expect(isReference(reference.slice(0, at) + sign + reference.slice(at + 1))).toBe(false);
          for (let other = at + 1; other < REFERENCE_LENGTH; other++) {
            const signs = [...reference];
            [signs[at], signs[other]] = [signs[other]!, signs[at]!];
            if (signs.join('') !== reference) expect(isReference(signs.join(''))).toBe(false);
          }
        }
      }),
      { numRuns: runs(100, 3_000) },
    );
  });

  it('is found in a text of a bank, however it is written', () => {
    fc.assert(
      fc.property(references, (reference) => {
        expect(referencesIn(`ref ${reference.slice(0, 4)}-${reference.slice(4).toLowerCase()}`)).toContain(
          reference,
        );
        expect(referencesIn(`EFT${reference}ABSA BANK`)).toContain(reference);
      }),
      { numRuns: runs(500, 10_000) },
    );
  });

  it('is among the near ones of a text with one slip, unless the text quotes it', () => {
    fc.assert(
      fc.property(references, seeds, (reference, seed) => {
        const slipped = `PAID ${slipOf(reference, drawn(seed))} THANKS`;
        const near = referencesNear(slipped);
        expect([...near, ...referencesIn(slipped)]).toContain(reference);
        for (const quoted of referencesIn(slipped)) expect(near).not.toContain(quoted);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});

describe('slips', () => {
  it('never turn a reference into another open one unseen: the right one is always near', () => {
    const draw = drawn(20_261_129);
    const open = new Set<string>();
    while (open.size < 100_000) open.add(newRequestReference(draw));
    const all = [...open];
    const found = { tried: 0, otherOfSameLength: 0, otherOpen: 0, unseen: 0 };
    for (let i = 0; i < runs(50_000, 1_000_000); i++) {
      const reference = all[draw(all.length)]!;
      const slipped = slipOf(reference, draw);
      if (slipped === reference) continue;
      found.tried++;
      const others = referencesIn(slipped).filter((one) => one !== reference);
      if (slipped.length === REFERENCE_LENGTH) found.otherOfSameLength += others.length;
      if (!others.some((one) => open.has(one))) continue;
      found.otherOpen++;
      // A matcher that finds two open references asks a user.
      if (![...referencesIn(slipped), ...referencesNear(slipped)].includes(reference)) found.unseen++;
    }
    expect(found).toMatchObject({ otherOfSameLength: 0, unseen: 0 });
    expect(found.otherOpen / found.tried).toBeLessThan(0.000_1);
  });
});

/** One wrong, missing, doubled or swapped character. */
function slipOf(reference: string, draw: (below: number) => number): string {
  const at = draw(REFERENCE_LENGTH);
  const [before, after] = [reference.slice(0, at), reference.slice(at + 1)];
  const sign = reference[at]!;
  switch (draw(4)) {
    case 0:
      return before + SIGNS[draw(SIGNS.length)]! + after;
    case 1:
      return before + after;
    case 2:
      return before + sign + sign + after;
    default:
      return at + 1 < REFERENCE_LENGTH ? before + after[0]! + sign + after.slice(1) : before + sign;
  }
}
