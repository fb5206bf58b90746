import { plural, t } from '@lingui/core/macro';
import { may } from '../../../../shared/permissions.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { sentenceOf } from '../../../ui/problem.ts';
import type { Session } from '../../../ui/session-context.tsx';
import { shortDay } from './days.ts';
import { type Run, type Schedule, standingWords } from './words.ts';

type WaitingRun = Schedule['waitingRuns'][number];

/** Statuses in which no run follows any more. */
const OVER = new Set<Schedule['status']>(['REJECTED', 'EXPIRED', 'CANCELLED', 'ENDED']);

export function isOver({ status }: Pick<Schedule, 'status'>): boolean {
  return OVER.has(status);
}

/** What a schedule waits for, and from whom, the most urgent first; empty when it needs no user. */
export function tasksOf(
  schedule: Schedule,
  user: Session['user'],
  nameOf: (person: WaitingRun['preparedBy']) => string,
): string[] {
  if (isOver(schedule)) return [];
  const { status, missedCount, suspension, statusReason } = schedule;
  const written = formatNumber(missedCount);
  return [
    ...(missedCount > 0
      ? [
          plural(missedCount, {
            one: '1 missed run needs an answer',
            other: `${written} missed runs need an answer`,
          }),
        ]
      : []),
    ...(status === 'SUSPENDED' && suspension ? [suspendedWords(suspension)] : []),
    ...approvalTask(schedule, user),
    ...schedule.waitingRuns.map((run) => waitingTask(run, user, nameOf)),
    ...schedule.nextRuns.flatMap(runTask),
    ...(status === 'PAUSED' ? [statusReason === null ? t`Paused` : t`Paused: ${statusReason}`] : []),
  ];
}

/** "Suspended: an account has changed". */
export function suspendedWords({ code }: NonNullable<Schedule['suspension']>): string {
  const why = standingWords(code);
  return t`Suspended: ${why}`;
}

function approvalTask(schedule: Schedule, user: Session['user']): string[] {
  if (schedule.pendingVersion === null) return [];
  if (schedule.pendingVersion !== schedule.version) return [t`A new version waits for approval`];
  const isOwn = schedule.createdBy.userId === user.id;
  const hasApproved = schedule.approvals.some(({ by }) => by.userId === user.id);
  if (may(user, 'approveBatch') && !isOwn && !hasApproved) return [t`Waits for your approval`];
  return [t`Waits for approval by another user`];
}

/** Says who approves the batch of a run: the user, or an approver who did not prepare it. */
function waitingTask(
  { executionDate, approvalsMissing, preparedBy, approvedBy }: WaitingRun,
  user: Session['user'],
  nameOf: (person: WaitingRun['preparedBy']) => string,
): string {
  const day = shortDay(executionDate);
  const preparer = nameOf(preparedBy);
  const barred = [preparedBy, ...approvedBy].some(({ userId }) => userId === user.id);
  if (may(user, 'approveBatch') && !barred) return t`The batch of ${day} waits for your approval`;
  const written = formatNumber(approvalsMissing);
  return plural(Math.max(1, approvalsMissing), {
    one: `The batch of ${day} waits for an approver other than ${preparer}`,
    other: `The batch of ${day} waits for ${written} approvers other than ${preparer}`,
  });
}

function runTask(run: Run): string[] {
  const day = shortDay(run.paysOn ?? run.executionDate);
  if (run.problem !== null) return [`${day}: ${sentenceOf(run.problem.detail, run.problem.params ?? null)}`];
  if (run.status === 'WAITING_FOR_FILE') return [t`Needs a file for ${day}`];
  return [];
}
