import { createHash } from 'node:crypto';
import {
  CONTROL_LIMITS,
  INVITATION_LASTS_HOURS,
  type InvitationPurpose,
  type InvitationState,
} from '../../../shared/control-terms.ts';
import type { Role } from '../../../shared/terms.ts';
import { DAY_MS, HOUR_MS } from '../../../shared/time.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, RowOf, Tx } from '../../platform/database/pool.ts';

export const INVITATION_PATH = '/app/invitation';

const TOKEN_BYTES = 32;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of a link's token. Another text is no guess, and costs no query. */
function isInvitationToken(text: string): boolean {
  return TOKEN.test(text);
}

function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

interface NewInvitation {
  /** The id of the change of control by which two admins agreed on it. */
  id: string;
  entityId: string;
  purpose: InvitationPurpose;
  userId: string | null;
  displayName: string;
  email: string | null;
  roles: readonly Role[];
  askedBy: string;
}

/** Opens an invitation. It has no link yet. The database refuses it without its change of control. */
export async function openInvitation(tx: Tx, made: NewInvitation, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO invitations
            (id, entity_id, purpose, user_id, display_name, email, roles, asked_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      made.id,
      made.entityId,
      made.purpose,
      made.userId,
      made.displayName,
      made.email,
      [...made.roles],
      made.askedBy,
      at,
    ],
  );
}

/** Invitations `i` with the end of their newest link. The caller appends a WHERE. */
export const SELECT_INVITATIONS = `
  SELECT i.id, i.entity_id, i.purpose, i.user_id, i.display_name, i.email, i.roles, i.asked_by,
         asker.name AS asked_by_name, c.decided_by AS confirmed_by, c.basis, i.created_at, i.accepted_at,
         i.revoked_at,
         (SELECT max(l.expires_at) FROM invitation_links l WHERE l.invitation_id = i.id) AS link_until
    FROM invitations i
    JOIN users asker ON asker.id = i.asked_by
    JOIN control_changes c ON c.id = i.id` as const;

export type InvitationRow = RowOf<typeof SELECT_INVITATIONS>;

/** Whether an invitation is too old: what two admins agreed on says nothing about the person later. */
export function hasEnded(
  { created_at: createdAt }: Pick<InvitationRow, 'created_at'>,
  nowMs: number,
): boolean {
  return nowMs >= createdAt.getTime() + CONTROL_LIMITS.lastsDays * DAY_MS;
}

export function stateOfInvitation(
  row: Pick<InvitationRow, 'accepted_at' | 'revoked_at' | 'link_until' | 'created_at'>,
  nowMs: number,
): InvitationState {
  if (row.accepted_at) return 'ACCEPTED';
  if (row.revoked_at) return 'REVOKED';
  if (hasEnded(row, nowMs)) return 'EXPIRED';
  return row.link_until && row.link_until.getTime() <= nowMs ? 'EXPIRED' : 'OPEN';
}

/**
 * Makes a link, which works for 72 hours, and ends the earlier ones: only the newest works. Returns its
 * token, of which the SHA-256 is stored.
 */
export async function makeLink(
  context: Context,
  tx: Tx,
  { id, entityId }: { id: string; entityId: string },
  madeBy: string | null,
  at: Date,
): Promise<string> {
  const token = Buffer.from(context.random.bytes(TOKEN_BYTES)).toString('base64url');
  await tx.query(
    `INSERT INTO invitation_links (token_hash, entity_id, invitation_id, made_by, made_at, expires_at)
     VALUES ($1, $2, $3, $4, greatest($5, (SELECT max(made_at) + interval '1 millisecond'
                                             FROM invitation_links
                                            WHERE invitation_id = $3)), $6)`,
    [digestOf(token), entityId, id, madeBy, at, new Date(at.getTime() + INVITATION_LASTS_HOURS * HOUR_MS)],
  );
  return token;
}

/**
 * The invitation that a token opens; null when its link is unknown, used, revoked, replaced or too old, or
 * when the admin who made it is no longer an admin with access.
 */
export async function findInvited(
  db: Queryable,
  token: string,
  now: Date,
  lock: '' | 'FOR UPDATE OF i' = '',
): Promise<InvitationRow | null> {
  if (!isInvitationToken(token)) return null;
  const [link] = await db.query(
    `SELECT l.invitation_id
       FROM invitation_links l
       LEFT JOIN users maker ON maker.id = l.made_by
      WHERE l.token_hash = $1 AND l.expires_at > $2
        AND (l.made_by IS NULL OR maker.disabled_at IS NULL AND 'ADMIN' = ANY (maker.roles))
        AND NOT EXISTS (
              SELECT 1 FROM invitation_links newer
               WHERE newer.invitation_id = l.invitation_id AND newer.made_at > l.made_at)`,
    [digestOf(token), now],
  );
  if (!link) return null;
  const [row] = await db.query(
    `${SELECT_INVITATIONS} WHERE i.id = $1 AND i.accepted_at IS NULL AND i.revoked_at IS NULL ${lock}`,
    [link.invitation_id],
  );
  return row && !hasEnded(row, now.getTime()) ? row : null;
}
