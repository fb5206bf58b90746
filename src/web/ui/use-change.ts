import { notifications } from '@mantine/notifications';
import {
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getPaymentConfigOptions } from '../../client/@tanstack/react-query.gen.ts';
import { useIdempotencyKey } from './idempotency-key.ts';
import { problemOf } from './problem.ts';
import { type Outdated, useReload } from './reload.ts';
import { asksForFreshSignIn, signInFreshly } from './step-up.ts';

const KEY = 'idempotency-key';

/** Whether the operation of a request takes an idempotency key. */
type TakesKey<Request> = Request extends { headers?: infer Headers }
  ? typeof KEY extends keyof NonNullable<Headers>
    ? true
    : false
  : false;

interface ChangeSteps<Answer, Failure, Request> {
  /** The queries that the change makes outdated. */
  outdated?: Outdated | ((request: Request) => Outdated);
  /**
   * When those queries are loaded again: `after` the other steps (the change is pending until the data has
   * arrived), `first` (so that the other steps follow on a page that shows the change), or `meanwhile`.
   */
  reload?: 'after' | 'first' | 'meanwhile';
  /** The query whose data the answer replaces. */
  replaces?: (answer: Answer) => QueryKey;
  /** What a notification says about the change; null says nothing. */
  message?: (answer: Answer) => string | null;
  /** Called with the answer. The change is pending until it resolves. */
  done?: (answer: Answer) => unknown;
  /** Called when the change was not made, or its answer was lost; not while the user signs in again. */
  failed?: (error: Failure) => unknown;
  /** Called when the server refused the change; not after a lost answer. */
  refused?: (error: Failure) => unknown;
  /** The code of a refusal which means that the page shows outdated data. */
  refusedAs?: string;
  /** Stores what the user typed. A fresh sign-in leaves the page. */
  keep?: () => void;
}

type Change<Answer, Failure, Request> = Omit<
  UseMutationResult<Answer, Failure, Request>,
  'mutate' | 'mutateAsync'
> & {
  /** Makes a change whose operation takes an idempotency key: the same key until the server answers. */
  send: TakesKey<Request> extends true ? (request: Request) => void : never;
  /** Makes a change whose operation takes no key. */
  mutate: TakesKey<Request> extends true ? never : (request: Request) => void;
  /** The refusal to show; null without one, and while the user signs in again. */
  refusal: Failure | null;
  /** Whether the page is being left for a fresh sign-in, before which the input is stored. */
  isLeaving: boolean;
};

/** Shows a notification that a change was not made, for pages without a place to show it. */
export function notifyOf(title: string, error: unknown): void {
  notifications.show({ color: 'red', title, message: problemOf(error).detail });
}

/**
 * A change of data on the server; loads again what it makes outdated. A retry after a lost answer carries the
 * same key, so that the change cannot be made twice. When the server asks for a fresh sign-in, the page is
 * left for it.
 */
export function useChange<Answer, Failure, Request>(
  mutation: UseMutationOptions<Answer, Failure, Request>,
  steps: ChangeSteps<Answer, Failure, Request>,
): Change<Answer, Failure, Request> {
  const { reload = 'after' } = steps;
  const queryClient = useQueryClient();
  const load = useReload();
  const { key, renew } = useIdempotencyKey();
  const [leaving, leave] = useState<{ maxAgeSeconds: number } | null>(null);
  // By then the page knows that it is being left, and does not ask for confirmation.
  useEffect(() => {
    if (leaving) signInFreshly(leaving.maxAgeSeconds);
  }, [leaving]);
  const loadOutdated = (request: Request) => {
    const { outdated = [] } = steps;
    return load(typeof outdated === 'function' ? outdated(request) : outdated);
  };
  const change = useMutation<Answer, Failure, Request>({
    ...mutation,
    onSuccess: async (answer, request) => {
      renew();
      if (steps.replaces) queryClient.setQueryData(steps.replaces(answer), answer);
      if (reload === 'first') await loadOutdated(request);
      if (reload === 'meanwhile') void loadOutdated(request);
      const message = steps.message?.(answer) ?? null;
      if (message !== null) notifications.show({ message });
      await steps.done?.(answer);
      if (reload === 'after') await loadOutdated(request);
    },
    onError: async (error, request) => {
      const { code, params } = problemOf(error);
      if (code !== 'no_answer') renew();
      if (asksForFreshSignIn(error)) {
        steps.keep?.();
        // Some operations ask for a more recent sign-in than the payment config.
        if (typeof params?.['seconds'] === 'number') return leave({ maxAgeSeconds: params['seconds'] });
        const config = await queryClient.ensureQueryData(getPaymentConfigOptions()).catch(() => null);
        return leave({ maxAgeSeconds: config?.stepUpMaxAgeSeconds ?? 0 });
      }
      if (code === steps.refusedAs) await loadOutdated(request);
      if (code !== 'no_answer') await steps.refused?.(error);
      await steps.failed?.(error);
    },
  });
  const { error, mutate } = change;
  const send = (request: Request) => {
    const { headers } = request as { headers?: object };
    mutate({ ...request, headers: { ...headers, [KEY]: key() } });
  };
  return {
    ...change,
    send: send as Change<Answer, Failure, Request>['send'],
    mutate: mutate as (request: Request) => void as Change<Answer, Failure, Request>['mutate'],
    refusal: error !== null && !asksForFreshSignIn(error) ? error : null,
    isLeaving: leaving !== null,
  };
}
