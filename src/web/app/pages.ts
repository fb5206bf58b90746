import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import IconArrowsSort from '~icons/tabler/arrows-sort';
import IconBuildingBank from '~icons/tabler/building-bank';
import IconChartCandle from '~icons/tabler/chart-candle';
import IconCoins from '~icons/tabler/coins';
import IconFileText from '~icons/tabler/file-text';
import IconHome from '~icons/tabler/home';
import IconListDetails from '~icons/tabler/list-details';
import IconReceipt from '~icons/tabler/receipt';
import IconRepeat from '~icons/tabler/repeat';
import IconScale from '~icons/tabler/scale';
import IconSettings from '~icons/tabler/settings';
import IconStack2 from '~icons/tabler/stack-2';
import IconUsers from '~icons/tabler/users';
import IconWallet from '~icons/tabler/wallet';
import type { Icon } from '../ui/icon.ts';
import type { ComponentType } from 'react';
import { type EntryName, type ListedName, routeOf, type RouteName } from '../../shared/dashboard-routes.ts';

interface Page {
  default: ComponentType;
}

const FILES = import.meta.glob<Page>('../features/*/*/*page.tsx');

/** Loads the code of a page, when it is first opened. */
export function loadPage(name: RouteName): Promise<Page> {
  return FILES[`../features/${routeOf(name).file}.tsx`]!();
}

interface Listed {
  /**
   * Words that find the page besides its title: what people call it in their language, what they want to do
   * there, and its title in earlier versions. Absent where the title is enough.
   */
  words?: MessageDescriptor;
}

interface Entry extends Listed {
  icon: Icon;
}

/** The icons and search words of the navigation; `shared/dashboard-pages.ts` has the rest of each page. */
export const NAVIGATED: Record<EntryName, Entry> & Partial<Record<ListedName, Listed>> = {
  overview: { icon: IconHome, words: msg`home start dashboard attention to do` },
  batches: { icon: IconStack2, words: msg`payment runs payroll salaries waiting approve cancel send back` },
  payouts: { icon: IconReceipt, words: msg`payments paid sent failed returned history proof of payment` },
  recipients: { icon: IconUsers, words: msg`beneficiaries payees suppliers employees staff` },
  payees: { words: msg`register beneficiaries suppliers bank details changed verify AVS allowed accounts` },
  schedules: {
    icon: IconRepeat,
    words: msg`scheduled payments repeat recurring standing approval`,
  },
  paymentCalendar: { words: msg`days holidays forecast cash flow` },
  balances: { icon: IconBuildingBank, words: msg`money available funds how to fund top up deposit` },
  fundingRecords: { words: msg`top up deposit money in expected announce` },
  statements: { icon: IconFileText, words: msg`upload bank account entries MT940 camt.053 CSV` },
  reconciliation: { icon: IconScale, words: msg`reconcile match entries unmatched difference` },
  settlements: { words: msg`settled bank file difference acknowledge` },
  receivables: { icon: IconCoins, words: msg`get paid invoices fees debtors overdue` },
  receipts: { words: msg`money received incoming payments allocate unallocated overpaid deposits` },
  payers: { words: msg`customers debtors` },
  trading: { icon: IconWallet, words: msg`accounts balance assets` },
  loans: { words: msg`borrow lend margin interest` },
  funding: { words: msg`perpetual futures hourly` },
  market: { icon: IconChartCandle, words: msg`trade buy sell order book price` },
  orders: { icon: IconListDetails, words: msg`trades open past fills` },
  conversions: { icon: IconArrowsExchange, words: msg`convert swap exchange currency` },
  transactions: { icon: IconArrowsSort, words: msg`ledger history` },
  paymentConfig: {
    icon: IconSettings,
    words: msg`payment config settings approvals limits notifications how many one two three four eyes \
rule delay expiry duplicates thresholds`,
  },
  signingPolicy: { words: msg`approval policy groups signers two of finance directors` },
  entityConfig: { words: msg`entity config rails cut-off maximum VAT charges` },
  people: { words: msg`users roles permissions team colleagues invite add user access password reset` },
  profile: { words: msg`my account name password sessions passkey fingerprint face security key language` },
  programs: { words: msg`api token bearer integration payroll program machine` },
  webhooks: { words: msg`events endpoint callback notify integration signature secret` },
  bankConnections: { words: msg`bank files SFTP folder certified account that pays` },
  bankReplies: { words: msg`upload replies rejected status report recall` },
  exchangeKey: { words: msg`api key secret` },
  auditLog: { words: msg`history changes who did what sign-ins export` },
};
