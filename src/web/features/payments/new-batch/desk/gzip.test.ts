import { describe, expect, it } from 'vitest';
import { pack } from './gzip.ts';

const KB = 1_024;

const piecesOf = function* (count: number) {
  for (let n = 0; n < count; n++) yield new Uint8Array(10 * KB).fill(n);
};

describe('the body of a request', () => {
  it('is compressed piece by piece', async () => {
    const { bytes, gzipped } = await pack(piecesOf(100));
    expect(gzipped).toBe(true);
    expect(bytes.byteLength).toBeLessThan(20 * KB);
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    const text = new Uint8Array(await new Response(plain).arrayBuffer());
    expect(text).toHaveLength(100 * 10 * KB);
    expect(text.every((byte, at) => byte === Math.floor(at / (10 * KB)))).toBe(true);
  });

  it('stays as it is when it is short', async () => {
    const pieces = ['{"rows":[', '1', ']}'].map((text) => new TextEncoder().encode(text));
    const { bytes, gzipped } = await pack(pieces);
    expect(gzipped).toBe(false);
    expect(new TextDecoder().decode(bytes)).toBe('{"rows":[1]}');
  });

  it('fails with the error of a piece that cannot be written', async () => {
    const broken = function* () {
      yield* piecesOf(5);
      throw new RangeError('There is no row 7.');
    };
    // Vitest also fails for a rejection without a handler.
    await expect(pack(broken())).rejects.toThrow('There is no row 7.');
  });
});
