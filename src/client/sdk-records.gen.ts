// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { ConfirmProgramTokenData, ConfirmProgramTokenErrors, ConfirmProgramTokenResponses, CreateProgramTokenData, CreateProgramTokenErrors, CreateProgramTokenResponses, CreateSavedViewData, CreateSavedViewErrors, CreateSavedViewResponses, CreateWebhookData, CreateWebhookErrors, CreateWebhookResponses, DeleteSavedViewData, DeleteSavedViewErrors, DeleteSavedViewResponses, DismissMailData, DismissMailErrors, DismissMailResponses, ExportAuditData, ExportAuditErrors, ExportAuditResponses, ExportPayoutsData, ExportPayoutsErrors, ExportPayoutsResponses, ExportRecipientsData, ExportRecipientsErrors, ExportRecipientsResponses, GetBatchProofData, GetBatchProofErrors, GetBatchProofResponses, GetNotificationSettingsData, GetNotificationSettingsErrors, GetNotificationSettingsResponses, GetPayoutData, GetPayoutErrors, GetPayoutProofData, GetPayoutProofErrors, GetPayoutProofResponses, GetPayoutResponses, GetPayoutTotalsData, GetPayoutTotalsErrors, GetPayoutTotalsResponses, GetRecipientData, GetRecipientErrors, GetRecipientResponses, GetWebhookData, GetWebhookDeliveryData, GetWebhookDeliveryErrors, GetWebhookDeliveryResponses, GetWebhookErrors, GetWebhookResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListColumnMappingsData, ListColumnMappingsErrors, ListColumnMappingsResponses, ListNotificationsData, ListNotificationsErrors, ListNotificationsResponses, ListPayoutHistoryData, ListPayoutHistoryErrors, ListPayoutHistoryResponses, ListPayoutsData, ListPayoutsErrors, ListPayoutsResponses, ListProgramTokensData, ListProgramTokensErrors, ListProgramTokensResponses, ListRecipientsData, ListRecipientsErrors, ListRecipientsResponses, ListSavedViewsData, ListSavedViewsErrors, ListSavedViewsResponses, ListUndeliveredMailsData, ListUndeliveredMailsErrors, ListUndeliveredMailsResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesErrors, ListWebhookDeliveriesResponses, ListWebhooksData, ListWebhooksErrors, ListWebhooksResponses, MarkNotificationsReadData, MarkNotificationsReadErrors, MarkNotificationsReadResponses, RemoveWebhookData, RemoveWebhookErrors, RemoveWebhookResponses, ReplayWebhookData, ReplayWebhookErrors, ReplayWebhookResponses, RevokeProgramTokenData, RevokeProgramTokenErrors, RevokeProgramTokenResponses, RotateWebhookSecretData, RotateWebhookSecretErrors, RotateWebhookSecretResponses, SaveColumnMappingData, SaveColumnMappingErrors, SaveColumnMappingResponses, SearchData, SearchErrors, SearchResponses, SendMailsAgainData, SendMailsAgainErrors, SendMailsAgainResponses, SendWebhookDeliveryAgainData, SendWebhookDeliveryAgainErrors, SendWebhookDeliveryAgainResponses, SwitchOffWebhookData, SwitchOffWebhookErrors, SwitchOffWebhookResponses, SwitchOnWebhookData, SwitchOnWebhookErrors, SwitchOnWebhookResponses, TestWebhookData, TestWebhookErrors, TestWebhookResponses, UpdateNotificationSettingsData, UpdateNotificationSettingsErrors, UpdateNotificationSettingsResponses, UpdateSavedViewData, UpdateSavedViewErrors, UpdateSavedViewResponses, UpdateWebhookData, UpdateWebhookErrors, UpdateWebhookResponses } from './types.gen.ts';

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
 * Export recipients as CSV
 *
 * Returns the recipients that the same search finds, last paid first. A recipient who was paid in several currencies has a line for each. Cells are escaped so that a spreadsheet does not run them as formulas. The export is an entry of the audit log.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportRecipients = <ThrowOnError extends boolean = true>(options?: Options<ExportRecipientsData, ThrowOnError>) => (options?.client ?? client).get<ExportRecipientsResponses, ExportRecipientsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/recipients.csv',
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
 * | `too_many_views` | 400 | The user already has the maximum number of saved views. |
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
 * Search payments, recipients, payees, bank records, schedules, payment requests and payers
 *
 * Finds batches and schedules by label, recipients by name, external id or account number (the last four digits are enough), and payments by recipient or reference. Case and accents do not matter, and several words must all match. An amount as people write it (R 614,89) finds payments of it, and the newest batches with that total. A UUID finds the batch, payment, recipient or schedule with this id. Own references are found by their beginning, and in the 20,000 newest rows by any part. Among the newest 2,000 bank files and 5,000 statements, files are found by a part of their name or by the label of the batch, and statements by a part of the bank's name or of their file, or by the bank's number. Payees of the register are found by name, by any account number that was proposed for them, or by a reference that has their format. Payment requests are found by the beginning of the invoice number, by their reference, also with one wrong character, and by their payer; payers by name or reference.
 */
export const search = <ThrowOnError extends boolean = true>(options: Options<SearchData, ThrowOnError>) => (options.client ?? client).get<SearchResponses, SearchErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/search',
    ...options
});

/**
 * List the tokens of programs
 *
 * Returns every token of the entity, those that no longer work last.
 *
 * Needs the role ADMIN.
 */
export const listProgramTokens = <ThrowOnError extends boolean = true>(options?: Options<ListProgramTokensData, ThrowOnError>) => (options?.client ?? client).get<ListProgramTokensResponses, ListProgramTokensErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/tokens',
    ...options
});

/**
 * Make a token for a program
 *
 * Makes a token and returns its secret, which is never shown again. When the answer is lost, revoke the token and make another one. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `invalid_token_request` | 400 | An address or the end of the token is not possible, or the entity has too many tokens. |
 */
export const createProgramToken = <ThrowOnError extends boolean = true>(options: Options<CreateProgramTokenData, ThrowOnError>) => (options.client ?? client).post<CreateProgramTokenResponses, CreateProgramTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/tokens',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Confirm a token that prepares
 *
 * Lets a token with PREPARE work. An admin other than the one who made it confirms it, after a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `token_not_waiting` | 400 | The token does not wait for a second admin. |
 * | `own_token` | 400 | The caller made the token, so another admin has to confirm it. |
 */
export const confirmProgramToken = <ThrowOnError extends boolean = true>(options: Options<ConfirmProgramTokenData, ThrowOnError>) => (options.client ?? client).post<ConfirmProgramTokenResponses, ConfirmProgramTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/tokens/{id}/confirm',
    ...options
});

/**
 * Revoke a token
 *
 * Ends a token at once, in every process. It cannot be undone; repeating it changes nothing.
 *
 * Needs the role ADMIN.
 */
export const revokeProgramToken = <ThrowOnError extends boolean = true>(options: Options<RevokeProgramTokenData, ThrowOnError>) => (options.client ?? client).post<RevokeProgramTokenResponses, RevokeProgramTokenErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/tokens/{id}/revoke',
    ...options
});

/**
 * List the mails that were not delivered
 *
 * Returns the mails of the entity that the mail server has not accepted, the oldest first: at most 100. Each is tried for five days with pauses of up to an hour, and then kept for 30 days.
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
 * List the endpoints of webhooks
 *
 * Returns every endpoint of the entity, the newest first.
 *
 * Needs the role ADMIN.
 */
export const listWebhooks = <ThrowOnError extends boolean = true>(options?: Options<ListWebhooksData, ThrowOnError>) => (options?.client ?? client).get<ListWebhooksResponses, ListWebhooksErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks',
    ...options
});

/**
 * Make an endpoint
 *
 * Makes an endpoint and returns its secret, which is not shown again. It receives the events from now on. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `webhook_url_refused` | 400 | The address is no https address, or Outlay may not connect to it. |
 * | `too_many_webhooks` | 400 | The entity has as many endpoints as it may have. |
 */
export const createWebhook = <ThrowOnError extends boolean = true>(options: Options<CreateWebhookData, ThrowOnError>) => (options.client ?? client).post<CreateWebhookResponses, CreateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Get an endpoint
 *
 * Returns one endpoint.
 *
 * Needs the role ADMIN.
 */
export const getWebhook = <ThrowOnError extends boolean = true>(options: Options<GetWebhookData, ThrowOnError>) => (options.client ?? client).get<GetWebhookResponses, GetWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}',
    ...options
});

/**
 * Change what an endpoint receives
 *
 * Changes the description and the types of events. The address never changes.
 *
 * Needs the role ADMIN.
 */
export const updateWebhook = <ThrowOnError extends boolean = true>(options: Options<UpdateWebhookData, ThrowOnError>) => (options.client ?? client).put<UpdateWebhookResponses, UpdateWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List the deliveries of an endpoint
 *
 * Returns its deliveries, the newest event first. The total is counted to 10,000.
 *
 * Needs the role ADMIN.
 */
export const listWebhookDeliveries = <ThrowOnError extends boolean = true>(options: Options<ListWebhookDeliveriesData, ThrowOnError>) => (options.client ?? client).get<ListWebhookDeliveriesResponses, ListWebhookDeliveriesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/deliveries',
    ...options
});

/**
 * Get a delivery
 *
 * Returns a delivery with its body and the first part of the last answer.
 *
 * Needs the role ADMIN.
 */
export const getWebhookDelivery = <ThrowOnError extends boolean = true>(options: Options<GetWebhookDeliveryData, ThrowOnError>) => (options.client ?? client).get<GetWebhookDeliveryResponses, GetWebhookDeliveryErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/deliveries/{eventId}',
    ...options
});

/**
 * Send a delivery again
 *
 * Sends an event again, under its first id, whether it was delivered or not.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `webhook_off` | 400 | The endpoint is switched off. |
 */
export const sendWebhookDeliveryAgain = <ThrowOnError extends boolean = true>(options: Options<SendWebhookDeliveryAgainData, ThrowOnError>) => (options.client ?? client).post<SendWebhookDeliveryAgainResponses, SendWebhookDeliveryAgainErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/deliveries/{eventId}/send-again',
    ...options
});

/**
 * Remove an endpoint
 *
 * Removes an endpoint and its deliveries from the lists. It cannot be undone.
 *
 * Needs the role ADMIN.
 */
export const removeWebhook = <ThrowOnError extends boolean = true>(options: Options<RemoveWebhookData, ThrowOnError>) => (options.client ?? client).post<RemoveWebhookResponses, RemoveWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/remove',
    ...options
});

/**
 * Send the events of a day again
 *
 * Sends every event of a day that the endpoint receives, whether it was delivered or not, under its first id. The day is one of the time zone of the entity.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `webhook_off` | 400 | The endpoint is switched off. |
 */
export const replayWebhook = <ThrowOnError extends boolean = true>(options: Options<ReplayWebhookData, ThrowOnError>) => (options.client ?? client).post<ReplayWebhookResponses, ReplayWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/replay',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Replace the secret of an endpoint
 *
 * Makes a new secret and a new key. The old ones also sign for one more day, so that the receiver can change over. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 */
export const rotateWebhookSecret = <ThrowOnError extends boolean = true>(options: Options<RotateWebhookSecretData, ThrowOnError>) => (options.client ?? client).post<RotateWebhookSecretResponses, RotateWebhookSecretErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/rotate',
    ...options
});

/**
 * Switch an endpoint off
 *
 * Sends nothing until it is switched on again. Repeating it changes nothing.
 *
 * Needs the role ADMIN.
 */
export const switchOffWebhook = <ThrowOnError extends boolean = true>(options: Options<SwitchOffWebhookData, ThrowOnError>) => (options.client ?? client).post<SwitchOffWebhookResponses, SwitchOffWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/switch-off',
    ...options
});

/**
 * Switch an endpoint on again
 *
 * Sends the events since it was switched off, or skips them. Repeating it changes nothing.
 *
 * Needs the role ADMIN.
 */
export const switchOnWebhook = <ThrowOnError extends boolean = true>(options: Options<SwitchOnWebhookData, ThrowOnError>) => (options.client ?? client).post<SwitchOnWebhookResponses, SwitchOnWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/switch-on',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Send a test event
 *
 * Sends an event of the type `webhook.test` to this endpoint alone.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `webhook_off` | 400 | The endpoint is switched off. |
 */
export const testWebhook = <ThrowOnError extends boolean = true>(options: Options<TestWebhookData, ThrowOnError>) => (options.client ?? client).post<TestWebhookResponses, TestWebhookErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/webhooks/{id}/test',
    ...options
});
