import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  getAccountBalancesQueryKey,
  getAttentionQueryKey,
} from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  getFundingPositionQueryKey,
  getReconciliationEntryQueryKey,
  getSettlementQueryKey,
  listBalanceDaysQueryKey,
  listEntryCandidatesQueryKey,
  listMonthEndsQueryKey,
  listReconciliationEntriesQueryKey,
  listSettlementPayoutsQueryKey,
  listSettlementsQueryKey,
  listStatementAccountsOptions,
  listStatementConfirmationsQueryKey,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import { useReload } from '../../../../ui/reload.ts';

/** How often the accounts are loaded again while the worker still compares entries or books payments. */
const CHANGING_MS = 2_000;

/** The lists that the worker changes when it compares entries, and books payments and returns. */
const OUTDATED = [
  listReconciliationEntriesQueryKey,
  getReconciliationEntryQueryKey,
  listEntryCandidatesQueryKey,
  listStatementConfirmationsQueryKey,
  listBalanceDaysQueryKey,
  listMonthEndsQueryKey,
  listSettlementsQueryKey,
  getSettlementQueryKey,
  listSettlementPayoutsQueryKey,
  getFundingPositionQueryKey,
  getAccountBalancesQueryKey,
  getAttentionQueryKey,
];

/**
 * The accounts that have statements. A statement is booked after it was answered, so the accounts are loaded
 * again until nothing is left to compare or book, and each of their changes reloads what depends on it.
 */
export function useStatementAccounts() {
  const query = useQuery({
    ...listStatementAccountsOptions(),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ isChanging }) => isChanging) ? CHANGING_MS : false,
  });
  const reload = useReload();
  const { data } = query;
  const before = useRef(data);
  useEffect(() => {
    // Data that is equal stays the same object.
    const wasChanging = before.current?.some(({ isChanging }) => isChanging);
    if (wasChanging && before.current !== data) void reload(OUTDATED);
    before.current = data;
  }, [data, reload]);
  return query;
}
