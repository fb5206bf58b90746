import * as monthEnds from '../../../../contract/dashboard/month-ends.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { closeMonth } from './close-month.ts';
import { confirmMonthClose } from './confirm-month-close.ts';
import { confirmMonthReopen } from './confirm-month-reopen.ts';
import { exportMonthEnd } from './export-month-end.ts';
import { listMonthEnds } from './list-month-ends.ts';
import { reopenMonth } from './reopen-month.ts';
import { withdrawMonthClose } from './withdraw-month-close.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(monthEnds.listMonthEnds, listMonthEnds),
  change(monthEnds.closeMonth, closeMonth),
  change(monthEnds.confirmMonthClose, confirmMonthClose),
  change(monthEnds.withdrawMonthClose, withdrawMonthClose),
  change(monthEnds.reopenMonth, reopenMonth),
  change(monthEnds.confirmMonthReopen, confirmMonthReopen),
  read(monthEnds.exportMonthEnd, exportMonthEnd),
];
