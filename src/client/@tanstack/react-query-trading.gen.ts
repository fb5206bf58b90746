// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { cancelOrder, createSubaccount, getBrokerageQuote, getFullOrderBook, getOrderHistoryDetail, getOrderStatus, getSubaccount, listAllBalances, listBrokerageInstructions, listBuckets, listFundingHistory, listLoanUpdates, listOpenOrders, listOpenPositions, listOrderHistory, listPairs, listPublicTrades, listSubaccounts, listTradeHistory, listTransactionHistory, placeLimitOrder } from '../sdk-trading.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { CancelOrderData, CancelOrderError, CreateSubaccountData, CreateSubaccountError, CreateSubaccountResponse, GetBrokerageQuoteData, GetBrokerageQuoteError, GetBrokerageQuoteResponse, GetFullOrderBookData, GetFullOrderBookError, GetFullOrderBookResponse, GetOrderHistoryDetailData, GetOrderHistoryDetailError, GetOrderHistoryDetailResponse, GetOrderStatusData, GetOrderStatusError, GetOrderStatusResponse, GetSubaccountData, GetSubaccountError, GetSubaccountResponse, ListAllBalancesData, ListAllBalancesError, ListAllBalancesResponse, ListBrokerageInstructionsData, ListBrokerageInstructionsError, ListBrokerageInstructionsResponse, ListBucketsData, ListBucketsError, ListBucketsResponse, ListFundingHistoryData, ListFundingHistoryError, ListFundingHistoryResponse, ListLoanUpdatesData, ListLoanUpdatesError, ListLoanUpdatesResponse, ListOpenOrdersData, ListOpenOrdersError, ListOpenOrdersResponse, ListOpenPositionsData, ListOpenPositionsError, ListOpenPositionsResponse, ListOrderHistoryData, ListOrderHistoryError, ListOrderHistoryResponse, ListPairsData, ListPairsError, ListPairsResponse, ListPublicTradesData, ListPublicTradesError, ListPublicTradesResponse, ListSubaccountsData, ListSubaccountsError, ListSubaccountsResponse, ListTradeHistoryData, ListTradeHistoryError, ListTradeHistoryResponse, ListTransactionHistoryData, ListTransactionHistoryError, ListTransactionHistoryResponse, PlaceLimitOrderData, PlaceLimitOrderError, PlaceLimitOrderResponse } from '../types.gen.ts';

export const listTransactionHistoryQueryKey = (options?: Options<ListTransactionHistoryData>) => createQueryKey('listTransactionHistory', options);

/**
 * List transactions
 *
 * Returns the transactions of the account, newest first. Without times and `beforeId`: the latest 30 days. Values exclude the fee: a balance changes by credit less debit less fee.
 *
 * Needs any role.
 */
export const listTransactionHistoryOptions = (options?: Options<ListTransactionHistoryData>) => queryOptions<ListTransactionHistoryResponse, ListTransactionHistoryError, ListTransactionHistoryResponse, ReturnType<typeof listTransactionHistoryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTransactionHistory({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTransactionHistoryQueryKey(options)
});

export const listOrderHistoryQueryKey = (options?: Options<ListOrderHistoryData>) => createQueryKey('listOrderHistory', options);

/**
 * List orders
 *
 * Returns past and open orders, latest change first. The times filter by `orderUpdatedAt`. Cancelled orders without any execution are left out unless `showZeroVolumeCancels` is true.
 *
 * Needs any role.
 */
export const listOrderHistoryOptions = (options?: Options<ListOrderHistoryData>) => queryOptions<ListOrderHistoryResponse, ListOrderHistoryError, ListOrderHistoryResponse, ReturnType<typeof listOrderHistoryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOrderHistory({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOrderHistoryQueryKey(options)
});

/**
 * Quote a conversion
 *
 * Returns an estimate. The conversion may go through one other currency. No order is placed.
 *
 * Needs any role.
 */
export const getBrokerageQuoteMutation = (options?: Partial<Options<GetBrokerageQuoteData>>): UseMutationOptions<GetBrokerageQuoteResponse, GetBrokerageQuoteError, Options<GetBrokerageQuoteData>> => {
    const mutationOptions: UseMutationOptions<GetBrokerageQuoteResponse, GetBrokerageQuoteError, Options<GetBrokerageQuoteData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await getBrokerageQuote({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBrokerageInstructionsQueryKey = (options: Options<ListBrokerageInstructionsData>) => createQueryKey('listBrokerageInstructions', options);

/**
 * Read a conversion
 *
 * Returns a list with the one conversion of this order.
 *
 * Needs any role.
 */
export const listBrokerageInstructionsOptions = (options: Options<ListBrokerageInstructionsData>) => queryOptions<ListBrokerageInstructionsResponse, ListBrokerageInstructionsError, ListBrokerageInstructionsResponse, ReturnType<typeof listBrokerageInstructionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBrokerageInstructions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBrokerageInstructionsQueryKey(options)
});

export const listAllBalancesQueryKey = (options?: Options<ListAllBalancesData>) => createQueryKey('listAllBalances', options);

/**
 * Read the balances of all accounts
 *
 * Returns the balances of the primary account and its subaccounts. Zero balances are left out.
 *
 * Needs any role.
 */
export const listAllBalancesOptions = (options?: Options<ListAllBalancesData>) => queryOptions<ListAllBalancesResponse, ListAllBalancesError, ListAllBalancesResponse, ReturnType<typeof listAllBalancesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAllBalances({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAllBalancesQueryKey(options)
});

export const listOpenOrdersQueryKey = (options?: Options<ListOpenOrdersData>) => createQueryKey('listOpenOrders', options);

/**
 * List open orders
 *
 * Returns the orders that rest in the books, newest first.
 *
 * Needs any role.
 */
export const listOpenOrdersOptions = (options?: Options<ListOpenOrdersData>) => queryOptions<ListOpenOrdersResponse, ListOpenOrdersError, ListOpenOrdersResponse, ReturnType<typeof listOpenOrdersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOpenOrders({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOpenOrdersQueryKey(options)
});

export const listTradeHistoryQueryKey = (options?: Options<ListTradeHistoryData>) => createQueryKey('listTradeHistory', options);

/**
 * List trades
 *
 * Returns the trades of the account, newest first. Without times and `beforeId`: the latest 30 days.
 *
 * Needs any role.
 */
export const listTradeHistoryOptions = (options?: Options<ListTradeHistoryData>) => queryOptions<ListTradeHistoryResponse, ListTradeHistoryError, ListTradeHistoryResponse, ReturnType<typeof listTradeHistoryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listTradeHistory({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listTradeHistoryQueryKey(options)
});

export const getOrderHistoryDetailQueryKey = (options: Options<GetOrderHistoryDetailData>) => createQueryKey('getOrderHistoryDetail', options);

/**
 * List the statuses of an order
 *
 * Returns every status that the order had, latest first.
 *
 * Needs any role.
 */
export const getOrderHistoryDetailOptions = (options: Options<GetOrderHistoryDetailData>) => queryOptions<GetOrderHistoryDetailResponse, GetOrderHistoryDetailError, GetOrderHistoryDetailResponse, ReturnType<typeof getOrderHistoryDetailQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOrderHistoryDetail({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOrderHistoryDetailQueryKey(options)
});

/**
 * Place a limit order
 *
 * Accepts the order. Its outcome follows: read the order or follow the account stream. An order that cannot be executed becomes a failed order with its reason, not an HTTP error.
 *
 * Needs the role TRADER.
 */
export const placeLimitOrderMutation = (options?: Partial<Options<PlaceLimitOrderData>>): UseMutationOptions<PlaceLimitOrderResponse, PlaceLimitOrderError, Options<PlaceLimitOrderData>> => {
    const mutationOptions: UseMutationOptions<PlaceLimitOrderResponse, PlaceLimitOrderError, Options<PlaceLimitOrderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await placeLimitOrder({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getOrderStatusQueryKey = (options: Options<GetOrderStatusData>) => createQueryKey('getOrderStatus', options);

/**
 * Read the status of an order
 *
 * Returns the latest status of the order.
 *
 * Needs any role.
 */
export const getOrderStatusOptions = (options: Options<GetOrderStatusData>) => queryOptions<GetOrderStatusResponse, GetOrderStatusError, GetOrderStatusResponse, ReturnType<typeof getOrderStatusQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getOrderStatus({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getOrderStatusQueryKey(options)
});

export const getSubaccountQueryKey = (options: Options<GetSubaccountData>) => createQueryKey('getSubaccount', options);

/**
 * Read a subaccount
 *
 * Returns a subaccount with the customer's data, if it has any. Below `/trading`, a caller without the role TRADER or ADMIN receives only `identityType` of that data.
 *
 * Needs any role.
 */
export const getSubaccountOptions = (options: Options<GetSubaccountData>) => queryOptions<GetSubaccountResponse, GetSubaccountError, GetSubaccountResponse, ReturnType<typeof getSubaccountQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSubaccount({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSubaccountQueryKey(options)
});

/**
 * Create a subaccount
 *
 * Creates a proprietary subaccount from its label, or a customer subaccount from the data that the law requires, if the exchange has enabled those for the account. `label`, `identityNumber` and `cellNumber` are unique.
 *
 * Needs the role TRADER.
 */
export const createSubaccountMutation = (options?: Partial<Options<CreateSubaccountData>>): UseMutationOptions<CreateSubaccountResponse, CreateSubaccountError, Options<CreateSubaccountData>> => {
    const mutationOptions: UseMutationOptions<CreateSubaccountResponse, CreateSubaccountError, Options<CreateSubaccountData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSubaccount({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listSubaccountsQueryKey = (options?: Options<ListSubaccountsData>) => createQueryKey('listSubaccounts', options);

/**
 * List accounts
 *
 * Returns the primary account, whose id is 0, and its subaccounts.
 *
 * Needs any role.
 */
export const listSubaccountsOptions = (options?: Options<ListSubaccountsData>) => queryOptions<ListSubaccountsResponse, ListSubaccountsError, ListSubaccountsResponse, ReturnType<typeof listSubaccountsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSubaccounts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSubaccountsQueryKey(options)
});

export const listLoanUpdatesQueryKey = (options: Options<ListLoanUpdatesData>) => createQueryKey('listLoanUpdates', options);

/**
 * List changes of loans
 *
 * Returns the changes of loans in one currency, newest first. A request covers at most 31 days; without times, the latest 31 days.
 *
 * Needs any role.
 */
export const listLoanUpdatesOptions = (options: Options<ListLoanUpdatesData>) => queryOptions<ListLoanUpdatesResponse, ListLoanUpdatesError, ListLoanUpdatesResponse, ReturnType<typeof listLoanUpdatesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listLoanUpdates({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listLoanUpdatesQueryKey(options)
});

export const listFundingHistoryQueryKey = (options: Options<ListFundingHistoryData>) => createQueryKey('listFundingHistory', options);

/**
 * List funding payments
 *
 * Returns the hourly funding payments in one pair, newest first. Without times: the latest 30 days.
 *
 * Needs any role.
 */
export const listFundingHistoryOptions = (options: Options<ListFundingHistoryData>) => queryOptions<ListFundingHistoryResponse, ListFundingHistoryError, ListFundingHistoryResponse, ReturnType<typeof listFundingHistoryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFundingHistory({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFundingHistoryQueryKey(options)
});

export const listBucketsQueryKey = (options: Options<ListBucketsData>) => createQueryKey('listBuckets', options);

/**
 * List price buckets
 *
 * Returns the prices and volumes of consecutive periods, newest first. The times may span at most 300 periods.
 *
 * Needs any role.
 */
export const listBucketsOptions = (options: Options<ListBucketsData>) => queryOptions<ListBucketsResponse, ListBucketsError, ListBucketsResponse, ReturnType<typeof listBucketsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBuckets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBucketsQueryKey(options)
});

export const getFullOrderBookQueryKey = (options: Options<GetFullOrderBookData>) => createQueryKey('getFullOrderBook', options);

/**
 * Read the full order book
 *
 * Returns every order in the book of a pair; orders at one price are not combined.
 *
 * Needs any role.
 */
export const getFullOrderBookOptions = (options: Options<GetFullOrderBookData>) => queryOptions<GetFullOrderBookResponse, GetFullOrderBookError, GetFullOrderBookResponse, ReturnType<typeof getFullOrderBookQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFullOrderBook({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFullOrderBookQueryKey(options)
});

export const listPairsQueryKey = (options?: Options<ListPairsData>) => createQueryKey('listPairs', options);

/**
 * List markets
 *
 * Returns the pairs that can be traded, with the limits of their orders. An addition of Outlay.
 *
 * Needs any role.
 */
export const listPairsOptions = (options?: Options<ListPairsData>) => queryOptions<ListPairsResponse, ListPairsError, ListPairsResponse, ReturnType<typeof listPairsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPairs({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPairsQueryKey(options)
});

export const listPublicTradesQueryKey = (options: Options<ListPublicTradesData>) => createQueryKey('listPublicTrades', options);

/**
 * List the latest trades of a pair
 *
 * Returns trades, newest first, including those made before a client began to follow the stream. An addition of Outlay.
 *
 * Needs any role.
 */
export const listPublicTradesOptions = (options: Options<ListPublicTradesData>) => queryOptions<ListPublicTradesResponse, ListPublicTradesError, ListPublicTradesResponse, ReturnType<typeof listPublicTradesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPublicTrades({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPublicTradesQueryKey(options)
});

/**
 * Cancel an open order
 *
 * Accepts the cancellation. Its outcome follows: read the order or follow the account stream. An addition of Outlay.
 *
 * Needs the role TRADER.
 */
export const cancelOrderMutation = (options?: Partial<Options<CancelOrderData>>): UseMutationOptions<unknown, CancelOrderError, Options<CancelOrderData>> => {
    const mutationOptions: UseMutationOptions<unknown, CancelOrderError, Options<CancelOrderData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelOrder({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listOpenPositionsQueryKey = (options?: Options<ListOpenPositionsData>) => createQueryKey('listOpenPositions', options);

/**
 * List open positions
 *
 * Returns the open positions, ordered by pair. An addition of Outlay.
 *
 * Needs any role.
 */
export const listOpenPositionsOptions = (options?: Options<ListOpenPositionsData>) => queryOptions<ListOpenPositionsResponse, ListOpenPositionsError, ListOpenPositionsResponse, ReturnType<typeof listOpenPositionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listOpenPositions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listOpenPositionsQueryKey(options)
});
