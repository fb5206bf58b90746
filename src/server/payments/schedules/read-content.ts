import { createHash } from 'node:crypto';
import { approvalsRequired } from '../../../domain/payouts/approval-policy.ts';
import { feeWithVat, sumFees } from '../../../domain/payouts/fees.ts';
import {
  addMonths,
  dueDaysFrom,
  shortestPeriod,
  type ScheduleCalendar,
} from '../../../domain/schedules/due-days.ts';
import { canonicalContent, type ScheduleContent } from '../../../domain/schedules/schedule-digest.ts';
import { mostByStanding, runsWithin, type StandingLimits } from '../../../domain/schedules/standing.ts';
import {
  WIRE_FIELDS,
  type CanonicalWithdrawal,
  type CheckedWithdrawal,
} from '../../../domain/withdrawal/shapes.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { formatAmount, parseAmount, type Currency } from '../../../shared/money.ts';
import {
  MOST_CREATE_DAYS_AHEAD,
  USUAL_CREATE_DAYS_AHEAD,
  type IfShort,
  type ScheduleKind,
} from '../../../shared/schedule-terms.ts';
import type { DateRule, Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { unitFees } from '../batches/create/check-rows.ts';
import { loadDateSettings, type DateSettings } from '../batches/dates/date-settings.ts';
import { loadEntityConfig, payoutsEnabledIn } from '../entity/config/entity-config.ts';
import { loadPaymentConfig, type SavedPaymentConfig } from '../entity/config/payment-config.ts';
import { invalid, type ProblemOf } from './invalid-schedule.ts';
import { requirementOfStanding } from './signers-of-version.ts';
import { readRows, type CheckedRows, type ContentRequest } from './read-rows.ts';

/** The checked content of a version. Amounts in minor units. */
export interface CheckedContent extends CheckedRows {
  request: ContentRequest;
  calendar: ScheduleCalendar;
  rule: DateRule;
  createDaysAhead: number;
  ifShort: IfShort;
  limits: StandingLimits | null;
  /** With a sweep: what is kept in the account that it moves money from. Null otherwise. */
  keepMinor: bigint | null;
  rails: readonly Rail[];
  /** The fees of one run with VAT, at the prices of today. */
  totalFeeMinor: bigint;
  approvalAmountMinor: bigint;
  approvalsRequired: number;
  config: SavedPaymentConfig;
  settings: DateSettings;
}

/**
 * Checks the content of a version: its calendar, its limits, and each withdrawal as for a batch. `saved`: the
 * currency and kind of the schedule, whose calendar may have begun. Throws 400 `no_entity_config`,
 * `payouts_disabled`, `invalid_schedule`, `standing_not_allowed`, and the errors of `checkRows`.
 */
export async function readContent(
  db: Queryable,
  entityId: string,
  request: ContentRequest,
  at: Date,
  saved: { currency: Currency; kind: ScheduleKind } | null = null,
): Promise<CheckedContent> {
  const entity = payoutsEnabledIn(await loadEntityConfig(db, entityId));
  const config = await loadPaymentConfig(db, entityId);
  const settings = await loadDateSettings(db, entityId, at, entity);
  if (!settings) throw invalid([['calendar', explain('invalid_schedule.no_calendar')]]);
  const today = dayOf(at.getTime(), settings.calendar.timezone);
  const calendar = calendarOf(request);
  const limits = limitsOf(request);
  const isSweep = request.kind === 'SWEEP';
  const createDaysAhead = request.createDaysAhead ?? (isSweep ? 0 : USUAL_CREATE_DAYS_AHEAD);
  const problems = [
    ...calendarProblems(calendar, today, saved !== null),
    ...(isSweep
      ? sweepProblems(request, limits)
      : [...daysAheadProblems(calendar, request, createDaysAhead), ...rowsProblems(request)]),
    ...(saved && saved.kind !== request.kind ? [['kind', explain('invalid_schedule.kind')] as const] : []),
    ...(saved && saved.currency !== request.currency
      ? [['currency', explain('invalid_schedule.currency', saved)] as const]
      : []),
  ];
  if (problems.length > 0) throw invalid(problems);
  const { withdrawals, totalAmountMinor, references } = await readRows(db, entity, config, request, {
    calendar,
    today,
    timezone: settings.calendar.timezone,
  });
  const wrong = limitsProblems(request, limits, calendar, totalAmountMinor);
  if (wrong.length > 0) throw invalid(wrong);
  if (request.source === 'COLLECTION') await requireNoAccount(db, entityId, request.currency);
  if (request.source === 'FUNDING') await requireOwnAccount(db, entityId, withdrawals[0]!, limits!);
  if (limits) requireAllowed(config, request.currency, limits, today);
  const fees = unitFees(entity);
  const approvalAmountMinor = limits ? mostByStanding(calendar, limits) : totalAmountMinor;
  const rails = [...new Set(withdrawals.map(({ rail }) => rail))];
  const byAmount = approvalsRequired(config.approvalRules, request.currency, approvalAmountMinor);
  const standing = await requirementOfStanding(
    db,
    entityId,
    { currency: request.currency, approvalAmountMinor, rails, authorId: null },
    byAmount,
  );
  return {
    request,
    calendar,
    rule: request.calendar.ifNotBankingDay ?? settings.rule,
    createDaysAhead,
    ifShort: request.ifShort ?? 'WAIT',
    limits,
    keepMinor: isSweep ? (parseAmount(request.keepAmount ?? '0', request.currency) ?? 0n) : null,
    withdrawals,
    references,
    rails,
    totalAmountMinor,
    totalFeeMinor: feeWithVat(sumFees(withdrawals.map(({ rail }) => fees.get(rail)!))),
    approvalAmountMinor,
    approvalsRequired: limits ? (standing?.needed.total ?? byAmount) : 1,
    config,
    settings,
  };
}

/** A withdrawal as a request has it, with the rail that carries it today. */
export function sentRow(row: CheckedWithdrawal): CanonicalWithdrawal & { rail: Rail } {
  const fields = WIRE_FIELDS.flatMap((wire) => (row[wire] === undefined ? [] : [[wire, row[wire]]]));
  return { ...(Object.fromEntries(fields) as CanonicalWithdrawal), rail: row.rail };
}

/** The digest that the approvals of a version cover. */
export function digestOfContent(
  content: CheckedContent,
  ids: Pick<ScheduleContent, 'scheduleId' | 'entityId' | 'version'>,
): string {
  const { request, calendar, rule, createDaysAhead, ifShort, limits, keepMinor, withdrawals } = content;
  const { currency, label, approvalMode, source, rail = null } = request;
  const json = canonicalContent({
    ...ids,
    currency,
    label,
    approvalMode,
    source,
    rail,
    calendar: { ...calendar, ifNotBankingDay: rule },
    createDaysAhead,
    ifShort,
    limits: limits && {
      perRun: formatAmount(limits.perRunMinor, currency),
      total: limits.totalMinor === null ? null : formatAmount(limits.totalMinor, currency),
      validUntil: limits.validUntil,
    },
    keepAmount: keepMinor === null ? undefined : formatAmount(keepMinor, currency),
    rows: withdrawals.map(sentRow),
  });
  return createHash('sha256').update(json).digest('hex');
}

function calendarOf({ calendar }: ContentRequest): ScheduleCalendar {
  const { every, interval, weekday, dayOfMonth, startsOn, endsOn, runs } = calendar;
  return {
    every,
    interval,
    weekday: every === 'WEEK' ? (weekday ?? null) : null,
    dayOfMonth: every === 'MONTH' ? (dayOfMonth ?? null) : null,
    startsOn,
    endsOn: endsOn ?? null,
    runs: runs ?? null,
  };
}

function limitsOf({ limits, currency }: ContentRequest): StandingLimits | null {
  if (!limits) return null;
  return {
    perRunMinor: parseAmount(limits.perRun, currency) ?? 0n,
    totalMinor: limits.total == null ? null : (parseAmount(limits.total, currency) ?? 0n),
    validUntil: limits.validUntil,
  };
}

function calendarProblems(calendar: ScheduleCalendar, today: string, hasBegun: boolean): ProblemOf[] {
  const { every, weekday, dayOfMonth, startsOn, endsOn, runs } = calendar;
  if (every === 'WEEK' && weekday === null)
    return [['calendar.weekday', explain('invalid_schedule.weekday')]];
  if (every === 'MONTH' && dayOfMonth === null)
    return [['calendar.dayOfMonth', explain('invalid_schedule.day_of_month')]];
  if (endsOn !== null && runs !== null) return [['calendar.runs', explain('invalid_schedule.two_ends')]];
  if (startsOn < today && !hasBegun)
    return [['calendar.startsOn', explain('invalid_schedule.starts_in_the_past')]];
  const from = startsOn < today ? today : startsOn;
  if (dueDaysFrom(calendar, from, 1).length === 0)
    return [['calendar.endsOn', explain('invalid_schedule.no_runs')]];
  return [];
}

function daysAheadProblems(
  calendar: ScheduleCalendar,
  { approvalMode, createDaysAhead: sent }: ContentRequest,
  days: number,
): ProblemOf[] {
  const most = Math.min(MOST_CREATE_DAYS_AHEAD, shortestPeriod(calendar) - 2);
  const path = sent === undefined ? 'calendar.every' : 'createDaysAhead';
  if (days > most) return [[path, explain('invalid_schedule.days_ahead', { most })]];
  if (approvalMode === 'STANDING' && days === 0)
    return [['createDaysAhead', explain('invalid_schedule.standing_day')]];
  return [];
}

/** A sweep has a standing approval and moves what is there on its day, so that it needs nothing ahead. */
function sweepProblems(request: ContentRequest, limits: StandingLimits | null): ProblemOf[] {
  const { source, approvalMode, withdrawals, fromBatchId, createDaysAhead, rail, ifShort } = request;
  if (source !== 'COLLECTION' && source !== 'FUNDING')
    return [['source', explain('invalid_schedule.sweep_source')]];
  if (approvalMode !== 'STANDING') return [['approvalMode', explain('invalid_schedule.sweep_standing')]];
  if (source === 'COLLECTION' && (withdrawals || fromBatchId))
    return [['withdrawals', explain('invalid_schedule.sweep_rows')]];
  if (source === 'COLLECTION' && rail) return [['rail', explain('invalid_schedule.sweep_rows')]];
  if (source === 'FUNDING' && (fromBatchId || withdrawals?.length !== 1))
    return [['withdrawals', explain('invalid_schedule.sweep_account')]];
  if (ifShort) return [['ifShort', explain('invalid_schedule.sweep_rows')]];
  if (createDaysAhead) return [['createDaysAhead', explain('invalid_schedule.sweep_day')]];
  if (!limits) return [['limits', explain('invalid_schedule.limits')]];
  if (limits.perRunMinor <= 0n) return [['limits.perRun', explain('invalid_schedule.sweep_cap')]];
  return [];
}

function rowsProblems({
  source,
  withdrawals,
  fromBatchId,
  approvalMode,
  limits,
  keepAmount,
}: ContentRequest): ProblemOf[] {
  if (source === 'COLLECTION' || source === 'FUNDING')
    return [['source', explain('invalid_schedule.only_sweep')]];
  if (keepAmount !== undefined) return [['keepAmount', explain('invalid_schedule.only_sweep')]];
  if (approvalMode === 'STANDING' && source !== 'ROWS')
    return [['source', explain('invalid_schedule.standing_file')]];
  if (approvalMode === 'STANDING' && !limits) return [['limits', explain('invalid_schedule.limits')]];
  if (approvalMode === 'EACH_RUN' && limits) return [['limits', explain('invalid_schedule.no_limits')]];
  const hasRows = withdrawals !== undefined || fromBatchId !== undefined;
  if (source === 'NEW_FILE') return hasRows ? [['withdrawals', explain('invalid_schedule.rows')]] : [];
  if (!hasRows) return [['withdrawals', explain('invalid_schedule.no_rows')]];
  if (withdrawals && fromBatchId) return [['fromBatchId', explain('invalid_schedule.both_rows')]];
  return [];
}

/** Refuses a sweep of money that is in an account of a bank: a transfer there moves it. */
async function requireNoAccount(db: Queryable, entityId: string, currency: Currency): Promise<void> {
  const [found] = await db.query('SELECT collects_at_bank($1, $2) AS at_bank', [entityId, currency]);
  if (found!.at_bank) throw invalid([['source', explain('invalid_schedule.sweep_at_bank')]]);
}

/** Refuses a sweep to an account that no bank connection names, or a row of another amount than its cap. */
async function requireOwnAccount(
  db: Queryable,
  entityId: string,
  { accountNumber, amountMinor }: CheckedWithdrawal,
  { perRunMinor }: StandingLimits,
): Promise<void> {
  const [own] = await db.query('SELECT is_own_account($1, $2) AS is_own', [entityId, accountNumber]);
  if (!own!.is_own) throw invalid([['withdrawals', explain('invalid_schedule.sweep_account_unknown')]]);
  if (amountMinor !== perRunMinor)
    throw invalid([['limits.perRun', explain('invalid_schedule.sweep_account_amount')]]);
}

function limitsProblems(
  { currency }: ContentRequest,
  limits: StandingLimits | null,
  calendar: ScheduleCalendar,
  totalAmountMinor: bigint,
): ProblemOf[] {
  if (!limits) return [];
  const total = { amount: formatAmount(totalAmountMinor, currency), currency };
  const problems: ProblemOf[] = [];
  if (limits.perRunMinor < totalAmountMinor)
    problems.push(['limits.perRun', explain('invalid_schedule.per_run', { total })]);
  if (limits.totalMinor !== null && limits.totalMinor < totalAmountMinor)
    problems.push(['limits.total', explain('invalid_schedule.all_runs', { total })]);
  if (runsWithin(calendar, limits.validUntil) === 0)
    problems.push(['limits.validUntil', explain('invalid_schedule.valid_until')]);
  return problems;
}

/** Throws 400 `standing_not_allowed` for limits that the payment config does not allow. */
export function requireAllowed(
  { standingApprovals }: SavedPaymentConfig,
  currency: Currency,
  limits: StandingLimits,
  today: string,
): void {
  if (standingApprovals?.currency !== currency)
    throw refused('standing_not_allowed', explain('standing_not_allowed'), [
      fieldError('approvalMode', 'standing_not_allowed', explain('standing_not_allowed')),
    ]);
  const { largestRunMinor, mostMonths } = standingApprovals;
  if (limits.perRunMinor > largestRunMinor) {
    const most = { amount: formatAmount(largestRunMinor, currency), currency };
    const text = explain('standing_not_allowed.amount', { most });
    throw refused('standing_not_allowed', text, [fieldError('limits.perRun', 'standing_not_allowed', text)]);
  }
  const last = addMonths(today, mostMonths);
  if (limits.validUntil <= last) return;
  const text = explain('standing_not_allowed.months', { months: mostMonths, last });
  throw refused('standing_not_allowed', text, [
    fieldError('limits.validUntil', 'standing_not_allowed', text),
  ]);
}
