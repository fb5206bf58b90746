import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { z } from 'zod';
import { invariant } from '../shared/errors.ts';
import { EVENT_RESOURCES, eventTypesOf, type EventResource, type EventType } from '../shared/event-terms.ts';
import * as balances from './balances.ts';
import * as banks from './banks.ts';
import * as access from './dashboard/access.ts';
import * as controlChanges from './dashboard/control-changes.ts';
import * as payees from './dashboard/payees.ts';
import * as delegations from './dashboard/delegations.ts';
import * as signingPolicy from './dashboard/signing-policy.ts';
import * as profile from './dashboard/profile.ts';
import * as approvalPreview from './dashboard/approval-preview.ts';
import * as configPreview from './dashboard/config-preview.ts';
import * as audit from './dashboard/audit.ts';
import * as balanceDays from './dashboard/balance-days.ts';
import * as bankConnections from './dashboard/bank-connections.ts';
import { listBankFilePayments } from './dashboard/bank-file-payments.ts';
import { getBankFilePlan } from './dashboard/bank-file-plan.ts';
import * as bankFiles from './dashboard/bank-files.ts';
import * as bankRecalls from './dashboard/bank-recalls.ts';
import * as bankReplies from './dashboard/bank-replies.ts';
import * as reconciliationExports from './dashboard/reconciliation-exports.ts';
import * as reconciliationEntries from './dashboard/reconciliation-entries.ts';
import * as reconciliationPostings from './dashboard/reconciliation-postings.ts';
import * as statementConfirmations from './dashboard/statement-confirmations.ts';
import * as undeliveredMails from './dashboard/undelivered-mails.ts';
import * as refusedStatements from './dashboard/refused-statements.ts';
import * as statementFindings from './dashboard/statement-findings.ts';
import { previewStatementCsv } from './dashboard/statement-csv.ts';
import * as statements from './dashboard/statements.ts';
import * as bankDays from './dashboard/bank-days.ts';
import { listBankFileProfiles } from './dashboard/bank-file-profiles.ts';
import * as batchChecks from './dashboard/batch-checks.ts';
import * as batchComments from './dashboard/batch-comments.ts';
import * as batchComparison from './dashboard/batch-comparison.ts';
import * as batchReview from './dashboard/batch-review.ts';
import * as monthEnds from './dashboard/month-ends.ts';
import * as openingBalances from './dashboard/opening-balances.ts';
import * as entryRules from './dashboard/entry-rules.ts';
import * as overview from './dashboard/overview.ts';
import { getPaymentCalendar } from './dashboard/payment-calendar.ts';
import * as payoutProof from './dashboard/payout-proof.ts';
import * as dashboardPayouts from './dashboard/payouts.ts';
import * as notifications from './dashboard/notifications.ts';
import * as listExports from './dashboard/list-exports.ts';
import * as passkeyApprovals from './dashboard/passkey-approvals.ts';
import * as passkeys from './dashboard/passkeys.ts';
import * as programTokens from './dashboard/program-tokens.ts';
import * as recipients from './dashboard/recipients.ts';
import * as columnMappings from './dashboard/column-mappings.ts';
import * as savedViews from './dashboard/saved-views.ts';
import * as search from './dashboard/search.ts';
import * as session from './dashboard/session.ts';
import * as trading from './dashboard/trading.ts';
import * as webhooks from './dashboard/webhooks.ts';
import { getMovableCollections, sweepCollection } from './collection-sweeps.ts';
import * as disbursements from './disbursements.ts';
import * as entityConfig from './entity-config.ts';
import { getFundingPosition } from './dashboard/funding-position.ts';
import { eventSchemaOf, listEvents, WebhookHeaders } from './events.ts';
import * as fundingRecords from './funding-records.ts';
import { errorTable } from './errors.ts';
import { withFieldExamples } from './examples/field-examples.ts';
import { EVENT_EXAMPLES } from './examples/events.ts';
import { DASHBOARD_EXAMPLES } from './examples/dashboard.ts';
import { PAYMENTS_EXAMPLES } from './examples/payments.ts';
import { problemExample } from './examples/problems.ts';
import type { OperationExamples } from './examples/story.ts';
import { DASHBOARD_GUIDE, PAYMENTS_GUIDE } from './guides.ts';
import type { Operation, RefusalStatus } from './operation.ts';
import * as paymentConfig from './payment-config.ts';
import * as payouts from './payouts.ts';
import { ProblemDetails } from './problem.ts';
import * as collections from './collections.ts';
import * as payLinks from './pay-links.ts';
import * as reminders from './reminders.ts';
import * as requestsToPay from './requests-to-pay.ts';
import * as receipts from './receipts.ts';
import { getEntryRequests } from './dashboard/entry-requests.ts';
import * as schedules from './scheduled-withdrawals.ts';
import * as settlements from './settlements.ts';

/**
 * The 16 operations of the payments interface document, in its order, and those that Outlay adds:
 * `rejectBatch`, the two that decide about a looser payment config, and the operations of four areas that the
 * document names without operations: settlements, funding records, scheduled withdrawals and collections; and
 * the events of all of them.
 */
export const PAYMENTS_OPERATIONS: readonly Operation[] = [
  paymentConfig.getPaymentConfig,
  paymentConfig.updatePaymentConfig,
  paymentConfig.confirmPaymentConfigChange,
  paymentConfig.cancelPaymentConfigChange,
  entityConfig.getEntityConfig,
  balances.getAccountBalances,
  payouts.listPayoutHistory,
  payouts.getPayout,
  banks.listBanks,
  disbursements.listBatches,
  disbursements.createBatch,
  disbursements.getBatch,
  disbursements.listBatchWithdrawals,
  disbursements.getFeeQuote,
  disbursements.updateBatchLabel,
  disbursements.approveBatch,
  disbursements.cancelBatch,
  disbursements.rejectBatch,
  disbursements.getPendingTotal,
  settlements.listSettlements,
  settlements.getSettlement,
  settlements.listSettlementPayouts,
  settlements.exportSettlement,
  settlements.acknowledgeDifference,
  settlements.confirmAcknowledgement,
  settlements.withdrawAcknowledgement,
  fundingRecords.listFundingRecords,
  fundingRecords.getFundingRecord,
  fundingRecords.getFundingInstructions,
  fundingRecords.announceFunding,
  fundingRecords.cancelFundingRecord,
  schedules.listScheduledWithdrawals,
  schedules.exportScheduledWithdrawals,
  schedules.previewScheduledWithdrawal,
  schedules.createScheduledWithdrawal,
  schedules.getScheduledWithdrawal,
  schedules.replaceScheduledWithdrawal,
  schedules.listScheduledWithdrawalVersions,
  schedules.listScheduledWithdrawalRuns,
  schedules.exportScheduledWithdrawalRuns,
  schedules.approveScheduledWithdrawal,
  schedules.rejectScheduledWithdrawal,
  schedules.pauseScheduledWithdrawal,
  schedules.resumeScheduledWithdrawal,
  schedules.cancelScheduledWithdrawal,
  schedules.getScheduledWithdrawalRun,
  schedules.skipScheduledWithdrawalRun,
  schedules.changeScheduledWithdrawalRun,
  collections.listPaymentRequests,
  collections.createPaymentRequest,
  collections.getPaymentRequestTotals,
  collections.exportPaymentRequests,
  collections.createPaymentRequests,
  collections.listPayers,
  collections.createPayer,
  collections.getPayer,
  collections.updatePayer,
  collections.getPayerStatement,
  receipts.listReceipts,
  receipts.exportReceipts,
  receipts.getReceipt,
  receipts.allocateReceipt,
  receipts.deallocateReceipt,
  receipts.refundReceipt,
  collections.getPaymentRequest,
  collections.updatePaymentRequest,
  collections.cancelPaymentRequest,
  collections.writeOffPaymentRequest,
  collections.confirmWriteOff,
  collections.withdrawWriteOff,
  payLinks.getPaymentRequestPdf,
  payLinks.getPayerStatementPdf,
  payLinks.renewPayLink,
  payLinks.switchOffPayLink,
  reminders.mailPayer,
  reminders.remindPayer,
  sweepCollection,
  requestsToPay.askToPay,
  requestsToPay.cancelRequestToPay,
  listEvents,
];

/** The operations that the pages need in addition. */
export const DASHBOARD_OPERATIONS: readonly Operation[] = [
  session.getSession,
  session.listPeople,
  session.listUsers,
  passkeys.listPasskeys,
  passkeys.startPasskey,
  passkeys.createPasskey,
  passkeys.renamePasskey,
  passkeys.provePasskey,
  passkeys.removePasskey,
  passkeys.listPasskeyResets,
  passkeys.resetPasskeys,
  passkeys.stopPasskeyReset,
  passkeyApprovals.startApproval,
  passkeyApprovals.exportApprovals,
  programTokens.listProgramTokens,
  programTokens.createProgramToken,
  programTokens.confirmProgramToken,
  programTokens.revokeProgramToken,
  webhooks.listWebhooks,
  webhooks.createWebhook,
  webhooks.getWebhook,
  webhooks.updateWebhook,
  webhooks.rotateWebhookSecret,
  webhooks.switchOffWebhook,
  webhooks.switchOnWebhook,
  webhooks.removeWebhook,
  webhooks.testWebhook,
  webhooks.replayWebhook,
  webhooks.listWebhookDeliveries,
  webhooks.getWebhookDelivery,
  webhooks.sendWebhookDeliveryAgain,
  session.updatePreferences,
  controlChanges.listControlChanges,
  controlChanges.askForControlChange,
  controlChanges.confirmControlChange,
  controlChanges.rejectControlChange,
  controlChanges.withdrawControlChange,
  payees.listPayees,
  payees.listPublicPayees,
  payees.getPayee,
  payees.proposePayees,
  payees.proposePayeeChange,
  payees.removePayee,
  payees.confirmPayeeChange,
  payees.rejectPayeeChange,
  payees.withdrawPayeeChange,
  payees.confirmPayeeProposal,
  payees.rejectPayeeProposal,
  payees.withdrawPayeeProposal,
  payees.verifyPayee,
  payees.getBatchRegister,
  signingPolicy.getSigningPolicy,
  signingPolicy.previewSigningPolicy,
  signingPolicy.getBatchSigners,
  delegations.listDelegations,
  delegations.createDelegation,
  delegations.endDelegation,
  access.getAccess,
  access.getPersonAccess,
  access.disableUser,
  access.signOutUser,
  access.switchPayoutsOff,
  access.requireSecondAdmin,
  access.makeInvitationLink,
  access.revokeInvitation,
  access.reviewAccess,
  access.exportAccessReview,
  profile.getProfile,
  profile.updateProfile,
  profile.changePassword,
  profile.endOwnSession,
  session.switchUser,
  session.signOut,
  overview.listPayoutDays,
  overview.listWaitingBatches,
  overview.listFirstSteps,
  overview.listBeforeFirstPayout,
  batchChecks.getBatchChecks,
  batchChecks.listBatchRows,
  batchComparison.compareBatch,
  batchComments.listBatchComments,
  batchComments.addBatchComment,
  notifications.getAttention,
  undeliveredMails.listUndeliveredMails,
  undeliveredMails.sendMailsAgain,
  undeliveredMails.dismissMail,
  notifications.listNotifications,
  notifications.markNotificationsRead,
  notifications.getNotificationSettings,
  notifications.updateNotificationSettings,
  batchReview.listRetryRows,
  batchReview.listEarlierFailures,
  batchReview.checkAgainstHistory,
  columnMappings.listColumnMappings,
  columnMappings.saveColumnMapping,
  batchReview.streamBatchEvents,
  recipients.listRecipients,
  recipients.getRecipient,
  search.search,
  dashboardPayouts.listPayouts,
  dashboardPayouts.getPayoutTotals,
  savedViews.listSavedViews,
  savedViews.createSavedView,
  savedViews.updateSavedView,
  savedViews.deleteSavedView,
  bankConnections.listBankConnections,
  bankConnections.createBankConnection,
  bankConnections.updateBankConnection,
  bankConnections.switchBankConnection,
  bankConnections.rehearseBankConnection,
  bankConnections.setBankTransport,
  bankConnections.visitBankNow,
  bankConnections.certifyBankConnection,
  listBankFileProfiles,
  bankConnections.writeBankTestFile,
  getBankFilePlan,
  bankFiles.listBankFiles,
  bankFiles.getBankFile,
  listBankFilePayments,
  bankFiles.downloadBankFile,
  bankFiles.getBankFileSummary,
  bankRecalls.recallBankFile,
  bankRecalls.confirmBankRecall,
  bankRecalls.withdrawBankRecall,
  bankReplies.uploadBankReply,
  bankReplies.listBankReplies,
  bankReplies.getBankReply,
  bankReplies.closeBankReply,
  bankReplies.listBankReplyChanges,
  bankReplies.confirmBankReply,
  statements.uploadStatement,
  previewStatementCsv,
  statements.listStatements,
  statements.getStatement,
  statements.takeBackStatement,
  statements.listStatementEntries,
  statementFindings.listStatementFindings,
  statementFindings.closeStatementFinding,
  refusedStatements.listRefusedStatements,
  refusedStatements.downloadRefusedStatement,
  refusedStatements.dismissRefusedStatement,
  reconciliationEntries.listReconciliationEntries,
  reconciliationEntries.getReconciliationEntry,
  reconciliationEntries.listEntryCandidates,
  getEntryRequests,
  reminders.getRequestMailing,
  getMovableCollections,
  reconciliationPostings.postProposal,
  reconciliationPostings.postEntry,
  reconciliationPostings.setEntryAside,
  reconciliationPostings.undoPosting,
  statementConfirmations.listStatementConfirmations,
  statementConfirmations.confirmStatement,
  balanceDays.listStatementAccounts,
  balanceDays.listBalanceDays,
  getFundingPosition,
  openingBalances.listOpeningBalances,
  openingBalances.proposeOpeningBalance,
  openingBalances.confirmOpeningBalance,
  openingBalances.withdrawOpeningBalance,
  monthEnds.listMonthEnds,
  monthEnds.closeMonth,
  monthEnds.confirmMonthClose,
  monthEnds.withdrawMonthClose,
  monthEnds.reopenMonth,
  monthEnds.confirmMonthReopen,
  monthEnds.exportMonthEnd,
  entryRules.listEntryRules,
  entryRules.suggestEntryRule,
  entryRules.dismissRuleSuggestion,
  entryRules.proposeEntryRule,
  entryRules.confirmEntryRule,
  entryRules.endEntryRule,
  payoutProof.getPayoutProof,
  payoutProof.getBatchProof,
  payoutProof.exportPayouts,
  listExports.exportBatches,
  listExports.exportRecipients,
  listExports.exportPayees,
  listExports.exportStatements,
  reconciliationExports.exportBalanceDays,
  reconciliationExports.exportReconciliationEntries,
  reconciliationExports.exportSettlements,
  reconciliationExports.exportFundingRecords,
  approvalPreview.previewApprovals,
  configPreview.previewPaymentConfig,
  bankDays.getBankDays,
  getPaymentCalendar,
  audit.listAudit,
  audit.exportAudit,
  trading.getTradingStatus,
  trading.streamAccountEvents,
  trading.streamMarketEvents,
];

const REFUSALS: Record<RefusalStatus, { name: string; description: string }> = {
  400: {
    name: 'ValidationError',
    description: 'The input is not valid, or the state of the resource does not allow the operation.',
  },
  401: { name: 'Unauthorized', description: 'The credential is missing or not valid.' },
  403: { name: 'Forbidden', description: 'The caller lacks the role that the operation needs.' },
  404: { name: 'NotFound', description: 'The resource does not exist, or it belongs to another entity.' },
  409: {
    name: 'Conflict',
    description: 'A request with the same idempotency key is still being processed.',
  },
  413: { name: 'TooLarge', description: 'The body is larger than the operation accepts.' },
  415: { name: 'UnsupportedMediaType', description: 'The body is not JSON.' },
  422: { name: 'KeyReused', description: 'The idempotency key was used before, with a different body.' },
  429: {
    name: 'TooManyRequests',
    description: 'Too many requests. `Retry-After` gives the seconds to wait.',
  },
};

const RESPONSE_HEADERS: Partial<Record<RefusalStatus, object>> = {
  401: {
    'WWW-Authenticate': {
      description: 'The `Bearer` challenge: an RFC 6750 error, or an RFC 9470 request for a fresh sign-in.',
      schema: { type: 'string' },
      example: 'Bearer error="insufficient_user_authentication", max_age="300"',
    },
  },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 30 } },
};

/**
 * Operations with one tag are one section of the reference. The tags of the trading document are in
 * trading/document.ts.
 */
const TAGS: Readonly<Record<string, string>> = {
  'Account Balances': 'Available and reserved money, by access type and currency.',
  Audit: 'Every change, recorded in a log whose entries are chained by hash.',
  'Bank Connections': 'Banks that take payments as files, with the profile and the account of each.',
  'Bank Files': 'The files that were written for banks, and the replies of the banks.',
  'Batch Review': 'Checks before a batch is sent, and the differences that an approver reads.',
  Disbursements: 'Batches of withdrawals: create, quote, approve, cancel and follow them.',
  'Entity Config': 'Limits, rails and fees that the operator has set for the entity.',
  Events: 'Every change of state, for programs that ask for it. Webhooks deliver the same events.',
  'Getting Paid': 'Payers, the payment requests that ask them for money, and what is open.',
  'Funding Records': 'Money that comes into FUNDING, how to pay it in, and what is expected.',
  Notifications: 'What needs attention and what concerns the caller, here and by mail.',
  Overview: 'Figures for the overview page.',
  Passkeys: 'Passkeys of users, resets of lost ones, and approvals that are signed with them.',
  'Payment Config': 'How the entity pays: approval rules, delays and defaults.',
  'Payout History': 'Every movement of money on the payout account, its proof and its export.',
  Access: 'Who may do what: users, invitations, and the access on a day.',
  'Control Changes': 'Changes of users, limits and fees, which two admins make together.',
  Payees: 'The register of accounts that may be paid: changes, their evidence, and verifications.',
  Profile: 'The own name, password and sessions.',
  'Program Tokens': 'How programs sign in: tokens that read, or also create batches.',
  Recipients: 'The beneficiaries that batches have named, with the totals of their payments.',
  Reconciliation: 'What the entries of statements are, and the ledger beside the bank.',
  'Scheduled Withdrawals': 'Payments that repeat: schedules, their versions and approvals, and their runs.',
  Settlements: 'What the bank settled of each bank file, by its own statements.',
  Statements: 'The statements of the bank, their entries, and what is wrong with them.',
  'Column Mappings': 'The columns of files that preparers have confirmed, by the header of the file.',
  'Saved Views': 'Filters of the Payouts page under a name.',
  Search: 'One search over batches, payments and recipients.',
  Session: 'The signed-in user.',
  Signing: 'Who signs batches: the policy with its groups, delegations, and who must still sign.',
  Webhooks: 'Where events are delivered to, and what became of each delivery.',
  Trading: 'The state and the events of the exchange.',
};

const IDENTITY = {
  UserUniqueId: z.object({
    'X-User-Unique-Id': z
      .uuid()
      .optional()
      .meta({
        description:
          "The caller's user id. The gateway sets it. On direct access the client must send it, and it " +
          'must match the token.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c12',
      }),
  }),
  EntityId: z.object({
    'X-Entity-Id': z
      .uuid()
      .optional()
      .meta({
        description:
          "The caller's entity id. The gateway sets it. On direct access the client must send it, and it " +
          'must match the token.',
        example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c13',
      }),
  }),
};

function headersOf(op: Operation): z.ZodObject | undefined {
  let headers = op.headers;
  for (const name of op.identity ?? [])
    headers = headers ? IDENTITY[name].extend(headers.shape) : IDENTITY[name];
  return headers;
}

/** The description of an operation, with the role that it needs and its specific errors. */
export function describeOperation({ description, roles, errors }: Operation): string {
  const role = typeof roles === 'string' ? [] : [`Needs the role ${roles.join(' or ')}.`];
  const own = errors ? [`**Errors**\n\n${errorTable(errors)}`] : [];
  return [description, ...role, ...own].join('\n\n');
}

function describe(op: Operation, examples: OperationExamples): ZodOpenApiOperationObject {
  const responses: Record<string, object> = {};
  for (const [status, { description, schema, mediaType = 'application/json' }] of Object.entries(
    op.answers,
  )) {
    const example = examples.answers[Number(status)];
    responses[status] = { description, ...(schema ? { content: { [mediaType]: { schema, example } } } : {}) };
  }
  for (const status of op.refusals)
    responses[status] = { $ref: `#/components/responses/${REFUSALS[status].name}` };
  responses['default'] = { $ref: '#/components/responses/ServerFault' };
  const header = headersOf(op);
  return {
    operationId: op.operationId,
    tags: [op.tag],
    summary: op.summary,
    description: describeOperation(op),
    security: op.roles === 'public' ? [] : [{ bearerAuth: [] }],
    ...(op.params || op.query || header
      ? {
          requestParams: {
            ...(op.params ? { path: op.params } : {}),
            ...(op.query ? { query: op.query } : {}),
            ...(header ? { header } : {}),
          },
        }
      : {}),
    ...(op.body
      ? {
          requestBody: {
            required: !op.bodyOptional,
            content: { 'application/json': { schema: op.body, example: examples.request } },
          },
        }
      : {}),
    responses: responses as ZodOpenApiOperationObject['responses'],
  };
}

function refusalResponses(operations: readonly Operation[]): Record<string, object> {
  const responses: Record<string, object> = {};
  const content = (status: number) => ({
    'application/problem+json': { schema: ProblemDetails, example: problemExample(status) },
  });
  for (const status of [...new Set(operations.flatMap((op) => op.refusals))].sort((a, b) => a - b)) {
    const { name, description } = REFUSALS[status];
    const headers = RESPONSE_HEADERS[status];
    responses[name] = { description, ...(headers ? { headers } : {}), content: content(status) };
  }
  responses['ServerFault'] = {
    description:
      '500 `internal_error`: the server failed. 503 `overloaded`, `database_unavailable`, `storage_full` ' +
      'or `identity_provider_unreachable`: the server is temporarily unable to process requests.',
    headers: {
      'Retry-After': { description: 'Seconds to wait, with 503.', schema: { type: 'integer' }, example: 5 },
    },
    content: content(500),
  };
  return responses;
}

interface DocumentParts {
  title: string;
  description: string;
  servers: { url: string; description: string }[];
  operations: readonly Operation[];
  examples: Readonly<Record<string, OperationExamples>>;
  webhooks?: ZodOpenApiPathsObject;
}

function document({ title, description, servers, operations, examples, webhooks }: DocumentParts): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const op of operations) {
    const own = examples[op.operationId];
    invariant(own, `${op.operationId} has no example: add one to a file of src/contract/examples`);
    (paths[op.path] ??= {})[op.method.toLowerCase()] = describe(op, own);
  }
  const tags = [...new Set(operations.map((op) => op.tag))]
    .sort()
    .map((name) => ({ name, description: TAGS[name]! }));
  const object: ZodOpenApiObject = {
    openapi: '3.1.1',
    info: {
      title,
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'The operator of this installation' },
    },
    servers,
    tags,
    paths: paths as ZodOpenApiPathsObject,
    ...(webhooks ? { webhooks } : {}),
    components: {
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An RFC 9068 access token of the identity provider.',
        },
      },
      responses: refusalResponses(operations) as NonNullable<ZodOpenApiObject['components']>['responses'],
    },
  };
  return withFieldExamples(createDocument(object));
}

/** What an endpoint receives, by the name of each type of event. */
function eventWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    EVENT_RESOURCES.flatMap((resource) => {
      const schema = eventSchemaOf(resource);
      return eventTypesOf(resource).map((type) => [type, { post: describeWebhook(type, resource, schema) }]);
    }),
  );
}

function describeWebhook(type: EventType, resource: EventResource, schema: z.ZodType) {
  const name = resource.replaceAll('_', ' ');
  const state = type.slice(resource.length + 1).toUpperCase();
  return {
    operationId: type,
    tags: ['Events'],
    summary: `A ${name} became ${state}`,
    description:
      'Sent to the endpoints that an admin has made for this type, signed by Standard Webhooks. Answer ' +
      'with 2xx within ten seconds. 410 switches the endpoint off; after any other answer it is sent again.',
    security: [],
    requestParams: { header: WebhookHeaders },
    requestBody: {
      required: true,
      content: { 'application/json': { schema, example: EVENT_EXAMPLES[resource](type) } },
    },
    responses: { '2XX': { description: 'The event was received.' } },
  };
}

/** The OpenAPI 3.1 document of the payments interface: the operations of its interface document, and ours. */
export function paymentsDocument(): object {
  return document({
    title: 'Outlay Payments',
    description: PAYMENTS_GUIDE,
    servers: [
      { url: '/institution', description: 'Through the gateway, which sets the identity headers.' },
      { url: '/v1', description: 'Direct access. The client sends the identity headers.' },
    ],
    operations: PAYMENTS_OPERATIONS,
    examples: PAYMENTS_EXAMPLES,
    webhooks: eventWebhooks(),
  });
}

/** The OpenAPI 3.1 document of the operations that only the dashboard needs. */
export function dashboardDocument(): object {
  return document({
    title: 'Outlay Dashboard',
    description: DASHBOARD_GUIDE,
    servers: [{ url: '/', description: 'This installation.' }],
    operations: DASHBOARD_OPERATIONS,
    examples: DASHBOARD_EXAMPLES,
  });
}
