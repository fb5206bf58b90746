// Generated from the OpenAPI documents by `npm run generate`. Never edited.

import { client } from './client.gen.ts';
import type { Client, Options as Options2, TDataShape } from './client/index.ts';
import type { CheckAgainstHistoryData, CheckAgainstHistoryErrors, CheckAgainstHistoryResponses, ExportPayoutsData, ExportPayoutsErrors, ExportPayoutsResponses, GetBatchChangesData, GetBatchChangesErrors, GetBatchChangesResponses, GetPayoutProofData, GetPayoutProofErrors, GetPayoutProofResponses, GetRecipientData, GetRecipientErrors, GetRecipientResponses, GetSessionData, GetSessionErrors, GetSessionResponses, GetTradingStatusData, GetTradingStatusErrors, GetTradingStatusResponses, ListAuditData, ListAuditErrors, ListAuditResponses, ListPayoutDaysData, ListPayoutDaysErrors, ListPayoutDaysResponses, ListRecipientsData, ListRecipientsErrors, ListRecipientsResponses, ListRetryRowsData, ListRetryRowsErrors, ListRetryRowsResponses, ListWaitingBatchesData, ListWaitingBatchesErrors, ListWaitingBatchesResponses, PreviewApprovalsData, PreviewApprovalsErrors, PreviewApprovalsResponses, SignOutData, SignOutErrors, SignOutResponses, StreamAccountEventsData, StreamAccountEventsErrors, StreamAccountEventsResponse, StreamAccountEventsResponses, StreamBatchEventsData, StreamBatchEventsErrors, StreamBatchEventsResponse, StreamBatchEventsResponses, StreamMarketEventsData, StreamMarketEventsErrors, StreamMarketEventsResponse, StreamMarketEventsResponses } from './types.gen.ts';

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
 * Read who is signed in
 *
 * 401 when nobody is.
 */
export const getSession = <ThrowOnError extends boolean = true>(options?: Options<GetSessionData, ThrowOnError>) => (options?.client ?? client).get<GetSessionResponses, GetSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/session',
    ...options
});

/**
 * Sign out
 *
 * Ends the session here and, where the identity provider offers it, there: the answer says where to go next.
 */
export const signOut = <ThrowOnError extends boolean = true>(options?: Options<SignOutData, ThrowOnError>) => (options?.client ?? client).post<SignOutResponses, SignOutErrors, ThrowOnError>({ url: '/app/session/sign-out', ...options });

/**
 * Count payouts by day and status
 *
 * DEBIT payouts of one currency over the latest days, oldest first; days without payouts are absent.
 */
export const listPayoutDays = <ThrowOnError extends boolean = true>(options?: Options<ListPayoutDaysData, ThrowOnError>) => (options?.client ?? client).get<ListPayoutDaysResponses, ListPayoutDaysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payout-days',
    ...options
});

/**
 * List the batches that wait for me
 *
 * Batches that the caller may approve now, the one that expires first at the top; 50 at most.
 */
export const listWaitingBatches = <ThrowOnError extends boolean = true>(options?: Options<ListWaitingBatchesData, ThrowOnError>) => (options?.client ?? client).get<ListWaitingBatchesResponses, ListWaitingBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/waiting-batches',
    ...options
});

/**
 * Compare a batch with earlier ones
 *
 * Against the payouts before the batch was created that were not failed.
 */
export const getBatchChanges = <ThrowOnError extends boolean = true>(options: Options<GetBatchChangesData, ThrowOnError>) => (options.client ?? client).get<GetBatchChangesResponses, GetBatchChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/changes',
    ...options
});

/**
 * Take the failed rows of a batch
 *
 * Every withdrawal that FAILED or was REVERSED, in the form that a new batch takes. Answered once the batch has ended.
 */
export const listRetryRows = <ThrowOnError extends boolean = true>(options: Options<ListRetryRowsData, ThrowOnError>) => (options.client ?? client).get<ListRetryRowsResponses, ListRetryRowsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/retry-rows',
    ...options
});

/**
 * Look rows up in what was paid before
 *
 * Possible duplicates within the duplicate window, and people whose bank details differ. Changes nothing.
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
 * Follow a batch
 *
 * Server-sent events: `batch`, each with the whole BulkWithdrawalBatchForDisplay as data, at once and at every change (two a second at most); `ping` every 15 seconds. The stream ends when the batch can change no more.
 */
export const streamBatchEvents = <ThrowOnError extends boolean = true>(options: Options<StreamBatchEventsData, ThrowOnError, StreamBatchEventsResponse>) => (options.client ?? client).sse.get<StreamBatchEventsResponses, StreamBatchEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/events',
    ...options
});

/**
 * Search the recipients
 *
 * By name, account number or external id; the one paid last at the top.
 */
export const listRecipients = <ThrowOnError extends boolean = true>(options?: Options<ListRecipientsData, ThrowOnError>) => (options?.client ?? client).get<ListRecipientsResponses, ListRecipientsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/recipients',
    ...options
});

/**
 * Read a recipient
 *
 * Their payments are read from the payout history by `beneficiaryId`.
 */
export const getRecipient = <ThrowOnError extends boolean = true>(options: Options<GetRecipientData, ThrowOnError>) => (options.client ?? client).get<GetRecipientResponses, GetRecipientErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/recipients/{id}',
    ...options
});

/**
 * Prove a payout
 *
 * The payout with its timeline, approvals and ledger postings.
 */
export const getPayoutProof = <ThrowOnError extends boolean = true>(options: Options<GetPayoutProofData, ThrowOnError>) => (options.client ?? client).get<GetPayoutProofResponses, GetPayoutProofErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payouts/{id}/proof',
    ...options
});

/**
 * Export payouts as CSV
 *
 * Exactly what the filters of the payout history find, streamed; cells are safe to open in a spreadsheet.
 */
export const exportPayouts = <ThrowOnError extends boolean = true>(options?: Options<ExportPayoutsData, ThrowOnError>) => (options?.client ?? client).get<ExportPayoutsResponses, ExportPayoutsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/payouts.csv',
    ...options
});

/**
 * Preview who must sign
 *
 * Tries approval rules on amounts. Changes nothing; a set of rules that cannot be saved is refused like a save.
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
 * Read the audit log
 *
 * Newest first.
 */
export const listAudit = <ThrowOnError extends boolean = true>(options?: Options<ListAuditData, ThrowOnError>) => (options?.client ?? client).get<ListAuditResponses, ListAuditErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/audit',
    ...options
});

/**
 * Read whether the exchange can be used
 *
 * Asks the exchange when nobody has done so in the last seconds.
 */
export const getTradingStatus = <ThrowOnError extends boolean = true>(options?: Options<GetTradingStatusData, ThrowOnError>) => (options?.client ?? client).get<GetTradingStatusResponses, GetTradingStatusErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/status',
    ...options
});

/**
 * Follow an account of the exchange
 *
 * Server-sent events: `exchange`, each with a message of the exchange as it sent it, `{type, currencyPairSymbol?, data}`; `status` with `{connected}`, at once and when the way to the exchange breaks or is back; `ping` every 15 seconds. What happened while it was broken is not told again: read what is there when `connected` turns true. Types: ORDER_PROCESSED, ORDER_STATUS_UPDATE, FAILED_ORDER, OPEN_ORDERS_UPDATE, BALANCE_UPDATE, NEW_ACCOUNT_TRADE.
 */
export const streamAccountEvents = <ThrowOnError extends boolean = true>(options?: Options<StreamAccountEventsData, ThrowOnError, StreamAccountEventsResponse>) => (options?.client ?? client).sse.get<StreamAccountEventsResponses, StreamAccountEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/account-events',
    ...options
});

/**
 * Follow a pair of the exchange
 *
 * Server-sent events: `exchange`, each with a message of the exchange as it sent it, `{type, currencyPairSymbol?, data}`; `status` with `{connected}`, at once and when the way to the exchange breaks or is back; `ping` every 15 seconds. What happened while it was broken is not told again: read what is there when `connected` turns true. Types: AGGREGATED_ORDERBOOK_UPDATE, NEW_TRADE, NEW_TRADE_BUCKET, MARKET_SUMMARY_UPDATE.
 */
export const streamMarketEvents = <ThrowOnError extends boolean = true>(options: Options<StreamMarketEventsData, ThrowOnError, StreamMarketEventsResponse>) => (options.client ?? client).sse.get<StreamMarketEventsResponses, StreamMarketEventsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/trading/market-events',
    ...options
});
