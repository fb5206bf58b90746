import * as bankDays from '../../../contract/dashboard/bank-days.ts';
import * as batchChecks from '../../../contract/dashboard/batch-checks.ts';
import * as batchComments from '../../../contract/dashboard/batch-comments.ts';
import * as batchComparison from '../../../contract/dashboard/batch-comparison.ts';
import * as batchReview from '../../../contract/dashboard/batch-review.ts';
import * as columnMappings from '../../../contract/dashboard/column-mappings.ts';
import * as passkeyApprovals from '../../../contract/dashboard/passkey-approvals.ts';
import * as signingPolicy from '../../../contract/dashboard/signing-policy.ts';
import * as disbursements from '../../../contract/disbursements.ts';
import { unpackGzip } from '../../platform/http/gzip-bodies.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { approveBatch } from './approve/approve-batch.ts';
import { exportApprovals } from './approve/export-approvals.ts';
import { startApproval } from './approve/start-approval.ts';
import { cancelBatch } from './cancel/cancel-batch.ts';
import { compareBatch } from './checks/compare-batch.ts';
import { getBatchChecks } from './checks/get-batch-checks.ts';
import { listBatchRows } from './checks/list-batch-rows.ts';
import { listColumnMappings } from './column-mappings/list-column-mappings.ts';
import { saveColumnMapping } from './column-mappings/save-column-mapping.ts';
import { addBatchComment } from './comments/add-batch-comment.ts';
import { listBatchComments } from './comments/list-batch-comments.ts';
import { checkAgainstHistory } from './create/check-against-history.ts';
import { mountCreateBatch } from './create/create-batch-route.ts';
import { getBankDays } from './dates/get-bank-days.ts';
import { mountBatchEvents } from './events/mount-batch-events.ts';
import { getFeeQuote } from './fee-quote/get-fee-quote.ts';
import { getBatch } from './get-batch.ts';
import { getPendingTotal } from './get-pending-total.ts';
import { listBatchWithdrawals } from './list-batch-withdrawals.ts';
import { listBatches } from './list-batches.ts';
import { rejectBatch } from './reject/reject-batch.ts';
import { listEarlierFailures } from './review/list-earlier-failures.ts';
import { listRetryRows } from './review/list-retry-rows.ts';
import { getBatchSigners } from './signers/get-batch-signers.ts';
import { updateBatchLabel } from './update-batch-label.ts';

/** 10,000 rows of less than 300 bytes each. */
const HISTORY_CHECK_BYTES = 4 * 1024 * 1024;

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(disbursements.listBatches, listBatches),
  read(disbursements.getBatch, getBatch),
  read(disbursements.listBatchWithdrawals, listBatchWithdrawals),
  { op: disbursements.createBatch, mount: mountCreateBatch },
  read(disbursements.getFeeQuote, getFeeQuote),
  change(disbursements.updateBatchLabel, updateBatchLabel),
  change(disbursements.approveBatch, approveBatch),
  read(passkeyApprovals.startApproval, startApproval),
  read(passkeyApprovals.exportApprovals, exportApprovals),
  read(signingPolicy.getBatchSigners, getBatchSigners),
  change(disbursements.cancelBatch, cancelBatch),
  change(disbursements.rejectBatch, rejectBatch),
  read(disbursements.getPendingTotal, getPendingTotal),
  read(batchChecks.getBatchChecks, getBatchChecks),
  read(batchChecks.listBatchRows, listBatchRows),
  read(batchComparison.compareBatch, compareBatch),
  read(batchComments.listBatchComments, listBatchComments),
  change(batchComments.addBatchComment, addBatchComment),
  read(batchReview.listRetryRows, listRetryRows),
  read(batchReview.listEarlierFailures, listEarlierFailures),
  read(batchReview.checkAgainstHistory, checkAgainstHistory, {
    bodyLimit: HISTORY_CHECK_BYTES,
    preParsing: unpackGzip,
  }),
  { op: batchReview.streamBatchEvents, mount: mountBatchEvents },
  read(columnMappings.listColumnMappings, listColumnMappings),
  change(columnMappings.saveColumnMapping, saveColumnMapping),
  read(bankDays.getBankDays, getBankDays),
];
