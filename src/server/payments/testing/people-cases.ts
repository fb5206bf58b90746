import { hashPassword } from '../../identity/passwords.ts';
import { newId } from '../../platform/random.ts';
import type { Case, Setting } from './operation-cases.ts';

const CHANGES = '/app/control-changes';
const USERS = '/app/access/users';
const INVITATIONS = '/app/access/invitations';
const REASON = 'Sipho joins the team.';
const INVITE = { kind: 'INVITE_USER', displayName: 'Sipho Dlamini', email: null, roles: ['PREPARER'] };
/** Cheap to hash: the test is not about its strength. */
const CHEAP = { N: 1_024, r: 8, p: 1 };

const adminIn = async ({ installation, entityId }: Setting) =>
  installation.as(await installation.user(entityId, ['ADMIN']));

/** The change of control that another admin, or the caller, asks for. */
async function changeIn(setting: Setting, by?: Setting['caller']): Promise<string> {
  const admin = by ?? (await adminIn(setting));
  const { body } = await admin.send('POST', CHANGES, { body: { ...INVITE, reason: REASON } });
  return body.id;
}

/** An open invitation, for which another admin than the caller asked. */
async function invitationIn(setting: Setting): Promise<string> {
  const id = await changeIn(setting);
  await (await adminIn(setting)).send('POST', `${CHANGES}/${id}/confirm`);
  return id;
}

async function sessionOf({ installation, entityId, caller }: Setting): Promise<string> {
  const { database, clock } = installation.context;
  const id = newId(installation.context);
  const now = clock.nowMs();
  await database.query(
    `INSERT INTO sessions
            (token_hash, id, user_id, entity_id, authenticated_at, created_at, last_seen_at, expires_at)
     VALUES (decode(md5($1::uuid::text), 'hex'), $1, $2, $3, $4, $4, $4, $5)`,
    [id, caller.user.id, entityId, new Date(now), new Date(now + 3_600_000)],
  );
  return id;
}

async function passwordOf({ installation, caller }: Setting, password: string): Promise<void> {
  const { database, random } = installation.context;
  await database.query(
    `INSERT INTO local_credentials (login_id, password_hash)
     VALUES ($1, $2)
     ON CONFLICT DO NOTHING`,
    [caller.user.id, await hashPassword(random, password, CHEAP)],
  );
}

/** People, their access, and the changes that two admins make. */
export const PEOPLE_CASES: Record<string, Case> = {
  askForControlChange: {
    good: async ({ creatorId }) => ({
      path: CHANGES,
      body: { kind: 'CHANGE_ROLES', userId: creatorId, roles: ['PREPARER', 'APPROVER'], reason: REASON },
    }),
    bad: { body: { kind: 'CHANGE_ROLES', roles: ['KING'], reason: REASON } },
  },
  confirmControlChange: {
    good: async (setting) => ({ path: `${CHANGES}/${await changeIn(setting)}/confirm` }),
  },
  rejectControlChange: {
    good: async (setting) => ({ path: `${CHANGES}/${await changeIn(setting)}/reject` }),
  },
  withdrawControlChange: {
    good: async (setting) => ({ path: `${CHANGES}/${await changeIn(setting, setting.caller)}/withdraw` }),
  },
  getPersonAccess: { good: async ({ creatorId }) => ({ path: `${USERS}/${creatorId}` }) },
  disableUser: { good: async ({ creatorId }) => ({ path: `${USERS}/${creatorId}/disable` }) },
  signOutUser: { good: async ({ creatorId }) => ({ path: `${USERS}/${creatorId}/sign-out` }) },
  switchPayoutsOff: { good: async () => ({ path: '/app/access/payouts-off' }) },
  requireSecondAdmin: { good: async () => ({ path: '/app/access/second-admin' }) },
  makeInvitationLink: {
    good: async (setting) => ({ path: `${INVITATIONS}/${await invitationIn(setting)}/link` }),
  },
  revokeInvitation: {
    good: async (setting) => ({ path: `${INVITATIONS}/${await invitationIn(setting)}/revoke` }),
  },
  reviewAccess: {
    good: async () => ({ path: '/app/access/review?day=2026-03-31' }),
  },
  exportAccessReview: {
    good: async () => ({ path: '/app/access/review.csv?day=2026-03-31' }),
  },
  updateProfile: {
    good: async () => ({ path: '/app/profile', body: { displayName: 'Thandi Nkosi' } }),
    bad: { body: { displayName: '' } },
  },
  changePassword: {
    good: async (setting) => {
      await passwordOf(setting, 'the old password');
      return {
        path: '/app/profile/password',
        body: { current: 'the old password', next: 'correct horse battery staple' },
      };
    },
    bad: { path: '/app/profile/password', body: { current: 'the old password', next: 'short' } },
  },
  endOwnSession: {
    good: async (setting) => ({ path: `/app/profile/sessions/${await sessionOf(setting)}/end` }),
  },
};
