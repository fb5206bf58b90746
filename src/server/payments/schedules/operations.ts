import { getPaymentCalendar as calendar } from '../../../contract/dashboard/payment-calendar.ts';
import * as schedules from '../../../contract/scheduled-withdrawals.ts';
import { unpackGzip } from '../../platform/http/gzip-bodies.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { approveSchedule } from './approve-schedule.ts';
import { changeRun } from './change-run.ts';
import { createSchedule } from './create-schedule.ts';
import { exportRuns, exportSchedules } from './export-schedules.ts';
import { getPaymentCalendar } from './get-payment-calendar.ts';
import { getRun } from './get-run.ts';
import { getSchedule } from './get-schedule.ts';
import { listRuns } from './list-runs.ts';
import { listSchedules } from './list-schedules.ts';
import { listVersions } from './list-versions.ts';
import { previewSchedule } from './preview-schedule.ts';
import { rejectSchedule } from './reject-schedule.ts';
import { replaceSchedule } from './replace-schedule.ts';
import { resumeSchedule } from './resume-schedule.ts';
import { skipRun } from './skip-run.ts';
import { cancelSchedule, pauseSchedule } from './stop-schedule.ts';

/** A schedule of the most withdrawals takes about 3 MB. */
const MOST_BYTES = 8 * 1024 * 1024;

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(schedules.listScheduledWithdrawals, listSchedules),
  read(schedules.exportScheduledWithdrawals, exportSchedules),
  read(schedules.previewScheduledWithdrawal, previewSchedule, { bodyLimit: MOST_BYTES }),
  change(schedules.createScheduledWithdrawal, createSchedule, null, { bodyLimit: MOST_BYTES }),
  read(schedules.getScheduledWithdrawal, getSchedule),
  change(schedules.replaceScheduledWithdrawal, replaceSchedule, null, { bodyLimit: MOST_BYTES }),
  read(schedules.listScheduledWithdrawalVersions, listVersions),
  read(schedules.listScheduledWithdrawalRuns, listRuns),
  read(schedules.exportScheduledWithdrawalRuns, exportRuns),
  change(schedules.approveScheduledWithdrawal, approveSchedule),
  change(schedules.rejectScheduledWithdrawal, rejectSchedule),
  change(schedules.pauseScheduledWithdrawal, pauseSchedule),
  change(schedules.resumeScheduledWithdrawal, resumeSchedule),
  change(schedules.cancelScheduledWithdrawal, cancelSchedule),
  read(schedules.getScheduledWithdrawalRun, getRun),
  change(schedules.skipScheduledWithdrawalRun, skipRun),
  // The dashboard's worker compresses the withdrawals of a large file.
  change(schedules.changeScheduledWithdrawalRun, changeRun, null, {
    bodyLimit: MOST_BYTES,
    preParsing: unpackGzip,
  }),
  read(calendar, getPaymentCalendar),
];
