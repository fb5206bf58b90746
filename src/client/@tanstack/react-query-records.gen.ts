// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { confirmProgramToken, createProgramToken, createSavedView, deleteSavedView, exportAudit, exportPayouts, exportRecipients, getBatchProof, getPayout, getPayoutProof, getPayoutTotals, getRecipient, listAudit, listColumnMappings, listPayoutHistory, listPayouts, listProgramTokens, listRecipients, listSavedViews, revokeProgramToken, saveColumnMapping, search, updateSavedView } from '../sdk-records.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { ConfirmProgramTokenData, ConfirmProgramTokenError, ConfirmProgramTokenResponse, CreateProgramTokenData, CreateProgramTokenError, CreateProgramTokenResponse, CreateSavedViewData, CreateSavedViewError, CreateSavedViewResponse, DeleteSavedViewData, DeleteSavedViewError, DeleteSavedViewResponse, ExportAuditData, ExportAuditError, ExportAuditResponse, ExportPayoutsData, ExportPayoutsError, ExportPayoutsResponse, ExportRecipientsData, ExportRecipientsError, ExportRecipientsResponse, GetBatchProofData, GetBatchProofError, GetBatchProofResponse, GetPayoutData, GetPayoutError, GetPayoutProofData, GetPayoutProofError, GetPayoutProofResponse, GetPayoutResponse, GetPayoutTotalsData, GetPayoutTotalsError, GetPayoutTotalsResponse, GetRecipientData, GetRecipientError, GetRecipientResponse, ListAuditData, ListAuditError, ListAuditResponse, ListColumnMappingsData, ListColumnMappingsError, ListColumnMappingsResponse, ListPayoutHistoryData, ListPayoutHistoryError, ListPayoutHistoryResponse, ListPayoutsData, ListPayoutsError, ListPayoutsResponse, ListProgramTokensData, ListProgramTokensError, ListProgramTokensResponse, ListRecipientsData, ListRecipientsError, ListRecipientsResponse, ListSavedViewsData, ListSavedViewsError, ListSavedViewsResponse, RevokeProgramTokenData, RevokeProgramTokenError, RevokeProgramTokenResponse, SaveColumnMappingData, SaveColumnMappingError, SaveColumnMappingResponse, SearchData, SearchError, SearchResponse, UpdateSavedViewData, UpdateSavedViewError, UpdateSavedViewResponse } from '../types.gen.ts';

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

export const listProgramTokensQueryKey = (options?: Options<ListProgramTokensData>) => createQueryKey('listProgramTokens', options);

/**
 * List the tokens of programs
 *
 * Returns every token of the entity, those that no longer work last.
 *
 * Needs the role ADMIN.
 */
export const listProgramTokensOptions = (options?: Options<ListProgramTokensData>) => queryOptions<ListProgramTokensResponse, ListProgramTokensError, ListProgramTokensResponse, ReturnType<typeof listProgramTokensQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listProgramTokens({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listProgramTokensQueryKey(options)
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
export const createProgramTokenMutation = (options?: Partial<Options<CreateProgramTokenData>>): UseMutationOptions<CreateProgramTokenResponse, CreateProgramTokenError, Options<CreateProgramTokenData>> => {
    const mutationOptions: UseMutationOptions<CreateProgramTokenResponse, CreateProgramTokenError, Options<CreateProgramTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createProgramToken({
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
export const confirmProgramTokenMutation = (options?: Partial<Options<ConfirmProgramTokenData>>): UseMutationOptions<ConfirmProgramTokenResponse, ConfirmProgramTokenError, Options<ConfirmProgramTokenData>> => {
    const mutationOptions: UseMutationOptions<ConfirmProgramTokenResponse, ConfirmProgramTokenError, Options<ConfirmProgramTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmProgramToken({
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
 * Revoke a token
 *
 * Ends a token at once, in every process. It cannot be undone; repeating it changes nothing.
 *
 * Needs the role ADMIN.
 */
export const revokeProgramTokenMutation = (options?: Partial<Options<RevokeProgramTokenData>>): UseMutationOptions<RevokeProgramTokenResponse, RevokeProgramTokenError, Options<RevokeProgramTokenData>> => {
    const mutationOptions: UseMutationOptions<RevokeProgramTokenResponse, RevokeProgramTokenError, Options<RevokeProgramTokenData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeProgramToken({
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
 * Finds recipients by name, account number or external id, last paid first. A search finds at most 2,000.
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
 * Search batches, payments, recipients, bank files, statements and schedules
 *
 * Finds batches and schedules by label, recipients by name, external id or account number (the last four digits are enough), and payments by recipient or reference. Case and accents do not matter, and several words must all match. An amount as people write it (R 614,89) finds payments of it, and the newest batches with that total. A UUID finds the batch, payment, recipient or schedule with this id. Own references are found by their beginning, and in the 20,000 newest rows by any part. Among the newest 2,000 bank files and 5,000 statements, files are found by a part of their name or by the label of the batch, and statements by a part of the bank's name or of their file, or by the bank's number.
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
 * | `too_many_views` | 400 | The user already has the maximum number of saved views. |
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

export const exportRecipientsQueryKey = (options?: Options<ExportRecipientsData>) => createQueryKey('exportRecipients', options);

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
export const exportRecipientsOptions = (options?: Options<ExportRecipientsData>) => queryOptions<ExportRecipientsResponse, ExportRecipientsError, ExportRecipientsResponse, ReturnType<typeof exportRecipientsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportRecipients({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportRecipientsQueryKey(options)
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
