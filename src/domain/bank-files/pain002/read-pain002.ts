import { invariant } from '../../../shared/errors.ts';
import { reasonOf } from '../iso-reasons.ts';
import { paymentInformationId } from '../pain001/names.ts';
import type { BankReply, PaymentReply, ReplyStatus } from '../reply.ts';
import type { XmlElement } from '../xml/element.ts';
import { readRecords, versionsOf, type XmlLimits, type XmlRecord } from '../xml/read-xml.ts';
import { accountNumberOf, countOf, endToEndIdOf, minorOf, moneyOf } from '../xml/values.ts';
import { XmlError, type XmlPlace } from '../xml/xml-error.ts';
import { groupStatusOf, paymentStatusOf } from './statuses.ts';

type FileReply = NonNullable<BankReply['file']>;

/** The parts of a pain.002 message. */
interface Parts {
  header: XmlElement;
  /** About payment information blocks, without their payments. */
  blocks: readonly XmlElement[];
  rows: readonly Row[];
}

/** What the reply says about a payment, before the status of the file completes it. */
interface Row {
  place: XmlPlace;
  /** The status is null when the reply gives none. */
  reply: Omit<PaymentReply, 'status'> & { status: ReplyStatus | null };
}

const ROOT = 'CstmrPmtStsRpt';
const BLOCK = `${ROOT}/OrgnlPmtInfAndSts`;
const MESSAGES = versionsOf('pain.002.001', 3, 13, [ROOT, BLOCK, `${BLOCK}/TxInfAndSts`]);

/**
 * Reads a pain.002 file of the versions 03 to 13, which are alike in all that is read: what the bank says
 * about a file of `writePain001` and about its payments. A status of the file or of its payment information
 * covers the payments that the reply does not name when it is a rejection; whether other payments without a
 * name were accepted is the caller's decision. Throws an `XmlError` for what it cannot read exactly, and for
 * a reply that contradicts itself.
 */
export function readPain002(bytes: Uint8Array, limits?: Partial<XmlLimits>): BankReply {
  const parts = partsOf(bytes, limits);
  const fileId = fileIdOf(parts.header);
  const file = fileReplyOf(parts, fileId);
  const payments = parts.rows.map((row) => completed(row, file));
  requireStatedCounts(parts, payments, file);
  return {
    format: 'PAIN_002',
    answers: { fileId, transmissionNumber: null, generationNumber: null },
    file,
    payments: eachOnce(parts.rows, payments),
    totals: totalsOf(parts),
    isTest: null,
  };
}

function partsOf(bytes: Uint8Array, limits?: Partial<XmlLimits>): Parts {
  const rows: Row[] = [];
  const blocks: XmlElement[] = [];
  const messages: XmlElement[] = [];
  const take = ({ element }: XmlRecord) => {
    if (element.name === 'TxInfAndSts') rows.push(rowOf(element));
    else if (element.name === 'OrgnlPmtInfAndSts') blocks.push(element);
    else messages.push(element);
  };
  readRecords(bytes, MESSAGES, take, limits);
  const [message] = messages;
  invariant(message, 'a whole message has content');
  return { header: message.need('OrgnlGrpInfAndSts'), blocks, rows };
}

/** The same message also answers direct debits and recalls, which are refused. */
function fileIdOf(header: XmlElement): string {
  const answered = header.need('OrgnlMsgNmId');
  if (!/^pain\.001\b/i.test(answered.text)) {
    answered.refuse('wrong_message', `The reply answers ${answered.text.slice(0, 40)}, not a payment file.`);
  }
  return header.needText('OrgnlMsgId');
}

/**
 * The status of the file. A file of ours has one payment information block, so the status of the block is
 * that of all its payments, and more specific than the status of the group.
 */
function fileReplyOf({ header, blocks }: Parts, fileId: string): FileReply | null {
  const group = statusIn(header, 'GrpSts');
  let block: FileReply | null = null;
  for (const element of blocks) {
    const found = statusIn(element, 'PmtInfSts');
    if (!found) continue;
    requireOwnBlock(element, fileId);
    if (block && block.status !== found.status) {
      element.refuse('contradiction', 'The payment information has two statuses.');
    }
    block ??= found;
  }
  if (!group || !block) return block ?? group;
  requireAgreement(group, block, header);
  if (group.status === 'PARTIAL') return group;
  return { status: block.status, reason: block.reason ?? group.reason };
}

function statusIn(element: XmlElement, name: string): FileReply | null {
  const status = element.child(name);
  return status && { status: groupStatusOf(status), reason: reasonOf(element.all('StsRsnInf')) };
}

function requireOwnBlock(element: XmlElement, fileId: string): void {
  const id = element.need('OrgnlPmtInfId');
  if (id.text === paymentInformationId(fileId)) return;
  const [file, block] = [fileId.slice(0, 35), id.text.slice(0, 35)];
  id.refuse('contradiction', `The file ${file} has no payment information "${block}".`);
}

/** A received or accepted file can still be rejected as a block, but nothing else mixes with a rejection. */
function requireAgreement(group: FileReply, block: FileReply, header: XmlElement): void {
  const isRejected = group.status === 'REJECTED' || block.status === 'REJECTED';
  const agrees =
    group.status === block.status ||
    !isRejected ||
    (block.status === 'REJECTED' && (group.status === 'RECEIVED' || group.status === 'ACCEPTED'));
  if (!agrees)
    header.refuse('contradiction', 'The file and its payment information have different statuses.');
}

/** What the reply repeats of the file. A file of ours has one block, so both say the same. */
function totalsOf({ header, blocks }: Parts): NonNullable<BankReply['totals']> {
  const stated = (name: string): XmlElement | null => {
    const [first, ...others] = [header, ...blocks].flatMap((element) => element.child(name) ?? []);
    for (const other of others)
      if (other.text !== first!.text) other.refuse('contradiction', `The reply has two values of ${name}.`);
    return first ?? null;
  };
  const count = stated('OrgnlNbOfTxs');
  return { count: count && countOf(count), sum: stated('OrgnlCtrlSum')?.text ?? null };
}

function rowOf(element: XmlElement): Row {
  const endToEndId = endToEndIdOf(element.needText('OrgnlEndToEndId'));
  if (endToEndId === null) element.refuse('missing_element', 'The payment has no end-to-end id.');
  const status = element.child('TxSts');
  const reference = element.child('OrgnlTxRef');
  const amount = reference?.find('Amt', 'InstdAmt');
  const money = amount ? moneyOf(amount) : null;
  const reply = {
    endToEndId,
    sequenceNumber: null,
    status: status && paymentStatusOf(status),
    reason: reasonOf(element.all('StsRsnInf')),
    amountMinor: money?.minor ?? null,
    ...(money ? { currency: money.currency } : {}),
    accountNumber: accountNumberOf(reference?.child('CdtrAcct') ?? null),
    date: null,
    movedTo: null,
  };
  return { place: { line: element.line, column: element.column }, reply };
}

/** A payment inherits the status of the file, and the reason of a file that is rejected. */
function completed({ place, reply }: Row, file: FileReply | null): PaymentReply {
  const status = reply.status ?? file?.status;
  if (status === undefined || status === 'PARTIAL') {
    throw new XmlError('missing_element', place, `The payment ${reply.endToEndId} has no status.`);
  }
  if (file?.status !== 'REJECTED') return { ...reply, status };
  if (status !== 'REJECTED') {
    const sentence = `The file is rejected, but the payment ${reply.endToEndId} is not.`;
    throw new XmlError('contradiction', place, sentence);
  }
  return { ...reply, status, reason: reply.reason ?? file.reason };
}

/**
 * A bank that counts the rejected payments must name as many: otherwise a rejected one would pass for one
 * that was accepted without a name. It may name fewer payments of another status than it counts, but not
 * more.
 */
function requireStatedCounts(parts: Parts, payments: readonly PaymentReply[], file: FileReply | null): void {
  const named = new Map(payments.map((payment) => [payment.endToEndId, payment]));
  for (const element of [parts.header, ...parts.blocks]) {
    const counted = countedIn(element);
    if (file?.status === 'REJECTED') {
      const isOther = [...counted].some(([status, { count }]) => status !== 'REJECTED' && count > 0);
      if (isOther) element.refuse('contradiction', 'The file is rejected, but the reply counts others.');
      continue;
    }
    if (counted.size > 0 && !counted.has('REJECTED')) counted.set('REJECTED', { count: 0, sums: [] });
    for (const [status, { count, sums }] of counted) {
      const rows = [...named.values()].filter((payment) => payment.status === status);
      const isRejected = status === 'REJECTED';
      if (isRejected ? rows.length !== count : rows.length > count) {
        const counts = `${count} ${status.toLowerCase()} payments`;
        element.refuse('contradiction', `The reply counts ${counts} and names ${rows.length}.`);
      }
      if (rows.length === count && !isSumOf(rows, sums))
        element.refuse('contradiction', `The sum of the payments that are ${status.toLowerCase()} differs.`);
    }
  }
}

interface Counted {
  count: number;
  /** The control sum of each code that has this status; null where the bank states none. */
  sums: (string | null)[];
}

/** The counts of an element by our status: several codes of the bank may have the same one. */
function countedIn(element: XmlElement): Map<PaymentReply['status'], Counted> {
  const counted = new Map<PaymentReply['status'], Counted>();
  for (const one of element.all('NbOfTxsPerSts')) {
    const status = paymentStatusOf(one.need('DtldSts'));
    const before = counted.get(status) ?? { count: 0, sums: [] };
    counted.set(status, {
      count: before.count + countOf(one.need('DtldNbOfTxs')),
      sums: [...before.sums, one.textOf('DtldCtrlSum')],
    });
  }
  return counted;
}

/** Whether the rows add up to the stated sums; true if a row or a code has no amount to compare. */
function isSumOf(rows: readonly PaymentReply[], sums: readonly (string | null)[]): boolean {
  const currency = rows[0]?.currency;
  if (currency === undefined || rows.some((row) => row.currency !== currency)) return true;
  let stated = 0n;
  for (const sum of sums) {
    if (sum === null) return true;
    const minor = minorOf(sum, currency);
    if (minor === null) return false;
    stated += minor;
  }
  return rows.reduce((total, row) => total + (row.amountMinor ?? 0n), 0n) === stated;
}

/** A payment that is named twice in the same way counts once; in two ways, the reply is refused. */
function eachOnce(rows: readonly Row[], payments: readonly PaymentReply[]): PaymentReply[] {
  const found = new Map<string | null, PaymentReply>();
  for (const [index, payment] of payments.entries()) {
    const earlier = found.get(payment.endToEndId);
    if (earlier && earlier.status !== payment.status) {
      const sentence = `The payment ${payment.endToEndId} has two statuses.`;
      throw new XmlError('contradiction', rows[index]!.place, sentence);
    }
    if (!earlier) found.set(payment.endToEndId, payment);
  }
  return [...found.values()];
}
