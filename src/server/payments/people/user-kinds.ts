import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, refused } from '../../../shared/errors.ts';
import { ROLES, type Role } from '../../../shared/terms.ts';
import { isSharedLogin } from '../../identity/logins.ts';
import { openInvitation } from '../../identity/invitations/invitations.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';
import { announceInvitation } from '../base/announce.ts';
import { requireAdminLeft } from '../control/control-changes.ts';
import { requireFreeName } from './require-free-name.ts';
import type { AnyControlKind, AppliedChange, ControlKindOf } from '../control/control-kind.ts';

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

async function findUser(db: Queryable, entityId: string, userId: string) {
  const [user] = await db.query(
    `SELECT id, name, coalesce(display_name, name) AS display_name, email, roles, disabled_at, issuer
       FROM users
      WHERE entity_id = $1 AND id = $2`,
    [entityId, userId],
  );
  return user ?? null;
}

/** A user of the entity, locked until the transaction ends. Throws 404. */
export async function lockUser(tx: Tx, entityId: string, userId: string): Promise<User> {
  await tx.query('SELECT 1 FROM users WHERE entity_id = $1 AND id = $2 FOR NO KEY UPDATE', [
    entityId,
    userId,
  ]);
  const user = await findUser(tx, entityId, userId);
  if (!user) throw notFound('id');
  return user;
}

function appliedTo(userId: string, action: string, details: Record<string, unknown>): AppliedChange {
  return { action, subjectType: 'user', subjectId: userId, details };
}

/** Roles in the order in which they are shown, each once. */
const inOrder = (roles: readonly Role[]) => ROLES.filter((role) => roles.includes(role));
const written = (roles: unknown) => (roles as Role[]).join(', ') || null;

interface Invited {
  displayName: string;
  email: string | null;
  roles: Role[];
}

const invite: ControlKindOf<'INVITE_USER'> = {
  kind: 'INVITE_USER',
  async ask(context, tx, entityId, { displayName, email, roles }) {
    const [same] =
      email === null
        ? []
        : await tx.query('SELECT 1 FROM users WHERE entity_id = $1 AND lower(email) = lower($2)', [
            entityId,
            email,
          ]);
    if (same) {
      const text = explain('control_change_refused.email');
      throw refused('control_change_refused', text, [fieldError('email', 'control_change_refused', text)]);
    }
    await requireFreeName(tx, { entityId }, displayName, nowOf(context.clock));
    const wanted: Invited = { displayName, email, roles: inOrder(roles) };
    return { subjectId: null, basis: {}, wanted: { ...wanted } };
  },
  basisNow: async () => ({}),
  async apply(_, tx, { id, entityId, wanted, askedBy }, at) {
    const { displayName, email, roles } = wanted as unknown as Invited;
    // Another invitation or user may have got the name since.
    await requireFreeName(tx, { entityId }, displayName, at);
    await openInvitation(
      tx,
      { id, entityId, purpose: 'INVITE', userId: null, displayName, email, roles, askedBy },
      at,
    );
    if (email !== null) await announceInvitation(tx, entityId, id);
    return {
      action: 'user.invited',
      subjectType: 'invitation',
      subjectId: id,
      details: { displayName, email, roles },
    };
  },
  settings(_, wanted) {
    const { displayName, email, roles } = wanted as unknown as Invited;
    return [
      { setting: 'displayName', before: null, after: displayName },
      { setting: 'email', before: null, after: email },
      { setting: 'roles', before: null, after: written(roles) },
    ];
  },
};

const rolesOfUser: ControlKindOf<'CHANGE_ROLES'> = {
  kind: 'CHANGE_ROLES',
  async ask(_, tx, entityId, { userId, roles }) {
    const user = await lockUser(tx, entityId, userId);
    if (user.disabled_at) throw refused('control_change_refused', explain('control_change_refused.disabled'));
    return { subjectId: user.id, basis: { roles: inOrder(user.roles) }, wanted: { roles: inOrder(roles) } };
  },
  async basisNow(db, { entityId, subjectId }) {
    const user = await findUser(db, entityId, subjectId!);
    return user && !user.disabled_at ? { roles: inOrder(user.roles) } : null;
  },
  async apply(_, tx, { entityId, subjectId, basis, wanted }) {
    await tx.query('UPDATE users SET roles = $2 WHERE id = $1', [subjectId!, wanted['roles'] as Role[]]);
    await requireAdminLeft(tx, entityId);
    return appliedTo(subjectId!, 'user.roles_changed', { before: basis['roles'], after: wanted['roles'] });
  },
  settings: (basis, wanted) => [
    { setting: 'roles', before: written(basis['roles']), after: written(wanted['roles']) },
  ],
};

const enable: ControlKindOf<'ENABLE_USER'> = {
  kind: 'ENABLE_USER',
  async ask(_, tx, entityId, { userId }) {
    const user = await lockUser(tx, entityId, userId);
    if (!user.disabled_at) throw refused('control_change_refused', explain('control_change_refused.enabled'));
    return {
      subjectId: user.id,
      // With the roles that come back, so that a change of them meanwhile is noticed.
      basis: { enabled: false, roles: inOrder(user.roles) },
      wanted: { enabled: true, roles: inOrder(user.roles) },
    };
  },
  async basisNow(db, { entityId, subjectId }) {
    const user = await findUser(db, entityId, subjectId!);
    return user && { enabled: !user.disabled_at, roles: inOrder(user.roles) };
  },
  async apply(_, tx, { subjectId, wanted }, at) {
    await tx.query('UPDATE users SET disabled_at = NULL, tokens_valid_from = $2 WHERE id = $1', [
      subjectId!,
      at,
    ]);
    return appliedTo(subjectId!, 'user.enabled', { roles: wanted['roles'] });
  },
  settings: (_, wanted) => [
    { setting: 'access', before: 'OFF', after: 'ON' },
    { setting: 'roles', before: written(wanted['roles']), after: written(wanted['roles']) },
  ],
};

const reset: ControlKindOf<'RESET_SIGN_IN'> = {
  kind: 'RESET_SIGN_IN',
  async ask(_, tx, entityId, { userId }) {
    const user = await lockUser(tx, entityId, userId);
    if (user.disabled_at) throw refused('control_change_refused', explain('control_change_refused.disabled'));
    if (user.issuer !== '')
      throw refused('control_change_refused', explain('control_change_refused.elsewhere'));
    if (await isSharedLogin(tx, user.id))
      throw refused('control_change_refused', explain('control_change_refused.shared'));
    // With the roles that a new password opens, so that a change of them meanwhile is noticed.
    return { subjectId: user.id, basis: { roles: inOrder(user.roles) }, wanted: { signIn: 'RESET' } };
  },
  async basisNow(db, { entityId, subjectId }) {
    const user = await findUser(db, entityId, subjectId!);
    const isFit = user && !user.disabled_at && user.issuer === '' && !(await isSharedLogin(db, user.id));
    return isFit ? { roles: inOrder(user.roles) } : null;
  },
  async apply(_, tx, { id, entityId, subjectId, askedBy }, at) {
    const user = await lockUser(tx, entityId, subjectId!);
    await openInvitation(
      tx,
      {
        id,
        entityId,
        purpose: 'RESET',
        userId: user.id,
        displayName: user.display_name ?? user.name,
        email: user.email,
        roles: [],
        askedBy,
      },
      at,
    );
    if (user.email !== null) await announceInvitation(tx, entityId, id);
    return appliedTo(user.id, 'user.sign_in_reset', {});
  },
  settings: () => [{ setting: 'signIn', before: null, after: 'RESET' }],
};

/** The kinds of changes that concern who may do what. */
export const USER_KINDS: readonly AnyControlKind[] = [invite, rolesOfUser, enable, reset];
