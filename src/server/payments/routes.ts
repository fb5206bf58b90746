import type { FastifyInstance } from 'fastify';
import * as balances from '../../contract/balances.ts';
import * as banks from '../../contract/banks.ts';
import * as disbursements from '../../contract/disbursements.ts';
import * as balanceDays from '../../contract/dashboard/balance-days.ts';
import * as bankConnections from '../../contract/dashboard/bank-connections.ts';
import { listBankFileProfiles } from '../../contract/dashboard/bank-file-profiles.ts';
import * as bankFiles from '../../contract/dashboard/bank-files.ts';
import * as bankReplies from '../../contract/dashboard/bank-replies.ts';
import * as reconciliation from '../../contract/dashboard/reconciliation.ts';
import * as statementConfirmations from '../../contract/dashboard/statement-confirmations.ts';
import * as undeliveredMails from '../../contract/dashboard/undelivered-mails.ts';
import * as refusedStatements from '../../contract/dashboard/refused-statements.ts';
import * as statementFindings from '../../contract/dashboard/statement-findings.ts';
import * as statementCsv from '../../contract/dashboard/statement-csv.ts';
import * as statements from '../../contract/dashboard/statements.ts';
import * as approvalPreview from '../../contract/dashboard/approval-preview.ts';
import * as configPreview from '../../contract/dashboard/config-preview.ts';
import * as audit from '../../contract/dashboard/audit.ts';
import * as bankDays from '../../contract/dashboard/bank-days.ts';
import * as batchChecks from '../../contract/dashboard/batch-checks.ts';
import * as batchComments from '../../contract/dashboard/batch-comments.ts';
import * as batchComparison from '../../contract/dashboard/batch-comparison.ts';
import * as batchReview from '../../contract/dashboard/batch-review.ts';
import * as overview from '../../contract/dashboard/overview.ts';
import * as payoutProof from '../../contract/dashboard/payout-proof.ts';
import * as payoutPage from '../../contract/dashboard/payouts.ts';
import * as notifications from '../../contract/dashboard/notifications.ts';
import * as listExports from '../../contract/dashboard/list-exports.ts';
import * as recipients from '../../contract/dashboard/recipients.ts';
import * as columnMappings from '../../contract/dashboard/column-mappings.ts';
import * as savedViews from '../../contract/dashboard/saved-views.ts';
import * as searching from '../../contract/dashboard/search.ts';
import * as entityConfig from '../../contract/entity-config.ts';
import * as fundingRecords from '../../contract/funding-records.ts';
import * as paymentConfig from '../../contract/payment-config.ts';
import * as payouts from '../../contract/payouts.ts';
import * as settlements from '../../contract/settlements.ts';
import { BUILT_IN_PROFILES } from '../../domain/bank-files/profiles/built-in.ts';
import { MOST_STATEMENT_BYTES } from '../../shared/statement-terms.ts';
import type { Access } from '../platform/caller.ts';
import type { Context } from '../platform/context.ts';
import { unpackGzip } from '../platform/http/gzip-bodies.ts';
import { mount } from '../platform/http/route.ts';
import {
  dismissMail,
  listUndeliveredMails,
  sendMailsAgain,
} from './notices/notifications/undelivered-mails.ts';
import { getAttention } from './notices/attention/get-attention.ts';
import {
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  updateNotificationSettings,
} from './notices/attention/notifications.ts';
import { approveBatch } from './batches/approve/approve-batch.ts';
import { exportAudit } from './audit/export-audit.ts';
import { listAudit } from './audit/list-audit.ts';
import { getAccountBalances } from './ledger/balances/get-account-balances.ts';
import { certifyBankConnection } from './bank-files/certify-bank-connection.ts';
import { closeBankReply } from './bank-files/close-bank-reply.ts';
import { createBankConnection } from './bank-files/create-bank-connection.ts';
import { downloadBankFile } from './bank-files/download-bank-file.ts';
import { getBankFilePlan } from './bank-files/get-bank-file-plan.ts';
import { getBankFileSummary } from './bank-files/get-bank-file-summary.ts';
import { listBankConnections } from './bank-files/list-bank-connections.ts';
import { listBankFilePayments } from './bank-files/list-bank-file-payments.ts';
import { getBankFile, listBankFiles } from './bank-files/list-bank-files.ts';
import { listBankReplyChanges } from './bank-files/list-bank-reply-changes.ts';
import { confirmBankReply } from './bank-files/confirm-bank-reply.ts';
import { confirmBankRecall } from './bank-files/confirm-bank-recall.ts';
import { getBankReply, listBankReplies } from './bank-files/list-bank-replies.ts';
import { recallBankFile } from './bank-files/recall-bank-file.ts';
import { withdrawBankRecall } from './bank-files/withdraw-bank-recall.ts';
import { rehearseBankConnection } from './bank-files/rehearse-bank-connection.ts';
import { visitBankNow } from './bank-visits/visit-bank-now.ts';
import { setBankTransport } from './bank-visits/set-bank-transport.ts';
import { switchBankConnection } from './bank-files/switch-bank-connection.ts';
import { updateBankConnection } from './bank-files/update-bank-connection.ts';
import { uploadBankReply } from './reconciling/reading/upload-bank-reply.ts';
import { writeBankTestFile } from './bank-files/write-bank-test-file.ts';
import { listBanks } from './entity/banks/list-banks.ts';
import { addBatchComment } from './batches/comments/add-batch-comment.ts';
import { listBatchComments } from './batches/comments/list-batch-comments.ts';
import { compareBatch } from './batches/checks/compare-batch.ts';
import { getBatchChecks } from './batches/checks/get-batch-checks.ts';
import { listBatchRows } from './batches/checks/list-batch-rows.ts';
import { listEarlierFailures } from './batches/review/list-earlier-failures.ts';
import { listRetryRows } from './batches/review/list-retry-rows.ts';
import { getBatch } from './batches/get-batch.ts';
import { getPendingTotal } from './batches/get-pending-total.ts';
import { listBatches } from './batches/list-batches.ts';
import { listBatchWithdrawals } from './batches/list-batch-withdrawals.ts';
import { updateBatchLabel } from './batches/update-batch-label.ts';
import { cancelBatch } from './batches/cancel/cancel-batch.ts';
import { changing } from './base/change.ts';
import { getEntityConfig } from './paying/get-entity-config.ts';
import { getPaymentConfig } from './entity/config/get-payment-config.ts';
import { cancelConfigChange } from './entity/config/cancel-config-change.ts';
import { confirmConfigChange } from './entity/config/confirm-config-change.ts';
import { previewApprovals } from './entity/config/preview-approvals.ts';
import { previewPaymentConfig } from './entity/config/preview-payment-config.ts';
import { updatePaymentConfig } from './entity/config/update-payment-config.ts';
import { getBankDays } from './batches/dates/get-bank-days.ts';
import { openBatchNotices } from './batches/events/batch-notices.ts';
import { streamBatchEvents } from './batches/events/stream-batch-events.ts';
import { exportBatches, exportRecipients, exportStatements } from './payouts/export/export-lists.ts';
import { exportPayouts } from './payouts/export/export-payouts.ts';
import { checkAgainstHistory } from './batches/create/check-against-history.ts';
import { mountCreateBatch } from './batches/create/create-batch-route.ts';
import { getFeeQuote } from './batches/fee-quote/get-fee-quote.ts';
import { announceFunding } from './reconciling/funding/announce-funding.ts';
import { cancelFundingRecord } from './reconciling/funding/cancel-funding-record.ts';
import { getFundingInstructions } from './reconciling/funding/get-funding-instructions.ts';
import { getFundingRecord } from './reconciling/funding/get-funding-record.ts';
import { listFundingRecords } from './reconciling/funding/list-funding-records.ts';
import { listFirstSteps } from './overview/list-first-steps.ts';
import { listPayoutDays } from './overview/list-payout-days.ts';
import { listWaitingBatches } from './overview/list-waiting-batches.ts';
import { getPayout } from './payouts/history/get-payout.ts';
import { getPayoutTotals } from './payouts/history/get-payout-totals.ts';
import { listPayoutHistory } from './payouts/history/list-payout-history.ts';
import { listPayouts } from './payouts/history/list-payouts.ts';
import { getBatchProof } from './payouts/proof/get-batch-proof.ts';
import { getPayoutProof } from './payouts/proof/get-payout-proof.ts';
import { rejectBatch } from './batches/reject/reject-batch.ts';
import { getRecipient } from './payouts/recipients/get-recipient.ts';
import { listRecipients } from './payouts/recipients/list-recipients.ts';
import { listColumnMappings } from './batches/column-mappings/list-column-mappings.ts';
import { saveColumnMapping } from './batches/column-mappings/save-column-mapping.ts';
import { listBalanceDays, listStatementAccounts } from './reconciling/reconciliation/balance-days.ts';
import { listEntryCandidates } from './reconciling/reconciliation/list-entry-candidates.ts';
import {
  listReconciliationEntries,
  readReconciliationEntry,
} from './reconciling/reconciliation/list-reconciliation-entries.ts';
import { postEntry } from './reconciling/reconciliation/post-entry.ts';
import { confirmStatement } from './reconciling/reconciliation/confirm-statement.ts';
import { listConfirmations } from './reconciling/reconciliation/list-confirmations.ts';
import { postProposal } from './reconciling/reconciliation/post-proposal.ts';
import { setEntryAside } from './reconciling/reconciliation/set-entry-aside.ts';
import { createSavedView } from './payouts/saved-views/create-saved-view.ts';
import { deleteSavedView } from './payouts/saved-views/delete-saved-view.ts';
import { listSavedViews } from './payouts/saved-views/list-saved-views.ts';
import { acknowledgeDifference } from './reconciling/settlements/acknowledge-difference.ts';
import { confirmAcknowledgement } from './reconciling/settlements/confirm-acknowledgement.ts';
import { withdrawAcknowledgement } from './reconciling/settlements/withdraw-acknowledgement.ts';
import { getSettlement } from './reconciling/settlements/get-settlement.ts';
import { exportSettlement } from './reconciling/settlements/export-settlement.ts';
import { listSettlementPayouts } from './reconciling/settlements/list-settlement-payouts.ts';
import { listSettlements } from './reconciling/settlements/list-settlements.ts';
import { listStatementEntries } from './reconciling/statements/list-statement-entries.ts';
import { closeStatementFinding } from './reconciling/statements/close-statement-finding.ts';
import { dismissRefusedStatement } from './reconciling/statements/dismiss-refused-statement.ts';
import { downloadRefusedStatement } from './reconciling/statements/download-refused-statement.ts';
import { listRefusedStatements } from './reconciling/statements/list-refused-statements.ts';
import { listStatementFindings } from './reconciling/statements/list-statement-findings.ts';
import { listStatements, readStatement } from './reconciling/statements/list-statements.ts';
import { previewStatementCsv } from './reconciling/reading/preview-statement-csv.ts';
import { confirmReplyWithoutStall, confirmWithoutStall } from './reconciling/reading/statement-threads.ts';
import { uploadStatement } from './reconciling/reading/upload-statement.ts';
import { updateSavedView } from './payouts/saved-views/update-saved-view.ts';
import { search } from './payouts/search/search.ts';

/** 10,000 rows of less than 300 bytes each. */
const HISTORY_CHECK_BYTES = 4 * 1024 * 1024;

/** A reply of 12 MiB in base64. */
const BANK_REPLY_BYTES = 17 * 1024 * 1024;

/** A file of MOST_STATEMENT_BYTES in base64. */
const STATEMENT_FILE_BYTES = Math.ceil((MOST_STATEMENT_BYTES * 4) / 3) + 64 * 1024;

/** Mounts the payments application: the payments interface under /v1, and the dashboard's own operations. */
export async function payments(app: FastifyInstance, context: Context, access: Access): Promise<void> {
  mountPayments(app, context, access, '/v1');
  await mountCreateBatch(app, context, access, '/v1');
  mountDashboard(app, context, access, '');
  mountBankFiles(app, context, access, '');
  mountStatements(app, context, access, '');
  mountReconciliation(app, context, access, '');
  await mountEvents(app, context, access, '');
}

function mountPayments(app: FastifyInstance, context: Context, access: Access, base: string): void {
  mount(app, access, base, paymentConfig.getPaymentConfig, getPaymentConfig(context));
  mount(
    app,
    access,
    base,
    paymentConfig.updatePaymentConfig,
    changing(context, paymentConfig.updatePaymentConfig, updatePaymentConfig),
  );
  const { confirmPaymentConfigChange: confirmChange, cancelPaymentConfigChange: cancelChange } =
    paymentConfig;
  mount(app, access, base, confirmChange, changing(context, confirmChange, confirmConfigChange));
  mount(app, access, base, cancelChange, changing(context, cancelChange, cancelConfigChange));
  mount(app, access, base, entityConfig.getEntityConfig, getEntityConfig(context));
  mount(app, access, base, balances.getAccountBalances, getAccountBalances(context));
  mount(app, access, base, payouts.listPayoutHistory, listPayoutHistory(context));
  mount(app, access, base, payouts.getPayout, getPayout(context));
  mount(app, access, base, banks.listBanks, listBanks(context));
  mount(app, access, base, disbursements.listBatches, listBatches(context));
  mount(app, access, base, disbursements.getBatch, getBatch(context));
  mount(app, access, base, disbursements.listBatchWithdrawals, listBatchWithdrawals(context));
  mount(app, access, base, disbursements.getFeeQuote, getFeeQuote(context));
  mount(
    app,
    access,
    base,
    disbursements.updateBatchLabel,
    changing(context, disbursements.updateBatchLabel, updateBatchLabel),
  );
  mount(
    app,
    access,
    base,
    disbursements.approveBatch,
    changing(context, disbursements.approveBatch, approveBatch),
  );
  mount(
    app,
    access,
    base,
    disbursements.cancelBatch,
    changing(context, disbursements.cancelBatch, cancelBatch),
  );
  mount(
    app,
    access,
    base,
    disbursements.rejectBatch,
    changing(context, disbursements.rejectBatch, rejectBatch),
  );
  mount(app, access, base, disbursements.getPendingTotal, getPendingTotal(context));
  mount(app, access, base, settlements.listSettlements, listSettlements(context));
  mount(app, access, base, settlements.getSettlement, getSettlement(context));
  mount(app, access, base, settlements.listSettlementPayouts, listSettlementPayouts(context));
  mount(app, access, base, settlements.exportSettlement, exportSettlement(context));
  const {
    acknowledgeDifference: accept,
    confirmAcknowledgement: confirm,
    withdrawAcknowledgement: withdraw,
  } = settlements;
  mount(app, access, base, accept, changing(context, accept, acknowledgeDifference));
  mount(app, access, base, confirm, changing(context, confirm, confirmAcknowledgement));
  mount(app, access, base, withdraw, changing(context, withdraw, withdrawAcknowledgement));
  const { announceFunding: announce, cancelFundingRecord: cancel } = fundingRecords;
  mount(app, access, base, fundingRecords.listFundingRecords, listFundingRecords(context));
  mount(app, access, base, fundingRecords.getFundingRecord, getFundingRecord(context));
  mount(app, access, base, fundingRecords.getFundingInstructions, getFundingInstructions(context));
  mount(app, access, base, announce, changing(context, announce, announceFunding));
  mount(app, access, base, cancel, changing(context, cancel, cancelFundingRecord));
}

function mountDashboard(app: FastifyInstance, context: Context, access: Access, base: string): void {
  mount(app, access, base, overview.listPayoutDays, listPayoutDays(context));
  mount(app, access, base, overview.listWaitingBatches, listWaitingBatches(context));
  mount(app, access, base, overview.listFirstSteps, listFirstSteps(context));
  mount(app, access, base, batchChecks.getBatchChecks, getBatchChecks(context));
  mount(app, access, base, batchChecks.listBatchRows, listBatchRows(context));
  mount(app, access, base, batchComparison.compareBatch, compareBatch(context));
  mount(app, access, base, batchComments.listBatchComments, listBatchComments(context));
  mount(
    app,
    access,
    base,
    batchComments.addBatchComment,
    changing(context, batchComments.addBatchComment, addBatchComment),
  );
  mount(app, access, base, batchReview.listRetryRows, listRetryRows(context));
  mount(app, access, base, batchReview.listEarlierFailures, listEarlierFailures(context));
  mount(app, access, base, batchReview.checkAgainstHistory, checkAgainstHistory(context), {
    bodyLimit: HISTORY_CHECK_BYTES,
    preParsing: unpackGzip,
  });
  mount(app, access, base, columnMappings.listColumnMappings, listColumnMappings(context));
  const { saveColumnMapping: remember } = columnMappings;
  mount(app, access, base, remember, changing(context, remember, saveColumnMapping));
  mount(app, access, base, recipients.listRecipients, listRecipients(context));
  mount(app, access, base, recipients.getRecipient, getRecipient(context));
  mount(app, access, base, notifications.getAttention, getAttention(context));
  const { sendMailsAgain: again, dismissMail: drop } = undeliveredMails;
  mount(app, access, base, undeliveredMails.listUndeliveredMails, listUndeliveredMails(context));
  mount(app, access, base, again, changing(context, again, sendMailsAgain));
  mount(app, access, base, drop, changing(context, drop, dismissMail));
  mount(app, access, base, notifications.listNotifications, listNotifications(context));
  mount(app, access, base, notifications.getNotificationSettings, getNotificationSettings(context));
  const { markNotificationsRead: mark, updateNotificationSettings: choose } = notifications;
  mount(app, access, base, mark, changing(context, mark, markNotificationsRead));
  mount(app, access, base, choose, changing(context, choose, updateNotificationSettings));
  mount(app, access, base, payoutPage.listPayouts, listPayouts(context));
  mount(app, access, base, payoutPage.getPayoutTotals, getPayoutTotals(context));
  mount(app, access, base, savedViews.listSavedViews, listSavedViews(context));
  const { createSavedView: create, updateSavedView: update, deleteSavedView: remove } = savedViews;
  mount(app, access, base, create, changing(context, create, createSavedView));
  mount(app, access, base, update, changing(context, update, updateSavedView));
  mount(app, access, base, remove, changing(context, remove, deleteSavedView));
  mount(app, access, base, searching.search, search(context));
  mount(app, access, base, payoutProof.getPayoutProof, getPayoutProof(context));
  mount(app, access, base, payoutProof.getBatchProof, getBatchProof(context));
  mount(app, access, base, payoutProof.exportPayouts, exportPayouts(context));
  mount(app, access, base, listExports.exportBatches, exportBatches(context));
  mount(app, access, base, listExports.exportRecipients, exportRecipients(context));
  mount(app, access, base, listExports.exportStatements, exportStatements(context));
  mount(app, access, base, bankDays.getBankDays, getBankDays(context));
  mount(app, access, base, approvalPreview.previewApprovals, previewApprovals(context));
  mount(app, access, base, configPreview.previewPaymentConfig, previewPaymentConfig(context));
  mount(app, access, base, audit.listAudit, listAudit(context));
  mount(app, access, base, audit.exportAudit, exportAudit(context));
}

function mountBankFiles(app: FastifyInstance, context: Context, access: Access, base: string): void {
  const { createBankConnection: create, updateBankConnection: update } = bankConnections;
  const { switchBankConnection: turn, certifyBankConnection: certify } = bankConnections;
  const { rehearseBankConnection: rehearse } = bankConnections;
  const { setBankTransport: carry, visitBankNow: visit } = bankConnections;
  const { recallBankFile: recall, confirmBankRecall: confirm, withdrawBankRecall: withdraw } = bankFiles;
  const { closeBankReply: close, confirmBankReply: accept } = bankReplies;
  mount(app, access, base, bankConnections.listBankConnections, listBankConnections(context));
  mount(app, access, base, create, changing(context, create, createBankConnection));
  mount(app, access, base, update, changing(context, update, updateBankConnection));
  mount(app, access, base, turn, changing(context, turn, switchBankConnection));
  mount(app, access, base, rehearse, changing(context, rehearse, rehearseBankConnection));
  mount(app, access, base, carry, changing(context, carry, setBankTransport));
  mount(app, access, base, visit, changing(context, visit, visitBankNow));
  mount(app, access, base, certify, changing(context, certify, certifyBankConnection));
  mount(app, access, base, listBankFileProfiles, async () => [...BUILT_IN_PROFILES]);
  mount(app, access, base, bankConnections.writeBankTestFile, writeBankTestFile(context));
  mount(app, access, base, bankFiles.getBankFilePlan, getBankFilePlan(context));
  mount(app, access, base, bankFiles.listBankFiles, listBankFiles(context));
  mount(app, access, base, bankFiles.getBankFile, getBankFile(context));
  mount(app, access, base, bankFiles.listBankFilePayments, listBankFilePayments(context));
  mount(app, access, base, bankFiles.downloadBankFile, downloadBankFile(context));
  mount(app, access, base, bankFiles.getBankFileSummary, getBankFileSummary(context));
  mount(app, access, base, recall, changing(context, recall, recallBankFile));
  mount(app, access, base, confirm, changing(context, confirm, confirmBankRecall));
  mount(app, access, base, withdraw, changing(context, withdraw, withdrawBankRecall));
  mount(app, access, base, bankReplies.uploadBankReply, uploadBankReply(context), {
    bodyLimit: BANK_REPLY_BYTES,
  });
  mount(app, access, base, bankReplies.listBankReplies, listBankReplies(context));
  mount(app, access, base, bankReplies.getBankReply, getBankReply(context));
  mount(app, access, base, close, changing(context, close, closeBankReply));
  mount(app, access, base, bankReplies.listBankReplyChanges, listBankReplyChanges(context));
  mount(
    app,
    access,
    base,
    accept,
    changing(context, accept, confirmBankReply, confirmReplyWithoutStall(context)),
  );
}

function mountStatements(app: FastifyInstance, context: Context, access: Access, base: string): void {
  mount(app, access, base, statements.uploadStatement, uploadStatement(context), {
    bodyLimit: STATEMENT_FILE_BYTES,
  });
  mount(app, access, base, statementCsv.previewStatementCsv, previewStatementCsv(context), {
    bodyLimit: STATEMENT_FILE_BYTES,
  });
  mount(app, access, base, statements.listStatements, listStatements(context));
  mount(app, access, base, statements.getStatement, readStatement(context));
  mount(app, access, base, statements.listStatementEntries, listStatementEntries(context));
  const { closeStatementFinding: close } = statementFindings;
  mount(app, access, base, statementFindings.listStatementFindings, listStatementFindings(context));
  mount(app, access, base, close, changing(context, close, closeStatementFinding));
  const { downloadRefusedStatement: download, dismissRefusedStatement: dismiss } = refusedStatements;
  mount(app, access, base, refusedStatements.listRefusedStatements, listRefusedStatements(context));
  mount(app, access, base, download, downloadRefusedStatement(context));
  mount(app, access, base, dismiss, changing(context, dismiss, dismissRefusedStatement));
}

function mountReconciliation(app: FastifyInstance, context: Context, access: Access, base: string): void {
  const { postProposal: accept, postEntry: choose, setEntryAside: aside } = reconciliation;
  const { listStatementConfirmations: waiting, confirmStatement: confirm } = statementConfirmations;
  mount(app, access, base, reconciliation.listReconciliationEntries, listReconciliationEntries(context));
  mount(app, access, base, reconciliation.getReconciliationEntry, readReconciliationEntry(context));
  mount(app, access, base, reconciliation.listEntryCandidates, listEntryCandidates(context));
  mount(app, access, base, accept, changing(context, accept, postProposal));
  mount(app, access, base, choose, changing(context, choose, postEntry));
  mount(app, access, base, aside, changing(context, aside, setEntryAside));
  mount(app, access, base, waiting, listConfirmations(context));
  mount(
    app,
    access,
    base,
    confirm,
    changing(context, confirm, confirmStatement, confirmWithoutStall(context)),
  );
  mount(app, access, base, balanceDays.listStatementAccounts, listStatementAccounts(context));
  mount(app, access, base, balanceDays.listBalanceDays, listBalanceDays(context));
}

/** Mounts the event streams. They end when the server stops, before it waits for its connections to close. */
async function mountEvents(
  app: FastifyInstance,
  context: Context,
  access: Access,
  base: string,
): Promise<void> {
  const whileServing: Context = { ...context, onClose: (stop) => app.addHook('preClose', stop) };
  const notices = await openBatchNotices(context);
  whileServing.onClose(() => notices.close());
  mount(app, access, base, batchReview.streamBatchEvents, streamBatchEvents(whileServing, access, notices));
}
