import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { ScheduledWithdrawalRequest, WithdrawalRequest } from '../../../../client/types.gen.ts';
import { addDays, weekdayOf } from '../../../../shared/calendar-day.ts';
import type { Currency } from '../../../../shared/money.ts';
import {
  type ApprovalMode,
  type IfShort,
  type SchedulePeriod,
  isSweepSource,
  USUAL_CREATE_DAYS_AHEAD,
  WEEKDAYS,
  type Weekday,
} from '../../../../shared/schedule-terms.ts';
import { LANGUAGES, type DateRule, type Language } from '../../../../shared/terms.ts';
import { plainAmount } from '../../../../shared/typed-amount.ts';
import type { ReadRows } from './file-rows.tsx';
import type { Schedule, Version } from './words.ts';

/** A batch whose payments each run repeats. */
export interface DraftBatch {
  id: string;
  label: string;
  currency: Currency;
  withdrawalCount: number;
  totalAmount: string;
  /** The day of its payments, YYYY-MM-DD: runs are due on the same day of the week or month. */
  day?: string;
}

/**
 * Where the payments of a run come from. KEPT: the rows of the version that is written again. COLLECTION: a
 * sweep, which pays no one but moves collected money. FUNDING: a sweep to an account of the company.
 */
export type From = 'BATCH' | 'FILE' | 'NEW_FILE' | 'KEPT' | 'COLLECTION' | 'FUNDING';

/** The account of the company to which a sweep pays. Its amount and reference are those of the schedule. */
export type OwnAccount = Pick<
  WithdrawalRequest,
  'beneficiaryName' | 'bankCode' | 'branchCode' | 'accountNumber' | 'accountType'
>;

/** What a user has typed about a schedule. Amounts and numbers are texts until they are sent. */
export interface Draft {
  label: string;
  from: From;
  batch: DraftBatch | null;
  file: ReadRows | null;
  kept: WithdrawalRequest[] | null;
  currency: Currency;
  /** Whether it is written from a version, whose kind does not change. */
  hasKind: boolean;
  /** With a sweep: what is kept in Collection or Funding. */
  keep: string;
  /** With a sweep from Funding: where the money goes; null until it is chosen. */
  own: OwnAccount | null;
  /** Whether each run repeats the last one that was paid, with its corrections. */
  followsLastPaid: boolean;
  /** Whether references name the month of each run, instead of the one that they name now. */
  movesMonths: boolean;
  every: SchedulePeriod;
  interval: string;
  weekday: Weekday;
  dayOfMonth: string;
  startsOn: string;
  end: 'NEVER' | 'DAY' | 'RUNS';
  endsOn: string;
  runs: string;
  /** Null: that of the payment config. */
  rule: DateRule | null;
  createDaysAhead: string;
  approvalMode: ApprovalMode;
  perRun: string;
  total: string;
  validUntil: string;
  ifShort: IfShort;
}

/** What every rail carries of a reference. */
const REFERENCE_LENGTH = 20;

/** The last day of a month, as the field of the day has it. */
export const LAST = 'LAST';

export function newDraft(today: string, currency: Currency, batch: DraftBatch | null): Draft {
  const like = batch?.day ?? today;
  return {
    label: batch?.label ?? '',
    from: 'BATCH',
    batch,
    file: null,
    kept: null,
    currency: batch?.currency ?? currency,
    hasKind: false,
    keep: '',
    own: null,
    followsLastPaid: false,
    movesMonths: true,
    every: 'MONTH',
    interval: '1',
    weekday: WEEKDAYS[(weekdayOf(like) + 6) % 7]!,
    dayOfMonth: String(Number(like.slice(8))),
    // The batch itself is no run.
    startsOn: batch && like >= today ? addDays(like, 1) : today,
    end: 'NEVER',
    endsOn: '',
    runs: '',
    rule: null,
    createDaysAhead: String(USUAL_CREATE_DAYS_AHEAD),
    approvalMode: 'EACH_RUN',
    perRun: '',
    total: '',
    validUntil: '',
    ifShort: 'WAIT',
  };
}

/** A draft with the content of a version. It begins today if its first day has passed. */
export function draftOf(version: Version, currency: Schedule['currency'], today: string): Draft {
  const { calendar, limits } = version;
  const ends = calendar.endsOn !== null ? 'DAY' : calendar.runs !== null ? 'RUNS' : 'NEVER';
  return {
    ...newDraft(today, currency, null),
    label: version.label,
    from: version.source === 'NEW_FILE' || isSweepSource(version.source) ? version.source : 'KEPT',
    hasKind: true,
    keep: version.keepAmount ?? '',
    own: version.source === 'FUNDING' ? (version.withdrawals[0] ?? null) : null,
    kept: version.withdrawals.length > 0 ? version.withdrawals : null,
    followsLastPaid: version.source === 'LAST_PAID_RUN',
    // A new version changes nothing by itself.
    movesMonths: false,
    every: calendar.every,
    interval: String(calendar.interval),
    ...(calendar.weekday === null ? {} : { weekday: calendar.weekday }),
    ...(calendar.dayOfMonth === null ? {} : { dayOfMonth: String(calendar.dayOfMonth) }),
    startsOn: calendar.startsOn < today ? today : calendar.startsOn,
    end: ends,
    endsOn: calendar.endsOn ?? '',
    runs: calendar.runs === null ? '' : String(calendar.runs),
    rule: calendar.ifNotBankingDay,
    createDaysAhead: String(version.createDaysAhead),
    approvalMode: version.approvalMode,
    perRun: limits?.perRun ?? '',
    total: limits?.total ?? '',
    validUntil: limits?.validUntil ?? '',
    ifShort: version.ifShort,
  };
}

/** The currency of the payments of a draft. */
export function currencyOf({ from, batch, file, currency }: Draft): Currency {
  if (from === 'BATCH') return batch?.currency ?? currency;
  return from === 'FILE' ? (file?.currency ?? currency) : currency;
}

/** The errors of fields without which the server cannot be asked, by path. */
export function missingIn(draft: Draft): Record<string, string> {
  const { from, approvalMode, end } = draft;
  const missing: Record<string, string> = {};
  if (draft.label.trim() === '') missing['label'] = t`Give the schedule a name.`;
  if (from === 'BATCH' && !draft.batch) missing['withdrawals'] = t`Choose a batch that was paid.`;
  if (from === 'FUNDING' && !draft.own?.bankCode)
    missing['withdrawals'] = t`Choose the account and its bank.`;
  if (from === 'FILE' && !draft.file) missing['withdrawals'] = t`Choose a file with the payments of a run.`;
  if (draft.startsOn === '') missing['calendar.startsOn'] = t`Choose the first day.`;
  if (end === 'DAY' && draft.endsOn === '') missing['calendar.endsOn'] = t`Choose the last day.`;
  if (end === 'RUNS' && !isNumber(draft.runs)) missing['calendar.runs'] = t`Enter a number of runs.`;
  if (!isNumber(draft.interval)) missing['calendar.interval'] = t`Enter a number from 1 on.`;
  if (!/^\d+$/.test(draft.createDaysAhead)) missing['createDaysAhead'] = t`Enter a number of days.`;
  if (approvalMode === 'STANDING') {
    if (plainAmount(draft.perRun) === '')
      missing['limits.perRun'] = isSweepSource(from)
        ? t`Enter the most that is moved on one day.`
        : t`Enter the largest total of a run.`;
    if (draft.validUntil === '') missing['limits.validUntil'] = t`Choose the last day of the approval.`;
  }
  return missing;
}

/** The language of the page, in which the names of months in references are read first. */
function language(): Language {
  return LANGUAGES.find((one) => one === i18n.locale) ?? 'en';
}

function isNumber(text: string): boolean {
  return /^[1-9]\d*$/.test(text);
}

/** The rows of a request, by their source. */
function rowsOf({ from, batch, file, kept, keep, own, perRun, label, followsLastPaid, movesMonths }: Draft) {
  if (isSweepSource(from)) {
    const amount = plainAmount(keep);
    return {
      kind: 'SWEEP' as const,
      source: from,
      ...(from === 'FUNDING' && own ? { withdrawals: [sweptRow(own, plainAmount(perRun), label)] } : {}),
      ...(amount === '' ? {} : { keepAmount: amount }),
    };
  }
  if (from === 'NEW_FILE') return { source: 'NEW_FILE' as const };
  const source = followsLastPaid ? ('LAST_PAID_RUN' as const) : ('ROWS' as const);
  const months = movesMonths ? { monthsInReferences: language() } : {};
  if (from === 'BATCH') return { source, ...months, ...(batch ? { fromBatchId: batch.id } : {}) };
  return { source, ...months, withdrawals: (from === 'FILE' ? file?.rows : kept) ?? [] };
}

/** The withdrawal of a sweep: at most the cap, which each run replaces by what is there. */
function sweptRow(own: OwnAccount, amount: string, label: string): WithdrawalRequest {
  const { beneficiaryName, bankCode, branchCode, accountNumber, accountType } = own;
  return {
    beneficiaryName,
    bankCode,
    ...(branchCode ? { branchCode } : {}),
    accountNumber,
    accountType,
    amount,
    beneficiaryReference: label.trim().slice(0, REFERENCE_LENGTH).trim(),
  };
}

/** The request of a draft in which nothing is missing. */
export function requestOf(draft: Draft): ScheduledWithdrawalRequest {
  const { every, end } = draft;
  const isSweep = isSweepSource(draft.from);
  return {
    label: draft.label.trim(),
    currency: currencyOf(draft),
    approvalMode: draft.approvalMode,
    ...rowsOf(draft),
    calendar: {
      every,
      interval: Number(draft.interval),
      ...(every === 'WEEK'
        ? { weekday: draft.weekday }
        : { dayOfMonth: draft.dayOfMonth === LAST ? LAST : Number(draft.dayOfMonth) }),
      startsOn: draft.startsOn,
      ...(end === 'DAY' ? { endsOn: draft.endsOn } : {}),
      ...(end === 'RUNS' ? { runs: Number(draft.runs) } : {}),
      ...(draft.rule === null ? {} : { ifNotBankingDay: draft.rule }),
    },
    ...(isSweep ? {} : { createDaysAhead: Number(draft.createDaysAhead) }),
    ...(draft.approvalMode === 'STANDING'
      ? {
          limits: {
            perRun: plainAmount(draft.perRun),
            ...(plainAmount(draft.total) === '' ? {} : { total: plainAmount(draft.total) }),
            validUntil: draft.validUntil,
          },
          ...(isSweep ? {} : { ifShort: draft.ifShort }),
        }
      : {}),
  };
}
