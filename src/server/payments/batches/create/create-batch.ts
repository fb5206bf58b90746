import { explain, type Explained } from '../../../../shared/error-texts.ts';
import { createHash } from 'node:crypto';
import { approvalsRequired } from '../../../../domain/payouts/approval-policy.ts';
import { batchHasEnded } from '../../../../domain/payouts/batch-states.ts';
import { countPeople } from '../../../../domain/payouts/batch-checks.ts';
import { digestChunks } from '../../../../domain/payouts/digest.ts';
import { feeWithVat, sumFees, type Fee } from '../../../../domain/payouts/fees.ts';
import { storedWithdrawal, type CheckedWithdrawal } from '../../../../domain/withdrawal/shapes.ts';
import { fieldError, refused, type InputError } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount, type Currency } from '../../../../shared/money.ts';
import { nameKey } from '../../../../shared/names.ts';
import type { DateRule, Rail } from '../../../../shared/terms.ts';
import { DAY_MS, type Clock, type Random } from '../../../../shared/time.ts';
import { actorOf, type AuditRecord } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { FROM_HERE_ON_LIKE_REQUESTS } from '../../../platform/database/patience.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { invalidInput } from '../../../platform/http/problem-details.ts';
import { newId } from '../../../platform/random.ts';
import { loadBatchForDisplay } from '../batch-for-display.ts';
import { decideSigners } from '../signers/decide-signers.ts';
import { beneficiaryIdOf } from '../../base/beneficiary-id.ts';
import { loadEntityConfig, payoutsEnabledIn, type EntityConfig } from '../../entity/config/entity-config.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import type { Change } from '../../base/idempotency.ts';
import { announceWaitingBatch } from '../../base/announce.ts';
import { CHECK_BATCH } from '../../base/queues.ts';
import { checkRows, unitFees } from './check-rows.ts';
import { requireRegistered } from '../../register/require-registered.ts';
import { copyWithdrawals, type NewWithdrawal } from './copy-withdrawals.ts';
import { requireEarlierRun, type EarlierRun } from './earlier-run.ts';
import { requireNoDuplicates } from './find-duplicates.ts';
import { requireExecutionDate } from '../dates/require-execution-date.ts';
import { readEnvelope, type RequestEnvelope } from './read-request.ts';

export interface Creator {
  userId: string;
  userName: string;
  entityId: string;
}

/** The run of a schedule that a batch pays. */
export interface ScheduledRun {
  scheduleId: string;
  dueOn: string;
  /** The last moment for its last approval: it does not expire before. */
  approveBy: Date;
}

/**
 * POST /payments/bulk-withdrawals/batches: checks everything, freezes fees and digest, and writes the batch
 * in the caller's transaction. Creates nothing on an error. 400: `invalid_json`, `validation_failed`,
 * `no_entity_config`, `payouts_disabled`, `currency_not_payable`, `too_many_withdrawals`,
 * `batch_amount_exceeded`, `control_totals_mismatch`, `retry_of_unknown_batch`,
 * `correction_of_unknown_batch`, `already_corrected`, `refund_made_again`,
 * `payee_not_registered`, `execution_date_not_possible`, `execution_date_too_far`, `not_the_next_run`,
 * `possible_duplicates`;
 * 413 `body_too_large`. Earlier runs of the schedule of a `scheduled` batch do not count as duplicates.
 */
export async function createBatch(
  context: { clock: Clock; random: Random },
  tx: Tx,
  creator: Creator,
  body: Uint8Array,
  scheduled: ScheduledRun | null = null,
): Promise<Change> {
  const at = nowOf(context.clock);
  const set = await loadEntityConfig(tx, creator.entityId);
  const request = readEnvelope(body, set?.maxBatchWithdrawals ?? 0);
  const entity = payoutsEnabledIn(set);
  const config = await loadPaymentConfig(tx, creator.entityId);
  const { currency } = entity.country;
  const { withdrawals, totalAmountMinor } = await checkRows(
    tx,
    entity,
    request,
    request.rail ?? config.defaultRail,
  );
  requireControlTotals(request, withdrawals.length, totalAmountMinor, currency);
  if (request.retryOfBatchId) await requireEnded(tx, creator.entityId, request.retryOfBatchId);
  await requireNoRefund(tx, request);
  await requireRegistered(tx, creator.entityId, withdrawals, at, (index) => `withdrawals[${index}]`);

  const rails = [...new Set(withdrawals.map(({ rail }) => rail))];
  const { executionDate = null } = request;
  const ifNotBankingDay = await ruleOf(tx, entity, request, rails, at);

  const id = newId(context);
  const rows = priced(context, creator.entityId, withdrawals, entity);
  const fees = sumFees(rows);
  const contentDigest = digestOf(
    {
      id,
      entityId: creator.entityId,
      currency,
      withdrawalCount: rows.length,
      totalAmountMinor,
      totalFeeMinor: feeWithVat(fees),
      executionDate,
      ifNotBankingDay,
    },
    rows,
  );
  await tx.execute(FROM_HERE_ON_LIKE_REQUESTS);
  // Two requests at once must see each other's rows, or neither would find the other's duplicates.
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('create ' || $1, 0))", [creator.entityId]);
  const corrected = request.correctsBatchId
    ? await requireCorrectable(tx, creator.entityId, request.correctsBatchId)
    : null;
  const run = request.repeatsBatchId
    ? await requireEarlierRun(tx, creator.entityId, request.repeatsBatchId, { executionDate, at })
    : null;
  const batch: NewBatch = {
    id,
    creator,
    request,
    // The correction of a retry pays the same failed payments again.
    retryOfBatchId: request.retryOfBatchId ?? corrected?.retryOfBatchId ?? null,
    at,
    contentDigest,
    withdrawalCount: rows.length,
    peopleCount: countPeople(rows),
    totalAmountMinor,
    fees,
    executionDate,
    ifNotBankingDay,
    executionRails: executionDate === null ? null : rails,
    run,
    approvalsRequired: approvalsRequired(config.approvalRules, currency, totalAmountMinor),
    expiresAt: expiryOf(at, config.approvalExpiryDays, scheduled),
    scheduled,
  };
  await insertBatch(tx, batch);
  await copyWithdrawals(tx, { id, entityId: creator.entityId }, rows, at);
  await decideSigners(tx, batch, config.timezone);
  await requireNoDuplicates(
    tx,
    {
      id,
      entityId: creator.entityId,
      currency,
      executionDate,
      duplicateReason: request.duplicateReason ?? null,
      run,
    },
    rows,
    { at, since: new Date(at.getTime() - config.duplicateWindowDays * DAY_MS) },
  );
  if (!scheduled) await announceWaitingBatch(tx, id);
  await sendJob(tx, CHECK_BATCH, { batchId: id });
  return { body: await loadBatchForDisplay(tx, creator.entityId, id, at), audit: auditOf(batch) };
}

/** The entry of a new batch in the audit log. */
function auditOf({ id, creator, request, at, executionDate, scheduled, ...batch }: NewBatch): AuditRecord {
  return {
    entityId: creator.entityId,
    at,
    actor: actorOf(creator),
    action: 'batch.created',
    subjectType: 'batch',
    subjectId: id,
    details: {
      label: request.label,
      withdrawalCount: batch.withdrawalCount,
      totalAmountMinor: batch.totalAmountMinor,
      contentDigest: batch.contentDigest,
      source: request.source ?? null,
      duplicateReason: request.duplicateReason ?? null,
      retryOfBatchId: batch.retryOfBatchId,
      correctsBatchId: request.correctsBatchId ?? null,
      ...(batch.run ? { repeatsBatchId: batch.run.id } : {}),
      ...(executionDate === null ? {} : { executionDate, ifNotBankingDay: batch.ifNotBankingDay }),
      ...(scheduled ? { scheduleId: scheduled.scheduleId, dueOn: scheduled.dueOn } : {}),
    },
  };
}

function expiryOf(at: Date, days: number, scheduled: ScheduledRun | null): Date {
  const usualMs = at.getTime() + days * DAY_MS;
  return new Date(Math.max(usualMs, scheduled?.approveBy.getTime() ?? 0));
}

/** The rule for the execution date of a new batch; null without a date. */
async function ruleOf(
  tx: Tx,
  entity: EntityConfig,
  { executionDate, ifNotBankingDay }: RequestEnvelope,
  rails: readonly Rail[],
  at: Date,
): Promise<DateRule | null> {
  if (executionDate !== undefined)
    return requireExecutionDate(tx, { entity, executionDate, ifNotBankingDay, rails }, at);
  if (ifNotBankingDay === undefined) return null;
  throw invalidInput([fieldError('ifNotBankingDay', 'no_execution_date', explain('no_execution_date'))]);
}

function requireControlTotals(
  request: RequestEnvelope,
  count: number,
  totalAmountMinor: bigint,
  currency: Currency,
): void {
  if (!request.controlTotals) return;
  const differences: Explained[] = [];
  const errors: InputError[] = [];
  const add = (path: string, difference: Explained) => {
    differences.push(difference);
    errors.push(fieldError(path, 'control_totals_mismatch', difference));
  };
  const expected = request.controlTotals;
  if (request.controlTotals.count !== count) {
    add(
      'controlTotals.count',
      count === 1
        ? explain('control_totals_mismatch.one', { expected: expected.count })
        : explain('control_totals_mismatch.count', { count, expected: expected.count }),
    );
  }
  if (parseAmount(request.controlTotals.amount, currency) !== totalAmountMinor) {
    const total = formatAmount(totalAmountMinor, currency);
    add(
      'controlTotals.amount',
      explain('control_totals_mismatch.amount', { total, expected: expected.amount }),
    );
  }
  const [first, second] = differences;
  if (!first) return;
  const difference = second ? explain('control_totals_mismatch.both', { first, second }) : first;
  throw refused('control_totals_mismatch', explain('control_totals_mismatch', { difference }), errors);
}

const NO_SUCH_BATCH = explain('not_found', { resource: explain('resource.batch') });

async function requireEnded(tx: Tx, entityId: string, batchId: string): Promise<void> {
  const [batch] = await tx.query('SELECT status FROM batches WHERE entity_id = $1 AND id = $2', [
    entityId,
    batchId,
  ]);
  if (batch && batchHasEnded(batch.status)) return;
  const message = batch ? explain('retry_of_unknown_batch') : NO_SUCH_BATCH;
  throw refused('retry_of_unknown_batch', message, [
    fieldError('retryOfBatchId', 'retry_of_unknown_batch', message),
  ]);
}

/** A refund is made again on its receipt, where it counts. Throws 400 `refund_made_again`. */
async function requireNoRefund(tx: Tx, request: RequestEnvelope): Promise<void> {
  for (const path of ['retryOfBatchId', 'correctsBatchId'] as const) {
    const batchId = request[path];
    if (batchId === undefined) continue;
    const [refund] = await tx.query('SELECT f.id FROM receipt_refunds f WHERE f.batch_id = $1', [batchId]);
    if (!refund) continue;
    const message = explain('refund_made_again');
    throw refused('refund_made_again', message, [fieldError(path, 'refund_made_again', message)]);
  }
}

/** Called under the entity's lock, so that two corrections of one batch cannot be created at once. */
async function requireCorrectable(
  tx: Tx,
  entityId: string,
  batchId: string,
): Promise<{ retryOfBatchId: string | null }> {
  const [batch] = await tx.query(
    `SELECT b.status, b.retry_of_batch_id,
            (SELECT n.label
               FROM batches n
              WHERE n.corrects_batch_id = b.id AND n.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')
              LIMIT 1) AS corrected_by
       FROM batches b
      WHERE b.entity_id = $1 AND b.id = $2`,
    [entityId, batchId],
  );
  if (batch?.status !== 'REJECTED') {
    const message = batch ? explain('correction_of_unknown_batch') : NO_SUCH_BATCH;
    throw refused('correction_of_unknown_batch', message, [
      fieldError('correctsBatchId', 'correction_of_unknown_batch', message),
    ]);
  }
  if (batch.corrected_by === null) return { retryOfBatchId: batch.retry_of_batch_id };
  const label = batch.corrected_by;
  throw refused('already_corrected', explain('already_corrected', { label }), [
    fieldError('correctsBatchId', 'already_corrected', explain('already_corrected.field', { label })),
  ]);
}

/** Rows with their ids and today's fees, which are frozen: the quoted fee is the charged fee. */
function priced(
  context: { clock: Clock; random: Random },
  entityId: string,
  withdrawals: readonly CheckedWithdrawal[],
  entity: EntityConfig,
): (NewWithdrawal & Fee)[] {
  const fees = unitFees(entity);
  return withdrawals.map((row, index) =>
    Object.assign(
      storedWithdrawal(row),
      {
        id: newId(context),
        beneficiaryId: beneficiaryIdOf(entityId, row.bankCode, row.accountNumber),
        nameKey: nameKey(row.beneficiaryName),
        rowNumber: index + 1,
      },
      fees.get(row.rail)!,
    ),
  );
}

function digestOf(batch: Parameters<typeof digestChunks>[0], rows: readonly NewWithdrawal[]): string {
  const hash = createHash('sha256');
  for (const chunk of digestChunks(batch, rows)) hash.update(chunk);
  return hash.digest('hex');
}

interface NewBatch {
  id: string;
  creator: Creator;
  request: RequestEnvelope;
  retryOfBatchId: string | null;
  at: Date;
  contentDigest: string;
  withdrawalCount: number;
  peopleCount: number;
  totalAmountMinor: bigint;
  fees: Fee;
  executionDate: string | null;
  ifNotBankingDay: DateRule | null;
  executionRails: readonly Rail[] | null;
  run: EarlierRun | null;
  approvalsRequired: number;
  expiresAt: Date;
  scheduled: ScheduledRun | null;
}

async function insertBatch(tx: Tx, batch: NewBatch): Promise<void> {
  const { request, creator, fees } = batch;
  await tx.query(
    `INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
       total_unit_fee_minor, total_vat_minor, source_file_name, source_sha256, content_digest,
       approvals_required, duplicate_reason, retry_of_batch_id, created_by, created_at, expires_at,
       updated_at, corrects_batch_id, people_count, execution_date, execution_rails,
       if_not_banking_day, repeats_batch_id, repeats_interval, schedule_id,
       schedule_due_on)
     VALUES ($1, $2, $3, 'PENDING_APPROVAL', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $16, $18, $19, $20, $21, $22, $23, $24, $25, $26)`,
    [
      batch.id,
      creator.entityId,
      request.label,
      request.currency,
      batch.withdrawalCount,
      batch.totalAmountMinor,
      fees.unitFeeMinor,
      fees.vatMinor,
      request.source?.fileName ?? null,
      request.source?.sha256 ?? null,
      batch.contentDigest,
      batch.approvalsRequired,
      request.duplicateReason ?? null,
      batch.retryOfBatchId,
      creator.userId,
      batch.at,
      batch.expiresAt,
      request.correctsBatchId ?? null,
      batch.peopleCount,
      batch.executionDate,
      batch.executionRails,
      batch.ifNotBankingDay,
      batch.run?.id ?? null,
      batch.run?.interval ?? null,
      batch.scheduled?.scheduleId ?? null,
      batch.scheduled?.dueOn ?? null,
    ],
  );
}
