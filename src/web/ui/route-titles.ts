import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteName } from '../../shared/dashboard-routes.ts';

const TITLES: Record<RouteName, MessageDescriptor> = {
  overview: msg`Overview`,
  batches: msg`Batches`,
  newBatch: msg`New batch`,
  batch: msg`Batch`,
  payouts: msg`Payouts`,
  payout: msg`Payout`,
  recipients: msg`Recipients`,
  recipient: msg`Recipient`,
  balances: msg`Balances`,
  bankConnections: msg`Bank connections`,
  bankReplies: msg`Bank replies`,
  newBankConnection: msg`New bank connection`,
  bankConnection: msg`Bank connection`,
  paymentConfig: msg`Approval rules`,
  entityConfig: msg`Limits and fees`,
  people: msg`People`,
  exchangeKey: msg`Exchange key`,
  auditLog: msg`Audit log`,
  statements: msg`Bank statements`,
  reconciliation: msg`Reconciliation`,
  settlements: msg`Settlements`,
  fundingRecords: msg`Funding records`,
  fundingRecord: msg`Funding record`,
  statement: msg`Bank statement`,
  settlement: msg`Settlement`,
  trading: msg`Exchange accounts`,
  market: msg`Market`,
  orders: msg`Orders`,
  conversions: msg`Conversions`,
  transactions: msg`Transactions`,
  loans: msg`Loans`,
  funding: msg`Funding rates`,
  subaccounts: msg`Subaccounts`,
  subaccount: msg`Subaccount`,
};

/** The labels of navigation entries that differ from the title of their page. */
const NAVIGATION_LABELS: Partial<Record<RouteName, MessageDescriptor>> = {
  overview: msg`Home`,
  reconciliation: msg`Reconcile`,
  conversions: msg`Convert`,
  paymentConfig: msg`Settings`,
  statements: msg`Statements`,
  trading: msg`Accounts`,
};

/** The title of a page; a page about one batch, payout or account shows that one's name instead. */
export function routeTitle(name: RouteName): string {
  return i18n._(TITLES[name]);
}

/** The label of a page's entry in the navigation. */
export function navigationLabel(name: RouteName): string {
  return i18n._(NAVIGATION_LABELS[name] ?? TITLES[name]);
}
