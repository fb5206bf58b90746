import { RECEIPT_STATUSES, type ReceiptStatus } from '../../shared/collection-terms.ts';
import { stateTable } from '../payouts/state-table.ts';

/** The life of a receipt. The database refuses every other transition. */
export const receiptStates = stateTable(RECEIPT_STATUSES)([
  ['UNALLOCATED', 'allocate a part', 'PARTLY_ALLOCATED'],
  ['UNALLOCATED', 'allocate all', 'ALLOCATED'],
  ['UNALLOCATED', 'take back', 'RETURNED'],
  ['PARTLY_ALLOCATED', 'allocate all', 'ALLOCATED'],
  ['PARTLY_ALLOCATED', 'deallocate all', 'UNALLOCATED'],
  ['PARTLY_ALLOCATED', 'take back', 'RETURNED'],
  ['ALLOCATED', 'deallocate a part', 'PARTLY_ALLOCATED'],
  ['ALLOCATED', 'deallocate all', 'UNALLOCATED'],
  ['ALLOCATED', 'take back', 'RETURNED'],
]);

/** Whether a receipt can be allocated: the bank has not taken it back. */
export function mayAllocate(status: ReceiptStatus): boolean {
  return receiptStates.next(status, 'take back') !== null;
}
