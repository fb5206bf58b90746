/** Smaller requests are not compressed: the gain would not be worth it. */
const WORTH_BYTES = 32 * 1024;

/** Whether a text is large enough to compress and the browser supports it. */
export function worthGzipping(bytes: Uint8Array): boolean {
  return bytes.length >= WORTH_BYTES && typeof CompressionStream === 'function';
}

/** Compresses bytes with gzip. */
export async function gzipped(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
