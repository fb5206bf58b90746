import * as access from './dashboard/access.ts';
import * as approvalPreview from './dashboard/approval-preview.ts';
import * as audit from './dashboard/audit.ts';
import * as balanceDays from './dashboard/balance-days.ts';
import * as bankConnections from './dashboard/bank-connections.ts';
import * as bankDays from './dashboard/bank-days.ts';
import * as bankFilePayments from './dashboard/bank-file-payments.ts';
import * as bankFilePlan from './dashboard/bank-file-plan.ts';
import * as bankFileProfiles from './dashboard/bank-file-profiles.ts';
import * as bankFiles from './dashboard/bank-files.ts';
import * as bankRecalls from './dashboard/bank-recalls.ts';
import * as bankReplies from './dashboard/bank-replies.ts';
import * as batchChecks from './dashboard/batch-checks.ts';
import * as batchComments from './dashboard/batch-comments.ts';
import * as batchComparison from './dashboard/batch-comparison.ts';
import * as batchReview from './dashboard/batch-review.ts';
import * as columnMappings from './dashboard/column-mappings.ts';
import * as configPreview from './dashboard/config-preview.ts';
import * as controlChanges from './dashboard/control-changes.ts';
import * as delegations from './dashboard/delegations.ts';
import * as entryRequests from './dashboard/entry-requests.ts';
import * as entryRules from './dashboard/entry-rules.ts';
import * as fundingPosition from './dashboard/funding-position.ts';
import * as listExports from './dashboard/list-exports.ts';
import * as monthEnds from './dashboard/month-ends.ts';
import * as notifications from './dashboard/notifications.ts';
import * as openingBalances from './dashboard/opening-balances.ts';
import * as overview from './dashboard/overview.ts';
import * as passkeyApprovals from './dashboard/passkey-approvals.ts';
import * as passkeys from './dashboard/passkeys.ts';
import * as payees from './dashboard/payees.ts';
import * as paymentCalendar from './dashboard/payment-calendar.ts';
import * as payoutProof from './dashboard/payout-proof.ts';
import * as dashboardPayouts from './dashboard/payouts.ts';
import * as profile from './dashboard/profile.ts';
import * as programTokens from './dashboard/program-tokens.ts';
import * as recipients from './dashboard/recipients.ts';
import * as reconciliationEntries from './dashboard/reconciliation-entries.ts';
import * as reconciliationExports from './dashboard/reconciliation-exports.ts';
import * as reconciliationPostings from './dashboard/reconciliation-postings.ts';
import * as refusedStatements from './dashboard/refused-statements.ts';
import * as savedViews from './dashboard/saved-views.ts';
import * as search from './dashboard/search.ts';
import * as session from './dashboard/session.ts';
import * as signingPolicy from './dashboard/signing-policy.ts';
import * as statementConfirmations from './dashboard/statement-confirmations.ts';
import * as statementCsv from './dashboard/statement-csv.ts';
import * as statementFindings from './dashboard/statement-findings.ts';
import * as statements from './dashboard/statements.ts';
import * as trading from './dashboard/trading.ts';
import * as undeliveredMails from './dashboard/undelivered-mails.ts';
import * as webhooks from './dashboard/webhooks.ts';
import * as balances from './balances.ts';
import * as banks from './banks.ts';
import * as collectionSweeps from './collection-sweeps.ts';
import * as collections from './collections.ts';
import * as disbursements from './disbursements.ts';
import * as entityConfig from './entity-config.ts';
import * as events from './events.ts';
import * as fundingRecords from './funding-records.ts';
import * as payLinks from './pay-links.ts';
import * as paymentConfig from './payment-config.ts';
import * as payouts from './payouts.ts';
import * as receipts from './receipts.ts';
import * as reminders from './reminders.ts';
import * as requestsToPay from './requests-to-pay.ts';
import * as scheduledWithdrawals from './scheduled-withdrawals.ts';
import * as settlements from './settlements.ts';
import { operationsOf } from './operation.ts';

/** The files that declare operations of payments and of the dashboard. Each operation of a file counts. */
const OPERATIONS = operationsOf([
  access,
  approvalPreview,
  audit,
  balanceDays,
  bankConnections,
  bankDays,
  bankFilePayments,
  bankFilePlan,
  bankFileProfiles,
  bankFiles,
  bankRecalls,
  bankReplies,
  batchChecks,
  batchComments,
  batchComparison,
  batchReview,
  columnMappings,
  configPreview,
  controlChanges,
  delegations,
  entryRequests,
  entryRules,
  fundingPosition,
  listExports,
  monthEnds,
  notifications,
  openingBalances,
  overview,
  passkeyApprovals,
  passkeys,
  payees,
  paymentCalendar,
  payoutProof,
  dashboardPayouts,
  profile,
  programTokens,
  recipients,
  reconciliationEntries,
  reconciliationExports,
  reconciliationPostings,
  refusedStatements,
  savedViews,
  search,
  session,
  signingPolicy,
  statementConfirmations,
  statementCsv,
  statementFindings,
  statements,
  trading,
  undeliveredMails,
  webhooks,
  balances,
  banks,
  collectionSweeps,
  collections,
  disbursements,
  entityConfig,
  events,
  fundingRecords,
  payLinks,
  paymentConfig,
  payouts,
  receipts,
  reminders,
  requestsToPay,
  scheduledWithdrawals,
  settlements,
]);

/**
 * What programs may use: the 16 operations of the payments interface document, and those that Outlay adds.
 * `rejectBatch`, the two that decide about a looser payment config, the operations of four areas that the
 * document names without operations (settlements, funding records, scheduled withdrawals and collections),
 * and the events of all of them.
 */
export const PAYMENTS_OPERATIONS = OPERATIONS.filter(({ path }) => path.startsWith('/payments/'));

/** The operations that the pages need in addition. */
export const DASHBOARD_OPERATIONS = OPERATIONS.filter(({ path }) => path.startsWith('/app/'));

/**
 * Operations with one tag are one section of the reference. The tags of the trading document are in
 * trading/document.ts.
 */
export const TAGS: Readonly<Record<string, string>> = {
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
