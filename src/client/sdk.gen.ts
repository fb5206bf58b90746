// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Client, Options as Options2, TDataShape } from './client/index.ts';
import type { AddBatchCommentData, AddBatchCommentErrors, AddBatchCommentResponses, AnnounceFundingData, AnnounceFundingErrors, AnnounceFundingResponses, ApproveBatchData, ApproveBatchErrors, ApproveBatchResponses, CancelBatchData, CancelBatchErrors, CancelBatchResponses, CancelFundingRecordData, CancelFundingRecordErrors, CancelFundingRecordResponses, CancelOrderData, CancelOrderErrors, CancelOrderResponses, CertifyBankConnectionData, CertifyBankConnectionErrors, CertifyBankConnectionResponses, CheckAgainstHistoryData, CheckAgainstHistoryErrors, CheckAgainstHistoryResponses, CloseBankReplyData, CloseBankReplyErrors, CloseBankReplyResponses, CloseStatementFindingData, CloseStatementFindingErrors, CloseStatementFindingResponses, CompareBatchData, CompareBatchErrors, CompareBatchResponses, ConfirmBankRecallData, ConfirmBankRecallErrors, ConfirmBankRecallResponses, ConfirmBankReplyData, ConfirmBankReplyErrors, ConfirmBankReplyResponses, ConfirmStatementData, ConfirmStatementErrors, ConfirmStatementResponses, CreateBankConnectionData, CreateBankConnectionErrors, CreateBankConnectionResponses, CreateBatchData, CreateBatchErrors, CreateBatchResponses, CreateSavedViewData, CreateSavedViewErrors, CreateSavedViewResponses, CreateSubaccountData, CreateSubaccountErrors, CreateSubaccountResponses, DeleteSavedViewData, DeleteSavedViewErrors, DeleteSavedViewResponses, DownloadBankFileData, DownloadBankFileErrors, DownloadBankFileResponses, ExportAuditData, ExportAuditErrors, ExportAuditResponses, ExportPayoutsData, ExportPayoutsErrors, ExportPayoutsResponses, ExportSettlementData, ExportSettlementErrors, ExportSettlementResponses, GetAccountBalancesData, GetAccountBalancesErrors, GetAccountBalancesResponses, GetAttentionData, GetAttentionErrors, GetAttentionResponses, GetBankDaysData, GetBankDaysErrors, GetBankDaysResponses, GetBankFileData, GetBankFileErrors, GetBankFilePlanData, GetBankFilePlanErrors, GetBankFilePlanResponses, GetBankFileResponses, GetBankFileSummaryData, GetBankFileSummaryErrors, GetBankFileSummaryResponses, GetBankReplyData, GetBankReplyErrors, GetBankReplyResponses, GetBatchChecksData, GetBatchChecksErrors, GetBatchChecksResponses, GetBatchData, GetBatchErrors, GetBatchProofData, GetBatchProofErrors, GetBatchProofResponses, GetBatchResponses, GetBrokerageQuoteData, GetBrokerageQuoteErrors, GetBrokerageQuoteResponses, GetEntityConfigData, GetEntityConfigErrors, GetEntityConfigResponses, GetFeeQuoteData, GetFeeQuoteErrors, GetFeeQuoteResponses, GetFullOrderBookData, GetFullOrderBookErrors, GetFullOrderBookResponses, GetFundingInstructionsData, GetFundingInstructionsErrors, GetFundingInstructionsResponses, GetFundingRecordData, GetFundingRecordErrors, GetFundingRecordResponses, GetNotificationSettingsData, GetNotificationSettingsErrors, GetNotificationSettingsResponses, GetOrderHistoryDetailData, GetOrderHistoryDetailErrors, GetOrderHistoryDetailResponses, GetOrderStatusData, GetOrderStatusErrors, GetOrderStatusResponses, GetPaymentConfigData, GetPaymentConfigErrors, GetPaymentConfigResponses, GetPayoutData, GetPayoutErrors, GetPayoutProofData, GetPayoutProofErrors, GetPayoutProofResponses, GetPayoutResponses, GetPayoutTotalsData, GetPayoutTotalsErrors, GetPayoutTotalsResponses, GetPendingTotalData, GetPendingTotalErrors, GetPendingTotalResponses, GetRecipientData, GetRecipientErrors, GetRecipientResponses, GetReconciliationEntryData, GetReconciliationEntryErrors, GetReconciliationEntryResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetSettlementData, GetSettlementErrors, GetSettlementResponses, GetStatementData, GetStatementErrors, GetStatementResponses, GetSubaccountData, GetSubaccountErrors, GetSubaccountResponses, GetTradingStatusData, GetTradingStatusErrors, GetTradingStatusResponses, ListAllBalancesData, ListAllBalancesErrors, ListAllBalancesResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListBalanceDaysData, ListBalanceDaysErrors, ListBalanceDaysResponses, ListBankConnectionsData, ListBankConnectionsErrors, ListBankConnectionsResponses, ListBankFilePaymentsData, ListBankFilePaymentsErrors, ListBankFilePaymentsResponses, ListBankFileProfilesData, ListBankFileProfilesErrors, ListBankFileProfilesResponses, ListBankFilesData, ListBankFilesErrors, ListBankFilesResponses, ListBankRepliesData, ListBankRepliesErrors, ListBankRepliesResponses, ListBankReplyChangesData, ListBankReplyChangesErrors, ListBankReplyChangesResponses, ListBanksData, ListBanksErrors, ListBanksResponses, ListBatchCommentsData, ListBatchCommentsErrors, ListBatchCommentsResponses, ListBatchesData, ListBatchesErrors, ListBatchesResponses, ListBatchRowsData, ListBatchRowsErrors, ListBatchRowsResponses, ListBatchWithdrawalsData, ListBatchWithdrawalsErrors, ListBatchWithdrawalsResponses, ListBrokerageInstructionsData, ListBrokerageInstructionsErrors, ListBrokerageInstructionsResponses, ListBucketsData, ListBucketsErrors, ListBucketsResponses, ListColumnMappingsData, ListColumnMappingsErrors, ListColumnMappingsResponses, ListEarlierFailuresData, ListEarlierFailuresErrors, ListEarlierFailuresResponses, ListEntryCandidatesData, ListEntryCandidatesErrors, ListEntryCandidatesResponses, ListFirstStepsData, ListFirstStepsErrors, ListFirstStepsResponses, ListFundingHistoryData, ListFundingHistoryErrors, ListFundingHistoryResponses, ListFundingRecordsData, ListFundingRecordsErrors, ListFundingRecordsResponses, ListLoanUpdatesData, ListLoanUpdatesErrors, ListLoanUpdatesResponses, ListNotificationsData, ListNotificationsErrors, ListNotificationsResponses, ListOpenOrdersData, ListOpenOrdersErrors, ListOpenOrdersResponses, ListOpenPositionsData, ListOpenPositionsErrors, ListOpenPositionsResponses, ListOrderHistoryData, ListOrderHistoryErrors, ListOrderHistoryResponses, ListPairsData, ListPairsErrors, ListPairsResponses, ListPayoutDaysData, ListPayoutDaysErrors, ListPayoutDaysResponses, ListPayoutHistoryData, ListPayoutHistoryErrors, ListPayoutHistoryResponses, ListPayoutsData, ListPayoutsErrors, ListPayoutsResponses, ListPeopleData, ListPeopleErrors, ListPeopleResponses, ListPublicTradesData, ListPublicTradesErrors, ListPublicTradesResponses, ListRecipientsData, ListRecipientsErrors, ListRecipientsResponses, ListReconciliationEntriesData, ListReconciliationEntriesErrors, ListReconciliationEntriesResponses, ListRetryRowsData, ListRetryRowsErrors, ListRetryRowsResponses, ListSavedViewsData, ListSavedViewsErrors, ListSavedViewsResponses, ListSettlementPayoutsData, ListSettlementPayoutsErrors, ListSettlementPayoutsResponses, ListSettlementsData, ListSettlementsErrors, ListSettlementsResponses, ListStatementAccountsData, ListStatementAccountsErrors, ListStatementAccountsResponses, ListStatementConfirmationsData, ListStatementConfirmationsErrors, ListStatementConfirmationsResponses, ListStatementEntriesData, ListStatementEntriesErrors, ListStatementEntriesResponses, ListStatementFindingsData, ListStatementFindingsErrors, ListStatementFindingsResponses, ListStatementsData, ListStatementsErrors, ListStatementsResponses, ListSubaccountsData, ListSubaccountsErrors, ListSubaccountsResponses, ListTradeHistoryData, ListTradeHistoryErrors, ListTradeHistoryResponses, ListTransactionHistoryData, ListTransactionHistoryErrors, ListTransactionHistoryResponses, ListUsersData, ListUsersErrors, ListUsersResponses, ListWaitingBatchesData, ListWaitingBatchesErrors, ListWaitingBatchesResponses, MarkNotificationsReadData, MarkNotificationsReadErrors, MarkNotificationsReadResponses, PlaceLimitOrderData, PlaceLimitOrderErrors, PlaceLimitOrderResponses, PostEntryData, PostEntryErrors, PostEntryResponses, PostProposalData, PostProposalErrors, PostProposalResponses, PreviewApprovalsData, PreviewApprovalsErrors, PreviewApprovalsResponses, PreviewStatementCsvData, PreviewStatementCsvErrors, PreviewStatementCsvResponses, RecallBankFileData, RecallBankFileErrors, RecallBankFileResponses, RehearseBankConnectionData, RehearseBankConnectionErrors, RehearseBankConnectionResponses, RejectBatchData, RejectBatchErrors, RejectBatchResponses, SaveColumnMappingData, SaveColumnMappingErrors, SaveColumnMappingResponses, SearchData, SearchErrors, SearchResponses, SetBankTransportData, SetBankTransportErrors, SetBankTransportResponses, SetEntryAsideData, SetEntryAsideErrors, SetEntryAsideResponses, SignOutData, SignOutErrors, SignOutResponses, StreamAccountEventsData, StreamAccountEventsErrors, StreamAccountEventsResponse, StreamAccountEventsResponses, StreamBatchEventsData, StreamBatchEventsErrors, StreamBatchEventsResponse, StreamBatchEventsResponses, StreamMarketEventsData, StreamMarketEventsErrors, StreamMarketEventsResponse, StreamMarketEventsResponses, SwitchBankConnectionData, SwitchBankConnectionErrors, SwitchBankConnectionResponses, UpdateBankConnectionData, UpdateBankConnectionErrors, UpdateBankConnectionResponses, UpdateBatchLabelData, UpdateBatchLabelErrors, UpdateBatchLabelResponses, UpdateNotificationSettingsData, UpdateNotificationSettingsErrors, UpdateNotificationSettingsResponses, UpdatePaymentConfigData, UpdatePaymentConfigErrors, UpdatePaymentConfigResponses, UpdatePreferencesData, UpdatePreferencesErrors, UpdatePreferencesResponses, UpdateSavedViewData, UpdateSavedViewErrors, UpdateSavedViewResponses, UploadBankReplyData, UploadBankReplyErrors, UploadBankReplyResponses, UploadStatementData, UploadStatementErrors, UploadStatementResponses, VisitBankNowData, VisitBankNowErrors, VisitBankNowResponses, WithdrawBankRecallData, WithdrawBankRecallErrors, WithdrawBankRecallResponses, WriteBankTestFileData, WriteBankTestFileErrors, WriteBankTestFileResponses } from './types.gen.ts';

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
 * Read the payment config
 *
 * Returns the entity's payment config, or the defaults if none has been saved.
 */
export const getPaymentConfig = <ThrowOnError extends boolean = true>(options?: Options<GetPaymentConfigData, ThrowOnError>) => (options?.client ?? client).get<GetPaymentConfigResponses, GetPaymentConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/config',
    ...options
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
export const updatePaymentConfig = <ThrowOnError extends boolean = true>(options: Options<UpdatePaymentConfigData, ThrowOnError>) => (options.client ?? client).put<UpdatePaymentConfigResponses, UpdatePaymentConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/config',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the entity config
 *
 * Returns the limits, rails and fees that the operator has set for the entity, or 204 if it has set none.
 */
export const getEntityConfig = <ThrowOnError extends boolean = true>(options?: Options<GetEntityConfigData, ThrowOnError>) => (options?.client ?? client).get<GetEntityConfigResponses, GetEntityConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/entity/config',
    ...options
});

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
export const getAccountBalances = <ThrowOnError extends boolean = true>(options: Options<GetAccountBalancesData, ThrowOnError>) => (options.client ?? client).get<GetAccountBalancesResponses, GetAccountBalancesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/account/balances/{type}',
    ...options
});

/**
 * Search the payout history
 *
 * Returns payout transactions, newest first. Several filters must all match; their bounds are inclusive.
 */
export const listPayoutHistory = <ThrowOnError extends boolean = true>(options?: Options<ListPayoutHistoryData, ThrowOnError>) => (options?.client ?? client).get<ListPayoutHistoryResponses, ListPayoutHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/payout/history',
    ...options
});

/**
 * Read a payout transaction
 *
 * Returns one transaction of the payout history.
 */
export const getPayout = <ThrowOnError extends boolean = true>(options: Options<GetPayoutData, ThrowOnError>) => (options.client ?? client).get<GetPayoutResponses, GetPayoutErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/payout/history/{id}',
    ...options
});

/**
 * List banks
 *
 * Returns every bank that can be paid, with its default branch code, account number lengths and rails, ordered by name.
 */
export const listBanks = <ThrowOnError extends boolean = true>(options?: Options<ListBanksData, ThrowOnError>) => (options?.client ?? client).get<ListBanksResponses, ListBanksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/banks',
    ...options
});

/**
 * List batches
 *
 * Returns batches, newest first.
 */
export const listBatches = <ThrowOnError extends boolean = true>(options?: Options<ListBatchesData, ThrowOnError>) => (options?.client ?? client).get<ListBatchesResponses, ListBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches',
    ...options
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
export const createBatch = <ThrowOnError extends boolean = true>(options: Options<CreateBatchData, ThrowOnError>) => (options.client ?? client).post<CreateBatchResponses, CreateBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a batch
 *
 * Returns one batch with its totals and approvals.
 */
export const getBatch = <ThrowOnError extends boolean = true>(options: Options<GetBatchData, ThrowOnError>) => (options.client ?? client).get<GetBatchResponses, GetBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}',
    ...options
});

/**
 * List the withdrawals of a batch
 *
 * Returns the withdrawals of a batch, ordered by row number.
 */
export const listBatchWithdrawals = <ThrowOnError extends boolean = true>(options: Options<ListBatchWithdrawalsData, ThrowOnError>) => (options.client ?? client).get<ListBatchWithdrawalsResponses, ListBatchWithdrawalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/withdrawals',
    ...options
});

/**
 * Quote the fees of a batch
 *
 * Returns the cost of the batch, the available balance and any shortfall. Available in every status of the batch.
 */
export const getFeeQuote = <ThrowOnError extends boolean = true>(options: Options<GetFeeQuoteData, ThrowOnError>) => (options.client ?? client).get<GetFeeQuoteResponses, GetFeeQuoteErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/fee-quote',
    ...options
});

/**
 * Change the label of a batch
 *
 * Changes the label, which is possible in every status: the content digest does not cover it.
 *
 * Needs the role PREPARER.
 */
export const updateBatchLabel = <ThrowOnError extends boolean = true>(options: Options<UpdateBatchLabelData, ThrowOnError>) => (options.client ?? client).put<UpdateBatchLabelResponses, UpdateBatchLabelErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/label',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const approveBatch = <ThrowOnError extends boolean = true>(options: Options<ApproveBatchData, ThrowOnError>) => (options.client ?? client).post<ApproveBatchResponses, ApproveBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/approve',
    ...options
});

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
export const cancelBatch = <ThrowOnError extends boolean = true>(options: Options<CancelBatchData, ThrowOnError>) => (options.client ?? client).post<CancelBatchResponses, CancelBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/cancel',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const rejectBatch = <ThrowOnError extends boolean = true>(options: Options<RejectBatchData, ThrowOnError>) => (options.client ?? client).post<RejectBatchResponses, RejectBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/reject',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the totals of batches that wait for approval
 *
 * Returns one total for each currency.
 */
export const getPendingTotal = <ThrowOnError extends boolean = true>(options?: Options<GetPendingTotalData, ThrowOnError>) => (options?.client ?? client).get<GetPendingTotalResponses, GetPendingTotalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/pending-total',
    ...options
});

/**
 * List settlements
 *
 * Returns a settlement for each bank file that has left, by the day on which the bank pays it, the latest first.
 */
export const listSettlements = <ThrowOnError extends boolean = true>(options?: Options<ListSettlementsData, ThrowOnError>) => (options?.client ?? client).get<ListSettlementsResponses, ListSettlementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements',
    ...options
});

/**
 * Read a settlement
 *
 * Returns one settlement with its fees, its returns and the lines of the statements.
 */
export const getSettlement = <ThrowOnError extends boolean = true>(options: Options<GetSettlementData, ThrowOnError>) => (options.client ?? client).get<GetSettlementResponses, GetSettlementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}',
    ...options
});

/**
 * List the payouts of a settlement
 *
 * Returns the payouts in the order of the bank file.
 */
export const listSettlementPayouts = <ThrowOnError extends boolean = true>(options: Options<ListSettlementPayoutsData, ThrowOnError>) => (options.client ?? client).get<ListSettlementPayoutsResponses, ListSettlementPayoutsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}/payouts',
    ...options
});

/**
 * Export a settlement as CSV
 *
 * Returns a line for each payout in the order of the bank file, then for what came back and for the fees, each with what the statement shows. `over` and `under` are the difference. Cells are escaped so that a spreadsheet does not run them as formulas.
 */
export const exportSettlement = <ThrowOnError extends boolean = true>(options: Options<ExportSettlementData, ThrowOnError>) => (options.client ?? client).get<ExportSettlementResponses, ExportSettlementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/settlements/{id}/export',
    ...options
});

/**
 * List funding records
 *
 * Returns the money that was announced for FUNDING or came into it, by its day, the latest first.
 */
export const listFundingRecords = <ThrowOnError extends boolean = true>(options?: Options<ListFundingRecordsData, ThrowOnError>) => (options?.client ?? client).get<ListFundingRecordsResponses, ListFundingRecordsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records',
    ...options
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
export const announceFunding = <ThrowOnError extends boolean = true>(options: Options<AnnounceFundingData, ThrowOnError>) => (options.client ?? client).post<AnnounceFundingResponses, AnnounceFundingErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read a funding record
 *
 * Returns one funding record with its transfers and the entries of the statements.
 */
export const getFundingRecord = <ThrowOnError extends boolean = true>(options: Options<GetFundingRecordData, ThrowOnError>) => (options.client ?? client).get<GetFundingRecordResponses, GetFundingRecordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records/{id}',
    ...options
});

/**
 * Read how to fund
 *
 * Returns, for each live bank connection, the account to pay into and the reference to quote. Money that quotes the reference is booked to FUNDING when a statement shows it. An entity that has never switched a bank connection on pays over the sandbox: its operator simulates funding.
 */
export const getFundingInstructions = <ThrowOnError extends boolean = true>(options?: Options<GetFundingInstructionsData, ThrowOnError>) => (options?.client ?? client).get<GetFundingInstructionsResponses, GetFundingInstructionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-instructions',
    ...options
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
export const cancelFundingRecord = <ThrowOnError extends boolean = true>(options: Options<CancelFundingRecordData, ThrowOnError>) => (options.client ?? client).post<CancelFundingRecordResponses, CancelFundingRecordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/funding-records/{id}/cancel',
    ...options
});

/**
 * Read the session
 *
 * Returns the signed-in user, or 401 without a session.
 */
export const getSession = <ThrowOnError extends boolean = true>(options?: Options<GetSessionData, ThrowOnError>) => (options?.client ?? client).get<GetSessionResponses, GetSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/session',
    ...options
});

/**
 * List the people of the entity
 *
 * Returns every user of the entity, also those who no longer have access, ordered by name.
 */
export const listPeople = <ThrowOnError extends boolean = true>(options?: Options<ListPeopleData, ThrowOnError>) => (options?.client ?? client).get<ListPeopleResponses, ListPeopleErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/people',
    ...options
});

/**
 * List the users of the entity with their roles
 *
 * Returns every user of the entity with their roles, those with access first, ordered by name. The operator creates users and grants roles.
 */
export const listUsers = <ThrowOnError extends boolean = true>(options?: Options<ListUsersData, ThrowOnError>) => (options?.client ?? client).get<ListUsersResponses, ListUsersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/users',
    ...options
});

/**
 * Change your preferences
 *
 * Saves the user's own settings. They apply wherever the user signs in.
 */
export const updatePreferences = <ThrowOnError extends boolean = true>(options: Options<UpdatePreferencesData, ThrowOnError>) => (options.client ?? client).put<UpdatePreferencesResponses, UpdatePreferencesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/preferences',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sign out
 *
 * Ends the session at this installation and, if the identity provider supports it, at the provider. The answer names the page to open next.
 */
export const signOut = <ThrowOnError extends boolean = true>(options?: Options<SignOutData, ThrowOnError>) => (options?.client ?? client).post<SignOutResponses, SignOutErrors, ThrowOnError>({ url: '/app/session/sign-out', ...options });

/**
 * Count payouts by day and status
 *
 * Returns the outgoing payouts of one currency by day and status, oldest day first. Days without payouts are left out.
 */
export const listPayoutDays = <ThrowOnError extends boolean = true>(options?: Options<ListPayoutDaysData, ThrowOnError>) => (options?.client ?? client).get<ListPayoutDaysResponses, ListPayoutDaysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payout-days',
    ...options
});

/**
 * List the batches that the caller can approve
 *
 * Returns at most 50 batches that the caller can approve now, ordered by expiry.
 */
export const listWaitingBatches = <ThrowOnError extends boolean = true>(options?: Options<ListWaitingBatchesData, ThrowOnError>) => (options?.client ?? client).get<ListWaitingBatchesResponses, ListWaitingBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/waiting-batches',
    ...options
});

/**
 * List the first steps of the caller's roles
 *
 * Returns what a new user of these roles does first, in this order, and what is done. Empty for a user who only reads.
 */
export const listFirstSteps = <ThrowOnError extends boolean = true>(options?: Options<ListFirstStepsData, ThrowOnError>) => (options?.client ?? client).get<ListFirstStepsResponses, ListFirstStepsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/first-steps',
    ...options
});

/**
 * Check a batch for risks
 *
 * Compares the withdrawals with each other and with the payments made before the batch was created. The result is stored, and renewed while the batch waits for approval.
 */
export const getBatchChecks = <ThrowOnError extends boolean = true>(options: Options<GetBatchChecksData, ThrowOnError>) => (options.client ?? client).get<GetBatchChecksResponses, GetBatchChecksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/checks',
    ...options
});

/**
 * List the withdrawals of a batch with their findings
 *
 * Returns the withdrawals of a batch that an approver asks for, sorted and searched.
 */
export const listBatchRows = <ThrowOnError extends boolean = true>(options: Options<ListBatchRowsData, ThrowOnError>) => (options.client ?? client).get<ListBatchRowsResponses, ListBatchRowsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/rows',
    ...options
});

/**
 * Compare a batch with the last run
 *
 * Compares what a batch pays each person with an earlier batch: the last one of the same kind, or the one that the request names. A person is an external id, or else an account.
 */
export const compareBatch = <ThrowOnError extends boolean = true>(options: Options<CompareBatchData, ThrowOnError>) => (options.client ?? client).get<CompareBatchResponses, CompareBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/comparison',
    ...options
});

/**
 * List the comments on a batch
 *
 * Returns the comments, oldest first, and the users whom a comment can mention.
 */
export const listBatchComments = <ThrowOnError extends boolean = true>(options: Options<ListBatchCommentsData, ThrowOnError>) => (options.client ?? client).get<ListBatchCommentsResponses, ListBatchCommentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/comments',
    ...options
});

/**
 * Comment on a batch
 *
 * Adds a comment, in every status of the batch. The users whom it mentions and the creator of the batch are notified by email.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 */
export const addBatchComment = <ThrowOnError extends boolean = true>(options: Options<AddBatchCommentData, ThrowOnError>) => (options.client ?? client).post<AddBatchCommentResponses, AddBatchCommentErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/comments',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List what needs attention
 *
 * Returns the matters that need an action by the entity, newest first: at most 50.
 */
export const getAttention = <ThrowOnError extends boolean = true>(options?: Options<GetAttentionData, ThrowOnError>) => (options?.client ?? client).get<GetAttentionResponses, GetAttentionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/attention',
    ...options
});

/**
 * List notifications
 *
 * Returns what needs attention and the events of the last 30 days that concern the caller, newest first: at most 50.
 */
export const listNotifications = <ThrowOnError extends boolean = true>(options?: Options<ListNotificationsData, ThrowOnError>) => (options?.client ?? client).get<ListNotificationsResponses, ListNotificationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/notifications',
    ...options
});

/**
 * Mark notifications as read
 *
 * Marks every notification up to a time as read. An earlier time than before changes nothing.
 */
export const markNotificationsRead = <ThrowOnError extends boolean = true>(options: Options<MarkNotificationsReadData, ThrowOnError>) => (options.client ?? client).put<MarkNotificationsReadResponses, MarkNotificationsReadErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/notifications/read',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the notification settings
 *
 * Returns whether and when the caller receives mail about notifications.
 */
export const getNotificationSettings = <ThrowOnError extends boolean = true>(options?: Options<GetNotificationSettingsData, ThrowOnError>) => (options?.client ?? client).get<GetNotificationSettingsResponses, GetNotificationSettingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/notification-settings',
    ...options
});

/**
 * Change the notification settings
 *
 * Chooses whether and when the caller gets a mail that sums up what needs attention.
 */
export const updateNotificationSettings = <ThrowOnError extends boolean = true>(options: Options<UpdateNotificationSettingsData, ThrowOnError>) => (options.client ?? client).put<UpdateNotificationSettingsResponses, UpdateNotificationSettingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/notification-settings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const listRetryRows = <ThrowOnError extends boolean = true>(options: Options<ListRetryRowsData, ThrowOnError>) => (options.client ?? client).get<ListRetryRowsResponses, ListRetryRowsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/retry-rows',
    ...options
});

/**
 * List the rows of a retry that are likely to fail again
 *
 * Compares a batch that retries failed withdrawals with the batch that it retries. Returns the rows that pay the same account without the change that the failure needs; none for any other batch.
 */
export const listEarlierFailures = <ThrowOnError extends boolean = true>(options: Options<ListEarlierFailuresData, ThrowOnError>) => (options.client ?? client).get<ListEarlierFailuresResponses, ListEarlierFailuresErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/earlier-failures',
    ...options
});

/**
 * Compare rows with earlier payments
 *
 * Finds possible duplicates within the duplicate window, and beneficiaries whose bank details differ from their last payment. Changes nothing.
 *
 * Needs the role PREPARER.
 */
export const checkAgainstHistory = <ThrowOnError extends boolean = true>(options: Options<CheckAgainstHistoryData, ThrowOnError>) => (options.client ?? client).post<CheckAgainstHistoryResponses, CheckAgainstHistoryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/history-check',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List remembered column mappings
 *
 * Returns the mappings that preparers of the entity have confirmed, the newest first.
 *
 * Needs the role PREPARER.
 */
export const listColumnMappings = <ThrowOnError extends boolean = true>(options?: Options<ListColumnMappingsData, ThrowOnError>) => (options?.client ?? client).get<ListColumnMappingsResponses, ListColumnMappingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/column-mappings',
    ...options
});

/**
 * Remember a column mapping
 *
 * Remembers the mapping for files of the entity with the same header, and replaces an earlier one. It is a suggestion: a preparer confirms it for every file. An entity has at most 200; the oldest is forgotten.
 *
 * Needs the role PREPARER.
 */
export const saveColumnMapping = <ThrowOnError extends boolean = true>(options: Options<SaveColumnMappingData, ThrowOnError>) => (options.client ?? client).put<SaveColumnMappingResponses, SaveColumnMappingErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/column-mappings',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Follow a batch
 *
 * Sends server-sent events. `batch` contains the whole BulkWithdrawalBatchForDisplay: once at the start and after every change, at most twice a second. `ping` arrives every 15 seconds. The stream ends when the batch can no longer change.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_streams` | 429 | The caller has too many event streams open. |
 */
export const streamBatchEvents = <ThrowOnError extends boolean = true>(options: Options<StreamBatchEventsData, ThrowOnError, StreamBatchEventsResponse>) => (options.client ?? client).sse.get<StreamBatchEventsResponses, StreamBatchEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/events',
    ...options
});

/**
 * Search recipients
 *
 * Finds recipients by name, account number or external id, last paid first.
 */
export const listRecipients = <ThrowOnError extends boolean = true>(options?: Options<ListRecipientsData, ThrowOnError>) => (options?.client ?? client).get<ListRecipientsResponses, ListRecipientsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/recipients',
    ...options
});

/**
 * Read a recipient
 *
 * Returns one recipient. Read their payments from the payout history with the filter `beneficiaryId`.
 */
export const getRecipient = <ThrowOnError extends boolean = true>(options: Options<GetRecipientData, ThrowOnError>) => (options.client ?? client).get<GetRecipientResponses, GetRecipientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/recipients/{id}',
    ...options
});

/**
 * Search batches, payments and recipients
 *
 * Finds batches by label, recipients by name, external id or account number (the last four digits are enough), and payments by recipient or reference. Case and accents do not matter, and several words must all match. A UUID finds the batch, payment or recipient with this id. Own references are found by their beginning, and in the 20,000 newest rows by any part.
 */
export const search = <ThrowOnError extends boolean = true>(options: Options<SearchData, ThrowOnError>) => (options.client ?? client).get<SearchResponses, SearchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/search',
    ...options
});

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
export const listPayouts = <ThrowOnError extends boolean = true>(options?: Options<ListPayoutsData, ThrowOnError>) => (options?.client ?? client).get<ListPayoutsResponses, ListPayoutsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payouts',
    ...options
});

/**
 * Total the payouts found
 *
 * Returns the count and the sum of the payouts that match every filter.
 */
export const getPayoutTotals = <ThrowOnError extends boolean = true>(options?: Options<GetPayoutTotalsData, ThrowOnError>) => (options?.client ?? client).get<GetPayoutTotalsResponses, GetPayoutTotalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payout-totals',
    ...options
});

/**
 * List saved views
 *
 * Returns the caller's own views and those that others have shared, by name.
 */
export const listSavedViews = <ThrowOnError extends boolean = true>(options?: Options<ListSavedViewsData, ThrowOnError>) => (options?.client ?? client).get<ListSavedViewsResponses, ListSavedViewsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/saved-views',
    ...options
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
export const createSavedView = <ThrowOnError extends boolean = true>(options: Options<CreateSavedViewData, ThrowOnError>) => (options.client ?? client).post<CreateSavedViewResponses, CreateSavedViewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/saved-views',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const deleteSavedView = <ThrowOnError extends boolean = true>(options: Options<DeleteSavedViewData, ThrowOnError>) => (options.client ?? client).delete<DeleteSavedViewResponses, DeleteSavedViewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/saved-views/{id}',
    ...options
});

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
export const updateSavedView = <ThrowOnError extends boolean = true>(options: Options<UpdateSavedViewData, ThrowOnError>) => (options.client ?? client).put<UpdateSavedViewResponses, UpdateSavedViewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/saved-views/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the bank connections
 *
 * Returns the connections by bank file that the entity has set up, oldest first.
 */
export const listBankConnections = <ThrowOnError extends boolean = true>(options?: Options<ListBankConnectionsData, ThrowOnError>) => (options?.client ?? client).get<ListBankConnectionsResponses, ListBankConnectionsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections',
    ...options
});

/**
 * Set up a bank connection
 *
 * Creates a connection in the state DRAFT. It carries payments once it is switched on.
 *
 * Needs the role ADMIN.
 */
export const createBankConnection = <ThrowOnError extends boolean = true>(options: Options<CreateBankConnectionData, ThrowOnError>) => (options.client ?? client).post<CreateBankConnectionResponses, CreateBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const updateBankConnection = <ThrowOnError extends boolean = true>(options: Options<UpdateBankConnectionData, ThrowOnError>) => (options.client ?? client).put<UpdateBankConnectionResponses, UpdateBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const switchBankConnection = <ThrowOnError extends boolean = true>(options: Options<SwitchBankConnectionData, ThrowOnError>) => (options.client ?? client).put<SwitchBankConnectionResponses, SwitchBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/state',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Rehearse a bank connection
 *
 * Plays the bank inside Outlay, without a batch, money or a file that leaves: writes a file of made-up payments by the present profile, reads it with a reader apart from the writer, and reads replies that accept it, reject it in part and reject it whole. The answer says step by step what was right and what was wrong. A rehearsal proves the settings against the format, not against the bank.
 *
 * Needs the role ADMIN.
 */
export const rehearseBankConnection = <ThrowOnError extends boolean = true>(options: Options<RehearseBankConnectionData, ThrowOnError>) => (options.client ?? client).post<RehearseBankConnectionResponses, RehearseBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/rehearse',
    ...options
});

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
export const setBankTransport = <ThrowOnError extends boolean = true>(options: Options<SetBankTransportData, ThrowOnError>) => (options.client ?? client).put<SetBankTransportResponses, SetBankTransportErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/transport',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const visitBankNow = <ThrowOnError extends boolean = true>(options: Options<VisitBankNowData, ThrowOnError>) => (options.client ?? client).post<VisitBankNowResponses, VisitBankNowErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/transport/visit',
    ...options
});

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
export const certifyBankConnection = <ThrowOnError extends boolean = true>(options: Options<CertifyBankConnectionData, ThrowOnError>) => (options.client ?? client).post<CertifyBankConnectionResponses, CertifyBankConnectionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/certification',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the profiles to start from
 *
 * Returns profiles that follow public descriptions of the formats. No bank has approved them: send your bank a test file first.
 */
export const listBankFileProfiles = <ThrowOnError extends boolean = true>(options?: Options<ListBankFileProfilesData, ThrowOnError>) => (options?.client ?? client).get<ListBankFileProfilesResponses, ListBankFileProfilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-file-profiles',
    ...options
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
export const writeBankTestFile = <ThrowOnError extends boolean = true>(options: Options<WriteBankTestFileData, ThrowOnError>) => (options.client ?? client).post<WriteBankTestFileResponses, WriteBankTestFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/test-file',
    ...options
});

/**
 * Get the bank file that a batch will travel in
 *
 * Returns the connection by bank file that would carry a batch that has not been sent, and every name and reference that its file would write differently, by row. An approver reads it before signing.
 */
export const getBankFilePlan = <ThrowOnError extends boolean = true>(options: Options<GetBankFilePlanData, ThrowOnError>) => (options.client ?? client).get<GetBankFilePlanResponses, GetBankFilePlanErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/bank-file-plan',
    ...options
});

/**
 * List the bank files
 *
 * Returns the files, newest first: of the entity, of a connection or of a batch.
 */
export const listBankFiles = <ThrowOnError extends boolean = true>(options?: Options<ListBankFilesData, ThrowOnError>) => (options?.client ?? client).get<ListBankFilesResponses, ListBankFilesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files',
    ...options
});

/**
 * Get a bank file
 *
 * Returns the figures of a file and what the bank has said about it.
 */
export const getBankFile = <ThrowOnError extends boolean = true>(options: Options<GetBankFileData, ThrowOnError>) => (options.client ?? client).get<GetBankFileResponses, GetBankFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}',
    ...options
});

/**
 * List the payments of a bank file
 *
 * Returns the payments in the order of the file, as they were written.
 */
export const listBankFilePayments = <ThrowOnError extends boolean = true>(options: Options<ListBankFilePaymentsData, ThrowOnError>) => (options.client ?? client).get<ListBankFilePaymentsResponses, ListBankFilePaymentsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/payments',
    ...options
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
export const downloadBankFile = <ThrowOnError extends boolean = true>(options: Options<DownloadBankFileData, ThrowOnError>) => (options.client ?? client).post<DownloadBankFileResponses, DownloadBankFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/download',
    ...options
});

/**
 * Get the figures of a bank file as text
 *
 * Returns a text file with the SHA-256, the count, the sum and the hash total, to be compared with what the bank's own page shows.
 *
 * Needs the role PREPARER or APPROVER.
 */
export const getBankFileSummary = <ThrowOnError extends boolean = true>(options: Options<GetBankFileSummaryData, ThrowOnError>) => (options.client ?? client).get<GetBankFileSummaryResponses, GetBankFileSummaryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/summary',
    ...options
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
export const recallBankFile = <ThrowOnError extends boolean = true>(options: Options<RecallBankFileData, ThrowOnError>) => (options.client ?? client).post<RecallBankFileResponses, RecallBankFileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/recall',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const confirmBankRecall = <ThrowOnError extends boolean = true>(options: Options<ConfirmBankRecallData, ThrowOnError>) => (options.client ?? client).post<ConfirmBankRecallResponses, ConfirmBankRecallErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/recall/confirm',
    ...options
});

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
export const withdrawBankRecall = <ThrowOnError extends boolean = true>(options: Options<WithdrawBankRecallData, ThrowOnError>) => (options.client ?? client).post<WithdrawBankRecallResponses, WithdrawBankRecallErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-files/{id}/recall/withdraw',
    ...options
});

/**
 * Upload a reply of the bank
 *
 * Keeps what the bank sent, by its SHA-256, and reads it. If the reply fits what was sent, and a payment becomes paid, failed, returned or redirected by it, it waits until another user confirms it. A reply that only notes that the bank has the file is applied at once. One that does not fit changes nothing and asks a user. The same bytes are kept once, so the request may be repeated at any time; an open question is then judged again.
 *
 * Needs the role PREPARER or APPROVER.
 */
export const uploadBankReply = <ThrowOnError extends boolean = true>(options: Options<UploadBankReplyData, ThrowOnError>) => (options.client ?? client).post<UploadBankReplyResponses, UploadBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-connections/{id}/replies',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the replies of the bank
 *
 * Returns what the bank sent, newest first: all, or those with an open question or waiting for confirmation.
 */
export const listBankReplies = <ThrowOnError extends boolean = true>(options?: Options<ListBankRepliesData, ThrowOnError>) => (options?.client ?? client).get<ListBankRepliesResponses, ListBankRepliesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies',
    ...options
});

/**
 * Get a reply of the bank
 *
 * Returns what became of a reply, and its question if it has one.
 */
export const getBankReply = <ThrowOnError extends boolean = true>(options: Options<GetBankReplyData, ThrowOnError>) => (options.client ?? client).get<GetBankReplyResponses, GetBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}',
    ...options
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
export const closeBankReply = <ThrowOnError extends boolean = true>(options: Options<CloseBankReplyData, ThrowOnError>) => (options.client ?? client).post<CloseBankReplyResponses, CloseBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}/close',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List what a reply changes
 *
 * Returns, payment by payment, what a reply changed, or would change once it is confirmed. Empty for a reply with a question.
 */
export const listBankReplyChanges = <ThrowOnError extends boolean = true>(options: Options<ListBankReplyChangesData, ThrowOnError>) => (options.client ?? client).get<ListBankReplyChangesResponses, ListBankReplyChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}/changes',
    ...options
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
export const confirmBankReply = <ThrowOnError extends boolean = true>(options: Options<ConfirmBankReplyData, ThrowOnError>) => (options.client ?? client).post<ConfirmBankReplyResponses, ConfirmBankReplyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-replies/{id}/confirm',
    ...options
});

/**
 * List the statements of the bank
 *
 * Returns the statements by the day of their closing balance, the latest first.
 */
export const listStatements = <ThrowOnError extends boolean = true>(options?: Options<ListStatementsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementsResponses, ListStatementsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements',
    ...options
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
export const uploadStatement = <ThrowOnError extends boolean = true>(options: Options<UploadStatementData, ThrowOnError>) => (options.client ?? client).post<UploadStatementResponses, UploadStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Preview a statement in CSV
 *
 * Reads a CSV file by a profile and stores nothing. Without a profile the one by which the last CSV file of the connection was read is taken, if it fits, and else one is suggested from the header and the first rows.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const previewStatementCsv = <ThrowOnError extends boolean = true>(options: Options<PreviewStatementCsvData, ThrowOnError>) => (options.client ?? client).post<PreviewStatementCsvResponses, PreviewStatementCsvErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements/csv-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get a statement of the bank
 *
 * Returns a statement with its balances. Its entries are a separate list.
 */
export const getStatement = <ThrowOnError extends boolean = true>(options: Options<GetStatementData, ThrowOnError>) => (options.client ?? client).get<GetStatementResponses, GetStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements/{id}',
    ...options
});

/**
 * List the entries of a statement
 *
 * Returns the entries in the order of the statement.
 */
export const listStatementEntries = <ThrowOnError extends boolean = true>(options: Options<ListStatementEntriesData, ThrowOnError>) => (options.client ?? client).get<ListStatementEntriesResponses, ListStatementEntriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statements/{id}/entries',
    ...options
});

/**
 * List what is wrong with statements
 *
 * Returns gaps, breaks and changed statements, the newest finding first.
 */
export const listStatementFindings = <ThrowOnError extends boolean = true>(options?: Options<ListStatementFindingsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementFindingsResponses, ListStatementFindingsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-findings',
    ...options
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
export const closeStatementFinding = <ThrowOnError extends boolean = true>(options: Options<CloseStatementFindingData, ThrowOnError>) => (options.client ?? client).post<CloseStatementFindingResponses, CloseStatementFindingErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-findings/{id}/close',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List entries with what they are or may be
 *
 * Returns the booked entries of all statements by booking date, the latest first.
 */
export const listReconciliationEntries = <ThrowOnError extends boolean = true>(options?: Options<ListReconciliationEntriesData, ThrowOnError>) => (options?.client ?? client).get<ListReconciliationEntriesResponses, ListReconciliationEntriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries',
    ...options
});

/**
 * Get an entry with what it is or may be
 *
 * Returns a booked entry of a statement by its id.
 */
export const getReconciliationEntry = <ThrowOnError extends boolean = true>(options: Options<GetReconciliationEntryData, ThrowOnError>) => (options.client ?? client).get<GetReconciliationEntryResponses, GetReconciliationEntryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}',
    ...options
});

/**
 * List the payments that an entry can be posted for
 *
 * For money out: payments of bank files from the account that no entry is posted for, and funding that can have gone back. For money in: payments that can have come back, and funding that is announced. Returns at most 50 payments of the latest files and 50 of funding, the latest first.
 *
 * Needs the role APPROVER or ADMIN.
 */
export const listEntryCandidates = <ThrowOnError extends boolean = true>(options: Options<ListEntryCandidatesData, ThrowOnError>) => (options.client ?? client).get<ListEntryCandidatesResponses, ListEntryCandidatesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/candidates',
    ...options
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
export const postProposal = <ThrowOnError extends boolean = true>(options: Options<PostProposalData, ThrowOnError>) => (options.client ?? client).post<PostProposalResponses, PostProposalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/post-proposal',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const postEntry = <ThrowOnError extends boolean = true>(options: Options<PostEntryData, ThrowOnError>) => (options.client ?? client).post<PostEntryResponses, PostEntryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/post',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const setEntryAside = <ThrowOnError extends boolean = true>(options: Options<SetEntryAsideData, ThrowOnError>) => (options.client ?? client).post<SetEntryAsideResponses, SetEntryAsideErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/reconciliation/entries/{id}/set-aside',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the uploaded statements that wait for another user
 *
 * Returns the statement files that users have uploaded, and whose exact matches would make payments paid or returned, or change a balance: at most 20, the oldest first. Those entries have the verdict EXACT in the list of open entries.
 */
export const listStatementConfirmations = <ThrowOnError extends boolean = true>(options?: Options<ListStatementConfirmationsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementConfirmationsResponses, ListStatementConfirmationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-confirmations',
    ...options
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
export const confirmStatement = <ThrowOnError extends boolean = true>(options: Options<ConfirmStatementData, ThrowOnError>) => (options.client ?? client).post<ConfirmStatementResponses, ConfirmStatementErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-files/{id}/confirm',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the accounts that have statements
 *
 * Returns the accounts in the order in which their first statements came.
 */
export const listStatementAccounts = <ThrowOnError extends boolean = true>(options?: Options<ListStatementAccountsData, ThrowOnError>) => (options?.client ?? client).get<ListStatementAccountsResponses, ListStatementAccountsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-accounts',
    ...options
});

/**
 * Compare the ledger with the statements of an account
 *
 * Returns the days that have a closing balance, the latest first.
 */
export const listBalanceDays = <ThrowOnError extends boolean = true>(options: Options<ListBalanceDaysData, ThrowOnError>) => (options.client ?? client).get<ListBalanceDaysResponses, ListBalanceDaysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/statement-accounts/{id}/balance-days',
    ...options
});

/**
 * Read the proof of a payout
 *
 * Returns the payout with its timeline, approvals and ledger postings.
 */
export const getPayoutProof = <ThrowOnError extends boolean = true>(options: Options<GetPayoutProofData, ThrowOnError>) => (options.client ?? client).get<GetPayoutProofResponses, GetPayoutProofErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payouts/{id}/proof',
    ...options
});

/**
 * Read the proof of a batch
 *
 * Returns the audit entries that prove who created and approved the batch.
 */
export const getBatchProof = <ThrowOnError extends boolean = true>(options: Options<GetBatchProofData, ThrowOnError>) => (options.client ?? client).get<GetBatchProofResponses, GetBatchProofErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/proof',
    ...options
});

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
export const exportPayouts = <ThrowOnError extends boolean = true>(options?: Options<ExportPayoutsData, ThrowOnError>) => (options?.client ?? client).get<ExportPayoutsResponses, ExportPayoutsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payouts.csv',
    ...options
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
export const previewApprovals = <ThrowOnError extends boolean = true>(options: Options<PreviewApprovalsData, ThrowOnError>) => (options.client ?? client).post<PreviewApprovalsResponses, PreviewApprovalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/approvals-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Read the days on which banks move money
 *
 * Returns the days that a batch can name as its execution date, or 204 if the entity has no config yet or the holidays of its country are not known. Then no batch can have an execution date.
 */
export const getBankDays = <ThrowOnError extends boolean = true>(options?: Options<GetBankDaysData, ThrowOnError>) => (options?.client ?? client).get<GetBankDaysResponses, GetBankDaysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/bank-days',
    ...options
});

/**
 * Read the audit log
 *
 * Returns audit entries, newest first.
 *
 * Needs the role ADMIN.
 */
export const listAudit = <ThrowOnError extends boolean = true>(options?: Options<ListAuditData, ThrowOnError>) => (options?.client ?? client).get<ListAuditResponses, ListAuditErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/audit',
    ...options
});

/**
 * Export the audit log as CSV
 *
 * Returns the entries that the same filters find in the audit log, newest first. `time` is in the entity's time zone with its offset; `action` and `what_changed` are in words, `action_code` and `details` (JSON) are for programs. Cells are escaped so that a spreadsheet does not run them as formulas. The export is itself an entry of the log.
 *
 * Needs the role ADMIN.
 */
export const exportAudit = <ThrowOnError extends boolean = true>(options?: Options<ExportAuditData, ThrowOnError>) => (options?.client ?? client).get<ExportAuditResponses, ExportAuditErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/audit.csv',
    ...options
});

/**
 * Read the state of the exchange
 *
 * Returns the last known state; asks the exchange if that is more than a few seconds old.
 */
export const getTradingStatus = <ThrowOnError extends boolean = true>(options?: Options<GetTradingStatusData, ThrowOnError>) => (options?.client ?? client).get<GetTradingStatusResponses, GetTradingStatusErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/status',
    ...options
});

/**
 * Follow an account of the exchange
 *
 * Sends server-sent events. `exchange` contains a message of the exchange, unchanged: `{type, currencyPairSymbol?, data}`. `status` contains `{connected}`: once at the start and whenever the connection to the exchange breaks or returns. `ping` arrives every 15 seconds. Messages that were missed while disconnected are not repeated: read the current state when `connected` becomes true. Types: ORDER_PROCESSED, ORDER_STATUS_UPDATE, FAILED_ORDER, OPEN_ORDERS_UPDATE, BALANCE_UPDATE, NEW_ACCOUNT_TRADE.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `exchange_key_missing` | 400 | The entity has no API key for the exchange. |
 * | `too_many_streams` | 429 | The caller has too many event streams open. |
 */
export const streamAccountEvents = <ThrowOnError extends boolean = true>(options?: Options<StreamAccountEventsData, ThrowOnError, StreamAccountEventsResponse>) => (options?.client ?? client).sse.get<StreamAccountEventsResponses, StreamAccountEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/account-events',
    ...options
});

/**
 * Follow a pair of the exchange
 *
 * Sends server-sent events. `exchange` contains a message of the exchange, unchanged: `{type, currencyPairSymbol?, data}`. `status` contains `{connected}`: once at the start and whenever the connection to the exchange breaks or returns. `ping` arrives every 15 seconds. Messages that were missed while disconnected are not repeated: read the current state when `connected` becomes true. Types: AGGREGATED_ORDERBOOK_UPDATE, NEW_TRADE, NEW_TRADE_BUCKET, MARKET_SUMMARY_UPDATE.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `exchange_key_missing` | 400 | The entity has no API key for the exchange. |
 * | `too_many_streams` | 429 | The caller has too many event streams open. |
 */
export const streamMarketEvents = <ThrowOnError extends boolean = true>(options: Options<StreamMarketEventsData, ThrowOnError, StreamMarketEventsResponse>) => (options.client ?? client).sse.get<StreamMarketEventsResponses, StreamMarketEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/market-events',
    ...options
});

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
