import { freeBytes } from './free-bytes.ts';

/** Shorter requests are not compressed: the gain would not be worth it. */
const WORTH_BYTES = 32 * 1024;

type Piece = Uint8Array<ArrayBuffer>;

/** The body of a request, compressed with gzip or as it was. */
export interface Packed {
  bytes: ArrayBuffer;
  gzipped: boolean;
}

/**
 * Compresses a text that comes in pieces, if it is long and the browser can. Each piece is taken when the one
 * before it has been compressed and freed, so that the whole text is never in memory.
 */
export async function pack(pieces: AsyncIterable<Piece> | Iterable<Piece>): Promise<Packed> {
  const first: Piece[] = [];
  let length = 0;
  let gzip: ReturnType<typeof startGzip> | null = null;
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
}

function startGzip() {
  const { readable, writable } = new CompressionStream('gzip');
  const bytes = new Response(readable).arrayBuffer();
  const writer = writable.getWriter();
  return {
    /** Compresses a piece and frees it. */
    write: async (piece: Piece) => {
      await writer.write(piece);
      freeBytes(piece.buffer);
    },
    end: async () => {
      await writer.close();
      return bytes;
    },
  };
}
