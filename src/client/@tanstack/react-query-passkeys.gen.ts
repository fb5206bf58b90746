// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { createPasskey, exportApprovals, listPasskeyResets, listPasskeys, provePasskey, removePasskey, renamePasskey, resetPasskeys, startApproval, startPasskey, stopPasskeyReset } from '../sdk-passkeys.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { CreatePasskeyData, CreatePasskeyError, CreatePasskeyResponse, ExportApprovalsData, ExportApprovalsError, ExportApprovalsResponse, ListPasskeyResetsData, ListPasskeyResetsError, ListPasskeyResetsResponse, ListPasskeysData, ListPasskeysError, ListPasskeysResponse, ProvePasskeyData, ProvePasskeyError, ProvePasskeyResponse, RemovePasskeyData, RemovePasskeyError, RemovePasskeyResponse, RenamePasskeyData, RenamePasskeyError, RenamePasskeyResponse, ResetPasskeysData, ResetPasskeysError, ResetPasskeysResponse, StartApprovalData, StartApprovalError, StartApprovalResponse, StartPasskeyData, StartPasskeyError, StartPasskeyResponse, StopPasskeyResetData, StopPasskeyResetError, StopPasskeyResetResponse } from '../types.gen.ts';

export const exportApprovalsQueryKey = (options: Options<ExportApprovalsData>) => createQueryKey('exportApprovals', options);

/**
 * Export the approvals of a batch with their signatures
 *
 * Returns what anyone needs to verify, without Outlay, that the approvers of a batch signed its content with their passkeys.
 */
export const exportApprovalsOptions = (options: Options<ExportApprovalsData>) => queryOptions<ExportApprovalsResponse, ExportApprovalsError, ExportApprovalsResponse, ReturnType<typeof exportApprovalsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportApprovals({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportApprovalsQueryKey(options)
});

/**
 * Begin to approve a batch with a passkey
 *
 * Issues the challenge for one approval of one batch by the signed-in user: the SHA-256 of the content digest (32 bytes), the id of the batch (16 bytes) and the nonce (32 bytes). The answer of the passkey goes into the body of `approveBatch`.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `digest_mismatch` | 400 | `If-Match` is not the content digest of the batch. |
 * | `no_passkey` | 400 | The user has no passkey. |
 */
export const startApprovalMutation = (options?: Partial<Options<StartApprovalData>>): UseMutationOptions<StartApprovalResponse, StartApprovalError, Options<StartApprovalData>> => {
    const mutationOptions: UseMutationOptions<StartApprovalResponse, StartApprovalError, Options<StartApprovalData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startApproval({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPasskeyResetsQueryKey = (options?: Options<ListPasskeyResetsData>) => createQueryKey('listPasskeyResets', options);

/**
 * List resets of passkeys
 *
 * Returns the resets of the entity, those that wait first, then the newest; at most 200.
 *
 * Needs the role ADMIN.
 */
export const listPasskeyResetsOptions = (options?: Options<ListPasskeyResetsData>) => queryOptions<ListPasskeyResetsResponse, ListPasskeyResetsError, ListPasskeyResetsResponse, ReturnType<typeof listPasskeyResetsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPasskeyResets({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPasskeyResetsQueryKey(options)
});

/**
 * Reset the passkeys of a user who lost them
 *
 * Removes every passkey of another user after 24 hours, unless that user or another admin stops it before. It also ends the sessions of the user. The user and all admins get a mail at once. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `own_passkey_reset` | 400 | The admin asks for a reset of the passkeys that they use themselves. |
 * | `no_passkey` | 400 | The user has no passkey. |
 * | `passkey_reset_waits` | 400 | A reset of the passkeys of the user waits already. |
 */
export const resetPasskeysMutation = (options?: Partial<Options<ResetPasskeysData>>): UseMutationOptions<ResetPasskeysResponse, ResetPasskeysError, Options<ResetPasskeysData>> => {
    const mutationOptions: UseMutationOptions<ResetPasskeysResponse, ResetPasskeysError, Options<ResetPasskeysData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await resetPasskeys({
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
 * Stop a reset of passkeys
 *
 * The user whose passkeys would be removed, or an admin, stops a reset that waits. A user who stopped one cannot stop another one that is asked for within 7 days: a thief who has added a passkey would keep it.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `passkey_reset_ended` | 400 | The reset has taken effect or was stopped. |
 * | `passkey_reset_again` | 400 | The user stopped a reset in the 7 days before this one, so only another admin can stop it. |
 */
export const stopPasskeyResetMutation = (options?: Partial<Options<StopPasskeyResetData>>): UseMutationOptions<StopPasskeyResetResponse, StopPasskeyResetError, Options<StopPasskeyResetData>> => {
    const mutationOptions: UseMutationOptions<StopPasskeyResetResponse, StopPasskeyResetError, Options<StopPasskeyResetData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await stopPasskeyReset({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listPasskeysQueryKey = (options?: Options<ListPasskeysData>) => createQueryKey('listPasskeys', options);

/**
 * List one’s own passkeys
 *
 * Returns the passkeys of the signed-in user.
 */
export const listPasskeysOptions = (options?: Options<ListPasskeysData>) => queryOptions<ListPasskeysResponse, ListPasskeysError, ListPasskeysResponse, ReturnType<typeof listPasskeysQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listPasskeys({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listPasskeysQueryKey(options)
});

/**
 * Add a passkey
 *
 * Stores the public key of a new passkey. The user gets a mail.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `passkeys_not_possible` | 400 | Browsers allow passkeys only at a host name with https, or at localhost. |
 * | `passkey_required` | 401 | A passkey has to sign this: an approval above `passkeyAbove` of the payment config, or another passkey of a user who has one. |
 * | `passkey_challenge_unknown` | 401 | The nonce was never issued for this user, batch and content, was used before, or is older than five minutes. |
 * | `passkey_unknown` | 401 | The passkey belongs to another user, was removed, or was never added. |
 * | `passkey_not_valid` | 401 | The answer of the passkey does not fit: its signature, challenge, origin or host, or its device did not verify the user. |
 * | `passkey_counter` | 401 | The counter of the passkey went back, so a copy of it may be in use. |
 * | `too_many_passkeys` | 400 | The user already has the maximum number of passkeys. |
 * | `passkey_known` | 400 | The passkey was added before. |
 */
export const createPasskeyMutation = (options?: Partial<Options<CreatePasskeyData>>): UseMutationOptions<CreatePasskeyResponse, CreatePasskeyError, Options<CreatePasskeyData>> => {
    const mutationOptions: UseMutationOptions<CreatePasskeyResponse, CreatePasskeyError, Options<CreatePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createPasskey({
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
 * Begin to add a passkey
 *
 * Issues the challenge for a new passkey. Needs a sign-in from the last 15 minutes. A user who has a passkey also proves it with that one, so that a password alone adds only the first.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `passkeys_not_possible` | 400 | Browsers allow passkeys only at a host name with https, or at localhost. |
 * | `too_many_passkeys` | 400 | The user already has the maximum number of passkeys. |
 */
export const startPasskeyMutation = (options?: Partial<Options<StartPasskeyData>>): UseMutationOptions<StartPasskeyResponse, StartPasskeyError, Options<StartPasskeyData>> => {
    const mutationOptions: UseMutationOptions<StartPasskeyResponse, StartPasskeyError, Options<StartPasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await startPasskey({
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
 * Begin to remove a passkey
 *
 * Issues the challenge that one of the user’s passkeys signs before one is removed.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_passkey` | 400 | The user has no passkey. |
 */
export const provePasskeyMutation = (options?: Partial<Options<ProvePasskeyData>>): UseMutationOptions<ProvePasskeyResponse, ProvePasskeyError, Options<ProvePasskeyData>> => {
    const mutationOptions: UseMutationOptions<ProvePasskeyResponse, ProvePasskeyError, Options<ProvePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await provePasskey({
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
 * Rename a passkey
 *
 * Gives one of the user’s passkeys another name.
 */
export const renamePasskeyMutation = (options?: Partial<Options<RenamePasskeyData>>): UseMutationOptions<RenamePasskeyResponse, RenamePasskeyError, Options<RenamePasskeyData>> => {
    const mutationOptions: UseMutationOptions<RenamePasskeyResponse, RenamePasskeyError, Options<RenamePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await renamePasskey({
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
 * Remove a passkey
 *
 * Ends a passkey at once. Its public key is kept, because it verifies the approvals that were given with it. Every other session of the user ends. The user gets a mail.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `passkey_challenge_unknown` | 401 | The nonce was never issued for this user, batch and content, was used before, or is older than five minutes. |
 * | `passkey_unknown` | 401 | The passkey belongs to another user, was removed, or was never added. |
 * | `passkey_not_valid` | 401 | The answer of the passkey does not fit: its signature, challenge, origin or host, or its device did not verify the user. |
 * | `passkey_counter` | 401 | The counter of the passkey went back, so a copy of it may be in use. |
 */
export const removePasskeyMutation = (options?: Partial<Options<RemovePasskeyData>>): UseMutationOptions<RemovePasskeyResponse, RemovePasskeyError, Options<RemovePasskeyData>> => {
    const mutationOptions: UseMutationOptions<RemovePasskeyResponse, RemovePasskeyError, Options<RemovePasskeyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await removePasskey({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
