import type { PaymentReply } from '../reply.ts';
import { SUCCESSFUL, failureOfReturn } from './reasons.ts';
import { KIND, PAYMENT, REDIRECT, RETURN, SET_HEADER, SET_TRAILER, type ReplyLine } from './reply-lines.ts';
import {
  COLLECTION_TYPE,
  PAYMENT_TYPE,
  paymentReply,
  unexpected,
  withoutZeros,
  type Reply,
} from './reply-parts.ts';

/** The numbers of a set's payments, to be compared with its trailer. */
interface Figures {
  debits: number;
  credits: number;
  accounts: bigint;
  debitCents: bigint;
  creditCents: bigint;
}

/** A set of returns or redirects that has no trailer yet. */
interface OpenSet {
  payment: '013' | '017';
  trailer: '014' | '018';
  userCode: string;
  actionDate: string;
  figures: Figures;
}

/** The payments of one payment file that came back or were redirected. */
interface AnsweredFile {
  userCode: string;
  sentOn: string;
  payments: Map<string, PaymentReply>;
}

/** What the qualifier says when there is nothing to add. */
const NO_QUALIFIER = '00000';

const HASH_MODULUS = 10n ** 18n;

const KINDS = ['011', '013', '014', '016', '017', '018', '019'] as const;
type Kind = (typeof KINDS)[number];

/** Collects the returns and redirects of a reply, and compares them with the trailers. */
export class ReturnReport {
  #open: OpenSet | null = null;
  readonly #figures: Figures = noFigures();
  /** By user code and day. */
  readonly #files = new Map<string, AnsweredFile>();

  /** Whether a set has begun and not ended. */
  get isOpen(): boolean {
    return this.#open !== null;
  }

  static takes(kind: string): kind is Kind {
    return (KINDS as readonly string[]).includes(kind);
  }

  take(line: ReplyLine, kind: Kind): void {
    const set = this.#open;
    if (set === null && (kind === '011' || kind === '016')) this.#begin(line, kind);
    else if (set === null && kind === '019') requireFigures(line, this.#figures);
    else if (kind === set?.payment) this.#takePayment(line, set);
    else if (kind === set?.trailer) this.#end(line, set);
    else unexpected(line);
  }

  requireComplete(trailer: ReplyLine): void {
    if (this.#open !== null)
      trailer.refuse('unexpected_line', KIND, `A set ends without its trailer (${this.#open.trailer}).`);
  }

  /** One reply for each payment file. */
  replies(): Reply[] {
    return [...this.#files.values()].map(({ userCode, sentOn, payments }) => ({
      answers: { fileId: null, transmissionNumber: null, generationNumber: null, userCode, sentOn },
      file: null,
      payments: [...payments.values()],
    }));
  }

  #begin(line: ReplyLine, kind: '011' | '016'): void {
    const isReturn = kind === '011';
    const userCode = line.value(SET_HEADER.userCode);
    if (userCode === '') line.refuse('bad_value', SET_HEADER.userCode, 'A user code is expected.');
    this.#open = {
      payment: isReturn ? '013' : '017',
      trailer: isReturn ? '014' : '018',
      userCode,
      actionDate: line.day(SET_HEADER.actionDate),
      figures: noFigures(),
    };
  }

  #takePayment(line: ReplyLine, set: OpenSet): void {
    const type = line.value(PAYMENT.type);
    if (type !== PAYMENT_TYPE && type !== COLLECTION_TYPE)
      line.refuse('bad_value', PAYMENT.type, `A payment (10) is expected, not ${type}.`);
    const cents = BigInt(line.value(PAYMENT.cents));
    if (cents === 0n) line.refuse('bad_value', PAYMENT.cents, 'An amount is expected.');
    const accountNumber = withoutZeros(line.value(PAYMENT.accountNumber));
    for (const figures of [set.figures, this.#figures]) addTo(figures, type, accountNumber, cents);
    const sentOn = line.day(PAYMENT.sentOn);
    const sequenceNumber = line.count(PAYMENT.sequenceNumber);
    const about = set.payment === '013' ? returnOf(line) : redirectOf(line);
    // Collections of the same company are not ours.
    if (type === COLLECTION_TYPE) return;
    const file = `${set.userCode} ${sentOn}`;
    let group = this.#files.get(file);
    if (!group) this.#files.set(file, (group = { userCode: set.userCode, sentOn, payments: new Map() }));
    const name = `${set.payment} ${sequenceNumber}`;
    if (group.payments.has(name))
      line.refuse('contradiction', PAYMENT.sequenceNumber, 'The payment occurs twice.');
    const date = set.actionDate;
    group.payments.set(
      name,
      paymentReply({ sequenceNumber, amountMinor: cents, accountNumber, date, ...about }),
    );
  }

  #end(line: ReplyLine, set: OpenSet): void {
    requireFigures(line, set.figures);
    this.#open = null;
  }
}

function returnOf(line: ReplyLine): Pick<PaymentReply, 'status' | 'reason'> {
  const code = String(line.count(RETURN.reason)).padStart(2, '0');
  const qualifier = line.stated(RETURN.qualifier) ?? NO_QUALIFIER;
  if (code === SUCCESSFUL)
    line.refuse('contradiction', RETURN.reason, 'A payment that came back cannot be successful.');
  const reason = {
    code: qualifier === NO_QUALIFIER ? code : `${code}/${qualifier}`,
    text: null,
    failureCode: failureOfReturn(code, qualifier),
  };
  return { status: 'RETURNED', reason };
}

function redirectOf(line: ReplyLine): Pick<PaymentReply, 'status' | 'movedTo'> {
  const branchCode = line.value(REDIRECT.branchCode);
  const accountNumber = withoutZeros(line.value(REDIRECT.accountNumber));
  return { status: 'REDIRECTED', movedTo: { branchCode, accountNumber } };
}

function noFigures(): Figures {
  return { debits: 0, credits: 0, accounts: 0n, debitCents: 0n, creditCents: 0n };
}

function addTo(figures: Figures, type: string, accountNumber: string, cents: bigint): void {
  figures.accounts += BigInt(accountNumber);
  if (type === COLLECTION_TYPE) {
    figures.debits += 1;
    figures.debitCents += cents;
  } else {
    figures.credits += 1;
    figures.creditCents += cents;
  }
}

/** Compares the figures that a trailer states with those of its lines. */
function requireFigures(line: ReplyLine, figures: Figures): void {
  const { debits, credits, accounts, debitCents, creditCents } = figures;
  const expected = {
    debits: BigInt(debits),
    credits: BigInt(credits),
    accountHash: accounts % HASH_MODULUS,
    debitCents,
    creditCents,
  };
  for (const [name, value] of Object.entries(expected)) {
    const place = SET_TRAILER[name as keyof typeof SET_TRAILER];
    const stated = line.stated(place);
    if (stated !== null && BigInt(stated) !== value)
      line.refuse(
        'wrong_figures',
        place,
        `The lines before the trailer come to ${value}, not ${BigInt(stated)}.`,
      );
  }
}
