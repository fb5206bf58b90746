import {
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { useIdempotencyKey } from '../../../ui/idempotency-key.ts';
import { problemOf } from '../../../ui/problem.ts';
import { asksForFreshSignIn, signInFreshly } from '../../../ui/step-up.ts';

interface Steps<Data> {
  /** Called with the answer. The change is pending until it resolves. */
  done: (answer: Data) => unknown;
  /** Called after a refusal, which may mean that what is shown has changed since. */
  refused?: (error: unknown) => unknown;
  /** Stores what the user typed. A fresh sign-in leaves the page. */
  keep?: () => void;
}

interface GuardedChange<Data, Failure, Variables> {
  change: UseMutationResult<Data, Failure, Variables>;
  /** The headers of the request: the same key until it is answered. */
  headers: () => { 'idempotency-key': string };
  /** The refusal to show; null without one, and while the user signs in again. */
  refusal: Failure | null;
}

/**
 * A change that the server may answer with a request for a fresh sign-in. A retry after a lost answer carries
 * the same key, so that the change cannot be made twice.
 */
export function useGuardedChange<Data, Failure, Variables>(
  mutation: UseMutationOptions<Data, Failure, Variables>,
  { done, refused, keep }: Steps<Data>,
): GuardedChange<Data, Failure, Variables> {
  const { data: config } = useQuery(getPaymentConfigOptions());
  const { key, renew } = useIdempotencyKey();
  const change = useMutation({
    ...mutation,
    onSuccess: async (answer: Data) => {
      renew();
      await done(answer);
    },
    onError: async (error: Failure) => {
      if (problemOf(error).code === 'no_answer') return;
      renew();
      if (asksForFreshSignIn(error)) {
        keep?.();
        signInFreshly(config?.stepUpMaxAgeSeconds ?? 0);
      } else {
        await refused?.(error);
      }
    },
  });
  const { error } = change;
  return {
    change,
    headers: () => ({ 'idempotency-key': key() }),
    refusal: error !== null && !asksForFreshSignIn(error) ? error : null,
  };
}
