import { nextRunFrom } from '../../../domain/schedules/due-days.ts';
import { DAY_MS } from '../../../shared/time.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { dayOfBatch } from './day-of-batch.ts';
import { digestOfContent, sentRow, type CheckedContent } from './read-content.ts';

/** Writes a version that waits for approval, with its withdrawals. Returns its digest. */
export async function writeVersion(
  tx: Tx,
  of: { scheduleId: string; entityId: string; version: number; by: string; at: Date },
  content: CheckedContent,
): Promise<string> {
  const { scheduleId, entityId, version, at } = of;
  const { request, calendar, limits, config } = content;
  const contentDigest = digestOfContent(content, { scheduleId, entityId, version });
  await tx.query(
    `INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       rail, every, interval, weekday, day_of_month, starts_on, ends_on, runs, if_not_banking_day,
       create_days_ahead, if_short, per_run_minor, total_minor, valid_until, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at, keep_minor, from_batch_id, repeats_from)
     VALUES ($1, $2, $3, 'PENDING_APPROVAL', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30,
       $31)`,
    [
      scheduleId,
      version,
      entityId,
      request.label,
      request.approvalMode,
      request.source,
      request.rail ?? null,
      calendar.every,
      calendar.interval,
      calendar.weekday,
      calendar.dayOfMonth === 'LAST' ? 0 : calendar.dayOfMonth,
      calendar.startsOn,
      calendar.endsOn,
      calendar.runs,
      content.rule,
      content.createDaysAhead,
      content.ifShort,
      limits?.perRunMinor ?? null,
      limits?.totalMinor ?? null,
      limits?.validUntil ?? null,
      content.withdrawals.length,
      content.totalAmountMinor,
      contentDigest,
      content.approvalAmountMinor,
      content.approvalsRequired,
      of.by,
      at,
      new Date(at.getTime() + config.approvalExpiryDays * DAY_MS),
      content.keepMinor,
      request.fromBatchId ?? null,
      request.fromBatchId ? await repeatsFrom(tx, request.fromBatchId, content) : null,
    ],
  );
  await writeRows(tx, of, content);
  return contentDigest;
}

/** From which day on a run is no duplicate of the batch whose payments it repeats. */
async function repeatsFrom(tx: Tx, batchId: string, { calendar, settings }: CheckedContent): Promise<string> {
  return nextRunFrom(await dayOfBatch(tx, batchId, settings.calendar.timezone), calendar);
}

async function writeRows(
  tx: Tx,
  { scheduleId, entityId, version }: { scheduleId: string; entityId: string; version: number },
  { withdrawals }: CheckedContent,
): Promise<void> {
  if (withdrawals.length === 0) return;
  const rows = withdrawals.map((row, index) => {
    const { rail, ...request } = sentRow(row);
    return {
      row_number: index + 1,
      beneficiary_name: row.beneficiaryName,
      bank_code: row.bankCode,
      branch_code: row.branchCode,
      account_number: row.accountNumber,
      account_type: row.accountType,
      amount_minor: row.amountMinor.toString(),
      rail,
      request,
    };
  });
  await tx.query(
    `INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name, bank_code,
       branch_code, account_number, account_type, amount_minor, rail, request)
     SELECT $1, $2, $3, r.row_number, r.beneficiary_name, r.bank_code, r.branch_code, r.account_number,
            r.account_type, r.amount_minor, r.rail, r.request
       FROM jsonb_to_recordset($4::jsonb) AS r (row_number int, beneficiary_name text, bank_code text,
              branch_code text, account_number text, account_type text, amount_minor bigint, rail text,
              request jsonb)`,
    [scheduleId, version, entityId, JSON.stringify(rows)],
  );
}
