import {
  IconAdjustments,
  IconArrowsExchange,
  IconArrowsSort,
  IconBuilding,
  IconBuildingBank,
  IconChartCandle,
  IconCoins,
  IconHistory,
  IconHome,
  IconListDetails,
  IconPercentage,
  IconReceipt,
  IconSitemap,
  IconStack2,
  IconUsers,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { RouteName, ROUTES } from '../../shared/dashboard-routes.ts';

/** The page of every route, loaded when it is first opened. */
export const PAGES: Record<RouteName, () => Promise<{ default: ComponentType }>> = {
  overview: () => import('../features/payments/overview/page.tsx'),
  batches: () => import('../features/payments/batches/page.tsx'),
  newBatch: () => import('../features/payments/new-batch/page.tsx'),
  batch: () => import('../features/payments/batch/page.tsx'),
  payouts: () => import('../features/payments/payouts/page.tsx'),
  payout: () => import('../features/payments/payouts/payout-page.tsx'),
  recipients: () => import('../features/payments/recipients/page.tsx'),
  recipient: () => import('../features/payments/recipients/recipient-page.tsx'),
  balances: () => import('../features/payments/balances/page.tsx'),
  paymentConfig: () => import('../features/payments/payment-config/page.tsx'),
  entityConfig: () => import('../features/payments/entity-config/page.tsx'),
  auditLog: () => import('../features/payments/audit-log/page.tsx'),
  trading: () => import('../features/trading/account/page.tsx'),
  market: () => import('../features/trading/market/page.tsx'),
  orders: () => import('../features/trading/orders/page.tsx'),
  conversions: () => import('../features/trading/conversions/page.tsx'),
  transactions: () => import('../features/trading/transactions/page.tsx'),
  loans: () => import('../features/trading/loans/page.tsx'),
  funding: () => import('../features/trading/funding/page.tsx'),
  subaccounts: () => import('../features/trading/subaccounts/page.tsx'),
  subaccount: () => import('../features/trading/subaccounts/subaccount-page.tsx'),
};

/** The routes that have an entry in the navigation. */
export type NavigationName = {
  [Name in RouteName]: (typeof ROUTES)[Name] extends { navigation: object } ? Name : never;
}[RouteName];

export const ICONS: Record<NavigationName, Icon> = {
  overview: IconHome,
  batches: IconStack2,
  payouts: IconReceipt,
  recipients: IconUsers,
  balances: IconBuildingBank,
  paymentConfig: IconAdjustments,
  entityConfig: IconBuilding,
  auditLog: IconHistory,
  trading: IconWallet,
  market: IconChartCandle,
  orders: IconListDetails,
  conversions: IconArrowsExchange,
  transactions: IconArrowsSort,
  loans: IconCoins,
  funding: IconPercentage,
  subaccounts: IconSitemap,
};
