import { invariant } from '../../../shared/errors.ts';
import { reasonOf } from '../iso-reasons.ts';
import { blockNumberOf } from '../pain001/names.ts';
import type { BankReply, PaymentReply, ReplyStatus, ReplyTotals } from '../reply.ts';
import type { XmlElement } from '../xml/element.ts';
import { readRecords, versionsOf, type XmlLimits, type XmlRecord } from '../xml/read-xml.ts';
import { accountNumberOf, countOf, endToEndIdOf, minorOf, moneyOf } from '../xml/values.ts';
import { XmlError, type XmlPlace } from '../xml/xml-error.ts';
import { groupStatusOf, paymentStatusOf } from './statuses.ts';

type FileReply = NonNullable<BankReply['file']>;

/** The parts of a pain.002 message. */
interface Parts {
  header: XmlElement;
  /** The payment information blocks, without their payments. */
  blocks: readonly Block[];
  rows: readonly Row[];
}

interface Block {
  element: XmlElement;
  number: number;
  said: FileReply | null;
}

/** What the reply says about a payment, before the status of its block or file completes it. */
interface Row {
  place: XmlPlace;
  /** The number of its block. */
  block: number;
  /** The status is null when the reply gives none. */
  reply: Omit<PaymentReply, 'status'> & { status: ReplyStatus | null };
}

const ROOT = 'CstmrPmtStsRpt';
const BLOCK = `${ROOT}/OrgnlPmtInfAndSts`;
const MESSAGES = versionsOf('pain.002.001', 3, 13, [ROOT, BLOCK, `${BLOCK}/TxInfAndSts`]);

/**
 * Reads a pain.002 file of the versions 03 to 13, which do not differ in the parts that are read: what the
 * bank says about a file of `writePain001`, about its blocks and about its payments. When the file or a block
 * is rejected, that covers the payments that the reply does not name; otherwise the caller decides whether
 * unnamed payments were accepted. Throws an `XmlError` for what it cannot read exactly, and for a reply that
 * contradicts itself.
 */
export function readPain002(bytes: Uint8Array, limits?: Partial<XmlLimits>): BankReply {
  const parts = partsOf(bytes, limits);
  const { header, blocks, rows } = parts;
  const file = statusIn(header, 'GrpSts');
  requireAgreement(file, parts);
  const payments = rows.map((row) => completed(row, saidOfBlock(blocks, row.block) ?? file));
  requireStatedCounts(parts, payments, file);
  return {
    format: 'PAIN_002',
    answers: { fileId: header.needText('OrgnlMsgId'), transmissionNumber: null, generationNumber: null },
    file,
    blocks: blocks.map(({ element, number, said }) => ({
      number,
      status: said?.status ?? null,
      reason: said?.reason ?? null,
      totals: totalsOf(element),
    })),
    payments: eachOnce(rows, payments),
    totals: totalsOf(header),
    isTest: null,
  };
}

function partsOf(bytes: Uint8Array, limits?: Partial<XmlLimits>): Parts {
  const rows: (Omit<Row, 'block'> & { index: number })[] = [];
  const elements: XmlElement[] = [];
  const messages: XmlElement[] = [];
  const take = ({ element }: XmlRecord) => {
    // A block is read after its payments.
    if (element.name === 'TxInfAndSts') rows.push({ ...rowOf(element), index: elements.length });
    else if (element.name === 'OrgnlPmtInfAndSts') elements.push(element);
    else messages.push(element);
  };
  readRecords(bytes, MESSAGES, take, limits);
  const [message] = messages;
  invariant(message, 'a whole message has content');
  const header = message.need('OrgnlGrpInfAndSts');
  requirePaymentFile(header);
  const fileId = header.needText('OrgnlMsgId');
  const blocks = elements.map((element) => blockOf(element, fileId));
  return {
    header,
    blocks,
    rows: rows.map(({ index, ...row }) => ({ ...row, block: blocks[index]!.number })),
  };
}

/** The same message also answers direct debits and recalls, which are refused. */
function requirePaymentFile(header: XmlElement): void {
  const answered = header.need('OrgnlMsgNmId');
  if (/^pain\.001\b/i.test(answered.text)) return;
  answered.refuse('wrong_message', `The reply answers ${answered.text.slice(0, 40)}, not a payment file.`);
}

/** Refuses a status of a block whose name does not belong to the file. */
function blockOf(element: XmlElement, fileId: string): Block {
  const said = statusIn(element, 'PmtInfSts');
  const name = element.textOf('OrgnlPmtInfId') ?? '';
  const number = blockNumberOf(fileId, name);
  if (said && number === null) {
    const [file, block] = [fileId.slice(0, 35), name.slice(0, 35)];
    element.refuse('contradiction', `The file ${file} has no payment information "${block}".`);
  }
  return { element, said, number: number ?? 1 };
}

function statusIn(element: XmlElement, name: string): FileReply | null {
  const status = element.child(name);
  return status && { status: groupStatusOf(status), reason: reasonOf(element.all('StsRsnInf')) };
}

/** A block may be named several times, but always with the same status. */
function saidOfBlock(blocks: readonly Block[], number: number): FileReply | null {
  return blocks.find((block) => block.number === number && block.said)?.said ?? null;
}

/**
 * A file that was received or accepted can still have a rejected block, but a rejected file has no other
 * block, and a paid one no rejected block.
 */
function requireAgreement(file: FileReply | null, { header, blocks }: Parts): void {
  for (const { element, number, said } of blocks) {
    if (!said) continue;
    if (saidOfBlock(blocks, number)!.status !== said.status)
      element.refuse('contradiction', 'The payment information has two statuses.');
    const isRejected = said.status === 'REJECTED';
    if (file && (isRejected ? file.status === 'PAID' : file.status === 'REJECTED'))
      header.refuse('contradiction', 'The file and its payment information have different statuses.');
  }
}

/** The count and sum of the file or of a block that the reply repeats. */
function totalsOf(element: XmlElement): ReplyTotals {
  const count = element.child('OrgnlNbOfTxs');
  return { count: count && countOf(count), sum: element.textOf('OrgnlCtrlSum') };
}

function rowOf(element: XmlElement): Omit<Row, 'block'> {
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

/** A payment inherits the status of its block or file, and the reason of one that is rejected. */
function completed({ place, reply }: Row, whole: FileReply | null): PaymentReply {
  const status = reply.status ?? whole?.status;
  if (status === undefined || status === 'PARTIAL') {
    throw new XmlError('missing_element', place, `The payment ${reply.endToEndId} has no status.`);
  }
  if (whole?.status !== 'REJECTED') return { ...reply, status };
  if (status !== 'REJECTED') {
    const sentence = `The file is rejected, but the payment ${reply.endToEndId} is not.`;
    throw new XmlError('contradiction', place, sentence);
  }
  return { ...reply, status, reason: reply.reason ?? whole.reason };
}

/**
 * A bank that counts the rejected payments must name as many: otherwise a rejected payment would pass for an
 * accepted one that the reply does not name. It may name fewer payments of another status than it counts, but
 * not more.
 */
function requireStatedCounts(
  { header, blocks, rows }: Parts,
  payments: readonly PaymentReply[],
  file: FileReply | null,
): void {
  const named = new Map(payments.map((payment, index) => [payment.endToEndId, { payment, ...rows[index]! }]));
  const all = [...named.values()];
  const isOneBlock = blocks.every(({ number }) => number === 1);
  const ofOne = isOneBlock && file?.status !== 'PARTIAL' ? saidOfBlock(blocks, 1) : null;
  const whole = ofOne ?? file;
  // The payments of a rejected block need no names.
  if (whole?.status === 'REJECTED' || !blocks.some(({ said }) => said?.status === 'REJECTED'))
    requireCounts(
      header,
      all.map(({ payment }) => payment),
      whole,
    );
  for (const { element, number } of blocks)
    requireCounts(
      element,
      all.filter(({ block }) => block === number).map(({ payment }) => payment),
      saidOfBlock(blocks, number) ?? file,
    );
}

function requireCounts(
  element: XmlElement,
  payments: readonly PaymentReply[],
  whole: FileReply | null,
): void {
  const counted = countedIn(element);
  if (whole?.status === 'REJECTED') {
    const isOther = [...counted].some(([status, { count }]) => status !== 'REJECTED' && count > 0);
    if (isOther) element.refuse('contradiction', 'The file is rejected, but the reply counts others.');
    return;
  }
  if (counted.size > 0 && !counted.has('REJECTED')) counted.set('REJECTED', { count: 0, sums: [] });
  for (const [status, { count, sums }] of counted) {
    const rows = payments.filter((payment) => payment.status === status);
    const isRejected = status === 'REJECTED';
    if (isRejected ? rows.length !== count : rows.length > count) {
      const counts = `${count} ${status.toLowerCase()} payments`;
      element.refuse('contradiction', `The reply counts ${counts} and names ${rows.length}.`);
    }
    if (rows.length === count && !isSumOf(rows, sums))
      element.refuse('contradiction', `The sum of the payments that are ${status.toLowerCase()} differs.`);
  }
}

interface Counted {
  count: number;
  /** The control sum of each code that has this status; null where the bank states none. */
  sums: (string | null)[];
}

/** The counts of an element by our status, because several codes of the bank may mean the same status. */
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

/**
 * A payment that is named twice with the same content counts once; with different content, the reply is
 * refused.
 */
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
