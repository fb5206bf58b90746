import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getSessionQueryKey } from '../../client/@tanstack/react-query.gen.ts';
import { problemOf } from '../ui/problem.ts';
import { asksForFreshSignIn } from '../ui/step-up.ts';

const STALE_AFTER_MS = 10_000;
const SESSION_HASH = hashKey(getSessionQueryKey());

/**
 * Reloads the session when a request is refused because it has ended, so that the session guard reacts at
 * once instead of at its next poll.
 */
function noticeEndedSession(error: unknown): void {
  if (problemOf(error).status === 401 && !asksForFreshSignIn(error))
    void queryClient.invalidateQueries({ queryKey: getSessionQueryKey() });
}

/**
 * Reads are retried when the server did not answer, but not when it refused them. Changes are never retried
 * automatically.
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
