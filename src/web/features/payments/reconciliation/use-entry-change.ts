import { notifications } from '@mantine/notifications';
import { useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { getReconciliationEntryQueryKey } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { useGuardedChange } from '../shared/use-guarded-change.ts';

/** The lists that change with an entry. */
const STALE = [
  'listReconciliationEntries',
  'listStatementAccounts',
  'listBalanceDays',
  'listEntryCandidates',
  'listStatementConfirmations',
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
  aside: (entryId: string) => `reason to set aside ${entryId}`,
};

/** A change of an entry: all of them share the message, and the lists that are loaded again. */
export function useEntryChange<Failure, Variables>(
  mutation: UseMutationOptions<ReconciliationEntry, Failure, Variables>,
  { message, onDone, keep }: EntryChangeOptions,
) {
  const queryClient = useQueryClient();
  return useGuardedChange(mutation, {
    done: async (entry) => {
      notifications.show({ message: message() });
      queryClient.setQueryData(getReconciliationEntryQueryKey({ path: { id: entry.entry.id } }), entry);
      onDone();
      await Promise.all(STALE.map((_id) => queryClient.invalidateQueries({ queryKey: [{ _id }] })));
    },
    refused: () => void queryClient.invalidateQueries({ queryKey: [{ _id: 'getReconciliationEntry' }] }),
    ...(keep ? { keep } : {}),
  });
}
