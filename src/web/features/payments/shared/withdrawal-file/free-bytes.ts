/**
 * Frees bytes at once instead of at a later garbage collection, because a large file would pile up many
 * megabytes.
 */
export function freeBytes(bytes: ArrayBuffer): void {
  structuredClone(bytes, { transfer: [bytes] });
}
