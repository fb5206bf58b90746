import type { FileProblem } from '../file-facts.ts';
import { say } from '../sentences.ts';

/** Reading a workbook takes many times its size in memory, unlike a text file. */
const MOST_WORKBOOK_BYTES = 30_000_000;

/** Whether the first bytes are those of a zip archive or of a workbook with a password. */
export function mayBeWorkbook(start: Uint8Array): boolean {
  return begins(start, [0x50, 0x4b, 0x03, 0x04]) || begins(start, [0xd0, 0xcf, 0x11, 0xe0]);
}

export function workbookTooLarge(sizeBytes: number): FileProblem | null {
  if (sizeBytes <= MOST_WORKBOOK_BYTES) return null;
  return {
    code: 'workbook_too_large',
    message: say('workbook_too_large', {
      size: say('megabytes', { count: { count: MOST_WORKBOOK_BYTES / 1_000_000 } }),
    }),
  };
}

export function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}
