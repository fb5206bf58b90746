// Generated from the OpenAPI documents by `npm run generate`. Never edited.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { approveBatch, cancelBatch, createBatch, getAccountBalances, getBatch, getEntityConfig, getFeeQuote, getPaymentConfig, getPayout, getPendingTotal, listBanks, listBatches, listBatchWithdrawals, listPayoutHistory, type Options, updateBatchLabel, updatePaymentConfig } from '../sdk.gen.ts';
import type { ApproveBatchData, ApproveBatchError, ApproveBatchResponse, CancelBatchData, CancelBatchError, CancelBatchResponse, CreateBatchData, CreateBatchError, CreateBatchResponse, GetAccountBalancesData, GetAccountBalancesError, GetAccountBalancesResponse, GetBatchData, GetBatchError, GetBatchResponse, GetEntityConfigData, GetEntityConfigError, GetEntityConfigResponse, GetFeeQuoteData, GetFeeQuoteError, GetFeeQuoteResponse, GetPaymentConfigData, GetPaymentConfigError, GetPaymentConfigResponse, GetPayoutData, GetPayoutError, GetPayoutResponse, GetPendingTotalData, GetPendingTotalError, GetPendingTotalResponse, ListBanksData, ListBanksError, ListBanksResponse, ListBatchesData, ListBatchesError, ListBatchesResponse, ListBatchWithdrawalsData, ListBatchWithdrawalsError, ListBatchWithdrawalsResponse, ListPayoutHistoryData, ListPayoutHistoryError, ListPayoutHistoryResponse, UpdateBatchLabelData, UpdateBatchLabelError, UpdateBatchLabelResponse, UpdatePaymentConfigData, UpdatePaymentConfigError, UpdatePaymentConfigResponse } from '../types.gen.ts';

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

export const getPaymentConfigQueryKey = (options?: Options<GetPaymentConfigData>) => createQueryKey('getPaymentConfig', options);

/**
 * Read the payment config
 *
 * The entity's payment config, or the defaults where none was saved.
 */
export const getPaymentConfigOptions = (options?: Options<GetPaymentConfigData>) => queryOptions<GetPaymentConfigResponse, GetPaymentConfigError, GetPaymentConfigResponse, ReturnType<typeof getPaymentConfigQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPaymentConfig({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPaymentConfigQueryKey(options)
});

/**
 * Replace the payment config
 *
 * Saves the whole config as a new version. Batches that wait for approval need the greater of the old and the new rule. 401 with an RFC 9470 challenge when the saved config requires a fresh sign-in.
 */
export const updatePaymentConfigMutation = (options?: Partial<Options<UpdatePaymentConfigData>>): UseMutationOptions<UpdatePaymentConfigResponse, UpdatePaymentConfigError, Options<UpdatePaymentConfigData>> => {
    const mutationOptions: UseMutationOptions<UpdatePaymentConfigResponse, UpdatePaymentConfigError, Options<UpdatePaymentConfigData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePaymentConfig({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getEntityConfigQueryKey = (options?: Options<GetEntityConfigData>) => createQueryKey('getEntityConfig', options);

/**
 * Read the entity config
 *
 * The limits, rails and fees that the operator has set for the entity; 204 when there are none.
 */
export const getEntityConfigOptions = (options?: Options<GetEntityConfigData>) => queryOptions<GetEntityConfigResponse, GetEntityConfigError, GetEntityConfigResponse, ReturnType<typeof getEntityConfigQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getEntityConfig({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getEntityConfigQueryKey(options)
});

export const getAccountBalancesQueryKey = (options: Options<GetAccountBalancesData>) => createQueryKey('getAccountBalances', options);

/**
 * Read balances
 *
 * One entry a requested currency, for the designation in `type`.
 */
export const getAccountBalancesOptions = (options: Options<GetAccountBalancesData>) => queryOptions<GetAccountBalancesResponse, GetAccountBalancesError, GetAccountBalancesResponse, ReturnType<typeof getAccountBalancesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccountBalances({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccountBalancesQueryKey(options)
});

export const listPayoutHistoryQueryKey = (options?: Options<ListPayoutHistoryData>) => createQueryKey('listPayoutHistory', options);

/**
 * Search the payout history
 *
 * Newest first. Filters narrow each other; all bounds are inclusive.
 */
export const listPayoutHistoryOptions = (options?: Options<ListPayoutHistoryData>) => queryOptions<ListPayoutHistoryResponse, ListPayoutHistoryError, ListPayoutHistoryResponse, ReturnType<typeof listPayoutHistoryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPayoutHistory({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPayoutHistoryQueryKey(options)
});

export const getPayoutQueryKey = (options: Options<GetPayoutData>) => createQueryKey('getPayout', options);

/**
 * Read one payout transaction
 *
 * One transaction of the payout history.
 */
export const getPayoutOptions = (options: Options<GetPayoutData>) => queryOptions<GetPayoutResponse, GetPayoutError, GetPayoutResponse, ReturnType<typeof getPayoutQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayout({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPayoutQueryKey(options)
});

export const listBanksQueryKey = (options?: Options<ListBanksData>) => createQueryKey('listBanks', options);

/**
 * List the banks that can be paid
 *
 * Every bank with its default branch code, account number lengths and rails, by display name.
 */
export const listBanksOptions = (options?: Options<ListBanksData>) => queryOptions<ListBanksResponse, ListBanksError, ListBanksResponse, ReturnType<typeof listBanksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBanks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBanksQueryKey(options)
});

export const listBatchesQueryKey = (options?: Options<ListBatchesData>) => createQueryKey('listBatches', options);

/**
 * List batches
 *
 * Newest first.
 */
export const listBatchesOptions = (options?: Options<ListBatchesData>) => queryOptions<ListBatchesResponse, ListBatchesError, ListBatchesResponse, ReturnType<typeof listBatchesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBatches({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBatchesQueryKey(options)
});

/**
 * Create a batch
 *
 * Checks every withdrawal, freezes fees and digest, and waits for approval. Nothing is created when anything is wrong. The body may be sent with `Content-Encoding: gzip`.
 */
export const createBatchMutation = (options?: Partial<Options<CreateBatchData>>): UseMutationOptions<CreateBatchResponse, CreateBatchError, Options<CreateBatchData>> => {
    const mutationOptions: UseMutationOptions<CreateBatchResponse, CreateBatchError, Options<CreateBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createBatch({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getBatchQueryKey = (options: Options<GetBatchData>) => createQueryKey('getBatch', options);

/**
 * Read a batch
 *
 * One batch with its figures and approvals.
 */
export const getBatchOptions = (options: Options<GetBatchData>) => queryOptions<GetBatchResponse, GetBatchError, GetBatchResponse, ReturnType<typeof getBatchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBatch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBatchQueryKey(options)
});

export const listBatchWithdrawalsQueryKey = (options: Options<ListBatchWithdrawalsData>) => createQueryKey('listBatchWithdrawals', options);

/**
 * List the withdrawals of a batch
 *
 * By row number.
 */
export const listBatchWithdrawalsOptions = (options: Options<ListBatchWithdrawalsData>) => queryOptions<ListBatchWithdrawalsResponse, ListBatchWithdrawalsError, ListBatchWithdrawalsResponse, ReturnType<typeof listBatchWithdrawalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBatchWithdrawals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBatchWithdrawalsQueryKey(options)
});

export const getFeeQuoteQueryKey = (options: Options<GetFeeQuoteData>) => createQueryKey('getFeeQuote', options);

/**
 * Quote the fees of a batch
 *
 * What the batch debits, what is available, and what is short. Answered in every state.
 */
export const getFeeQuoteOptions = (options: Options<GetFeeQuoteData>) => queryOptions<GetFeeQuoteResponse, GetFeeQuoteError, GetFeeQuoteResponse, ReturnType<typeof getFeeQuoteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFeeQuote({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFeeQuoteQueryKey(options)
});

/**
 * Change the label of a batch
 *
 * The label is outside the digest and can be changed in any state.
 */
export const updateBatchLabelMutation = (options?: Partial<Options<UpdateBatchLabelData>>): UseMutationOptions<UpdateBatchLabelResponse, UpdateBatchLabelError, Options<UpdateBatchLabelData>> => {
    const mutationOptions: UseMutationOptions<UpdateBatchLabelResponse, UpdateBatchLabelError, Options<UpdateBatchLabelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateBatchLabel({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Approve a batch
 *
 * Records an approval of the content digest. The last one that is needed holds the money and sends the batch on its way. Nobody approves a batch that they created. An approved batch accepts another approval while one of its approvals has lapsed. 401 with an RFC 9470 challenge when the config asks for a fresh sign-in.
 */
export const approveBatchMutation = (options?: Partial<Options<ApproveBatchData>>): UseMutationOptions<ApproveBatchResponse, ApproveBatchError, Options<ApproveBatchData>> => {
    const mutationOptions: UseMutationOptions<ApproveBatchResponse, ApproveBatchError, Options<ApproveBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await approveBatch({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

/**
 * Cancel a batch
 *
 * Possible until the batch is released for payment. Nothing is sent, and what was held is released.
 */
export const cancelBatchMutation = (options?: Partial<Options<CancelBatchData>>): UseMutationOptions<CancelBatchResponse, CancelBatchError, Options<CancelBatchData>> => {
    const mutationOptions: UseMutationOptions<CancelBatchResponse, CancelBatchError, Options<CancelBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelBatch({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPendingTotalQueryKey = (options?: Options<GetPendingTotalData>) => createQueryKey('getPendingTotal', options);

/**
 * Total what waits for approval
 *
 * One entry a currency over the batches that wait for approval.
 */
export const getPendingTotalOptions = (options?: Options<GetPendingTotalData>) => queryOptions<GetPendingTotalResponse, GetPendingTotalError, GetPendingTotalResponse, ReturnType<typeof getPendingTotalQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPendingTotal({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPendingTotalQueryKey(options)
});
