import type { ApprovalMode, IfShort, ScheduleSource } from '../../shared/schedule-terms.ts';
import type { DateRule, Rail } from '../../shared/terms.ts';
import type { CanonicalWithdrawal } from '../withdrawal/shapes.ts';
import type { ScheduleCalendar } from './due-days.ts';

/** The content of a version that its approvals cover. Amounts are decimal strings, as on the wire. */
export interface ScheduleContent {
  scheduleId: string;
  entityId: string;
  version: number;
  currency: string;
  label: string;
  approvalMode: ApprovalMode;
  source: ScheduleSource;
  rail: Rail | null;
  calendar: ScheduleCalendar & { ifNotBankingDay: DateRule };
  createDaysAhead: number;
  ifShort: IfShort;
  limits: { perRun: string; total: string | null; validUntil: string } | null;
  /** For a sweep: the amount to keep in COLLECTION. Left out otherwise. */
  keepAmount?: string | undefined;
  /** The withdrawals of a run, each with the rail that carries it today. */
  rows: readonly (CanonicalWithdrawal & { rail: Rail })[];
}

/** The RFC 8785 canonical JSON of a version. contentDigest is the SHA-256 of its UTF-8, in lower-case hex. */
export function canonicalContent(content: ScheduleContent): string {
  return canonical(content);
}

/** For texts, whole numbers and null, whose JSON is canonical. Keys are in the order of code units. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
