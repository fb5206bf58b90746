// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { createDelegation, endDelegation, getBatchSigners, getSigningPolicy, listDelegations, previewSigningPolicy } from '../sdk-signing.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { CreateDelegationData, CreateDelegationError, CreateDelegationResponse, EndDelegationData, EndDelegationError, EndDelegationResponse, GetBatchSignersData, GetBatchSignersError, GetBatchSignersResponse, GetSigningPolicyData, GetSigningPolicyError, GetSigningPolicyResponse, ListDelegationsData, ListDelegationsError, ListDelegationsResponse, PreviewSigningPolicyData, PreviewSigningPolicyError, PreviewSigningPolicyResponse } from '../types.gen.ts';

export const getBatchSignersQueryKey = (options: Options<GetBatchSignersData>) => createQueryKey('getBatchSigners', options);

/**
 * See who must still sign a batch
 *
 * Returns the signers that a batch needs and does not have yet, as of now.
 */
export const getBatchSignersOptions = (options: Options<GetBatchSignersData>) => queryOptions<GetBatchSignersResponse, GetBatchSignersError, GetBatchSignersResponse, ReturnType<typeof getBatchSignersQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getBatchSigners({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getBatchSignersQueryKey(options)
});

export const listDelegationsQueryKey = (options?: Options<ListDelegationsData>) => createQueryKey('listDelegations', options);

/**
 * List delegations
 *
 * Returns the delegations of the caller and those to them. An admin may ask for those of another user.
 */
export const listDelegationsOptions = (options?: Options<ListDelegationsData>) => queryOptions<ListDelegationsResponse, ListDelegationsError, ListDelegationsResponse, ReturnType<typeof listDelegationsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listDelegations({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listDelegationsQueryKey(options)
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
export const createDelegationMutation = (options?: Partial<Options<CreateDelegationData>>): UseMutationOptions<CreateDelegationResponse, CreateDelegationError, Options<CreateDelegationData>> => {
    const mutationOptions: UseMutationOptions<CreateDelegationResponse, CreateDelegationError, Options<CreateDelegationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await createDelegation({
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
export const endDelegationMutation = (options?: Partial<Options<EndDelegationData>>): UseMutationOptions<EndDelegationResponse, EndDelegationError, Options<EndDelegationData>> => {
    const mutationOptions: UseMutationOptions<EndDelegationResponse, EndDelegationError, Options<EndDelegationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endDelegation({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getSigningPolicyQueryKey = (options?: Options<GetSigningPolicyData>) => createQueryKey('getSigningPolicy', options);

/**
 * Read the signing policy
 *
 * Returns the groups and rules in force. They count beside the rules by amount of the payment config. Two admins change them together: `askForControlChange` with the kind CHANGE_POLICY.
 */
export const getSigningPolicyOptions = (options?: Options<GetSigningPolicyData>) => queryOptions<GetSigningPolicyResponse, GetSigningPolicyError, GetSigningPolicyResponse, ReturnType<typeof getSigningPolicyQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getSigningPolicy({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getSigningPolicyQueryKey(options)
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
export const previewSigningPolicyMutation = (options?: Partial<Options<PreviewSigningPolicyData>>): UseMutationOptions<PreviewSigningPolicyResponse, PreviewSigningPolicyError, Options<PreviewSigningPolicyData>> => {
    const mutationOptions: UseMutationOptions<PreviewSigningPolicyResponse, PreviewSigningPolicyError, Options<PreviewSigningPolicyData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await previewSigningPolicy({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
