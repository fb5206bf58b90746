import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type Dispatch } from 'react';
import { listBatchesOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../../client/types.gen.ts';
import { labelStem } from '../../../../../shared/label-stem.ts';
import type { DateRule } from '../../../../../shared/terms.ts';
import type { Action, Form } from '../state.ts';

const TYPING_PAUSE_MS = 400;
/** How many of the latest batches with the words of the label are searched for the last run. */
const LOOKED_THROUGH = 20;

interface LastRule {
  batchId: string;
  label: string;
  day: string;
  rule: DateRule;
}

/** The rule of the last run with the same label among the latest batches; null without such a run. */
export function lastRuleOf(
  label: string,
  batches: readonly BulkWithdrawalBatchForDisplay[],
): LastRule | null {
  const stem = labelStem(label);
  for (const { id, label: earlier, executionDate: day, ifNotBankingDay: rule } of batches)
    if (stem !== '' && labelStem(earlier) === stem && day !== null && rule !== null)
      return { batchId: id, label: earlier, day, rule };
  return null;
}

/**
 * Uses the rule of the last run with the same label for a batch with an execution date, until the user
 * chooses a rule.
 */
export function useLastRule(form: Form, isFrozen: boolean, dispatch: Dispatch<Action>): void {
  const { executionDate, ifNotBankingDay, ruleFrom } = form;
  const [label] = useDebouncedValue(form.label, TYPING_PAUSE_MS);
  const search = labelStem(label);
  const isWanted = executionDate !== undefined && !isFrozen && search !== '';
  const isChosen = ifNotBankingDay !== undefined && ruleFrom === undefined;
  const { data } = useQuery({
    ...listBatchesOptions({ query: { search, limit: LOOKED_THROUGH } }),
    enabled: isWanted && !isChosen,
    staleTime: 60_000,
  });
  const last = data ? lastRuleOf(label, data.items) : undefined;
  useEffect(() => {
    if (last === undefined || !isWanted || isChosen || ruleFrom?.batchId === last?.batchId) return;
    dispatch({
      type: 'form',
      form: {
        ifNotBankingDay: last?.rule,
        ruleFrom: last ? { batchId: last.batchId, label: last.label, day: last.day } : undefined,
      },
    });
  }, [last, isWanted, isChosen, ruleFrom, dispatch]);
}
