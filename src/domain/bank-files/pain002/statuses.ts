import type { BankReply, ReplyStatus } from '../reply.ts';
import type { XmlElement } from '../xml/element.ts';

/** The statuses of a payment (external code sets for group and transaction statuses). */
const STATUSES: Readonly<Record<string, ReplyStatus>> = {
  // The bank has it, and has checked at most its form.
  RCVD: 'RECEIVED',
  PDNG: 'RECEIVED',
  ACTC: 'RECEIVED',
  PATC: 'RECEIVED',
  // The bank will execute it.
  ACCP: 'ACCEPTED',
  ACFC: 'ACCEPTED',
  ACSP: 'ACCEPTED',
  ACPD: 'ACCEPTED',
  ACWC: 'ACCEPTED',
  ACWP: 'ACCEPTED',
  // Settled with the payer (ACSC) or with the beneficiary (ACCC).
  ACSC: 'PAID',
  ACCC: 'PAID',
  // Nothing was or will be paid.
  RJCT: 'REJECTED',
  CANC: 'REJECTED',
};

type FileStatus = NonNullable<BankReply['file']>['status'];

/** A status of a payment. An unknown one is refused: it must not be taken for an acceptance. */
export function paymentStatusOf(element: XmlElement): ReplyStatus {
  if (Object.hasOwn(STATUSES, element.text)) return STATUSES[element.text]!;
  return element.refuse('bad_value', `${element.name} "${element.text.slice(0, 40)}" is not a known status.`);
}

/** A status of a group of payments, which can also be PART. */
export function groupStatusOf(element: XmlElement): FileStatus {
  return element.text === 'PART' ? 'PARTIAL' : paymentStatusOf(element);
}
