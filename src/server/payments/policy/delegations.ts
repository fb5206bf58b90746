import type { z } from 'zod';
import type {
  createDelegation as createOp,
  Delegation,
  endDelegation as endOp,
  listDelegations as listOp,
} from '../../../contract/dashboard/delegations.ts';
import { delegationRefusal } from '../../../domain/payouts/delegations.ts';
import { dayOf, endOfDay, startOfDay } from '../../../shared/calendar-day.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, Problem, refused } from '../../../shared/errors.ts';
import { DELEGATION_LASTS_DAYS } from '../../../shared/policy-terms.ts';
import { DAY_MS } from '../../../shared/time.ts';
import { actorOf } from '../../audit/audit.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, RowOf, Tx } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { FRESH_S } from '../control/ask-for-change.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';

const SELECT_DELEGATIONS = `
  SELECT d.id, d.user_id, coalesce(u.display_name, u.name) AS user_name, d.delegate_id,
         coalesce(t.display_name, t.name) AS delegate_name, d.starts_at, d.ends_at, d.reason, d.ended_at,
         d.ended_by, coalesce(e.display_name, e.name) AS ended_by_name
    FROM delegations d
    JOIN users u ON u.id = d.user_id
    JOIN users t ON t.id = d.delegate_id
    LEFT JOIN users e ON e.id = d.ended_by` as const;

type DelegationRow = RowOf<typeof SELECT_DELEGATIONS>;

function display(row: DelegationRow): z.input<typeof Delegation> {
  return {
    id: row.id,
    user: { userId: row.user_id, name: row.user_name ?? '' },
    delegate: { userId: row.delegate_id, name: row.delegate_name ?? '' },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    reason: row.reason,
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by === null ? null : { userId: row.ended_by, name: row.ended_by_name ?? '' },
  };
}

/** GET /app/delegations. Errors: 403 for another user unless an admin; 404. */
export function listDelegations({ database, clock }: Context): Handler<typeof listOp> {
  return async ({ caller, query }) => {
    const userId = query.userId ?? caller.userId;
    if (userId !== caller.userId) {
      if (!caller.roles.has('ADMIN'))
        throw new Problem(403, 'role_required', 'Not allowed', explain('role_required', { roles: 'ADMIN' }));
      const [user] = await database.query('SELECT id FROM users WHERE entity_id = $1 AND id = $2', [
        caller.entityId,
        userId,
      ]);
      if (!user) throw notFound('user');
    }
    const rows = await database.query(
      `${SELECT_DELEGATIONS}
       WHERE (d.user_id = $1 OR d.delegate_id = $1) AND d.ends_at > $2
       ORDER BY d.starts_at DESC, d.id
       LIMIT 100`,
      [userId, new Date(clock.nowMs() - 366 * DAY_MS)],
    );
    const mayDelegate = userId === caller.userId && caller.roles.has('APPROVER');
    return {
      items: rows.map(display),
      candidates: mayDelegate ? await loadCandidates(database, caller) : [],
    };
  };
}

async function loadCandidates(db: Queryable, caller: { entityId: string; userId: string }) {
  const rows = await db.query(
    `SELECT id, coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY 2, 1`,
    [caller.entityId, caller.userId],
  );
  return rows.map(({ id, name }) => ({ userId: id, name: name ?? '' }));
}

/**
 * POST /app/delegations. The rows of both users are locked, so that two delegations at once that would make a
 * chain wait for one another. Errors: 401 `fresh_sign_in_required`; 404; 400 `delegation_refused`.
 */
export const createDelegation: ChangingVerb<typeof createOp> = async (context, tx, { caller, body }) => {
  const at = nowOf(context.clock);
  requireFreshSignIn(caller, FRESH_S, at.getTime());
  const { entityId, userId } = caller;
  const { delegateId, startsOn, endsOn, reason } = body;
  const { timezone } = await loadPaymentConfig(tx, entityId);
  const today = dayOf(at.getTime(), timezone);
  const startsAtMs = startsOn === today ? at.getTime() : startOfDay(startsOn, timezone);
  const endsAtMs = endOfDay(endsOn, timezone) + 1;
  const delegate = await lockApprovers(tx, entityId, userId, delegateId);
  const others = await tx.query(
    `SELECT d.user_id AS "userId", d.delegate_id AS "delegateId", d.starts_at, d.ends_at
       FROM delegations d
      WHERE d.entity_id = $1 AND d.ended_at IS NULL AND d.ends_at > $2`,
    [entityId, at],
  );
  const refusal = delegationRefusal(
    { userId, delegateId, startsAtMs, endsAtMs },
    others.map((one) => ({
      userId: one.userId,
      delegateId: one.delegateId,
      startsAtMs: one.starts_at.getTime(),
      endsAtMs: one.ends_at.getTime(),
      endedAtMs: null,
    })),
    at.getTime(),
  );
  if (refusal !== null) {
    const text =
      refusal === 'TOO_LONG'
        ? explain('delegation_refused.TOO_LONG', { days: DELEGATION_LASTS_DAYS })
        : explain(`delegation_refused.${refusal}`);
    const path = { SELF: 'delegateId', PAST: 'startsOn', TOO_LONG: 'endsOn', SECOND: 'startsOn' };
    throw refused('delegation_refused', text, [
      fieldError(refusal === 'CHAIN' ? 'delegateId' : path[refusal], 'delegation_refused', text),
    ]);
  }
  const id = newId(context);
  await tx.query(
    `INSERT INTO delegations (id, entity_id, user_id, delegate_id, starts_at, ends_at, reason, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, entityId, userId, delegateId, new Date(startsAtMs), new Date(endsAtMs), reason, at],
  );
  return {
    body: await loadDelegation(tx, entityId, id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'delegation.created',
      subjectType: 'user',
      subjectId: userId,
      details: { delegationId: id, delegate, startsOn, endsOn, reason },
    },
  };
};

/** Locks both users. Throws 404 for a user of another entity, and 400 `delegation_refused`. */
async function lockApprovers(tx: Tx, entityId: string, userId: string, delegateId: string) {
  const users = await tx.query(
    `SELECT id, coalesce(display_name, name) AS name, approval_lapse(disabled_at, roles) IS NULL AS may_sign
       FROM users
      WHERE entity_id = $1 AND id IN ($2, $3)
      ORDER BY id
        FOR NO KEY UPDATE`,
    [entityId, userId, delegateId],
  );
  const delegate = users.find(({ id }) => id === delegateId.toLowerCase());
  if (!delegate) throw notFound('user');
  if (users.some(({ may_sign: maySign }) => maySign !== true)) {
    const text = explain('delegation_refused.approver');
    throw refused('delegation_refused', text, [fieldError('delegateId', 'delegation_refused', text)]);
  }
  return { userId: delegate.id, name: delegate.name ?? '' };
}

/** POST /app/delegations/{id}/end: by one of its users, or an admin. Errors: 404; 400 `delegation_ended`. */
export const endDelegation: ChangingVerb<typeof endOp> = async (context, tx, { caller, params }) => {
  const at = nowOf(context.clock);
  const { entityId, userId } = caller;
  await tx.query('SELECT id FROM delegations WHERE entity_id = $1 AND id = $2 FOR UPDATE', [
    entityId,
    params.id,
  ]);
  const before = await loadDelegation(tx, entityId, params.id);
  const isOwn = [before.user.userId, before.delegate.userId].includes(userId);
  if (!isOwn && !caller.roles.has('ADMIN')) throw notFound('delegation');
  if (before.endedAt !== null || Date.parse(before.endsAt) <= at.getTime())
    throw refused('delegation_ended', explain('delegation_ended'));
  await tx.query('UPDATE delegations SET ended_at = $2, ended_by = $3 WHERE id = $1', [
    params.id,
    at,
    userId,
  ]);
  return {
    body: await loadDelegation(tx, entityId, params.id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'delegation.ended',
      subjectType: 'user',
      subjectId: before.user.userId,
      details: { delegationId: before.id, user: before.user, delegate: before.delegate },
    },
  };
};

async function loadDelegation(db: Queryable, entityId: string, id: string) {
  const [row] = await db.query(`${SELECT_DELEGATIONS} WHERE d.entity_id = $1 AND d.id = $2`, [entityId, id]);
  if (!row) throw notFound('delegation');
  return display(row);
}
