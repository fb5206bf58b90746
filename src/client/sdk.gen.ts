// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Client, Options as Options2, TDataShape } from './client/index.ts';
import type { ApproveBatchData, ApproveBatchErrors, ApproveBatchResponses, CancelBatchData, CancelBatchErrors, CancelBatchResponses, CancelPaymentConfigChangeData, CancelPaymentConfigChangeErrors, CancelPaymentConfigChangeResponses, ConfirmPaymentConfigChangeData, ConfirmPaymentConfigChangeErrors, ConfirmPaymentConfigChangeResponses, CreateBatchData, CreateBatchErrors, CreateBatchResponses, GetAccountBalancesData, GetAccountBalancesErrors, GetAccountBalancesResponses, GetAttentionData, GetAttentionErrors, GetAttentionResponses, GetBankDaysData, GetBankDaysErrors, GetBankDaysResponses, GetBatchData, GetBatchErrors, GetBatchResponses, GetEntityConfigData, GetEntityConfigErrors, GetEntityConfigResponses, GetFeeQuoteData, GetFeeQuoteErrors, GetFeeQuoteResponses, GetPaymentConfigData, GetPaymentConfigErrors, GetPaymentConfigResponses, GetPendingTotalData, GetPendingTotalErrors, GetPendingTotalResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetTradingStatusData, GetTradingStatusErrors, GetTradingStatusResponses, ListBanksData, ListBanksErrors, ListBanksResponses, ListBatchesData, ListBatchesErrors, ListBatchesResponses, ListBatchWithdrawalsData, ListBatchWithdrawalsErrors, ListBatchWithdrawalsResponses, ListBeforeFirstPayoutData, ListBeforeFirstPayoutErrors, ListBeforeFirstPayoutResponses, ListEventsData, ListEventsErrors, ListEventsResponses, ListFirstStepsData, ListFirstStepsErrors, ListFirstStepsResponses, ListPayoutDaysData, ListPayoutDaysErrors, ListPayoutDaysResponses, ListPeopleData, ListPeopleErrors, ListPeopleResponses, ListUsersData, ListUsersErrors, ListUsersResponses, ListWaitingBatchesData, ListWaitingBatchesErrors, ListWaitingBatchesResponses, PreviewApprovalsData, PreviewApprovalsErrors, PreviewApprovalsResponses, PreviewPaymentConfigData, PreviewPaymentConfigErrors, PreviewPaymentConfigResponses, RejectBatchData, RejectBatchErrors, RejectBatchResponses, SignOutData, SignOutErrors, SignOutResponses, StreamAccountEventsData, StreamAccountEventsErrors, StreamAccountEventsResponse, StreamAccountEventsResponses, StreamMarketEventsData, StreamMarketEventsErrors, StreamMarketEventsResponse, StreamMarketEventsResponses, SwitchUserData, SwitchUserErrors, SwitchUserResponses, UpdateBatchLabelData, UpdateBatchLabelErrors, UpdateBatchLabelResponses, UpdatePaymentConfigData, UpdatePaymentConfigErrors, UpdatePaymentConfigResponses, UpdatePreferencesData, UpdatePreferencesErrors, UpdatePreferencesResponses } from './types.gen.ts';

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
 * | `refund_made_again` | 400 | The batch was a refund, which is made again on its receipt alone. |
 * | `payee_not_registered` | 400 | The payment config allows payments to registered accounts only. `errors` names each payment to another account, under another name, or with a reference of another format. |
 * | `execution_date_not_possible` | 400 | The money cannot move on the execution date. On creation: the rule of the batch refuses another day, or the holidays of the country are not known. On approval: the date can no longer be kept, and `errors` names the possible day at the path `acceptDate`, and the reasons. |
 * | `execution_date_too_far` | 400 | The execution date is too far ahead. |
 * | `not_the_next_run` | 400 | `repeatsBatchId` names a batch that does not exist, or that the batch does not repeat a week, two weeks or a month later. |
 * | `possible_duplicates` | 400 | Some withdrawals repeat each other or recent payments. Send `duplicateReason` to pay them anyway. When most of them repeat one batch a week, two weeks or a month later, `errors` has one question for them, at the path `repeatsBatchId`. |
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
 * Approve a batch
 *
 * Records an approval of the content digest. The last required approval holds the money, and the batch is submitted to the bank after `releaseDelaySeconds` of the payment config, but not before its execution date. When that date can no longer be kept, the last approval is 400 `execution_date_not_possible` with the earliest possible day, and takes that day as `acceptDate`. The creator of a batch cannot approve it. An approved batch accepts another approval while one of its approvals has lapsed, and `acceptDate` of any approver while it waits for EXECUTION_DATE. Answers 401 with an RFC 9470 challenge when the payment config requires a fresh sign-in, and 401 `passkey_required` when it demands a passkey for this amount and the body has none.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `passkey_challenge_unknown` | 401 | The nonce was never issued for this user, batch and content, was used before, or is older than five minutes. |
 * | `passkey_unknown` | 401 | The passkey belongs to another user, was removed, or was never added. |
 * | `passkey_not_valid` | 401 | The answer of the passkey does not fit: its signature, challenge, origin or host, or its device did not verify the user. |
 * | `passkey_counter` | 401 | The counter of the passkey went back, so a copy of it may be in use. |
 * | `digest_mismatch` | 400 | `If-Match` is not the content digest of the batch. |
 * | `batch_not_pending` | 400 | The batch is not waiting for approval. |
 * | `batch_expired` | 400 | The approval period of the batch has ended. |
 * | `own_batch` | 400 | The caller created the batch and can neither approve it nor send it back. |
 * | `already_approved` | 400 | The caller, or the user for whom they sign, already has a part in an approval of the batch. |
 * | `no_delegation` | 400 | No delegation in force lets the caller sign for the user of `onBehalfOf`. |
 * | `not_your_turn` | 400 | The groups of the signing policy sign one after the other, and another one is next. |
 * | `other_signers_needed` | 400 | The batch still needs members of other groups of the signing policy. |
 * | `passkey_required` | 401 | A passkey has to sign this: an approval above `passkeyAbove` of the payment config, or another passkey of a user who has one. |
 * | `refund_taken_back` | 400 | The batch refunds a receipt that the bank has taken back since. |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payouts_disabled` | 400 | The operator has switched payouts off for the entity. |
 * | `payee_not_registered` | 400 | The payment config allows payments to registered accounts only. `errors` names each payment to another account, under another name, or with a reference of another format. |
 * | `payee_not_verified` | 400 | Payments above `verifiedAbove` of the payment config need a registered account that its bank has verified in time. `errors` names each other payment. |
 * | `execution_date_not_possible` | 400 | The money cannot move on the execution date. On creation: the rule of the batch refuses another day, or the holidays of the country are not known. On approval: the date can no longer be kept, and `errors` names the possible day at the path `acceptDate`, and the reasons. |
 * | `insufficient_funds` | 400 | The FUNDING balance does not cover the batch. Nothing was recorded. |
 */
export const approveBatch = <ThrowOnError extends boolean = true>(options: Options<ApproveBatchData, ThrowOnError>) => (options.client ?? client).post<ApproveBatchResponses, ApproveBatchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/bulk-withdrawals/batches/{id}/approve',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
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
 * Saves the whole config as a new version. A batch that is waiting for approval needs the greater of the number that applied when it was created and the number that applies now. A config that is looser than the one in force does not take effect at once: it is the `pendingChange` of the answer, takes effect a day later or once another admin has confirmed it, and approvers and admins get a mail. A change that waits already is replaced by any other that is saved. Before the first money of the entity is booked, its first config takes effect at once. Where the entity has chosen that every change needs a second admin, every config waits in the same way until another admin confirms it. Answers 401 with an RFC 9470 challenge when the saved config requires a fresh sign-in.
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
 * | `rail_not_enabled` | 400 | The operator has not enabled the rail for the entity, or, in a batch, no bank connection of the entity carries it. |
 * | `invalid_threshold` | 400 | A threshold of the balance is zero, has too many decimals, or repeats a currency. |
 * | `invalid_settlement_limit` | 400 | The limit for differences of settlements has more digits than its currency. Nothing was saved. |
 * | `invalid_standing_approvals` | 400 | The largest run of standing approvals is zero, or has more digits than its currency. |
 * | `invalid_passkey_amount` | 400 | `passkeyAbove` is not an amount of the currency in which the entity pays. |
 * | `invalid_verified_above` | 400 | `verifiedAbove.amount` is not an amount of the currency in which the entity pays. |
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
 * Cancel a looser payment config
 *
 * Any approver or admin cancels a looser config before it takes effect. Nothing changes then.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `config_change_not_pending` | 400 | The looser config does not wait: it took effect, was cancelled or replaced, or its author lost access. |
 */
export const cancelPaymentConfigChange = <ThrowOnError extends boolean = true>(options: Options<CancelPaymentConfigChangeData, ThrowOnError>) => (options.client ?? client).post<CancelPaymentConfigChangeResponses, CancelPaymentConfigChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/config/changes/{id}/cancel',
    ...options
});

/**
 * Confirm a looser payment config
 *
 * An admin other than the one who saved it confirms a looser config, which then takes effect. Needs a fresh sign-in where approvals do.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `config_change_not_pending` | 400 | The looser config does not wait: it took effect, was cancelled or replaced, or its author lost access. |
 * | `own_config_change` | 400 | The caller saved the looser config, so another admin has to confirm it. |
 */
export const confirmPaymentConfigChange = <ThrowOnError extends boolean = true>(options: Options<ConfirmPaymentConfigChangeData, ThrowOnError>) => (options.client ?? client).post<ConfirmPaymentConfigChangeResponses, ConfirmPaymentConfigChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/config/changes/{id}/confirm',
    ...options
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
 * List events
 *
 * Returns changes of state, the oldest first. Send `next` of each answer as `after` of the next request: a reader that does so misses no event and gets none twice. An event appears once every change that began before it has ended, so after some milliseconds, or after the longest change under way. The events of one thing have the order of its changes. They are kept for 90 days, unless the operator has set another time.
 */
export const listEvents = <ThrowOnError extends boolean = true>(options?: Options<ListEventsData, ThrowOnError>) => (options?.client ?? client).get<ListEventsResponses, ListEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/institution/payments/events',
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
 * List what an entity has before its first payout
 *
 * Returns what is done and what is missing before the first payout, in the order in which an admin sees to it. Empty once a batch was submitted to a bank.
 *
 * Needs the role ADMIN.
 */
export const listBeforeFirstPayout = <ThrowOnError extends boolean = true>(options?: Options<ListBeforeFirstPayoutData, ThrowOnError>) => (options?.client ?? client).get<ListBeforeFirstPayoutResponses, ListBeforeFirstPayoutErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/before-first-payout',
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
 * Preview a looser payment config
 *
 * Says which settings are looser than those in force, and what they would have changed in the last 90 days. Nothing is saved.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `invalid_approval_rules` | 400 | The approval rules contradict each other or leave a gap. |
 * | `invalid_settlement_limit` | 400 | The limit for differences of settlements has more digits than its currency. Nothing was saved. |
 * | `invalid_standing_approvals` | 400 | The largest run of standing approvals is zero, or has more digits than its currency. |
 */
export const previewPaymentConfig = <ThrowOnError extends boolean = true>(options: Options<PreviewPaymentConfigData, ThrowOnError>) => (options.client ?? client).post<PreviewPaymentConfigResponses, PreviewPaymentConfigErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payment-config-preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
 * Sign out
 *
 * Ends the session at this installation and, if the identity provider supports it, at the provider. The answer names the page to open next.
 */
export const signOut = <ThrowOnError extends boolean = true>(options?: Options<SignOutData, ThrowOnError>) => (options?.client ?? client).post<SignOutResponses, SignOutErrors, ThrowOnError>({ url: '/app/session/sign-out', ...options });

/**
 * Work in another entity
 *
 * Ends the session and opens one in another entity of the same person. The time of the sign-in stays the same. If an admin there has ended the person's sessions since that time, the answer is 401 `fresh_sign_in_required`. Event streams of the first entity end. Name the user in the header `Outlay-User` of later requests: a request that another tab makes for the first entity is then refused with 401 `other_company`.
 */
export const switchUser = <ThrowOnError extends boolean = true>(options: Options<SwitchUserData, ThrowOnError>) => (options.client ?? client).post<SwitchUserResponses, SwitchUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/session/switch',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
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
 * List the batches that the caller can approve
 *
 * Returns at most 50 batches that the caller can approve now, ordered by expiry.
 */
export const listWaitingBatches = <ThrowOnError extends boolean = true>(options?: Options<ListWaitingBatchesData, ThrowOnError>) => (options?.client ?? client).get<ListWaitingBatchesResponses, ListWaitingBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/waiting-batches',
    ...options
});
