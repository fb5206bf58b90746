import { QueryClient } from '@tanstack/react-query';
import { problemOf } from '../ui/problem.ts';

const STALE_AFTER_MS = 10_000;

/** Reads are tried again when there was no answer; what the server refused stays refused. Changes are never sent again by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: (failures, error) => failures < 2 && (problemOf(error).status >= 500 || problemOf(error).code === 'no_answer'),
    },
    mutations: { retry: false },
  },
});
