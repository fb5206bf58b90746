import { useQuery } from '@tanstack/react-query';
import { getBankFilePlanOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';

/** How many payments with substitutions a page of the plan has. */
export const PLANNED_LIMIT = 10;

/** The first page of the bank file that will carry a batch that has not been sent. */
export function useBankFilePlan({ id, status }: Pick<BulkWithdrawalBatchForDisplay, 'id' | 'status'>) {
  return useQuery({
    ...getBankFilePlanOptions({ path: { id }, query: { offset: 0, limit: PLANNED_LIMIT } }),
    enabled: status === 'PENDING_APPROVAL' || status === 'APPROVED',
  });
}
