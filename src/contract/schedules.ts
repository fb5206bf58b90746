import { z } from 'zod';
import {
  APPROVAL_MODES,
  IF_SHORT,
  MISSED_ANSWERS,
  MOST_CREATE_DAYS_AHEAD,
  MOST_INTERVAL,
  MOST_RUNS,
  MOST_SCHEDULE_ROWS,
  RUN_STATUSES,
  SCHEDULE_KINDS,
  SCHEDULE_PERIODS,
  SCHEDULE_SOURCES,
  SCHEDULE_STATUSES,
  SCHEDULE_VERSION_STATUSES,
  STANDING_REASONS,
  USUAL_CREATE_DAYS_AHEAD,
  WEEKDAYS,
} from '../shared/schedule-terms.ts';
import { LANGUAGES, TEXT_LIMITS } from '../shared/terms.ts';
import { BatchStatusName, WithdrawalRequest } from './batches.ts';
import { Amount, CurrencyCode, lines, oneLine, page, Person, RailName, Timestamp, Uuid } from './common.ts';
import { DateRuleName, Day, MoveReasons } from './execution-dates.ts';
import { Params } from './problem.ts';
import { SignedAmount } from './dashboard/statements.ts';

export const ScheduleStatusName = z.enum(SCHEDULE_STATUSES).meta({
  id: 'ScheduledWithdrawalStatus',
  description:
    'PENDING_APPROVAL: its first version waits. ACTIVE: its runs are created. PAUSED: a user has paused ' +
    'it. SUSPENDED: Outlay has paused it, because its standing approval no longer covers a run. REJECTED, ' +
    'EXPIRED: the first version was never approved. CANCELLED: stopped by a user. ENDED: there are no ' +
    'more runs.',
  example: 'ACTIVE',
});

export const ScheduleKindName = z.enum(SCHEDULE_KINDS).meta({
  id: 'ScheduledWithdrawalKind',
  description:
    'RECURRING: it pays withdrawals again and again. SWEEP: it moves what is above an amount that is kept: ' +
    'from COLLECTION to FUNDING, or from FUNDING to an account of the company.',
  example: 'RECURRING',
});

export const ApprovalModeName = z.enum(APPROVAL_MODES).meta({
  id: 'ScheduledApprovalMode',
  description:
    'EACH_RUN: the batch of each run waits for approval as any other. STANDING: the schedule is approved ' +
    'once for all its runs within `limits`, where the payment config allows that.',
  example: 'EACH_RUN',
});

const sourceName = z.enum(SCHEDULE_SOURCES).meta({
  description:
    'ROWS: each run pays the withdrawals of the version. LAST_PAID_RUN: those of the last run that was ' +
    'paid, and of the version until there is one. NEW_FILE: a preparer sends the withdrawals of each run. ' +
    'COLLECTION and FUNDING: those of a SWEEP, from which it moves money. From COLLECTION it moves to ' +
    'FUNDING, and pays no withdrawals. From FUNDING it pays one withdrawal, to an account of a bank ' +
    'connection of the company; its `amount` is the most that it pays, and equals `limits.perRun`.',
  example: 'ROWS',
});

const ifShort = z.enum(IF_SHORT).meta({
  description:
    'What happens to a run of a standing approval while too little money is available: WAIT until the ' +
    'last moment, then it is missed; or SKIP it. A run that is approved by users waits for them in any case.',
  example: 'WAIT',
});

const createDaysAhead = z
  .int()
  .min(0)
  .max(MOST_CREATE_DAYS_AHEAD)
  .meta({
    description:
      'How many days before the day of the money the batch of a run is created. Less than the time ' +
      'between two runs.',
    example: USUAL_CREATE_DAYS_AHEAD,
  });

const calendarShape = {
  every: z.enum(SCHEDULE_PERIODS).meta({ description: 'Weekly or monthly.', example: 'MONTH' }),
  interval: z
    .int()
    .min(1)
    .max(MOST_INTERVAL)
    .meta({ description: '1: every week or month. 2: every second one, and so on.', example: 1 }),
  weekday: z
    .enum(WEEKDAYS)
    .nullable()
    .meta({ description: 'With WEEK: the day on which runs are due. Otherwise null.', example: null }),
  dayOfMonth: z
    .union([z.int().min(1).max(31), z.literal('LAST')])
    .nullable()
    .meta({
      description:
        'With MONTH: the day on which runs are due. A shorter month has its run on its last day, and ' +
        'with LAST each month. Otherwise null.',
      example: 25,
    }),
  startsOn: Day.describe('The first run is due on the first such day from this day on.'),
  endsOn: Day.nullable().meta({
    description: 'The last day on which a run can be due; null for no such day.',
    example: null,
  }),
  runs: z
    .int()
    .min(1)
    .max(MOST_RUNS)
    .nullable()
    .meta({ description: 'How many runs there are; null for no such limit.', example: 12 }),
  ifNotBankingDay: DateRuleName.describe('Which day is taken for a run due when the bank is closed.'),
};

export const ScheduleCalendar = z
  .object(calendarShape)
  .meta({ id: 'ScheduledWithdrawalCalendar', description: 'When the runs of a schedule are due.' });

const CalendarRequest = z
  .strictObject({
    ...calendarShape,
    interval: calendarShape.interval.default(1),
    weekday: calendarShape.weekday.optional(),
    dayOfMonth: calendarShape.dayOfMonth.optional(),
    endsOn: calendarShape.endsOn.optional(),
    runs: calendarShape.runs.optional(),
    ifNotBankingDay: calendarShape.ifNotBankingDay
      .optional()
      .describe(
        'Which day is taken for a run due when the bank is closed; that of the payment config when absent.',
      ),
  })
  .meta({
    id: 'ScheduledWithdrawalCalendarRequest',
    description: 'When runs are due. WEEK needs `weekday`, MONTH needs `dayOfMonth`. At most one end.',
    example: { every: 'MONTH', dayOfMonth: 25, startsOn: '2026-04-01' },
  });

const limitsShape = {
  perRun: Amount.meta({
    description: 'The largest total of a run, without fees; the most that a sweep moves on one day.',
    example: '41000.00',
  }),
  total: Amount.nullable().meta({
    description: 'The largest total of all runs, without fees; null for no such limit.',
    example: null,
  }),
  validUntil: Day.describe('The last day on which the money of a run can move under the approval.'),
};

export const ScheduleLimits = z
  .object(limitsShape)
  .meta({ id: 'ScheduledWithdrawalLimits', description: 'What a standing approval covers.' });

const LimitsRequest = z
  .strictObject({ ...limitsShape, total: limitsShape.total.optional() })
  .meta({ id: 'ScheduledWithdrawalLimitsRequest', description: 'What a standing approval will cover.' });

/** The batch of a run has the label with its day. */
const label = oneLine(TEXT_LIMITS.label - ' 2026-04-25'.length).meta({
  description: 'A name for people. The batch of each run has it with its month or day.',
  example: 'Rent',
});

const rows = z
  .array(WithdrawalRequest)
  .min(1)
  .max(MOST_SCHEDULE_ROWS)
  .describe('The payments of each run. Not with NEW_FILE.');

const keepAmount = Amount.meta({
  description: 'With SWEEP: the amount that is kept in COLLECTION or FUNDING.',
  example: '5000.00',
});

const contentShape = {
  label,
  approvalMode: ApprovalModeName.describe('Who approves its runs.'),
  source: sourceName,
  rail: RailName.nullable().meta({
    description: "The preferred rail of each run; null for the payment config's.",
    example: 'EFT',
  }),
  calendar: ScheduleCalendar.describe('When its runs are due.'),
  createDaysAhead,
  limits: ScheduleLimits.nullable().describe('With STANDING: what the approval covers. Otherwise null.'),
  keepAmount: keepAmount.nullable().meta({
    description: 'With SWEEP: the amount that is kept in COLLECTION or FUNDING. Otherwise null.',
    example: null,
  }),
  ifShort,
  withdrawalCount: z
    .int()
    .min(0)
    .meta({ description: 'How many withdrawals a run has; 0 with NEW_FILE and COLLECTION.', example: 3 }),
  totalAmount: Amount.describe('The total of a run, without fees; 0 with NEW_FILE and COLLECTION.'),
  contentDigest: z.string().meta({
    description:
      'The SHA-256 of the canonical JSON of the version: its withdrawals, calendar and limits. An approval ' +
      'covers it.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  }),
  approvalsRequired: z
    .int()
    .min(1)
    .meta({
      description:
        'How many approvals the version needs: one with EACH_RUN, whose batches are approved as well; with ' +
        'STANDING those that a batch with the total of all runs needs.',
      example: 2,
    }),
  approvals: z
    .array(
      z.object({
        by: Person.describe('The approver.'),
        at: Timestamp.describe('When it was approved.'),
        lapsed: z.boolean().meta({
          description: 'Whether it no longer counts, because the approver was disabled or lost the role.',
          example: false,
        }),
      }),
    )
    .describe('The approvals of this version.'),
  createdBy: Person.describe('The author of the version, who cannot approve it.'),
  createdAt: Timestamp.describe('When the version was written.'),
};

/** The signers that the signing policy asks for, and that are missing. */
export const NeededSigners = z
  .object({
    missing: z.int().min(0).meta({ description: 'How many signers are missing.', example: 2 }),
    inOrder: z
      .boolean()
      .meta({ description: 'Whether the groups sign one after the other.', example: false }),
    groups: z
      .array(
        z.object({
          groupId: Uuid.meta({
            description: 'A group of which signers are missing.',
            example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01',
          }),
          name: z.string().meta({ description: 'Its name.', example: 'Finance' }),
          missing: z.int().min(1).meta({ description: 'How many of it.', example: 1 }),
          couldSign: z.array(Person).describe('Who of it could sign.'),
        }),
      )
      .describe('The groups of which signers are missing; the others may be any approver.'),
  })
  .meta({ id: 'ScheduleSigners', description: 'Who must still sign a schedule, or the batch of a run.' });

export const ScheduledRun = z
  .object({
    dueOn: Day.describe('The day of the calendar, by which the run is known.'),
    executionDate: Day.describe('The day on which the money should move: `dueOn`, unless it was changed.'),
    paysOn: Day.nullable().describe(
      'The day on which the money moves, by the rule; null if the bank is closed on it and the rule ' +
        'refuses any other day.',
    ),
    reasons: MoveReasons,
    createsOn: Day.describe('The day on which its batch is created.'),
    approveBy: Timestamp.describe('The last moment at which its last approval is in time.'),
    needsApproval: z.boolean().meta({
      description:
        'Whether its batch needs separate approvals: with EACH_RUN, when a user has changed it, and after ' +
        'the last day of a standing approval. A sweep moves nothing after that day until it is approved ' +
        'again.',
      example: true,
    }),
    status: z.enum(RUN_STATUSES).meta({
      description:
        'PLANNED: to come. WAITING_FOR_FILE: a preparer has to send its withdrawals. CREATED: its batch ' +
        'exists, and its states are those of the batch. SWEPT: a sweep moved `totalAmount`. ' +
        'NOTHING_TO_MOVE: a sweep found no more than is kept. SKIPPED: by a user. MISSED: it could not be ' +
        'made in time, and a user has to answer.',
      example: 'PLANNED',
    }),
    batchId: Uuid.nullable().meta({
      description: 'The batch of the run; null without one.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
    }),
    batchStatus: BatchStatusName.nullable().describe('The status of that batch; null without one.'),
    withdrawalCount: z.int().min(0).meta({ description: 'How many withdrawals it has.', example: 3 }),
    totalAmount: Amount.describe('Their total, without fees; what a sweep moved.'),
    fundingRecordId: Uuid.nullable().meta({
      description: 'The funding record of what a sweep moved; null without one.',
      example: null,
    }),
    version: z.int().min(1).nullable().meta({
      description: 'The version by which its batch was created; null without one.',
      example: 1,
    }),
    isChanged: z.boolean().meta({
      description: 'Whether a user has changed this one run, which then needs its own approvals.',
      example: false,
    }),
    problem: z
      .object({
        code: z
          .string()
          .meta({ description: 'An error code of `createBatch`.', example: 'payouts_disabled' }),
        detail: z.string().meta({
          description: 'What is wrong, in a sentence.',
          example: 'Payouts are switched off.',
        }),
        params: Params.optional(),
        since: Timestamp.describe('When it was found first.'),
      })
      .nullable()
      .describe('Why its batch cannot be created now; null when nothing prevents it. It is tried again.'),
    standingReasons: z.array(z.enum(STANDING_REASONS)).meta({
      description:
        'Why a standing approval did not cover it, so that its batch waits for approval. NOT_ALLOWED: the ' +
        'payment config does not allow it. LIMIT_EXPIRED, SUM_ABOVE_LIMIT, TOTAL_REACHED: a limit. ' +
        'ROWS_CHANGED: it pays something else. SIGNER_LEFT: an approval lapsed. STRICTER_RULES: more ' +
        'approvals are needed now. ACCOUNT_CHANGED: a person was paid to another account since. ' +
        'LAST_RUN_FAILED: a payment of the last run failed or came back. RUN_CHANGED: a user changed it.',
      example: [],
    }),
    decidedBy: Person.nullable().describe('Who skipped or changed it; null if none did.'),
    reason: z.string().nullable().meta({ description: 'The reason given for that.', example: null }),
  })
  .meta({ id: 'ScheduledWithdrawalRun', description: 'One run of a schedule.' });

export const ScheduledRunContent = ScheduledRun.extend({
  withdrawals: z
    .array(WithdrawalRequest)
    .describe('What the run pays; empty while it waits for a file, and for a SWEEP without a batch.'),
  plannedWithdrawals: z
    .array(WithdrawalRequest)
    .nullable()
    .describe(
      'What the run would pay if no user had changed it: null if none has, and with NEW_FILE. The ' +
        'approvers of a changed run compare both.',
    ),
}).meta({ id: 'ScheduledWithdrawalRunContent', description: 'One run of a schedule with its withdrawals.' });

export const PaginatedScheduledRun = page(
  ScheduledRun,
  'PaginatedScheduledWithdrawalRun',
  'Runs, the earliest first.',
);

export const ScheduleVersion = z
  .object({
    version: z.int().min(1).meta({ description: 'Its number.', example: 1 }),
    status: z.enum(SCHEDULE_VERSION_STATUSES).meta({
      description:
        'PENDING_APPROVAL: waits. IN_FORCE: runs follow it. SUPERSEDED: a later one is in force. REPLACED: ' +
        'a later one was written before it was approved. REJECTED, EXPIRED, CANCELLED: never in force.',
      example: 'IN_FORCE',
    }),
    ...contentShape,
    withdrawals: z.array(WithdrawalRequest).describe('The payments of each run; none with NEW_FILE.'),
    decidedBy: Person.nullable().describe('Who sent it back; null if none did.'),
    reason: z.string().nullable().meta({ description: 'Why it was sent back.', example: null }),
  })
  .meta({ id: 'ScheduledWithdrawalVersion', description: 'One version of a schedule.' });

export const PaginatedScheduleVersion = page(
  ScheduleVersion,
  'PaginatedScheduledWithdrawalVersion',
  'Versions, the latest first.',
);

export const ScheduledWithdrawalForDisplay = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9e01' }),
    kind: ScheduleKindName.describe('Whether it pays withdrawals or moves money between accounts.'),
    status: ScheduleStatusName.describe('Its status.'),
    currency: CurrencyCode.describe('The currency of its withdrawals.'),
    version: z.int().min(1).meta({
      description: 'The version that is shown: the one in force, or the latest one while none is.',
      example: 1,
    }),
    pendingVersion: z.int().min(1).nullable().meta({
      description: 'A version that waits for approval; null without one.',
      example: null,
    }),
    latestVersion: z.int().min(1).meta({
      description: 'The latest version: the `If-Match` of a change.',
      example: 1,
    }),
    ...contentShape,
    nextRuns: z.array(ScheduledRun).describe('The next three runs; none once it has ended.'),
    waitingRuns: z
      .array(
        z.object({
          dueOn: Day.describe('The run.'),
          executionDate: Day.describe('The day on which its money should move.'),
          batchId: Uuid.meta({
            description: 'Its batch.',
            example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
          }),
          approveBy: Timestamp.describe('The last moment at which its last approval is in time.'),
          approvalsMissing: z.int().min(0).meta({
            description: 'How many approvals it still needs.',
            example: 1,
          }),
          preparedBy: Person.describe('Who cannot approve it, because it is their batch.'),
          approvedBy: z.array(Person).describe('Who has approved it.'),
        }),
      )
      .describe('Runs whose batches wait for approval, the earliest first.'),
    signers: NeededSigners.nullable().describe(
      'Who must still approve the version that waits, by the groups of the signing policy; null when no ' +
        'version waits, or the policy names none.',
    ),
    missedCount: z.int().min(0).meta({
      description: 'How many missed runs wait for an answer.',
      example: 0,
    }),
    suspension: z
      .object({
        code: z.enum(STANDING_REASONS).meta({ description: 'Why.', example: 'ACCOUNT_CHANGED' }),
        dueOn: Day.describe('The run that showed it.'),
        at: Timestamp.describe('When.'),
      })
      .nullable()
      .describe('Why Outlay has suspended it; null when it has not.'),
    statusReason: z.string().nullable().meta({
      description: 'The reason that a user gave for pausing, stopping or sending it back.',
      example: null,
    }),
    expiresAt: Timestamp.nullable().describe('When the version that waits expires; null when none waits.'),
    createdAt: Timestamp.describe('When the schedule was created.'),
    updatedAt: Timestamp.describe('When it last changed.'),
  })
  .meta({
    id: 'ScheduledWithdrawalForDisplay',
    description: 'A payment that repeats: its version in force, its status and its next runs.',
  });

export const PaginatedScheduledWithdrawal = page(
  ScheduledWithdrawalForDisplay,
  'PaginatedScheduledWithdrawalForDisplay',
  'Schedules, the one with the earliest next run first.',
);

/** How many references a preview shows. */
export const MOST_REFERENCES = 5;

const contentRequest = {
  label,
  kind: ScheduleKindName.default('RECURRING').describe(
    'RECURRING when absent. It never changes. A SWEEP has the source COLLECTION or FUNDING and a standing ' +
      'approval.',
  ),
  currency: CurrencyCode.describe('The currency of its withdrawals.'),
  rail: RailName.optional().describe("The preferred rail of each run; the payment config's when absent."),
  approvalMode: ApprovalModeName.describe('Who approves its runs.'),
  source: sourceName,
  withdrawals: rows.optional(),
  fromBatchId: Uuid.optional().meta({
    description: 'A batch whose withdrawals each run pays, instead of `withdrawals`.',
    example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
  }),
  monthsInReferences: z
    .enum(LANGUAGES)
    .optional()
    .meta({
      description:
        'Writes placeholders for the months that references name, so that each run names its own: `SALARY ' +
        'OCT 2026` becomes `SALARY {MON} {YEAR}`. Names of months are read in this language first. When ' +
        'absent, references stay as they are sent, with or without placeholders: {MONTH} or {MON}, {YEAR}, ' +
        'and in Afrikaans {MAAND} or {MND}, {JAAR}; {MON-1} is the month before that of the due day.',
      example: 'en',
    }),
  calendar: CalendarRequest.describe('When its runs are due.'),
  createDaysAhead: createDaysAhead
    .optional()
    .describe(
      `How many days before the day of the money the batch of a run is created; ${USUAL_CREATE_DAYS_AHEAD} ` +
        'when absent. Less than the time between two runs.',
    ),
  keepAmount: keepAmount
    .optional()
    .describe('With SWEEP: what is kept in COLLECTION or FUNDING; nothing when absent.'),
  limits: LimitsRequest.optional().describe('What a standing approval covers. Required with STANDING only.'),
  ifShort: ifShort.optional().describe('WAIT when absent. See the answer.'),
};

export const ScheduledWithdrawalRequest = z.strictObject(contentRequest).meta({
  id: 'ScheduledWithdrawalRequest',
  description: 'The content of a version of a schedule.',
  example: {
    label: 'Rent',
    currency: 'ZAR',
    approvalMode: 'EACH_RUN',
    source: 'ROWS',
    fromBatchId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11',
    calendar: { every: 'MONTH', dayOfMonth: 1, startsOn: '2026-04-01' },
  },
});

export const ScheduledWithdrawalPreview = z
  .object({
    currency: CurrencyCode.describe('The currency of its withdrawals.'),
    withdrawalCount: z.int().min(0).meta({ description: 'How many withdrawals a run has.', example: 3 }),
    totalAmount: Amount.describe('The total of a run, without fees; the most that a sweep moves.'),
    totalFee: Amount.describe('The fees of a run with VAT, at the prices of today.'),
    approvalsRequired: z.int().min(1).meta({
      description: 'How many approvals the version needs.',
      example: 2,
    }),
    approvalsPerRun: z.int().min(0).meta({
      description: 'How many approvals the batch of each run needs besides; 0 with STANDING.',
      example: 1,
    }),
    signers: NeededSigners.nullable().describe(
      'Of which groups of the signing policy the approvers of the version are; null when it names none.',
    ),
    signersPerRun: NeededSigners.nullable().describe(
      'The same for the batch of each run, by its total and rails: new accounts and the sum of a day can ' +
        'ask for more. Null with STANDING.',
    ),
    runCount: z
      .int()
      .min(0)
      .nullable()
      .meta({
        description:
          'How many runs there are, without those that would be missed; with STANDING, within its limits. ' +
          'Null for no end.',
        example: 12,
      }),
    allRunsAmount: Amount.nullable().describe('The total of these runs, without fees; null for no end.'),
    availableBalance: SignedAmount.describe('What is available now.'),
    references: z
      .array(
        z.object({
          written: z.string().meta({ description: 'As it was sent.', example: 'SALARY OCT 2026' }),
          saved: z.string().meta({
            description: 'As it is saved, with its placeholders.',
            example: 'SALARY {MON} {YEAR}',
          }),
          nextRun: z.string().meta({ description: 'In the next run.', example: 'SALARY NOV 2026' }),
          count: z.int().min(1).meta({ description: 'How many withdrawals have it.', example: 3 }),
        }),
      )
      .max(MOST_REFERENCES)
      .describe(
        'The references that name a month, or have a placeholder for one: at most five, the most frequent ' +
          'first.',
      ),
    runs: z
      .array(
        z.object({
          dueOn: Day.describe('The day of the calendar.'),
          paysOn: Day.nullable().describe('The day on which the money moves; null if the rule refuses it.'),
          reasons: MoveReasons,
          createsOn: Day.describe('The day on which its batch is created.'),
          approveBy: Timestamp.describe('The last moment at which its last approval is in time.'),
          needsApproval: z.boolean().meta({
            description:
              'Whether its batch needs separate approvals: with EACH_RUN, and after the last day of a ' +
              'standing approval.',
            example: true,
          }),
          isMissed: z.boolean().meta({
            description: 'Whether it would be missed, because that moment has passed.',
            example: false,
          }),
          balanceAfter: SignedAmount.describe(
            'What is left after the run and its fees: the available balance and the expected funding, less ' +
              'what batches and the runs of other schedules pay until then.',
          ),
        }),
      )
      .describe('The next 12 runs.'),
  })
  .meta({ id: 'ScheduledWithdrawalPreview', description: 'What a schedule would do.' });

const DecisionReason = lines(TEXT_LIMITS.decisionReason);

export const ScheduleReasonRequest = z
  .strictObject({
    reason: DecisionReason.meta({ description: 'Why.', example: 'The tenant moves out in May.' }),
  })
  .meta({ id: 'ScheduledWithdrawalReasonRequest', description: 'The reason for a change of the schedule.' });

export const ResumeScheduleRequest = z
  .strictObject({
    missed: z
      .enum(MISSED_ANSWERS)
      .optional()
      .meta({
        description:
          'What happens to runs whose time passed meanwhile: SKIP them all, or RUN_ONCE: the latest one is ' +
          'made now for the next possible day. Required if there are any.',
        example: 'SKIP',
      }),
  })
  .meta({ id: 'ResumeScheduledWithdrawalRequest', description: 'How a schedule continues.' });

export const ChangeRunRequest = z
  .strictObject({
    executionDate: Day.optional().describe('Another day on which the money of this run should move.'),
    withdrawals: rows.optional().describe('The payments of this run alone.'),
    duplicateReason: lines(TEXT_LIMITS.duplicateReason).optional().meta({
      description: 'Why possible duplicates are paid anyway.',
      example: 'The March rent was returned.',
    }),
  })
  .meta({
    id: 'ChangeScheduledWithdrawalRunRequest',
    description: 'What differs in this run. At least one of them.',
    example: { executionDate: '2026-04-28' },
  });
