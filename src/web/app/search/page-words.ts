import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntryName, ListedName } from '../../../shared/dashboard-routes.ts';

/**
 * Words that find a page besides its title: what people call it in their language, what they want to do
 * there, and its title in earlier versions. A page whose title is enough has none.
 */
export const PAGE_WORDS: Partial<Record<EntryName | ListedName, MessageDescriptor>> = {
  overview: msg`home start dashboard attention to do`,
  batches: msg`payment runs payroll salaries waiting approve cancel send back`,
  payouts: msg`payments paid sent failed returned history proof of payment`,
  recipients: msg`beneficiaries payees suppliers employees staff`,
  payees: msg`register beneficiaries suppliers bank details changed verify AVS allowed accounts`,
  schedules: msg`scheduled payments repeat recurring standing approval`,
  paymentCalendar: msg`days holidays forecast cash flow`,
  balances: msg`money available funds how to fund top up deposit`,
  fundingRecords: msg`top up deposit money in expected announce`,
  statements: msg`upload bank account entries MT940 camt.053 CSV`,
  reconciliation: msg`reconcile match entries unmatched difference`,
  settlements: msg`settled bank file difference acknowledge`,
  receivables: msg`get paid invoices fees debtors overdue`,
  receipts: msg`money received incoming payments allocate unallocated overpaid deposits`,
  payers: msg`customers debtors`,
  trading: msg`accounts balance assets`,
  loans: msg`borrow lend margin interest`,
  funding: msg`perpetual futures hourly`,
  market: msg`trade buy sell order book price`,
  orders: msg`trades open past fills`,
  conversions: msg`convert swap exchange currency`,
  transactions: msg`ledger history`,
  paymentConfig: msg`payment config settings approvals limits notifications how many one two three four eyes \
rule delay expiry duplicates thresholds`,
  signingPolicy: msg`approval policy groups signers two of finance directors`,
  entityConfig: msg`entity config rails cut-off maximum VAT charges`,
  people: msg`users roles permissions team colleagues invite add user access password reset`,
  profile: msg`my account name password sessions passkey fingerprint face security key language`,
  programs: msg`api token bearer integration payroll program machine`,
  webhooks: msg`events endpoint callback notify integration signature secret`,
  bankConnections: msg`bank files SFTP folder certified account that pays`,
  bankReplies: msg`upload replies rejected status report recall`,
  exchangeKey: msg`api key secret`,
  auditLog: msg`history changes who did what sign-ins export`,
};
