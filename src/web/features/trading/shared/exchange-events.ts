import { type StreamState, useEventSource } from '../../../ui/event-source.ts';
import { PRIMARY } from './trading-account.tsx';

/** A message of the exchange, unchanged. */
export interface ExchangeMessage {
  type: string;
  currencyPairSymbol?: string;
  data?: unknown;
}

function read(onMessage: (message: ExchangeMessage) => void): (data: string) => void {
  return (data) => onMessage(JSON.parse(data) as ExchangeMessage);
}

/** Follows the orders, balances and trades of an account. */
export function useAccountEvents(
  account: string,
  onMessage: (message: ExchangeMessage) => void,
): StreamState {
  return useEventSource(
    `/app/trading/account-events${account === PRIMARY ? '' : `?subaccount=${account}`}`,
    'exchange',
    read(onMessage),
  );
}

/** Follows the book, the trades and the buckets of a market; null: no market. */
export function useMarketEvents(
  pair: string | null,
  onMessage: (message: ExchangeMessage) => void,
): StreamState {
  return useEventSource(
    pair === null ? null : `/app/trading/market-events?pair=${encodeURIComponent(pair)}`,
    'exchange',
    read(onMessage),
  );
}
