// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { AddBatchCommentData, AddBatchCommentErrors, AddBatchCommentResponses, CheckAgainstHistoryData, CheckAgainstHistoryErrors, CheckAgainstHistoryResponses, CompareBatchData, CompareBatchErrors, CompareBatchResponses, ExportBatchesData, ExportBatchesErrors, ExportBatchesResponses, GetBatchChecksData, GetBatchChecksErrors, GetBatchChecksResponses, ListBatchCommentsData, ListBatchCommentsErrors, ListBatchCommentsResponses, ListBatchRowsData, ListBatchRowsErrors, ListBatchRowsResponses, ListEarlierFailuresData, ListEarlierFailuresErrors, ListEarlierFailuresResponses, ListRetryRowsData, ListRetryRowsErrors, ListRetryRowsResponses, StreamBatchEventsData, StreamBatchEventsErrors, StreamBatchEventsResponse, StreamBatchEventsResponses } from './types.gen.ts';

/**
 * Export batches as CSV
 *
 * Returns the batches that the same filters find, newest first. Cells are escaped so that a spreadsheet does not run them as formulas.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportBatches = <ThrowOnError extends boolean = true>(options?: Options<ExportBatchesData, ThrowOnError>) => (options?.client ?? client).get<ExportBatchesResponses, ExportBatchesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches.csv',
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
 * List the withdrawals of a batch to be sent again
 *
 * Returns every withdrawal with the status FAILED or REVERSED, in the form that a new batch needs. For a batch that was sent back, returns every withdrawal, to be corrected. With `rows=ALL`, returns every withdrawal of any batch, to pay it again. Available once the batch has ended.
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
