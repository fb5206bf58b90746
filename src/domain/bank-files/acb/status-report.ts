import type { PaymentReply, ReplyReason } from '../reply.ts';
import { failureOfStatus } from './reasons.ts';
import { ACCEPTED_LINE, KIND, LINE_REASON, REASON, STATUS, type ReplyLine } from './reply-lines.ts';
import {
  CONTRA_TYPE,
  PAYMENT_TYPE,
  paymentReply,
  unexpected,
  withoutZeros,
  type Reply,
} from './reply-parts.ts';

interface Status {
  isAccepted: boolean;
  /** About the transmission or the user set as a whole. */
  reasons: ReplyReason[];
}

interface UserSetStatus extends Status {
  userCode: string | null;
  generationNumber: number | null;
  /** The sequence number of the contra, which an accepted user set states. */
  lastSequenceNumber: number | null;
  payments: Map<number, PaymentReply>;
}

/** Collects the statuses of a reply: of the transmission, of its user sets and of their lines. */
export class StatusReport {
  #transmission: (Status & { number: number | null }) | null = null;
  /** By user code and generation number. */
  readonly #userSets = new Map<string, UserSetStatus>();
  /** The status that the reasons after it belong to. */
  #open: 'TRANSMISSION' | UserSetStatus | null = null;

  /** Takes a line 900, 901 or 903. */
  take(line: ReplyLine, kind: '900' | '901' | '903'): void {
    if (kind === '900') this.#takeStatus(line);
    else if (kind === '901') this.#takeReason(line);
    else this.#takeAcceptedLine(line);
  }

  /** The reasons of a status follow it immediately. */
  close(): void {
    this.#open = null;
  }

  /** One reply for each user set, or one for a transmission without any. */
  replies(): Reply[] {
    const transmission = this.#transmission;
    const transmissionNumber = transmission?.number ?? null;
    if (this.#userSets.size === 0) {
      if (!transmission) return [];
      // Only the status of its user set says that payments were accepted.
      const status = transmission.isAccepted ? 'RECEIVED' : 'REJECTED';
      const file = { status, reason: transmission.reasons[0] ?? null } as const;
      const answers = { fileId: null, transmissionNumber, generationNumber: null };
      return [{ answers, file, payments: [] }];
    }
    return [...this.#userSets.values()].map((set) => {
      const payments = [...set.payments.values()];
      const { userCode, generationNumber } = set;
      const answers = {
        fileId: null,
        transmissionNumber,
        generationNumber,
        ...(userCode === null ? {} : { userCode }),
      };
      if (transmission?.isAccepted === false || !set.isAccepted) {
        const rejected = payments.filter(({ status }) => status === 'REJECTED');
        const reasons = [...(transmission?.reasons ?? []), ...set.reasons];
        const reason = reasons[0] ?? reasonOfOthers(rejected);
        return { answers, file: { status: 'REJECTED', reason }, payments: rejected };
      }
      const isWhole = payments.every(({ status }) => status !== 'REJECTED');
      const status = isWhole ? 'ACCEPTED' : 'PARTIAL';
      return { answers, file: { status, reason: set.reasons[0] ?? null }, payments };
    });
  }

  #takeStatus(line: ReplyLine): void {
    const service = line.value(STATUS.service);
    const words = line.value(STATUS.words);
    const statuses = words.match(/\b(ACCEPTED|REJECTED)\b/g) ?? [];
    if (statuses.length !== 1)
      line.refuse('bad_value', STATUS.words, 'One of the words ACCEPTED and REJECTED is expected.');
    const status = { isAccepted: statuses[0] === 'ACCEPTED', reasons: [] };
    if (service === '000') {
      if (this.#transmission) line.refuse('contradiction', KIND, 'The transmission has two statuses.');
      this.#transmission = { ...status, number: numberOf(/\b\w{5}-(\d{7})\b/.exec(words)?.[1]) };
      this.#open = 'TRANSMISSION';
    } else if (service === '001' || service === '020') {
      const found = /\b(\w{4})-(\d{7})(?:-(\d{6}))?\b/.exec(words);
      const name = `${found?.[1]} ${found?.[2]}`;
      if (this.#userSets.has(name)) line.refuse('contradiction', KIND, 'The user set has two statuses.');
      this.#open = {
        ...status,
        userCode: found?.[1] ?? null,
        generationNumber: numberOf(found?.[2]),
        lastSequenceNumber: numberOf(found?.[3]),
        payments: new Map(),
      };
      this.#userSets.set(name, this.#open);
    } else {
      line.refuse('unexpected_line', STATUS.service, `The service ${service} is not known.`);
    }
  }

  #takeReason(line: ReplyLine): void {
    const open = this.#open;
    if (open === null) unexpected(line);
    if ((line.value(STATUS.service) === '000') !== (open === 'TRANSMISSION'))
      line.refuse(
        'contradiction',
        STATUS.service,
        'The reason belongs to another service than the status before it.',
      );
    const isAboutLine = [LINE_REASON.firstSlash, LINE_REASON.secondSlash].every(
      (place) => line.value(place) === '/',
    );
    if (open === 'TRANSMISSION') this.#transmission!.reasons.push(reasonAt(line, REASON));
    else if (isAboutLine) takeLineReason(line, open);
    else open.reasons.push(reasonAt(line, REASON));
  }

  #takeAcceptedLine(line: ReplyLine): void {
    const set = this.#open;
    if (set === null || set === 'TRANSMISSION') unexpected(line);
    if (!set.isAccepted) line.refuse('contradiction', KIND, 'A rejected user set has an accepted payment.');
    const type = line.value(ACCEPTED_LINE.type);
    if (type !== PAYMENT_TYPE && type !== CONTRA_TYPE)
      line.refuse('bad_value', ACCEPTED_LINE.type, `A payment or a contra is expected, not ${type}.`);
    if (type === CONTRA_TYPE) return;
    const sequenceNumber = line.count(ACCEPTED_LINE.sequenceNumber);
    const known = set.payments.get(sequenceNumber);
    if (known && (known.status !== 'ACCEPTED' || known.amountMinor !== null))
      line.refuse('contradiction', ACCEPTED_LINE.sequenceNumber, 'The payment occurs twice.');
    const long = withoutZeros(line.value(ACCEPTED_LINE.longAccountNumber));
    set.payments.set(
      sequenceNumber,
      paymentReply({
        sequenceNumber,
        status: 'ACCEPTED',
        reason: known?.reason ?? null,
        amountMinor: BigInt(line.value(ACCEPTED_LINE.cents)),
        accountNumber: long === '0' ? withoutZeros(line.value(ACCEPTED_LINE.accountNumber)) : long,
      }),
    );
  }
}

function takeLineReason(line: ReplyLine, set: UserSetStatus): void {
  const userCode = line.value(LINE_REASON.userCode);
  const generationNumber = line.count(LINE_REASON.generationNumber);
  if (userCode !== set.userCode || generationNumber !== set.generationNumber)
    line.refuse(
      'contradiction',
      LINE_REASON.userCode,
      'The reason belongs to another user set than the status before it.',
    );
  const reason = reasonAt(line, LINE_REASON);
  const sequenceNumber = line.count(LINE_REASON.sequenceNumber);
  // The format has no field for it: only these words mark a warning about an accepted line.
  const isWarning = reason.text?.includes('WARNING ONLY') ?? false;
  if (sequenceNumber === 0) set.reasons.push(reason);
  else if (set.isAccepted && sequenceNumber === set.lastSequenceNumber) {
    if (!isWarning)
      line.refuse(
        'contradiction',
        LINE_REASON.sequenceNumber,
        'The user set is accepted without its contra.',
      );
  } else if (!isWarning) reject(line, set, sequenceNumber, reason);
  else if (set.isAccepted) {
    const known = set.payments.get(sequenceNumber) ?? paymentReply({ sequenceNumber, status: 'ACCEPTED' });
    set.payments.set(sequenceNumber, { ...known, reason: known.reason ?? reason });
  }
}

/** Keeps the first reason of a payment. */
function reject(line: ReplyLine, set: UserSetStatus, sequenceNumber: number, reason: ReplyReason): void {
  const known = set.payments.get(sequenceNumber);
  if (known?.status === 'ACCEPTED')
    line.refuse('contradiction', LINE_REASON.sequenceNumber, 'A payment is both accepted and rejected.');
  if (!known) set.payments.set(sequenceNumber, paymentReply({ sequenceNumber, status: 'REJECTED', reason }));
}

function numberOf(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits);
}

function reasonAt(
  line: ReplyLine,
  place: Pick<typeof REASON, 'code' | 'text'> | Pick<typeof LINE_REASON, 'code' | 'text'>,
): ReplyReason {
  const code = line.value(place.code);
  return { code, text: line.value(place.text).trim() || null, failureCode: failureOfStatus(code) };
}

/**
 * A user set is rejected as a whole, so the reason of one payment also explains why the others were not paid.
 */
function reasonOfOthers(payments: readonly PaymentReply[]): ReplyReason | null {
  const first = payments[0]?.reason;
  return first ? { ...first, failureCode: 'BANK_REJECTED' } : null;
}
