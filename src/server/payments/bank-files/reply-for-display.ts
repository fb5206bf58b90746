import type { z } from 'zod';
import type { BankReplyFile } from '../../../contract/dashboard/bank-replies.ts';
import { FILE_PAYMENT_STATES } from '../../../shared/bank-file-terms.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import { may } from '../../../shared/permissions.ts';
import type { Role } from '../../../shared/terms.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';

type ReplyForDisplay = z.input<typeof BankReplyFile>;

const SELECT_REPLIES = `
  SELECT r.id, r.connection_id, r.file_name, r.byte_count, r.sha256, r.received_at, r.received_by,
         receiver.name AS received_by_name, r.read_at, r.result, r.file_id,
         f.file_name AS answered_file_name, cardinality(r.file_ids) AS file_count, k.currency,
         r.changed, r.redirected, r.question, r.question_detail,
         r.closed_by, closer.name AS closed_by_name, r.closed_at, r.closing_note, r.confirmed_by,
         confirmer.name AS confirmed_by_name, r.confirmed_at,
         CASE WHEN r.result = 'WAITS_FOR_CONFIRMATION' THEN (
           SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'roles', u.roles)
                                     ORDER BY u.name), '[]')
             FROM users u
            WHERE u.entity_id = r.entity_id AND u.disabled_at IS NULL AND u.id IS DISTINCT FROM r.received_by
              AND NOT EXISTS (
                SELECT 1
                  FROM bank_files a
                  JOIN batches b ON b.id = a.batch_id
                 WHERE a.id = ANY(r.file_ids) AND u.id IN (a.left_by, b.created_by))) END AS others
    FROM bank_file_replies r
    JOIN bank_file_connections k ON k.id = r.connection_id
    LEFT JOIN bank_files f ON f.id = r.file_id
    LEFT JOIN users receiver ON receiver.id = r.received_by
    LEFT JOIN users confirmer ON confirmer.id = r.confirmed_by
    LEFT JOIN users closer ON closer.id = r.closed_by`;

/** Refuses a decision about a reply that no longer asks or changes what the user has seen. */
export function requireSeenReply(reply: { readAt: string | null }, seen: string): void {
  if (reply.readAt === null || Date.parse(reply.readAt) !== Date.parse(seen))
    throw refused('bank_reply_changed', explain('bank_reply_changed'));
}

/** Replies by their ids, in the order of the ids. */
export async function loadReplies(db: Queryable, ids: readonly string[]): Promise<ReplyForDisplay[]> {
  const rows = await db.query(`${SELECT_REPLIES} WHERE r.id = ANY($1)`, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => display(byId.get(id)!));
}

/** One reply of the entity. Throws 404. */
export async function loadReply(db: Queryable, entityId: string, id: string): Promise<ReplyForDisplay> {
  const [row] = await db.query(`${SELECT_REPLIES} WHERE r.entity_id = $1 AND r.id = $2`, [entityId, id]);
  if (!row) throw notFound('bank_reply');
  return display(row);
}

type Row = RowOf<typeof SELECT_REPLIES>;

function closedIn(row: Row) {
  if (row.closed_by === null || row.closed_at === null) return null;
  return {
    by: { userId: row.closed_by, name: row.closed_by_name ?? '' },
    at: row.closed_at.toISOString(),
    note: row.closing_note ?? '',
  };
}

function changesIn({ changed, currency }: Row): ReplyForDisplay['changes'] {
  return FILE_PAYMENT_STATES.flatMap((state) => {
    const kept = changed[state];
    if (kept === undefined || kept === 0) return [];
    const { count, minor } = typeof kept === 'number' ? { count: kept, minor: null } : kept;
    return [{ state, count, amount: minor === null ? null : formatAmount(BigInt(minor), currency) }];
  });
}

function display(row: Row): ReplyForDisplay {
  const others = row.others as { userId: string; name: string; roles: Role[] }[] | null;
  return {
    id: row.id,
    connectionId: row.connection_id,
    fileName: row.file_name,
    byteCount: row.byte_count,
    sha256: row.sha256,
    receivedAt: row.received_at.toISOString(),
    receivedBy:
      row.received_by === null ? null : { userId: row.received_by, name: row.received_by_name ?? '' },
    readAt: row.read_at?.toISOString() ?? null,
    result: row.result,
    file: row.file_id === null ? null : { id: row.file_id, fileName: row.answered_file_name ?? '' },
    fileCount: row.file_count ?? 0,
    currency: row.currency,
    changes: changesIn(row),
    redirected: row.redirected,
    question:
      row.question === null
        ? null
        : {
            code: row.question,
            detail: row.question_detail ?? '',
            closed: closedIn(row),
          },
    waiting: others && {
      mayConfirm: others
        .filter((user) => may(user, 'handleBankFiles'))
        .map(({ userId, name }) => ({ userId, name })),
    },
    confirmed:
      row.confirmed_by === null || row.confirmed_at === null
        ? null
        : {
            by: { userId: row.confirmed_by, name: row.confirmed_by_name ?? '' },
            at: row.confirmed_at.toISOString(),
          },
    setAside: row.result === 'SET_ASIDE' ? closedIn(row) : null,
  };
}
