import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  getPaymentCalendarQueryKey,
  getScheduledWithdrawalQueryKey,
  getScheduledWithdrawalRunQueryKey,
  listScheduledWithdrawalRunsQueryKey,
  listScheduledWithdrawalsQueryKey,
  listScheduledWithdrawalVersionsQueryKey,
} from '../../../../client/@tanstack/react-query-schedules.gen.ts';

/** What a change of a schedule, or of one of its runs, makes outdated. */
export const SCHEDULES_OUTDATED = [
  getScheduledWithdrawalQueryKey,
  getScheduledWithdrawalRunQueryKey,
  listScheduledWithdrawalsQueryKey,
  listScheduledWithdrawalRunsQueryKey,
  listScheduledWithdrawalVersionsQueryKey,
  getPaymentCalendarQueryKey,
  getAttentionQueryKey,
];
