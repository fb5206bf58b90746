import type { PaymentState, ReplyQuestion } from '../../shared/bank-file-terms.ts';
import type { BankFileProfile } from './profile.ts';
import type { BankReply, PaymentReply, ReplyReason } from './reply.ts';

/** A payment of a file that has left, as it was written, and what the bank has said about it so far. */
export interface SentPayment {
  withdrawalId: string;
  endToEndId: string;
  sequenceNumber: number;
  amountMinor: bigint;
  accountNumber: string;
  /** Null while the bank has said nothing about it. */
  state: PaymentState | null;
}

export interface SentFile {
  isTest: boolean;
  rules: Pick<BankFileProfile, 'paidBy' | 'unnamedAreAccepted'>;
  payments: readonly SentPayment[];
}

/** What a reply changes about one payment. */
export interface PaymentChange {
  withdrawalId: string;
  /** Null when only the redirect is new. */
  state: PaymentState | null;
  reason: ReplyReason | null;
  date: string | null;
  movedTo: PaymentReply['movedTo'];
}

export type Judgement =
  | { fits: true; changes: readonly PaymentChange[] }
  /** The reply does not fit what was sent: nothing of it is applied. */
  | { fits: false; question: ReplyQuestion; detail: string };

/**
 * What a reply changes about a file that has left. A reply that repeats known facts, or is older than them,
 * changes nothing. A reply that contradicts the file or the books becomes a question.
 */
export function judgeReply(file: SentFile, reply: BankReply): Judgement {
  // pain.002 does not say whether it answers a test.
  if (reply.isTest !== null && reply.isTest !== file.isTest)
    return question('TEST_REPLY', reply.isTest ? 'test reply to a live file' : 'live reply to a test file');
  const find = finder(file.payments);
  const changes = new Map<string, PaymentChange>();
  const named = new Set<string>();
  const stateOf = (payment: SentPayment) => changes.get(payment.withdrawalId)?.state ?? payment.state;
  const say = (payment: SentPayment, said: Saying): Judgement | null => {
    const before = stateOf(payment);
    const next = nextState(before, said.status, file.rules.paidBy);
    if (next !== null && typeof next === 'object') return question(next.question, nameOf(payment));
    if (next === before && said.movedTo === null) return null;
    const known = changes.get(payment.withdrawalId);
    changes.set(payment.withdrawalId, {
      withdrawalId: payment.withdrawalId,
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
    if (said.amountMinor !== null && said.amountMinor !== payment.amountMinor)
      return question('OTHER_AMOUNT', nameOf(payment));
    if (said.accountNumber !== null && !isSameAccount(said.accountNumber, payment.accountNumber))
      return question('OTHER_ACCOUNT', nameOf(payment));
    named.add(payment.withdrawalId);
    const doubt = say(payment, said);
    if (doubt) return doubt;
  }
  const rest = statusOfUnnamed(reply, file.rules.unnamedAreAccepted);
  if (rest !== null) {
    const reason = reply.file?.reason ?? null;
    for (const payment of file.payments) {
      if (named.has(payment.withdrawalId)) continue;
      const doubt = say(payment, { status: rest, reason, date: null, movedTo: null });
      if (doubt) return doubt;
    }
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

type Saying = Pick<PaymentReply, 'status' | 'reason' | 'date' | 'movedTo'>;

const RANK: Readonly<Record<'RECEIVED' | 'ACCEPTED' | 'PAID', number>> = {
  RECEIVED: 1,
  ACCEPTED: 2,
  PAID: 3,
};

/** The state after a word of the bank; the same state when the word is old. */
function nextState(
  before: PaymentState | null,
  said: PaymentReply['status'],
  paidBy: BankFileProfile['paidBy'],
): PaymentState | null | { question: ReplyQuestion } {
  if (said === 'REDIRECTED') return before;
  if (before === 'RETURNED') return before;
  if (before === 'REJECTED') return said === 'PAID' ? { question: 'PAID_AFTER_REJECTION' } : before;
  if (said === 'RETURNED') return 'RETURNED';
  if (said === 'REJECTED') {
    if (before === 'PAID') return { question: 'REJECTED_AFTER_PAYMENT' };
    // The payment is booked as paid since it was accepted, so that its rejection is a return.
    return before === 'ACCEPTED' && paidBy === 'ACCEPTANCE' ? 'RETURNED' : 'REJECTED';
  }
  return before !== null && RANK[before] >= RANK[said] ? before : said;
}

/** What the reply says about the payments that it does not name; null when it says nothing. */
function statusOfUnnamed(
  { file }: BankReply,
  unnamedAreAccepted: boolean,
): 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED' | null {
  if (file === null) return null;
  if (file.status === 'REJECTED' || file.status === 'RECEIVED') return file.status;
  if (!unnamedAreAccepted) return 'RECEIVED';
  return file.status === 'PARTIAL' ? 'ACCEPTED' : file.status;
}

/** Finds the payment that a reply means. Two names of two payments mean none. */
function finder(payments: readonly SentPayment[]) {
  const byId = new Map(payments.map((payment) => [payment.endToEndId, payment]));
  const bySequence = new Map(payments.map((payment) => [payment.sequenceNumber, payment]));
  return ({ endToEndId, sequenceNumber }: PaymentReply): SentPayment | undefined => {
    const first = endToEndId === null ? undefined : byId.get(endToEndId);
    const second = sequenceNumber === null ? undefined : bySequence.get(sequenceNumber);
    if (endToEndId !== null && sequenceNumber !== null) return first === second ? first : undefined;
    return first ?? second;
  };
}

function nameOf(payment: { endToEndId: string | null; sequenceNumber: number | null }): string {
  return payment.endToEndId ?? String(payment.sequenceNumber);
}

/** Formats pad account numbers with zeros. */
function isSameAccount(one: string, other: string): boolean {
  const plain = (account: string) => account.trim().replace(/^0+/, '');
  return plain(one) === plain(other);
}

function question(of: ReplyQuestion, detail: string): Judgement {
  return { fits: false, question: of, detail };
}
