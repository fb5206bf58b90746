// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { queryOptions, type UseMutationOptions } from '@tanstack/react-query';

import { createQueryKey } from './react-query.gen.ts';
import { askForControlChange, changePassword, confirmControlChange, disableUser, endOwnSession, exportAccessReview, getAccess, getPersonAccess, getProfile, listControlChanges, makeInvitationLink, rejectControlChange, requireSecondAdmin, reviewAccess, revokeInvitation, signOutUser, switchPayoutsOff, updateProfile, withdrawControlChange } from '../sdk-people.gen.ts';
import type { Options } from '../sdk.gen.ts';
import type { AskForControlChangeData, AskForControlChangeError, AskForControlChangeResponse, ChangePasswordData, ChangePasswordError, ChangePasswordResponse, ConfirmControlChangeData, ConfirmControlChangeError, ConfirmControlChangeResponse, DisableUserData, DisableUserError, DisableUserResponse, EndOwnSessionData, EndOwnSessionError, EndOwnSessionResponse, ExportAccessReviewData, ExportAccessReviewError, ExportAccessReviewResponse, GetAccessData, GetAccessError, GetAccessResponse, GetPersonAccessData, GetPersonAccessError, GetPersonAccessResponse, GetProfileData, GetProfileError, GetProfileResponse, ListControlChangesData, ListControlChangesError, ListControlChangesResponse, MakeInvitationLinkData, MakeInvitationLinkError, MakeInvitationLinkResponse, RejectControlChangeData, RejectControlChangeError, RejectControlChangeResponse, RequireSecondAdminData, RequireSecondAdminError, RequireSecondAdminResponse, ReviewAccessData, ReviewAccessError, ReviewAccessResponse, RevokeInvitationData, RevokeInvitationError, RevokeInvitationResponse, SignOutUserData, SignOutUserError, SignOutUserResponse, SwitchPayoutsOffData, SwitchPayoutsOffError, SwitchPayoutsOffResponse, UpdateProfileData, UpdateProfileError, UpdateProfileResponse, WithdrawControlChangeData, WithdrawControlChangeError, WithdrawControlChangeResponse } from '../types.gen.ts';

export const getAccessQueryKey = (options?: Options<GetAccessData>) => createQueryKey('getAccess', options);

/**
 * List who has access
 *
 * Returns the users of the entity with their roles, their sessions and what waits for them.
 *
 * Needs the role ADMIN.
 */
export const getAccessOptions = (options?: Options<GetAccessData>) => queryOptions<GetAccessResponse, GetAccessError, GetAccessResponse, ReturnType<typeof getAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getAccessQueryKey(options)
});

/**
 * Make a link for an invitation
 *
 * Returns a link that works once, for 72 hours, and ends every earlier link of the invitation. The admin who asked for the invitation cannot make it while there is another admin. When the answer is lost, make another one. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `invitation_not_open` | 400 | The invitation was used or revoked. |
 * | `own_invitation` | 400 | The caller asked for the invitation, so another admin makes its link. |
 */
export const makeInvitationLinkMutation = (options?: Partial<Options<MakeInvitationLinkData>>): UseMutationOptions<MakeInvitationLinkResponse, MakeInvitationLinkError, Options<MakeInvitationLinkData>> => {
    const mutationOptions: UseMutationOptions<MakeInvitationLinkResponse, MakeInvitationLinkError, Options<MakeInvitationLinkData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await makeInvitationLink({
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
 * Revoke an invitation
 *
 * Ends an invitation with all its links, at once.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `invitation_not_open` | 400 | The invitation was used or revoked. |
 */
export const revokeInvitationMutation = (options?: Partial<Options<RevokeInvitationData>>): UseMutationOptions<RevokeInvitationResponse, RevokeInvitationError, Options<RevokeInvitationData>> => {
    const mutationOptions: UseMutationOptions<RevokeInvitationResponse, RevokeInvitationError, Options<RevokeInvitationData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await revokeInvitation({
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
 * Switch payouts off
 *
 * Nothing more is sent to a bank, at once. Payments that were sent still settle. Switching payouts on again needs a second admin.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 */
export const switchPayoutsOffMutation = (options?: Partial<Options<SwitchPayoutsOffData>>): UseMutationOptions<SwitchPayoutsOffResponse, SwitchPayoutsOffError, Options<SwitchPayoutsOffData>> => {
    const mutationOptions: UseMutationOptions<SwitchPayoutsOffResponse, SwitchPayoutsOffError, Options<SwitchPayoutsOffData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await switchPayoutsOff({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const reviewAccessQueryKey = (options: Options<ReviewAccessData>) => createQueryKey('reviewAccess', options);

/**
 * Review who could do what on a day
 *
 * Returns the users with the roles that they had at the end of a day.
 *
 * Needs the role ADMIN.
 */
export const reviewAccessOptions = (options: Options<ReviewAccessData>) => queryOptions<ReviewAccessResponse, ReviewAccessError, ReviewAccessResponse, ReturnType<typeof reviewAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await reviewAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: reviewAccessQueryKey(options)
});

export const exportAccessReviewQueryKey = (options: Options<ExportAccessReviewData>) => createQueryKey('exportAccessReview', options);

/**
 * Export an access review as CSV
 *
 * Returns the same users, one line for each. Cells are escaped so that a spreadsheet does not run them as formulas. The export is an entry of the audit log.
 *
 * Needs the role ADMIN.
 */
export const exportAccessReviewOptions = (options: Options<ExportAccessReviewData>) => queryOptions<ExportAccessReviewResponse, ExportAccessReviewError, ExportAccessReviewResponse, ReturnType<typeof exportAccessReviewQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await exportAccessReview({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: exportAccessReviewQueryKey(options)
});

/**
 * Require a second admin for the payment config
 *
 * From now on every change of the payment config waits for another admin. Ending this needs a second admin too.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `no_entity_config` | 400 | The operator has not set up the entity for payouts yet. |
 */
export const requireSecondAdminMutation = (options?: Partial<Options<RequireSecondAdminData>>): UseMutationOptions<RequireSecondAdminResponse, RequireSecondAdminError, Options<RequireSecondAdminData>> => {
    const mutationOptions: UseMutationOptions<RequireSecondAdminResponse, RequireSecondAdminError, Options<RequireSecondAdminData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await requireSecondAdmin({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getPersonAccessQueryKey = (options: Options<GetPersonAccessData>) => createQueryKey('getPersonAccess', options);

/**
 * Read the access of one user
 *
 * Returns a user with open sessions and the history of roles.
 *
 * Needs the role ADMIN.
 */
export const getPersonAccessOptions = (options: Options<GetPersonAccessData>) => queryOptions<GetPersonAccessResponse, GetPersonAccessError, GetPersonAccessResponse, ReturnType<typeof getPersonAccessQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getPersonAccess({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getPersonAccessQueryKey(options)
});

/**
 * End the access of a user
 *
 * Ends every session and refuses further sign-ins, at once and alone, because it only reduces what can happen. Other admins get a mail. Letting the user in again needs a second admin.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `last_admin` | 400 | The entity would have no admin left. |
 */
export const disableUserMutation = (options?: Partial<Options<DisableUserData>>): UseMutationOptions<DisableUserResponse, DisableUserError, Options<DisableUserData>> => {
    const mutationOptions: UseMutationOptions<DisableUserResponse, DisableUserError, Options<DisableUserData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await disableUser({
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
 * Sign a user out everywhere
 *
 * Ends every session of the user. The user can sign in again.
 *
 * Needs the role ADMIN.
 */
export const signOutUserMutation = (options?: Partial<Options<SignOutUserData>>): UseMutationOptions<SignOutUserResponse, SignOutUserError, Options<SignOutUserData>> => {
    const mutationOptions: UseMutationOptions<SignOutUserResponse, SignOutUserError, Options<SignOutUserData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await signOutUser({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const listControlChangesQueryKey = (options?: Options<ListControlChangesData>) => createQueryKey('listControlChanges', options);

/**
 * List changes of control
 *
 * Returns the changes that two admins make together, newest first.
 *
 * Needs the role ADMIN.
 */
export const listControlChangesOptions = (options?: Options<ListControlChangesData>) => queryOptions<ListControlChangesResponse, ListControlChangesError, ListControlChangesResponse, ReturnType<typeof listControlChangesQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listControlChanges({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listControlChangesQueryKey(options)
});

/**
 * Ask for a change of control
 *
 * Records a change. It counts once another admin has confirmed it within seven days; the only admin of an entity confirms it again after 24 hours. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `control_change_waits` | 400 | Such a change already waits for another admin, or too many wait. |
 * | `control_change_refused` | 400 | The change is not possible: it would change nothing, or does not fit the user or the entity. |
 * | `last_admin` | 400 | The entity would have no admin left. |
 * | `name_in_use` | 400 | Another user of the entity has this name, or one that looks the same. |
 * | `signing_policy_invalid` | 400 | The groups and rules of a signing policy do not fit together. `errors` names the fields. |
 */
export const askForControlChangeMutation = (options?: Partial<Options<AskForControlChangeData>>): UseMutationOptions<AskForControlChangeResponse, AskForControlChangeError, Options<AskForControlChangeData>> => {
    const mutationOptions: UseMutationOptions<AskForControlChangeResponse, AskForControlChangeError, Options<AskForControlChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await askForControlChange({
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
 * Confirm a change of control
 *
 * Applies the change. An admin other than the one who asked confirms it; the only admin after 24 hours. Needs a sign-in from the last 15 minutes.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `fresh_sign_in_required` | 401 | The payment config requires a more recent sign-in. `WWW-Authenticate` carries the RFC 9470 challenge. |
 * | `control_change_not_waiting` | 400 | The change does not wait: it was applied, rejected or withdrawn, or it expired. |
 * | `own_control_change` | 400 | The caller asked for the change, so another admin decides. The only admin has to wait a day. |
 * | `control_change_outdated` | 400 | What the change was based on has changed, or the admin who asked for it is one no longer. |
 * | `last_admin` | 400 | The entity would have no admin left. |
 * | `name_in_use` | 400 | Another user of the entity has this name, or one that looks the same. |
 */
export const confirmControlChangeMutation = (options?: Partial<Options<ConfirmControlChangeData>>): UseMutationOptions<ConfirmControlChangeResponse, ConfirmControlChangeError, Options<ConfirmControlChangeData>> => {
    const mutationOptions: UseMutationOptions<ConfirmControlChangeResponse, ConfirmControlChangeError, Options<ConfirmControlChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await confirmControlChange({
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
 * Reject a change of control
 *
 * Ends the change without any effect. The admin who asked for it withdraws it instead.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `control_change_not_waiting` | 400 | The change does not wait: it was applied, rejected or withdrawn, or it expired. |
 * | `own_control_change` | 400 | The caller asked for the change, so another admin decides. The only admin has to wait a day. |
 */
export const rejectControlChangeMutation = (options?: Partial<Options<RejectControlChangeData>>): UseMutationOptions<RejectControlChangeResponse, RejectControlChangeError, Options<RejectControlChangeData>> => {
    const mutationOptions: UseMutationOptions<RejectControlChangeResponse, RejectControlChangeError, Options<RejectControlChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await rejectControlChange({
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
 * Withdraw a change of control
 *
 * The admin who asked for the change ends it without any effect.
 *
 * Needs the role ADMIN.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `control_change_not_waiting` | 400 | The change does not wait: it was applied, rejected or withdrawn, or it expired. |
 * | `not_own_control_change` | 400 | Another admin asked for the change. Reject it instead of withdrawing it. |
 */
export const withdrawControlChangeMutation = (options?: Partial<Options<WithdrawControlChangeData>>): UseMutationOptions<WithdrawControlChangeResponse, WithdrawControlChangeError, Options<WithdrawControlChangeData>> => {
    const mutationOptions: UseMutationOptions<WithdrawControlChangeResponse, WithdrawControlChangeError, Options<WithdrawControlChangeData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await withdrawControlChange({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};

export const getProfileQueryKey = (options?: Options<GetProfileData>) => createQueryKey('getProfile', options);

/**
 * Read your profile
 *
 * Returns your name and the browsers in which you are signed in.
 */
export const getProfileOptions = (options?: Options<GetProfileData>) => queryOptions<GetProfileResponse, GetProfileError, GetProfileResponse, ReturnType<typeof getProfileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProfile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProfileQueryKey(options)
});

/**
 * Change your name
 *
 * Saves the name that others see. It is in the audit log, which keeps the name that you sign in with.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `name_in_use` | 400 | Another user of the entity has this name, or one that looks the same. |
 */
export const updateProfileMutation = (options?: Partial<Options<UpdateProfileData>>): UseMutationOptions<UpdateProfileResponse, UpdateProfileError, Options<UpdateProfileData>> => {
    const mutationOptions: UseMutationOptions<UpdateProfileResponse, UpdateProfileError, Options<UpdateProfileData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await updateProfile({
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
 * Change your password
 *
 * Sets a new password and ends all sessions, including this one: sign in again with the new password. Wrong current passwords count as wrong sign-ins.
 *
 * **Errors**
 *
 * | Code | Status | Meaning |
 * | --- | --- | --- |
 * | `wrong_password` | 400 | The current password is not right. |
 * | `password_elsewhere` | 400 | Another identity provider signs the user in, so there is no password here. |
 */
export const changePasswordMutation = (options?: Partial<Options<ChangePasswordData>>): UseMutationOptions<ChangePasswordResponse, ChangePasswordError, Options<ChangePasswordData>> => {
    const mutationOptions: UseMutationOptions<ChangePasswordResponse, ChangePasswordError, Options<ChangePasswordData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await changePassword({
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
 * Sign out in another browser
 *
 * Ends one of your sessions.
 */
export const endOwnSessionMutation = (options?: Partial<Options<EndOwnSessionData>>): UseMutationOptions<EndOwnSessionResponse, EndOwnSessionError, Options<EndOwnSessionData>> => {
    const mutationOptions: UseMutationOptions<EndOwnSessionResponse, EndOwnSessionError, Options<EndOwnSessionData>> = {
        mutationFn: async (fnOptions) => {
            const { data } = await endOwnSession({
                ...options,
                ...fnOptions,
                throwOnError: true
            });
            return data;
        }
    };
    return mutationOptions;
};
