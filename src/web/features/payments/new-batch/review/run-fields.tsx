import { plural, t } from '@lingui/core/macro';
import { List, Text } from '@mantine/core';
import type { Dispatch } from 'react';
import { formatMoney } from '../../../../ui/amount.tsx';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import type { RowDifference } from '../../shared/row-differences.ts';
import type { RunDifferences } from '../desk/protocol.ts';
import type { Action, NewBatchState, RunOfSchedule } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { Download } from './download.tsx';
import { othersWords } from './row-numbers.ts';
import classes from './workbench.module.css';

interface RunFieldsProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  run: RunOfSchedule;
}

const SHOWN = 3;

/** What differs in this run from the payments of its schedule, and what a change of it means. */
export function RunFields({ state, dispatch, desk, run }: RunFieldsProps) {
  const day = dayWords(run.executionDate, true);
  return (
    <div className={classes.fields}>
      <div className={classes.runChanges}>
        {run.usual !== null && <Differences found={state.runDifferences} currency={run.currency} />}
        <Text size="sm">
          {run.hasBatch
            ? t`Only the run of ${day} changes. Its batch is replaced by a new one, which waits for approval.`
            : t`Only the run of ${day} changes. Its batch is created at once and waits for approval.`}{' '}
          {run.isStanding && t`The standing approval does not cover it.`}
        </Text>
      </div>
      <Download state={state} dispatch={dispatch} desk={desk} />
    </div>
  );
}

function Differences({ found, currency }: { found: RunDifferences | null; currency: string }) {
  if (found === null || found.count === 0)
    return (
      <Text size="sm" c="dimmed" role="status">
        {t`The payments are those of the schedule.`}
      </Text>
    );
  const more = found.count - SHOWN;
  const others = othersWords(more);
  return (
    <div role="status">
      <Text size="sm" fw={600}>
        {countWords(found)}
      </Text>
      <List size="sm">
        {found.first.slice(0, SHOWN).map((one, at) => (
          <List.Item key={`${at} ${one.kind}`}>{differenceWords(one, currency)}</List.Item>
        ))}
        {more > 0 && <List.Item>{t`and ${others}`}</List.Item>}
      </List>
    </div>
  );
}

/** "In this run only: 1 payment added, 2 removed". */
function countWords({ added, removed, changed }: RunDifferences): string {
  const counts = [
    added > 0 && plural(added, { one: '1 payment added', other: `${formatNumber(added)} payments added` }),
    removed > 0 &&
      plural(removed, { one: '1 payment removed', other: `${formatNumber(removed)} payments removed` }),
    changed > 0 &&
      plural(changed, { one: '1 payment changed', other: `${formatNumber(changed)} payments changed` }),
  ].filter((words) => words !== false);
  const all = counts.join(', ');
  return t`In this run only: ${all}`;
}

function differenceWords({ kind, before, after }: RowDifference, currency: string): string {
  const name = (after ?? before)!.beneficiaryName;
  const money = (amount: string) => formatMoney(amount, currency);
  if (kind === 'ADDED') {
    const amount = money(after!.amount);
    return t`Added: ${name}, ${amount}`;
  }
  if (kind === 'REMOVED') {
    const amount = money(before!.amount);
    return t`Removed: ${name}, ${amount}`;
  }
  const was = money(before!.amount);
  const is = money(after!.amount);
  if (before!.bankCode !== after!.bankCode || before!.accountNumber !== after!.accountNumber)
    return t`Changed: ${name}, another account`;
  return was === is ? t`Changed: ${name}` : t`Changed: ${name}, ${is} instead of ${was}`;
}
