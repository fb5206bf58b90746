import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getSessionQueryKey } from '../../client/@tanstack/react-query.gen.ts';
import { problemOf } from '../ui/problem.ts';
import { asksForFreshSignIn } from '../ui/step-up.ts';

const STALE_AFTER_MS = 10_000;
const SESSION_HASH = hashKey(getSessionQueryKey());

/**
 * A refusal for want of a session tells the guard at once, which would else notice only when it next asks.
 */
function noticeEndedSession(error: unknown): void {
  if (problemOf(error).status === 401 && !asksForFreshSignIn(error))
    void queryClient.invalidateQueries({ queryKey: getSessionQueryKey() });
}

/**
 * Reads are tried again when there was no answer; what the server refused stays refused. Changes are never
 * sent again by themselves.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.queryHash !== SESSION_HASH) noticeEndedSession(error);
    },
  }),
  mutationCache: new MutationCache({ onError: noticeEndedSession }),
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: (failures, error) =>
        failures < 2 && (problemOf(error).status >= 500 || problemOf(error).code === 'no_answer'),
    },
    mutations: { retry: false },
  },
});
