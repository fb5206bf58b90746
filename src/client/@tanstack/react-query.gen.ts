// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { addBatchComment, approveBatch, cancelBatch, checkAgainstHistory, compareBatch, createBatch, createSavedView, deleteSavedView, dismissMail, exportAudit, exportPayouts, getAccountBalances, getAttention, getBankDays, getBatch, getBatchChecks, getBatchProof, getEntityConfig, getFeeQuote, getNotificationSettings, getPaymentConfig, getPayout, getPayoutProof, getPayoutTotals, getPendingTotal, getRecipient, getSession, getTradingStatus, listAudit, listBanks, listBatchComments, listBatches, listBatchRows, listBatchWithdrawals, listColumnMappings, listEarlierFailures, listFirstSteps, listNotifications, listPayoutDays, listPayoutHistory, listPayouts, listPeople, listRecipients, listRetryRows, listSavedViews, listUndeliveredMails, listUsers, listWaitingBatches, markNotificationsRead, type Options, previewApprovals, rejectBatch, saveColumnMapping, search, sendMailsAgain, signOut, updateBatchLabel, updateNotificationSettings, updatePaymentConfig, updatePreferences, updateSavedView } from '../sdk.gen.ts';
import type { AddBatchCommentData, AddBatchCommentError, AddBatchCommentResponse, ApproveBatchData, ApproveBatchError, ApproveBatchResponse, CancelBatchData, CancelBatchError, CancelBatchResponse, CheckAgainstHistoryData, CheckAgainstHistoryError, CheckAgainstHistoryResponse, CompareBatchData, CompareBatchError, CompareBatchResponse, CreateBatchData, CreateBatchError, CreateBatchResponse, CreateSavedViewData, CreateSavedViewError, CreateSavedViewResponse, DeleteSavedViewData, DeleteSavedViewError, DeleteSavedViewResponse, DismissMailData, DismissMailError, DismissMailResponse, ExportAuditData, ExportAuditError, ExportAuditResponse, ExportPayoutsData, ExportPayoutsError, ExportPayoutsResponse, GetAccountBalancesData, GetAccountBalancesError, GetAccountBalancesResponse, GetAttentionData, GetAttentionError, GetAttentionResponse, GetBankDaysData, GetBankDaysError, GetBankDaysResponse, GetBatchChecksData, GetBatchChecksError, GetBatchChecksResponse, GetBatchData, GetBatchError, GetBatchProofData, GetBatchProofError, GetBatchProofResponse, GetBatchResponse, GetEntityConfigData, GetEntityConfigError, GetEntityConfigResponse, GetFeeQuoteData, GetFeeQuoteError, GetFeeQuoteResponse, GetNotificationSettingsData, GetNotificationSettingsError, GetNotificationSettingsResponse, GetPaymentConfigData, GetPaymentConfigError, GetPaymentConfigResponse, GetPayoutData, GetPayoutError, GetPayoutProofData, GetPayoutProofError, GetPayoutProofResponse, GetPayoutResponse, GetPayoutTotalsData, GetPayoutTotalsError, GetPayoutTotalsResponse, GetPendingTotalData, GetPendingTotalError, GetPendingTotalResponse, GetRecipientData, GetRecipientError, GetRecipientResponse, GetSessionData, GetSessionError, GetSessionResponse, GetTradingStatusData, GetTradingStatusError, GetTradingStatusResponse, ListAuditData, ListAuditError, ListAuditResponse, ListBanksData, ListBanksError, ListBanksResponse, ListBatchCommentsData, ListBatchCommentsError, ListBatchCommentsResponse, ListBatchesData, ListBatchesError, ListBatchesResponse, ListBatchRowsData, ListBatchRowsError, ListBatchRowsResponse, ListBatchWithdrawalsData, ListBatchWithdrawalsError, ListBatchWithdrawalsResponse, ListColumnMappingsData, ListColumnMappingsError, ListColumnMappingsResponse, ListEarlierFailuresData, ListEarlierFailuresError, ListEarlierFailuresResponse, ListFirstStepsData, ListFirstStepsError, ListFirstStepsResponse, ListNotificationsData, ListNotificationsError, ListNotificationsResponse, ListPayoutDaysData, ListPayoutDaysError, ListPayoutDaysResponse, ListPayoutHistoryData, ListPayoutHistoryError, ListPayoutHistoryResponse, ListPayoutsData, ListPayoutsError, ListPayoutsResponse, ListPeopleData, ListPeopleError, ListPeopleResponse, ListRecipientsData, ListRecipientsError, ListRecipientsResponse, ListRetryRowsData, ListRetryRowsError, ListRetryRowsResponse, ListSavedViewsData, ListSavedViewsError, ListSavedViewsResponse, ListUndeliveredMailsData, ListUndeliveredMailsError, ListUndeliveredMailsResponse, ListUsersData, ListUsersError, ListUsersResponse, ListWaitingBatchesData, ListWaitingBatchesError, ListWaitingBatchesResponse, MarkNotificationsReadData, MarkNotificationsReadError, MarkNotificationsReadResponse, PreviewApprovalsData, PreviewApprovalsError, PreviewApprovalsResponse, RejectBatchData, RejectBatchError, RejectBatchResponse, SaveColumnMappingData, SaveColumnMappingError, SaveColumnMappingResponse, SearchData, SearchError, SearchResponse, SendMailsAgainData, SendMailsAgainError, SendMailsAgainResponse, SignOutData, SignOutError, SignOutResponse, UpdateBatchLabelData, UpdateBatchLabelError, UpdateBatchLabelResponse, UpdateNotificationSettingsData, UpdateNotificationSettingsError, UpdateNotificationSettingsResponse, UpdatePaymentConfigData, UpdatePaymentConfigError, UpdatePaymentConfigResponse, UpdatePreferencesData, UpdatePreferencesError, UpdatePreferencesResponse, UpdateSavedViewData, UpdateSavedViewError, UpdateSavedViewResponse } from '../types.gen.ts';

export type QueryKey<TOptions extends Options> = [
    Pick<TOptions, 'baseUrl' | 'body' | 'headers' | 'path' | 'query'> & {
        _id: string;
        _infinite?: boolean;
        tags?: ReadonlyArray<string>;
    }
];

export const createQueryKey = <TOptions extends Options>(id: string, options?: TOptions, infinite?: boolean, tags?: ReadonlyArray<string>): [
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

export const getPaymentConfigQueryKey = (options?: Options<GetPaymentConfigData>) => createQueryKey('getPaymentConfig', options);

/**
 * Read the payment config
 *
 * Returns the entity's payment config, or the defaults if none has been saved.
 */
export const getPaymentConfigOptions = (options?: Options<GetPaymentConfigData>) => queryOptions<GetPaymentConfigResponse, GetPaymentConfigError, GetPaymentConfigResponse, ReturnType<typeof getPaymentConfigQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPaymentConfig({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPaymentConfigQueryKey(options)
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
export const updatePaymentConfigMutation = (options?: Partial<Options<UpdatePaymentConfigData>>): UseMutationOptions<UpdatePaymentConfigResponse, UpdatePaymentConfigError, Options<UpdatePaymentConfigData>> => {
    const mutationOptions: UseMutationOptions<UpdatePaymentConfigResponse, UpdatePaymentConfigError, Options<UpdatePaymentConfigData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePaymentConfig({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getEntityConfigQueryKey = (options?: Options<GetEntityConfigData>) => createQueryKey('getEntityConfig', options);

/**
 * Read the entity config
 *
 * Returns the limits, rails and fees that the operator has set for the entity, or 204 if it has set none.
 */
export const getEntityConfigOptions = (options?: Options<GetEntityConfigData>) => queryOptions<GetEntityConfigResponse, GetEntityConfigError, GetEntityConfigResponse, ReturnType<typeof getEntityConfigQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getEntityConfig({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getEntityConfigQueryKey(options)
});

export const getAccountBalancesQueryKey = (options: Options<GetAccountBalancesData>) => createQueryKey('getAccountBalances', options);

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
export const getAccountBalancesOptions = (options: Options<GetAccountBalancesData>) => queryOptions<GetAccountBalancesResponse, GetAccountBalancesError, GetAccountBalancesResponse, ReturnType<typeof getAccountBalancesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccountBalances({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccountBalancesQueryKey(options)
});

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

export const listBanksQueryKey = (options?: Options<ListBanksData>) => createQueryKey('listBanks', options);

/**
 * List banks
 *
 * Returns every bank that can be paid, with its default branch code, account number lengths and rails, ordered by name.
 */
export const listBanksOptions = (options?: Options<ListBanksData>) => queryOptions<ListBanksResponse, ListBanksError, ListBanksResponse, ReturnType<typeof listBanksQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBanks({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBanksQueryKey(options)
});

export const listBatchesQueryKey = (options?: Options<ListBatchesData>) => createQueryKey('listBatches', options);

/**
 * List batches
 *
 * Returns batches, newest first.
 */
export const listBatchesOptions = (options?: Options<ListBatchesData>) => queryOptions<ListBatchesResponse, ListBatchesError, ListBatchesResponse, ReturnType<typeof listBatchesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBatches({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBatchesQueryKey(options)
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
export const createBatchMutation = (options?: Partial<Options<CreateBatchData>>): UseMutationOptions<CreateBatchResponse, CreateBatchError, Options<CreateBatchData>> => {
    const mutationOptions: UseMutationOptions<CreateBatchResponse, CreateBatchError, Options<CreateBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createBatch({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getBatchQueryKey = (options: Options<GetBatchData>) => createQueryKey('getBatch', options);

/**
 * Read a batch
 *
 * Returns one batch with its totals and approvals.
 */
export const getBatchOptions = (options: Options<GetBatchData>) => queryOptions<GetBatchResponse, GetBatchError, GetBatchResponse, ReturnType<typeof getBatchQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBatch({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBatchQueryKey(options)
});

export const listBatchWithdrawalsQueryKey = (options: Options<ListBatchWithdrawalsData>) => createQueryKey('listBatchWithdrawals', options);

/**
 * List the withdrawals of a batch
 *
 * Returns the withdrawals of a batch, ordered by row number.
 */
export const listBatchWithdrawalsOptions = (options: Options<ListBatchWithdrawalsData>) => queryOptions<ListBatchWithdrawalsResponse, ListBatchWithdrawalsError, ListBatchWithdrawalsResponse, ReturnType<typeof listBatchWithdrawalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBatchWithdrawals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBatchWithdrawalsQueryKey(options)
});

export const getFeeQuoteQueryKey = (options: Options<GetFeeQuoteData>) => createQueryKey('getFeeQuote', options);

/**
 * Quote the fees of a batch
 *
 * Returns the cost of the batch, the available balance and any shortfall. Available in every status of the batch.
 */
export const getFeeQuoteOptions = (options: Options<GetFeeQuoteData>) => queryOptions<GetFeeQuoteResponse, GetFeeQuoteError, GetFeeQuoteResponse, ReturnType<typeof getFeeQuoteQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getFeeQuote({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getFeeQuoteQueryKey(options)
});

/**
 * Change the label of a batch
 *
 * Changes the label, which is possible in every status: the content digest does not cover it.
 *
 * Needs the role PREPARER.
 */
export const updateBatchLabelMutation = (options?: Partial<Options<UpdateBatchLabelData>>): UseMutationOptions<UpdateBatchLabelResponse, UpdateBatchLabelError, Options<UpdateBatchLabelData>> => {
    const mutationOptions: UseMutationOptions<UpdateBatchLabelResponse, UpdateBatchLabelError, Options<UpdateBatchLabelData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateBatchLabel({
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
export const approveBatchMutation = (options?: Partial<Options<ApproveBatchData>>): UseMutationOptions<ApproveBatchResponse, ApproveBatchError, Options<ApproveBatchData>> => {
    const mutationOptions: UseMutationOptions<ApproveBatchResponse, ApproveBatchError, Options<ApproveBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await approveBatch({
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
export const cancelBatchMutation = (options?: Partial<Options<CancelBatchData>>): UseMutationOptions<CancelBatchResponse, CancelBatchError, Options<CancelBatchData>> => {
    const mutationOptions: UseMutationOptions<CancelBatchResponse, CancelBatchError, Options<CancelBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelBatch({
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
export const rejectBatchMutation = (options?: Partial<Options<RejectBatchData>>): UseMutationOptions<RejectBatchResponse, RejectBatchError, Options<RejectBatchData>> => {
    const mutationOptions: UseMutationOptions<RejectBatchResponse, RejectBatchError, Options<RejectBatchData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rejectBatch({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPendingTotalQueryKey = (options?: Options<GetPendingTotalData>) => createQueryKey('getPendingTotal', options);

/**
 * Read the totals of batches that wait for approval
 *
 * Returns one total for each currency.
 */
export const getPendingTotalOptions = (options?: Options<GetPendingTotalData>) => queryOptions<GetPendingTotalResponse, GetPendingTotalError, GetPendingTotalResponse, ReturnType<typeof getPendingTotalQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPendingTotal({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPendingTotalQueryKey(options)
});

export const getSessionQueryKey = (options?: Options<GetSessionData>) => createQueryKey('getSession', options);

/**
 * Read the session
 *
 * Returns the signed-in user, or 401 without a session.
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

export const listPeopleQueryKey = (options?: Options<ListPeopleData>) => createQueryKey('listPeople', options);

/**
 * List the people of the entity
 *
 * Returns every user of the entity, also those who no longer have access, ordered by name.
 */
export const listPeopleOptions = (options?: Options<ListPeopleData>) => queryOptions<ListPeopleResponse, ListPeopleError, ListPeopleResponse, ReturnType<typeof listPeopleQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPeople({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPeopleQueryKey(options)
});

export const listUsersQueryKey = (options?: Options<ListUsersData>) => createQueryKey('listUsers', options);

/**
 * List the users of the entity with their roles
 *
 * Returns every user of the entity with their roles, those with access first, ordered by name. The operator creates users and grants roles.
 */
export const listUsersOptions = (options?: Options<ListUsersData>) => queryOptions<ListUsersResponse, ListUsersError, ListUsersResponse, ReturnType<typeof listUsersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listUsers({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listUsersQueryKey(options)
});

/**
 * Change your preferences
 *
 * Saves the user's own settings. They apply wherever the user signs in.
 */
export const updatePreferencesMutation = (options?: Partial<Options<UpdatePreferencesData>>): UseMutationOptions<UpdatePreferencesResponse, UpdatePreferencesError, Options<UpdatePreferencesData>> => {
    const mutationOptions: UseMutationOptions<UpdatePreferencesResponse, UpdatePreferencesError, Options<UpdatePreferencesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updatePreferences({
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
 * Sign out
 *
 * Ends the session at this installation and, if the identity provider supports it, at the provider. The answer names the page to open next.
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
 * Returns the outgoing payouts of one currency by day and status, oldest day first. Days without payouts are left out.
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
 * List the batches that the caller can approve
 *
 * Returns at most 50 batches that the caller can approve now, ordered by expiry.
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

export const listFirstStepsQueryKey = (options?: Options<ListFirstStepsData>) => createQueryKey('listFirstSteps', options);

/**
 * List the first steps of the caller's roles
 *
 * Returns what a new user of these roles does first, in this order, and what is done. Empty for a user who only reads.
 */
export const listFirstStepsOptions = (options?: Options<ListFirstStepsData>) => queryOptions<ListFirstStepsResponse, ListFirstStepsError, ListFirstStepsResponse, ReturnType<typeof listFirstStepsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listFirstSteps({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listFirstStepsQueryKey(options)
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

export const getAttentionQueryKey = (options?: Options<GetAttentionData>) => createQueryKey('getAttention', options);

/**
 * List what needs attention
 *
 * Returns the matters that need an action by the entity, newest first: at most 50.
 */
export const getAttentionOptions = (options?: Options<GetAttentionData>) => queryOptions<GetAttentionResponse, GetAttentionError, GetAttentionResponse, ReturnType<typeof getAttentionQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAttention({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAttentionQueryKey(options)
});

export const listUndeliveredMailsQueryKey = (options?: Options<ListUndeliveredMailsData>) => createQueryKey('listUndeliveredMails', options);

/**
 * List the mails that were not delivered
 *
 * Returns the mails of the entity that the mail server has not taken, the oldest first: at most 100. Each is tried for five days with pauses of up to an hour, and then kept for 30 days.
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

export const listRetryRowsQueryKey = (options: Options<ListRetryRowsData>) => createQueryKey('listRetryRows', options);

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
 * Search batches, payments and recipients
 *
 * Finds batches by label, recipients by name, external id or account number (the last four digits are enough), and payments by recipient or reference. Case and accents do not matter, and several words must all match. A UUID finds the batch, payment or recipient with this id. Own references are found by their beginning, and in the 20,000 newest rows by any part.
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
 * | `too_many_views` | 400 | The user has the most saved views that are possible. |
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

export const getBankDaysQueryKey = (options?: Options<GetBankDaysData>) => createQueryKey('getBankDays', options);

/**
 * Read the days on which banks move money
 *
 * Returns the days that a batch can name as its execution date, or 204 if the entity has no config yet or the holidays of its country are not known. Then no batch can have an execution date.
 */
export const getBankDaysOptions = (options?: Options<GetBankDaysData>) => queryOptions<GetBankDaysResponse, GetBankDaysError, GetBankDaysResponse, ReturnType<typeof getBankDaysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBankDays({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBankDaysQueryKey(options)
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

export const getTradingStatusQueryKey = (options?: Options<GetTradingStatusData>) => createQueryKey('getTradingStatus', options);

/**
 * Read the state of the exchange
 *
 * Returns the last known state; asks the exchange if that is more than a few seconds old.
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
