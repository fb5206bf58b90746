import { createBrowserRouter } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { RouteFault } from './route-fault.tsx';
import { SessionGuard } from './session-guard.tsx';
import { Shell } from './shell.tsx';

/** Every page of the dashboard, each loaded when it is first opened. */
export const router = createBrowserRouter([
  {
    element: (
      <SessionGuard>
        <Shell />
      </SessionGuard>
    ),
    errorElement: <RouteFault />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        errorElement: <RouteFault />,
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('../features/payments/overview/page.tsx')).default,
            }),
          },
          {
            path: 'batches',
            lazy: async () => ({
              Component: (await import('../features/payments/batches/page.tsx')).default,
            }),
          },
          {
            path: 'batches/new',
            lazy: async () => ({
              Component: (await import('../features/payments/new-batch/page.tsx')).default,
            }),
          },
          {
            path: 'batches/:id',
            lazy: async () => ({ Component: (await import('../features/payments/batch/page.tsx')).default }),
          },
          {
            path: 'payouts',
            lazy: async () => ({
              Component: (await import('../features/payments/payouts/page.tsx')).default,
            }),
          },
          {
            path: 'payouts/:id',
            lazy: async () => ({
              Component: (await import('../features/payments/payouts/payout-page.tsx')).default,
            }),
          },
          {
            path: 'recipients',
            lazy: async () => ({
              Component: (await import('../features/payments/recipients/page.tsx')).default,
            }),
          },
          {
            path: 'recipients/:id',
            lazy: async () => ({
              Component: (await import('../features/payments/recipients/recipient-page.tsx')).default,
            }),
          },
          {
            path: 'balances',
            lazy: async () => ({
              Component: (await import('../features/payments/balances/page.tsx')).default,
            }),
          },
          {
            path: 'payment-config',
            lazy: async () => ({
              Component: (await import('../features/payments/payment-config/page.tsx')).default,
            }),
          },
          {
            path: 'entity-config',
            lazy: async () => ({
              Component: (await import('../features/payments/entity-config/page.tsx')).default,
            }),
          },
          {
            path: 'audit-log',
            lazy: async () => ({
              Component: (await import('../features/payments/audit-log/page.tsx')).default,
            }),
          },
          {
            path: 'trade',
            lazy: async () => ({ Component: (await import('../features/trading/account/page.tsx')).default }),
          },
          {
            path: 'trade/market/:pair',
            lazy: async () => ({ Component: (await import('../features/trading/market/page.tsx')).default }),
          },
          {
            path: 'trade/orders',
            lazy: async () => ({ Component: (await import('../features/trading/orders/page.tsx')).default }),
          },
          {
            path: 'trade/conversions',
            lazy: async () => ({
              Component: (await import('../features/trading/conversions/page.tsx')).default,
            }),
          },
          {
            path: 'trade/transactions',
            lazy: async () => ({
              Component: (await import('../features/trading/transactions/page.tsx')).default,
            }),
          },
          {
            path: 'trade/loans',
            lazy: async () => ({ Component: (await import('../features/trading/loans/page.tsx')).default }),
          },
          {
            path: 'trade/funding',
            lazy: async () => ({ Component: (await import('../features/trading/funding/page.tsx')).default }),
          },
          {
            path: 'trade/subaccounts',
            lazy: async () => ({
              Component: (await import('../features/trading/subaccounts/page.tsx')).default,
            }),
          },
          {
            path: 'trade/subaccounts/:id',
            lazy: async () => ({
              Component: (await import('../features/trading/subaccounts/subaccount-page.tsx')).default,
            }),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);
