import type { OrderState } from '../../../domain/exchange/events.ts';
import type { OrderStatusFilter } from '../../../shared/trading-terms.ts';

/** The order states of a value of the filter `statuses`; empty for a status that this exchange never has. */
export const STATES_OF_FILTER: Record<OrderStatusFilter, readonly OrderState[]> = {
  PLACED: ['placed'],
  FAILED: ['failed'],
  CANCELLED: ['cancelled'],
  FILLED: ['filled'],
  PARTIALLY_FILLED: ['partially-filled'],
  ACTIVE: ['placed', 'partially-filled'],
  EXPIRED: [],
  PARTIALLY_FILLED_DUE_TO_SLIPPAGE: [],
  ORDER_MODIFIED: [],
};
