import * as balances from '../../../contract/balances.ts';
import { read, type Offer } from '../base/offer.ts';
import { getAccountBalances } from './balances/get-account-balances.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [read(balances.getAccountBalances, getAccountBalances)];
