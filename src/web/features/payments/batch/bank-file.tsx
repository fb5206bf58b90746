import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { listBankFilesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useBankFilePlan } from './use-bank-file-plan.ts';

type Batch = BulkWithdrawalBatchForDisplay;

// Most batches are paid without a file.
const FilePanel = lazy(() => import('./file-panel.tsx'));
const PlanPanel = lazy(() => import('./plan-panel.tsx'));

const LIMIT = 20;
const REFRESH_MS = 15_000;
const MOVING = new Set<Batch['status']>(['APPROVED', 'PROCESSING']);

/** The bank file of a batch, or the one that will be written once it is approved. Empty without any. */
export default function BankFileOfBatch({ batch }: { batch: Batch }) {
  const queryClient = useQueryClient();
  const plan = useBankFilePlan(batch);
  const files = useQuery({
    ...listBankFilesOptions({ query: { batchId: batch.id, limit: LIMIT } }),
    // It is written after the last approval.
    enabled: batch.status !== 'PENDING_APPROVAL',
    refetchInterval: MOVING.has(batch.status) ? REFRESH_MS : false,
  });
  // The event stream tells of the batch only; its file, the answers and the replies change with it.
  useEffect(() => {
    for (const _id of ['listBankFiles', 'listBankFilePayments', 'listBankReplies'])
      void queryClient.invalidateQueries({ queryKey: [{ _id }] });
  }, [queryClient, batch.updatedAt]);
  const failed = [files, plan].find((query) => query.isError && !query.data);
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        title={t`The bank file could not be loaded`}
        retry={() => void failed.refetch()}
      />
    );
  const all = files.data?.items ?? [];
  const file = all.find(({ state }) => state !== 'WITHDRAWN');
  const carrier = plan.data?.carrier;
  if (file)
    return (
      <Suspense fallback={null}>
        <FilePanel
          file={file}
          batch={batch}
          isUncertified={carrier?.isCertified === false}
          replaced={all.length - 1}
        />
      </Suspense>
    );
  const isOpen = batch.status === 'PENDING_APPROVAL' || batch.status === 'APPROVED';
  if (!isOpen || !plan.data || !carrier) return null;
  return (
    <Suspense fallback={null}>
      <PlanPanel batch={batch} plan={plan.data} carrier={carrier} isChecked={!files.isFetching} />
    </Suspense>
  );
}
