// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { addBatchComment, announceFunding, approveBatch, cancelBatch, cancelFundingRecord, cancelOrder, certifyBankConnection, checkAgainstHistory, closeBankReply, closeStatementFinding, compareBatch, confirmBankRecall, confirmBankReply, confirmStatement, createBankConnection, createBatch, createSavedView, createSubaccount, deleteSavedView, downloadBankFile, exportAudit, exportPayouts, exportSettlement, getAccountBalances, getAttention, getBankDays, getBankFile, getBankFilePlan, getBankFileSummary, getBankReply, getBatch, getBatchChecks, getBatchProof, getBrokerageQuote, getEntityConfig, getFeeQuote, getFullOrderBook, getFundingInstructions, getFundingRecord, getNotificationSettings, getOrderHistoryDetail, getOrderStatus, getPaymentConfig, getPayout, getPayoutProof, getPayoutTotals, getPendingTotal, getRecipient, getReconciliationEntry, getSession, getSettlement, getStatement, getSubaccount, getTradingStatus, listAllBalances, listAudit, listBalanceDays, listBankConnections, listBankFilePayments, listBankFileProfiles, listBankFiles, listBankReplies, listBankReplyChanges, listBanks, listBatchComments, listBatches, listBatchRows, listBatchWithdrawals, listBrokerageInstructions, listBuckets, listColumnMappings, listEarlierFailures, listEntryCandidates, listFirstSteps, listFundingHistory, listFundingRecords, listLoanUpdates, listNotifications, listOpenOrders, listOpenPositions, listOrderHistory, listPairs, listPayoutDays, listPayoutHistory, listPayouts, listPeople, listPublicTrades, listRecipients, listReconciliationEntries, listRetryRows, listSavedViews, listSettlementPayouts, listSettlements, listStatementAccounts, listStatementConfirmations, listStatementEntries, listStatementFindings, listStatements, listSubaccounts, listTradeHistory, listTransactionHistory, listUsers, listWaitingBatches, markNotificationsRead, type Options, placeLimitOrder, postEntry, postProposal, previewApprovals, previewStatementCsv, recallBankFile, rehearseBankConnection, rejectBatch, saveColumnMapping, search, setBankTransport, setEntryAside, signOut, switchBankConnection, updateBankConnection, updateBatchLabel, updateNotificationSettings, updatePaymentConfig, updatePreferences, updateSavedView, uploadBankReply, uploadStatement, visitBankNow, withdrawBankRecall, writeBankTestFile } from '../sdk.gen.ts';
import type { AddBatchCommentData, AddBatchCommentError, AddBatchCommentResponse, AnnounceFundingData, AnnounceFundingError, AnnounceFundingResponse, ApproveBatchData, ApproveBatchError, ApproveBatchResponse, CancelBatchData, CancelBatchError, CancelBatchResponse, CancelFundingRecordData, CancelFundingRecordError, CancelFundingRecordResponse, CancelOrderData, CancelOrderError, CertifyBankConnectionData, CertifyBankConnectionError, CertifyBankConnectionResponse, CheckAgainstHistoryData, CheckAgainstHistoryError, CheckAgainstHistoryResponse, CloseBankReplyData, CloseBankReplyError, CloseBankReplyResponse, CloseStatementFindingData, CloseStatementFindingError, CloseStatementFindingResponse, CompareBatchData, CompareBatchError, CompareBatchResponse, ConfirmBankRecallData, ConfirmBankRecallError, ConfirmBankRecallResponse, ConfirmBankReplyData, ConfirmBankReplyError, ConfirmBankReplyResponse, ConfirmStatementData, ConfirmStatementError, ConfirmStatementResponse, CreateBankConnectionData, CreateBankConnectionError, CreateBankConnectionResponse, CreateBatchData, CreateBatchError, CreateBatchResponse, CreateSavedViewData, CreateSavedViewError, CreateSavedViewResponse, CreateSubaccountData, CreateSubaccountError, CreateSubaccountResponse, DeleteSavedViewData, DeleteSavedViewError, DeleteSavedViewResponse, DownloadBankFileData, DownloadBankFileError, DownloadBankFileResponse, ExportAuditData, ExportAuditError, ExportAuditResponse, ExportPayoutsData, ExportPayoutsError, ExportPayoutsResponse, ExportSettlementData, ExportSettlementError, ExportSettlementResponse, GetAccountBalancesData, GetAccountBalancesError, GetAccountBalancesResponse, GetAttentionData, GetAttentionError, GetAttentionResponse, GetBankDaysData, GetBankDaysError, GetBankDaysResponse, GetBankFileData, GetBankFileError, GetBankFilePlanData, GetBankFilePlanError, GetBankFilePlanResponse, GetBankFileResponse, GetBankFileSummaryData, GetBankFileSummaryError, GetBankFileSummaryResponse, GetBankReplyData, GetBankReplyError, GetBankReplyResponse, GetBatchChecksData, GetBatchChecksError, GetBatchChecksResponse, GetBatchData, GetBatchError, GetBatchProofData, GetBatchProofError, GetBatchProofResponse, GetBatchResponse, GetBrokerageQuoteData, GetBrokerageQuoteError, GetBrokerageQuoteResponse, GetEntityConfigData, GetEntityConfigError, GetEntityConfigResponse, GetFeeQuoteData, GetFeeQuoteError, GetFeeQuoteResponse, GetFullOrderBookData, GetFullOrderBookError, GetFullOrderBookResponse, GetFundingInstructionsData, GetFundingInstructionsError, GetFundingInstructionsResponse, GetFundingRecordData, GetFundingRecordError, GetFundingRecordResponse, GetNotificationSettingsData, GetNotificationSettingsError, GetNotificationSettingsResponse, GetOrderHistoryDetailData, GetOrderHistoryDetailError, GetOrderHistoryDetailResponse, GetOrderStatusData, GetOrderStatusError, GetOrderStatusResponse, GetPaymentConfigData, GetPaymentConfigError, GetPaymentConfigResponse, GetPayoutData, GetPayoutError, GetPayoutProofData, GetPayoutProofError, GetPayoutProofResponse, GetPayoutResponse, GetPayoutTotalsData, GetPayoutTotalsError, GetPayoutTotalsResponse, GetPendingTotalData, GetPendingTotalError, GetPendingTotalResponse, GetRecipientData, GetRecipientError, GetRecipientResponse, GetReconciliationEntryData, GetReconciliationEntryError, GetReconciliationEntryResponse, GetSessionData, GetSessionError, GetSessionResponse, GetSettlementData, GetSettlementError, GetSettlementResponse, GetStatementData, GetStatementError, GetStatementResponse, GetSubaccountData, GetSubaccountError, GetSubaccountResponse, GetTradingStatusData, GetTradingStatusError, GetTradingStatusResponse, ListAllBalancesData, ListAllBalancesError, ListAllBalancesResponse, ListAuditData, ListAuditError, ListAuditResponse, ListBalanceDaysData, ListBalanceDaysError, ListBalanceDaysResponse, ListBankConnectionsData, ListBankConnectionsError, ListBankConnectionsResponse, ListBankFilePaymentsData, ListBankFilePaymentsError, ListBankFilePaymentsResponse, ListBankFileProfilesData, ListBankFileProfilesError, ListBankFileProfilesResponse, ListBankFilesData, ListBankFilesError, ListBankFilesResponse, ListBankRepliesData, ListBankRepliesError, ListBankRepliesResponse, ListBankReplyChangesData, ListBankReplyChangesError, ListBankReplyChangesResponse, ListBanksData, ListBanksError, ListBanksResponse, ListBatchCommentsData, ListBatchCommentsError, ListBatchCommentsResponse, ListBatchesData, ListBatchesError, ListBatchesResponse, ListBatchRowsData, ListBatchRowsError, ListBatchRowsResponse, ListBatchWithdrawalsData, ListBatchWithdrawalsError, ListBatchWithdrawalsResponse, ListBrokerageInstructionsData, ListBrokerageInstructionsError, ListBrokerageInstructionsResponse, ListBucketsData, ListBucketsError, ListBucketsResponse, ListColumnMappingsData, ListColumnMappingsError, ListColumnMappingsResponse, ListEarlierFailuresData, ListEarlierFailuresError, ListEarlierFailuresResponse, ListEntryCandidatesData, ListEntryCandidatesError, ListEntryCandidatesResponse, ListFirstStepsData, ListFirstStepsError, ListFirstStepsResponse, ListFundingHistoryData, ListFundingHistoryError, ListFundingHistoryResponse, ListFundingRecordsData, ListFundingRecordsError, ListFundingRecordsResponse, ListLoanUpdatesData, ListLoanUpdatesError, ListLoanUpdatesResponse, ListNotificationsData, ListNotificationsError, ListNotificationsResponse, ListOpenOrdersData, ListOpenOrdersError, ListOpenOrdersResponse, ListOpenPositionsData, ListOpenPositionsError, ListOpenPositionsResponse, ListOrderHistoryData, ListOrderHistoryError, ListOrderHistoryResponse, ListPairsData, ListPairsError, ListPairsResponse, ListPayoutDaysData, ListPayoutDaysError, ListPayoutDaysResponse, ListPayoutHistoryData, ListPayoutHistoryError, ListPayoutHistoryResponse, ListPayoutsData, ListPayoutsError, ListPayoutsResponse, ListPeopleData, ListPeopleError, ListPeopleResponse, ListPublicTradesData, ListPublicTradesError, ListPublicTradesResponse, ListRecipientsData, ListRecipientsError, ListRecipientsResponse, ListReconciliationEntriesData, ListReconciliationEntriesError, ListReconciliationEntriesResponse, ListRetryRowsData, ListRetryRowsError, ListRetryRowsResponse, ListSavedViewsData, ListSavedViewsError, ListSavedViewsResponse, ListSettlementPayoutsData, ListSettlementPayoutsError, ListSettlementPayoutsResponse, ListSettlementsData, ListSettlementsError, ListSettlementsResponse, ListStatementAccountsData, ListStatementAccountsError, ListStatementAccountsResponse, ListStatementConfirmationsData, ListStatementConfirmationsError, ListStatementConfirmationsResponse, ListStatementEntriesData, ListStatementEntriesError, ListStatementEntriesResponse, ListStatementFindingsData, ListStatementFindingsError, ListStatementFindingsResponse, ListStatementsData, ListStatementsError, ListStatementsResponse, ListSubaccountsData, ListSubaccountsError, ListSubaccountsResponse, ListTradeHistoryData, ListTradeHistoryError, ListTradeHistoryResponse, ListTransactionHistoryData, ListTransactionHistoryError, ListTransactionHistoryResponse, ListUsersData, ListUsersError, ListUsersResponse, ListWaitingBatchesData, ListWaitingBatchesError, ListWaitingBatchesResponse, MarkNotificationsReadData, MarkNotificationsReadError, MarkNotificationsReadResponse, PlaceLimitOrderData, PlaceLimitOrderError, PlaceLimitOrderResponse, PostEntryData, PostEntryError, PostEntryResponse, PostProposalData, PostProposalError, PostProposalResponse, PreviewApprovalsData, PreviewApprovalsError, PreviewApprovalsResponse, PreviewStatementCsvData, PreviewStatementCsvError, PreviewStatementCsvResponse, RecallBankFileData, RecallBankFileError, RecallBankFileResponse, RehearseBankConnectionData, RehearseBankConnectionError, RehearseBankConnectionResponse, RejectBatchData, RejectBatchError, RejectBatchResponse, SaveColumnMappingData, SaveColumnMappingError, SaveColumnMappingResponse, SearchData, SearchError, SearchResponse, SetBankTransportData, SetBankTransportError, SetBankTransportResponse, SetEntryAsideData, SetEntryAsideError, SetEntryAsideResponse, SignOutData, SignOutError, SignOutResponse, SwitchBankConnectionData, SwitchBankConnectionError, SwitchBankConnectionResponse, UpdateBankConnectionData, UpdateBankConnectionError, UpdateBankConnectionResponse, UpdateBatchLabelData, UpdateBatchLabelError, UpdateBatchLabelResponse, UpdateNotificationSettingsData, UpdateNotificationSettingsError, UpdateNotificationSettingsResponse, UpdatePaymentConfigData, UpdatePaymentConfigError, UpdatePaymentConfigResponse, UpdatePreferencesData, UpdatePreferencesError, UpdatePreferencesResponse, UpdateSavedViewData, UpdateSavedViewError, UpdateSavedViewResponse, UploadBankReplyData, UploadBankReplyError, UploadBankReplyResponse, UploadStatementData, UploadStatementError, UploadStatementResponse, VisitBankNowData, VisitBankNowError, VisitBankNowResponse, WithdrawBankRecallData, WithdrawBankRecallError, WithdrawBankRecallResponse, WriteBankTestFileData, WriteBankTestFileError, WriteBankTestFileResponse } from '../types.gen.ts';

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
 * Returns the entity's payment config, or the defaults if none has been saved.
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
 * Saves the whole config as a new version. A batch that is waiting for approval needs the greater of the number that applied when it was created and the number that applies now. Answers 401 with an RFC 9470 challenge when the saved config requires a fresh sign-in.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `invalid_approval_rules` | 400 | The approval rules contradict each other or leave a gap. |
 * | `unknown_timezone` | 400 | The time zone is not in the IANA database. |
 * | `rail_not_enabled` | 400 | The operator has not enabled the rail for the entity. |
 * | `invalid_threshold` | 400 | A threshold of the balance is zero, has too many decimals, or repeats a currency. |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
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
 * Returns the limits, rails and fees that the operator has set for the entity, or 204 if it has set none.
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
 * Returns one balance for each requested currency.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `unknown_currency` | 400 | A requested currency is not supported. |
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
 * Returns payout transactions, newest first. Several filters must all match; their bounds are inclusive.
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
 * Read a payout transaction
 *
 * Returns one transaction of the payout history.
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
 * List banks
 *
 * Returns every bank that can be paid, with its default branch code, account number lengths and rails, ordered by name.
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
 * Returns batches, newest first.
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
 * Checks every withdrawal, fixes the fees and the content digest, and creates a batch that waits for approval. If anything is wrong, nothing is created and `errors` lists the fields. The body may be sent with `Content-Encoding: gzip`.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `currency_not_payable` | 400 | Batches cannot be paid in this currency. |
 * | `currency_not_enabled` | 400 | The operator has not enabled the currency for the entity. |
 * | `too_many_withdrawals` | 400 | The batch has more withdrawals than the entity allows. |
 * | `batch_amount_exceeded` | 400 | The batch total is above the limit of the entity. |
 * | `control_totals_mismatch` | 400 | The control totals differ from the withdrawals. |
 * | `retry_of_unknown_batch` | 400 | `retryOfBatchId` names a batch that does not exist or has not ended. |
 * | `correction_of_unknown_batch` | 400 | `correctsBatchId` names a batch that does not exist or was not sent back. |
 * | `already_corrected` | 400 | Another batch already corrects the batch that was sent back. |
 * | `execution_date_not_possible` | 400 | The money cannot move on the execution date, and the payment config refuses another day; or the holidays of the country are not known. |
 * | `execution_date_too_far` | 400 | The execution date is too far ahead. |
 * | `possible_duplicates` | 400 | Some withdrawals repeat each other or recent payments. Send `duplicateReason` to pay them anyway. |
 * | `too_many_creates` | 429 | Too many batches are being created at once. |
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
 * Returns one batch with its totals and approvals.
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
 * Returns the withdrawals of a batch, ordered by row number.
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
 * Returns the cost of the batch, the available balance and any shortfall. Available in every status of the batch.
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
 * Changes the label, which is possible in every status: the content digest does not cover it.
 *
 * Needs the role PREPARER.
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
 * Records an approval of the content digest. The last required approval holds the money, and the batch is submitted to the bank after `releaseDelaySeconds` of the payment config, but not before its execution date. An approval that comes too late for that date moves the batch to the next business day or is refused, as the payment config says. The creator of a batch cannot approve it. An approved batch accepts another approval while one of its approvals has lapsed. Answers 401 with an RFC 9470 challenge when the payment config requires a fresh sign-in.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `digest_mismatch` | 400 | `If-Match` is not the content digest of the batch. |
 * | `batch_not_pending` | 400 | The batch is not waiting for approval. |
 * | `batch_expired` | 400 | The approval period of the batch has ended. |
 * | `own_batch` | 400 | The caller created the batch and can neither approve it nor send it back. |
 * | `already_approved` | 400 | The caller has already approved the batch. |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `execution_date_not_possible` | 400 | The money cannot move on the execution date, and the payment config refuses another day; or the holidays of the country are not known. |
 * | `insufficient_funds` | 400 | The FUNDING balance does not cover the batch, the fee of the bank, or the funding that goes back. Nothing was recorded. |
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
 * Cancels a batch that has not been submitted to the bank. Its hold is released and no withdrawal is paid.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `batch_file_left` | 400 | The bank file of the batch has left. Only a recall that the bank has confirmed can stop its payments. |
 * | `batch_not_cancellable` | 400 | The batch was already submitted to the bank, or has ended. |
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

/**
 * Send a batch back
 *
 * Sends a batch that has not been submitted to the bank back to its creator, with a reason. Its hold is released and no withdrawal is paid. The creator can create a corrected batch that names this one in correctsBatchId. The creator of a batch cannot send it back, but can cancel it.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `own_batch` | 400 | The caller created the batch and can neither approve it nor send it back. |
 * | `batch_not_rejectable` | 400 | The batch was already submitted to the bank, or has ended. |
 */
export const rejectBatchMutation = (options?: Partial<Options<RejectBatchData>>): UseMutationOptions<RejectBatchResponse, RejectBatchError, Options<RejectBatchData>> => {
    const mutationOptions: UseMutationOptions<RejectBatchResponse, RejectBatchError, Options<RejectBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rejectBatch({
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
 * Read the totals of batches that wait for approval
 *
 * Returns one total for each currency.
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

export const listSettlementsQueryKey = (options?: Options<ListSettlementsData>) => createQueryKey('listSettlements', options);

/**
 * List settlements
 *
 * Returns a settlement for each bank file that has left, by the day on which the bank pays it, the latest first.
 */
export const listSettlementsOptions = (options?: Options<ListSettlementsData>) => queryOptions<ListSettlementsResponse, ListSettlementsError, ListSettlementsResponse, ReturnType<typeof listSettlementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSettlements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSettlementsQueryKey(options)
});

export const getSettlementQueryKey = (options: Options<GetSettlementData>) => createQueryKey('getSettlement', options);

/**
 * Read a settlement
 *
 * Returns one settlement with its fees, its returns and the lines of the statements.
 */
export const getSettlementOptions = (options: Options<GetSettlementData>) => queryOptions<GetSettlementResponse, GetSettlementError, GetSettlementResponse, ReturnType<typeof getSettlementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSettlement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSettlementQueryKey(options)
});

export const listSettlementPayoutsQueryKey = (options: Options<ListSettlementPayoutsData>) => createQueryKey('listSettlementPayouts', options);

/**
 * List the payouts of a settlement
 *
 * Returns the payouts in the order of the bank file.
 */
export const listSettlementPayoutsOptions = (options: Options<ListSettlementPayoutsData>) => queryOptions<ListSettlementPayoutsResponse, ListSettlementPayoutsError, ListSettlementPayoutsResponse, ReturnType<typeof listSettlementPayoutsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSettlementPayouts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSettlementPayoutsQueryKey(options)
});

export const exportSettlementQueryKey = (options: Options<ExportSettlementData>) => createQueryKey('exportSettlement', options);

/**
 * Export a settlement as CSV
 *
 * Returns a line for each payout in the order of the bank file, then for what came back and for the fees, each with what the statement shows. `over` and `under` are the difference. Cells are escaped so that a spreadsheet does not run them as formulas.
 */
export const exportSettlementOptions = (options: Options<ExportSettlementData>) => queryOptions<ExportSettlementResponse, ExportSettlementError, ExportSettlementResponse, ReturnType<typeof exportSettlementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportSettlement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportSettlementQueryKey(options)
});

export const listFundingRecordsQueryKey = (options?: Options<ListFundingRecordsData>) => createQueryKey('listFundingRecords', options);

/**
 * List funding records
 *
 * Returns the money that was announced for FUNDING or came into it, by its day, the latest first.
 */
export const listFundingRecordsOptions = (options?: Options<ListFundingRecordsData>) => queryOptions<ListFundingRecordsResponse, ListFundingRecordsError, ListFundingRecordsResponse, ReturnType<typeof listFundingRecordsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFundingRecords({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFundingRecordsQueryKey(options)
});

/**
 * Announce funding
 *
 * Records money that is expected, so that the entry of the statement is matched with it, and everyone sees when it is late. It moves no money.
 *
 * Needs the role PREPARER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `invalid_amount` | 400 | An amount is not valid in its currency. |
 * | `bank_connection_off` | 400 | The bank connection is not live, so no money is paid in for it. |
 * | `funding_day_not_possible` | 400 | The day on which the money is expected has passed, or is more than a year ahead. |
 */
export const announceFundingMutation = (options?: Partial<Options<AnnounceFundingData>>): UseMutationOptions<AnnounceFundingResponse, AnnounceFundingError, Options<AnnounceFundingData>> => {
    const mutationOptions: UseMutationOptions<AnnounceFundingResponse, AnnounceFundingError, Options<AnnounceFundingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await announceFunding({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getFundingRecordQueryKey = (options: Options<GetFundingRecordData>) => createQueryKey('getFundingRecord', options);

/**
 * Read a funding record
 *
 * Returns one funding record with its transfers and the entries of the statements.
 */
export const getFundingRecordOptions = (options: Options<GetFundingRecordData>) => queryOptions<GetFundingRecordResponse, GetFundingRecordError, GetFundingRecordResponse, ReturnType<typeof getFundingRecordQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFundingRecord({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFundingRecordQueryKey(options)
});

export const getFundingInstructionsQueryKey = (options?: Options<GetFundingInstructionsData>) => createQueryKey('getFundingInstructions', options);

/**
 * Read how to fund
 *
 * Returns, for each live bank connection, the account to pay into and the reference to quote. Money that quotes the reference is booked to FUNDING when a statement shows it. An entity that has never switched a bank connection on pays over the sandbox: its operator simulates funding.
 */
export const getFundingInstructionsOptions = (options?: Options<GetFundingInstructionsData>) => queryOptions<GetFundingInstructionsResponse, GetFundingInstructionsError, GetFundingInstructionsResponse, ReturnType<typeof getFundingInstructionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFundingInstructions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFundingInstructionsQueryKey(options)
});

/**
 * Cancel an announcement of funding
 *
 * The money is not expected any more. Possible until it has come.
 *
 * Needs the role PREPARER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `funding_not_expected` | 400 | The money has come already, or the announcement was cancelled. |
 */
export const cancelFundingRecordMutation = (options?: Partial<Options<CancelFundingRecordData>>): UseMutationOptions<CancelFundingRecordResponse, CancelFundingRecordError, Options<CancelFundingRecordData>> => {
    const mutationOptions: UseMutationOptions<CancelFundingRecordResponse, CancelFundingRecordError, Options<CancelFundingRecordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelFundingRecord({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSessionQueryKey = (options?: Options<GetSessionData>) => createQueryKey('getSession', options);

/**
 * Read the session
 *
 * Returns the signed-in user, or 401 without a session.
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

export const listPeopleQueryKey = (options?: Options<ListPeopleData>) => createQueryKey('listPeople', options);

/**
 * List the people of the entity
 *
 * Returns every user of the entity, also those who no longer have access, ordered by name.
 */
export const listPeopleOptions = (options?: Options<ListPeopleData>) => queryOptions<ListPeopleResponse, ListPeopleError, ListPeopleResponse, ReturnType<typeof listPeopleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPeople({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPeopleQueryKey(options)
});

export const listUsersQueryKey = (options?: Options<ListUsersData>) => createQueryKey('listUsers', options);

/**
 * List the users of the entity with their roles
 *
 * Returns every user of the entity with their roles, those with access first, ordered by name. The operator creates users and grants roles.
 */
export const listUsersOptions = (options?: Options<ListUsersData>) => queryOptions<ListUsersResponse, ListUsersError, ListUsersResponse, ReturnType<typeof listUsersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listUsers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listUsersQueryKey(options)
});

/**
 * Change your preferences
 *
 * Saves the user's own settings. They apply wherever the user signs in.
 */
export const updatePreferencesMutation = (options?: Partial<Options<UpdatePreferencesData>>): UseMutationOptions<UpdatePreferencesResponse, UpdatePreferencesError, Options<UpdatePreferencesData>> => {
    const mutationOptions: UseMutationOptions<UpdatePreferencesResponse, UpdatePreferencesError, Options<UpdatePreferencesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePreferences({
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
 * Sign out
 *
 * Ends the session at this installation and, if the identity provider supports it, at the provider. The answer names the page to open next.
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
 * Returns the outgoing payouts of one currency by day and status, oldest day first. Days without payouts are left out.
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
 * List the batches that the caller can approve
 *
 * Returns at most 50 batches that the caller can approve now, ordered by expiry.
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

export const listFirstStepsQueryKey = (options?: Options<ListFirstStepsData>) => createQueryKey('listFirstSteps', options);

/**
 * List the first steps of the caller's roles
 *
 * Returns what a new user of these roles does first, in this order, and what is done. Empty for a user who only reads.
 */
export const listFirstStepsOptions = (options?: Options<ListFirstStepsData>) => queryOptions<ListFirstStepsResponse, ListFirstStepsError, ListFirstStepsResponse, ReturnType<typeof listFirstStepsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFirstSteps({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFirstStepsQueryKey(options)
});

export const getBatchChecksQueryKey = (options: Options<GetBatchChecksData>) => createQueryKey('getBatchChecks', options);

/**
 * Check a batch for risks
 *
 * Compares the withdrawals with each other and with the payments made before the batch was created. The result is stored, and renewed while the batch waits for approval.
 */
export const getBatchChecksOptions = (options: Options<GetBatchChecksData>) => queryOptions<GetBatchChecksResponse, GetBatchChecksError, GetBatchChecksResponse, ReturnType<typeof getBatchChecksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBatchChecks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBatchChecksQueryKey(options)
});

export const listBatchRowsQueryKey = (options: Options<ListBatchRowsData>) => createQueryKey('listBatchRows', options);

/**
 * List the withdrawals of a batch with their findings
 *
 * Returns the withdrawals of a batch that an approver asks for, sorted and searched.
 */
export const listBatchRowsOptions = (options: Options<ListBatchRowsData>) => queryOptions<ListBatchRowsResponse, ListBatchRowsError, ListBatchRowsResponse, ReturnType<typeof listBatchRowsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBatchRows({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBatchRowsQueryKey(options)
});

export const compareBatchQueryKey = (options: Options<CompareBatchData>) => createQueryKey('compareBatch', options);

/**
 * Compare a batch with the last run
 *
 * Compares what a batch pays each person with an earlier batch: the last one of the same kind, or the one that the request names. A person is an external id, or else an account.
 */
export const compareBatchOptions = (options: Options<CompareBatchData>) => queryOptions<CompareBatchResponse, CompareBatchError, CompareBatchResponse, ReturnType<typeof compareBatchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await compareBatch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: compareBatchQueryKey(options)
});

export const listBatchCommentsQueryKey = (options: Options<ListBatchCommentsData>) => createQueryKey('listBatchComments', options);

/**
 * List the comments on a batch
 *
 * Returns the comments, oldest first, and the users whom a comment can mention.
 */
export const listBatchCommentsOptions = (options: Options<ListBatchCommentsData>) => queryOptions<ListBatchCommentsResponse, ListBatchCommentsError, ListBatchCommentsResponse, ReturnType<typeof listBatchCommentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBatchComments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBatchCommentsQueryKey(options)
});

/**
 * Comment on a batch
 *
 * Adds a comment, in every status of the batch. The users whom it mentions and the creator of the batch are notified by email.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 */
export const addBatchCommentMutation = (options?: Partial<Options<AddBatchCommentData>>): UseMutationOptions<AddBatchCommentResponse, AddBatchCommentError, Options<AddBatchCommentData>> => {
    const mutationOptions: UseMutationOptions<AddBatchCommentResponse, AddBatchCommentError, Options<AddBatchCommentData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await addBatchComment({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getAttentionQueryKey = (options?: Options<GetAttentionData>) => createQueryKey('getAttention', options);

/**
 * List what needs attention
 *
 * Returns the matters that need an action by the entity, newest first: at most 50.
 */
export const getAttentionOptions = (options?: Options<GetAttentionData>) => queryOptions<GetAttentionResponse, GetAttentionError, GetAttentionResponse, ReturnType<typeof getAttentionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAttention({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAttentionQueryKey(options)
});

export const listNotificationsQueryKey = (options?: Options<ListNotificationsData>) => createQueryKey('listNotifications', options);

/**
 * List notifications
 *
 * Returns what needs attention and the events of the last 30 days that concern the caller, newest first: at most 50.
 */
export const listNotificationsOptions = (options?: Options<ListNotificationsData>) => queryOptions<ListNotificationsResponse, ListNotificationsError, ListNotificationsResponse, ReturnType<typeof listNotificationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listNotifications({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listNotificationsQueryKey(options)
});

/**
 * Mark notifications as read
 *
 * Marks every notification up to a time as read. An earlier time than before changes nothing.
 */
export const markNotificationsReadMutation = (options?: Partial<Options<MarkNotificationsReadData>>): UseMutationOptions<MarkNotificationsReadResponse, MarkNotificationsReadError, Options<MarkNotificationsReadData>> => {
    const mutationOptions: UseMutationOptions<MarkNotificationsReadResponse, MarkNotificationsReadError, Options<MarkNotificationsReadData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await markNotificationsRead({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getNotificationSettingsQueryKey = (options?: Options<GetNotificationSettingsData>) => createQueryKey('getNotificationSettings', options);

/**
 * Read the notification settings
 *
 * Returns whether and when the caller receives mail about notifications.
 */
export const getNotificationSettingsOptions = (options?: Options<GetNotificationSettingsData>) => queryOptions<GetNotificationSettingsResponse, GetNotificationSettingsError, GetNotificationSettingsResponse, ReturnType<typeof getNotificationSettingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getNotificationSettings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getNotificationSettingsQueryKey(options)
});

/**
 * Change the notification settings
 *
 * Chooses whether and when the caller gets a mail that sums up what needs attention.
 */
export const updateNotificationSettingsMutation = (options?: Partial<Options<UpdateNotificationSettingsData>>): UseMutationOptions<UpdateNotificationSettingsResponse, UpdateNotificationSettingsError, Options<UpdateNotificationSettingsData>> => {
    const mutationOptions: UseMutationOptions<UpdateNotificationSettingsResponse, UpdateNotificationSettingsError, Options<UpdateNotificationSettingsData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateNotificationSettings({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listRetryRowsQueryKey = (options: Options<ListRetryRowsData>) => createQueryKey('listRetryRows', options);

/**
 * List the withdrawals of a batch to be sent again
 *
 * Returns every withdrawal with the status FAILED or REVERSED, in the form that a new batch needs; of a batch that was sent back every withdrawal, to be corrected. With `rows=ALL` returns every withdrawal of any batch, to pay it again. Available once the batch has ended.
 *
 * Needs the role PREPARER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `batch_not_ended` | 400 | The batch has not ended yet. |
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

export const listEarlierFailuresQueryKey = (options: Options<ListEarlierFailuresData>) => createQueryKey('listEarlierFailures', options);

/**
 * List the rows of a retry that are likely to fail again
 *
 * Compares a batch that retries failed withdrawals with the batch that it retries. Returns the rows that pay the same account without the change that the failure needs; none for any other batch.
 */
export const listEarlierFailuresOptions = (options: Options<ListEarlierFailuresData>) => queryOptions<ListEarlierFailuresResponse, ListEarlierFailuresError, ListEarlierFailuresResponse, ReturnType<typeof listEarlierFailuresQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEarlierFailures({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEarlierFailuresQueryKey(options)
});

/**
 * Compare rows with earlier payments
 *
 * Finds possible duplicates within the duplicate window, and beneficiaries whose bank details differ from their last payment. Changes nothing.
 *
 * Needs the role PREPARER.
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

export const listColumnMappingsQueryKey = (options?: Options<ListColumnMappingsData>) => createQueryKey('listColumnMappings', options);

/**
 * List remembered column mappings
 *
 * Returns the mappings that preparers of the entity have confirmed, the newest first.
 *
 * Needs the role PREPARER.
 */
export const listColumnMappingsOptions = (options?: Options<ListColumnMappingsData>) => queryOptions<ListColumnMappingsResponse, ListColumnMappingsError, ListColumnMappingsResponse, ReturnType<typeof listColumnMappingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listColumnMappings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listColumnMappingsQueryKey(options)
});

/**
 * Remember a column mapping
 *
 * Remembers the mapping for files of the entity with the same header, and replaces an earlier one. It is a suggestion: a preparer confirms it for every file. An entity has at most 200; the oldest is forgotten.
 *
 * Needs the role PREPARER.
 */
export const saveColumnMappingMutation = (options?: Partial<Options<SaveColumnMappingData>>): UseMutationOptions<SaveColumnMappingResponse, SaveColumnMappingError, Options<SaveColumnMappingData>> => {
    const mutationOptions: UseMutationOptions<SaveColumnMappingResponse, SaveColumnMappingError, Options<SaveColumnMappingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await saveColumnMapping({
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
 * Search recipients
 *
 * Finds recipients by name, account number or external id, last paid first.
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
 * Returns one recipient. Read their payments from the payout history with the filter `beneficiaryId`.
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

export const searchQueryKey = (options: Options<SearchData>) => createQueryKey('search', options);

/**
 * Search batches, payments and recipients
 *
 * Finds batches by label, recipients by name, external id or account number (the last four digits are enough), and payments by recipient or reference. Case and accents do not matter, and several words must all match. A UUID finds the batch, payment or recipient with this id. Own references are found by their beginning, and in the 20,000 newest rows by any part.
 */
export const searchOptions = (options: Options<SearchData>) => queryOptions<SearchResponse, SearchError, SearchResponse, ReturnType<typeof searchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await search({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: searchQueryKey(options)
});

export const listPayoutsQueryKey = (options?: Options<ListPayoutsData>) => createQueryKey('listPayouts', options);

/**
 * Search and sort payouts
 *
 * Returns payout transactions that match every filter, in the given order. More than 50,000 payouts can only be sorted by time or amount.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_to_sort` | 400 | More payouts match than can be sorted in this order. |
 */
export const listPayoutsOptions = (options?: Options<ListPayoutsData>) => queryOptions<ListPayoutsResponse, ListPayoutsError, ListPayoutsResponse, ReturnType<typeof listPayoutsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPayouts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPayoutsQueryKey(options)
});

export const getPayoutTotalsQueryKey = (options?: Options<GetPayoutTotalsData>) => createQueryKey('getPayoutTotals', options);

/**
 * Total the payouts found
 *
 * Returns the count and the sum of the payouts that match every filter.
 */
export const getPayoutTotalsOptions = (options?: Options<GetPayoutTotalsData>) => queryOptions<GetPayoutTotalsResponse, GetPayoutTotalsError, GetPayoutTotalsResponse, ReturnType<typeof getPayoutTotalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayoutTotals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPayoutTotalsQueryKey(options)
});

export const listSavedViewsQueryKey = (options?: Options<ListSavedViewsData>) => createQueryKey('listSavedViews', options);

/**
 * List saved views
 *
 * Returns the caller's own views and those that others have shared, by name.
 */
export const listSavedViewsOptions = (options?: Options<ListSavedViewsData>) => queryOptions<ListSavedViewsResponse, ListSavedViewsError, ListSavedViewsResponse, ReturnType<typeof listSavedViewsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSavedViews({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSavedViewsQueryKey(options)
});

/**
 * Save a view
 *
 * Saves a view for the caller. A user has at most 30 views.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_views` | 400 | The user has the most saved views that are possible. |
 * | `view_name_taken` | 400 | The user has another saved view of this name. |
 */
export const createSavedViewMutation = (options?: Partial<Options<CreateSavedViewData>>): UseMutationOptions<CreateSavedViewResponse, CreateSavedViewError, Options<CreateSavedViewData>> => {
    const mutationOptions: UseMutationOptions<CreateSavedViewResponse, CreateSavedViewError, Options<CreateSavedViewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createSavedView({
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
 * Delete a saved view
 *
 * Deletes a view. Only the view's owner can delete it; admins can delete shared views.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `not_your_view` | 400 | The saved view belongs to another user. |
 */
export const deleteSavedViewMutation = (options?: Partial<Options<DeleteSavedViewData>>): UseMutationOptions<DeleteSavedViewResponse, DeleteSavedViewError, Options<DeleteSavedViewData>> => {
    const mutationOptions: UseMutationOptions<DeleteSavedViewResponse, DeleteSavedViewError, Options<DeleteSavedViewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await deleteSavedView({
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
 * Change a saved view
 *
 * Renames, shares or replaces a view. Only the view's owner can change it.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `not_your_view` | 400 | The saved view belongs to another user. |
 * | `view_name_taken` | 400 | The user has another saved view of this name. |
 */
export const updateSavedViewMutation = (options?: Partial<Options<UpdateSavedViewData>>): UseMutationOptions<UpdateSavedViewResponse, UpdateSavedViewError, Options<UpdateSavedViewData>> => {
    const mutationOptions: UseMutationOptions<UpdateSavedViewResponse, UpdateSavedViewError, Options<UpdateSavedViewData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateSavedView({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBankConnectionsQueryKey = (options?: Options<ListBankConnectionsData>) => createQueryKey('listBankConnections', options);

/**
 * List the bank connections
 *
 * Returns the connections by bank file that the entity has set up, oldest first.
 */
export const listBankConnectionsOptions = (options?: Options<ListBankConnectionsData>) => queryOptions<ListBankConnectionsResponse, ListBankConnectionsError, ListBankConnectionsResponse, ReturnType<typeof listBankConnectionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankConnections({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankConnectionsQueryKey(options)
});

/**
 * Set up a bank connection
 *
 * Creates a connection in the state DRAFT. It carries payments once it is switched on.
 *
 * Needs the role ADMIN.
 */
export const createBankConnectionMutation = (options?: Partial<Options<CreateBankConnectionData>>): UseMutationOptions<CreateBankConnectionResponse, CreateBankConnectionError, Options<CreateBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<CreateBankConnectionResponse, CreateBankConnectionError, Options<CreateBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createBankConnection({
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
 * Change a bank connection
 *
 * Replaces the settings. A changed profile or account needs a new rehearsal, is uncertified until the acceptance of a test file is recorded again, and switches a live connection off: another user has to switch it on. Its batches wait meanwhile. Files that have not left are withdrawn and written again; files that have left keep what they were written with. A changed profile or account needs a fresh sign-in where approvals do.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `rail_already_carried` | 400 | Another live bank connection carries a rail in the same currency. |
 */
export const updateBankConnectionMutation = (options?: Partial<Options<UpdateBankConnectionData>>): UseMutationOptions<UpdateBankConnectionResponse, UpdateBankConnectionError, Options<UpdateBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<UpdateBankConnectionResponse, UpdateBankConnectionError, Options<UpdateBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateBankConnection({
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
 * Switch a bank connection on or off
 *
 * LIVE: from now on the connection carries the payments of its rails, and batches wait for their bank files. It needs a rehearsal that passed, the recorded acceptance of a test file, another user than those who changed the profile, the account or the transport, and a fresh sign-in where approvals do. OFF: it carries no new payments, and its batches wait; replies to files that have left are still read. An entity that has ever switched a connection on pays through its own connections alone.
 *
 * Needs the role ADMIN or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 * | `bank_connection_not_ready` | 400 | The present profile and account of the connection have no rehearsal that passed, or no recorded acceptance of a test file. |
 * | `own_connection_change` | 400 | The caller changed the profile, account or transport of the connection. Another administrator or approver has to switch it on. |
 * | `rail_already_carried` | 400 | Another live bank connection carries a rail in the same currency. |
 */
export const switchBankConnectionMutation = (options?: Partial<Options<SwitchBankConnectionData>>): UseMutationOptions<SwitchBankConnectionResponse, SwitchBankConnectionError, Options<SwitchBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<SwitchBankConnectionResponse, SwitchBankConnectionError, Options<SwitchBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await switchBankConnection({
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
 * Rehearse a bank connection
 *
 * Plays the bank inside Outlay, without a batch, money or a file that leaves: writes a file of made-up payments by the present profile, reads it with a reader apart from the writer, and reads replies that accept it, reject it in part and reject it whole. The answer says step by step what was right and what was wrong. A rehearsal proves the settings against the format, not against the bank.
 *
 * Needs the role ADMIN.
 */
export const rehearseBankConnectionMutation = (options?: Partial<Options<RehearseBankConnectionData>>): UseMutationOptions<RehearseBankConnectionResponse, RehearseBankConnectionError, Options<RehearseBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<RehearseBankConnectionResponse, RehearseBankConnectionError, Options<RehearseBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rehearseBankConnection({
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
 * Choose how files reach the bank
 *
 * SFTP and FOLDER: Outlay takes each file to the bank as soon as it is written, and fetches replies and statements every minute. A file that was fetched is archived. DOWNLOAD: users do both; the folders and the key are forgotten. A change switches a live connection off: another user has to switch it on, and until then the connection to the bank is only tried. It needs a fresh sign-in where approvals do. The same transport once more changes nothing and makes Outlay visit the bank at once.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `transport_not_offered` | 400 | The operator has not set a folder for bank files. |
 * | `bank_folder_not_allowed` | 400 | A folder is not a plain path below the folder that the operator has set. |
 * | `private_key_not_usable` | 400 | The private key cannot be read, or needs a passphrase. |
 * | `bank_file_on_the_way` | 400 | A file is on its way to the bank. Another server or folder can be set once it has arrived. |
 */
export const setBankTransportMutation = (options?: Partial<Options<SetBankTransportData>>): UseMutationOptions<SetBankTransportResponse, SetBankTransportError, Options<SetBankTransportData>> => {
    const mutationOptions: UseMutationOptions<SetBankTransportResponse, SetBankTransportError, Options<SetBankTransportData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setBankTransport({
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
 * Exchange files with the bank now
 *
 * Visits the bank over SFTP or the folders at once, also while visits fail and pauses grow. The answer comes before the visit: `transportDetails.visitedAt` changes when it has ended.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `bank_not_visited` | 400 | Users exchange the files of the connection. Outlay does not visit the bank. |
 */
export const visitBankNowMutation = (options?: Partial<Options<VisitBankNowData>>): UseMutationOptions<VisitBankNowResponse, VisitBankNowError, Options<VisitBankNowData>> => {
    const mutationOptions: UseMutationOptions<VisitBankNowResponse, VisitBankNowError, Options<VisitBankNowData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await visitBankNow({
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
 * Record the bank's acceptance of a test file
 *
 * Records that the bank has accepted a test file of this version of the connection. Needs a fresh sign-in where approvals do.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `stale_version` | 400 | Another version of the payment config was saved after it was read. |
 */
export const certifyBankConnectionMutation = (options?: Partial<Options<CertifyBankConnectionData>>): UseMutationOptions<CertifyBankConnectionResponse, CertifyBankConnectionError, Options<CertifyBankConnectionData>> => {
    const mutationOptions: UseMutationOptions<CertifyBankConnectionResponse, CertifyBankConnectionError, Options<CertifyBankConnectionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await certifyBankConnection({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBankFileProfilesQueryKey = (options?: Options<ListBankFileProfilesData>) => createQueryKey('listBankFileProfiles', options);

/**
 * List the profiles to start from
 *
 * Returns profiles that follow public descriptions of the formats. No bank has approved them: send your bank a test file first.
 */
export const listBankFileProfilesOptions = (options?: Options<ListBankFileProfilesData>) => queryOptions<ListBankFileProfilesResponse, ListBankFileProfilesError, ListBankFileProfilesResponse, ReturnType<typeof listBankFileProfilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankFileProfiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankFileProfilesQueryKey(options)
});

/**
 * Write a test file for the bank
 *
 * Returns a file that the bank must not execute: two small payments to the account that pays, marked as a test where the format has a mark. Outlay keeps no copy. Its writing is an entry of the audit log.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `bank_file_not_writable` | 400 | The format cannot carry the account or the registration of the connection. |
 */
export const writeBankTestFileMutation = (options?: Partial<Options<WriteBankTestFileData>>): UseMutationOptions<WriteBankTestFileResponse, WriteBankTestFileError, Options<WriteBankTestFileData>> => {
    const mutationOptions: UseMutationOptions<WriteBankTestFileResponse, WriteBankTestFileError, Options<WriteBankTestFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await writeBankTestFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getBankFilePlanQueryKey = (options: Options<GetBankFilePlanData>) => createQueryKey('getBankFilePlan', options);

/**
 * Get the bank file that a batch will travel in
 *
 * Returns the connection by bank file that would carry a batch that has not been sent, and every name and reference that its file would write differently, by row. An approver reads it before signing.
 */
export const getBankFilePlanOptions = (options: Options<GetBankFilePlanData>) => queryOptions<GetBankFilePlanResponse, GetBankFilePlanError, GetBankFilePlanResponse, ReturnType<typeof getBankFilePlanQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankFilePlan({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankFilePlanQueryKey(options)
});

export const listBankFilesQueryKey = (options?: Options<ListBankFilesData>) => createQueryKey('listBankFiles', options);

/**
 * List the bank files
 *
 * Returns the files, newest first: of the entity, of a connection or of a batch.
 */
export const listBankFilesOptions = (options?: Options<ListBankFilesData>) => queryOptions<ListBankFilesResponse, ListBankFilesError, ListBankFilesResponse, ReturnType<typeof listBankFilesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankFiles({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankFilesQueryKey(options)
});

export const getBankFileQueryKey = (options: Options<GetBankFileData>) => createQueryKey('getBankFile', options);

/**
 * Get a bank file
 *
 * Returns the figures of a file and what the bank has said about it.
 */
export const getBankFileOptions = (options: Options<GetBankFileData>) => queryOptions<GetBankFileResponse, GetBankFileError, GetBankFileResponse, ReturnType<typeof getBankFileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankFile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankFileQueryKey(options)
});

export const listBankFilePaymentsQueryKey = (options: Options<ListBankFilePaymentsData>) => createQueryKey('listBankFilePayments', options);

/**
 * List the payments of a bank file
 *
 * Returns the payments in the order of the file, as they were written.
 */
export const listBankFilePaymentsOptions = (options: Options<ListBankFilePaymentsData>) => queryOptions<ListBankFilePaymentsResponse, ListBankFilePaymentsError, ListBankFilePaymentsResponse, ReturnType<typeof listBankFilePaymentsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankFilePayments({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankFilePaymentsQueryKey(options)
});

/**
 * Take a bank file to the bank
 *
 * Returns the bytes of the file. With the first download the file leaves: the batch becomes PROCESSING, and it can no longer be cancelled. A file that a user takes is not carried over SFTP or a folder as well. Every later download returns the same bytes and is an entry of the audit log, and is refused once the bank has rejected the file, a recall is recorded, or the batch has ended. `Content-Digest` has the SHA-256.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `approvals_lapsed` | 400 | Too few approvals of the batch still count. Another approver has to replace them. |
 * | `bank_file_not_live` | 400 | The bank file can no longer leave: its batch has ended, or another file has replaced it. |
 * | `bank_file_day_passed` | 400 | The bank no longer takes the file for the execution date of its batch, which moves to another day or waits for a user. |
 * | `bank_file_out_of_order` | 400 | Files with running numbers go to the bank in their order, because it refuses a file after a gap. Another file has to go first. |
 * | `bank_file_ended` | 400 | The bank file has left and must not be taken to the bank again: the bank rejected it, a recall is recorded, or its batch has ended. |
 */
export const downloadBankFileMutation = (options?: Partial<Options<DownloadBankFileData>>): UseMutationOptions<DownloadBankFileResponse, DownloadBankFileError, Options<DownloadBankFileData>> => {
    const mutationOptions: UseMutationOptions<DownloadBankFileResponse, DownloadBankFileError, Options<DownloadBankFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await downloadBankFile({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getBankFileSummaryQueryKey = (options: Options<GetBankFileSummaryData>) => createQueryKey('getBankFileSummary', options);

/**
 * Get the figures of a bank file as text
 *
 * Returns a text file with the SHA-256, the count, the sum and the hash total, to be compared with what the bank's own page shows.
 *
 * Needs the role PREPARER or APPROVER.
 */
export const getBankFileSummaryOptions = (options: Options<GetBankFileSummaryData>) => queryOptions<GetBankFileSummaryResponse, GetBankFileSummaryError, GetBankFileSummaryResponse, ReturnType<typeof getBankFileSummaryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankFileSummary({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankFileSummaryQueryKey(options)
});

/**
 * Record the recall of a bank file
 *
 * Records that a person at the bank has confirmed that the rest of a file will not be paid. It changes no payment until another approver confirms it. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `bank_file_not_recallable` | 400 | The bank file has not left, has a recall already, or all its payments have ended. |
 */
export const recallBankFileMutation = (options?: Partial<Options<RecallBankFileData>>): UseMutationOptions<RecallBankFileResponse, RecallBankFileError, Options<RecallBankFileData>> => {
    const mutationOptions: UseMutationOptions<RecallBankFileResponse, RecallBankFileError, Options<RecallBankFileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await recallBankFile({
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
 * Confirm the recall of a bank file
 *
 * A second approver, who neither recorded the recall nor took the file to the bank, confirms it. The payments that the bank has not paid fail, and their hold is released. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `no_open_recall` | 400 | The bank file has no recall that waits for its confirmation. |
 * | `own_recall` | 400 | The caller recorded the recall or took the file to the bank. Another approver has to confirm it. |
 * | `bank_file_not_recallable` | 400 | The bank file has not left, has a recall already, or all its payments have ended. |
 */
export const confirmBankRecallMutation = (options?: Partial<Options<ConfirmBankRecallData>>): UseMutationOptions<ConfirmBankRecallResponse, ConfirmBankRecallError, Options<ConfirmBankRecallData>> => {
    const mutationOptions: UseMutationOptions<ConfirmBankRecallResponse, ConfirmBankRecallError, Options<ConfirmBankRecallData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmBankRecall({
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
 * Withdraw the recall of a bank file
 *
 * Takes back a recall that no approver has confirmed, because it was recorded by mistake. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `no_open_recall` | 400 | The bank file has no recall that waits for its confirmation. |
 */
export const withdrawBankRecallMutation = (options?: Partial<Options<WithdrawBankRecallData>>): UseMutationOptions<WithdrawBankRecallResponse, WithdrawBankRecallError, Options<WithdrawBankRecallData>> => {
    const mutationOptions: UseMutationOptions<WithdrawBankRecallResponse, WithdrawBankRecallError, Options<WithdrawBankRecallData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawBankRecall({
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
 * Upload a reply of the bank
 *
 * Keeps what the bank sent, by its SHA-256, and reads it. If the reply fits what was sent, and a payment becomes paid, failed, returned or redirected by it, it waits until another user confirms it. A reply that only notes that the bank has the file is applied at once. One that does not fit changes nothing and asks a user. The same bytes are kept once, so the request may be repeated at any time; an open question is then judged again.
 *
 * Needs the role PREPARER or APPROVER.
 */
export const uploadBankReplyMutation = (options?: Partial<Options<UploadBankReplyData>>): UseMutationOptions<UploadBankReplyResponse, UploadBankReplyError, Options<UploadBankReplyData>> => {
    const mutationOptions: UseMutationOptions<UploadBankReplyResponse, UploadBankReplyError, Options<UploadBankReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadBankReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBankRepliesQueryKey = (options?: Options<ListBankRepliesData>) => createQueryKey('listBankReplies', options);

/**
 * List the replies of the bank
 *
 * Returns what the bank sent, newest first: all, or those with an open question or waiting for confirmation.
 */
export const listBankRepliesOptions = (options?: Options<ListBankRepliesData>) => queryOptions<ListBankRepliesResponse, ListBankRepliesError, ListBankRepliesResponse, ReturnType<typeof listBankRepliesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankReplies({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankRepliesQueryKey(options)
});

export const getBankReplyQueryKey = (options: Options<GetBankReplyData>) => createQueryKey('getBankReply', options);

/**
 * Get a reply of the bank
 *
 * Returns what became of a reply, and its question if it has one.
 */
export const getBankReplyOptions = (options: Options<GetBankReplyData>) => queryOptions<GetBankReplyResponse, GetBankReplyError, GetBankReplyResponse, ReturnType<typeof getBankReplyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankReply({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankReplyQueryKey(options)
});

/**
 * Close the question of a reply, or set the reply aside
 *
 * Records what was found out about a reply that does not fit, or why a reply that waits for confirmation is not to be applied. It changes no payment. The user who uploaded the reply cannot do it.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_open_question` | 400 | The reply of the bank has no open question, and does not wait for confirmation. |
 * | `own_bank_reply` | 400 | The caller uploaded the reply, created a batch that it answers, or took the file to the bank, so another user has to decide. |
 */
export const closeBankReplyMutation = (options?: Partial<Options<CloseBankReplyData>>): UseMutationOptions<CloseBankReplyResponse, CloseBankReplyError, Options<CloseBankReplyData>> => {
    const mutationOptions: UseMutationOptions<CloseBankReplyResponse, CloseBankReplyError, Options<CloseBankReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await closeBankReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listBankReplyChangesQueryKey = (options: Options<ListBankReplyChangesData>) => createQueryKey('listBankReplyChanges', options);

/**
 * List what a reply changes
 *
 * Returns, payment by payment, what a reply changed, or would change once it is confirmed. Empty for a reply with a question.
 */
export const listBankReplyChangesOptions = (options: Options<ListBankReplyChangesData>) => queryOptions<ListBankReplyChangesResponse, ListBankReplyChangesError, ListBankReplyChangesResponse, ReturnType<typeof listBankReplyChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBankReplyChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBankReplyChangesQueryKey(options)
});

/**
 * Confirm a reply that was uploaded
 *
 * Applies a reply that waits for confirmation. `waiting.mayConfirm` names the users who may do it. The reply is judged again: if it changes other payments than before, or asks a question, nothing is applied, and `result` in the answer says so. Needs a fresh sign-in where approvals do.
 *
 * Needs the role PREPARER or APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `bank_reply_not_waiting` | 400 | The reply of the bank does not wait for confirmation. |
 * | `own_bank_reply` | 400 | The caller uploaded the reply, created a batch that it answers, or took the file to the bank, so another user has to decide. |
 */
export const confirmBankReplyMutation = (options?: Partial<Options<ConfirmBankReplyData>>): UseMutationOptions<ConfirmBankReplyResponse, ConfirmBankReplyError, Options<ConfirmBankReplyData>> => {
    const mutationOptions: UseMutationOptions<ConfirmBankReplyResponse, ConfirmBankReplyError, Options<ConfirmBankReplyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmBankReply({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listStatementsQueryKey = (options?: Options<ListStatementsData>) => createQueryKey('listStatements', options);

/**
 * List the statements of the bank
 *
 * Returns the statements by the day of their closing balance, the latest first.
 */
export const listStatementsOptions = (options?: Options<ListStatementsData>) => queryOptions<ListStatementsResponse, ListStatementsError, ListStatementsResponse, ReturnType<typeof listStatementsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatements({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementsQueryKey(options)
});

/**
 * Upload a statement of the bank
 *
 * Keeps the file by its SHA-256 and reads it: camt.053.001.08, camt.054.001.08, MT940, or CSV by a profile. The statements must be of an account that a bank connection of the entity pays from. A statement and an entry are stored once, however often they come, so the request may be repeated at any time. A file that is refused is kept, and nothing of it is stored; the same bytes are read again when they come again. Exact matches that move money wait for another user (`listStatementConfirmations`).
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `statement_format_unknown` | 400 | The file is neither camt.053, camt.054 nor MT940, and no profile says how to read it as CSV. |
 * | `statement_unreadable` | 400 | The statement file cannot be read. Nothing of it is stored. |
 * | `statement_account_unknown` | 400 | No bank connection of the entity pays from the account of a statement. Nothing is stored. |
 */
export const uploadStatementMutation = (options?: Partial<Options<UploadStatementData>>): UseMutationOptions<UploadStatementResponse, UploadStatementError, Options<UploadStatementData>> => {
    const mutationOptions: UseMutationOptions<UploadStatementResponse, UploadStatementError, Options<UploadStatementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await uploadStatement({
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
 * Preview a statement in CSV
 *
 * Reads a CSV file by a profile and stores nothing. Without a profile the one by which the last CSV file of the connection was read is taken, if it fits, and else one is suggested from the header and the first rows.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const previewStatementCsvMutation = (options?: Partial<Options<PreviewStatementCsvData>>): UseMutationOptions<PreviewStatementCsvResponse, PreviewStatementCsvError, Options<PreviewStatementCsvData>> => {
    const mutationOptions: UseMutationOptions<PreviewStatementCsvResponse, PreviewStatementCsvError, Options<PreviewStatementCsvData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewStatementCsv({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getStatementQueryKey = (options: Options<GetStatementData>) => createQueryKey('getStatement', options);

/**
 * Get a statement of the bank
 *
 * Returns a statement with its balances. Its entries are a separate list.
 */
export const getStatementOptions = (options: Options<GetStatementData>) => queryOptions<GetStatementResponse, GetStatementError, GetStatementResponse, ReturnType<typeof getStatementQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getStatement({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getStatementQueryKey(options)
});

export const listStatementEntriesQueryKey = (options: Options<ListStatementEntriesData>) => createQueryKey('listStatementEntries', options);

/**
 * List the entries of a statement
 *
 * Returns the entries in the order of the statement.
 */
export const listStatementEntriesOptions = (options: Options<ListStatementEntriesData>) => queryOptions<ListStatementEntriesResponse, ListStatementEntriesError, ListStatementEntriesResponse, ReturnType<typeof listStatementEntriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementEntries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementEntriesQueryKey(options)
});

export const listStatementFindingsQueryKey = (options?: Options<ListStatementFindingsData>) => createQueryKey('listStatementFindings', options);

/**
 * List what is wrong with statements
 *
 * Returns gaps, breaks and changed statements, the newest finding first.
 */
export const listStatementFindingsOptions = (options?: Options<ListStatementFindingsData>) => queryOptions<ListStatementFindingsResponse, ListStatementFindingsError, ListStatementFindingsResponse, ReturnType<typeof listStatementFindingsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementFindings({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementFindingsQueryKey(options)
});

/**
 * Close a finding about a statement
 *
 * Closes a finding that no later statement will resolve, with a reason. It changes no statement and no payment: of two statements with one name, the first stays.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `finding_resolved` | 400 | The finding is resolved or closed already. |
 */
export const closeStatementFindingMutation = (options?: Partial<Options<CloseStatementFindingData>>): UseMutationOptions<CloseStatementFindingResponse, CloseStatementFindingError, Options<CloseStatementFindingData>> => {
    const mutationOptions: UseMutationOptions<CloseStatementFindingResponse, CloseStatementFindingError, Options<CloseStatementFindingData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await closeStatementFinding({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listReconciliationEntriesQueryKey = (options?: Options<ListReconciliationEntriesData>) => createQueryKey('listReconciliationEntries', options);

/**
 * List entries with what they are or may be
 *
 * Returns the booked entries of all statements by booking date, the latest first.
 */
export const listReconciliationEntriesOptions = (options?: Options<ListReconciliationEntriesData>) => queryOptions<ListReconciliationEntriesResponse, ListReconciliationEntriesError, ListReconciliationEntriesResponse, ReturnType<typeof listReconciliationEntriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listReconciliationEntries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listReconciliationEntriesQueryKey(options)
});

export const getReconciliationEntryQueryKey = (options: Options<GetReconciliationEntryData>) => createQueryKey('getReconciliationEntry', options);

/**
 * Get an entry with what it is or may be
 *
 * Returns a booked entry of a statement by its id.
 */
export const getReconciliationEntryOptions = (options: Options<GetReconciliationEntryData>) => queryOptions<GetReconciliationEntryResponse, GetReconciliationEntryError, GetReconciliationEntryResponse, ReturnType<typeof getReconciliationEntryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getReconciliationEntry({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getReconciliationEntryQueryKey(options)
});

export const listEntryCandidatesQueryKey = (options: Options<ListEntryCandidatesData>) => createQueryKey('listEntryCandidates', options);

/**
 * List the payments that an entry can be posted for
 *
 * For money out: payments of bank files from the account that no entry is posted for, and funding that can have gone back. For money in: payments that can have come back, and funding that is announced. Returns at most 50 payments of the latest files and 50 of funding, the latest first.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const listEntryCandidatesOptions = (options: Options<ListEntryCandidatesData>) => queryOptions<ListEntryCandidatesResponse, ListEntryCandidatesError, ListEntryCandidatesResponse, ReturnType<typeof listEntryCandidatesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEntryCandidates({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEntryCandidatesQueryKey(options)
});

/**
 * Post an entry as proposed
 *
 * Posts the entry for the items of its proposal. The other entries of a split item, and the entry that a correction takes back, are posted with it. An entry that only users have brought, and that moves money, is posted by another user than its uploader.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `entry_posted` | 400 | The entry of the statement is posted already. |
 * | `proposal_changed` | 400 | The entry has another proposal by now, or none that can be posted. |
 * | `item_posted` | 400 | Another entry is posted for a payment or a funding record of the request. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it. |
 * | `insufficient_funds` | 400 | The FUNDING balance does not cover the batch, the fee of the bank, or the funding that goes back. Nothing was recorded. |
 */
export const postProposalMutation = (options?: Partial<Options<PostProposalData>>): UseMutationOptions<PostProposalResponse, PostProposalError, Options<PostProposalData>> => {
    const mutationOptions: UseMutationOptions<PostProposalResponse, PostProposalError, Options<PostProposalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await postProposal({
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
 * Post an entry as a user chooses
 *
 * Posts the entry for payments of bank files, as a fee of the bank, as funding, or as funding that went back. A fee and funding that went back are taken from FUNDING; funding is added to it. An entry that only users have brought, and that moves money, is posted by another user than its uploader.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it. |
 * | `entry_posted` | 400 | The entry of the statement is posted already. |
 * | `posting_not_possible` | 400 | The entry cannot be posted as this: its direction does not fit, a payment is not one of a bank file that has left, or the funding record is in another state. |
 * | `item_posted` | 400 | Another entry is posted for a payment or a funding record of the request. |
 * | `difference_needs_reason` | 400 | The amounts of the payments differ from the entry, and the request gives no reason. |
 * | `insufficient_funds` | 400 | The FUNDING balance does not cover the batch, the fee of the bank, or the funding that goes back. Nothing was recorded. |
 */
export const postEntryMutation = (options?: Partial<Options<PostEntryData>>): UseMutationOptions<PostEntryResponse, PostEntryError, Options<PostEntryData>> => {
    const mutationOptions: UseMutationOptions<PostEntryResponse, PostEntryError, Options<PostEntryData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await postEntry({
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
 * Set an entry aside
 *
 * Takes the entry off the list of open entries, with a reason. It changes no payment, and the entry can still be posted.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `entry_posted` | 400 | The entry of the statement is posted already. |
 */
export const setEntryAsideMutation = (options?: Partial<Options<SetEntryAsideData>>): UseMutationOptions<SetEntryAsideResponse, SetEntryAsideError, Options<SetEntryAsideData>> => {
    const mutationOptions: UseMutationOptions<SetEntryAsideResponse, SetEntryAsideError, Options<SetEntryAsideData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await setEntryAside({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listStatementConfirmationsQueryKey = (options?: Options<ListStatementConfirmationsData>) => createQueryKey('listStatementConfirmations', options);

/**
 * List the uploaded statements that wait for another user
 *
 * Returns the statement files that users have uploaded, and whose exact matches would make payments paid or returned, or change a balance: at most 20, the oldest first. Those entries have the verdict EXACT in the list of open entries.
 */
export const listStatementConfirmationsOptions = (options?: Options<ListStatementConfirmationsData>) => queryOptions<ListStatementConfirmationsResponse, ListStatementConfirmationsError, ListStatementConfirmationsResponse, ReturnType<typeof listStatementConfirmationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementConfirmations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementConfirmationsQueryKey(options)
});

/**
 * Confirm a statement that was uploaded
 *
 * Posts all exact matches of the file that wait. `mayConfirm` names the users who may do it. The entries are matched again: if other ones wait by now than those that `waitingId` names, nothing is posted, and `waiting` in the answer has them. Needs a fresh sign-in where approvals do.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `statement_not_waiting` | 400 | No entry of the statement waits for confirmation. |
 * | `own_statement` | 400 | The caller uploaded the statement, created a batch that the posting pays or returns, or took its file to the bank, so another user has to post it. |
 */
export const confirmStatementMutation = (options?: Partial<Options<ConfirmStatementData>>): UseMutationOptions<ConfirmStatementResponse, ConfirmStatementError, Options<ConfirmStatementData>> => {
    const mutationOptions: UseMutationOptions<ConfirmStatementResponse, ConfirmStatementError, Options<ConfirmStatementData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmStatement({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listStatementAccountsQueryKey = (options?: Options<ListStatementAccountsData>) => createQueryKey('listStatementAccounts', options);

/**
 * List the accounts that have statements
 *
 * Returns the accounts in the order in which their first statements came.
 */
export const listStatementAccountsOptions = (options?: Options<ListStatementAccountsData>) => queryOptions<ListStatementAccountsResponse, ListStatementAccountsError, ListStatementAccountsResponse, ReturnType<typeof listStatementAccountsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listStatementAccounts({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listStatementAccountsQueryKey(options)
});

export const listBalanceDaysQueryKey = (options: Options<ListBalanceDaysData>) => createQueryKey('listBalanceDays', options);

/**
 * Compare the ledger with the statements of an account
 *
 * Returns the days that have a closing balance, the latest first.
 */
export const listBalanceDaysOptions = (options: Options<ListBalanceDaysData>) => queryOptions<ListBalanceDaysResponse, ListBalanceDaysError, ListBalanceDaysResponse, ReturnType<typeof listBalanceDaysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBalanceDays({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBalanceDaysQueryKey(options)
});

export const getPayoutProofQueryKey = (options: Options<GetPayoutProofData>) => createQueryKey('getPayoutProof', options);

/**
 * Read the proof of a payout
 *
 * Returns the payout with its timeline, approvals and ledger postings.
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

export const getBatchProofQueryKey = (options: Options<GetBatchProofData>) => createQueryKey('getBatchProof', options);

/**
 * Read the proof of a batch
 *
 * Returns the audit entries that prove who created and approved the batch.
 */
export const getBatchProofOptions = (options: Options<GetBatchProofData>) => queryOptions<GetBatchProofResponse, GetBatchProofError, GetBatchProofResponse, ReturnType<typeof getBatchProofQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBatchProof({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBatchProofQueryKey(options)
});

export const exportPayoutsQueryKey = (options?: Options<ExportPayoutsData>) => createQueryKey('exportPayouts', options);

/**
 * Export payouts as CSV
 *
 * Returns the payouts that the same filters find in the payout history. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
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
 * Preview approval rules
 *
 * Applies approval rules to amounts without saving them. Rules that could not be saved are refused as they would be when saved.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `invalid_approval_rules` | 400 | The approval rules contradict each other or leave a gap. |
 * | `invalid_amount` | 400 | An amount is not valid in its currency. |
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

export const getBankDaysQueryKey = (options?: Options<GetBankDaysData>) => createQueryKey('getBankDays', options);

/**
 * Read the days on which banks move money
 *
 * Returns the days that a batch can name as its execution date, or 204 if the entity has no config yet or the holidays of its country are not known. Then no batch can have an execution date.
 */
export const getBankDaysOptions = (options?: Options<GetBankDaysData>) => queryOptions<GetBankDaysResponse, GetBankDaysError, GetBankDaysResponse, ReturnType<typeof getBankDaysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankDays({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankDaysQueryKey(options)
});

export const listAuditQueryKey = (options?: Options<ListAuditData>) => createQueryKey('listAudit', options);

/**
 * Read the audit log
 *
 * Returns audit entries, newest first.
 *
 * Needs the role ADMIN.
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

export const exportAuditQueryKey = (options?: Options<ExportAuditData>) => createQueryKey('exportAudit', options);

/**
 * Export the audit log as CSV
 *
 * Returns the entries that the same filters find in the audit log, newest first. `time` is in the entity's time zone with its offset; `action` and `what_changed` are in words, `action_code` and `details` (JSON) are for programs. Cells are escaped so that a spreadsheet does not run them as formulas. The export is itself an entry of the log.
 *
 * Needs the role ADMIN.
 */
export const exportAuditOptions = (options?: Options<ExportAuditData>) => queryOptions<ExportAuditResponse, ExportAuditError, ExportAuditResponse, ReturnType<typeof exportAuditQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportAudit({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportAuditQueryKey(options)
});

export const getTradingStatusQueryKey = (options?: Options<GetTradingStatusData>) => createQueryKey('getTradingStatus', options);

/**
 * Read the state of the exchange
 *
 * Returns the last known state; asks the exchange if that is more than a few seconds old.
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
