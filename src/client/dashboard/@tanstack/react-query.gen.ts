// Generated from the OpenAPI documents by `npm run generate`. Never edited.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { checkAgainstHistory, exportPayouts, getBatchChanges, getPayoutProof, getRecipient, getSession, getTradingStatus, listAudit, listPayoutDays, listRecipients, listRetryRows, listWaitingBatches, type Options, previewApprovals, signOut } from '../sdk.gen.ts';
import type { CheckAgainstHistoryData, CheckAgainstHistoryError, CheckAgainstHistoryResponse, ExportPayoutsData, ExportPayoutsError, ExportPayoutsResponse, GetBatchChangesData, GetBatchChangesError, GetBatchChangesResponse, GetPayoutProofData, GetPayoutProofError, GetPayoutProofResponse, GetRecipientData, GetRecipientError, GetRecipientResponse, GetSessionData, GetSessionError, GetSessionResponse, GetTradingStatusData, GetTradingStatusError, GetTradingStatusResponse, ListAuditData, ListAuditError, ListAuditResponse, ListPayoutDaysData, ListPayoutDaysError, ListPayoutDaysResponse, ListRecipientsData, ListRecipientsError, ListRecipientsResponse, ListRetryRowsData, ListRetryRowsError, ListRetryRowsResponse, ListWaitingBatchesData, ListWaitingBatchesError, ListWaitingBatchesResponse, PreviewApprovalsData, PreviewApprovalsError, PreviewApprovalsResponse, SignOutData, SignOutError, SignOutResponse } from '../types.gen.ts';

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
