import { recogniseFormat } from '../reconciling/statements/statement-parts.ts';

/** How many first bytes are searched for the name of an ISO 20022 message. */
const HEAD_BYTES = 4_096;

/** Whether a file of the bank is a statement, as opposed to a reply to a file of ours. */
export function isStatement(bytes: Buffer): boolean {
  const format = recogniseFormat(bytes, false);
  // `recogniseFormat` takes any XML for camt, and a reply may be XML too.
  return format === 'CAMT' ? /\bcamt\.05[234]\b/.test(headOf(bytes)) : format !== null;
}

function headOf(bytes: Buffer): string {
  return bytes.subarray(0, HEAD_BYTES).toString('latin1');
}
