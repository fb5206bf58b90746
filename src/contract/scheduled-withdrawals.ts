import { z } from 'zod';
import { PERMISSIONS } from '../shared/permissions.ts';
import { IdempotencyHeaders, IdParams, PagingQuery, Uuid } from './common.ts';
import { Day } from './execution-dates.ts';
import { operation } from './operation.ts';
import {
  ChangeRunRequest,
  PaginatedScheduledRun,
  PaginatedScheduledWithdrawal,
  PaginatedScheduleVersion,
  ResumeScheduleRequest,
  ScheduleKindName,
  ScheduledRun,
  ScheduledRunContent,
  ScheduledWithdrawalForDisplay,
  ScheduledWithdrawalPreview,
  ScheduledWithdrawalRequest,
  ScheduleReasonRequest,
  ScheduleStatusName,
} from './schedules.ts';

const SCHEDULES = '/payments/scheduled-withdrawals';
const ONE = `${SCHEDULES}/{id}`;
const RUN = `${ONE}/runs/{dueOn}`;
const tag = 'Scheduled Withdrawals';
const answer = { 200: { description: 'The schedule.', schema: ScheduledWithdrawalForDisplay } };
const refusals = [400, 401, 403, 404, 409, 413, 415, 422, 429] as const;
const changing = { tag, identity: ['UserUniqueId'], headers: IdempotencyHeaders, refusals } as const;

/** The errors about the content of a version. */
const CONTENT_ERRORS = [
  'no_entity_config',
  'payouts_disabled',
  'currency_not_payable',
  'currency_not_enabled',
  'too_many_withdrawals',
  'batch_amount_exceeded',
  'invalid_schedule',
  'standing_not_allowed',
] as const;

/** The columns of the export of schedules. */
export const SCHEDULE_EXPORT_COLUMNS = [
  'id',
  'label',
  'kind',
  'status',
  'approval_mode',
  'source',
  'currency',
  'payments',
  'amount',
  'every',
  'interval',
  'weekday',
  'day_of_month',
  'starts_on',
  'ends_on',
  'runs',
  'if_not_banking_day',
  'next_due_on',
  'next_pays_on',
  'approve_by',
  'missed_runs',
  'limit_per_run',
  'limit_total',
  'valid_until',
  'version',
  'prepared_by',
  'approved_by',
] as const;

/** The columns of the export of runs. */
export const RUN_EXPORT_COLUMNS = [
  'due_on',
  'pays_on',
  'moved_because',
  'creates_on',
  'approve_by',
  'status',
  'batch_status',
  'batch_id',
  'payments',
  'currency',
  'amount',
  'version',
  'changed',
  'not_covered_because',
  'problem',
  'decided_by',
  'reason',
] as const;

const filters = {
  status: ScheduleStatusName.optional().meta({ description: 'Only schedules in this status.' }),
  kind: ScheduleKindName.optional().meta({ description: 'Only schedules of this kind.' }),
};

const dueDays = {
  from: Day.optional().meta({
    description: 'The first day; a year ago when absent.',
    example: '2026-04-01',
  }),
  to: Day.optional().meta({
    description: 'The last day; a year from today when absent, and never more than two.',
    example: '2027-03-31',
  }),
};

const csvAnswer = { 200: { description: 'The CSV file.', schema: z.string(), mediaType: 'text/csv' } };
const CSV_WORDS =
  'Cells are escaped so that a spreadsheet does not run them as formulas. The export is in the audit log.';

export const listScheduledWithdrawals = operation({
  operationId: 'listScheduledWithdrawals',
  method: 'GET',
  path: SCHEDULES,
  tag,
  summary: 'List schedules',
  description: 'Returns schedules, the one with the earliest next run first, and ended ones last.',
  roles: 'every',
  query: z.object({ ...filters, ...PagingQuery }),
  answers: { 200: { description: 'A page of schedules.', schema: PaginatedScheduledWithdrawal } },
  refusals: [400, 401, 403, 429],
});

export const exportScheduledWithdrawals = operation({
  operationId: 'exportScheduledWithdrawals',
  method: 'GET',
  path: `${SCHEDULES}/export`,
  tag,
  summary: 'Export schedules as CSV',
  description: `Returns the schedules that the filters find, in their order, as a CSV file. ${CSV_WORDS}`,
  roles: 'every',
  query: z.object(filters),
  answers: csvAnswer,
  refusals: [400, 401, 403, 429],
  errors: ['too_many_exports'],
});

export const getScheduledWithdrawal = operation({
  operationId: 'getScheduledWithdrawal',
  method: 'GET',
  path: ONE,
  tag,
  summary: 'Read a schedule',
  description: 'Returns the version in force, the status and the next runs.',
  roles: 'every',
  params: IdParams,
  answers: answer,
  refusals: [401, 403, 404, 429],
});

export const listScheduledWithdrawalVersions = operation({
  operationId: 'listScheduledWithdrawalVersions',
  method: 'GET',
  path: `${ONE}/versions`,
  tag,
  summary: 'List the versions of a schedule',
  description: 'Returns the versions with their withdrawals and approvals, the latest first.',
  roles: 'every',
  params: IdParams,
  query: z.object({
    ...PagingQuery,
    limit: z.coerce.number().int().min(1).max(20).default(2).meta({
      description: 'The most items to return.',
      example: 2,
    }),
  }),
  answers: { 200: { description: 'A page of versions.', schema: PaginatedScheduleVersion } },
  refusals: [400, 401, 403, 404, 429],
});

export const listScheduledWithdrawalRuns = operation({
  operationId: 'listScheduledWithdrawalRuns',
  method: 'GET',
  path: `${ONE}/runs`,
  tag,
  summary: 'List the runs of a schedule',
  description:
    'Returns the runs that are due from `from` until `to`, the earliest first: past runs, and runs that ' +
    'are planned.',
  roles: 'every',
  params: IdParams,
  query: z.object({ ...dueDays, ...PagingQuery }),
  answers: { 200: { description: 'A page of runs.', schema: PaginatedScheduledRun } },
  refusals: [400, 401, 403, 404, 429],
});

export const exportScheduledWithdrawalRuns = operation({
  operationId: 'exportScheduledWithdrawalRuns',
  method: 'GET',
  path: `${ONE}/runs/export`,
  tag,
  summary: 'Export the runs of a schedule as CSV',
  description: `Returns the runs of the list with the same days, without pages, as a CSV file. ${CSV_WORDS}`,
  roles: 'every',
  params: IdParams,
  query: z.object(dueDays),
  answers: csvAnswer,
  refusals: [400, 401, 403, 404, 429],
  errors: ['too_many_exports'],
});

export const previewScheduledWithdrawal = operation({
  operationId: 'previewScheduledWithdrawal',
  method: 'POST',
  path: `${SCHEDULES}/preview`,
  tag,
  summary: 'Preview a schedule',
  description:
    'Returns the next 12 runs with their reasons, the approvals, the fees and what would be left. Nothing ' +
    'is saved.',
  roles: PERMISSIONS.prepareBatch,
  query: z.object({
    replaces: Uuid.optional().meta({
      description:
        'The schedule of which this would be a new version, so that its runs are not counted twice.',
      example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9e01',
    }),
  }),
  body: ScheduledWithdrawalRequest,
  answers: { 200: { description: 'The preview.', schema: ScheduledWithdrawalPreview } },
  refusals: [400, 401, 403, 413, 415, 429],
  errors: CONTENT_ERRORS,
});

export const createScheduledWithdrawal = operation({
  ...changing,
  operationId: 'createScheduledWithdrawal',
  method: 'POST',
  path: SCHEDULES,
  summary: 'Create a schedule',
  description:
    'Checks every withdrawal and creates a schedule whose first version waits for approval. If anything is ' +
    'wrong, nothing is created and `errors` lists the fields.',
  roles: PERMISSIONS.prepareBatch,
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  body: ScheduledWithdrawalRequest,
  answers: answer,
  errors: CONTENT_ERRORS,
});

export const replaceScheduledWithdrawal = operation({
  ...changing,
  operationId: 'replaceScheduledWithdrawal',
  method: 'PUT',
  path: ONE,
  summary: 'Write a new version of a schedule',
  description:
    'Writes a version that waits for approval. The version in force stays in force until then; one that ' +
    'waited is replaced. Existing batches do not change.',
  roles: PERMISSIONS.prepareBatch,
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders.extend({
    'if-match': z
      .string()
      .max(200)
      .meta({ description: 'The `latestVersion` that was read, in double quotes.', example: '"1"' }),
  }),
  body: ScheduledWithdrawalRequest,
  answers: answer,
  errors: ['stale_version', 'wrong_schedule_status', ...CONTENT_ERRORS],
});

export const approveScheduledWithdrawal = operation({
  ...changing,
  operationId: 'approveScheduledWithdrawal',
  method: 'POST',
  path: `${ONE}/approve`,
  summary: 'Approve a schedule',
  description:
    'Records an approval of the version that waits. With the last one it is in force. The author of the ' +
    'version cannot approve it. Answers 401 with an RFC 9470 challenge when the payment config requires a ' +
    'fresh sign-in.',
  roles: PERMISSIONS.approveBatch,
  params: IdParams,
  malformedId: 400,
  headers: IdempotencyHeaders.extend({
    'if-match': z.string().max(200).meta({
      description: 'The content digest of the version that the approver has read, in double quotes.',
      example: '"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"',
    }),
  }),
  answers: answer,
  errors: [
    'fresh_sign_in_required',
    'not_pending',
    'wrong_schedule_status',
    'digest_mismatch',
    'own_schedule',
    'already_approved',
    'not_your_turn',
    'other_signers_needed',
    'standing_not_allowed',
  ],
});

export const rejectScheduledWithdrawal = operation({
  ...changing,
  operationId: 'rejectScheduledWithdrawal',
  method: 'POST',
  path: `${ONE}/reject`,
  summary: 'Send a version of a schedule back',
  description: 'Sends the version that waits back to its author. A version in force stays in force.',
  roles: PERMISSIONS.rejectBatch,
  params: IdParams,
  malformedId: 400,
  body: ScheduleReasonRequest,
  answers: answer,
  errors: ['not_pending', 'own_schedule'],
});

export const pauseScheduledWithdrawal = operation({
  ...changing,
  operationId: 'pauseScheduledWithdrawal',
  method: 'POST',
  path: `${ONE}/pause`,
  summary: 'Pause a schedule',
  description: 'No run is created until it is resumed. Existing batches stay as they are.',
  roles: PERMISSIONS.cancelBatch,
  params: IdParams,
  malformedId: 400,
  body: ScheduleReasonRequest,
  answers: answer,
  errors: ['wrong_schedule_status'],
});

export const resumeScheduledWithdrawal = operation({
  ...changing,
  operationId: 'resumeScheduledWithdrawal',
  method: 'POST',
  path: `${ONE}/resume`,
  summary: 'Resume a schedule',
  description:
    'Runs are created again. A schedule with a standing approval, and one that Outlay has suspended, is ' +
    'resumed by an approver who did not write the version in force.',
  roles: PERMISSIONS.cancelBatch,
  params: IdParams,
  malformedId: 400,
  body: ResumeScheduleRequest,
  bodyOptional: true,
  answers: answer,
  errors: [
    'fresh_sign_in_required',
    'wrong_schedule_status',
    'own_schedule',
    'missed_runs',
    'invalid_schedule',
    'possible_duplicates',
  ],
});

export const cancelScheduledWithdrawal = operation({
  ...changing,
  operationId: 'cancelScheduledWithdrawal',
  method: 'POST',
  path: `${ONE}/cancel`,
  summary: 'Stop a schedule',
  description: 'No run is created any more. Existing batches stay as they are. It cannot be undone.',
  roles: PERMISSIONS.cancelBatch,
  params: IdParams,
  malformedId: 400,
  body: ScheduleReasonRequest,
  answers: answer,
  errors: ['wrong_schedule_status'],
});

const runParams = IdParams.extend({
  dueOn: Day.meta({ description: 'The day on which the run is due.', example: '2026-04-25' }),
});
const runAnswer = { 200: { description: 'The run.', schema: ScheduledRun } };

export const getScheduledWithdrawalRun = operation({
  operationId: 'getScheduledWithdrawalRun',
  method: 'GET',
  path: RUN,
  tag,
  summary: 'Read a run of a schedule with its withdrawals',
  description:
    'Returns one run and what it pays: the withdrawals of its batch or, without one, those that its batch ' +
    'would have now. To add a person to this run alone, send them with one more by ' +
    '`changeScheduledWithdrawalRun`.',
  roles: 'every',
  params: runParams,
  query: z.object({
    executionDate: Day.optional().meta({
      description:
        'A day on which the money of the run could move instead: the answer has the day that banks make of ' +
        'it, and its last moment. Nothing is changed.',
      example: '2026-04-28',
    }),
  }),
  answers: { 200: { description: 'The run.', schema: ScheduledRunContent } },
  refusals: [400, 401, 403, 404, 429],
});

export const skipScheduledWithdrawalRun = operation({
  ...changing,
  operationId: 'skipScheduledWithdrawalRun',
  method: 'POST',
  path: `${RUN}/skip`,
  summary: 'Skip a run',
  description:
    'The run is not paid. Its batch, if it exists, is cancelled with it, until it is submitted. ' +
    'For a missed run, this is the answer that it is not made up for.',
  roles: PERMISSIONS.cancelBatch,
  params: runParams,
  malformedId: 400,
  body: ScheduleReasonRequest,
  answers: runAnswer,
  errors: ['run_left', 'run_decided', 'wrong_schedule_status'],
});

export const changeScheduledWithdrawalRun = operation({
  ...changing,
  operationId: 'changeScheduledWithdrawalRun',
  method: 'PUT',
  path: RUN,
  summary: 'Change one run',
  description:
    'Pays this run on another day, or other withdrawals. With withdrawals, its batch is created at once; ' +
    'an existing batch is cancelled in its favour. It needs its own approvals. To make a missed run, send ' +
    'another day.',
  roles: PERMISSIONS.prepareBatch,
  params: runParams,
  malformedId: 400,
  body: ChangeRunRequest,
  answers: runAnswer,
  errors: [
    'run_left',
    'run_decided',
    'wrong_schedule_status',
    'invalid_schedule',
    'execution_date_not_possible',
    'execution_date_too_far',
    'payee_not_registered',
    'possible_duplicates',
    'batch_amount_exceeded',
  ],
});
