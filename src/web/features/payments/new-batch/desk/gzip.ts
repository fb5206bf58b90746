/** Below this a request is sent as it is: the header would cost as much as it saves. */
const WORTH_BYTES = 32 * 1024;

/** Whether a text is worth compressing before it is sent, and the browser can. */
export function worthGzipping(bytes: Uint8Array): boolean {
  return bytes.length >= WORTH_BYTES && typeof CompressionStream === 'function';
}

/** The bytes as gzip. */
export async function gzipped(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}
