import * as account from '../../contract/trading/account.ts';
import * as brokerage from '../../contract/trading/brokerage.ts';
import type { Operation } from '../../contract/operation.ts';
import * as loans from '../../contract/trading/loans.ts';
import * as orders from '../../contract/trading/orders.ts';
import * as positions from '../../contract/trading/positions.ts';
import * as market from '../../contract/trading/public.ts';
import { createSubaccount } from './account/create-subaccount.ts';
import { getSubaccount } from './account/get-subaccount.ts';
import { listAllBalances } from './account/list-all-balances.ts';
import { listSubaccounts } from './account/list-subaccounts.ts';
import { listTradeHistory } from './account/list-trade-history.ts';
import { listTransactionHistory } from './account/list-transaction-history.ts';
import { getBrokerageQuote } from './brokerage/get-brokerage-quote.ts';
import { listBrokerageInstructions } from './brokerage/list-brokerage-instructions.ts';
import type { Call, Verb } from './call.ts';
import { knownFields } from './field-errors.ts';
import { BUCKETS_LIMIT, ORDERS_LIMIT, SUBACCOUNTS_LIMIT, type Limit } from './limits.ts';
import { listLoanUpdates } from './loans/list-loan-updates.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { getOrderHistoryDetail } from './orders/get-order-history-detail.ts';
import { getOrderStatus } from './orders/get-order-status.ts';
import { listOpenOrders } from './orders/list-open-orders.ts';
import { listOrderHistory } from './orders/list-order-history.ts';
import { placeLimitOrder } from './orders/place-limit-order.ts';
import { listFundingHistory } from './positions/list-funding-history.ts';
import { listOpenPositions } from './positions/list-open-positions.ts';
import { getFullOrderBook } from './public/get-full-order-book.ts';
import { listBuckets } from './public/list-buckets.ts';
import { listPairs } from './public/list-pairs.ts';
import { listPublicTrades } from './public/list-public-trades.ts';

export interface Served {
  operation: Operation;
  /** Replaces the general limits. */
  limit: Limit | null;
  verb: (call: Call<Operation>) => Promise<unknown>;
  /** The fields of its body. */
  bodyFields: readonly string[];
  /** The status of its answer. */
  status: number;
  /** Whether it only waits for the next write of the journal. */
  isQueued: boolean;
}

function served<const T extends Operation>(
  operation: T,
  verb: Verb<T>,
  limit: Limit | null = null,
  isQueued = false,
): Served {
  return {
    operation,
    limit,
    verb: verb as unknown as Served['verb'],
    bodyFields: knownFields(operation.body),
    status: Number(Object.keys(operation.answers)[0]),
    isQueued,
  };
}

/** An order waits only for the journal's next write, which takes every waiting command. */
const IS_QUEUED = true;

/** Every operation of the exchange, its handler and its own rate limit, if any. */
export const SERVED: readonly Served[] = [
  served(account.listTransactionHistory, listTransactionHistory),
  served(orders.listOrderHistory, listOrderHistory),
  served(brokerage.getBrokerageQuote, getBrokerageQuote),
  served(brokerage.listBrokerageInstructions, listBrokerageInstructions),
  served(account.listAllBalances, listAllBalances),
  served(orders.listOpenOrders, listOpenOrders),
  served(account.listTradeHistory, listTradeHistory),
  served(orders.getOrderHistoryDetail, getOrderHistoryDetail),
  served(orders.placeLimitOrder, placeLimitOrder, ORDERS_LIMIT, IS_QUEUED),
  served(orders.getOrderStatus, getOrderStatus),
  served(account.getSubaccount, getSubaccount),
  served(account.createSubaccount, createSubaccount, SUBACCOUNTS_LIMIT),
  served(account.listSubaccounts, listSubaccounts),
  served(loans.listLoanUpdates, listLoanUpdates),
  served(positions.listFundingHistory, listFundingHistory),
  served(market.listBuckets, listBuckets, BUCKETS_LIMIT),
  served(market.getFullOrderBook, getFullOrderBook),
  served(market.listPairs, listPairs),
  served(market.listPublicTrades, listPublicTrades),
  served(orders.cancelOrder, cancelOrder, null, IS_QUEUED),
  served(positions.listOpenPositions, listOpenPositions),
];
