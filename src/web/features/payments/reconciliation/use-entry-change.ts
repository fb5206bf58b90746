import type { UseMutationOptions } from '@tanstack/react-query';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import {
  getAccountBalancesQueryKey,
  getAttentionQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getReconciliationEntryQueryKey,
  listBalanceDaysQueryKey,
  listEntryCandidatesQueryKey,
  listEntryRulesQueryKey,
  listReconciliationEntriesQueryKey,
  listStatementAccountsQueryKey,
  listStatementConfirmationsQueryKey,
  suggestEntryRuleQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { useReload } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';

/** The lists that change with an entry, or with a rule. */
export const OUTDATED = [
  listReconciliationEntriesQueryKey,
  listStatementAccountsQueryKey,
  listBalanceDaysQueryKey,
  listEntryCandidatesQueryKey,
  listStatementConfirmationsQueryKey,
  listEntryRulesQueryKey,
  suggestEntryRuleQueryKey,
  getAccountBalancesQueryKey,
  getAttentionQueryKey,
];

interface EntryChangeOptions {
  /** What a notification says once the change is made. */
  message: () => string;
  onDone: () => void;
  /** Stores what the user typed, before a fresh sign-in. */
  keep?: () => void;
}

/** The names under which forms keep what was typed about an entry. */
export const keptForms = {
  choose: (entryId: string) => `choice for the entry ${entryId}`,
  rule: (entryId: string) => `rule for the entry ${entryId}`,
  aside: (entryId: string) => `reason to set aside ${entryId}`,
  undo: (entryId: string) => `reason to undo the posting of ${entryId}`,
};

/** A change of an entry. All such changes share the notification and the lists that are loaded again. */
export function useEntryChange<Failure, Variables>(
  mutation: UseMutationOptions<ReconciliationEntry, Failure, Variables>,
  { message, onDone, keep }: EntryChangeOptions,
) {
  const reload = useReload();
  return useChange(mutation, {
    replaces: ({ entry: { id } }) => getReconciliationEntryQueryKey({ path: { id } }),
    outdated: OUTDATED,
    message,
    done: onDone,
    refused: () => void reload([getReconciliationEntryQueryKey]),
    ...(keep ? { keep } : {}),
  });
}
