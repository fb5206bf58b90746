// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { client } from '../client.gen.ts';
import { approveBatch, cancelBatch, cancelPaymentConfigChange, confirmPaymentConfigChange, createBatch, getAccountBalances, getAttention, getBankDays, getBatch, getEntityConfig, getFeeQuote, getPaymentConfig, getPendingTotal, getSession, getTradingStatus, listBanks, listBatches, listBatchWithdrawals, listBeforeFirstPayout, listEvents, listFirstSteps, listPayoutDays, listPeople, listUsers, listWaitingBatches, type Options, previewApprovals, previewPaymentConfig, rejectBatch, signOut, switchUser, updateBatchLabel, updatePaymentConfig, updatePreferences } from '../sdk.gen.ts';
import type { ApproveBatchData, ApproveBatchError, ApproveBatchResponse, CancelBatchData, CancelBatchError, CancelBatchResponse, CancelPaymentConfigChangeData, CancelPaymentConfigChangeError, CancelPaymentConfigChangeResponse, ConfirmPaymentConfigChangeData, ConfirmPaymentConfigChangeError, ConfirmPaymentConfigChangeResponse, CreateBatchData, CreateBatchError, CreateBatchResponse, GetAccountBalancesData, GetAccountBalancesError, GetAccountBalancesResponse, GetAttentionData, GetAttentionError, GetAttentionResponse, GetBankDaysData, GetBankDaysError, GetBankDaysResponse, GetBatchData, GetBatchError, GetBatchResponse, GetEntityConfigData, GetEntityConfigError, GetEntityConfigResponse, GetFeeQuoteData, GetFeeQuoteError, GetFeeQuoteResponse, GetPaymentConfigData, GetPaymentConfigError, GetPaymentConfigResponse, GetPendingTotalData, GetPendingTotalError, GetPendingTotalResponse, GetSessionData, GetSessionError, GetSessionResponse, GetTradingStatusData, GetTradingStatusError, GetTradingStatusResponse, ListBanksData, ListBanksError, ListBanksResponse, ListBatchesData, ListBatchesError, ListBatchesResponse, ListBatchWithdrawalsData, ListBatchWithdrawalsError, ListBatchWithdrawalsResponse, ListBeforeFirstPayoutData, ListBeforeFirstPayoutError, ListBeforeFirstPayoutResponse, ListEventsData, ListEventsError, ListEventsResponse, ListFirstStepsData, ListFirstStepsError, ListFirstStepsResponse, ListPayoutDaysData, ListPayoutDaysError, ListPayoutDaysResponse, ListPeopleData, ListPeopleError, ListPeopleResponse, ListUsersData, ListUsersError, ListUsersResponse, ListWaitingBatchesData, ListWaitingBatchesError, ListWaitingBatchesResponse, PreviewApprovalsData, PreviewApprovalsError, PreviewApprovalsResponse, PreviewPaymentConfigData, PreviewPaymentConfigError, PreviewPaymentConfigResponse, RejectBatchData, RejectBatchError, RejectBatchResponse, SignOutData, SignOutError, SignOutResponse, SwitchUserData, SwitchUserError, SwitchUserResponse, UpdateBatchLabelData, UpdateBatchLabelError, UpdateBatchLabelResponse, UpdatePaymentConfigData, UpdatePaymentConfigError, UpdatePaymentConfigResponse, UpdatePreferencesData, UpdatePreferencesError, UpdatePreferencesResponse } from '../types.gen.ts';

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
 * | `refund_made_again` | 400 | The batch was a refund, which is made again on its receipt alone. |
 * | `payee_not_registered` | 400 | The payment config allows payments to registered accounts only. `errors` names each payment to another account, under another name, or with a reference of another format. |
 * | `execution_date_not_possible` | 400 | The money cannot move on the execution date. On creation: the rule of the batch refuses another day, or the holidays of the country are not known. On approval: the date can no longer be kept, and `errors` names the possible day at the path `acceptDate`, and the reasons. |
 * | `execution_date_too_far` | 400 | The execution date is too far ahead. |
 * | `not_the_next_run` | 400 | `repeatsBatchId` names a batch that does not exist, or that the batch does not repeat a week, two weeks or a month later. |
 * | `possible_duplicates` | 400 | Some withdrawals repeat each other or recent payments. Send `duplicateReason` to pay them anyway. When most of them repeat one batch a week, two weeks or a month later, `errors` has one question for them, at the path `repeatsBatchId`. |
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
export const cancelPaymentConfigChangeMutation = (options?: Partial<Options<CancelPaymentConfigChangeData>>): UseMutationOptions<CancelPaymentConfigChangeResponse, CancelPaymentConfigChangeError, Options<CancelPaymentConfigChangeData>> => {
    const mutationOptions: UseMutationOptions<CancelPaymentConfigChangeResponse, CancelPaymentConfigChangeError, Options<CancelPaymentConfigChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await cancelPaymentConfigChange({
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
export const confirmPaymentConfigChangeMutation = (options?: Partial<Options<ConfirmPaymentConfigChangeData>>): UseMutationOptions<ConfirmPaymentConfigChangeResponse, ConfirmPaymentConfigChangeError, Options<ConfirmPaymentConfigChangeData>> => {
    const mutationOptions: UseMutationOptions<ConfirmPaymentConfigChangeResponse, ConfirmPaymentConfigChangeError, Options<ConfirmPaymentConfigChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmPaymentConfigChange({
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

export const listEventsQueryKey = (options?: Options<ListEventsData>) => createQueryKey('listEvents', options);

/**
 * List events
 *
 * Returns changes of state, the oldest first. Send `next` of each answer as `after` of the next request: a reader that does so misses no event and gets none twice. An event appears once every change that began before it has ended, so after some milliseconds, or after the longest change under way. The events of one thing have the order of its changes. They are kept for 90 days, unless the operator has set another time.
 */
export const listEventsOptions = (options?: Options<ListEventsData>) => queryOptions<ListEventsResponse, ListEventsError, ListEventsResponse, ReturnType<typeof listEventsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listEvents({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listEventsQueryKey(options)
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

export const listBeforeFirstPayoutQueryKey = (options?: Options<ListBeforeFirstPayoutData>) => createQueryKey('listBeforeFirstPayout', options);

/**
 * List what an entity has before its first payout
 *
 * Returns what is done and what is missing before the first payout, in the order in which an admin sees to it. Empty once a batch was submitted to a bank.
 *
 * Needs the role ADMIN.
 */
export const listBeforeFirstPayoutOptions = (options?: Options<ListBeforeFirstPayoutData>) => queryOptions<ListBeforeFirstPayoutResponse, ListBeforeFirstPayoutError, ListBeforeFirstPayoutResponse, ReturnType<typeof listBeforeFirstPayoutQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listBeforeFirstPayout({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listBeforeFirstPayoutQueryKey(options)
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
export const previewPaymentConfigMutation = (options?: Partial<Options<PreviewPaymentConfigData>>): UseMutationOptions<PreviewPaymentConfigResponse, PreviewPaymentConfigError, Options<PreviewPaymentConfigData>> => {
    const mutationOptions: UseMutationOptions<PreviewPaymentConfigResponse, PreviewPaymentConfigError, Options<PreviewPaymentConfigData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewPaymentConfig({
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

/**
 * Work in another entity
 *
 * Ends the session and opens one in another entity of the same person. The time of the sign-in stays the same. If an admin there has ended the person's sessions since that time, the answer is 401 `fresh_sign_in_required`. Event streams of the first entity end. Name the user in the header `Outlay-User` of later requests: a request that another tab makes for the first entity is then refused with 401 `other_company`.
 */
export const switchUserMutation = (options?: Partial<Options<SwitchUserData>>): UseMutationOptions<SwitchUserResponse, SwitchUserError, Options<SwitchUserData>> => {
    const mutationOptions: UseMutationOptions<SwitchUserResponse, SwitchUserError, Options<SwitchUserData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await switchUser({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

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
