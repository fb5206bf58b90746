// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { approveBatch, cancelBatch, cancelOrder, checkAgainstHistory, createBatch, createSubaccount, exportPayouts, getAccountBalances, getBatch, getBatchChanges, getBrokerageQuote, getEntityConfig, getFeeQuote, getFullOrderBook, getOrderHistoryDetail, getOrderStatus, getPaymentConfig, getPayout, getPayoutProof, getPendingTotal, getRecipient, getSession, getSubaccount, getTradingStatus, listAllBalances, listAudit, listBanks, listBatches, listBatchWithdrawals, listBrokerageInstructions, listBuckets, listFundingHistory, listLoanUpdates, listOpenOrders, listOpenPositions, listOrderHistory, listPairs, listPayoutDays, listPayoutHistory, listPublicTrades, listRecipients, listRetryRows, listSubaccounts, listTradeHistory, listTransactionHistory, listWaitingBatches, type Options, placeLimitOrder, previewApprovals, signOut, updateBatchLabel, updatePaymentConfig } from '../sdk.gen.ts';
import type { ApproveBatchData, ApproveBatchError, ApproveBatchResponse, CancelBatchData, CancelBatchError, CancelBatchResponse, CancelOrderData, CancelOrderError, CheckAgainstHistoryData, CheckAgainstHistoryError, CheckAgainstHistoryResponse, CreateBatchData, CreateBatchError, CreateBatchResponse, CreateSubaccountData, CreateSubaccountError, CreateSubaccountResponse, ExportPayoutsData, ExportPayoutsError, ExportPayoutsResponse, GetAccountBalancesData, GetAccountBalancesError, GetAccountBalancesResponse, GetBatchChangesData, GetBatchChangesError, GetBatchChangesResponse, GetBatchData, GetBatchError, GetBatchResponse, GetBrokerageQuoteData, GetBrokerageQuoteError, GetBrokerageQuoteResponse, GetEntityConfigData, GetEntityConfigError, GetEntityConfigResponse, GetFeeQuoteData, GetFeeQuoteError, GetFeeQuoteResponse, GetFullOrderBookData, GetFullOrderBookError, GetFullOrderBookResponse, GetOrderHistoryDetailData, GetOrderHistoryDetailError, GetOrderHistoryDetailResponse, GetOrderStatusData, GetOrderStatusError, GetOrderStatusResponse, GetPaymentConfigData, GetPaymentConfigError, GetPaymentConfigResponse, GetPayoutData, GetPayoutError, GetPayoutProofData, GetPayoutProofError, GetPayoutProofResponse, GetPayoutResponse, GetPendingTotalData, GetPendingTotalError, GetPendingTotalResponse, GetRecipientData, GetRecipientError, GetRecipientResponse, GetSessionData, GetSessionError, GetSessionResponse, GetSubaccountData, GetSubaccountError, GetSubaccountResponse, GetTradingStatusData, GetTradingStatusError, GetTradingStatusResponse, ListAllBalancesData, ListAllBalancesError, ListAllBalancesResponse, ListAuditData, ListAuditError, ListAuditResponse, ListBanksData, ListBanksError, ListBanksResponse, ListBatchesData, ListBatchesError, ListBatchesResponse, ListBatchWithdrawalsData, ListBatchWithdrawalsError, ListBatchWithdrawalsResponse, ListBrokerageInstructionsData, ListBrokerageInstructionsError, ListBrokerageInstructionsResponse, ListBucketsData, ListBucketsError, ListBucketsResponse, ListFundingHistoryData, ListFundingHistoryError, ListFundingHistoryResponse, ListLoanUpdatesData, ListLoanUpdatesError, ListLoanUpdatesResponse, ListOpenOrdersData, ListOpenOrdersError, ListOpenOrdersResponse, ListOpenPositionsData, ListOpenPositionsError, ListOpenPositionsResponse, ListOrderHistoryData, ListOrderHistoryError, ListOrderHistoryResponse, ListPairsData, ListPairsError, ListPairsResponse, ListPayoutDaysData, ListPayoutDaysError, ListPayoutDaysResponse, ListPayoutHistoryData, ListPayoutHistoryError, ListPayoutHistoryResponse, ListPublicTradesData, ListPublicTradesError, ListPublicTradesResponse, ListRecipientsData, ListRecipientsError, ListRecipientsResponse, ListRetryRowsData, ListRetryRowsError, ListRetryRowsResponse, ListSubaccountsData, ListSubaccountsError, ListSubaccountsResponse, ListTradeHistoryData, ListTradeHistoryError, ListTradeHistoryResponse, ListTransactionHistoryData, ListTransactionHistoryError, ListTransactionHistoryResponse, ListWaitingBatchesData, ListWaitingBatchesError, ListWaitingBatchesResponse, PlaceLimitOrderData, PlaceLimitOrderError, PlaceLimitOrderResponse, PreviewApprovalsData, PreviewApprovalsError, PreviewApprovalsResponse, SignOutData, SignOutError, SignOutResponse, UpdateBatchLabelData, UpdateBatchLabelError, UpdateBatchLabelResponse, UpdatePaymentConfigData, UpdatePaymentConfigError, UpdatePaymentConfigResponse } from '../types.gen.ts';

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

export const getSessionQueryKey = (options?: Options<GetSessionData>) => createQueryKey('getSession', options);

/**
 * Read who is signed in
 *
 * 401 when nobody is.
 */
export const getSessionOptions = (options?: Options<GetSessionData>) => queryOptions<GetSessionResponse, GetSessionError, GetSessionResponse, ReturnType<typeof getSessionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSession({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSessionQueryKey(options)
});

/**
 * Sign out
 *
 * Ends the session here and, where the identity provider offers it, there: the answer says where to go next.
 */
export const signOutMutation = (options?: Partial<Options<SignOutData>>): UseMutationOptions<SignOutResponse, SignOutError, Options<SignOutData>> => {
    const mutationOptions: UseMutationOptions<SignOutResponse, SignOutError, Options<SignOutData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await signOut({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPayoutDaysQueryKey = (options?: Options<ListPayoutDaysData>) => createQueryKey('listPayoutDays', options);

/**
 * Count payouts by day and status
 *
 * DEBIT payouts of one currency over the latest days, oldest first; days without payouts are absent.
 */
export const listPayoutDaysOptions = (options?: Options<ListPayoutDaysData>) => queryOptions<ListPayoutDaysResponse, ListPayoutDaysError, ListPayoutDaysResponse, ReturnType<typeof listPayoutDaysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPayoutDays({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPayoutDaysQueryKey(options)
});

export const listWaitingBatchesQueryKey = (options?: Options<ListWaitingBatchesData>) => createQueryKey('listWaitingBatches', options);

/**
 * List the batches that wait for me
 *
 * Batches that the caller may approve now, the one that expires first at the top; 50 at most.
 */
export const listWaitingBatchesOptions = (options?: Options<ListWaitingBatchesData>) => queryOptions<ListWaitingBatchesResponse, ListWaitingBatchesError, ListWaitingBatchesResponse, ReturnType<typeof listWaitingBatchesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWaitingBatches({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWaitingBatchesQueryKey(options)
});

export const getBatchChangesQueryKey = (options: Options<GetBatchChangesData>) => createQueryKey('getBatchChanges', options);

/**
 * Compare a batch with earlier ones
 *
 * Against the payouts before the batch was created that were not failed.
 */
export const getBatchChangesOptions = (options: Options<GetBatchChangesData>) => queryOptions<GetBatchChangesResponse, GetBatchChangesError, GetBatchChangesResponse, ReturnType<typeof getBatchChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBatchChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBatchChangesQueryKey(options)
});

export const listRetryRowsQueryKey = (options: Options<ListRetryRowsData>) => createQueryKey('listRetryRows', options);

/**
 * Take the failed rows of a batch
 *
 * Every withdrawal that FAILED or was REVERSED, in the form that a new batch takes. Answered once the batch has ended.
 */
export const listRetryRowsOptions = (options: Options<ListRetryRowsData>) => queryOptions<ListRetryRowsResponse, ListRetryRowsError, ListRetryRowsResponse, ReturnType<typeof listRetryRowsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRetryRows({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRetryRowsQueryKey(options)
});

/**
 * Look rows up in what was paid before
 *
 * Possible duplicates within the duplicate window, and people whose bank details differ. Changes nothing.
 */
export const checkAgainstHistoryMutation = (options?: Partial<Options<CheckAgainstHistoryData>>): UseMutationOptions<CheckAgainstHistoryResponse, CheckAgainstHistoryError, Options<CheckAgainstHistoryData>> => {
    const mutationOptions: UseMutationOptions<CheckAgainstHistoryResponse, CheckAgainstHistoryError, Options<CheckAgainstHistoryData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await checkAgainstHistory({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listRecipientsQueryKey = (options?: Options<ListRecipientsData>) => createQueryKey('listRecipients', options);

/**
 * Search the recipients
 *
 * By name, account number or external id; the one paid last at the top.
 */
export const listRecipientsOptions = (options?: Options<ListRecipientsData>) => queryOptions<ListRecipientsResponse, ListRecipientsError, ListRecipientsResponse, ReturnType<typeof listRecipientsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listRecipients({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listRecipientsQueryKey(options)
});

export const getRecipientQueryKey = (options: Options<GetRecipientData>) => createQueryKey('getRecipient', options);

/**
 * Read a recipient
 *
 * Their payments are read from the payout history by `beneficiaryId`.
 */
export const getRecipientOptions = (options: Options<GetRecipientData>) => queryOptions<GetRecipientResponse, GetRecipientError, GetRecipientResponse, ReturnType<typeof getRecipientQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getRecipient({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getRecipientQueryKey(options)
});

export const getPayoutProofQueryKey = (options: Options<GetPayoutProofData>) => createQueryKey('getPayoutProof', options);

/**
 * Prove a payout
 *
 * The payout with its timeline, approvals and ledger postings.
 */
export const getPayoutProofOptions = (options: Options<GetPayoutProofData>) => queryOptions<GetPayoutProofResponse, GetPayoutProofError, GetPayoutProofResponse, ReturnType<typeof getPayoutProofQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayoutProof({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPayoutProofQueryKey(options)
});

export const exportPayoutsQueryKey = (options?: Options<ExportPayoutsData>) => createQueryKey('exportPayouts', options);

/**
 * Export payouts as CSV
 *
 * Exactly what the filters of the payout history find, streamed; cells are safe to open in a spreadsheet.
 */
export const exportPayoutsOptions = (options?: Options<ExportPayoutsData>) => queryOptions<ExportPayoutsResponse, ExportPayoutsError, ExportPayoutsResponse, ReturnType<typeof exportPayoutsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportPayouts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportPayoutsQueryKey(options)
});

/**
 * Preview who must sign
 *
 * Tries approval rules on amounts. Changes nothing; a set of rules that cannot be saved is refused like a save.
 */
export const previewApprovalsMutation = (options?: Partial<Options<PreviewApprovalsData>>): UseMutationOptions<PreviewApprovalsResponse, PreviewApprovalsError, Options<PreviewApprovalsData>> => {
    const mutationOptions: UseMutationOptions<PreviewApprovalsResponse, PreviewApprovalsError, Options<PreviewApprovalsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewApprovals({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listAuditQueryKey = (options?: Options<ListAuditData>) => createQueryKey('listAudit', options);

/**
 * Read the audit log
 *
 * Newest first.
 */
export const listAuditOptions = (options?: Options<ListAuditData>) => queryOptions<ListAuditResponse, ListAuditError, ListAuditResponse, ReturnType<typeof listAuditQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listAudit({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listAuditQueryKey(options)
});

export const getTradingStatusQueryKey = (options?: Options<GetTradingStatusData>) => createQueryKey('getTradingStatus', options);

/**
 * Read whether the exchange can be used
 *
 * Asks the exchange when nobody has done so in the last seconds.
 */
export const getTradingStatusOptions = (options?: Options<GetTradingStatusData>) => queryOptions<GetTradingStatusResponse, GetTradingStatusError, GetTradingStatusResponse, ReturnType<typeof getTradingStatusQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getTradingStatus({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getTradingStatusQueryKey(options)
});

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
