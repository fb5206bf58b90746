import { describe, expect, it } from 'vitest';
import { pack } from './gzip.ts';

const KB = 1_024;

describe('the body of a request', () => {
  it('is compressed piece by piece, each freed before the next is taken', async () => {
    const taken: Uint8Array[] = [];
    const inMemory: number[] = [];
    const { bytes, gzipped } = await pack(
      (function* () {
        for (let n = 0; n < 100; n++) {
          inMemory.push(taken.filter(({ length }) => length > 0).length);
          const piece = new Uint8Array(10 * KB).fill(n);
          taken.push(piece);
          yield piece;
        }
      })(),
    );
    expect(gzipped).toBe(true);
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const text = new Uint8Array(await new Response(plain).arrayBuffer());
    expect(text).toHaveLength(100 * 10 * KB);
    expect(text.every((byte, at) => byte === Math.floor(at / (10 * KB)))).toBe(true);
    // The first 32 KB wait until it is known that the body is long.
    expect(Math.max(...inMemory)).toBe(3);
    expect(Math.max(...inMemory.slice(4))).toBe(0);
  });

  it('stays as it is when it is short', async () => {
    const pieces = ['{"rows":[', '1', ']}'].map((text) => new TextEncoder().encode(text));
    const { bytes, gzipped } = await pack(pieces);
    expect(gzipped).toBe(false);
    expect(new TextDecoder().decode(bytes)).toBe('{"rows":[1]}');
  });
});
