import { t } from '@lingui/core/macro';
import { Text, TextInput } from '@mantine/core';
import IconAlertCircle from '~icons/tabler/alert-circle';
import IconCheck from '~icons/tabler/check';
import type { Dispatch } from 'react';
import { formatAmount } from '../../../../../shared/money.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Action, NewBatchState } from '../state.ts';
import { countedRows } from '../../shared/words.ts';
import { countedPayments } from '../words.ts';
import { compareAmount, compareCount, type ControlTotal } from './control-totals.ts';
import classes from './workbench.module.css';

/** The totals of the file in one line, beside the totals that the preparer expects. */
export function SummaryLine({ state, dispatch }: { state: NewBatchState; dispatch: Dispatch<Action> }) {
  const { summary, errorRows, warnedRows } = state.desk!;
  const count = compareCount(state.form, summary.accepted);
  const amount = compareAmount(state.form, summary.totalMinor, summary.currency);
  const payments = countedPayments(summary.accepted);
  const rows = countedRows(errorRows);
  const warned = formatNumber(warnedRows);
  const excluded = formatNumber(summary.excluded);
  return (
    <div className={classes.summary}>
      <Amount
        amount={formatAmount(summary.totalMinor, summary.currency)}
        currency={summary.currency}
        size="large"
      />
      <Text size="sm" aria-live="polite" className={classes.counts}>
        {warnedRows === 0
          ? t`${payments}, ${rows} with errors, ${excluded} excluded.`
          : t`${payments}, ${rows} with errors, ${warned} with warnings, ${excluded} excluded.`}
      </Text>
      <div className={classes.expected} role="group" aria-label={t`Control totals`}>
        <TextInput
          size="xs"
          label={t`Payments you expect`}
          title={t`A control total: the number of payments on your own list.`}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t`Optional`}
          value={state.form.count}
          error={count.error !== null}
          onChange={(event) => dispatch({ type: 'form', form: { count: event.currentTarget.value } })}
        />
        <TextInput
          size="xs"
          label={t`Total you expect`}
          title={t`A control total: the sum on your own list.`}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t`Optional`}
          value={state.form.amount}
          error={amount.error !== null}
          onChange={(event) => dispatch({ type: 'form', form: { amount: event.currentTarget.value } })}
        />
      </div>
      <div aria-live="polite" className={classes.totalWords}>
        <TotalWords count={count} amount={amount} />
      </div>
    </div>
  );
}

/** Whether the totals agree, in a few words beside their fields; the submit bar has the whole sentence. */
function TotalWords({ count, amount }: { count: ControlTotal; amount: ControlTotal }) {
  if (!count.typed && !amount.typed) return null;
  const wrong = [count, amount].filter(({ error }) => error !== null);
  if (wrong.length > 0) {
    return (
      <Text size="sm" className={classes.error} title={wrong.map(({ error }) => error).join(' ')}>
        <IconAlertCircle size={15} aria-hidden className={classes.inlineIcon} />{' '}
        {wrong.map(({ short }) => short).join(', ')}
      </Text>
    );
  }
  return (
    <Text size="sm">
      <IconCheck size={15} aria-hidden className={classes.inlineIcon} />{' '}
      {count.typed && amount.typed
        ? t`Both totals match`
        : count.typed
          ? t`The number matches`
          : t`The total matches`}
    </Text>
  );
}
