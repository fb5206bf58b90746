import {
  IconArrowsExchange,
  IconArrowsSort,
  IconBuildingBank,
  IconChartCandle,
  IconFileText,
  IconHome,
  IconListDetails,
  IconReceipt,
  IconScale,
  IconSettings,
  IconStack2,
  IconUsers,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { EntryName, RouteName } from '../../shared/dashboard-routes.ts';

interface Page {
  /** The page's folder below `features`; its texts lie there. */
  folder: string;
  load: () => Promise<{ default: ComponentType }>;
}

/** The page of every route, loaded when it is first opened. */
export const PAGES: Record<RouteName, Page> = {
  overview: { folder: 'payments/overview', load: () => import('../features/payments/overview/page.tsx') },
  batches: { folder: 'payments/batches', load: () => import('../features/payments/batches/page.tsx') },
  newBatch: { folder: 'payments/new-batch', load: () => import('../features/payments/new-batch/page.tsx') },
  batch: { folder: 'payments/batch', load: () => import('../features/payments/batch/page.tsx') },
  payouts: { folder: 'payments/payouts', load: () => import('../features/payments/payouts/page.tsx') },
  payout: { folder: 'payments/payouts', load: () => import('../features/payments/payouts/payout-page.tsx') },
  recipients: {
    folder: 'payments/recipients',
    load: () => import('../features/payments/recipients/page.tsx'),
  },
  recipient: {
    folder: 'payments/recipients',
    load: () => import('../features/payments/recipients/recipient-page.tsx'),
  },
  balances: { folder: 'payments/balances', load: () => import('../features/payments/balances/page.tsx') },
  bankConnections: {
    folder: 'payments/bank-connections',
    load: () => import('../features/payments/bank-connections/page.tsx'),
  },
  bankReplies: {
    folder: 'payments/bank-replies',
    load: () => import('../features/payments/bank-replies/page.tsx'),
  },
  newBankConnection: {
    folder: 'payments/bank-connections',
    load: () => import('../features/payments/bank-connections/new-connection-page.tsx'),
  },
  bankConnection: {
    folder: 'payments/bank-connections',
    load: () => import('../features/payments/bank-connections/connection-page.tsx'),
  },
  paymentConfig: {
    folder: 'payments/payment-config',
    load: () => import('../features/payments/payment-config/page.tsx'),
  },
  entityConfig: {
    folder: 'payments/entity-config',
    load: () => import('../features/payments/entity-config/page.tsx'),
  },
  people: {
    folder: 'payments/entity-config',
    load: () => import('../features/payments/entity-config/people-page.tsx'),
  },
  exchangeKey: {
    folder: 'trading/exchange-key',
    load: () => import('../features/trading/exchange-key/page.tsx'),
  },
  auditLog: { folder: 'payments/audit-log', load: () => import('../features/payments/audit-log/page.tsx') },
  statements: {
    folder: 'payments/statements',
    load: () => import('../features/payments/statements/page.tsx'),
  },
  reconciliation: {
    folder: 'payments/reconciliation',
    load: () => import('../features/payments/reconciliation/page.tsx'),
  },
  settlements: {
    folder: 'payments/settlements',
    load: () => import('../features/payments/settlements/page.tsx'),
  },
  fundingRecords: {
    folder: 'payments/funding-records',
    load: () => import('../features/payments/funding-records/page.tsx'),
  },
  fundingRecord: {
    folder: 'payments/funding-records',
    load: () => import('../features/payments/funding-records/record-page.tsx'),
  },
  statement: {
    folder: 'payments/statements',
    load: () => import('../features/payments/statements/statement-page.tsx'),
  },
  settlement: {
    folder: 'payments/settlements',
    load: () => import('../features/payments/settlements/settlement-page.tsx'),
  },
  trading: { folder: 'trading/account', load: () => import('../features/trading/account/page.tsx') },
  market: { folder: 'trading/market', load: () => import('../features/trading/market/page.tsx') },
  orders: { folder: 'trading/orders', load: () => import('../features/trading/orders/page.tsx') },
  conversions: {
    folder: 'trading/conversions',
    load: () => import('../features/trading/conversions/page.tsx'),
  },
  transactions: {
    folder: 'trading/transactions',
    load: () => import('../features/trading/transactions/page.tsx'),
  },
  loans: { folder: 'trading/loans', load: () => import('../features/trading/loans/page.tsx') },
  funding: { folder: 'trading/funding', load: () => import('../features/trading/funding/page.tsx') },
  subaccounts: {
    folder: 'trading/subaccounts',
    load: () => import('../features/trading/subaccounts/page.tsx'),
  },
  subaccount: {
    folder: 'trading/subaccounts',
    load: () => import('../features/trading/subaccounts/subaccount-page.tsx'),
  },
};

/** The icon of each entry of the navigation. */
export const ICONS: Record<EntryName, Icon> = {
  overview: IconHome,
  batches: IconStack2,
  payouts: IconReceipt,
  recipients: IconUsers,
  balances: IconBuildingBank,
  statements: IconFileText,
  reconciliation: IconScale,
  trading: IconWallet,
  market: IconChartCandle,
  orders: IconListDetails,
  conversions: IconArrowsExchange,
  transactions: IconArrowsSort,
  paymentConfig: IconSettings,
};
