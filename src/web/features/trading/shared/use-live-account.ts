import { useDebouncedCallback } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { StreamState } from '../../../ui/event-source.ts';
import { useAccountEvents } from './exchange-events.ts';

const SETTLE_MS = 120;

/** The operations whose data each message of the exchange makes outdated. */
const MAKES_OLD: Record<string, readonly string[]> = {
  ORDER_PROCESSED: ['getOrderHistoryDetail', 'listOpenOrders', 'listOrderHistory'],
  ORDER_STATUS_UPDATE: ['getOrderHistoryDetail', 'listOpenOrders', 'listOrderHistory'],
  FAILED_ORDER: ['getOrderHistoryDetail', 'listOrderHistory'],
  OPEN_ORDERS_UPDATE: ['listOpenOrders'],
  BALANCE_UPDATE: ['listAllBalances'],
  NEW_ACCOUNT_TRADE: ['getOrderHistoryDetail', 'listTradeHistory', 'listOpenPositions'],
};

/**
 * Reloads orders and balances of an account when the exchange reports changes. Returns the stream's state.
 */
export function useLiveAccount(account: string): StreamState {
  const queryClient = useQueryClient();
  const old = useRef(new Set<string>());
  const readAgain = useDebouncedCallback(() => {
    for (const _id of old.current) void queryClient.invalidateQueries({ queryKey: [{ _id }] });
    old.current.clear();
  }, SETTLE_MS);
  return useAccountEvents(account, ({ type }) => {
    for (const operation of MAKES_OLD[type] ?? []) old.current.add(operation);
    if (old.current.size > 0) readAgain();
  });
}
