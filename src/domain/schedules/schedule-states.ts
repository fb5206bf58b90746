import { RUN_STATUSES, SCHEDULE_STATUSES } from '../../shared/schedule-terms.ts';
import { stateTable } from '../payouts/state-table.ts';

/** The life of a schedule. The database refuses every other transition (trigger `schedules_guard`). */
export const scheduleStates = stateTable(SCHEDULE_STATUSES)([
  ['PENDING_APPROVAL', 'give the last approval', 'ACTIVE'],
  ['PENDING_APPROVAL', 'reject', 'REJECTED'],
  ['PENDING_APPROVAL', 'expire', 'EXPIRED'],
  ['PENDING_APPROVAL', 'cancel', 'CANCELLED'],
  ['ACTIVE', 'pause', 'PAUSED'],
  ['ACTIVE', 'suspend', 'SUSPENDED'],
  ['ACTIVE', 'cancel', 'CANCELLED'],
  ['ACTIVE', 'end', 'ENDED'],
  ['PAUSED', 'resume', 'ACTIVE'],
  ['PAUSED', 'cancel', 'CANCELLED'],
  ['PAUSED', 'end', 'ENDED'],
  ['SUSPENDED', 'resume', 'ACTIVE'],
  ['SUSPENDED', 'pause', 'PAUSED'],
  ['SUSPENDED', 'cancel', 'CANCELLED'],
  ['SUSPENDED', 'end', 'ENDED'],
]);

/**
 * The life of a run. A run without a row in the database is PLANNED, or WAITING_FOR_FILE from its day of
 * creation on if each run needs a new file. The database refuses every other transition.
 */
export const runStates = stateTable(RUN_STATUSES)([
  ['PLANNED', 'wait for file', 'WAITING_FOR_FILE'],
  ['PLANNED', 'create', 'CREATED'],
  ['PLANNED', 'sweep', 'SWEPT'],
  ['PLANNED', 'find nothing', 'NOTHING_TO_MOVE'],
  ['PLANNED', 'skip', 'SKIPPED'],
  ['PLANNED', 'miss', 'MISSED'],
  ['WAITING_FOR_FILE', 'create', 'CREATED'],
  ['WAITING_FOR_FILE', 'skip', 'SKIPPED'],
  ['WAITING_FOR_FILE', 'miss', 'MISSED'],
  ['CREATED', 'skip', 'SKIPPED'],
  ['CREATED', 'create', 'CREATED'],
  ['MISSED', 'create', 'CREATED'],
  ['MISSED', 'sweep', 'SWEPT'],
  ['MISSED', 'find nothing', 'NOTHING_TO_MOVE'],
  ['MISSED', 'skip', 'SKIPPED'],
]);
