import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundingReference, REFERENCE_BYTES } from './funding-reference.ts';

const randomBytes = fc.uint8Array({ minLength: REFERENCE_BYTES, maxLength: REFERENCE_BYTES });
const places = fc.integer({ min: 0, max: REFERENCE_BYTES - 1 });
const differing = (one: string, other: string) =>
  [...one].filter((letter, at) => letter !== other[at]).length;

describe('a funding reference', () => {
  it('is one word of eight characters that people do not confuse', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        expect(fundingReference(bytes)).toMatch(/^F[34679ACDEFGHJKMNPQRTWXY]{7}$/);
      }),
    );
  });

  it('differs from every other one in two characters at least', () => {
    fc.assert(
      fc.property(randomBytes, places, fc.nat({ max: 255 }), (bytes, at, byte) => {
        const changed = bytes.slice();
        changed[at] = byte;
        const [one, other] = [fundingReference(bytes), fundingReference(changed)];
        if (one !== other) expect(differing(one, other)).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is no reference any more when two of its characters are swapped', () => {
    fc.assert(
      fc.property(randomBytes, places, places, (bytes, one, other) => {
        const swapped = bytes.slice();
        [swapped[one], swapped[other]] = [bytes[other]!, bytes[one]!];
        const reference = fundingReference(bytes);
        const again = fundingReference(swapped);
        // The characters before the check character are those of the swapped bytes, so the check must differ.
        if (again !== reference) expect(again.at(-1)).not.toBe(reference.at(-1));
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses its check when the last character is swapped with the one before', () => {
    fc.assert(
      fc.property(randomBytes, (bytes) => {
        const reference = fundingReference(bytes);
        const [last, check] = [reference.at(-2)!, reference.at(-1)!];
        if (last === check) return;
        const changed = bytes.slice();
        changed[REFERENCE_BYTES - 1] = '34679ACDEFGHJKMNPQRTWXY'.indexOf(check);
        expect(fundingReference(changed).at(-1)).not.toBe(last);
      }),
    );
  });
});
