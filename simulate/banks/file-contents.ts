import { readAcb, returnsText, statusText } from './acb-text.ts';
import type { FileContents } from './contents.ts';
import { readPain } from './pain-text.ts';

/** Reads a file of either format as a bank that takes both. */
export function readContents(bytes: Uint8Array): FileContents {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '<?xml') return readPain(bytes);
  const file = readAcb(bytes);
  return {
    payments: file.payments,
    contraReference: file.contraReference,
    status: (on, said) => statusText(file, on, said),
    statusOfAnother: (on, said) => statusText({ ...file, generation: '9876' }, on, said),
    returns: (on, returned) => returnsText(file, on, returned),
    endToEndIdOf: () => null,
  };
}
