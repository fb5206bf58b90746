import * as openingBalances from '../../../../contract/dashboard/opening-balances.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { confirmOpeningBalance } from './confirm-opening-balance.ts';
import { listOpeningBalances } from './list-opening-balances.ts';
import { proposeOpeningBalance } from './propose-opening-balance.ts';
import { withdrawOpeningBalance } from './withdraw-opening-balance.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(openingBalances.listOpeningBalances, listOpeningBalances),
  change(openingBalances.proposeOpeningBalance, proposeOpeningBalance),
  change(openingBalances.confirmOpeningBalance, confirmOpeningBalance),
  change(openingBalances.withdrawOpeningBalance, withdrawOpeningBalance),
];
