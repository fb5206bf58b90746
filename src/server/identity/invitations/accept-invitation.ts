import { findHidden } from '../../../shared/hidden-characters.ts';
import { MIN_PASSWORD } from '../../../shared/control-terms.ts';
import type { Role } from '../../../shared/terms.ts';
import { recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
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
    if (!(await insertUser(tx, { id, name, issuer: '', subject: id, row, at }))) return 'NAME_TAKEN';
    await tx.query('INSERT INTO local_credentials (user_id, entity_id, password_hash) VALUES ($1, $2, $3)', [
      id,
      row.entity_id,
      hash,
    ]);
    await use(tx, row, id, name, at);
    return null;
  });
}

/**
 * Uses an invitation for a person whom an external provider has signed in: makes the user with that identity.
 * False when the invitation is used, revoked or too old, or the identity or the name already has a user.
 */
export async function acceptWithIdentity(
  context: Context,
  token: string,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<boolean> {
  return context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    const row = await findInvited(tx, token, at, 'FOR UPDATE OF i');
    if (row?.purpose !== 'INVITE') return false;
    if (await isNameInUse(tx, { entityId: row.entity_id, invitationId: row.id }, row.display_name, at))
      return false;
    const id = newId(context);
    // There is no name to sign in with here; this one is unique and names the person.
    const name = row.email ?? `${row.display_name} ${id.slice(-8)}`;
    if (!(await insertUser(tx, { id, name, issuer, subject, row, at }))) return false;
    await use(tx, row, id, name, at);
    return true;
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
async function insertUser(
  tx: Tx,
  {
    id,
    name,
    issuer,
    subject,
    row,
    at,
  }: {
    id: string;
    name: string;
    issuer: string;
    subject: string;
    row: InvitationRow;
    at: Date;
  },
): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO users (id, entity_id, name, display_name, email, roles, issuer, subject, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT DO NOTHING
     RETURNING id`,
    [id, row.entity_id, name, row.display_name, row.email, row.roles, issuer, subject, at],
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

/** A trigger ends the sign-ins of the user. */
async function resetPassword(
  tx: Tx,
  row: InvitationRow,
  hash: string,
  at: Date,
): Promise<AcceptFault | null> {
  const [user] = await tx.query(
    `SELECT id, name, roles
       FROM users
      WHERE id = $1 AND disabled_at IS NULL AND issuer = ''
        FOR NO KEY UPDATE`,
    [row.user_id],
  );
  if (!user || !hasAgreedRoles(user.roles, row.basis)) return 'GONE';
  await tx.query(
    `INSERT INTO local_credentials (user_id, entity_id, password_hash)
     VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE
        SET password_hash = $3, failures = 0, blocked_until = NULL`,
    [user.id, row.entity_id, hash],
  );
  await tx.query('DELETE FROM sign_in_failures WHERE user_id = $1', [user.id]);
  await tx.query('UPDATE invitations SET accepted_at = $2 WHERE id = $1', [row.id, at]);
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
