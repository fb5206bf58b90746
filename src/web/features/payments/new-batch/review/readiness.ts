import { TEXT_LIMITS } from '../../../../../shared/terms.ts';
import { formatAmount } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import type { NewBatchState } from '../state.ts';
import { counted, figure } from '../words.ts';
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
  if (!desk) return { button: 'Submit for approval', reason: 'Choose a file first.' };
  const { summary, batches } = desk;
  const words = (minor: bigint) => formatMoney(formatAmount(minor, summary.currency), summary.currency);
  const left = batches.slice(sending?.parts.filter((part) => part.batchId !== null).length ?? 0);
  const count = left.reduce((sum, batch) => sum + batch.count, 0);
  const total = left.reduce((sum, batch) => sum + batch.totalMinor, 0n);
  const what = `${counted(count, 'payment')} of ${words(total)} for approval`;
  const inBatches =
    batches.length > 1 ? ` in ${counted(left.length, 'batch').replace(/batchs$/, 'batches')}` : '';
  const button =
    left.length < batches.length ? `Submit the other ${what}${inBatches}` : `Submit ${what}${inBatches}`;
  return { button, reason: reasonAgainst(state, payoutsEnabled) };
}

function reasonAgainst(state: NewBatchState, payoutsEnabled: boolean): string | null {
  const { desk, form, history } = state;
  const { summary, batches, errorRows, duplicateRows } = desk!;
  if (!payoutsEnabled)
    return (
      'Your operator has switched off payouts for this entity. You can correct the ' +
      'file but not submit it.'
    );
  const [blocker] = summary.blockers;
  if (blocker) return blocker.message;
  if (errorRows > 0)
    return errorRows === 1
      ? 'One row has an error. Correct it, or exclude it with a reason.'
      : `${figure(errorRows)} rows have an error. Correct them, or exclude them with a reason.`;
  if (summary.accepted === 0)
    return summary.excluded === 0
      ? 'Type or paste the payments first.'
      : 'Every row is excluded, so there is nothing to pay.';
  const problem = batches.find((batch) => batch.problem !== null)?.problem;
  if (problem) return problem;
  const wrongTotal =
    compareCount(form, summary.accepted).error ??
    compareAmount(form, summary.totalMinor, summary.currency).error;
  if (wrongTotal) return `The control totals do not match. ${wrongTotal}`;
  const label = labelError(form.label, batches.length);
  if (label) return label;
  if (history !== 'failed' && desk!.unchecked > 0)
    return 'The rows are still being compared with earlier payments.';
  if (duplicateRows > 0 && form.duplicateReason.trim() === '') {
    return (
      (duplicateRows === 1
        ? 'One payment looks like a duplicate. '
        : `${figure(duplicateRows)} payments look like duplicates. `) +
      'Exclude real duplicates, or enter a reason for paying them.'
    );
  }
  if (form.duplicateReason.trim().length > TEXT_LIMITS.duplicateReason)
    return `The reason for the duplicates may have at most ${TEXT_LIMITS.duplicateReason} characters.`;
  return null;
}

/** The error of a label, for a file that becomes this many batches; else null. */
export function labelError(label: string, batches: number): string | null {
  const text = label.trim();
  if (text === '') return 'Give the batch a label, such as "Salaries March".';
  const suffix = batches > 1 ? ` ${batches}/${batches}`.length : 0;
  if (text.length + suffix > TEXT_LIMITS.label)
    return `The label may have at most ${TEXT_LIMITS.label - suffix} characters. It has ${text.length}.`;
  return null;
}
