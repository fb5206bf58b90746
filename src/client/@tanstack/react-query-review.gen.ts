// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { addBatchComment, checkAgainstHistory, compareBatch, exportBatches, getBatchChecks, listBatchComments, listBatchRows, listEarlierFailures, listRetryRows } from '../sdk-review.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { AddBatchCommentData, AddBatchCommentError, AddBatchCommentResponse, CheckAgainstHistoryData, CheckAgainstHistoryError, CheckAgainstHistoryResponse, CompareBatchData, CompareBatchError, CompareBatchResponse, ExportBatchesData, ExportBatchesError, ExportBatchesResponse, GetBatchChecksData, GetBatchChecksError, GetBatchChecksResponse, ListBatchCommentsData, ListBatchCommentsError, ListBatchCommentsResponse, ListBatchRowsData, ListBatchRowsError, ListBatchRowsResponse, ListEarlierFailuresData, ListEarlierFailuresError, ListEarlierFailuresResponse, ListRetryRowsData, ListRetryRowsError, ListRetryRowsResponse } from '../types.gen.ts';

export const exportBatchesQueryKey = (options?: Options<ExportBatchesData>) => createQueryKey('exportBatches', options);

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
export const exportBatchesOptions = (options?: Options<ExportBatchesData>) => queryOptions<ExportBatchesResponse, ExportBatchesError, ExportBatchesResponse, ReturnType<typeof exportBatchesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportBatches({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportBatchesQueryKey(options)
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

export const listRetryRowsQueryKey = (options: Options<ListRetryRowsData>) => createQueryKey('listRetryRows', options);

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
