// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { confirmProgramToken, createProgramToken, createSavedView, createWebhook, deleteSavedView, dismissMail, exportAudit, exportPayouts, exportRecipients, getBatchProof, getNotificationSettings, getPayout, getPayoutProof, getPayoutTotals, getRecipient, getWebhook, getWebhookDelivery, listAudit, listColumnMappings, listNotifications, listPayoutHistory, listPayouts, listProgramTokens, listRecipients, listSavedViews, listUndeliveredMails, listWebhookDeliveries, listWebhooks, markNotificationsRead, removeWebhook, replayWebhook, revokeProgramToken, rotateWebhookSecret, saveColumnMapping, search, sendMailsAgain, sendWebhookDeliveryAgain, switchOffWebhook, switchOnWebhook, testWebhook, updateNotificationSettings, updateSavedView, updateWebhook } from '../sdk-records.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { ConfirmProgramTokenData, ConfirmProgramTokenError, ConfirmProgramTokenResponse, CreateProgramTokenData, CreateProgramTokenError, CreateProgramTokenResponse, CreateSavedViewData, CreateSavedViewError, CreateSavedViewResponse, CreateWebhookData, CreateWebhookError, CreateWebhookResponse, DeleteSavedViewData, DeleteSavedViewError, DeleteSavedViewResponse, DismissMailData, DismissMailError, DismissMailResponse, ExportAuditData, ExportAuditError, ExportAuditResponse, ExportPayoutsData, ExportPayoutsError, ExportPayoutsResponse, ExportRecipientsData, ExportRecipientsError, ExportRecipientsResponse, GetBatchProofData, GetBatchProofError, GetBatchProofResponse, GetNotificationSettingsData, GetNotificationSettingsError, GetNotificationSettingsResponse, GetPayoutData, GetPayoutError, GetPayoutProofData, GetPayoutProofError, GetPayoutProofResponse, GetPayoutResponse, GetPayoutTotalsData, GetPayoutTotalsError, GetPayoutTotalsResponse, GetRecipientData, GetRecipientError, GetRecipientResponse, GetWebhookData, GetWebhookDeliveryData, GetWebhookDeliveryError, GetWebhookDeliveryResponse, GetWebhookError, GetWebhookResponse, ListAuditData, ListAuditError, ListAuditResponse, ListColumnMappingsData, ListColumnMappingsError, ListColumnMappingsResponse, ListNotificationsData, ListNotificationsError, ListNotificationsResponse, ListPayoutHistoryData, ListPayoutHistoryError, ListPayoutHistoryResponse, ListPayoutsData, ListPayoutsError, ListPayoutsResponse, ListProgramTokensData, ListProgramTokensError, ListProgramTokensResponse, ListRecipientsData, ListRecipientsError, ListRecipientsResponse, ListSavedViewsData, ListSavedViewsError, ListSavedViewsResponse, ListUndeliveredMailsData, ListUndeliveredMailsError, ListUndeliveredMailsResponse, ListWebhookDeliveriesData, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ListWebhooksData, ListWebhooksError, ListWebhooksResponse, MarkNotificationsReadData, MarkNotificationsReadError, MarkNotificationsReadResponse, RemoveWebhookData, RemoveWebhookError, RemoveWebhookResponse, ReplayWebhookData, ReplayWebhookError, ReplayWebhookResponse, RevokeProgramTokenData, RevokeProgramTokenError, RevokeProgramTokenResponse, RotateWebhookSecretData, RotateWebhookSecretError, RotateWebhookSecretResponse, SaveColumnMappingData, SaveColumnMappingError, SaveColumnMappingResponse, SearchData, SearchError, SearchResponse, SendMailsAgainData, SendMailsAgainError, SendMailsAgainResponse, SendWebhookDeliveryAgainData, SendWebhookDeliveryAgainError, SendWebhookDeliveryAgainResponse, SwitchOffWebhookData, SwitchOffWebhookError, SwitchOffWebhookResponse, SwitchOnWebhookData, SwitchOnWebhookError, SwitchOnWebhookResponse, TestWebhookData, TestWebhookError, TestWebhookResponse, UpdateNotificationSettingsData, UpdateNotificationSettingsError, UpdateNotificationSettingsResponse, UpdateSavedViewData, UpdateSavedViewError, UpdateSavedViewResponse, UpdateWebhookData, UpdateWebhookError, UpdateWebhookResponse } from '../types.gen.ts';

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

export const searchQueryKey = (options: Options<SearchData>) => createQueryKey('search', options);

/**
 * Search payments, recipients, payees, bank records, schedules, payment requests and payers
 *
 * Finds batches and schedules by label, recipients by name, external id or account number (the last four digits are enough), and payments by recipient or reference. Case and accents do not matter, and several words must all match. An amount as people write it (R 614,89) finds payments of it, and the newest batches with that total. A UUID finds the batch, payment, recipient or schedule with this id. Own references are found by their beginning, and in the 20,000 newest rows by any part. Among the newest 2,000 bank files and 5,000 statements, files are found by a part of their name or by the label of the batch, and statements by a part of the bank's name or of their file, or by the bank's number. Payees of the register are found by name, by any account number that was proposed for them, or by a reference that has their format. Payment requests are found by the beginning of the invoice number, by their reference, also with one wrong character, and by their payer; payers by name or reference.
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

export const listUndeliveredMailsQueryKey = (options?: Options<ListUndeliveredMailsData>) => createQueryKey('listUndeliveredMails', options);

/**
 * List the mails that were not delivered
 *
 * Returns the mails of the entity that the mail server has not accepted, the oldest first: at most 100. Each is tried for five days with pauses of up to an hour, and then kept for 30 days.
 *
 * Needs the role ADMIN.
 */
export const listUndeliveredMailsOptions = (options?: Options<ListUndeliveredMailsData>) => queryOptions<ListUndeliveredMailsResponse, ListUndeliveredMailsError, ListUndeliveredMailsResponse, ReturnType<typeof listUndeliveredMailsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listUndeliveredMails({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listUndeliveredMailsQueryKey(options)
});

/**
 * Send the undelivered mails again
 *
 * Makes every undelivered mail of the entity due at once. The worker sends them within a minute.
 *
 * Needs the role ADMIN.
 */
export const sendMailsAgainMutation = (options?: Partial<Options<SendMailsAgainData>>): UseMutationOptions<SendMailsAgainResponse, SendMailsAgainError, Options<SendMailsAgainData>> => {
    const mutationOptions: UseMutationOptions<SendMailsAgainResponse, SendMailsAgainError, Options<SendMailsAgainData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendMailsAgain({
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
 * Dismiss an undelivered mail
 *
 * Deletes a mail that need not be sent any more, for example because its address is wrong.
 *
 * Needs the role ADMIN.
 */
export const dismissMailMutation = (options?: Partial<Options<DismissMailData>>): UseMutationOptions<DismissMailResponse, DismissMailError, Options<DismissMailData>> => {
    const mutationOptions: UseMutationOptions<DismissMailResponse, DismissMailError, Options<DismissMailData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await dismissMail({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWebhooksQueryKey = (options?: Options<ListWebhooksData>) => createQueryKey('listWebhooks', options);

/**
 * List the endpoints of webhooks
 *
 * Returns every endpoint of the entity, the newest first.
 *
 * Needs the role ADMIN.
 */
export const listWebhooksOptions = (options?: Options<ListWebhooksData>) => queryOptions<ListWebhooksResponse, ListWebhooksError, ListWebhooksResponse, ReturnType<typeof listWebhooksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWebhooks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhooksQueryKey(options)
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
export const createWebhookMutation = (options?: Partial<Options<CreateWebhookData>>): UseMutationOptions<CreateWebhookResponse, CreateWebhookError, Options<CreateWebhookData>> => {
    const mutationOptions: UseMutationOptions<CreateWebhookResponse, CreateWebhookError, Options<CreateWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getWebhookQueryKey = (options: Options<GetWebhookData>) => createQueryKey('getWebhook', options);

/**
 * Get an endpoint
 *
 * Returns one endpoint.
 *
 * Needs the role ADMIN.
 */
export const getWebhookOptions = (options: Options<GetWebhookData>) => queryOptions<GetWebhookResponse, GetWebhookError, GetWebhookResponse, ReturnType<typeof getWebhookQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getWebhook({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getWebhookQueryKey(options)
});

/**
 * Change what an endpoint receives
 *
 * Changes the description and the types of events. The address never changes.
 *
 * Needs the role ADMIN.
 */
export const updateWebhookMutation = (options?: Partial<Options<UpdateWebhookData>>): UseMutationOptions<UpdateWebhookResponse, UpdateWebhookError, Options<UpdateWebhookData>> => {
    const mutationOptions: UseMutationOptions<UpdateWebhookResponse, UpdateWebhookError, Options<UpdateWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listWebhookDeliveriesQueryKey = (options: Options<ListWebhookDeliveriesData>) => createQueryKey('listWebhookDeliveries', options);

/**
 * List the deliveries of an endpoint
 *
 * Returns its deliveries, the newest event first. The total is counted to 10,000.
 *
 * Needs the role ADMIN.
 */
export const listWebhookDeliveriesOptions = (options: Options<ListWebhookDeliveriesData>) => queryOptions<ListWebhookDeliveriesResponse, ListWebhookDeliveriesError, ListWebhookDeliveriesResponse, ReturnType<typeof listWebhookDeliveriesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listWebhookDeliveries({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listWebhookDeliveriesQueryKey(options)
});

export const getWebhookDeliveryQueryKey = (options: Options<GetWebhookDeliveryData>) => createQueryKey('getWebhookDelivery', options);

/**
 * Get a delivery
 *
 * Returns a delivery with its body and the first part of the last answer.
 *
 * Needs the role ADMIN.
 */
export const getWebhookDeliveryOptions = (options: Options<GetWebhookDeliveryData>) => queryOptions<GetWebhookDeliveryResponse, GetWebhookDeliveryError, GetWebhookDeliveryResponse, ReturnType<typeof getWebhookDeliveryQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getWebhookDelivery({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getWebhookDeliveryQueryKey(options)
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
export const sendWebhookDeliveryAgainMutation = (options?: Partial<Options<SendWebhookDeliveryAgainData>>): UseMutationOptions<SendWebhookDeliveryAgainResponse, SendWebhookDeliveryAgainError, Options<SendWebhookDeliveryAgainData>> => {
    const mutationOptions: UseMutationOptions<SendWebhookDeliveryAgainResponse, SendWebhookDeliveryAgainError, Options<SendWebhookDeliveryAgainData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await sendWebhookDeliveryAgain({
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
 * Remove an endpoint
 *
 * Removes an endpoint and its deliveries from the lists. It cannot be undone.
 *
 * Needs the role ADMIN.
 */
export const removeWebhookMutation = (options?: Partial<Options<RemoveWebhookData>>): UseMutationOptions<RemoveWebhookResponse, RemoveWebhookError, Options<RemoveWebhookData>> => {
    const mutationOptions: UseMutationOptions<RemoveWebhookResponse, RemoveWebhookError, Options<RemoveWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removeWebhook({
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
export const replayWebhookMutation = (options?: Partial<Options<ReplayWebhookData>>): UseMutationOptions<ReplayWebhookResponse, ReplayWebhookError, Options<ReplayWebhookData>> => {
    const mutationOptions: UseMutationOptions<ReplayWebhookResponse, ReplayWebhookError, Options<ReplayWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await replayWebhook({
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
export const rotateWebhookSecretMutation = (options?: Partial<Options<RotateWebhookSecretData>>): UseMutationOptions<RotateWebhookSecretResponse, RotateWebhookSecretError, Options<RotateWebhookSecretData>> => {
    const mutationOptions: UseMutationOptions<RotateWebhookSecretResponse, RotateWebhookSecretError, Options<RotateWebhookSecretData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rotateWebhookSecret({
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
 * Switch an endpoint off
 *
 * Sends nothing until it is switched on again. Repeating it changes nothing.
 *
 * Needs the role ADMIN.
 */
export const switchOffWebhookMutation = (options?: Partial<Options<SwitchOffWebhookData>>): UseMutationOptions<SwitchOffWebhookResponse, SwitchOffWebhookError, Options<SwitchOffWebhookData>> => {
    const mutationOptions: UseMutationOptions<SwitchOffWebhookResponse, SwitchOffWebhookError, Options<SwitchOffWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await switchOffWebhook({
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
 * Switch an endpoint on again
 *
 * Sends the events since it was switched off, or skips them. Repeating it changes nothing.
 *
 * Needs the role ADMIN.
 */
export const switchOnWebhookMutation = (options?: Partial<Options<SwitchOnWebhookData>>): UseMutationOptions<SwitchOnWebhookResponse, SwitchOnWebhookError, Options<SwitchOnWebhookData>> => {
    const mutationOptions: UseMutationOptions<SwitchOnWebhookResponse, SwitchOnWebhookError, Options<SwitchOnWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await switchOnWebhook({
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
export const testWebhookMutation = (options?: Partial<Options<TestWebhookData>>): UseMutationOptions<TestWebhookResponse, TestWebhookError, Options<TestWebhookData>> => {
    const mutationOptions: UseMutationOptions<TestWebhookResponse, TestWebhookError, Options<TestWebhookData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await testWebhook({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
