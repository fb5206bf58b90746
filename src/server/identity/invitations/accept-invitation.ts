import { findHidden } from '../../../shared/hidden-characters.ts';
import { MIN_PASSWORD } from '../../../shared/control-terms.ts';
import type { Role } from '../../../shared/terms.ts';
import { recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { isSharedLogin } from '../logins.ts';
import { announcePasskey } from '../passkeys/announce.ts';
import type { SignInOrigin } from '../provider/end-sign-ins.ts';
import { hasGrant } from '../session/session-store.ts';
import { isNameInUse } from '../name-in-use.ts';
import { hashPassword } from '../passwords.ts';
import { findInvited, type InvitationRow } from './invitations.ts';

const MOST_NAME = 100;
const MOST_PASSWORD = 1_000;

export type AcceptFault =
  | 'GONE'
  | 'NAME'
  | 'NAME_TAKEN'
  | 'PASSWORD_SHORT'
  | 'PASSWORD_LONG'
  | 'PASSWORDS_DIFFER';

export interface Entered {
  name: string;
  password: string;
  again: string;
}

/**
 * Uses an invitation at the embedded provider: makes the user with the name and the password that the person
 * chose, or sets the password of the user whose sign-in is reset. Once: the second of two requests finds the
 * invitation used. Returns what is wrong, or null.
 */
export async function acceptInvitation(
  context: Context,
  token: string,
  entered: Entered,
): Promise<AcceptFault | null> {
  const invited = await findInvited(context.database, token, nowOf(context.clock));
  if (!invited) return 'GONE';
  const fault = faultOf(entered, invited);
  if (fault) return fault;
  const hash = await hashPassword(context.random, entered.password);
  return context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    const row = await findInvited(tx, token, at, 'FOR UPDATE OF i');
    if (!row) return 'GONE';
    if (row.purpose === 'RESET') return resetPassword(tx, row, hash, at);
    const id = newId(context);
    const name = entered.name.trim();
    const others = { entityId: row.entity_id, invitationId: row.id };
    // Another person got the name since two admins agreed on this one.
    if (await isNameInUse(tx, others, row.display_name, at)) return 'GONE';
    if (await isNameInUse(tx, others, name, at)) return 'NAME_TAKEN';
    if (!(await insertLogin(tx, { id, name, issuer: '', subject: id, at }))) return 'NAME_TAKEN';
    await insertUser(tx, { id, loginId: id, row, at });
    await tx.query('INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, $2)', [id, hash]);
    await use(tx, row, id, name, at);
    return null;
  });
}

/** A person who has just signed in, and the provider's records that can end that. */
interface SignedIn {
  issuer: string;
  issuerNames: readonly string[];
  subject: string;
  origin: SignInOrigin | null;
}

/** The user whom an invitation has made after a sign-in, or why it has made no user. */
export type Joined =
  | { userId: string }
  | { fault: 'GONE' | 'NAME_TAKEN' | 'UNKNOWN' }
  | { fault: 'MEMBER'; hasAccess: boolean };

/**
 * Uses an invitation for a person who has just signed in: makes the person's user in the entity that invites.
 * The login stays the same, so that one sign-in leads to both entities. A person whom an external provider
 * has signed in for the first time gets a login.
 */
export async function acceptWithIdentity(
  context: Context,
  token: string,
  { issuer, issuerNames, subject, origin }: SignedIn,
): Promise<Joined> {
  return context.database.transaction(async (tx): Promise<Joined> => {
    const at = nowOf(context.clock);
    const row = await findInvited(tx, token, at, 'FOR UPDATE OF i');
    if (row?.purpose !== 'INVITE') return { fault: 'GONE' };
    const others = { entityId: row.entity_id, invitationId: row.id };
    if (await isNameInUse(tx, others, row.display_name, at)) return { fault: 'GONE' };
    const id = newId(context);
    const [known] = await tx.query(
      'SELECT id, name FROM logins WHERE issuer = ANY ($1) AND subject = $2 FOR KEY SHARE',
      [issuerNames, subject],
    );
    // The lock on the login makes a reset of the password come before this or fail.
    if (!(await hasGrant(tx, origin))) return { fault: 'GONE' };
    if (!known) {
      if (issuer === '') return { fault: 'UNKNOWN' };
      // There is no user name here; the second one is unique and names the person.
      let name = row.email ?? '';
      let isNew = name !== '' && (await insertLogin(tx, { id, name, issuer, subject, at }));
      if (!isNew) {
        name = `${row.display_name} ${id.slice(-8)}`;
        isNew = await insertLogin(tx, { id, name, issuer, subject, at });
      }
      if (!isNew) return { fault: 'UNKNOWN' };
      await insertUser(tx, { id, loginId: id, row, at });
      await use(tx, row, id, name, at);
      return { userId: id };
    }
    const [member] = await tx.query('SELECT disabled_at FROM users WHERE login_id = $1 AND entity_id = $2', [
      known.id,
      row.entity_id,
    ]);
    if (member) return { fault: 'MEMBER', hasAccess: member.disabled_at === null };
    if (await isNameInUse(tx, others, known.name, at)) return { fault: 'NAME_TAKEN' };
    if (!(await insertUser(tx, { id, loginId: known.id, row, at }))) return { fault: 'GONE' };
    await use(tx, row, id, known.name, at);
    return { userId: id };
  });
}

function faultOf({ name, password, again }: Entered, { purpose }: InvitationRow): AcceptFault | null {
  const bare = name.trim();
  if (purpose === 'INVITE') {
    const isFit =
      bare !== '' && bare.length <= MOST_NAME && bare === bare.normalize('NFC') && !findHidden(bare);
    if (!isFit) return 'NAME';
  }
  if (password.length < MIN_PASSWORD) return 'PASSWORD_SHORT';
  if (password.length > MOST_PASSWORD) return 'PASSWORD_LONG';
  return password === again ? null : 'PASSWORDS_DIFFER';
}

/** False when the name or the identity is taken. */
async function insertLogin(
  tx: Tx,
  { id, name, issuer, subject, at }: { id: string; name: string; issuer: string; subject: string; at: Date },
): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO logins (id, name, issuer, subject, created_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING
     RETURNING id`,
    [id, name, issuer, subject, at],
  );
  return inserted.length === 1;
}

/** Makes the user of a login in the entity that invites. False when the login has one there. */
async function insertUser(
  tx: Tx,
  { id, loginId, row, at }: { id: string; loginId: string; row: InvitationRow; at: Date },
): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO users
            (id, entity_id, login_id, name, issuer, subject, display_name, email, roles, language, created_at)
     SELECT $1, $2, l.id, l.name, l.issuer, l.subject, $4, $5, $6,
            (SELECT language FROM users WHERE login_id = l.id AND language IS NOT NULL LIMIT 1), $7
       FROM logins l
      WHERE l.id = $3
     ON CONFLICT DO NOTHING
     RETURNING id`,
    [id, row.entity_id, loginId, row.display_name, row.email, row.roles, at],
  );
  return inserted.length === 1;
}

async function use(tx: Tx, row: InvitationRow, userId: string, name: string, at: Date): Promise<void> {
  await tx.query('UPDATE invitations SET user_id = $2, accepted_at = $3 WHERE id = $1', [row.id, userId, at]);
  await recordAudit(tx, {
    entityId: row.entity_id,
    at,
    actor: { kind: 'USER', userId, name },
    action: 'user.joined',
    subjectType: 'user',
    subjectId: userId,
    details: {
      displayName: row.display_name,
      email: row.email,
      roles: row.roles,
      invitedBy: { userId: row.asked_by, name: row.asked_by_name },
    },
  });
}

/** Whether a user has the roles for which two admins agreed on a reset: with more, a link opens more. */
function hasAgreedRoles(roles: readonly Role[], basis: InvitationRow['basis']): boolean {
  const agreed: unknown = basis['roles'];
  if (!Array.isArray(agreed)) return false;
  return agreed.length === roles.length && roles.every((role) => agreed.includes(role));
}

/**
 * Sets the password that the person chose. A trigger ends the sign-ins of the user. It opens one entity only:
 * the database refuses a reset of one that opens another entity too.
 */
async function resetPassword(
  tx: Tx,
  row: InvitationRow,
  hash: string,
  at: Date,
): Promise<AcceptFault | null> {
  const [user] = await tx.query(
    `SELECT id, name, login_id, roles
       FROM users
      WHERE id = $1 AND disabled_at IS NULL AND issuer = ''
        FOR NO KEY UPDATE`,
    [row.user_id],
  );
  if (!user || !hasAgreedRoles(user.roles, row.basis)) return 'GONE';
  if (await isSharedLogin(tx, user.id)) return 'GONE';
  await tx.query(
    `INSERT INTO local_credentials (login_id, password_hash)
     VALUES ($1, $2)
     ON CONFLICT (login_id) DO UPDATE
        SET password_hash = $2, failures = 0, blocked_until = NULL`,
    [user.login_id, hash],
  );
  await tx.query('DELETE FROM sign_in_failures WHERE login_id = $1', [user.login_id]);
  await tx.query('UPDATE invitations SET accepted_at = $2 WHERE id = $1', [row.id, at]);
  // A person who has read the mail with the link could have used it, so the user and the admins learn it.
  await announcePasskey(tx, {
    entityId: row.entity_id,
    userId: user.id,
    event: 'PASSWORD_RESET',
    subjectId: row.id,
  });
  await recordAudit(tx, {
    entityId: row.entity_id,
    at,
    actor: { kind: 'USER', userId: user.id, name: user.name },
    action: 'user.password_set',
    subjectType: 'user',
    subjectId: user.id,
    details: { controlChangeId: row.id, askedBy: { userId: row.asked_by, name: row.asked_by_name } },
  });
  return null;
}
