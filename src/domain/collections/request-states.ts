import { REQUEST_STATUSES } from '../../shared/collection-terms.ts';
import { stateTable } from '../payouts/state-table.ts';

/** The life of a payment request. The database refuses every other transition. */
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
]);
