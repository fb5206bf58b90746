import { describe, expect, it } from 'vitest';
import { systemRandom } from './random.ts';

describe('the randomness of the system', () => {
  it('gives a new array of the requested length', () => {
    for (const length of [0, 1, 10, 16, 32, 33, 5_000]) {
      const bytes = systemRandom.bytes(length);
      expect(bytes.length).toBe(length);
      const other = systemRandom.bytes(length);
      other.fill(0);
      if (length >= 10) expect(bytes.some((byte) => byte !== 0)).toBe(true);
    }
  });

  it('gives no bytes twice, across many refills of the reserve', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20_000; i++) seen.add(Buffer.from(systemRandom.bytes(10)).toString('hex'));
    expect(seen.size).toBe(20_000);
  });
});
