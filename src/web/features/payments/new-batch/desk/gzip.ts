/** Shorter requests are not compressed, because the gain would be too small. */
const WORTH_BYTES = 32 * 1024;

type Piece = Uint8Array<ArrayBuffer>;

/** The body of a request, compressed with gzip or as it was. */
export interface Packed {
  bytes: ArrayBuffer;
  gzipped: boolean;
}

/**
 * Compresses a text that comes in pieces, if it is long and the browser can. The next piece is taken when the
 * compression is ready for it, so that a generator never has the whole text in memory.
 */
export async function pack(pieces: AsyncIterable<Piece> | Iterable<Piece>): Promise<Packed> {
  const first: Piece[] = [];
  let length = 0;
  let gzip: ReturnType<typeof startGzip> | null = null;
  try {
    for await (const piece of pieces) {
      if (gzip) {
        await gzip.write(piece);
        continue;
      }
      first.push(piece);
      length += piece.length;
      if (length < WORTH_BYTES || typeof CompressionStream !== 'function') continue;
      gzip = startGzip();
      for (const one of first.splice(0)) await gzip.write(one);
    }
    if (gzip) return { bytes: await gzip.end(), gzipped: true };
    return { bytes: await new Blob(first).arrayBuffer(), gzipped: false };
  } catch (error) {
    await gzip?.abort(error);
    throw error;
  }
}

function startGzip() {
  const { readable, writable } = new CompressionStream('gzip');
  const bytes = new Response(readable).arrayBuffer();
  // A failure is thrown where the next piece is written.
  bytes.catch(() => undefined);
  const writer = writable.getWriter();
  return {
    write: (piece: Piece) => writer.write(piece),
    end: async () => {
      await writer.close();
      return bytes;
    },
    abort: (reason: unknown) => writer.abort(reason).catch(() => undefined),
  };
}
