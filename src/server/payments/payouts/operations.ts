import * as listExports from '../../../contract/dashboard/list-exports.ts';
import * as reconciliationExports from '../../../contract/dashboard/reconciliation-exports.ts';
import * as payoutPage from '../../../contract/dashboard/payouts.ts';
import * as payoutProof from '../../../contract/dashboard/payout-proof.ts';
import * as payouts from '../../../contract/payouts.ts';
import * as recipients from '../../../contract/dashboard/recipients.ts';
import * as savedViews from '../../../contract/dashboard/saved-views.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { exportBatches, exportPayees, exportRecipients, exportStatements } from './export/export-lists.ts';
import {
  exportBalanceDays,
  exportFundingRecords,
  exportReconciliationEntries,
  exportSettlements,
} from './export/export-reconciliation.ts';
import { exportPayouts } from './export/export-payouts.ts';
import { getPayoutTotals } from './history/get-payout-totals.ts';
import { getPayout } from './history/get-payout.ts';
import { listPayoutHistory } from './history/list-payout-history.ts';
import { listPayouts } from './history/list-payouts.ts';
import { getBatchProof } from './proof/get-batch-proof.ts';
import { getPayoutProof } from './proof/get-payout-proof.ts';
import { getRecipient } from './recipients/get-recipient.ts';
import { listRecipients } from './recipients/list-recipients.ts';
import { createSavedView } from './saved-views/create-saved-view.ts';
import { deleteSavedView } from './saved-views/delete-saved-view.ts';
import { listSavedViews } from './saved-views/list-saved-views.ts';
import { updateSavedView } from './saved-views/update-saved-view.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(payouts.listPayoutHistory, listPayoutHistory),
  read(payouts.getPayout, getPayout),
  read(recipients.listRecipients, listRecipients),
  read(recipients.getRecipient, getRecipient),
  read(payoutPage.listPayouts, listPayouts),
  read(payoutPage.getPayoutTotals, getPayoutTotals),
  read(savedViews.listSavedViews, listSavedViews),
  change(savedViews.createSavedView, createSavedView),
  change(savedViews.updateSavedView, updateSavedView),
  change(savedViews.deleteSavedView, deleteSavedView),
  read(payoutProof.getPayoutProof, getPayoutProof),
  read(payoutProof.getBatchProof, getBatchProof),
  read(payoutProof.exportPayouts, exportPayouts),
  read(listExports.exportBatches, exportBatches),
  read(listExports.exportRecipients, exportRecipients),
  read(listExports.exportPayees, exportPayees),
  read(listExports.exportStatements, exportStatements),
  read(reconciliationExports.exportBalanceDays, exportBalanceDays),
  read(reconciliationExports.exportReconciliationEntries, exportReconciliationEntries),
  read(reconciliationExports.exportSettlements, exportSettlements),
  read(reconciliationExports.exportFundingRecords, exportFundingRecords),
];
