import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { getFeeQuoteOptions, getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type {
  BankFilePlan,
  BulkWithdrawalBatchForDisplay,
  DisbursementFeeQuoteForDisplay,
} from '../../../../client/types.gen.ts';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { formatTime } from '../../../ui/timestamp.tsx';
import { movesWords } from '../shared/execution-words.ts';
import { timeLeft } from './countdown.tsx';
import { QUOTE_REFRESH_MS } from './shortfall.tsx';
import { useBankFilePlan } from './use-bank-file-plan.ts';

type Batch = Pick<BulkWithdrawalBatchForDisplay, 'status' | 'waitingFor' | 'executionDate'>;
type Quote = Pick<
  DisbursementFeeQuoteForDisplay,
  'executionDate' | 'movesOn' | 'possibleOn' | 'moveReasons' | 'approveBy' | 'submitsAt' | 'quotedAt'
>;
type Plan = { carrier: Pick<NonNullable<BankFilePlan['carrier']>, 'transport'> | null } & Pick<
  BankFilePlan,
  'waitsForConnection'
>;

interface TimingFacts {
  batch: Batch;
  quote: Quote;
  plan: Plan;
  /** The delay between the last approval and the submission, as the payment config has it now. */
  releaseDelayMs: number;
  timezone: string;
}

/** When the money of an unsubmitted batch moves, and until when it can be stopped, in words. */
interface Timing {
  /** The day on which the money moves, or why none is known, for a fact: "Monday 30 March 2026". */
  day: string;
  /** What the day depends on: "if approved by 30 Mar 2026, 15:30 SAST". */
  provided: string | null;
  /** "Until 30 Mar 2026, 00:00 SAST" */
  stoppable: string;
  /** As sentences: the day, and until when and by whom it can be stopped. Null where that does not apply. */
  moves: string | null;
  stops: string | null;
  /** The moment from which an approved batch can no longer be stopped, for a countdown; null without one. */
  stopsAt: string | null;
}

/** How a batch reaches the bank. */
type Way = 'SUBMITTED' | 'TAKEN_BY_OUTLAY' | 'TAKEN_BY_HAND' | 'NO_CONNECTION' | 'PAYOUTS_OFF' | 'DAY_MISSED';
/** When a batch is submitted, or its file may leave; null: now, or never. */
type Moment = { at: string } | { afterMs: number } | null;

function wayOf({ batch, plan }: TimingFacts): Way {
  if (batch.waitingFor === 'PAYOUTS_OFF') return 'PAYOUTS_OFF';
  if (batch.waitingFor === 'EXECUTION_DATE') return 'DAY_MISSED';
  if (plan.waitsForConnection) return 'NO_CONNECTION';
  if (plan.carrier) return plan.carrier.transport === 'DOWNLOAD' ? 'TAKEN_BY_HAND' : 'TAKEN_BY_OUTLAY';
  // The file is written, but the connection that carries it is unknown.
  return batch.waitingFor === 'BANK_FILE' ? 'TAKEN_BY_HAND' : 'SUBMITTED';
}

function isWaiting({ batch }: Pick<TimingFacts, 'batch'>): boolean {
  return batch.waitingFor === 'APPROVALS' || batch.waitingFor === 'STANDING';
}

function momentOf({ batch, quote, releaseDelayMs }: TimingFacts): Moment {
  if (quote.submitsAt === null) return null;
  const lead = Date.parse(quote.submitsAt) - Date.parse(quote.quotedAt);
  if (!isWaiting({ batch })) return lead > 0 ? { at: quote.submitsAt } : null;
  // A later moment is the beginning of a day. Until then it makes no difference when the batch is approved.
  return quote.executionDate !== null && lead > releaseDelayMs ? { at: quote.submitsAt } : { afterMs: lead };
}

/** "right after the last approval", "1 hour after the last approval", "on 30 Mar 2026, 00:00 SAST". */
function whenWords(moment: Moment, timezone: string): string {
  if (moment === null) return t`in a moment`;
  if ('at' in moment) return t`on ${formatTime(moment.at, timezone)}`;
  if (moment.afterMs === 0) return t`right after the last approval`;
  return t`${timeLeft(moment.afterMs, 0)} after the last approval`;
}

function dayOf(way: Way, moment: Moment, { batch, quote, timezone }: TimingFacts): string {
  if (way === 'PAYOUTS_OFF') return t`Not while payouts are switched off`;
  if (way === 'NO_CONNECTION') return t`Once a bank connection is switched on`;
  if (quote.movesOn !== null) return longDayWords(quote.movesOn);
  if (batch.executionDate !== null) return t`Not on the requested day`;
  if (way === 'TAKEN_BY_HAND') return t`Once its bank file is at the bank`;
  const when = whenWords(moment, timezone);
  return when.charAt(0).toLocaleUpperCase() + when.slice(1);
}

function providedOf(way: Way, { quote, timezone }: TimingFacts): string | null {
  if (way === 'PAYOUTS_OFF' || way === 'NO_CONNECTION') return null;
  if (way === 'TAKEN_BY_HAND')
    return quote.movesOn === null ? null : t`if its bank file is taken to the bank in time`;
  return quote.approveBy === null ? null : t`if approved by ${formatTime(quote.approveBy, timezone)}`;
}

function stoppableOf(way: Way, moment: Moment, timezone: string): string {
  if (way === 'TAKEN_BY_HAND') return t`Until its bank file is downloaded`;
  if (moment === null || (way !== 'SUBMITTED' && way !== 'TAKEN_BY_OUTLAY'))
    return t`Until it is submitted to the bank`;
  if ('at' in moment) return t`Until ${formatTime(moment.at, timezone)}`;
  if (moment.afterMs === 0) return t`Until the last approval`;
  return t`Until ${timeLeft(moment.afterMs, 0)} after the last approval`;
}

function movesOf(way: Way, { quote }: TimingFacts): string | null {
  if (way === 'NO_CONNECTION' || way === 'PAYOUTS_OFF') return null;
  const words = movesWords(quote);
  if (way !== 'TAKEN_BY_HAND' || words === null || quote.movesOn === null) return words;
  return t`${words} Its bank file must be taken to the bank in time for that.`;
}

function stopsOf(way: Way, moment: Moment, timezone: string): string | null {
  if (way === 'PAYOUTS_OFF' || way === 'DAY_MISSED') return null;
  if (way === 'NO_CONNECTION')
    return t`No live bank connection carries this batch. It is not paid until one is switched on, and \
preparers and approvers can cancel it until then.`;
  if (way === 'TAKEN_BY_HAND')
    return t`Preparers and approvers can cancel the batch until one of them downloads its bank file, but \
not afterwards.`;
  if (moment === null) return t`This batch is about to be submitted to the bank.`;
  const when = whenWords(moment, timezone);
  if (way === 'TAKEN_BY_OUTLAY')
    return t`Outlay takes its bank file to the bank ${when}. Preparers and approvers can cancel the batch \
until then, but not afterwards.`;
  if ('afterMs' in moment && moment.afterMs === 0)
    return t`The batch is submitted to the bank ${when} and cannot be cancelled afterwards.`;
  return t`The batch is submitted to the bank ${when}. Preparers and approvers can cancel it until then, \
but not afterwards.`;
}

/**
 * The single source of what the page of a batch, its notice and its dialogs say about when the money moves,
 * so that they never differ.
 */
export function timingOf(facts: TimingFacts): Timing {
  const way = wayOf(facts);
  const moment = momentOf(facts);
  return {
    day: dayOf(way, moment, facts),
    provided: providedOf(way, facts),
    stoppable: stoppableOf(way, moment, facts.timezone),
    moves: movesOf(way, facts),
    stops: stopsOf(way, moment, facts.timezone),
    stopsAt: way !== 'TAKEN_BY_HAND' && !isWaiting(facts) && moment && 'at' in moment ? moment.at : null,
  };
}

/** The timing of the page's batch; null until everything that it depends on is loaded. */
export function useTiming(batch: Pick<BulkWithdrawalBatchForDisplay, 'id'> & TimingFacts['batch']) {
  const { timezone } = useSession();
  const { data: quote } = useQuery({
    ...getFeeQuoteOptions({ path: { id: batch.id } }),
    refetchInterval: QUOTE_REFRESH_MS,
  });
  const { data: plan } = useBankFilePlan(batch);
  const { data: config } = useQuery(getPaymentConfigOptions());
  if (!quote || !plan || !config) return null;
  return timingOf({ batch, quote, plan, releaseDelayMs: config.releaseDelaySeconds * 1000, timezone });
}
