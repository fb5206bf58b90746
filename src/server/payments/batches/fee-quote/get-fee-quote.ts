import type { getFeeQuote as op } from '../../../../contract/disbursements.ts';
import { countryOf, DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import type { MoveReason } from '../../../../domain/business-days/execution.ts';
import { UNSETTLED_STATUSES } from '../../../../domain/payouts/withdrawal-states.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import { RAILS, type BatchStatus, type DateRule, type Rail } from '../../../../shared/terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { PRACTICE_ONLY, WITHOUT_OPENING } from '../../ledger/without-opening.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadDateSettings, type DateSettings } from '../dates/date-settings.ts';
import {
  earliestSubmission,
  executionOfBatch,
  lastApproval,
  releaseTime,
  shownExecution,
  type DatedBatch,
  type ShownDates,
} from '../dates/execution-of-batch.ts';

interface QuotedBatch {
  id: string;
  status: BatchStatus;
  currency: Currency;
  withdrawal_count: number;
  total_amount_minor: bigint;
  total_unit_fee_minor: bigint;
  total_vat_minor: bigint;
  content_digest: string;
  expires_at: Date;
  country: string;
  release_at: Date | null;
  execution_date: string | null;
  if_not_banking_day: DateRule | null;
  execution_rails: Rail[] | null;
  moves_on: string | null;
  move_reasons: MoveReason[] | null;
  approvals_required: number;
  approvals_counting: bigint;
  available_minor: bigint | null;
  paying_account: string | null;
  is_paying: boolean | null;
  without_opening: string | null;
  practice_only: string | null;
  pending_minor: bigint;
  unsettled_minor: bigint;
}

/**
 * GET /payments/bulk-withdrawals/batches/{id}/fee-quote: the fees that were frozen at creation, in every
 * state of the batch. 404.
 */
export function getFeeQuote(context: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const batch = await loadQuoted(context.database, caller.entityId, params.id);
    const items = await loadItems(context.database, batch.id);
    const at = nowOf(context.clock);
    const settings = await loadDateSettings(context.database, caller.entityId, at);
    const dates = settings
      ? datesOf(
          batch,
          items.map(({ rail }) => rail),
          settings,
          at,
        )
      : await datesWithoutCalendar(context.database, caller.entityId, batch, at);
    const amount = (minor: bigint) => formatAmount(minor, batch.currency);
    const totalDebit = batch.total_amount_minor + batch.total_unit_fee_minor + batch.total_vat_minor;
    const ownHold = batch.status === 'APPROVED' || batch.status === 'PROCESSING' ? batch.unsettled_minor : 0n;
    // Simulated money of the first start pays no batch of an account of a bank.
    const isPractice = batch.paying_account === null && batch.practice_only !== null;
    const available = isPractice ? 0n : (batch.available_minor ?? 0n);
    const short = totalDebit - available - ownHold;
    return {
      batchId: batch.id,
      contentDigest: batch.content_digest,
      currency: batch.currency,
      withdrawalCount: batch.withdrawal_count,
      withdrawalTotal: amount(batch.total_amount_minor),
      items: items.map(({ rail, count, unit_fee_minor, total_minor }) => ({
        rail,
        count: Number(count),
        unitFee: amount(unit_fee_minor),
        total: amount(total_minor),
        movesOn: dates.movesOnBy(rail),
      })),
      feeTotal: amount(batch.total_unit_fee_minor),
      vatRate: countryOf(batch.country).vat.rate,
      vatAmount: amount(batch.total_vat_minor),
      totalDebit: amount(totalDebit),
      availableBalance: amount(available),
      payingAccount:
        batch.paying_account === null ? null : { name: batch.paying_account, isOn: batch.is_paying ?? false },
      accountWithoutOpening: batch.paying_account === null ? batch.without_opening : null,
      pendingTotal: amount(batch.pending_minor),
      shortfall: amount(short > 0n ? short : 0n),
      executionDate: batch.execution_date,
      movesOn: dates.movesOn,
      moveReasons: dates.moveReasons,
      ifNotBankingDay: dates.ifNotBankingDay,
      possibleOn: dates.possibleOn,
      approveBy: dates.approveBy,
      submitBy: dates.submitBy,
      submitsAt: dates.submitsAt?.toISOString() ?? null,
      quotedAt: at.toISOString(),
      expiresAt: batch.expires_at.toISOString(),
    };
  };
}

interface QuotedDates extends ShownDates {
  ifNotBankingDay: DateRule | null;
  submitsAt: Date | null;
  movesOnBy(rail: Rail): string | null;
}

/**
 * When the money moves. A batch with an execution date is submitted as a whole, so all of its rails move on
 * one day; without one, each rail moves as soon as it can.
 */
function datesOf(row: QuotedBatch, rails: readonly Rail[], settings: DateSettings, at: Date): QuotedDates {
  const batch = datedBatch(row, rails);
  const shown = shownExecution(batch, settings, at);
  const ifNotBankingDay = ruleOf(batch, settings.rule);
  if (!isUnsent(row)) return { ...shown, ifNotBankingDay, submitsAt: null, movesOnBy: () => shown.movesOn };
  const submitMs = earliestSubmission(batch, settings, at);
  const releasedAt = releaseOf(batch, at);
  const execution = executionOfBatch(batch, settings, submitMs);
  const { movesOn, submitByMs } = execution;
  if (batch.executionDate !== null)
    return {
      ...shown,
      ifNotBankingDay,
      submitsAt:
        movesOn === null
          ? null
          : (releasedAt ?? releaseTime(movesOn, batch.executionRails ?? [], submitMs, settings)),
      movesOnBy: () => movesOn,
    };
  return {
    movesOn,
    moveReasons: [...execution.reasons],
    ifNotBankingDay: null,
    possibleOn: null,
    approveBy: row.status === 'PENDING_APPROVAL' ? lastApproval(batch, submitByMs, settings) : null,
    submitBy: new Date(submitByMs).toISOString(),
    submitsAt: releasedAt ?? new Date(submitMs),
    movesOnBy: (rail) => executionOfBatch({ ...batch, executionRails: [rail] }, settings, submitMs).movesOn,
  };
}

/** Without a calendar of the entity's country no day is known, only when the batch would be submitted. */
async function datesWithoutCalendar(
  db: Queryable,
  entityId: string,
  row: QuotedBatch,
  at: Date,
): Promise<QuotedDates> {
  const batch = datedBatch(row, []);
  const shown = shownExecution(batch, null, at);
  const { releaseDelaySeconds, ifNotBankingDay } = await loadPaymentConfig(db, entityId);
  const submitsMs = earliestSubmission(batch, { releaseDelayMs: releaseDelaySeconds * 1000 }, at);
  return {
    ...shown,
    ifNotBankingDay: ruleOf(batch, ifNotBankingDay),
    submitsAt: releaseOf(batch, at) ?? (isUnsent(row) ? new Date(submitsMs) : null),
    movesOnBy: () => shown.movesOn,
  };
}

function ruleOf({ executionDate, ifNotBankingDay }: DatedBatch, ofConfig: DateRule): DateRule | null {
  return executionDate === null ? null : (ifNotBankingDay ?? ofConfig);
}

/** When the worker submits an approved batch: the time that was kept at its approval, or now. */
function releaseOf({ status, releaseAt }: DatedBatch, at: Date): Date | null {
  if (status !== 'APPROVED' || !releaseAt) return null;
  return releaseAt > at ? releaseAt : at;
}

function isUnsent({ status }: QuotedBatch): boolean {
  return status === 'PENDING_APPROVAL' || status === 'APPROVED';
}

/** An approval that replaces a lapsed one starts the delay again. */
function datedBatch(row: QuotedBatch, rails: readonly Rail[]): DatedBatch & { expiresAt: Date } {
  const isComplete = row.approvals_counting >= BigInt(row.approvals_required);
  return {
    status: row.status,
    releaseAt: isComplete ? row.release_at : null,
    expiresAt: row.expires_at,
    executionDate: row.execution_date,
    ifNotBankingDay: row.if_not_banking_day,
    executionRails: row.execution_rails ?? rails,
    movesOn: row.moves_on,
    moveReasons: row.move_reasons,
  };
}

/**
 * The batch with what it can use of the available balance, the total of other waiting batches, and its own
 * unsettled amount, all read at one moment.
 */
async function loadQuoted(db: Queryable, entityId: string, batchId: string): Promise<QuotedBatch> {
  const [batch] = await db.query(
    `SELECT b.id, b.status, b.currency, b.withdrawal_count, b.total_amount_minor, b.total_unit_fee_minor,
            b.total_vat_minor, b.content_digest, b.expires_at, b.release_at,
            b.execution_date::text AS execution_date, b.if_not_banking_day, b.execution_rails,
            b.moves_on::text AS moves_on, b.move_reasons, b.approvals_required,
            coalesce(e.country, $4) AS country,
            (SELECT count(*) FROM approvals_that_count(b.id)) AS approvals_counting,
            least((SELECT coalesce(sum(a.balance_minor), 0)::bigint
                     FROM ledger_accounts a
                    WHERE a.entity_id = b.entity_id AND a.currency = b.currency
                      AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE') - not_for_batch(b.id),
                  p.free_minor) AS available_minor,
            CASE WHEN p.free_minor IS NOT NULL THEN account_name(p.account) END AS paying_account,
            is_paying(p.account) AS is_paying,
            ${WITHOUT_OPENING} AS without_opening, ${PRACTICE_ONLY} AS practice_only,
            (SELECT coalesce(sum(o.total_amount_minor + o.total_unit_fee_minor + o.total_vat_minor), 0)
                      ::bigint
               FROM batches o
              WHERE o.entity_id = b.entity_id AND o.currency = b.currency
                AND o.status = 'PENDING_APPROVAL' AND o.id <> b.id) AS pending_minor,
            (SELECT coalesce(sum(c.amount_minor + c.fee_minor), 0)::bigint
               FROM batch_counts c
              WHERE c.batch_id = b.id AND c.status = ANY ($3)) AS unsettled_minor
       FROM batches b
      CROSS JOIN LATERAL (SELECT q.account, free_on_account(q.account) AS free_minor
                            FROM (SELECT paying_account(b.id) AS account) q) p
       LEFT JOIN entity_configs e ON e.entity_id = b.entity_id
      WHERE b.entity_id = $1 AND b.id = $2`,
    [entityId, batchId, UNSETTLED_STATUSES, DEFAULT_COUNTRY.code],
  );
  if (!batch) throw notFound('batch');
  return batch;
}

interface QuoteItem {
  rail: Rail;
  count: bigint;
  unit_fee_minor: bigint;
  total_minor: bigint;
}

async function loadItems(db: Queryable, batchId: string): Promise<QuoteItem[]> {
  const items = await db.query(
    `SELECT rail, count(*) AS count, unit_fee_minor, sum(unit_fee_minor)::bigint AS total_minor
       FROM withdrawals
      WHERE batch_id = $1
      GROUP BY rail, unit_fee_minor`,
    [batchId],
  );
  return items.sort(
    (a, b) => RAILS.indexOf(a.rail) - RAILS.indexOf(b.rail) || Number(a.unit_fee_minor - b.unit_fee_minor),
  );
}
