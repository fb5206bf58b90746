import type { z } from 'zod';
import type { getAccess, getPersonAccess } from '../../../contract/dashboard/access.ts';
import { notFound } from '../../../shared/errors.ts';
import { ROLES } from '../../../shared/terms.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { IDLE_MS } from '../../identity/session/lifetime.ts';
import { loadSessions } from '../../identity/session/own-sessions.ts';
import {
  SELECT_INVITATIONS,
  stateOfInvitation,
  type InvitationRow,
} from '../../identity/invitations/invitations.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { loadAdmins } from '../control/control-changes.ts';

export type AccessForDisplay = z.input<(typeof getAccess)['answers'][200]['schema']>;
export type PersonForDisplay = z.input<(typeof getPersonAccess)['answers'][200]['schema']>;

/** Invitations that ended longer ago are history. */
const INVITATIONS_SHOWN_MS = 30 * DAY_MS;

/**
 * Users `u` of the entity $1 with what waits for them at $2, and with their sessions that are in use since
 * $3.
 */
const SELECT_PEOPLE = `
  SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, u.email, u.roles, u.disabled_at,
         u.issuer, used.sessions, used.last_seen_at,
         EXISTS (
           SELECT 1
             FROM users other
            WHERE other.login_id = u.login_id AND other.id <> u.id) AS shares_sign_in,
         (SELECT count(*)
            FROM passkeys p
           WHERE p.entity_id = $1 AND p.user_id = u.id AND p.removed_at IS NULL) AS passkeys,
         (SELECT count(*)
            FROM batches b
           WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL' AND b.expires_at > $2
             AND u.disabled_at IS NULL AND 'APPROVER' = ANY (u.roles) AND b.created_by <> u.id
             AND NOT EXISTS (
                   SELECT 1
                     FROM approvals a
                    WHERE a.batch_id = b.id AND (a.user_id = u.id OR a.for_user_id = u.id))) AS batches,
         (SELECT count(*)
            FROM control_changes c
           WHERE c.entity_id = $1 AND c.state = 'WAITING' AND c.expires_at > $2
             AND u.disabled_at IS NULL AND 'ADMIN' = ANY (u.roles) AND c.asked_by <> u.id) AS changes
    FROM users u
    LEFT JOIN LATERAL (
           SELECT count(*) AS sessions, max(s.last_seen_at) AS last_seen_at
             FROM sessions s
            WHERE s.user_id = u.id AND s.expires_at > $2 AND s.last_seen_at > $3) used ON true
   WHERE u.entity_id = $1` as const;

type PersonRow = RowOf<typeof SELECT_PEOPLE>;

/** The users and invitations of the entity, as an admin sees them. */
export async function loadAccess(
  context: Context,
  db: Queryable,
  entityId: string,
): Promise<AccessForDisplay> {
  const { configuration, clock } = context;
  const now = nowOf(clock);
  const people = await db.query(
    `${SELECT_PEOPLE}
   ORDER BY u.disabled_at IS NOT NULL, lower(coalesce(u.display_name, u.name)), u.name`,
    [entityId, now, new Date(now.getTime() - IDLE_MS)],
  );
  const invitations = await db.query(
    `${SELECT_INVITATIONS}
   WHERE i.entity_id = $1 AND (i.created_at > $2 OR i.accepted_at IS NULL AND i.revoked_at IS NULL)
   ORDER BY i.created_at DESC
   LIMIT 200`,
    [entityId, new Date(now.getTime() - INVITATIONS_SHOWN_MS)],
  );
  const [config] = await db.query(
    'SELECT payouts_enabled, config_needs_second_since FROM entity_configs WHERE entity_id = $1',
    [entityId],
  );
  return {
    admins: (await loadAdmins(db, entityId)).length,
    identityProvider: configuration.oidc?.issuer ?? null,
    mails: configuration.smtpUrl !== null && configuration.smtpUrl !== undefined,
    payoutsEnabled: config?.payouts_enabled ?? null,
    configNeedsSecondSince: config?.config_needs_second_since?.toISOString() ?? null,
    people: people.map(displayPerson),
    invitations: invitations.map((row) => displayInvitation(row, now.getTime())),
  };
}

/** One user with sessions and history. Throws 404. */
export async function loadPerson(
  context: Context,
  db: Queryable,
  entityId: string,
  userId: string,
  current: Buffer | null,
): Promise<PersonForDisplay> {
  const now = nowOf(context.clock);
  const [person] = await db.query(`${SELECT_PEOPLE} AND u.id = $4`, [
    entityId,
    now,
    new Date(now.getTime() - IDLE_MS),
    userId,
  ]);
  if (!person) throw notFound('id');
  const history = await db.query(
    `SELECT changed_at, roles, enabled, reconstructed
       FROM user_access_history
      WHERE entity_id = $1 AND user_id = $2
      ORDER BY number DESC
      LIMIT 200`,
    [entityId, userId],
  );
  return {
    ...displayPerson(person),
    openSessions: await loadSessions(db, userId, now, current),
    history: history.map(({ changed_at: at, roles, enabled, reconstructed }) => ({
      at: at.toISOString(),
      roles: ROLES.filter((role) => roles.includes(role)),
      enabled,
      reconstructed,
    })),
  };
}

function displayPerson(row: PersonRow): AccessForDisplay['people'][number] {
  return {
    userId: row.id,
    name: row.name,
    displayName: row.display_name ?? row.name,
    email: row.email,
    roles: ROLES.filter((role) => row.roles.includes(role)),
    disabledAt: row.disabled_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    sessions: Number(row.sessions ?? 0n),
    passkeys: Number(row.passkeys ?? 0n),
    waitingBatches: Number(row.batches ?? 0n),
    waitingChanges: Number(row.changes ?? 0n),
    signsInElsewhere: row.issuer !== '',
    sharesSignIn: row.shares_sign_in === true,
  };
}

export function displayInvitation(
  row: InvitationRow,
  nowMs: number,
): AccessForDisplay['invitations'][number] {
  return {
    id: row.id,
    purpose: row.purpose,
    displayName: row.display_name,
    email: row.email,
    roles: ROLES.filter((role) => row.roles.includes(role)),
    state: stateOfInvitation(row, nowMs),
    askedBy: { userId: row.asked_by, name: row.asked_by_name },
    askerMakesLink: row.asked_by === row.confirmed_by,
    createdAt: row.created_at.toISOString(),
    linkUntil: row.link_until?.toISOString() ?? null,
  };
}
