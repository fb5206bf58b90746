import type { z } from 'zod';
import type { BankFile } from '../../../contract/dashboard/bank-files.ts';
import {
  FILE_PAYMENT_STATES,
  type BankFileState,
  type PaymentState,
  type RecallState,
} from '../../../shared/bank-file-terms.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Queryable, RowOf } from '../../platform/database/pool.ts';
import { acbNumbersOf } from './acb-numbers-of.ts';

type FileForDisplay = z.input<typeof BankFile>;

/** Files with what the bank has said. The caller appends a WHERE and an ORDER BY over `f`. */
const SELECT_FILES = `
  SELECT f.id, f.connection_id, c.display_name, f.batch_id, b.label, f.file_number,
         f.transmission_number, f.generation_number,
         f.file_name, f.format, octet_length(f.bytes) AS byte_count, f.sha256, f.currency, f.payment_count,
         f.total_minor, f.hash_total, f.execution_date, f.content_digest, f.sealed_at, f.withdrawn_at,
         f.left_at, f.left_by, leaver.name AS left_by_name, f.arrived_at, f.heard_at, f.reply_status,
         f.recalled_at, f.recalled_by, recaller.name AS recalled_by_name, f.recall_reason, f.recall_contact,
         f.recall_id, f.recall_too_late, f.by_transport AND f.staged_as IS NOT NULL AS was_staged,
         f.recall_recorded_at, f.recall_recorded_by, recorder.name AS recall_recorded_by_name,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'state', s.state, 'count', s.count, 'amountMinor', s.amount_minor::text)), '[]')
            FROM (SELECT coalesce(p.state, 'SILENT') AS state, count(*) AS count,
                         sum(p.amount_minor) AS amount_minor
                    FROM bank_file_payments p
                   WHERE p.file_id = f.id
                   GROUP BY 1) s) AS states
    FROM bank_files f
    JOIN bank_file_connections c ON c.id = f.connection_id
    JOIN batches b ON b.id = f.batch_id
    LEFT JOIN users leaver ON leaver.id = f.left_by
    LEFT JOIN users recorder ON recorder.id = f.recall_recorded_by
    LEFT JOIN users recaller ON recaller.id = f.recalled_by`;

type FileRow = RowOf<typeof SELECT_FILES>;

/** Files by their ids, in the order of the ids. */
export async function loadFiles(db: Queryable, ids: readonly string[]): Promise<FileForDisplay[]> {
  const rows = await db.query(`${SELECT_FILES} WHERE f.id = ANY($1)`, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => display(byId.get(id)!));
}

/** One file of the entity. Throws 404. */
export async function loadFile(db: Queryable, entityId: string, id: string): Promise<FileForDisplay> {
  const [row] = await db.query(`${SELECT_FILES} WHERE f.entity_id = $1 AND f.id = $2`, [entityId, id]);
  if (!row) throw notFound('bank_file');
  return display(row);
}

const ORDER: readonly string[] = ['SILENT', ...FILE_PAYMENT_STATES];

function display(row: FileRow): FileForDisplay {
  const amount = (minor: bigint) => formatAmount(minor, row.currency);
  const states = row.states as { state: PaymentState | 'SILENT'; count: number; amountMinor: string }[];
  return {
    id: row.id,
    connection: { id: row.connection_id, displayName: row.display_name },
    batch: { id: row.batch_id, label: row.label },
    state: stateOf(row, states),
    fileNumber: row.file_number,
    acbNumbers: acbNumbersOf(row),
    fileName: row.file_name,
    format: row.format,
    byteCount: row.byte_count!,
    sha256: row.sha256,
    currency: row.currency,
    paymentCount: row.payment_count,
    totalAmount: amount(row.total_minor),
    hashTotal: row.hash_total,
    executionDate: row.execution_date,
    contentDigest: row.content_digest,
    sealedAt: row.sealed_at.toISOString(),
    leftAt: row.left_at?.toISOString() ?? null,
    leftBy: row.left_by === null ? null : { userId: row.left_by, name: row.left_by_name ?? '' },
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    heardAt: row.heard_at?.toISOString() ?? null,
    replyStatus: row.reply_status,
    recall: recallOf(row),
    states: states
      .map(({ state, count, amountMinor }) => ({ state, count, amount: amount(BigInt(amountMinor)) }))
      .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state)),
  };
}

function recallOf(row: FileRow): FileForDisplay['recall'] {
  if (row.recall_id === null || row.recall_recorded_at === null || row.recall_recorded_by === null)
    return null;
  return {
    id: row.recall_id,
    state: recallStateOf(row),
    by: { userId: row.recall_recorded_by, name: row.recall_recorded_by_name ?? '' },
    at: row.recall_recorded_at.toISOString(),
    reason: row.recall_reason ?? '',
    confirmedBy: row.recall_contact ?? '',
    confirmed:
      row.recalled_at === null || row.recalled_by === null
        ? null
        : {
            by: { userId: row.recalled_by, name: row.recalled_by_name ?? '' },
            at: row.recalled_at.toISOString(),
          },
  };
}

function recallStateOf(row: FileRow): RecallState {
  if (row.recall_too_late) return 'TOO_LATE';
  if (row.recalled_at) return 'CONFIRMED';
  return row.was_staged && row.arrived_at === null ? 'UNDECIDED' : 'WAITING';
}

/** A withdrawn file keeps its payments only if its batch has ended: then it is CANCELLED. */
function stateOf(
  row: Pick<FileRow, 'recalled_at' | 'left_at' | 'withdrawn_at'>,
  states: readonly unknown[],
): BankFileState {
  if (row.recalled_at) return 'RECALLED';
  if (row.left_at) return 'LEFT';
  if (!row.withdrawn_at) return 'SEALED';
  return states.length > 0 ? 'CANCELLED' : 'WITHDRAWN';
}
