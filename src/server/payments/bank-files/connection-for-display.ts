import type { z } from 'zod';
import type { BankConnection } from '../../../contract/dashboard/bank-connections.ts';
import { numbersAfter } from '../../../domain/bank-files/acb/file-numbers.ts';
import type { BankFileProfile } from '../../../domain/bank-files/profile.ts';
import { isForPayments, purposeOf } from '../../../shared/bank-file-terms.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, notFound, refused, type Problem } from '../../../shared/errors.ts';
import type { AccountType, Rail } from '../../../shared/terms.ts';
import { actorOf, type AuditRecord } from '../../audit/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Queryable, RowOf, Tx } from '../../platform/database/pool.ts';
import { acbNumbersOf } from './acb-numbers-of.ts';
import { othersWhoMay } from './others-who-may.ts';

type ConnectionForDisplay = z.input<typeof BankConnection>;

/** A connection with payments, for PAYMENTS or for BOTH: it has a profile, and pays from a whole account. */
type PayingConnection = ConnectionForDisplay & {
  profile: BankFileProfile;
  payer: { branchCode: string; accountType: AccountType };
};

/** Whether the connection `c` was switched on, or has files or statements: then it keeps its purpose. */
export const IS_USED = `(c.switched_on_by IS NOT NULL OR c.first_live_at IS NOT NULL
            OR EXISTS (SELECT 1 FROM bank_files f WHERE f.connection_id = c.id)
            OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id))`;

const SELECT_CONNECTIONS = `
  SELECT c.id, c.entity_id, c.display_name, c.purpose, c.receives, c.bank_name, c.state, c.transport, c.rails,
         c.currency, c.payer_name, c.payer_branch_code, c.payer_account_number, c.payer_account_type,
         c.profile, c.version, c.changed_by, editor.name AS changed_by_name, c.changed_at,
         ARRAY(SELECT b.id FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by,
         ARRAY(SELECT b.name FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by_names,
         c.certified_by, u.name AS certified_by_name, c.certified_at, c.certified_version,
         c.certification_note, c.rehearsed_by, p.name AS rehearsed_by_name, c.rehearsed_at,
         c.rehearsed_version, c.rehearsal_passed, c.rehearsal_steps, c.created_at, c.updated_at,
         t.folders, t.server, t.public_key, t.confirmed_at, t.visited_at, t.next_visit_at, t.failures,
         t.fault, t.fault_detail, t.failing_since, t.presented_host_key,
         (SELECT coalesce(max(f.file_number), 0) FROM bank_files f
           WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL) AS last_file_number,
         numbered.transmission_number, numbered.generation_number,
         jsonb_typeof(c.profile -> 'acb') = 'object' AND EXISTS (
           SELECT 1 FROM bank_files f
            WHERE f.connection_id = c.id AND f.left_at IS NOT NULL AND f.generation_number IS NOT NULL)
           AS has_numbers_at_bank,
         (SELECT count(*) FROM bank_file_replies r
           WHERE r.entity_id = c.entity_id AND r.connection_id = c.id
             AND r.result = 'QUESTION' AND r.closed_at IS NULL) AS open_questions,
         ${IS_USED} AS used,
         (SELECT a.id FROM statement_accounts a
           WHERE a.entity_id = c.entity_id AND a.connection_id = c.id AND a.currency = c.currency
             AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
           LIMIT 1) AS statement_account_id,
         last.statement_id AS last_statement_id, last.closing_minor AS last_closing_minor,
         last.closing_date AS last_closing_date, last.open_findings
    FROM bank_file_connections c
    JOIN users editor ON editor.id = c.changed_by
    LEFT JOIN users u ON u.id = c.certified_by
    LEFT JOIN users p ON p.id = c.rehearsed_by
    LEFT JOIN bank_file_transports t ON t.connection_id = c.id
    LEFT JOIN LATERAL (
           SELECT f.transmission_number, f.generation_number
             FROM bank_files f
            WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL AND f.generation_number IS NOT NULL
              AND jsonb_typeof(c.profile -> 'acb') = 'object'
            ORDER BY f.file_number DESC
            LIMIT 1) numbered ON true
    LEFT JOIN LATERAL (
           SELECT s.id AS statement_id, s.closing_minor, s.closing_date,
                  (SELECT count(*)
                     FROM statement_findings x
                     JOIN bank_statements b ON b.id = x.statement_id
                    WHERE b.account_id = a.id AND x.entity_id = c.entity_id AND x.resolved_at IS NULL
                      AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
             FROM statement_accounts a
             JOIN bank_statements s ON s.account_id = a.id
            WHERE c.purpose <> 'PAYMENTS' AND a.connection_id = c.id AND a.currency = c.currency
              AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
              AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL AND s.taken_back_at IS NULL
              AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
            ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
            LIMIT 1) last ON true`;

/** The connections of an entity, oldest first. */
export async function loadConnections(db: Queryable, entityId: string): Promise<ConnectionForDisplay[]> {
  const rows = await db.query(`${SELECT_CONNECTIONS} WHERE c.entity_id = $1 ORDER BY c.created_at, c.id`, [
    entityId,
  ]);
  return rows.map(display);
}

/** One connection of the entity, locked until the transaction ends. Throws 404. */
export async function lockConnection(tx: Tx, entityId: string, id: string): Promise<ConnectionForDisplay> {
  const [row] = await tx.query(
    `${SELECT_CONNECTIONS} WHERE c.entity_id = $1 AND c.id = $2 FOR NO KEY UPDATE OF c`,
    [entityId, id],
  );
  if (!row) throw notFound('bank_connection');
  return display(row);
}

/** Refuses what only a connection with payments has: files, a rehearsal, a certification. */
export function requirePayments(connection: ConnectionForDisplay): PayingConnection {
  const { profile, payer } = connection;
  const { branchCode, accountType } = payer;
  if (profile === null || branchCode === null || accountType === null)
    throw refused('connection_without_payments', explain('connection_without_payments'));
  return { ...connection, profile, payer: { ...payer, branchCode, accountType } };
}

/** Throws 404 for a connection that the entity does not have, and refuses one without payments. */
export async function requireConnection(db: Queryable, entityId: string, id: string): Promise<void> {
  const [row] = await db.query('SELECT purpose FROM bank_file_connections WHERE entity_id = $1 AND id = $2', [
    entityId,
    id,
  ]);
  if (!row) throw notFound('bank_connection');
  if (row.purpose !== 'PAYMENTS')
    throw refused('connection_without_payments', explain('connection_without_payments'));
}

/**
 * Refuses to pay by a profile that has not passed its rehearsal, or that the bank has not accepted. A
 * connection for another purpose pays nothing.
 */
export function requireReady(
  connection: Pick<ConnectionForDisplay, 'purpose' | 'rehearsal' | 'certification'>,
): void {
  if (!isForPayments(connection.purpose)) return;
  if (connection.rehearsal?.passed && connection.certification) return;
  throw refused('bank_connection_not_ready', explain('bank_connection_not_ready'));
}

/**
 * Refuses a user who changed the profile, the account that pays or the transport: another one has to confirm
 * it by switching the connection on. The refusal names who may.
 */
export async function requireAnotherUser(
  tx: Tx,
  caller: Caller,
  { unconfirmedBy }: Pick<ConnectionForDisplay, 'unconfirmedBy'>,
): Promise<void> {
  const changers = unconfirmedBy.map(({ userId }) => userId);
  if (!changers.includes(caller.userId)) return;
  const names = await othersWhoMay(tx, caller.entityId, 'switchBankConnection', changers);
  throw refused(
    'own_connection_change',
    names ? explain('own_connection_change', { names }) : explain('own_connection_change.alone'),
  );
}

/** Refuses settings that were changed from another version. */
export function requireVersion(connection: { version: number }, version: number): void {
  if (connection.version !== version) throw stale('version');
}

/** Refuses a decision about a connection that has changed since the user saw it. */
export function requireSeen(connection: { updatedAt: string }, seen: string | undefined): void {
  if (seen === undefined || Date.parse(connection.updatedAt) !== Date.parse(seen)) throw stale('updatedAt');
}

function stale(field: string): Problem {
  const message = explain('stale_version.connection');
  return refused('stale_version', message, [fieldError(field, 'stale_version', message)]);
}

/**
 * Refuses a second live connection for a rail. Locks the connections of the entity, so that two cannot be
 * switched on at once.
 */
export async function requireFreeRails(
  tx: Tx,
  entityId: string,
  connection: { id: string; rails: readonly Rail[]; currency: Currency },
): Promise<void> {
  await tx.query('SELECT id FROM bank_file_connections WHERE entity_id = $1 ORDER BY id FOR NO KEY UPDATE', [
    entityId,
  ]);
  const [other] = await tx.query(
    `SELECT display_name
       FROM bank_file_connections
      WHERE entity_id = $1 AND id <> $2 AND state = 'LIVE' AND currency = $3 AND rails && $4::text[]
      LIMIT 1`,
    [entityId, connection.id, connection.currency, connection.rails],
  );
  if (!other) return;
  const message = explain('rail_already_carried', { name: other.display_name });
  throw refused('rail_already_carried', message, [fieldError('rails', 'rail_already_carried', message)]);
}

type ConnectionAction = `bank_connection.${
  | 'created'
  | 'changed'
  | 'switched_on'
  | 'switched_off'
  | 'transport_set'
  | 'visit_requested'
  | 'rehearsed'
  | 'certified'
  | 'tested'}`;

/** The audit row of a change of a connection. */
export function auditOfConnection(
  caller: Caller,
  at: Date,
  action: ConnectionAction,
  connection: ConnectionForDisplay,
  details: Record<string, unknown> = {},
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action,
    subjectType: 'bank_connection',
    subjectId: connection.id,
    details: { displayName: connection.displayName, version: connection.version, ...details },
  };
}

type ConnectionRow = RowOf<typeof SELECT_CONNECTIONS>;

function transportOf(row: ConnectionRow): ConnectionForDisplay['transportDetails'] {
  if (row.folders === null || row.next_visit_at === null) return null;
  const { fault, failing_since: since } = row;
  return {
    folders: row.folders,
    server: row.server === null ? null : { ...row.server, publicKey: row.public_key ?? '' },
    isConfirmed: row.confirmed_at !== null,
    visitedAt: row.visited_at?.toISOString() ?? null,
    nextVisitAt: row.next_visit_at.toISOString(),
    fault:
      fault === null || since === null
        ? null
        : {
            code: fault,
            detail: row.fault_detail ?? '',
            since: since.toISOString(),
            attempts: row.failures ?? 1,
            presentedHostKey: row.presented_host_key,
          },
  };
}

function display(row: ConnectionRow): ConnectionForDisplay {
  return {
    id: row.id,
    displayName: row.display_name,
    purpose: purposeOf(row.purpose, row.receives),
    bankName: row.bank_name,
    lastBalance: lastBalanceOf(row),
    statementAccountId: row.statement_account_id,
    isUsed: row.used ?? true,
    state: row.state,
    transport: row.transport,
    transportDetails: transportOf(row),
    rails: row.rails,
    currency: row.currency,
    payer: {
      name: row.payer_name,
      branchCode: row.payer_branch_code,
      accountNumber: row.payer_account_number,
      accountType: row.payer_account_type,
    },
    profile: row.profile,
    version: row.version,
    changed: {
      by: { userId: row.changed_by, name: row.changed_by_name },
      at: row.changed_at.toISOString(),
    },
    unconfirmedBy: (row.unconfirmed_by ?? []).map((userId, index) => ({
      userId,
      name: row.unconfirmed_by_names?.[index] ?? '',
    })),
    certification:
      row.certified_by !== null && row.certified_at !== null && row.certified_version !== null
        ? {
            version: row.certified_version,
            by: { userId: row.certified_by, name: row.certified_by_name ?? '' },
            at: row.certified_at.toISOString(),
            note: row.certification_note ?? '',
          }
        : null,
    rehearsal: rehearsalOf(row),
    fileCount: row.last_file_number ?? 0,
    nextNumbers: nextNumbersOf(row),
    openQuestions: Number(row.open_questions),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function lastBalanceOf(row: ConnectionRow): ConnectionForDisplay['lastBalance'] {
  if (row.last_statement_id === null || row.last_closing_minor === null) return null;
  return {
    amount: formatAmount(row.last_closing_minor, row.currency),
    date: row.last_closing_date!,
    statementId: row.last_statement_id,
    openFindings: Number(row.open_findings),
  };
}

function nextNumbersOf(row: ConnectionRow): ConnectionForDisplay['nextNumbers'] {
  if (!row.profile || row.profile.acb === null) return null;
  const next = numbersAfter(acbNumbersOf(row), row.profile.acb);
  return { ...next, areFixed: row.has_numbers_at_bank ?? false };
}

function rehearsalOf(row: RowOf<typeof SELECT_CONNECTIONS>): ConnectionForDisplay['rehearsal'] {
  if (row.rehearsed_by === null || row.rehearsed_at === null) return null;
  return {
    by: { userId: row.rehearsed_by, name: row.rehearsed_by_name ?? '' },
    at: row.rehearsed_at.toISOString(),
    version: row.rehearsed_version!,
    passed: row.rehearsal_passed!,
    steps: row.rehearsal_steps!.map((step) => ({ ...step, figures: [...step.figures] })),
  };
}
