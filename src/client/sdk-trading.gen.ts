// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { CancelOrderData, CancelOrderErrors, CancelOrderResponses, CreateSubaccountData, CreateSubaccountErrors, CreateSubaccountResponses, GetBrokerageQuoteData, GetBrokerageQuoteErrors, GetBrokerageQuoteResponses, GetFullOrderBookData, GetFullOrderBookErrors, GetFullOrderBookResponses, GetOrderHistoryDetailData, GetOrderHistoryDetailErrors, GetOrderHistoryDetailResponses, GetOrderStatusData, GetOrderStatusErrors, GetOrderStatusResponses, GetSubaccountData, GetSubaccountErrors, GetSubaccountResponses, ListAllBalancesData, ListAllBalancesErrors, ListAllBalancesResponses, ListBrokerageInstructionsData, ListBrokerageInstructionsErrors, ListBrokerageInstructionsResponses, ListBucketsData, ListBucketsErrors, ListBucketsResponses, ListFundingHistoryData, ListFundingHistoryErrors, ListFundingHistoryResponses, ListLoanUpdatesData, ListLoanUpdatesErrors, ListLoanUpdatesResponses, ListOpenOrdersData, ListOpenOrdersErrors, ListOpenOrdersResponses, ListOpenPositionsData, ListOpenPositionsErrors, ListOpenPositionsResponses, ListOrderHistoryData, ListOrderHistoryErrors, ListOrderHistoryResponses, ListPairsData, ListPairsErrors, ListPairsResponses, ListPublicTradesData, ListPublicTradesErrors, ListPublicTradesResponses, ListSubaccountsData, ListSubaccountsErrors, ListSubaccountsResponses, ListTradeHistoryData, ListTradeHistoryErrors, ListTradeHistoryResponses, ListTransactionHistoryData, ListTransactionHistoryErrors, ListTransactionHistoryResponses, PlaceLimitOrderData, PlaceLimitOrderErrors, PlaceLimitOrderResponses } from './types.gen.ts';

/**
 * List transactions
 *
 * Returns the transactions of the account, newest first. Without times and `beforeId`: the latest 30 days. Values exclude the fee: a balance changes by credit less debit less fee.
 *
 * Needs any role.
 */
export const listTransactionHistory = <ThrowOnError extends boolean = true>(options?: Options<ListTransactionHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListTransactionHistoryResponses, ListTransactionHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/transactionhistory',
    ...options
});

/**
 * List orders
 *
 * Returns past and open orders, latest change first. The times filter by `orderUpdatedAt`. Cancelled orders without any execution are left out unless `showZeroVolumeCancels` is true.
 *
 * Needs any role.
 */
export const listOrderHistory = <ThrowOnError extends boolean = true>(options?: Options<ListOrderHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListOrderHistoryResponses, ListOrderHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/history',
    ...options
});

/**
 * Quote a conversion
 *
 * Returns an estimate. The conversion may go through one other currency. No order is placed.
 *
 * Needs any role.
 */
export const getBrokerageQuote = <ThrowOnError extends boolean = true>(options: Options<GetBrokerageQuoteData, ThrowOnError>) => (options.client ?? client).post<GetBrokerageQuoteResponses, GetBrokerageQuoteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v2/brokerage/quote',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a conversion
 *
 * Returns a list with the one conversion of this order.
 *
 * Needs any role.
 */
export const listBrokerageInstructions = <ThrowOnError extends boolean = true>(options: Options<ListBrokerageInstructionsData, ThrowOnError>) => (options.client ?? client).get<ListBrokerageInstructionsResponses, ListBrokerageInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v2/brokerage/history/{orderId}',
    ...options
});

/**
 * Read the balances of all accounts
 *
 * Returns the balances of the primary account and its subaccounts. Zero balances are left out.
 *
 * Needs any role.
 */
export const listAllBalances = <ThrowOnError extends boolean = true>(options?: Options<ListAllBalancesData, ThrowOnError>) => (options?.client ?? client).get<ListAllBalancesResponses, ListAllBalancesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/balances/all',
    ...options
});

/**
 * List open orders
 *
 * Returns the orders that rest in the books, newest first.
 *
 * Needs any role.
 */
export const listOpenOrders = <ThrowOnError extends boolean = true>(options?: Options<ListOpenOrdersData, ThrowOnError>) => (options?.client ?? client).get<ListOpenOrdersResponses, ListOpenOrdersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/open',
    ...options
});

/**
 * List trades
 *
 * Returns the trades of the account, newest first. Without times and `beforeId`: the latest 30 days.
 *
 * Needs any role.
 */
export const listTradeHistory = <ThrowOnError extends boolean = true>(options?: Options<ListTradeHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListTradeHistoryResponses, ListTradeHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/tradehistory',
    ...options
});

/**
 * List the statuses of an order
 *
 * Returns every status that the order had, latest first.
 *
 * Needs any role.
 */
export const getOrderHistoryDetail = <ThrowOnError extends boolean = true>(options: Options<GetOrderHistoryDetailData, ThrowOnError>) => (options.client ?? client).get<GetOrderHistoryDetailResponses, GetOrderHistoryDetailErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/history/detail/orderid/{orderId}',
    ...options
});

/**
 * Place a limit order
 *
 * Accepts the order. Its outcome follows: read the order or follow the account stream. An order that cannot be executed becomes a failed order with its reason, not an HTTP error.
 *
 * Needs the role TRADER.
 */
export const placeLimitOrder = <ThrowOnError extends boolean = true>(options: Options<PlaceLimitOrderData, ThrowOnError>) => (options.client ?? client).post<PlaceLimitOrderResponses, PlaceLimitOrderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/limit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the status of an order
 *
 * Returns the latest status of the order.
 *
 * Needs any role.
 */
export const getOrderStatus = <ThrowOnError extends boolean = true>(options: Options<GetOrderStatusData, ThrowOnError>) => (options.client ?? client).get<GetOrderStatusResponses, GetOrderStatusErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/{currencyPair}/orderid/{orderId}',
    ...options
});

/**
 * Read a subaccount
 *
 * Returns a subaccount with the customer's data, if it has any. Below `/trading`, a caller without the role TRADER or ADMIN receives only `identityType` of that data.
 *
 * Needs any role.
 */
export const getSubaccount = <ThrowOnError extends boolean = true>(options: Options<GetSubaccountData, ThrowOnError>) => (options.client ?? client).get<GetSubaccountResponses, GetSubaccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/subaccount/{accountPublicId}',
    ...options
});

/**
 * Create a subaccount
 *
 * Creates a proprietary subaccount from its label, or a customer subaccount from the data that the law requires, if the exchange has enabled those for the account. `label`, `identityNumber` and `cellNumber` are unique.
 *
 * Needs the role TRADER.
 */
export const createSubaccount = <ThrowOnError extends boolean = true>(options: Options<CreateSubaccountData, ThrowOnError>) => (options.client ?? client).post<CreateSubaccountResponses, CreateSubaccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/subaccount',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List accounts
 *
 * Returns the primary account, whose id is 0, and its subaccounts.
 *
 * Needs any role.
 */
export const listSubaccounts = <ThrowOnError extends boolean = true>(options?: Options<ListSubaccountsData, ThrowOnError>) => (options?.client ?? client).get<ListSubaccountsResponses, ListSubaccountsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/account/subaccounts',
    ...options
});

/**
 * List changes of loans
 *
 * Returns the changes of loans in one currency, newest first. A request covers at most 31 days; without times, the latest 31 days.
 *
 * Needs any role.
 */
export const listLoanUpdates = <ThrowOnError extends boolean = true>(options: Options<ListLoanUpdatesData, ThrowOnError>) => (options.client ?? client).get<ListLoanUpdatesResponses, ListLoanUpdatesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/loans/update-history',
    ...options
});

/**
 * List funding payments
 *
 * Returns the hourly funding payments in one pair, newest first. Without times: the latest 30 days.
 *
 * Needs any role.
 */
export const listFundingHistory = <ThrowOnError extends boolean = true>(options: Options<ListFundingHistoryData, ThrowOnError>) => (options.client ?? client).get<ListFundingHistoryResponses, ListFundingHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/positions/funding/history',
    ...options
});

/**
 * List price buckets
 *
 * Returns the prices and volumes of consecutive periods, newest first. The times may span at most 300 periods.
 *
 * Needs any role.
 */
export const listBuckets = <ThrowOnError extends boolean = true>(options: Options<ListBucketsData, ThrowOnError>) => (options.client ?? client).get<ListBucketsResponses, ListBucketsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/{currencyPair}/buckets',
    ...options
});

/**
 * Read the full order book
 *
 * Returns every order in the book of a pair; orders at one price are not combined.
 *
 * Needs any role.
 */
export const getFullOrderBook = <ThrowOnError extends boolean = true>(options: Options<GetFullOrderBookData, ThrowOnError>) => (options.client ?? client).get<GetFullOrderBookResponses, GetFullOrderBookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/{currencyPair}/orderbook/full',
    ...options
});

/**
 * List markets
 *
 * Returns the pairs that can be traded, with the limits of their orders. An addition of Outlay.
 *
 * Needs any role.
 */
export const listPairs = <ThrowOnError extends boolean = true>(options?: Options<ListPairsData, ThrowOnError>) => (options?.client ?? client).get<ListPairsResponses, ListPairsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/pairs',
    ...options
});

/**
 * List the latest trades of a pair
 *
 * Returns trades, newest first, including those made before a client began to follow the stream. An addition of Outlay.
 *
 * Needs any role.
 */
export const listPublicTrades = <ThrowOnError extends boolean = true>(options: Options<ListPublicTradesData, ThrowOnError>) => (options.client ?? client).get<ListPublicTradesResponses, ListPublicTradesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/public/{currencyPair}/trades',
    ...options
});

/**
 * Cancel an open order
 *
 * Accepts the cancellation. Its outcome follows: read the order or follow the account stream. An addition of Outlay.
 *
 * Needs the role TRADER.
 */
export const cancelOrder = <ThrowOnError extends boolean = true>(options: Options<CancelOrderData, ThrowOnError>) => (options.client ?? client).delete<CancelOrderResponses, CancelOrderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/orders/order',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List open positions
 *
 * Returns the open positions, ordered by pair. An addition of Outlay.
 *
 * Needs any role.
 */
export const listOpenPositions = <ThrowOnError extends boolean = true>(options?: Options<ListOpenPositionsData, ThrowOnError>) => (options?.client ?? client).get<ListOpenPositionsResponses, ListOpenPositionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/trading/v1/positions/open',
    ...options
});
