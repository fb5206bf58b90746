// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { CreateDelegationData, CreateDelegationErrors, CreateDelegationResponses, EndDelegationData, EndDelegationErrors, EndDelegationResponses, GetBatchSignersData, GetBatchSignersErrors, GetBatchSignersResponses, GetSigningPolicyData, GetSigningPolicyErrors, GetSigningPolicyResponses, ListDelegationsData, ListDelegationsErrors, ListDelegationsResponses, PreviewSigningPolicyData, PreviewSigningPolicyErrors, PreviewSigningPolicyResponses } from './types.gen.ts';

/**
 * See who must still sign a batch
 *
 * Returns the signers that a batch needs and does not have yet, as of now.
 */
export const getBatchSigners = <ThrowOnError extends boolean = true>(options: Options<GetBatchSignersData, ThrowOnError>) => (options.client ?? client).get<GetBatchSignersResponses, GetBatchSignersErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/batches/{id}/signers',
    ...options
});

/**
 * List delegations
 *
 * Returns the delegations of the caller and those to them. An admin may ask for those of another user.
 */
export const listDelegations = <ThrowOnError extends boolean = true>(options?: Options<ListDelegationsData, ThrowOnError>) => (options?.client ?? client).get<ListDelegationsResponses, ListDelegationsErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/delegations',
    ...options
});

/**
 * Let another approver sign for you
 *
 * The delegate can then sign batches for the caller, in the days named and with both names on the batch. It lets no user sign twice, or sign what they or the caller may not sign, and it is never passed on. It ends at once when either loses access or the role. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role APPROVER.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `delegation_refused` | 400 | The delegation is not possible: its times, its delegate, or another delegation at that time. |
 */
export const createDelegation = <ThrowOnError extends boolean = true>(options: Options<CreateDelegationData, ThrowOnError>) => (options.client ?? client).post<CreateDelegationResponses, CreateDelegationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/delegations',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End a delegation
 *
 * Ends it at once. Either of its users may, and every admin. Approvals that were given by it stay.
 *
 * Needs the role APPROVER or ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `delegation_ended` | 400 | The delegation has ended. |
 */
export const endDelegation = <ThrowOnError extends boolean = true>(options: Options<EndDelegationData, ThrowOnError>) => (options.client ?? client).post<EndDelegationResponses, EndDelegationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/delegations/{id}/end',
    ...options
});

/**
 * Read the signing policy
 *
 * Returns the groups and rules in force. They count beside the rules by amount of the payment config. Two admins change them together: `askForControlChange` with the kind CHANGE_POLICY.
 */
export const getSigningPolicy = <ThrowOnError extends boolean = true>(options?: Options<GetSigningPolicyData, ThrowOnError>) => (options?.client ?? client).get<GetSigningPolicyResponses, GetSigningPolicyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/signing-policy',
    ...options
});

/**
 * Try a signing policy on the last twelve months
 *
 * Applies a policy that is not in force to the batches of the last twelve months, as they were when they were prepared, and looks for batches that no approver could sign. It changes nothing.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `signing_policy_invalid` | 400 | The groups and rules of a signing policy do not fit together. `errors` names the fields. |
 */
export const previewSigningPolicy = <ThrowOnError extends boolean = true>(options: Options<PreviewSigningPolicyData, ThrowOnError>) => (options.client ?? client).post<PreviewSigningPolicyResponses, PreviewSigningPolicyErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/signing-policy/preview',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
