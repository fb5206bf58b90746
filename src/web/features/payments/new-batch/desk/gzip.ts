import { freeBytes } from './free-bytes.ts';

/** Smaller requests are not compressed: the gain would not be worth it. */
const WORTH_BYTES = 32 * 1024;

/** Whether a text in pieces is large enough to compress and the browser supports it. */
export function worthGzipping(pieces: readonly Uint8Array[]): boolean {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return length >= WORTH_BYTES && typeof CompressionStream === 'function';
}

/** Compresses pieces of a text with gzip, and frees the pieces. */
export async function gzipped(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<ArrayBuffer> {
  let next = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const piece = pieces[next++];
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  const bytes = await new Response(source.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  for (const piece of pieces) freeBytes(piece.buffer);
  return bytes;
}
