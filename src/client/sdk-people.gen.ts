// Generated from the OpenAPI documents by `npm run generate`. Do not edit.

import { client } from './client.gen.ts';
import type { Options } from './sdk.gen.ts';
import type { AskForControlChangeData, AskForControlChangeErrors, AskForControlChangeResponses, ChangePasswordData, ChangePasswordErrors, ChangePasswordResponses, ConfirmControlChangeData, ConfirmControlChangeErrors, ConfirmControlChangeResponses, DisableUserData, DisableUserErrors, DisableUserResponses, EndOwnSessionData, EndOwnSessionErrors, EndOwnSessionResponses, ExportAccessReviewData, ExportAccessReviewErrors, ExportAccessReviewResponses, GetAccessData, GetAccessErrors, GetAccessResponses, GetPersonAccessData, GetPersonAccessErrors, GetPersonAccessResponses, GetProfileData, GetProfileErrors, GetProfileResponses, ListControlChangesData, ListControlChangesErrors, ListControlChangesResponses, MakeInvitationLinkData, MakeInvitationLinkErrors, MakeInvitationLinkResponses, RejectControlChangeData, RejectControlChangeErrors, RejectControlChangeResponses, RequireSecondAdminData, RequireSecondAdminErrors, RequireSecondAdminResponses, ReviewAccessData, ReviewAccessErrors, ReviewAccessResponses, RevokeInvitationData, RevokeInvitationErrors, RevokeInvitationResponses, SignOutUserData, SignOutUserErrors, SignOutUserResponses, SwitchPayoutsOffData, SwitchPayoutsOffErrors, SwitchPayoutsOffResponses, UpdateProfileData, UpdateProfileErrors, UpdateProfileResponses, WithdrawControlChangeData, WithdrawControlChangeErrors, WithdrawControlChangeResponses } from './types.gen.ts';

/**
 * List who has access
 *
 * Returns the users of the entity with their roles, their sessions and what waits for them.
 *
 * Needs the role ADMIN.
 */
export const getAccess = <ThrowOnError extends boolean = true>(options?: Options<GetAccessData, ThrowOnError>) => (options?.client ?? client).get<GetAccessResponses, GetAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access',
    ...options
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
export const makeInvitationLink = <ThrowOnError extends boolean = true>(options: Options<MakeInvitationLinkData, ThrowOnError>) => (options.client ?? client).post<MakeInvitationLinkResponses, MakeInvitationLinkErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/invitations/{id}/link',
    ...options
});

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
export const revokeInvitation = <ThrowOnError extends boolean = true>(options: Options<RevokeInvitationData, ThrowOnError>) => (options.client ?? client).post<RevokeInvitationResponses, RevokeInvitationErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/invitations/{id}/revoke',
    ...options
});

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
export const switchPayoutsOff = <ThrowOnError extends boolean = true>(options?: Options<SwitchPayoutsOffData, ThrowOnError>) => (options?.client ?? client).post<SwitchPayoutsOffResponses, SwitchPayoutsOffErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/payouts-off',
    ...options
});

/**
 * Review who could do what on a day
 *
 * Returns the users with the roles that they had at the end of a day.
 *
 * Needs the role ADMIN.
 */
export const reviewAccess = <ThrowOnError extends boolean = true>(options: Options<ReviewAccessData, ThrowOnError>) => (options.client ?? client).get<ReviewAccessResponses, ReviewAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/review',
    ...options
});

/**
 * Export an access review as CSV
 *
 * Returns the same users, one line for each. Cells are escaped so that a spreadsheet does not run them as formulas. The export is an entry of the audit log.
 *
 * Needs the role ADMIN.
 */
export const exportAccessReview = <ThrowOnError extends boolean = true>(options: Options<ExportAccessReviewData, ThrowOnError>) => (options.client ?? client).get<ExportAccessReviewResponses, ExportAccessReviewErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/review.csv',
    ...options
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
export const requireSecondAdmin = <ThrowOnError extends boolean = true>(options?: Options<RequireSecondAdminData, ThrowOnError>) => (options?.client ?? client).post<RequireSecondAdminResponses, RequireSecondAdminErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/second-admin',
    ...options
});

/**
 * Read the access of one user
 *
 * Returns a user with open sessions and the history of roles.
 *
 * Needs the role ADMIN.
 */
export const getPersonAccess = <ThrowOnError extends boolean = true>(options: Options<GetPersonAccessData, ThrowOnError>) => (options.client ?? client).get<GetPersonAccessResponses, GetPersonAccessErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/users/{id}',
    ...options
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
export const disableUser = <ThrowOnError extends boolean = true>(options: Options<DisableUserData, ThrowOnError>) => (options.client ?? client).post<DisableUserResponses, DisableUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/users/{id}/disable',
    ...options
});

/**
 * Sign a user out everywhere
 *
 * Ends every session of the user. The user can sign in again.
 *
 * Needs the role ADMIN.
 */
export const signOutUser = <ThrowOnError extends boolean = true>(options: Options<SignOutUserData, ThrowOnError>) => (options.client ?? client).post<SignOutUserResponses, SignOutUserErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/access/users/{id}/sign-out',
    ...options
});

/**
 * List changes of control
 *
 * Returns the changes that two admins make together, newest first.
 *
 * Needs the role ADMIN.
 */
export const listControlChanges = <ThrowOnError extends boolean = true>(options?: Options<ListControlChangesData, ThrowOnError>) => (options?.client ?? client).get<ListControlChangesResponses, ListControlChangesErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/control-changes',
    ...options
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
export const askForControlChange = <ThrowOnError extends boolean = true>(options: Options<AskForControlChangeData, ThrowOnError>) => (options.client ?? client).post<AskForControlChangeResponses, AskForControlChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/control-changes',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const confirmControlChange = <ThrowOnError extends boolean = true>(options: Options<ConfirmControlChangeData, ThrowOnError>) => (options.client ?? client).post<ConfirmControlChangeResponses, ConfirmControlChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/control-changes/{id}/confirm',
    ...options
});

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
export const rejectControlChange = <ThrowOnError extends boolean = true>(options: Options<RejectControlChangeData, ThrowOnError>) => (options.client ?? client).post<RejectControlChangeResponses, RejectControlChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/control-changes/{id}/reject',
    ...options
});

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
export const withdrawControlChange = <ThrowOnError extends boolean = true>(options: Options<WithdrawControlChangeData, ThrowOnError>) => (options.client ?? client).post<WithdrawControlChangeResponses, WithdrawControlChangeErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/control-changes/{id}/withdraw',
    ...options
});

/**
 * Read your profile
 *
 * Returns your name and the browsers in which you are signed in.
 */
export const getProfile = <ThrowOnError extends boolean = true>(options?: Options<GetProfileData, ThrowOnError>) => (options?.client ?? client).get<GetProfileResponses, GetProfileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/profile',
    ...options
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
export const updateProfile = <ThrowOnError extends boolean = true>(options: Options<UpdateProfileData, ThrowOnError>) => (options.client ?? client).put<UpdateProfileResponses, UpdateProfileErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/profile',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

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
export const changePassword = <ThrowOnError extends boolean = true>(options: Options<ChangePasswordData, ThrowOnError>) => (options.client ?? client).post<ChangePasswordResponses, ChangePasswordErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/profile/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Sign out in another browser
 *
 * Ends one of your sessions.
 */
export const endOwnSession = <ThrowOnError extends boolean = true>(options: Options<EndOwnSessionData, ThrowOnError>) => (options.client ?? client).post<EndOwnSessionResponses, EndOwnSessionErrors, ThrowOnError>({
    security: [{ scheme: 'bearer', type: 'http' }],
    url: '/app/profile/sessions/{id}/end',
    ...options
});
