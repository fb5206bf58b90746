// Generated from the OpenAPI documents by `npm run generate`. Never edited.

import { client } from './client.gen.ts';
import type { Client, Options as Options2, TDataShape } from './client/index.ts';
import type { CancelOrderData, CancelOrderErrors, CancelOrderResponses, CreateSubaccountData, CreateSubaccountErrors, CreateSubaccountResponses, GetBrokerageQuoteData, GetBrokerageQuoteErrors, GetBrokerageQuoteResponses, GetFullOrderBookData, GetFullOrderBookErrors, GetFullOrderBookResponses, GetOrderHistoryDetailData, GetOrderHistoryDetailErrors, GetOrderHistoryDetailResponses, GetOrderStatusData, GetOrderStatusErrors, GetOrderStatusResponses, GetSubaccountData, GetSubaccountErrors, GetSubaccountResponses, ListAllBalancesData, ListAllBalancesErrors, ListAllBalancesResponses, ListBrokerageInstructionsData, ListBrokerageInstructionsErrors, ListBrokerageInstructionsResponses, ListBucketsData, ListBucketsErrors, ListBucketsResponses, ListFundingHistoryData, ListFundingHistoryErrors, ListFundingHistoryResponses, ListLoanUpdatesData, ListLoanUpdatesErrors, ListLoanUpdatesResponses, ListOpenOrdersData, ListOpenOrdersErrors, ListOpenOrdersResponses, ListOpenPositionsData, ListOpenPositionsErrors, ListOpenPositionsResponses, ListOrderHistoryData, ListOrderHistoryErrors, ListOrderHistoryResponses, ListPairsData, ListPairsErrors, ListPairsResponses, ListPublicTradesData, ListPublicTradesErrors, ListPublicTradesResponses, ListSubaccountsData, ListSubaccountsErrors, ListSubaccountsResponses, ListTradeHistoryData, ListTradeHistoryErrors, ListTradeHistoryResponses, ListTransactionHistoryData, ListTransactionHistoryErrors, ListTransactionHistoryResponses, PlaceLimitOrderData, PlaceLimitOrderErrors, PlaceLimitOrderResponses } from './types.gen.ts';

export type Options<TData extends TDataShape = TDataShape, ThrowOnError extends boolean = boolean, TResponse = unknown> = Options2<TData, ThrowOnError, TResponse> & {
    /**
     * You can provide a client instance returned by `createClient()` instead of
     * individual options. This might be also useful if you want to implement a
     * custom client.
     */
    client?: Client;
    /**
     * You can pass arbitrary values through the `meta` object. This can be
     * used to access values that aren't defined as part of the SDK function.
     */
    meta?: Record<string, unknown>;
};

/**
 * List the transactions of the account
 *
 * Newest first. Without times the latest 30 days, unless `beforeId` is given. A value is before its fee: a balance changes by credit less debit less fee.
 */
export const listTransactionHistory = <ThrowOnError extends boolean = true>(options?: Options<ListTransactionHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListTransactionHistoryResponses, ListTransactionHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/account/transactionhistory',
    ...options
});

/**
 * List past and present orders
 *
 * Latest change first. Times filter on orderUpdatedAt. Cancelled orders of which nothing was executed are left out unless showZeroVolumeCancels is true.
 */
export const listOrderHistory = <ThrowOnError extends boolean = true>(options?: Options<ListOrderHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListOrderHistoryResponses, ListOrderHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/orders/history',
    ...options
});

/**
 * Quote a conversion
 *
 * An indication only. It may route over one currency between. Nothing is ordered.
 */
export const getBrokerageQuote = <ThrowOnError extends boolean = true>(options: Options<GetBrokerageQuoteData, ThrowOnError>) => (options.client ?? client).post<GetBrokerageQuoteResponses, GetBrokerageQuoteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v2/brokerage/quote',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the instruction of a conversion
 *
 * A list with the one instruction of this order.
 */
export const listBrokerageInstructions = <ThrowOnError extends boolean = true>(options: Options<ListBrokerageInstructionsData, ThrowOnError>) => (options.client ?? client).get<ListBrokerageInstructionsResponses, ListBrokerageInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v2/brokerage/history/{orderId}',
    ...options
});

/**
 * Read the balances of all accounts
 *
 * The primary account and its subaccounts; what is zero is left out.
 */
export const listAllBalances = <ThrowOnError extends boolean = true>(options?: Options<ListAllBalancesData, ThrowOnError>) => (options?.client ?? client).get<ListAllBalancesResponses, ListAllBalancesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/account/balances/all',
    ...options
});

/**
 * List open orders
 *
 * The orders that rest in the books, newest first.
 */
export const listOpenOrders = <ThrowOnError extends boolean = true>(options?: Options<ListOpenOrdersData, ThrowOnError>) => (options?.client ?? client).get<ListOpenOrdersResponses, ListOpenOrdersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/orders/open',
    ...options
});

/**
 * List the trades of the account
 *
 * Newest first. Without times the latest 30 days, unless `beforeId` is given.
 */
export const listTradeHistory = <ThrowOnError extends boolean = true>(options?: Options<ListTradeHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListTradeHistoryResponses, ListTradeHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/account/tradehistory',
    ...options
});

/**
 * Read every status that an order had
 *
 * The latest first.
 */
export const getOrderHistoryDetail = <ThrowOnError extends boolean = true>(options: Options<GetOrderHistoryDetailData, ThrowOnError>) => (options.client ?? client).get<GetOrderHistoryDetailResponses, GetOrderHistoryDetailErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/orders/history/detail/orderid/{orderId}',
    ...options
});

/**
 * Place a limit order
 *
 * Accepted at once. Its outcome is learned later, over the WebSocket or by reading the order; a failure is a failed order with its reason, no HTTP error.
 */
export const placeLimitOrder = <ThrowOnError extends boolean = true>(options: Options<PlaceLimitOrderData, ThrowOnError>) => (options.client ?? client).post<PlaceLimitOrderResponses, PlaceLimitOrderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/orders/limit',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the status of an order
 *
 * The latest status.
 */
export const getOrderStatus = <ThrowOnError extends boolean = true>(options: Options<GetOrderStatusData, ThrowOnError>) => (options.client ?? client).get<GetOrderStatusResponses, GetOrderStatusErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/orders/{currencyPair}/orderid/{orderId}',
    ...options
});

/**
 * Read one subaccount
 *
 * Includes the customer's data, if any. The dashboard's gateway leaves out all of it but identityType unless the caller is TRADER or ADMIN.
 */
export const getSubaccount = <ThrowOnError extends boolean = true>(options: Options<GetSubaccountData, ThrowOnError>) => (options.client ?? client).get<GetSubaccountResponses, GetSubaccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/account/subaccount/{accountPublicId}',
    ...options
});

/**
 * Create a subaccount
 *
 * A proprietary one by its label; a customer with the data that the law asks for, where that was enabled for the client. Label, identityNumber and cellNumber are unique.
 */
export const createSubaccount = <ThrowOnError extends boolean = true>(options: Options<CreateSubaccountData, ThrowOnError>) => (options.client ?? client).post<CreateSubaccountResponses, CreateSubaccountErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/account/subaccount',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the subaccounts
 *
 * With the primary account, whose id is 0.
 */
export const listSubaccounts = <ThrowOnError extends boolean = true>(options?: Options<ListSubaccountsData, ThrowOnError>) => (options?.client ?? client).get<ListSubaccountsResponses, ListSubaccountsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/account/subaccounts',
    ...options
});

/**
 * List the changes of loan offers
 *
 * Newest first; at most 31 days in one call, the latest 31 without times.
 */
export const listLoanUpdates = <ThrowOnError extends boolean = true>(options: Options<ListLoanUpdatesData, ThrowOnError>) => (options.client ?? client).get<ListLoanUpdatesResponses, ListLoanUpdatesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/loans/update-history',
    ...options
});

/**
 * List the funding of positions
 *
 * Newest first; the latest 30 days without times.
 */
export const listFundingHistory = <ThrowOnError extends boolean = true>(options: Options<ListFundingHistoryData, ThrowOnError>) => (options.client ?? client).get<ListFundingHistoryResponses, ListFundingHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/positions/funding/history',
    ...options
});

/**
 * List price buckets
 *
 * Newest first; times must not span more than 300 buckets.
 */
export const listBuckets = <ThrowOnError extends boolean = true>(options: Options<ListBucketsData, ThrowOnError>) => (options.client ?? client).get<ListBucketsResponses, ListBucketsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/public/{currencyPair}/buckets',
    ...options
});

/**
 * Read the full order book
 *
 * Orders at one price are not put together.
 */
export const getFullOrderBook = <ThrowOnError extends boolean = true>(options: Options<GetFullOrderBookData, ThrowOnError>) => (options.client ?? client).get<GetFullOrderBookResponses, GetFullOrderBookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/public/{currencyPair}/orderbook/full',
    ...options
});

/**
 * List the markets
 *
 * An addition of ours: what can be traded, and within which bounds.
 */
export const listPairs = <ThrowOnError extends boolean = true>(options?: Options<ListPairsData, ThrowOnError>) => (options?.client ?? client).get<ListPairsResponses, ListPairsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/public/pairs',
    ...options
});

/**
 * List the last trades of a market
 *
 * An addition of ours: what was traded before a client began to follow the stream. Newest first.
 */
export const listPublicTrades = <ThrowOnError extends boolean = true>(options: Options<ListPublicTradesData, ThrowOnError>) => (options.client ?? client).get<ListPublicTradesResponses, ListPublicTradesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/public/{currencyPair}/trades',
    ...options
});

/**
 * Cancel an open order
 *
 * An addition of ours: an order that can be placed can be cancelled. Answers without a body; the outcome is learned later.
 */
export const cancelOrder = <ThrowOnError extends boolean = true>(options: Options<CancelOrderData, ThrowOnError>) => (options.client ?? client).delete<CancelOrderResponses, CancelOrderErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/orders/order',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List open positions (ours)
 *
 * As they stand at this moment, in order of pairs. An addition to the seed, whose operations show funding alone.
 */
export const listOpenPositions = <ThrowOnError extends boolean = true>(options?: Options<ListOpenPositionsData, ThrowOnError>) => (options?.client ?? client).get<ListOpenPositionsResponses, ListOpenPositionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }, {
            in: 'cookie',
            name: 'outlay_session',
            type: 'apiKey'
        }],
    url: '/v1/positions/open',
    ...options
});
