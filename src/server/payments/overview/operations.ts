import * as overview from '../../../contract/dashboard/overview.ts';
import { search as searchOperation } from '../../../contract/dashboard/search.ts';
import { read, type Offer } from '../base/offer.ts';
import { listBeforeFirstPayout } from './list-before-first-payout.ts';
import { listFirstSteps } from './list-first-steps.ts';
import { listPayoutDays } from './list-payout-days.ts';
import { listWaitingBatches } from './list-waiting-batches.ts';
import { search } from './search.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(overview.listPayoutDays, listPayoutDays),
  read(overview.listWaitingBatches, listWaitingBatches),
  read(overview.listFirstSteps, listFirstSteps),
  read(overview.listBeforeFirstPayout, listBeforeFirstPayout),
  read(searchOperation, search),
];
