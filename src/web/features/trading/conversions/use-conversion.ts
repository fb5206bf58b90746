import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  getOrderHistoryDetailQueryKey,
  listAllBalancesQueryKey,
  listOrderHistoryQueryKey,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import { listOrderHistory, placeLimitOrder } from '../../../../client/sdk-trading.gen.ts';
import { problemOf } from '../../../ui/problem.ts';
import { useReload } from '../../../ui/reload.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { isOutcomeUnknown } from '../shared/lost-order.ts';
import { useTradingAccount } from '../shared/trading-account.tsx';
import type { ConversionPlan } from './plan.ts';
import { begin, carryOut, type Exchange, type Progress } from './progress.ts';
import { newConversionReference } from './reference.ts';

const LOOK_EVERY_MS = 1_200;
const LOOK_BACK = 100;
/** The queries that a conversion makes outdated. */
const OUTDATED = [listAllBalancesQueryKey, listOrderHistoryQueryKey, getOrderHistoryDetailQueryKey];

type Headers = ReturnType<typeof useTradingAccount>['headers'];

function exchangeOf(headers: Headers): Exchange {
  return {
    place: async ({ pair, side, price, quantity }, reference) => {
      try {
        await placeLimitOrder({
          headers,
          body: { pair, side, price, quantity, timeInForce: 'FOK', customerOrderId: reference },
          throwOnError: true,
        });
        return 'accepted';
      } catch (error) {
        return isOutcomeUnknown(error) ? 'lost' : { refused: problemOf(error) };
      }
    },
    orders: async () => {
      const query = { limit: LOOK_BACK, showZeroVolumeCancels: true };
      return (await listOrderHistory({ headers, query, throwOnError: true })).data;
    },
    wait: () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)),
    nowMs: () => Date.now(),
    newReference: newConversionReference,
  };
}

function stored(name: string): Progress | null {
  const text = sessionStorage.getItem(name);
  return text === null ? null : (JSON.parse(text) as Progress);
}

/**
 * The last confirmed conversion of an account. It continues while the user looks at other pages. Its
 * progress is kept in the tab, so that a page that is loaded again finds what was sent.
 */
export function useConversion() {
  const queryClient = useQueryClient();
  const reload = useReload();
  const { user } = useSession();
  const { account, headers } = useTradingAccount();
  const name = `outlay.conversion.${user.id}.${account}`;
  const queryKey = ['conversion', name];
  const { data: progress = null } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: (): Progress | null => stored(name),
    staleTime: Infinity,
    gcTime: Infinity,
  });

  const show = (next: Progress | null) => {
    if (next === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(next));
    queryClient.setQueryData(queryKey, next);
  };
  const run = async (from: Progress, mayOrder: boolean) => {
    show(from);
    await carryOut(from, exchangeOf(headers), show, { mayOrder });
    void reload(OUTDATED);
  };

  const pageLoad = performance.timeOrigin;
  const isLeftOver = progress?.status === 'running' && progress.pageLoad !== pageLoad;
  useEffect(() => {
    // The conversion was started before the page was loaded again: follow its orders and place no more.
    if (isLeftOver && progress) void run({ ...progress, pageLoad }, false);
  });

  const isRunning = progress?.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);

  return {
    progress,
    start: (plan: ConversionPlan) => {
      // Only one conversion at a time: a second click while the first one runs starts nothing.
      if (queryClient.getQueryData<Progress | null>(queryKey)?.status === 'running') return;
      void run(begin(plan, account, pageLoad), true);
    },
    clear: () => show(null),
  };
}
