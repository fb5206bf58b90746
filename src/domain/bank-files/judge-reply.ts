import type { PaymentState, ReplyQuestion } from '../../shared/bank-file-terms.ts';
import type { Currency } from '../../shared/money.ts';
import { saidOfBlock, statusOfFile } from './file-status.ts';
import type { BankFileProfile } from './profile.ts';
import type { BankReply, FileStatus, PaymentReply, ReplyReason, ReplyTotals } from './reply.ts';
import { minorOf } from './xml/values.ts';

/** A payment of a file that has left, as it was written, and what the bank has said about it so far. */
export interface SentPayment {
  withdrawalId: string;
  endToEndId: string;
  sequenceNumber: number;
  amountMinor: bigint;
  accountNumber: string;
  /** The number of its block in the file, from 1. */
  block: number;
  /** Null while the bank has said nothing about it. */
  state: PaymentState | null;
}

export interface SentFile {
  isTest: boolean;
  currency: Currency;
  totalMinor: bigint;
  rules: Pick<BankFileProfile, 'paidBy' | 'unnamedAreAccepted'>;
  /** How many payments the file has. `payments` may be only those that the reply names. */
  paymentCount: number;
  /** How many blocks it has: one for each rail. */
  blockCount: number;
  /** Whether the file was downloaded more than once, so that the bank may have it twice. */
  mayBeTwiceAtBank: boolean;
  /** What earlier replies have decided about the file as a whole; null while they have said nothing. */
  said: FileStatus | null;
  payments: readonly SentPayment[];
}

/** What a reply changes about one payment. */
export interface PaymentChange {
  withdrawalId: string;
  /** The state before the reply; null if the bank had said nothing about the payment. */
  before: PaymentState | null;
  /** The new state; null when only the redirect is new. */
  state: PaymentState | null;
  reason: ReplyReason | null;
  date: string | null;
  movedTo: PaymentReply['movedTo'];
}

export type Judgement =
  | { fits: true; changes: readonly PaymentChange[] }
  /** The reply does not fit what was sent: nothing in it is applied. */
  | { fits: false; question: ReplyQuestion; detail: string };

/**
 * What a reply changes about a file that has left. A reply that repeats known facts, or is older than them,
 * changes nothing. A reply that contradicts the file or the books becomes a question.
 */
export function judgeReply(file: SentFile, reply: BankReply): Judgement {
  // pain.002 does not say whether it answers a test.
  if (reply.isTest !== null && reply.isTest !== file.isTest)
    return question('TEST_REPLY', reply.isTest ? 'test reply to a live file' : 'live reply to a test file');
  const whole = statusOfFile(reply, file.blockCount);
  const doubt =
    doubtOfTotals(file, reply) ??
    doubtOfBlocks(file, reply) ??
    doubtOfCopy(file, reply, whole) ??
    doubtOfWhole(file, whole);
  if (doubt) return doubt;
  const find = finder(file.payments);
  const changes = new Map<string, PaymentChange>();
  const named = new Set<string>();
  const stateOf = (payment: SentPayment) => changes.get(payment.withdrawalId)?.state ?? payment.state;
  const say = (payment: SentPayment, said: Saying): Judgement | null => {
    const before = stateOf(payment);
    const next = nextState(before, said, file.rules.paidBy);
    if (next !== null && typeof next === 'object') return question(next.question, nameOf(payment));
    if (next === before && said.movedTo === null) return null;
    const known = changes.get(payment.withdrawalId);
    changes.set(payment.withdrawalId, {
      withdrawalId: payment.withdrawalId,
      before: payment.state,
      state: next === payment.state ? (known?.state ?? null) : next,
      reason: said.reason ?? known?.reason ?? null,
      date: said.date ?? known?.date ?? null,
      movedTo: said.movedTo ?? known?.movedTo ?? null,
    });
    return null;
  };

  for (const said of reply.payments) {
    const payment = find(said);
    if (!payment) return question('UNKNOWN_PAYMENT', nameOf(said));
    const isOtherCurrency = said.currency !== undefined && said.currency !== file.currency;
    if (isOtherCurrency || (said.amountMinor !== null && said.amountMinor !== payment.amountMinor))
      return question('OTHER_AMOUNT', nameOf(payment));
    if (said.accountNumber !== null && !isSameAccount(said.accountNumber, payment.accountNumber))
      return question('OTHER_ACCOUNT', nameOf(payment));
    named.add(payment.withdrawalId);
    const contradiction = say(payment, said);
    if (contradiction) return contradiction;
  }
  for (const payment of file.payments) {
    if (named.has(payment.withdrawalId)) continue;
    const about = (file.blockCount > 1 ? saidOfBlock(reply, payment.block) : whole) ?? reply.file;
    const rest = statusOfUnnamed(about, file.rules.unnamedAreAccepted);
    // A partly accepted file does not undo earlier rejections that this reply does not repeat.
    if (rest === null || (about?.status === 'PARTIAL' && stateOf(payment) === 'REJECTED')) continue;
    const reason = about?.reason ?? null;
    const contradiction = say(payment, { status: rest, reason, date: null, movedTo: null });
    if (contradiction) return contradiction;
  }
  return { fits: true, changes: [...changes.values()] };
}

/** Whether a payment in this state counts as paid. A returned one was paid before it came back. */
export function countsAsPaid(
  state: PaymentState | null,
  paidBy: BankFileProfile['paidBy'],
  isOnStatement: boolean,
): boolean {
  if (state === 'RETURNED' || isOnStatement) return true;
  if (paidBy === 'STATEMENT') return false;
  return state === 'PAID' || (state === 'ACCEPTED' && paidBy === 'ACCEPTANCE');
}

/** A reply that repeats a different count or sum answers another file, whatever name it gives. */
function doubtOfTotals(file: SentFile, { totals }: BankReply): Judgement | null {
  const { paymentCount: count, totalMinor } = file;
  return totals === undefined ? null : doubtOfRepeated(totals, { count, totalMinor }, file.currency);
}

function doubtOfRepeated(
  { count, sum }: ReplyTotals,
  sent: { count: number; totalMinor: bigint },
  currency: Currency,
): Judgement | null {
  if (count !== null && count !== sent.count) return question('OTHER_TOTALS', `${count} payments`);
  const minor = sum === null ? sent.totalMinor : minorOf(sum, currency);
  return minor === sent.totalMinor ? null : question('OTHER_TOTALS', `${currency} ${sum}`);
}

/** Whether what the reply says about the blocks of the file can be true. */
function doubtOfBlocks(file: SentFile, reply: BankReply): Judgement | null {
  const { blockCount, said } = file;
  for (const { number, status, totals } of reply.blocks ?? []) {
    if (number > blockCount) return question('UNREADABLE', `The file has no payment information ${number}.`);
    const own = blockCount === 1 ? null : file.payments.filter(({ block }) => block === number);
    const totalMinor = own?.reduce((sum, { amountMinor }) => sum + amountMinor, 0n) ?? file.totalMinor;
    const sent = { count: own?.length ?? file.paymentCount, totalMinor };
    const doubt = doubtOfRepeated(totals, sent, file.currency);
    if (doubt) return doubt;
    if (status !== 'REJECTED') continue;
    if (blockCount === 1 && reply.file?.status === 'PARTIAL')
      return question('UNREADABLE', 'The file and its payment information have different statuses.');
    const taken = own?.find(({ state }) => state === 'ACCEPTED' || state === 'RETURNED');
    if (taken) return question('REJECTED_AFTER_ACCEPTANCE', nameOf(taken));
    if (own && (said === 'ACCEPTED' || said === 'PAID')) return question('REJECTED_AFTER_ACCEPTANCE', said);
  }
  return null;
}

/**
 * Whether the bank may be speaking of a second copy of the file: its rejection says nothing about the first
 * copy, which it may pay.
 */
function doubtOfCopy(file: SentFile, reply: BankReply, whole: BankReply['file']): Judgement | null {
  const rejected = reply.payments.filter(({ status }) => status === 'REJECTED');
  const isFileRejected = whole?.status === 'REJECTED';
  const blocks = (reply.blocks ?? []).filter(({ status }) => status === 'REJECTED');
  const isAllRejected = isFileRejected || blocks.length > 0 || rejected.length >= file.paymentCount;
  const reasons = [whole, ...blocks, ...rejected].map((one) => one?.reason ?? null);
  const duplicate = reasons.find((reason) => reason?.failureCode === 'DUPLICATE');
  // If the bank has two copies, it may accept a payment of one and refuse it as a duplicate in the other.
  if (!isAllRejected && !(duplicate && file.mayBeTwiceAtBank)) return null;
  if (duplicate) return question('REJECTED_AS_DUPLICATE', duplicate.code);
  if (file.mayBeTwiceAtBank) return question('REJECTED_AS_DUPLICATE', 'downloaded more than once');
  if (!isFileRejected) return null;
  const taken = file.payments.find(({ state }) => state === 'ACCEPTED' || state === 'RETURNED');
  return taken ? question('REJECTED_AFTER_ACCEPTANCE', nameOf(taken)) : null;
}

/**
 * Whether the bank now says the opposite about the whole file. The states of the payments do not show this if
 * a payment counts as accepted only once a reply names it.
 */
function doubtOfWhole({ said }: SentFile, whole: BankReply['file']): Judgement | null {
  const now = whole?.status ?? 'RECEIVED';
  if (said === null || said === 'RECEIVED' || now === 'RECEIVED') return null;
  if (now === 'REJECTED') return said === 'REJECTED' ? null : question('REJECTED_AFTER_ACCEPTANCE', said);
  if (said !== 'REJECTED') return null;
  return question(now === 'PAID' ? 'PAID_AFTER_REJECTION' : 'ACCEPTED_AFTER_REJECTION', now);
}

type Saying = Pick<PaymentReply, 'status' | 'reason' | 'date' | 'movedTo'>;

const RANK: Readonly<Record<'RECEIVED' | 'ACCEPTED' | 'PAID', number>> = {
  RECEIVED: 1,
  ACCEPTED: 2,
  PAID: 3,
};

/** The state after an answer of the bank; unchanged when the answer is older than the state. */
function nextState(
  before: PaymentState | null,
  { status: said, reason }: Saying,
  paidBy: BankFileProfile['paidBy'],
): PaymentState | null | { question: ReplyQuestion } {
  if (said === 'REDIRECTED') return before;
  if (before === 'RETURNED') return before;
  if (before === 'REJECTED') {
    if (said === 'ACCEPTED') return { question: 'ACCEPTED_AFTER_REJECTION' };
    // A payment that came back was paid.
    return said === 'PAID' || said === 'RETURNED' ? { question: 'PAID_AFTER_REJECTION' } : before;
  }
  if (said === 'RETURNED') return 'RETURNED';
  if (said === 'REJECTED') {
    if (before === 'PAID') return { question: 'REJECTED_AFTER_PAYMENT' };
    if (before === 'ACCEPTED' && reason?.failureCode === 'DUPLICATE')
      return { question: 'REJECTED_AS_DUPLICATE' };
    // The payment was booked as paid when it was accepted, so its rejection is a return.
    return before === 'ACCEPTED' && paidBy === 'ACCEPTANCE' ? 'RETURNED' : 'REJECTED';
  }
  return before !== null && RANK[before] >= RANK[said] ? before : said;
}

/** What the reply says about the payments of a file or block that it does not name; null when nothing. */
function statusOfUnnamed(
  file: BankReply['file'],
  unnamedAreAccepted: boolean,
): 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | null {
  if (file === null) return null;
  if (file.status === 'REJECTED' || file.status === 'RECEIVED') return file.status;
  if (!unnamedAreAccepted) return 'RECEIVED';
  return file.status === 'PARTIAL' ? 'ACCEPTED' : file.status;
}

/**
 * Finds the payment that a reply means; none when its id and its sequence number belong to different
 * payments. Sequence numbers may occur in several files of a day: then the amount and the account decide, and
 * exactly one payment must remain.
 */
function finder(payments: readonly SentPayment[]) {
  const byId = new Map(payments.map((payment) => [payment.endToEndId, payment]));
  const bySequence = new Map<number, SentPayment[]>();
  for (const payment of payments) {
    const { sequenceNumber } = payment;
    bySequence.set(sequenceNumber, [...(bySequence.get(sequenceNumber) ?? []), payment]);
  }
  return (said: PaymentReply): SentPayment | undefined => {
    const { endToEndId, sequenceNumber } = said;
    const first = endToEndId === null ? undefined : byId.get(endToEndId);
    if (sequenceNumber === null) return first;
    const numbered = bySequence.get(sequenceNumber) ?? [];
    if (endToEndId !== null) return first && numbered.includes(first) ? first : undefined;
    if (numbered.length <= 1) return numbered[0];
    const alike = numbered.filter(
      ({ amountMinor, accountNumber }) =>
        said.amountMinor === amountMinor &&
        said.accountNumber !== null &&
        isSameAccount(said.accountNumber, accountNumber),
    );
    return alike.length === 1 ? alike[0] : undefined;
  };
}

function nameOf(payment: { endToEndId: string | null; sequenceNumber: number | null }): string {
  return payment.endToEndId ?? String(payment.sequenceNumber);
}

/** Formats pad account numbers with zeros, and an ACB return has the last 16 digits of a longer one. */
function isSameAccount(said: string, sent: string): boolean {
  const plain = (account: string) => account.trim().replace(/^0+/, '');
  return plain(said) === plain(sent) || (sent.length > 16 && plain(said) === plain(sent.slice(-16)));
}

function question(of: ReplyQuestion, detail: string): Judgement {
  return { fits: false, question: of, detail };
}
