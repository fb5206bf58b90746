import type { RouteName } from './dashboard-routes.ts';

interface FirstPaint {
  /** The English title, which is shown until the dashboard has loaded. */
  title: string;
  /** The file of the page below `src/web/features`. */
  page: string;
}

/**
 * What the server writes into the page of an address before any script has run: its title, and links to the
 * files that it needs. `src/web/app/routes.test.tsx` compares the table with the pages.
 */
export const FIRST_PAINT: Record<RouteName, FirstPaint> = {
  overview: { title: 'Overview', page: 'payments/overview/page' },
  batches: { title: 'Batches', page: 'payments/batches/page' },
  newBatch: { title: 'New batch', page: 'payments/new-batch/page' },
  batch: { title: 'Batch', page: 'payments/batch/page' },
  payouts: { title: 'Payouts', page: 'payments/payouts/page' },
  payout: { title: 'Payout', page: 'payments/payouts/payout-page' },
  recipients: { title: 'Recipients', page: 'payments/recipients/page' },
  recipient: { title: 'Recipient', page: 'payments/recipients/recipient-page' },
  balances: { title: 'Balances', page: 'payments/balances/page' },
  paymentConfig: { title: 'Payment config', page: 'payments/payment-config/page' },
  entityConfig: { title: 'Entity config', page: 'payments/entity-config/page' },
  auditLog: { title: 'Audit log', page: 'payments/audit-log/page' },
  trading: { title: 'Exchange accounts', page: 'trading/account/page' },
  market: { title: 'Market', page: 'trading/market/page' },
  orders: { title: 'Orders', page: 'trading/orders/page' },
  conversions: { title: 'Conversions', page: 'trading/conversions/page' },
  transactions: { title: 'Transactions', page: 'trading/transactions/page' },
  loans: { title: 'Loans', page: 'trading/loans/page' },
  funding: { title: 'Funding', page: 'trading/funding/page' },
  subaccounts: { title: 'Subaccounts', page: 'trading/subaccounts/page' },
  subaccount: { title: 'Subaccount', page: 'trading/subaccounts/subaccount-page' },
};
