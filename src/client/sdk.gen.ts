// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Client, Options as Options2, TDataShape } from './client/index.ts';
import type { AddBatchCommentData, AddBatchCommentErrors, AddBatchCommentResponses, ApproveBatchData, ApproveBatchErrors, ApproveBatchResponses, CancelBatchData, CancelBatchErrors, CancelBatchResponses, CheckAgainstHistoryData, CheckAgainstHistoryErrors, CheckAgainstHistoryResponses, CompareBatchData, CompareBatchErrors, CompareBatchResponses, CreateBatchData, CreateBatchErrors, CreateBatchResponses, CreateSavedViewData, CreateSavedViewErrors, CreateSavedViewResponses, DeleteSavedViewData, DeleteSavedViewErrors, DeleteSavedViewResponses, DismissMailData, DismissMailErrors, DismissMailResponses, ExportAuditData, ExportAuditErrors, ExportAuditResponses, ExportPayoutsData, ExportPayoutsErrors, ExportPayoutsResponses, GetAccountBalancesData, GetAccountBalancesErrors, GetAccountBalancesResponses, GetAttentionData, GetAttentionErrors, GetAttentionResponses, GetBankDaysData, GetBankDaysErrors, GetBankDaysResponses, GetBatchChecksData, GetBatchChecksErrors, GetBatchChecksResponses, GetBatchData, GetBatchErrors, GetBatchProofData, GetBatchProofErrors, GetBatchProofResponses, GetBatchResponses, GetEntityConfigData, GetEntityConfigErrors, GetEntityConfigResponses, GetFeeQuoteData, GetFeeQuoteErrors, GetFeeQuoteResponses, GetNotificationSettingsData, GetNotificationSettingsErrors, GetNotificationSettingsResponses, GetPaymentConfigData, GetPaymentConfigErrors, GetPaymentConfigResponses, GetPayoutData, GetPayoutErrors, GetPayoutProofData, GetPayoutProofErrors, GetPayoutProofResponses, GetPayoutResponses, GetPayoutTotalsData, GetPayoutTotalsErrors, GetPayoutTotalsResponses, GetPendingTotalData, GetPendingTotalErrors, GetPendingTotalResponses, GetRecipientData, GetRecipientErrors, GetRecipientResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetTradingStatusData, GetTradingStatusErrors, GetTradingStatusResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListBanksData, ListBanksErrors, ListBanksResponses, ListBatchCommentsData, ListBatchCommentsErrors, ListBatchCommentsResponses, ListBatchesData, ListBatchesErrors, ListBatchesResponses, ListBatchRowsData, ListBatchRowsErrors, ListBatchRowsResponses, ListBatchWithdrawalsData, ListBatchWithdrawalsErrors, ListBatchWithdrawalsResponses, ListColumnMappingsData, ListColumnMappingsErrors, ListColumnMappingsResponses, ListEarlierFailuresData, ListEarlierFailuresErrors, ListEarlierFailuresResponses, ListFirstStepsData, ListFirstStepsErrors, ListFirstStepsResponses, ListNotificationsData, ListNotificationsErrors, ListNotificationsResponses, ListPayoutDaysData, ListPayoutDaysErrors, ListPayoutDaysResponses, ListPayoutHistoryData, ListPayoutHistoryErrors, ListPayoutHistoryResponses, ListPayoutsData, ListPayoutsErrors, ListPayoutsResponses, ListPeopleData, ListPeopleErrors, ListPeopleResponses, ListRecipientsData, ListRecipientsErrors, ListRecipientsResponses, ListRetryRowsData, ListRetryRowsErrors, ListRetryRowsResponses, ListSavedViewsData, ListSavedViewsErrors, ListSavedViewsResponses, ListUndeliveredMailsData, ListUndeliveredMailsErrors, ListUndeliveredMailsResponses, ListUsersData, ListUsersErrors, ListUsersResponses, ListWaitingBatchesData, ListWaitingBatchesErrors, ListWaitingBatchesResponses, MarkNotificationsReadData, MarkNotificationsReadErrors, MarkNotificationsReadResponses, PreviewApprovalsData, PreviewApprovalsErrors, PreviewApprovalsResponses, RejectBatchData, RejectBatchErrors, RejectBatchResponses, SaveColumnMappingData, SaveColumnMappingErrors, SaveColumnMappingResponses, SearchData, SearchErrors, SearchResponses, SendMailsAgainData, SendMailsAgainErrors, SendMailsAgainResponses, SignOutData, SignOutErrors, SignOutResponses, StreamAccountEventsData, StreamAccountEventsErrors, StreamAccountEventsResponse, StreamAccountEventsResponses, StreamBatchEventsData, StreamBatchEventsErrors, StreamBatchEventsResponse, StreamBatchEventsResponses, StreamMarketEventsData, StreamMarketEventsErrors, StreamMarketEventsResponse, StreamMarketEventsResponses, UpdateBatchLabelData, UpdateBatchLabelErrors, UpdateBatchLabelResponses, UpdateNotificationSettingsData, UpdateNotificationSettingsErrors, UpdateNotificationSettingsResponses, UpdatePaymentConfigData, UpdatePaymentConfigErrors, UpdatePaymentConfigResponses, UpdatePreferencesData, UpdatePreferencesErrors, UpdatePreferencesResponses, UpdateSavedViewData, UpdateSavedViewErrors, UpdateSavedViewResponses } from './types.gen.ts';

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
 * | `invalid_settlement_limit` | 400 | The limit for differences of settlements has more digits than its currency. Nothing was saved. |
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
 * List the mails that were not delivered
 *
 * Returns the mails of the entity that the mail server has not taken, the oldest first: at most 100. Each is tried for five days with pauses of up to an hour, and then kept for 30 days.
 *
 * Needs the role ADMIN.
 */
export const listUndeliveredMails = <ThrowOnError extends boolean = true>(options?: Options<ListUndeliveredMailsData, ThrowOnError>) => (options?.client ?? client).get<ListUndeliveredMailsResponses, ListUndeliveredMailsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/undelivered-mails',
    ...options
});

/**
 * Send the undelivered mails again
 *
 * Makes every undelivered mail of the entity due at once. The worker sends them within a minute.
 *
 * Needs the role ADMIN.
 */
export const sendMailsAgain = <ThrowOnError extends boolean = true>(options?: Options<SendMailsAgainData, ThrowOnError>) => (options?.client ?? client).post<SendMailsAgainResponses, SendMailsAgainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/undelivered-mails/send-again',
    ...options
});

/**
 * Dismiss an undelivered mail
 *
 * Deletes a mail that need not be sent any more, for example because its address is wrong.
 *
 * Needs the role ADMIN.
 */
export const dismissMail = <ThrowOnError extends boolean = true>(options: Options<DismissMailData, ThrowOnError>) => (options.client ?? client).post<DismissMailResponses, DismissMailErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/undelivered-mails/{id}/dismiss',
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
 * Finds recipients by name, account number or external id, last paid first. A search finds at most 2,000.
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
