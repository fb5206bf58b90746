// Generated from the OpenAPI documents by `npm run generate`. Never edited.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { cancelOrder, createSubaccount, getBrokerageQuote, getFullOrderBook, getOrderHistoryDetail, getOrderStatus, getSubaccount, listAllBalances, listBrokerageInstructions, listBuckets, listFundingHistory, listLoanUpdates, listOpenOrders, listOpenPositions, listOrderHistory, listPairs, listPublicTrades, listSubaccounts, listTradeHistory, listTransactionHistory, type Options, placeLimitOrder } from '../sdk.gen.ts';
import type { CancelOrderData, CancelOrderError, CreateSubaccountData, CreateSubaccountError, CreateSubaccountResponse, GetBrokerageQuoteData, GetBrokerageQuoteError, GetBrokerageQuoteResponse, GetFullOrderBookData, GetFullOrderBookError, GetFullOrderBookResponse, GetOrderHistoryDetailData, GetOrderHistoryDetailError, GetOrderHistoryDetailResponse, GetOrderStatusData, GetOrderStatusError, GetOrderStatusResponse, GetSubaccountData, GetSubaccountError, GetSubaccountResponse, ListAllBalancesData, ListAllBalancesError, ListAllBalancesResponse, ListBrokerageInstructionsData, ListBrokerageInstructionsError, ListBrokerageInstructionsResponse, ListBucketsData, ListBucketsError, ListBucketsResponse, ListFundingHistoryData, ListFundingHistoryError, ListFundingHistoryResponse, ListLoanUpdatesData, ListLoanUpdatesError, ListLoanUpdatesResponse, ListOpenOrdersData, ListOpenOrdersError, ListOpenOrdersResponse, ListOpenPositionsData, ListOpenPositionsError, ListOpenPositionsResponse, ListOrderHistoryData, ListOrderHistoryError, ListOrderHistoryResponse, ListPairsData, ListPairsError, ListPairsResponse, ListPublicTradesData, ListPublicTradesError, ListPublicTradesResponse, ListSubaccountsData, ListSubaccountsError, ListSubaccountsResponse, ListTradeHistoryData, ListTradeHistoryError, ListTradeHistoryResponse, ListTransactionHistoryData, ListTransactionHistoryError, ListTransactionHistoryResponse, PlaceLimitOrderData, PlaceLimitOrderError, PlaceLimitOrderResponse } from '../types.gen.ts';

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
    QueryKey<TOptions>[0]
] => {
    const params: QueryKey<TOptions>[0] = { _id: id, baseUrl: options?.baseUrl || (options?.client ?? client).getConfig().baseUrl } as QueryKey<TOptions>[0];
    if (infinite) {
        params._infinite = infinite;
    }
    if (tags) {
        params.tags = tags;
    }
    if (options?.body) {
        params.body = options.body;
    }
    if (options?.headers) {
        params.headers = options.headers;
    }
    if (options?.path) {
        params.path = options.path;
    }
    if (options?.query) {
        params.query = options.query;
    }
    return [params];
};

export const listTransactionHistoryQueryKey = (options?: Options<ListTransactionHistoryData>) => createQueryKey('listTransactionHistory', options);

/**
 * List the transactions of the account
 *
 * Newest first. Without times the latest 30 days, unless `beforeId` is given. A value is before its fee: a balance changes by credit less debit less fee.
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
 * List past and present orders
 *
 * Latest change first. Times filter on orderUpdatedAt. Cancelled orders of which nothing was executed are left out unless showZeroVolumeCancels is true.
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
 * An indication only. It may route over one currency between. Nothing is ordered.
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
 * Read the instruction of a conversion
 *
 * A list with the one instruction of this order.
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
 * The primary account and its subaccounts; what is zero is left out.
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
 * The orders that rest in the books, newest first.
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
 * List the trades of the account
 *
 * Newest first. Without times the latest 30 days, unless `beforeId` is given.
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
 * Read every status that an order had
 *
 * The latest first.
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
 * Accepted at once. Its outcome is learned later, over the WebSocket or by reading the order; a failure is a failed order with its reason, no HTTP error.
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
 * The latest status.
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
 * Read one subaccount
 *
 * Includes the customer's data, if any. The dashboard's gateway leaves out all of it but identityType unless the caller is TRADER or ADMIN.
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
 * A proprietary one by its label; a customer with the data that the law asks for, where that was enabled for the client. Label, identityNumber and cellNumber are unique.
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
 * List the subaccounts
 *
 * With the primary account, whose id is 0.
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
 * List the changes of loan offers
 *
 * Newest first; at most 31 days in one call, the latest 31 without times.
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
 * List the funding of positions
 *
 * Newest first; the latest 30 days without times.
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
 * Newest first; times must not span more than 300 buckets.
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
 * Orders at one price are not put together.
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
 * List the markets
 *
 * An addition of ours: what can be traded, and within which bounds.
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
 * List the last trades of a market
 *
 * An addition of ours: what was traded before a client began to follow the stream. Newest first.
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
 * An addition of ours: an order that can be placed can be cancelled. Answers without a body; the outcome is learned later.
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
 * List open positions (ours)
 *
 * As they stand at this moment, in order of pairs. An addition to the seed, whose operations show funding alone.
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
