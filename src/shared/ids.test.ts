import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid, uuidFromDigest, uuidV7 } from './ids.ts';

const tenBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const time = fc.integer({ min: 0, max: 2 ** 45 });

describe('a UUID version 7', () => {
  it('is a UUID with its version and variant', () => {
    fc.assert(
      fc.property(time, tenBytes, (at, random) => {
        const id = uuidV7(at, random);
        expect(isUuid(id)).toBe(true);
        expect(id[14]).toBe('7');
        expect('89ab').toContain(id[19]);
      }),
    );
  });

  it('sorts by time', () => {
    fc.assert(
      fc.property(time, time, tenBytes, tenBytes, (a, b, r1, r2) => {
        fc.pre(a < b);
        expect(uuidV7(a, r1) < uuidV7(b, r2)).toBe(true);
      }),
    );
  });
});

describe('a UUID from a digest', () => {
  it('is the same for the same digest and has version 8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const id = uuidFromDigest(Buffer.from(bytes).toString('hex'));
        expect(isUuid(id)).toBe(true);
        expect(id[14]).toBe('8');
        expect('89ab').toContain(id[19]);
        expect(uuidFromDigest(Buffer.from(bytes).toString('hex'))).toBe(id);
      }),
    );
  });

  it('keeps every other bit of the digest, so ids that are stored stay the same', () => {
    const digest = 'ffffffffffffffffffffffffffffffff0123456789abcdef0123456789abcdef';
    expect(uuidFromDigest(digest)).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
    expect(uuidFromDigest('0123456789abcdef0123456789abcdef')).toBe('01234567-89ab-8def-8123-456789abcdef');
  });
});

describe('isUuid', () => {
  it.each([
    '',
    'x',
    '01939b5e7c1a7f008a540d5a3e1b9c11',
    '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c1',
    '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11 ',
  ])('does not accept %j', (text) => expect(isUuid(text)).toBe(false));
});
