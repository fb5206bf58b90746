import { plural, t } from '@lingui/core/macro';
import { TEXT_LIMITS } from '../../../../../shared/terms.ts';
import { formatAmount } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { sentenceText } from '../../shared/withdrawal-file/file-sentences.ts';
import type { NewBatchState } from '../state.ts';
import { countedPayments } from '../words.ts';
import { askedRun } from './next-run.ts';
import { compareAmount, compareCount } from './control-totals.ts';

export interface Readiness {
  /** The label of the button: the decision with its consequence. */
  button: string;
  /** The reason why the button is disabled, as a sentence; null if it is enabled. */
  reason: string | null;
}

/** The label of the submit button, and the reason why the file cannot be submitted yet. */
export function readiness(state: NewBatchState, payoutsEnabled: boolean): Readiness {
  const { desk, sending } = state;
  if (!desk) return { button: t`Submit for approval`, reason: t`Choose a file first.` };
  const { summary, batches } = desk;
  const left = batches.slice(sending?.parts.filter((part) => part.batchId !== null).length ?? 0);
  const payments = countedPayments(left.reduce((sum, batch) => sum + batch.count, 0));
  const totalMinor = left.reduce((sum, batch) => sum + batch.totalMinor, 0n);
  const money = formatMoney(formatAmount(totalMinor, summary.currency), summary.currency);
  const inBatches = batchesWords(left.length);
  if (state.source?.run)
    return {
      button: t`Create the batch of ${payments}, ${money}`,
      reason: reasonAgainst(state, payoutsEnabled),
    };
  const button =
    batches.length <= 1
      ? t`Submit ${payments} of ${money} for approval`
      : left.length < batches.length
        ? t`Submit the other ${payments} of ${money} for approval in ${inBatches}`
        : t`Submit ${payments} of ${money} for approval in ${inBatches}`;
  return { button, reason: reasonAgainst(state, payoutsEnabled) };
}

/** Whether a batch was sent without an answer, so that it may have been created. */
export function isInDoubt({ sending }: NewBatchState): boolean {
  return sending?.parts.some((part) => part.batchId === null && part.key !== null) ?? false;
}

/** Whether the input of the batch is being sent, or may have been, so that it cannot be changed now. */
export function isFrozen(state: NewBatchState): boolean {
  return (state.sending?.running ?? false) || isInDoubt(state);
}

/** "1 batch", "12 batches". */
function batchesWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 batch', other: `${written} batches` });
}

function reasonAgainst(state: NewBatchState, payoutsEnabled: boolean): string | null {
  const { desk, form, history } = state;
  const { summary, batches, errorRows, duplicateRows } = desk!;
  if (!payoutsEnabled)
    return t`Your operator has switched off payouts for this entity. You can correct the file but not \
submit it.`;
  const [blocker] = summary.blockers;
  if (blocker) return sentenceText(blocker.message);
  if (errorRows > 0) return errorsSentence(errorRows);
  if (summary.accepted === 0)
    return summary.excluded === 0
      ? t`Type or paste the payments first.`
      : t`Every row is excluded, so there is nothing to pay.`;
  const problem = batches.find((batch) => batch.problem !== null)?.problem;
  if (problem) return sentenceText(problem);
  const wrongTotal =
    compareCount(form, summary.accepted).error ??
    compareAmount(form, summary.totalMinor, summary.currency).error;
  if (wrongTotal) return t`The control totals do not match. ${wrongTotal}`;
  const unfit = state.source?.run ? reasonAgainstRun(state) : labelError(form.label, batches.length);
  if (unfit) return unfit;
  if (history !== 'failed' && desk!.unchecked > 0)
    return t`The rows are still being compared with earlier payments.`;
  if (desk!.changedRows > 0 && !state.changesChecked)
    return t`Confirm that you have checked the changed accounts with the people paid.`;
  const run = askedRun(state);
  if (run?.answer === null && form.duplicateReason.trim() === '')
    return t`Say whether this is the next run of the batch that it repeats.`;
  if (duplicateRows > 0 && form.duplicateReason.trim() === '') return duplicatesSentence(duplicateRows);
  const failures = state.source?.failures?.length ?? 0;
  if (failures > 0 && form.failuresChecked !== true) return failuresSentence(failures);
  const most = TEXT_LIMITS.duplicateReason;
  if (form.duplicateReason.trim().length > most)
    return t`The reason for the duplicates may have at most ${most} characters.`;
  return null;
}

/** Why the rows cannot be the payments of a run, which is one batch and differs from its schedule. */
function reasonAgainstRun({ desk, source, runDifferences }: NewBatchState): string | null {
  const { batches } = desk!;
  if (batches.length > 1)
    return t`All payments of a run are in one batch, and these are too many for one. Divide them between \
schedules.`;
  if (source?.run?.usual && runDifferences?.count === 0 && !source.run.hasBatch)
    return t`Nothing differs from the schedule yet. Add, change or exclude a payment.`;
  return null;
}

function errorsSentence(errorRows: number): string {
  const written = formatNumber(errorRows);
  return plural(errorRows, {
    one: 'One row has an error. Correct it, or exclude it with a reason.',
    other: `${written} rows have an error. Correct them, or exclude them with a reason.`,
  });
}

function duplicatesSentence(duplicateRows: number): string {
  const written = formatNumber(duplicateRows);
  return plural(duplicateRows, {
    one: 'One payment looks like a duplicate. Exclude real duplicates, or enter a reason for paying them.',
    other: `${written} payments look like duplicates. Exclude real duplicates, or enter a reason for paying \
them.`,
  });
}

function failuresSentence(failures: number): string {
  return plural(failures, {
    one: 'This payment failed before. Correct it, then confirm above that it can succeed.',
    other: 'Payments failed before. Correct them, then confirm above that they can succeed.',
  });
}

/** The error of a label, for a file that becomes this many batches; else null. */
function labelError(label: string, batches: number): string | null {
  const text = label.trim();
  if (text === '') return t`Give the batch a label, such as "Salaries March".`;
  const suffix = batches > 1 ? ` ${batches}/${batches}`.length : 0;
  const { length } = text;
  const most = TEXT_LIMITS.label - suffix;
  return length > most ? t`The label may have at most ${most} characters. It has ${length}.` : null;
}
