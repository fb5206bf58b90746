import { APPROVER, BATCH_ID, DIGEST, type OperationExamples, PREPARER, withdrawalRequest } from './story.ts';

const SCHEDULE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9e01';

const calendar = {
  every: 'MONTH',
  interval: 1,
  weekday: null,
  dayOfMonth: 25,
  startsOn: '2026-04-01',
  endsOn: null,
  runs: null,
  ifNotBankingDay: 'PRECEDING',
};

const content = {
  label: 'Stipends',
  approvalMode: 'EACH_RUN',
  source: 'ROWS',
  rail: null,
  calendar,
  createDaysAhead: 5,
  limits: null,
  keepAmount: null,
  ifShort: 'WAIT',
  withdrawalCount: 1,
  totalAmount: '1250.00',
  contentDigest: DIGEST,
  approvalsRequired: 1,
  approvals: [{ by: APPROVER, at: '2026-03-02T09:10:00.000Z', lapsed: false }],
  createdBy: PREPARER,
  createdAt: '2026-03-02T09:00:00.000Z',
};

const planned = {
  dueOn: '2026-04-25',
  executionDate: '2026-04-25',
  paysOn: '2026-04-24',
  reasons: [{ code: 'WEEKEND', date: '2026-04-25' }],
  createsOn: '2026-04-19',
  approveBy: '2026-04-24T13:25:00.000Z',
  needsApproval: true,
  status: 'PLANNED',
  batchId: null,
  batchStatus: null,
  withdrawalCount: 1,
  totalAmount: '1250.00',
  fundingRecordId: null,
  version: null,
  isChanged: false,
  problem: null,
  standingReasons: [],
  decidedBy: null,
  reason: null,
};

const schedule = {
  id: SCHEDULE_ID,
  kind: 'RECURRING',
  status: 'ACTIVE',
  currency: 'ZAR',
  version: 1,
  pendingVersion: null,
  latestVersion: 1,
  ...content,
  nextRuns: [planned],
  waitingRuns: [],
  missedCount: 0,
  signers: null,
  suspension: null,
  statusReason: null,
  expiresAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:10:00.000Z',
};

const waiting = {
  ...schedule,
  status: 'PENDING_APPROVAL',
  pendingVersion: 1,
  approvals: [],
  nextRuns: [planned],
  expiresAt: '2026-03-09T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
};

const request = {
  label: 'Stipends',
  currency: 'ZAR',
  approvalMode: 'EACH_RUN',
  source: 'ROWS',
  withdrawals: [withdrawalRequest],
  calendar: { every: 'MONTH', dayOfMonth: 25, startsOn: '2026-04-01', ifNotBankingDay: 'PRECEDING' },
};

const paused = { ...schedule, status: 'PAUSED', statusReason: 'The course ends in April.' };
const cancelled = { ...paused, status: 'CANCELLED', nextRuns: [] };
const byReason = { reason: 'The course ends in April.' };

/** The examples of the schedules, by operation. */
export const SCHEDULE_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listScheduledWithdrawals: { answers: { 200: { items: [schedule], total: 1, offset: 0, limit: 50 } } },
  exportScheduledWithdrawals: {
    answers: {
      200:
        'id,label,kind,status,approval_mode,source,currency,payments,amount,every,interval,weekday,' +
        'day_of_month,starts_on,ends_on,runs,if_not_banking_day,next_due_on,next_pays_on,approve_by,' +
        'missed_runs,limit_per_run,limit_total,valid_until,version,prepared_by,approved_by\r\n' +
        `${schedule.id},Rent,RECURRING,ACTIVE,EACH_RUN,ROWS,ZAR,1,1250.00,MONTH,1,,25,2026-04-01,,,` +
        'PRECEDING,2026-04-25,2026-04-24,2026-04-24T13:00:00.000Z,0,,,,1,preparer,approver\r\n',
    },
  },
  getScheduledWithdrawal: { answers: { 200: schedule } },
  listScheduledWithdrawalVersions: {
    answers: {
      200: {
        items: [
          {
            version: 1,
            status: 'IN_FORCE',
            ...content,
            withdrawals: [withdrawalRequest],
            decidedBy: null,
            reason: null,
          },
        ],
        total: 1,
        offset: 0,
        limit: 2,
      },
    },
  },
  listScheduledWithdrawalRuns: { answers: { 200: { items: [planned], total: 1, offset: 0, limit: 50 } } },
  exportScheduledWithdrawalRuns: {
    answers: {
      200:
        'due_on,pays_on,moved_because,creates_on,approve_by,status,batch_status,batch_id,payments,' +
        'currency,amount,version,changed,not_covered_because,problem,decided_by,reason\r\n' +
        '2026-04-25,2026-04-24,WEEKEND,2026-04-21,2026-04-24T13:00:00.000Z,PLANNED,,,1,ZAR,1250.00,,' +
        'no,,,,\r\n',
    },
  },
  previewScheduledWithdrawal: {
    request,
    answers: {
      200: {
        currency: 'ZAR',
        withdrawalCount: 1,
        totalAmount: '1250.00',
        totalFee: '2.88',
        approvalsRequired: 1,
        approvalsPerRun: 1,
        signers: null,
        signersPerRun: null,
        runCount: null,
        allRunsAmount: null,
        availableBalance: '812345.67',
        references: [],
        runs: [
          {
            dueOn: '2026-04-25',
            paysOn: '2026-04-24',
            reasons: planned.reasons,
            createsOn: '2026-04-19',
            approveBy: planned.approveBy,
            needsApproval: true,
            isMissed: false,
            balanceAfter: '811092.79',
          },
        ],
      },
    },
  },
  createScheduledWithdrawal: { request, answers: { 200: waiting } },
  replaceScheduledWithdrawal: {
    request: { ...request, label: 'Stipends 2026' },
    answers: { 200: { ...schedule, pendingVersion: 2, latestVersion: 2, expiresAt: waiting.expiresAt } },
  },
  approveScheduledWithdrawal: { answers: { 200: schedule } },
  rejectScheduledWithdrawal: {
    request: { reason: 'The stipend is R 1,300.00 from April.' },
    answers: {
      200: {
        ...waiting,
        status: 'REJECTED',
        pendingVersion: null,
        nextRuns: [],
        expiresAt: null,
        statusReason: 'The stipend is R 1,300.00 from April.',
      },
    },
  },
  pauseScheduledWithdrawal: { request: byReason, answers: { 200: paused } },
  resumeScheduledWithdrawal: { request: {}, answers: { 200: schedule } },
  cancelScheduledWithdrawal: { request: byReason, answers: { 200: cancelled } },
  getScheduledWithdrawalRun: {
    answers: { 200: { ...planned, withdrawals: [withdrawalRequest], plannedWithdrawals: null } },
  },
  skipScheduledWithdrawalRun: {
    request: { reason: 'Paid by hand.' },
    answers: {
      200: { ...planned, status: 'SKIPPED', decidedBy: APPROVER, reason: 'Paid by hand.' },
    },
  },
  changeScheduledWithdrawalRun: {
    request: { withdrawals: [withdrawalRequest] },
    answers: {
      200: {
        ...planned,
        status: 'CREATED',
        batchId: BATCH_ID,
        batchStatus: 'PENDING_APPROVAL',
        version: 1,
        isChanged: true,
        decidedBy: PREPARER,
      },
    },
  },
};

/** The example of the calendar, which only the dashboard reads. */
export const CALENDAR_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  getPaymentCalendar: {
    answers: {
      200: {
        currency: 'ZAR',
        today: '2026-03-02',
        lastDay: '2026-05-01',
        availableBalance: '812345.67',
        lowest: { date: '2026-04-24', balance: '811092.79' },
        firstShortOn: null,
        days: [
          {
            date: '2026-04-24',
            payments: [
              {
                kind: 'RUN',
                id: SCHEDULE_ID,
                dueOn: '2026-04-25',
                label: 'Stipends',
                waitsForApproval: true,
                approveBy: planned.approveBy,
                amount: '1250.00',
                fee: '2.88',
                sweep: null,
              },
            ],
            expected: [],
            balance: '811092.79',
          },
        ],
      },
    },
  },
};
