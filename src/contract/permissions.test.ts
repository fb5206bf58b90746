import { expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '../shared/permissions.ts';
import { DASHBOARD_OPERATIONS, PAYMENTS_OPERATIONS } from './operations.ts';
import type { Operation } from './operation.ts';
import { TRADING_OPERATIONS } from './trading/document.ts';

const OPERATIONS: readonly Operation[] = [
  ...PAYMENTS_OPERATIONS,
  ...DASHBOARD_OPERATIONS,
  ...TRADING_OPERATIONS,
];

/** The operations behind each permission. The exchange key is entered by a command on the server. */
const BEHIND: Record<Exclude<Permission, 'enterExchangeKey'>, string[]> = {
  prepareBatch: [
    'createBatch',
    'refundReceipt',
    'updateBatchLabel',
    'listRetryRows',
    'checkAgainstHistory',
    'listColumnMappings',
    'saveColumnMapping',
    'previewScheduledWithdrawal',
    'createScheduledWithdrawal',
    'replaceScheduledWithdrawal',
    'changeScheduledWithdrawalRun',
  ],
  approveBatch: ['approveBatch', 'approveScheduledWithdrawal', 'createDelegation', 'startApproval'],
  rejectBatch: ['rejectBatch', 'rejectScheduledWithdrawal'],
  commentOnBatch: ['addBatchComment'],
  cancelBatch: [
    'cancelBatch',
    'pauseScheduledWithdrawal',
    'resumeScheduledWithdrawal',
    'cancelScheduledWithdrawal',
    'skipScheduledWithdrawalRun',
  ],
  proposePayees: [
    'proposePayees',
    'proposePayeeChange',
    'withdrawPayeeChange',
    'withdrawPayeeProposal',
    'verifyPayee',
  ],
  confirmPayees: [
    'confirmPayeeChange',
    'confirmPayeeProposal',
    'rejectPayeeChange',
    'rejectPayeeProposal',
    'removePayee',
  ],
  changePaymentConfig: [
    'updatePaymentConfig',
    'confirmPaymentConfigChange',
    'previewPaymentConfig',
    'previewSigningPolicy',
  ],
  cancelPaymentConfigChange: ['cancelPaymentConfigChange'],
  endDelegation: ['endDelegation'],
  manageBankConnections: [
    'createBankConnection',
    'updateBankConnection',
    'rehearseBankConnection',
    'setBankTransport',
    'certifyBankConnection',
    'writeBankTestFile',
  ],
  switchBankConnection: ['switchBankConnection'],
  visitBank: ['visitBankNow'],
  handleBankFiles: [
    'downloadBankFile',
    'getBankFileSummary',
    'uploadBankReply',
    'closeBankReply',
    'confirmBankReply',
  ],
  recallBankFile: ['recallBankFile', 'confirmBankRecall', 'withdrawBankRecall'],
  uploadStatements: [
    'uploadStatement',
    'takeBackStatement',
    'previewStatementCsv',
    'downloadRefusedStatement',
  ],
  announceFunding: ['announceFunding', 'cancelFundingRecord'],
  requestPayments: [
    'createPaymentRequest',
    'createPaymentRequests',
    'updatePaymentRequest',
    'cancelPaymentRequest',
    'renewPayLink',
    'switchOffPayLink',
    'mailPayer',
    'getRequestMailing',
    'remindPayer',
    'askToPay',
    'cancelRequestToPay',
    'createPayer',
    'updatePayer',
  ],
  writeOffRequests: ['writeOffPaymentRequest', 'confirmWriteOff', 'withdrawWriteOff'],
  allocateReceipts: ['allocateReceipt', 'deallocateReceipt'],
  sweepCollection: ['sweepCollection'],
  reconcileEntries: [
    'listEntryCandidates',
    'getEntryRequests',
    'postProposal',
    'postEntry',
    'setEntryAside',
    'confirmStatement',
    'undoPosting',
    'suggestEntryRule',
    'dismissRuleSuggestion',
    'proposeEntryRule',
    'confirmEntryRule',
    'endEntryRule',
    'proposeOpeningBalance',
    'confirmOpeningBalance',
    'withdrawOpeningBalance',
    'closeMonth',
    'confirmMonthClose',
    'withdrawMonthClose',
    'reopenMonth',
    'confirmMonthReopen',
    'closeStatementFinding',
    'acknowledgeDifference',
    'confirmAcknowledgement',
    'withdrawAcknowledgement',
    'dismissRefusedStatement',
  ],
  manageTokens: ['listProgramTokens', 'createProgramToken', 'confirmProgramToken', 'revokeProgramToken'],
  manageWebhooks: [
    'listWebhooks',
    'createWebhook',
    'getWebhook',
    'updateWebhook',
    'rotateWebhookSecret',
    'switchOffWebhook',
    'switchOnWebhook',
    'removeWebhook',
    'testWebhook',
    'replayWebhook',
    'listWebhookDeliveries',
    'getWebhookDelivery',
    'sendWebhookDeliveryAgain',
  ],
  managePeople: [
    'listControlChanges',
    'askForControlChange',
    'confirmControlChange',
    'rejectControlChange',
    'withdrawControlChange',
    'listBeforeFirstPayout',
    'getAccess',
    'getPersonAccess',
    'disableUser',
    'signOutUser',
    'switchPayoutsOff',
    'requireSecondAdmin',
    'makeInvitationLink',
    'revokeInvitation',
    'reviewAccess',
    'exportAccessReview',
  ],
  resetPasskeys: ['listPasskeyResets', 'resetPasskeys'],
  readAuditLog: ['listAudit', 'exportAudit'],
  manageMails: ['listUndeliveredMails', 'sendMailsAgain', 'dismissMail'],
  trade: ['placeLimitOrder', 'cancelOrder', 'createSubaccount'],
};

it('gives every permission to the roles that its operations accept', () => {
  for (const [permission, operationIds] of Object.entries(BEHIND))
    for (const operationId of operationIds)
      expect(OPERATIONS.find((op) => op.operationId === operationId)!.roles, operationId).toEqual(
        PERMISSIONS[permission as Permission],
      );
});

it('has a permission for every operation that needs a certain role', () => {
  const restricted = OPERATIONS.filter(({ roles }) => typeof roles !== 'string').map((op) => op.operationId);
  expect(restricted.toSorted()).toEqual(Object.values(BEHIND).flat().toSorted());
});
