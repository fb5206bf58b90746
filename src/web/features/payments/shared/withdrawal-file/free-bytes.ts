/**
 * Frees bytes now, not at some later garbage collection: a large file would pile up many megabytes of them.
 */
export function freeBytes(bytes: ArrayBuffer): void {
  structuredClone(bytes, { transfer: [bytes] });
}
