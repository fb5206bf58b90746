/** Smaller requests are not compressed: the gain would not be worth it. */
const WORTH_BYTES = 32 * 1024;

/** Whether a text in pieces is large enough to compress and the browser supports it. */
export function worthGzipping(pieces: readonly Uint8Array[]): boolean {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return length >= WORTH_BYTES && typeof CompressionStream === 'function';
}

/** Compresses pieces of a text with gzip. Takes them out of the list, so that each is freed once it is read. */
export async function gzipped(pieces: Uint8Array<ArrayBuffer>[]): Promise<ArrayBuffer> {
  pieces.reverse();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const piece = pieces.pop();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
  });
  return new Response(source.pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
}
