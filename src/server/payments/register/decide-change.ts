import type {
  confirmPayeeChange as confirmOp,
  confirmPayeeProposal as confirmAllOp,
  rejectPayeeChange as rejectOp,
  rejectPayeeProposal as rejectAllOp,
  withdrawPayeeChange as withdrawOp,
  withdrawPayeeProposal as withdrawAllOp,
} from '../../../contract/dashboard/payees.ts';
import { countsFromMs, expiresAtMs } from '../../../domain/payouts/payee-register.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import { PERMISSIONS } from '../../../shared/permissions.ts';
import { actorOf } from '../../audit/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import type { Change } from '../base/idempotency.ts';
import {
  auditedChange,
  isOpen,
  loadDeciders,
  loadPayeeDetail,
  SELECT_CHANGE,
  type ChangeRow,
} from './payee-for-display.ts';
import { lockRegister } from './require-registered.ts';

/**
 * POST /app/payee-changes/{id}/confirm: it counts a day later. Errors: 404; 400 `payee_change_not_open`,
 * `own_payee_change`.
 */
export const confirmPayeeChange: ChangingVerb<typeof confirmOp> = async (context, tx, { caller, params }) => {
  const at = nowOf(context.clock);
  const row = await lockChange(tx, caller.entityId, params.id);
  await requireOther(tx, caller, row.proposed_by);
  if (row.state !== 'WAITING') throw notOpen();
  await requireAuthor(tx, caller.entityId, row.proposed_by);
  requireInTime(row, at);
  const countsFrom = await confirm(tx, [row], caller.userId, at);
  return {
    body: await loadPayeeDetail(context, tx, caller.entityId, row.payee_id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'payee_change.confirmed',
      subjectType: 'payee',
      subjectId: row.payee_id,
      details: { ...auditedChange(row), proposedBy: authorOf(row), countsFrom: countsFrom.toISOString() },
    },
  };
};

/**
 * POST /app/payee-proposals/{id}/confirm: what still waits of a proposal. Errors: 404; 400
 * `payee_change_not_open`, `own_payee_change`.
 */
export const confirmPayeeProposal: ChangingVerb<typeof confirmAllOp> = async (
  context,
  tx,
  { caller, params },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { author, waiting } = await lockProposal(tx, entityId, params.id);
  await requireOther(tx, caller, author.userId);
  if (waiting.length === 0) throw notOpen();
  await requireAuthor(tx, entityId, author.userId);
  for (const row of waiting) requireInTime(row, at);
  const countsFrom = await confirm(tx, waiting, userId, at);
  return {
    body: { count: waiting.length },
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'payee_proposal.confirmed',
      subjectType: 'payee_proposal',
      subjectId: params.id,
      details: { count: waiting.length, proposedBy: author, countsFrom: countsFrom.toISOString() },
    },
  };
};

/**
 * POST /app/payee-changes/{id}/reject: as long as it does not count. Errors: 404; 400
 * `payee_change_not_open`, `own_payee_change`.
 */
export const rejectPayeeChange: ChangingVerb<typeof rejectOp> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const row = await lockChange(tx, caller.entityId, params.id);
  await requireOther(tx, caller, row.proposed_by);
  return end(context, tx, caller, row, { state: 'REJECTED', reason: body.reason });
};

/**
 * POST /app/payee-changes/{id}/withdraw: by its author, as long as it does not count. Errors: 404; 400
 * `payee_change_not_open`, `not_own_payee_change`.
 */
export const withdrawPayeeChange: ChangingVerb<typeof withdrawOp> = async (
  context,
  tx,
  { caller, params },
) => {
  const row = await lockChange(tx, caller.entityId, params.id);
  if (row.proposed_by !== caller.userId)
    throw refused('not_own_payee_change', explain('not_own_payee_change'));
  return end(context, tx, caller, row, { state: 'WITHDRAWN', reason: null });
};

/**
 * POST /app/payee-proposals/{id}/reject: what still waits of a proposal, also of an author who has left.
 * Errors: 404; 400 `payee_change_not_open`, `own_payee_change`.
 */
export const rejectPayeeProposal: ChangingVerb<typeof rejectAllOp> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const proposal = await lockProposal(tx, caller.entityId, params.id);
  await requireOther(tx, caller, proposal.author.userId);
  return endProposal(context, tx, caller, proposal, { state: 'REJECTED', reason: body.reason });
};

/**
 * POST /app/payee-proposals/{id}/withdraw: by its author, what still waits. Errors: 404; 400
 * `payee_change_not_open`, `not_own_payee_change`.
 */
export const withdrawPayeeProposal: ChangingVerb<typeof withdrawAllOp> = async (
  context,
  tx,
  { caller, params },
) => {
  const proposal = await lockProposal(tx, caller.entityId, params.id);
  if (proposal.author.userId !== caller.userId)
    throw refused('not_own_payee_change', explain('not_own_payee_change'));
  return endProposal(context, tx, caller, proposal, { state: 'WITHDRAWN', reason: null });
};

interface Ending {
  state: 'REJECTED' | 'WITHDRAWN';
  reason: string | null;
}

async function endProposal(
  context: Context,
  tx: Tx,
  caller: Caller,
  { id, author, waiting }: LockedProposal,
  { state, reason }: Ending,
): Promise<Change> {
  if (waiting.length === 0) throw notOpen();
  const at = nowOf(context.clock);
  await tx.query(END, [waiting.map((row) => row.id), state, caller.userId, at, reason]);
  return {
    body: { count: waiting.length },
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: state === 'REJECTED' ? 'payee_proposal.rejected' : 'payee_proposal.withdrawn',
      subjectType: 'payee_proposal',
      subjectId: id,
      details: {
        count: waiting.length,
        proposedBy: author,
        ...(reason === null ? {} : { reason }),
      },
    },
  };
}

/**
 * A clock that was set back since the proposal makes no earlier confirmation than the proposal: the database
 * refuses it, and the day until the change counts is never shorter.
 */
async function confirm(tx: Tx, rows: readonly ChangeRow[], by: string, at: Date): Promise<Date> {
  const confirmedMs = Math.max(at.getTime(), ...rows.map((row) => row.proposed_at.getTime()));
  const countsFrom = new Date(countsFromMs(confirmedMs));
  await tx.query(
    `UPDATE payee_changes
        SET state = 'CONFIRMED', confirmed_by = $2, confirmed_at = $3, counts_from = $4
      WHERE id = ANY ($1)`,
    [rows.map(({ id }) => id), by, new Date(confirmedMs), countsFrom],
  );
  return countsFrom;
}

async function end(
  context: Context,
  tx: Tx,
  caller: Caller,
  row: ChangeRow,
  { state, reason }: Ending,
): Promise<Change> {
  const at = nowOf(context.clock);
  if (!isOpen(row, at)) throw notOpen();
  await tx.query(END, [[row.id], state, caller.userId, at, reason]);
  return {
    body: await loadPayeeDetail(context, tx, caller.entityId, row.payee_id),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: state === 'REJECTED' ? 'payee_change.rejected' : 'payee_change.withdrawn',
      subjectType: 'payee',
      subjectId: row.payee_id,
      details: { ...auditedChange(row), proposedBy: authorOf(row), ...(reason === null ? {} : { reason }) },
    },
  };
}

const END = `
  UPDATE payee_changes
     SET state = $2, ended_by = $3, ended_at = $4, end_reason = $5
   WHERE id = ANY ($1)`;

/** Changes that were proposed together. */
interface LockedProposal {
  id: string;
  author: { userId: string; name: string | null };
  /** Those that wait for a person. */
  waiting: readonly ChangeRow[];
}

/** A proposal, under the lock of the register. Throws 404. */
async function lockProposal(tx: Tx, entityId: string, id: string): Promise<LockedProposal> {
  await lockRegister(tx, entityId);
  const rows = await tx.query(`${SELECT_CHANGE} WHERE c.proposal_id = $1 AND c.entity_id = $2`, [
    id,
    entityId,
  ]);
  const [first] = rows;
  if (!first) throw notFound('payee_change');
  const waiting = rows.filter(({ state }) => state === 'WAITING');
  return { id, author: authorOf(first), waiting };
}

/** A change, under the lock of the register. Throws 404. */
async function lockChange(tx: Tx, entityId: string, id: string): Promise<ChangeRow> {
  await lockRegister(tx, entityId);
  const [row] = await tx.query(`${SELECT_CHANGE} WHERE c.id = $1 AND c.entity_id = $2`, [id, entityId]);
  if (!row || row.kind === 'REMOVE') throw notFound('payee_change');
  return row;
}

/** Refuses what a user proposed who may not propose any more, as the database does. */
async function requireAuthor(tx: Tx, entityId: string, userId: string): Promise<void> {
  const roles = [...PERMISSIONS.proposePayees];
  const [author] = await tx.query('SELECT is_enabled_user($1, $2, $3) AS may', [entityId, userId, roles]);
  if (!author!.may) throw refused('payee_change_not_open', explain('payee_change_not_open.author'));
}

/** Refuses what has expired and is still to be ended: its evidence is too old. */
function requireInTime(row: ChangeRow, at: Date): void {
  if (at.getTime() < expiresAtMs(row.proposed_at.getTime())) return;
  throw refused('payee_change_not_open', explain('payee_change_not_open.expired'));
}

async function requireOther(tx: Tx, { entityId, userId }: Caller, proposedBy: string): Promise<void> {
  if (proposedBy !== userId) return;
  const others = await loadDeciders(tx, entityId, userId, 5);
  throw refused(
    'own_payee_change',
    others.length === 0
      ? explain('own_payee_change.alone')
      : explain('own_payee_change', { names: others.map(({ name }) => name).join(', ') }),
  );
}

function authorOf({ proposed_by: userId, proposed_by_name: name }: ChangeRow) {
  return { userId, name };
}

function notOpen(): Error {
  return refused('payee_change_not_open', explain('payee_change_not_open'));
}
