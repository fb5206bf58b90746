import type { PaymentState, RehearsalStep } from '../../../shared/bank-file-terms.ts';
import type { FailureCode } from '../../../shared/terms.ts';
import { contraSequenceNumber } from '../acb/sequence-numbers.ts';
import { withoutContra } from '../acb/without-contra.ts';
import { FORMATS } from '../formats.ts';
import { judgeReply, type Judgement, type SentPayment } from '../judge-reply.ts';
import { blockNumbers, blocksOf } from '../pain001/blocks.ts';
import type { PaymentOrder } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import type { BankReply } from '../reply.ts';
import { compared, failed, figure, messageOf } from './steps.ts';

interface Expected {
  redirected?: number;
  failureCode?: FailureCode;
}

/** The made-up file as it was sent, and what the bank has said about its payments so far. */
export class SentOrder {
  readonly profile: BankFileProfile;
  readonly #order: PaymentOrder;
  readonly #states: ReadonlyMap<string, PaymentState>;

  constructor(order: PaymentOrder, profile: BankFileProfile, states = new Map<string, PaymentState>()) {
    this.#order = order;
    this.profile = profile;
    this.#states = states;
  }

  get count(): number {
    return this.#order.payments.length;
  }

  /** Reads a reply that must bring payments into these states, and change no others. */
  hear(
    step: RehearsalStep['step'],
    bytes: Uint8Array,
    states: Partial<Record<PaymentState, number>>,
    expected: Expected = {},
  ): { step: RehearsalStep; after: SentOrder } {
    const heard = this.#judge(step, bytes);
    if ('step' in heard) return { step: heard, after: this };
    const { judgement, answered } = heard;
    if (!judgement.fits) {
      const where = `${judgement.question} ${judgement.detail}`;
      return { step: failed(step, 'REPLY_DOES_NOT_FIT', where), after: this };
    }
    const { changes } = judgement;
    const changed = changes.filter(({ state }) => state !== null);
    const counted = Object.entries(states) as [PaymentState, number][];
    const total = counted.reduce((sum, [, count]) => sum + count, 0);
    const moved = changes.filter(({ movedTo }) => movedTo !== null).length;
    const codes = new Set(changes.flatMap(({ reason }) => reason?.failureCode ?? []));
    const figures = [
      figure('FILES_ANSWERED', 1, answered),
      figure('CHANGED_PAYMENTS', total, changed.length),
      ...counted.map(([state, count]) =>
        figure(state, count, changed.filter((change) => change.state === state).length),
      ),
      ...(expected.redirected === undefined
        ? []
        : [figure('REDIRECTED_PAYMENTS', expected.redirected, moved)]),
      ...(expected.failureCode === undefined
        ? []
        : [figure('FAILURE_CODE', expected.failureCode, [...codes].join(', '))]),
    ];
    const next = new Map(this.#states);
    for (const { withdrawalId, state } of changed) next.set(withdrawalId, state!);
    return { step: compared(step, figures), after: new SentOrder(this.#order, this.profile, next) };
  }

  /** Reads a reply with another amount, which must become a question. */
  doubt(step: RehearsalStep['step'], bytes: Uint8Array): RehearsalStep {
    const heard = this.#judge(step, bytes);
    if ('step' in heard) return heard;
    const { judgement } = heard;
    return compared(step, [
      figure('QUESTION', 'OTHER_AMOUNT', judgement.fits ? '' : judgement.question),
      figure('CHANGED_PAYMENTS', 0, judgement.fits ? judgement.changes.length : 0),
    ]);
  }

  #judge(
    step: RehearsalStep['step'],
    bytes: Uint8Array,
  ): { judgement: Judgement; answered: number } | RehearsalStep {
    const { firstSequenceNumber, payments } = this.#order;
    const replies = this.#read(bytes);
    if (typeof replies === 'string') return failed(step, 'REPLY_NOT_READABLE', replies);
    const [reply] = replies;
    const contra = contraSequenceNumber(firstSequenceNumber, payments.length);
    const { paidBy, unnamedAreAccepted } = this.profile;
    const sent = {
      isTest: false,
      currency: this.#order.currency,
      totalMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      rules: { paidBy, unnamedAreAccepted },
      paymentCount: payments.length,
      blockCount: blocksOf(payments).length,
      mayBeTwiceAtBank: false,
      said: null,
      payments: this.#payments(),
    };
    return {
      judgement: reply
        ? judgeReply(sent, withoutContra(reply, contra))
        : { fits: false, question: 'UNKNOWN_FILE', detail: '' },
      answered: replies.filter((one) => this.#isAnsweredBy(one)).length,
    };
  }

  #read(bytes: Uint8Array): readonly BankReply[] | string {
    try {
      return FORMATS[this.profile.format].readReplies(bytes);
    } catch (error) {
      return messageOf(error);
    }
  }

  #payments(): SentPayment[] {
    const { firstSequenceNumber, payments } = this.#order;
    const blocks = blockNumbers(payments.map(({ rail }) => rail));
    return payments.map(({ endToEndId, amountMinor, accountNumber, rail }, index) => ({
      withdrawalId: endToEndId,
      endToEndId,
      sequenceNumber: firstSequenceNumber + index,
      amountMinor,
      accountNumber,
      block: blocks.get(rail)!,
      state: this.#states.get(endToEndId) ?? null,
    }));
  }

  /** Whether a reply names this file, or names none. */
  #isAnsweredBy({ answers }: BankReply): boolean {
    const { fileId, transmissionNumber, generationNumber, userCode } = answers;
    const { acbNumbers } = this.#order;
    const fits = (named: string | number | null | undefined, own: string | number | undefined) =>
      named === null || named === undefined || named === own;
    return (
      fits(fileId, this.#order.fileId) &&
      fits(transmissionNumber, acbNumbers?.transmissionNumber) &&
      fits(generationNumber, acbNumbers?.generationNumber) &&
      fits(userCode, this.profile.acb?.userCode ?? '')
    );
  }
}
