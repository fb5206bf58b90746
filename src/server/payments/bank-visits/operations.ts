import * as bankConnections from '../../../contract/dashboard/bank-connections.ts';
import { change, type Offer } from '../base/offer.ts';
import { setBankTransport } from './set-bank-transport.ts';
import { visitBankNow } from './visit-bank-now.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  change(bankConnections.setBankTransport, setBankTransport),
  change(bankConnections.visitBankNow, visitBankNow),
];
