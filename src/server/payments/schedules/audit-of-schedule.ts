import { formatAmount } from '../../../shared/money.ts';
import { actorOf, type AuditRecord } from '../../audit/audit.ts';
import type { CheckedContent } from './read-content.ts';

type Done =
  | 'created'
  | 'replaced'
  | 'approved'
  | 'rejected'
  | 'paused'
  | 'resumed'
  | 'cancelled'
  | 'run_skipped'
  | 'run_changed';

/** The audit row of what a user did to a schedule. */
export function auditOfSchedule(
  caller: { userId: string; userName: string; entityId: string },
  scheduleId: string,
  at: Date,
  done: Done,
  details: Record<string, unknown>,
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action: `schedule.${done}`,
    subjectType: 'schedule',
    subjectId: scheduleId,
    details,
  };
}

/** What a version says, for the audit log. */
export function contentDetails(content: CheckedContent): Record<string, unknown> {
  const { request, calendar, limits, keepMinor, withdrawals, totalAmountMinor } = content;
  const { label, currency, approvalMode, source } = request;
  return {
    label,
    ...(keepMinor === null ? {} : { kind: request.kind, keepAmount: formatAmount(keepMinor, currency) }),
    approvalMode,
    source,
    ...calendar,
    ifNotBankingDay: content.rule,
    withdrawalCount: withdrawals.length,
    currency,
    totalAmountMinor,
    ...(limits ? { perRun: formatAmount(limits.perRunMinor, currency), validUntil: limits.validUntil } : {}),
  };
}
