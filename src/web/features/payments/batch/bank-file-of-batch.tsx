import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import {
  listBankFilePaymentsQueryKey,
  listBankFilesOptions,
  listBankFilesQueryKey,
  listBankRepliesQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useReload } from '../../../ui/reload.ts';
import { withTexts } from '../../../ui/with-texts.ts';
import { TEXTS } from './bank-file/texts.ts';
import { useBankFilePlan } from './use-bank-file-plan.ts';

type Batch = BulkWithdrawalBatchForDisplay;

// Most batches are paid without a file.
const FilePanel = lazy(() => withTexts(TEXTS, import('./bank-file/file-panel.tsx')));
const PlanPanel = lazy(() => withTexts(TEXTS, import('./bank-file/plan-panel.tsx')));

const LIMIT = 20;
const REFRESH_MS = 15_000;
const MOVES_WITH_BATCH = [listBankFilesQueryKey, listBankFilePaymentsQueryKey, listBankRepliesQueryKey];
const MOVING = new Set<Batch['status']>(['APPROVED', 'PROCESSING']);

/** The bank file of a batch, or the one that will be written once it is approved; empty for other batches. */
export default function BankFileOfBatch({ batch }: { batch: Batch }) {
  const reload = useReload();
  const plan = useBankFilePlan(batch);
  const files = useQuery({
    ...listBankFilesOptions({ query: { batchId: batch.id, limit: LIMIT } }),
    // It is written after the last approval.
    enabled: batch.status !== 'PENDING_APPROVAL',
    refetchInterval: MOVING.has(batch.status) ? REFRESH_MS : false,
  });
  /** The state of the batch for which the files were loaded. */
  const [checkedFor, setCheckedFor] = useState<string | null>(null);
  // The event stream reports only the batch; its file, the answers and the replies change with it.
  useEffect(() => {
    void reload(MOVES_WITH_BATCH).then(() => setCheckedFor(batch.updatedAt));
  }, [reload, batch.updatedAt]);
  const file = files.data?.items.find(({ state }) => state !== 'WITHDRAWN');
  const carrier = plan.data?.carrier;
  if (file)
    return (
      <Suspense fallback={null}>
        <FilePanel
          file={file}
          batch={batch}
          isUncertified={carrier?.isCertified === false}
          waitsForConnection={plan.data?.waitsForConnection === true}
          replaced={files.data!.total - 1}
        />
      </Suspense>
    );
  const failed = [files, plan].find((query) => query.isError && !query.data);
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        title={t`The bank file could not be loaded`}
        retry={() => void failed.refetch()}
      />
    );
  const isOpen = batch.status === 'PENDING_APPROVAL' || batch.status === 'APPROVED';
  if (!isOpen || !plan.data || !(carrier || plan.data.waitsForConnection)) return null;
  return (
    <Suspense fallback={null}>
      <PlanPanel batch={batch} plan={plan.data} isChecked={checkedFor === batch.updatedAt} />
    </Suspense>
  );
}
