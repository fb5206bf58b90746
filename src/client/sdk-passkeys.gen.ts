// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { CreatePasskeyData, CreatePasskeyErrors, CreatePasskeyResponses, ExportApprovalsData, ExportApprovalsErrors, ExportApprovalsResponses, ListPasskeyResetsData, ListPasskeyResetsErrors, ListPasskeyResetsResponses, ListPasskeysData, ListPasskeysErrors, ListPasskeysResponses, ProvePasskeyData, ProvePasskeyErrors, ProvePasskeyResponses, RemovePasskeyData, RemovePasskeyErrors, RemovePasskeyResponses, RenamePasskeyData, RenamePasskeyErrors, RenamePasskeyResponses, ResetPasskeysData, ResetPasskeysErrors, ResetPasskeysResponses, StartApprovalData, StartApprovalErrors, StartApprovalResponses, StartPasskeyData, StartPasskeyErrors, StartPasskeyResponses, StopPasskeyResetData, StopPasskeyResetErrors, StopPasskeyResetResponses } from './types.gen.ts';

/**
 * Export the approvals of a batch with their signatures
 *
 * Returns what anyone needs to verify, without Outlay, that the approvers of a batch signed its content with their passkeys.
 */
export const exportApprovals = <ThrowOnError extends boolean = true>(options: Options<ExportApprovalsData, ThrowOnError>) => (options.client ?? client).get<ExportApprovalsResponses, ExportApprovalsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/approvals',
    ...options
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
export const startApproval = <ThrowOnError extends boolean = true>(options: Options<StartApprovalData, ThrowOnError>) => (options.client ?? client).post<StartApprovalResponses, StartApprovalErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/passkey-challenge',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * List resets of passkeys
 *
 * Returns the resets of the entity, those that wait first, then the newest; at most 200.
 *
 * Needs the role ADMIN.
 */
export const listPasskeyResets = <ThrowOnError extends boolean = true>(options?: Options<ListPasskeyResetsData, ThrowOnError>) => (options?.client ?? client).get<ListPasskeyResetsResponses, ListPasskeyResetsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkey-resets',
    ...options
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
export const resetPasskeys = <ThrowOnError extends boolean = true>(options: Options<ResetPasskeysData, ThrowOnError>) => (options.client ?? client).post<ResetPasskeysResponses, ResetPasskeysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkey-resets',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const stopPasskeyReset = <ThrowOnError extends boolean = true>(options: Options<StopPasskeyResetData, ThrowOnError>) => (options.client ?? client).post<StopPasskeyResetResponses, StopPasskeyResetErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkey-resets/{id}/stop',
    ...options
});

/**
 * List one’s own passkeys
 *
 * Returns the passkeys of the signed-in user.
 */
export const listPasskeys = <ThrowOnError extends boolean = true>(options?: Options<ListPasskeysData, ThrowOnError>) => (options?.client ?? client).get<ListPasskeysResponses, ListPasskeysErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkeys',
    ...options
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
export const createPasskey = <ThrowOnError extends boolean = true>(options: Options<CreatePasskeyData, ThrowOnError>) => (options.client ?? client).post<CreatePasskeyResponses, CreatePasskeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkeys',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const startPasskey = <ThrowOnError extends boolean = true>(options?: Options<StartPasskeyData, ThrowOnError>) => (options?.client ?? client).post<StartPasskeyResponses, StartPasskeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkeys/options',
    ...options
});

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
export const provePasskey = <ThrowOnError extends boolean = true>(options?: Options<ProvePasskeyData, ThrowOnError>) => (options?.client ?? client).post<ProvePasskeyResponses, ProvePasskeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkeys/proof',
    ...options
});

/**
 * Rename a passkey
 *
 * Gives one of the user’s passkeys another name.
 */
export const renamePasskey = <ThrowOnError extends boolean = true>(options: Options<RenamePasskeyData, ThrowOnError>) => (options.client ?? client).put<RenamePasskeyResponses, RenamePasskeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkeys/{id}',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const removePasskey = <ThrowOnError extends boolean = true>(options: Options<RemovePasskeyData, ThrowOnError>) => (options.client ?? client).post<RemovePasskeyResponses, RemovePasskeyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/passkeys/{id}/remove',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
