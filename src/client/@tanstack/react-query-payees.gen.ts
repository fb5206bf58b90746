// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { confirmPayeeChange, confirmPayeeProposal, exportPayees, getBatchRegister, getPayee, listPayees, listPublicPayees, proposePayeeChange, proposePayees, rejectPayeeChange, rejectPayeeProposal, removePayee, verifyPayee, withdrawPayeeChange, withdrawPayeeProposal } from '../sdk-payees.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { ConfirmPayeeChangeData, ConfirmPayeeChangeError, ConfirmPayeeChangeResponse, ConfirmPayeeProposalData, ConfirmPayeeProposalError, ConfirmPayeeProposalResponse, ExportPayeesData, ExportPayeesError, ExportPayeesResponse, GetBatchRegisterData, GetBatchRegisterError, GetBatchRegisterResponse, GetPayeeData, GetPayeeError, GetPayeeResponse, ListPayeesData, ListPayeesError, ListPayeesResponse, ListPublicPayeesData, ListPublicPayeesError, ListPublicPayeesResponse, ProposePayeeChangeData, ProposePayeeChangeError, ProposePayeeChangeResponse, ProposePayeesData, ProposePayeesError, ProposePayeesResponse, RejectPayeeChangeData, RejectPayeeChangeError, RejectPayeeChangeResponse, RejectPayeeProposalData, RejectPayeeProposalError, RejectPayeeProposalResponse, RemovePayeeData, RemovePayeeError, RemovePayeeResponse, VerifyPayeeData, VerifyPayeeError, VerifyPayeeResponse, WithdrawPayeeChangeData, WithdrawPayeeChangeError, WithdrawPayeeChangeResponse, WithdrawPayeeProposalData, WithdrawPayeeProposalError, WithdrawPayeeProposalResponse } from '../types.gen.ts';

export const getBatchRegisterQueryKey = (options: Options<GetBatchRegisterData>) => createQueryKey('getBatchRegister', options);

/**
 * Compare a batch with the register
 *
 * Says how many payments go to registered accounts, and lists those that do not fit. Once a batch is being paid, it says what its last approver saw.
 */
export const getBatchRegisterOptions = (options: Options<GetBatchRegisterData>) => queryOptions<GetBatchRegisterResponse, GetBatchRegisterError, GetBatchRegisterResponse, ReturnType<typeof getBatchRegisterQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBatchRegister({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBatchRegisterQueryKey(options)
});

/**
 * Confirm a change of a payee
 *
 * An approver or admin other than its author confirms it. It counts 24 hours later. A change that has waited for 14 days is refused: it expires.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const confirmPayeeChangeMutation = (options?: Partial<Options<ConfirmPayeeChangeData>>): UseMutationOptions<ConfirmPayeeChangeResponse, ConfirmPayeeChangeError, Options<ConfirmPayeeChangeData>> => {
    const mutationOptions: UseMutationOptions<ConfirmPayeeChangeResponse, ConfirmPayeeChangeError, Options<ConfirmPayeeChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmPayeeChange({
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
 * Reject a change of a payee
 *
 * Ends a change that waits for a person or for its time. Its author withdraws it instead.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const rejectPayeeChangeMutation = (options?: Partial<Options<RejectPayeeChangeData>>): UseMutationOptions<RejectPayeeChangeResponse, RejectPayeeChangeError, Options<RejectPayeeChangeData>> => {
    const mutationOptions: UseMutationOptions<RejectPayeeChangeResponse, RejectPayeeChangeError, Options<RejectPayeeChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rejectPayeeChange({
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
 * Verify the account of a change
 *
 * Asks the bank whether the account exists, is open, and belongs to the name.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `verification_not_available` | 400 | No bank can be asked about accounts. |
 * | `verification_waits` | 400 | The bank has not answered the last question about it yet. |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 */
export const verifyPayeeMutation = (options?: Partial<Options<VerifyPayeeData>>): UseMutationOptions<VerifyPayeeResponse, VerifyPayeeError, Options<VerifyPayeeData>> => {
    const mutationOptions: UseMutationOptions<VerifyPayeeResponse, VerifyPayeeError, Options<VerifyPayeeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await verifyPayee({
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
 * Withdraw a change of a payee
 *
 * Its author ends a change that waits for a person or for its time.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `not_own_payee_change` | 400 | Another user proposed the change. An approver or admin rejects it instead. |
 */
export const withdrawPayeeChangeMutation = (options?: Partial<Options<WithdrawPayeeChangeData>>): UseMutationOptions<WithdrawPayeeChangeResponse, WithdrawPayeeChangeError, Options<WithdrawPayeeChangeData>> => {
    const mutationOptions: UseMutationOptions<WithdrawPayeeChangeResponse, WithdrawPayeeChangeError, Options<WithdrawPayeeChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawPayeeChange({
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
 * Confirm the payees of a proposal
 *
 * Confirms every change of a proposal that waits, as for each of them alone.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const confirmPayeeProposalMutation = (options?: Partial<Options<ConfirmPayeeProposalData>>): UseMutationOptions<ConfirmPayeeProposalResponse, ConfirmPayeeProposalError, Options<ConfirmPayeeProposalData>> => {
    const mutationOptions: UseMutationOptions<ConfirmPayeeProposalResponse, ConfirmPayeeProposalError, Options<ConfirmPayeeProposalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmPayeeProposal({
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
 * Reject the payees of a proposal
 *
 * Rejects every change of the proposal that still waits for a person, even if its author no longer has access. The author cannot reject an own proposal, only withdraw it.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `own_payee_change` | 400 | The caller proposed the change, so another approver or admin confirms or rejects it. |
 */
export const rejectPayeeProposalMutation = (options?: Partial<Options<RejectPayeeProposalData>>): UseMutationOptions<RejectPayeeProposalResponse, RejectPayeeProposalError, Options<RejectPayeeProposalData>> => {
    const mutationOptions: UseMutationOptions<RejectPayeeProposalResponse, RejectPayeeProposalError, Options<RejectPayeeProposalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rejectPayeeProposal({
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
 * Withdraw the payees of a proposal
 *
 * Withdraws every change of the proposal that still waits for a person. Only its author can.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_change_not_open` | 400 | The change does not wait: it was confirmed, rejected or withdrawn, or it counts already. |
 * | `not_own_payee_change` | 400 | Another user proposed the change. An approver or admin rejects it instead. |
 */
export const withdrawPayeeProposalMutation = (options?: Partial<Options<WithdrawPayeeProposalData>>): UseMutationOptions<WithdrawPayeeProposalResponse, WithdrawPayeeProposalError, Options<WithdrawPayeeProposalData>> => {
    const mutationOptions: UseMutationOptions<WithdrawPayeeProposalResponse, WithdrawPayeeProposalError, Options<WithdrawPayeeProposalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawPayeeProposal({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPayeesQueryKey = (options?: Options<ListPayeesData>) => createQueryKey('listPayees', options);

/**
 * List the accounts that may be paid
 *
 * Returns the payees of the register by name.
 */
export const listPayeesOptions = (options?: Options<ListPayeesData>) => queryOptions<ListPayeesResponse, ListPayeesError, ListPayeesResponse, ReturnType<typeof listPayeesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPayees({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPayeesQueryKey(options)
});

/**
 * Propose payees
 *
 * Proposes new payees: typed, from a file, or from the rows of a batch. Nothing is paid to them before another approver or admin has confirmed it and 24 hours have passed. A name that is registered with another account is refused: that account is changed instead.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payee_known` | 400 | The payee is registered or proposed already, or its name is registered with another account, which is changed instead. `errors` names each row. |
 */
export const proposePayeesMutation = (options?: Partial<Options<ProposePayeesData>>): UseMutationOptions<ProposePayeesResponse, ProposePayeesError, Options<ProposePayeesData>> => {
    const mutationOptions: UseMutationOptions<ProposePayeesResponse, ProposePayeesError, Options<ProposePayeesData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await proposePayees({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const exportPayeesQueryKey = (options?: Options<ExportPayeesData>) => createQueryKey('exportPayees', options);

/**
 * Export the register of payees as CSV
 *
 * Returns the payees that the same filters find, by name: the account that may be paid, what its bank last said about it, and the change that waits. Cells are escaped so that a spreadsheet does not run them as formulas. The export is an entry of the audit log.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `too_many_exports` | 429 | The caller has too many exports running. |
 */
export const exportPayeesOptions = (options?: Options<ExportPayeesData>) => queryOptions<ExportPayeesResponse, ExportPayeesError, ExportPayeesResponse, ReturnType<typeof exportPayeesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportPayees({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportPayeesQueryKey(options)
});

export const getPayeeQueryKey = (options: Options<GetPayeeData>) => createQueryKey('getPayee', options);

/**
 * Read a payee
 *
 * Returns a payee with every change, its evidence, and what banks said.
 */
export const getPayeeOptions = (options: Options<GetPayeeData>) => queryOptions<GetPayeeResponse, GetPayeeError, GetPayeeResponse, ReturnType<typeof getPayeeQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPayee({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPayeeQueryKey(options)
});

/**
 * Propose another account of a payee
 *
 * Proposes another account, with the call back that confirms it. The account before it is paid until the change was confirmed by another person and 24 hours have passed.
 *
 * Needs the role PREPARER or APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 * | `payee_known` | 400 | The payee is registered or proposed already, or its name is registered with another account, which is changed instead. `errors` names each row. |
 * | `payee_change_waits` | 400 | Another change of the payee waits for a person or its time. |
 * | `payee_unchanged` | 400 | The account of the payee is the one that was sent. |
 */
export const proposePayeeChangeMutation = (options?: Partial<Options<ProposePayeeChangeData>>): UseMutationOptions<ProposePayeeChangeResponse, ProposePayeeChangeError, Options<ProposePayeeChangeData>> => {
    const mutationOptions: UseMutationOptions<ProposePayeeChangeResponse, ProposePayeeChangeError, Options<ProposePayeeChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await proposePayeeChange({
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
 * Remove a payee
 *
 * Ends at once that the payee may be paid, and every change of it that waits.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `payee_not_paid` | 400 | The payee is not paid and no change of it waits. |
 */
export const removePayeeMutation = (options?: Partial<Options<RemovePayeeData>>): UseMutationOptions<RemovePayeeResponse, RemovePayeeError, Options<RemovePayeeData>> => {
    const mutationOptions: UseMutationOptions<RemovePayeeResponse, RemovePayeeError, Options<RemovePayeeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removePayee({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPublicPayeesQueryKey = (options?: Options<ListPublicPayeesData>) => createQueryKey('listPublicPayees', options);

/**
 * List payees that many pay
 *
 * Returns the payees of the operator's file for the entity's country, by name. They are proposed with their account and the format of their references, and confirmed as any other.
 */
export const listPublicPayeesOptions = (options?: Options<ListPublicPayeesData>) => queryOptions<ListPublicPayeesResponse, ListPublicPayeesError, ListPublicPayeesResponse, ReturnType<typeof listPublicPayeesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPublicPayees({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPublicPayeesQueryKey(options)
});
