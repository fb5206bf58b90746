import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RouteName } from '../../../shared/dashboard-routes.ts';

/** The commands of the search. */
export type CommandName =
  'new-batch' | 'template' | 'export' | 'light' | 'dark' | 'auto' | 'shortcuts' | 'sign-out';

/** The words of the same matter that commands share. */
const APPEARANCE = msg`theme colour mode design`;

/**
 * Words that find a page or a command besides its title: what people call it in their language, what they
 * want to do there, and its title in earlier versions. A text finds it when each of its words begins one of
 * these or of the title.
 */
const OTHER_WORDS: Partial<Record<RouteName | CommandName, MessageDescriptor>> = {
  overview: msg`home start dashboard attention to do`,
  batches: msg`payment runs payroll salaries waiting approve cancel send back`,
  payouts: msg`payments paid sent failed returned history proof of payment`,
  recipients: msg`beneficiaries payees suppliers employees staff`,
  balances: msg`money available funds how to fund top up deposit`,
  fundingRecords: msg`top up deposit money in expected announce`,
  statements: msg`upload bank account entries MT940 camt.053 CSV`,
  reconciliation: msg`reconcile match entries unmatched difference`,
  settlements: msg`settled bank file difference acknowledge`,
  trading: msg`accounts balance assets`,
  loans: msg`borrow lend margin interest`,
  funding: msg`perpetual futures hourly`,
  market: msg`trade buy sell order book price`,
  orders: msg`trades open past fills`,
  conversions: msg`convert swap exchange currency`,
  transactions: msg`ledger history`,
  paymentConfig: msg`payment config settings approvals limits notifications how many one two three four eyes \
rule delay expiry duplicates thresholds`,
  entityConfig: msg`entity config rails cut-off maximum VAT charges`,
  people: msg`users roles permissions team colleagues invite add user access password reset`,
  bankConnections: msg`bank files SFTP folder certified account that pays`,
  bankReplies: msg`upload replies rejected status report recall`,
  exchangeKey: msg`api key secret`,
  auditLog: msg`history changes who did what sign-ins export`,
  'new-batch': msg`pay people upload import file create payment run payroll`,
  template: msg`example columns CSV Excel spreadsheet import`,
  export: msg`download CSV Excel spreadsheet payments`,
  light: APPEARANCE,
  dark: APPEARANCE,
  auto: APPEARANCE,
  shortcuts: msg`help keys hotkeys`,
  'sign-out': msg`log out logout`,
};

/** The other words of a page or a command; empty when its title says it all. */
export function otherWords(name: RouteName | CommandName): string {
  const words = OTHER_WORDS[name];
  return words ? i18n._(words) : '';
}
