import * as access from '../../../contract/dashboard/access.ts';
import * as profile from '../../../contract/dashboard/profile.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { requireSecond, switchOffPayouts } from '../entity/control/act-at-once.ts';
import { disableUser, signOutUser } from './end-access.ts';
import { makeInvitationLink, revokeInvitation } from './invitation-links.ts';
import { loadAccess, loadPerson } from './load-access.ts';
import { changePassword, endOwnSession, getProfile, updateProfile } from './profile.ts';
import { exportAccessReview, reviewAccess } from './review-access.ts';
import { currentSessionOf } from '../../identity/session/current-session.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(
    access.getAccess,
    (context) =>
      ({ caller }) =>
        loadAccess(context, context.database, caller.entityId),
  ),
  read(
    access.getPersonAccess,
    (context) =>
      ({ caller, params, request }) =>
        loadPerson(context, context.database, caller.entityId, params.id, currentSessionOf(context, request)),
  ),
  change(access.disableUser, disableUser),
  change(access.signOutUser, signOutUser),
  change(access.switchPayoutsOff, async (context, tx, { caller }) => {
    const audit = await switchOffPayouts(context, tx, caller);
    return { body: await loadAccess(context, tx, caller.entityId), audit };
  }),
  change(access.requireSecondAdmin, async (context, tx, { caller }) => {
    const audit = await requireSecond(context, tx, caller);
    return { body: await loadAccess(context, tx, caller.entityId), audit };
  }),
  read(access.makeInvitationLink, makeInvitationLink),
  change(access.revokeInvitation, revokeInvitation),
  read(access.reviewAccess, reviewAccess),
  read(access.exportAccessReview, exportAccessReview),
  read(profile.getProfile, getProfile),
  change(profile.updateProfile, updateProfile),
  read(profile.changePassword, changePassword),
  change(profile.endOwnSession, endOwnSession),
];
