import type { RouteName } from './dashboard-routes.ts';
import type { Language } from './terms.ts';

interface FirstPaint {
  /** The title, which is shown until the dashboard has loaded. */
  title: Record<Language, string>;
  /** The file of the page below `src/web/features`. */
  page: string;
}

/**
 * What the server writes into the page of an address before any script has run: its title, and links to the
 * files that it needs. `src/web/app/routes.test.tsx` compares the table with the pages.
 */
export const FIRST_PAINT: Record<RouteName, FirstPaint> = {
  overview: { title: { en: 'Overview', af: 'Oorsig' }, page: 'payments/overview/page' },
  batches: { title: { en: 'Batches', af: 'Bondels' }, page: 'payments/batches/page' },
  newBatch: { title: { en: 'New batch', af: 'Nuwe bondel' }, page: 'payments/new-batch/page' },
  batch: { title: { en: 'Batch', af: 'Bondel' }, page: 'payments/batch/page' },
  payouts: { title: { en: 'Payouts', af: 'Uitbetalings' }, page: 'payments/payouts/page' },
  payout: { title: { en: 'Payout', af: 'Uitbetaling' }, page: 'payments/payouts/payout-page' },
  recipients: { title: { en: 'Recipients', af: 'Ontvangers' }, page: 'payments/recipients/page' },
  recipient: { title: { en: 'Recipient', af: 'Ontvanger' }, page: 'payments/recipients/recipient-page' },
  balances: { title: { en: 'Balances', af: 'Saldo’s' }, page: 'payments/balances/page' },
  paymentConfig: {
    title: { en: 'Payment config', af: 'Betalingkonfigurasie' },
    page: 'payments/payment-config/page',
  },
  entityConfig: {
    title: { en: 'Entity config', af: 'Entiteitkonfigurasie' },
    page: 'payments/entity-config/page',
  },
  auditLog: { title: { en: 'Audit log', af: 'Ouditlog' }, page: 'payments/audit-log/page' },
  trading: { title: { en: 'Exchange accounts', af: 'Beursrekeninge' }, page: 'trading/account/page' },
  market: { title: { en: 'Market', af: 'Mark' }, page: 'trading/market/page' },
  orders: { title: { en: 'Orders', af: 'Orders' }, page: 'trading/orders/page' },
  conversions: { title: { en: 'Conversions', af: 'Omskakelings' }, page: 'trading/conversions/page' },
  transactions: { title: { en: 'Transactions', af: 'Transaksies' }, page: 'trading/transactions/page' },
  loans: { title: { en: 'Loans', af: 'Lenings' }, page: 'trading/loans/page' },
  funding: { title: { en: 'Funding', af: 'Befondsing' }, page: 'trading/funding/page' },
  subaccounts: { title: { en: 'Subaccounts', af: 'Subrekeninge' }, page: 'trading/subaccounts/page' },
  subaccount: { title: { en: 'Subaccount', af: 'Subrekening' }, page: 'trading/subaccounts/subaccount-page' },
};

/** The other texts of `index.html`, which has them in English, and the title of an unknown address. */
export const FIRST_WORDS: Record<Language, { home: string; notFound: string; needsScript: string }> = {
  en: {
    home: 'Outlay: go to the overview',
    notFound: 'Page not found',
    needsScript: 'Outlay needs JavaScript.',
  },
  af: {
    home: 'Outlay: gaan na die oorsig',
    notFound: 'Bladsy nie gevind nie',
    needsScript: 'Outlay benodig JavaScript.',
  },
};
