import { recogniseFormat } from '../reconciling/statements/statement-parts.ts';

/** The first bytes in which the name of an ISO 20022 message is looked for. */
const HEAD_BYTES = 4_096;

/** Whether a file of the bank is a statement, as opposed to a reply to a file of ours. */
export function isStatement(bytes: Buffer): boolean {
  const format = recogniseFormat(bytes, false);
  // Any XML is taken for camt; a reply is XML too.
  return format === 'CAMT' ? /\bcamt\.05[234]\b/.test(headOf(bytes)) : format !== null;
}

function headOf(bytes: Buffer): string {
  return bytes.subarray(0, HEAD_BYTES).toString('latin1');
}
