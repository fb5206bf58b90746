import { REQUEST_STATUSES } from '../../shared/collection-terms.ts';
import { stateTable } from '../payouts/state-table.ts';

/**
 * The life of a payment request. The database refuses every other transition. One that has ended opens again
 * only when money that has paid it goes: for what was paid, since no user has decided about that.
 */
export const requestStates = stateTable(REQUEST_STATUSES)([
  ['OPEN', 'receive a part', 'PARTLY_PAID'],
  ['OPEN', 'receive all', 'PAID'],
  ['OPEN', 'expire', 'EXPIRED'],
  ['OPEN', 'cancel', 'CANCELLED'],
  ['OPEN', 'write off', 'WRITTEN_OFF'],
  ['PARTLY_PAID', 'receive all', 'PAID'],
  ['PARTLY_PAID', 'take back all', 'OPEN'],
  ['PARTLY_PAID', 'expire', 'EXPIRED'],
  ['PARTLY_PAID', 'cancel', 'CANCELLED'],
  ['PARTLY_PAID', 'write off', 'WRITTEN_OFF'],
  ['PAID', 'take back a part', 'PARTLY_PAID'],
  ['PAID', 'take back all', 'OPEN'],
  ['EXPIRED', 'take back a part', 'PARTLY_PAID'],
  ['EXPIRED', 'take back all', 'OPEN'],
  ['CANCELLED', 'take back a part', 'PARTLY_PAID'],
  ['CANCELLED', 'take back all', 'OPEN'],
  ['WRITTEN_OFF', 'take back a part', 'PARTLY_PAID'],
  ['WRITTEN_OFF', 'take back all', 'OPEN'],
]);
