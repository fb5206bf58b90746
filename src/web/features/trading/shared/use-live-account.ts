import { useDebouncedCallback } from '@mantine/hooks';
import { useRef } from 'react';
import {
  getOrderHistoryDetailQueryKey,
  listAllBalancesQueryKey,
  listOpenOrdersQueryKey,
  listOpenPositionsQueryKey,
  listOrderHistoryQueryKey,
  listTradeHistoryQueryKey,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { StreamState } from '../../../ui/event-source.ts';
import { type Outdated, useReload } from '../../../ui/reload.ts';
import { useAccountEvents } from './exchange-events.ts';

const SETTLE_MS = 120;

/** The queries that each message of the exchange makes outdated. */
const MAKES_OUTDATED: Record<string, Outdated> = {
  ORDER_PROCESSED: [getOrderHistoryDetailQueryKey, listOpenOrdersQueryKey, listOrderHistoryQueryKey],
  ORDER_STATUS_UPDATE: [getOrderHistoryDetailQueryKey, listOpenOrdersQueryKey, listOrderHistoryQueryKey],
  FAILED_ORDER: [getOrderHistoryDetailQueryKey, listOrderHistoryQueryKey],
  OPEN_ORDERS_UPDATE: [listOpenOrdersQueryKey],
  BALANCE_UPDATE: [listAllBalancesQueryKey],
  NEW_ACCOUNT_TRADE: [getOrderHistoryDetailQueryKey, listTradeHistoryQueryKey, listOpenPositionsQueryKey],
};

/**
 * Reloads orders and balances of an account when the exchange reports changes. Returns the stream's state.
 */
export function useLiveAccount(account: string): StreamState {
  const reload = useReload();
  const outdated = useRef(new Set<Outdated[number]>());
  const readAgain = useDebouncedCallback(() => {
    void reload([...outdated.current]);
    outdated.current.clear();
  }, SETTLE_MS);
  return useAccountEvents(account, ({ type }) => {
    for (const key of MAKES_OUTDATED[type] ?? []) outdated.current.add(key);
    if (outdated.current.size > 0) readAgain();
  });
}
