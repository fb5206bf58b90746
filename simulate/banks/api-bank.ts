import { DAY_MS } from '../../src/shared/time.ts';
import type {
  BankAnswer,
  BankConnection,
  BankPayment,
  ReturnedPayment,
} from '../../src/server/payments/connection/connection.ts';
import { NEVER_MS } from '../history.ts';
import type { PaymentFate } from '../parts-of-events.ts';
import { isOfRefund, REFUND } from '../customers/events.ts';
import { nameAtBank } from '../schedules/events.ts';

/** The bank's record of one payment that it received. */
export interface ReceivedPayment {
  attemptId: string;
  reference: string;
  account: string;
  amountMinor: bigint;
  receivedMs: number;
  fate: PaymentFate;
  lostAnswersLeft: number;
}

/** The state of a payment at the bank. */
export type AtBank = 'UNDECIDED' | 'PAID' | 'REJECTED' | 'RETURNED';

const CARRIES_EVERYTHING = {
  rails: ['EFT', 'RTC', 'PAYSHAP', 'RTGS'],
  currencies: null,
  limitsMinor: {},
  cutOffs: {},
  asynchronous: true,
  undecidedForMs: 3 * DAY_MS,
  statements: true,
} as const;

/**
 * A bank with an interface. It keeps its own record of the payments, and shares no code with Outlay beyond
 * the types of a connection. It pays each attempt once; a payment that is requested under two attempts is
 * paid twice.
 */
export class ApiBank implements BankConnection {
  readonly name = 'simulated';
  readonly capabilities = CARRIES_EVERYTHING;
  /** Every payment that the bank received, in order. */
  readonly received: ReceivedPayment[] = [];
  /** Once it is kind, no more answers get lost. */
  isKind = false;
  /**
   * The connection to it. DOWN: no request arrives. ANSWERS_LOST: requests arrive, but no answers come back.
   */
  way: 'UP' | 'DOWN' | 'ANSWERS_LOST' = 'UP';
  private readonly byAttempt = new Map<string, ReceivedPayment>();
  private readonly lostOnce = new Set<string>();
  private readonly fates: ReadonlyMap<string, readonly PaymentFate[]>;
  private readonly nowMs: () => number;

  /**
   * `fates`: how the bank treats the first payment of a reference, the second one, and so on; those of all
   * refunds are under one name.
   */
  constructor(fates: ReadonlyMap<string, readonly PaymentFate[]>, nowMs: () => number) {
    this.fates = fates;
    this.nowMs = nowMs;
  }

  async submit(payments: readonly BankPayment[]): Promise<ReadonlyMap<string, BankAnswer>> {
    const answers = new Map<string, BankAnswer>();
    this.arrive();
    for (const payment of payments) {
      const { attemptId, reference } = payment;
      const fate = this.fateOf(reference);
      const name = nameAtBank(reference, attemptId);
      if (fate.isLostOnTheWay && !this.isKind && !this.lostOnce.has(name)) {
        this.lostOnce.add(name);
        continue;
      }
      if (!this.byAttempt.has(attemptId)) this.receive(payment, fate);
      const answer = this.answerAbout(attemptId);
      if (answer) answers.set(attemptId, answer);
    }
    this.answer();
    return answers;
  }

  async lookup(attemptIds: readonly string[]): Promise<ReadonlyMap<string, BankAnswer>> {
    const answers = new Map<string, BankAnswer>();
    this.arrive();
    this.answer();
    for (const attemptId of attemptIds) {
      const answer = this.answerAbout(attemptId);
      if (answer) answers.set(attemptId, answer);
    }
    return answers;
  }

  async returnedSince(since: Date): Promise<readonly ReturnedPayment[]> {
    this.arrive();
    this.answer();
    return this.received
      .filter((payment) => this.stateOf(payment) === 'RETURNED')
      .map((payment): ReturnedPayment => {
        const paidMs = payment.receivedMs + payment.fate.decidedAfterMs;
        return {
          attemptId: payment.attemptId,
          failureCode: 'ACCOUNT_CLOSED',
          returnedAt: new Date(paidMs + payment.fate.returnedAfterMs!),
        };
      })
      .filter(({ returnedAt }) => returnedAt >= since);
  }

  /** The state of a payment now. Setting the clock back undoes nothing. */
  stateOf({ receivedMs, fate }: ReceivedPayment): AtBank {
    const ageMs = this.latestMs() - receivedMs;
    if (ageMs < fate.decidedAfterMs) return 'UNDECIDED';
    if (fate.outcome === 'REJECTED') return 'REJECTED';
    const { returnedAfterMs } = fate;
    return returnedAfterMs !== null && ageMs >= fate.decidedAfterMs + returnedAfterMs ? 'RETURNED' : 'PAID';
  }

  /** Whether every payment has its last outcome. */
  hasNoMoreToDo(): boolean {
    return this.received.every((payment) => {
      const state = this.stateOf(payment);
      return (
        state === 'REJECTED' ||
        state === 'RETURNED' ||
        payment.fate.decidedAfterMs === NEVER_MS ||
        (state === 'PAID' && payment.fate.returnedAfterMs === null)
      );
    });
  }

  private arrive(): void {
    if (this.way === 'DOWN') throw new Error('connect ECONNREFUSED');
  }

  private answer(): void {
    if (this.way === 'ANSWERS_LOST') throw new Error('socket hang up');
  }

  private fateOf(reference: string): PaymentFate {
    const nameOf = (one: string) => (isOfRefund(one) ? REFUND : one);
    const fates = this.fates.get(nameOf(reference));
    if (!fates) throw new Error(`No history has a payment with the reference "${reference}".`);
    const isAlike = (payment: ReceivedPayment) => nameOf(payment.reference) === nameOf(reference);
    const earlier = this.received.filter(isAlike).length;
    return fates[earlier % fates.length]!;
  }

  private seenMs = 0;
  private latestMs(): number {
    this.seenMs = Math.max(this.seenMs, this.nowMs());
    return this.seenMs;
  }

  private receive(
    { attemptId, reference, accountNumber, amountMinor }: BankPayment,
    fate: PaymentFate,
  ): void {
    const payment = {
      attemptId,
      reference,
      account: accountNumber,
      amountMinor,
      receivedMs: this.latestMs(),
      fate,
      lostAnswersLeft: fate.lostAnswers,
    };
    this.received.push(payment);
    this.byAttempt.set(attemptId, payment);
  }

  /** The answer about an attempt; null when the answer gets lost. */
  private answerAbout(attemptId: string): BankAnswer | null {
    const payment = this.byAttempt.get(attemptId);
    if (!payment) return { state: 'NEVER_RECEIVED' };
    if (payment.lostAnswersLeft > 0 && !this.isKind) {
      payment.lostAnswersLeft -= 1;
      return null;
    }
    const railReference = `BANK-${this.received.indexOf(payment) + 1}`;
    const state = this.stateOf(payment);
    if (state === 'UNDECIDED') return { state: 'UNDECIDED' };
    if (state === 'REJECTED') return { state: 'FAILED', railReference, failureCode: 'BANK_REJECTED' };
    return { state: 'PAID', railReference };
  }
}
