import type { z } from 'zod';
import type { Payee, PayeeAccount, PayeeDetail } from '../../../contract/dashboard/payees.ts';
import { changeInForce, expiresAtMs, isOpenChange } from '../../../domain/payouts/payee-register.ts';
import { invariant, notFound } from '../../../shared/errors.ts';
import type { VerificationPart, VerificationResult } from '../../../shared/payee-terms.ts';
import { PERMISSIONS } from '../../../shared/permissions.ts';
import type { AccountType } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { nowOf } from '../../platform/clock.ts';
import { providerOf } from './verification/provider.ts';

export type ShownAccount = z.input<typeof PayeeAccount>;
export type ShownPayee = z.input<typeof Payee>;
export type ShownPayeeDetail = z.input<typeof PayeeDetail>;
type ShownVerification = ShownPayee['verification'];

interface AccountColumns {
  bank_code: string | null;
  branch_code: string | null;
  account_number: string | null;
  account_type: AccountType | null;
  reference_format: string | null;
}

/** The account of a change; null for one that removes the payee. */
export function accountOf(row: AccountColumns): ShownAccount | null {
  if (
    row.bank_code === null ||
    row.branch_code === null ||
    row.account_number === null ||
    row.account_type === null
  )
    return null;
  return {
    bankCode: row.bank_code,
    branchCode: row.branch_code,
    accountNumber: row.account_number,
    accountType: row.account_type,
    referenceFormat: row.reference_format,
  };
}

/**
 * Payees with the change whose account may be paid at $1, the change that waits, and what the bank last said.
 * The caller appends a WHERE.
 */
export const SELECT_PAYEES = `
  SELECT p.id, p.entity_id, p.name, p.created_at,
         paid.id AS paid_id, paid.bank_code, paid.branch_code, paid.account_number, paid.account_type,
         paid.reference_format, paid.counts_from AS paid_from,
         open.id AS open_id, open.kind AS open_kind, open.state AS open_state,
         open.bank_code AS open_bank_code, open.branch_code AS open_branch_code,
         open.account_number AS open_account_number, open.account_type AS open_account_type,
         open.reference_format AS open_reference_format, open.proposed_by, author.name AS proposed_by_name,
         open.proposed_at, open.counts_from, open.proposal_id, said.result, said.differs, said.answered_at
    FROM payees p
    LEFT JOIN LATERAL (
           SELECT c.*
             FROM payee_changes c
            WHERE c.payee_id = p.id AND c.state = 'CONFIRMED' AND c.counts_from <= $1
            ORDER BY c.number DESC
            LIMIT 1) paid ON paid.kind <> 'REMOVE'
    LEFT JOIN LATERAL (
           SELECT c.*
             FROM payee_changes c
            WHERE c.payee_id = p.id AND c.kind <> 'REMOVE'
              AND (c.state = 'WAITING' OR (c.state = 'CONFIRMED' AND c.counts_from > $1))
            ORDER BY c.number DESC
            LIMIT 1) open ON true
    LEFT JOIN users author ON author.id = open.proposed_by
    LEFT JOIN LATERAL (
           SELECT a.result, a.differs, a.answered_at
             FROM payee_verifications v
             JOIN payee_verification_answers a ON a.verification_id = v.id
            WHERE v.change_id = paid.id
            ORDER BY a.answered_at DESC, v.asked_at DESC, a.number DESC
            LIMIT 1) said ON true` as const;

export type PayeeRow = RowOf<typeof SELECT_PAYEES>;

export function displayPayee(row: PayeeRow): ShownPayee {
  const open = accountOf({
    bank_code: row.open_bank_code,
    branch_code: row.open_branch_code,
    account_number: row.open_account_number,
    account_type: row.open_account_type,
    reference_format: row.open_reference_format,
  });
  const account = accountOf(row);
  return {
    id: row.id,
    name: row.name,
    account,
    paidFrom: account ? (row.paid_from?.toISOString() ?? null) : null,
    openChange:
      open &&
      row.open_id &&
      row.open_kind &&
      row.open_state &&
      row.proposed_by &&
      row.proposed_at &&
      row.proposal_id
        ? {
            id: row.open_id,
            kind: row.open_kind,
            state: row.open_state,
            account: open,
            proposedBy: { userId: row.proposed_by, name: row.proposed_by_name ?? '' },
            proposedAt: row.proposed_at.toISOString(),
            countsFrom: row.counts_from?.toISOString() ?? null,
            expiresAt:
              row.open_state === 'WAITING'
                ? new Date(expiresAtMs(row.proposed_at.getTime())).toISOString()
                : null,
            proposalId: row.proposal_id,
          }
        : null,
    verification: answerOf(row.result, row.differs, row.answered_at),
    createdAt: row.created_at.toISOString(),
  };
}

export function answerOf(
  result: VerificationResult | null,
  differs: VerificationPart[] | null,
  answeredAt: Date | null,
): ShownVerification {
  if (result === null || answeredAt === null) return null;
  return { result, differs: differs ?? [], answeredAt: answeredAt.toISOString() };
}

/** Users of the entity, other than `except`, who may confirm changes of payees. */
export async function loadDeciders(
  db: Queryable,
  entityId: string,
  except: string | null,
  most: number,
): Promise<{ userId: string; name: string }[]> {
  const users = await db.query(
    `SELECT id, coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id IS DISTINCT FROM $2::uuid AND disabled_at IS NULL AND roles && $3::text[]
      ORDER BY 2
      LIMIT $4`,
    [entityId, except, [...PERMISSIONS.confirmPayees], most],
  );
  return users.map(({ id, name }) => ({ userId: id, name: name ?? '' }));
}

/** A payee with every change. Throws 404. */
export async function loadPayeeDetail(
  context: Context,
  db: Queryable,
  entityId: string,
  payeeId: string,
): Promise<ShownPayeeDetail> {
  const at = nowOf(context.clock);
  const [row] = await db.query(`${SELECT_PAYEES} WHERE p.entity_id = $2 AND p.id = $3`, [
    at,
    entityId,
    payeeId,
  ]);
  if (!row) throw notFound('payee');
  const payee = displayPayee(row);
  const waits = payee.openChange?.state === 'WAITING' ? payee.openChange : null;
  return {
    ...payee,
    changes: await loadChanges(db, payeeId, at),
    mayConfirm: waits ? await loadDeciders(db, entityId, waits.proposedBy.userId, 5) : [],
    canVerify: (await providerOf(context, db, entityId)) !== null,
  };
}

async function loadChanges(db: Queryable, payeeId: string, at: Date): Promise<ShownPayeeDetail['changes']> {
  const rows = await db.query(
    `SELECT c.*, author.name AS proposed_by_name, second.name AS confirmed_by_name,
            ender.name AS ended_by_name
       FROM payee_changes c
       JOIN users author ON author.id = c.proposed_by
       LEFT JOIN users second ON second.id = c.confirmed_by
       LEFT JOIN users ender ON ender.id = c.ended_by
      WHERE c.payee_id = $1
      ORDER BY c.number DESC`,
    [payeeId],
  );
  const verifications = await loadVerifications(
    db,
    rows.map(({ id }) => id),
  );
  const paid = changeInForce(
    rows.map((row) => ({ ...row, countsFromMs: row.counts_from?.getTime() ?? null })),
    at.getTime(),
  );
  const person = (userId: string | null, name: string | null) =>
    userId === null ? null : { userId, name: name ?? '' };
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    state: row.state,
    account: accountOf(row),
    isPaid: row.id === paid?.id,
    calledPerson: row.called_person,
    calledNumber: row.called_number,
    calledAt: row.called_at?.toISOString() ?? null,
    evidence: row.evidence,
    source: row.source,
    fileName: row.file_name,
    proposalId: row.proposal_id,
    proposedBy: { userId: row.proposed_by, name: row.proposed_by_name },
    proposedAt: row.proposed_at.toISOString(),
    confirmedBy: person(row.confirmed_by, row.confirmed_by_name),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    countsFrom: row.counts_from?.toISOString() ?? null,
    endedBy: person(row.ended_by, row.ended_by_name),
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason,
    verifications: verifications.get(row.id) ?? [],
  }));
}

type Shown = ShownPayeeDetail['changes'][number]['verifications'];

async function loadVerifications(db: Queryable, changeIds: readonly string[]): Promise<Map<string, Shown>> {
  const rows = await db.query(
    `SELECT v.id, v.change_id, v.asked_by, u.name AS asked_by_name, v.asked_at, v.next_ask_at, a.result,
            a.differs, a.answered_at
       FROM payee_verifications v
       JOIN users u ON u.id = v.asked_by
       LEFT JOIN payee_verification_answers a ON a.verification_id = v.id
      WHERE v.change_id = ANY ($1)
      ORDER BY v.asked_at DESC, v.id, a.number`,
    [changeIds],
  );
  const found = new Map<string, Shown>();
  for (const row of rows) {
    const all = found.get(row.change_id) ?? [];
    found.set(row.change_id, all);
    if (all.at(-1)?.id !== row.id)
      all.push({
        id: row.id,
        askedBy: { userId: row.asked_by, name: row.asked_by_name },
        askedAt: row.asked_at.toISOString(),
        isOpen: row.next_ask_at !== null,
        answers: [],
      });
    const answer = answerOf(row.result, row.differs, row.answered_at);
    if (answer) all.at(-1)!.answers.push(answer);
  }
  return found;
}

/** A change as the verbs lock it. */
export const SELECT_CHANGE = `
  SELECT c.id, c.entity_id, c.payee_id, p.name, c.number, c.kind, c.state, c.bank_code, c.branch_code,
         c.account_number, c.account_type, c.reference_format, c.called_person, c.called_number,
         c.called_at, c.evidence, c.proposal_id, c.proposed_by, author.name AS proposed_by_name,
         c.proposed_at, c.counts_from
    FROM payee_changes c
    JOIN payees p ON p.id = c.payee_id
    JOIN users author ON author.id = c.proposed_by` as const;

export type ChangeRow = RowOf<typeof SELECT_CHANGE>;

/** Whether a change may still end without any effect. */
export function isOpen({ kind, state, counts_from: countsFrom, number }: ChangeRow, at: Date): boolean {
  return isOpenChange({ number, kind, state, countsFromMs: countsFrom?.getTime() ?? null }, at.getTime());
}

/** A change and its evidence, for the audit log. */
export function auditedChange(row: ChangeRow): Record<string, unknown> {
  const account = accountOf(row);
  invariant(account, 'a change that waits has an account');
  return {
    changeId: row.id,
    payeeId: row.payee_id,
    name: row.name,
    kind: row.kind,
    account,
    evidence: row.evidence,
    ...(row.called_at
      ? {
          calledPerson: row.called_person,
          calledNumber: row.called_number,
          calledAt: row.called_at.toISOString(),
        }
      : {}),
  };
}
