import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReconciliationEntry } from '../../../../client/types.gen.ts';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { getReconciliationEntryQueryKey } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { problemOf } from '../../../ui/problem.ts';
import { asksForFreshSignIn, signInFreshly } from '../../../ui/step-up.ts';

/** The lists that change with an entry. */
const STALE = [
  'listReconciliationEntries',
  'listStatementAccounts',
  'listBalanceDays',
  'listEntryCandidates',
  'listStatementConfirmations',
];

interface Change {
  /** The headers of the request; the same key until it has an answer. */
  headers: () => { 'idempotency-key': string };
  onSuccess: (entry: ReconciliationEntry) => Promise<void>;
  onError: (error: unknown) => void;
}

/** What all changes of an entry share: the key, the message, and the lists that are loaded again. */
export function useEntryChange(message: () => string, onDone: () => void): Change {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(getPaymentConfigOptions());
  const { key, renew } = useIdempotencyKey();
  return {
    headers: () => ({ 'idempotency-key': key() }),
    onSuccess: async (entry) => {
      renew();
      notifications.show({ message: message() });
      queryClient.setQueryData(getReconciliationEntryQueryKey({ path: { id: entry.entry.id } }), entry);
      onDone();
      await Promise.all(STALE.map((_id) => queryClient.invalidateQueries({ queryKey: [{ _id }] })));
    },
    onError: (error) => {
      if (problemOf(error).code === 'no_answer') return;
      renew();
      if (asksForFreshSignIn(error)) signInFreshly(config?.stepUpMaxAgeSeconds ?? 0);
      // The refusal may mean that the entry has changed since it was shown.
      void queryClient.invalidateQueries({ queryKey: [{ _id: 'getReconciliationEntry' }] });
    },
  };
}
