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
            lazy: async () => ({ Component: (await import('../features/overview/page.tsx')).default }),
          },
          {
            path: 'batches',
            lazy: async () => ({ Component: (await import('../features/batches/page.tsx')).default }),
          },
          {
            path: 'batches/new',
            lazy: async () => ({ Component: (await import('../features/new-batch/page.tsx')).default }),
          },
          {
            path: 'batches/:id',
            lazy: async () => ({ Component: (await import('../features/batch/page.tsx')).default }),
          },
          {
            path: 'payouts',
            lazy: async () => ({ Component: (await import('../features/payouts/page.tsx')).default }),
          },
          {
            path: 'payouts/:id',
            lazy: async () => ({ Component: (await import('../features/payouts/payout-page.tsx')).default }),
          },
          {
            path: 'recipients',
            lazy: async () => ({ Component: (await import('../features/recipients/page.tsx')).default }),
          },
          {
            path: 'recipients/:id',
            lazy: async () => ({
              Component: (await import('../features/recipients/recipient-page.tsx')).default,
            }),
          },
          {
            path: 'balances',
            lazy: async () => ({ Component: (await import('../features/balances/page.tsx')).default }),
          },
          {
            path: 'payment-config',
            lazy: async () => ({ Component: (await import('../features/payment-config/page.tsx')).default }),
          },
          {
            path: 'entity-config',
            lazy: async () => ({ Component: (await import('../features/entity-config/page.tsx')).default }),
          },
          {
            path: 'audit-log',
            lazy: async () => ({ Component: (await import('../features/audit-log/page.tsx')).default }),
          },
          {
            path: 'trade',
            lazy: async () => ({ Component: (await import('../features/trading/page.tsx')).default }),
          },
          {
            path: 'trade/market/:pair',
            lazy: async () => ({ Component: (await import('../features/market/page.tsx')).default }),
          },
          {
            path: 'trade/orders',
            lazy: async () => ({ Component: (await import('../features/orders/page.tsx')).default }),
          },
          {
            path: 'trade/conversions',
            lazy: async () => ({ Component: (await import('../features/conversions/page.tsx')).default }),
          },
          {
            path: 'trade/transactions',
            lazy: async () => ({ Component: (await import('../features/transactions/page.tsx')).default }),
          },
          {
            path: 'trade/loans',
            lazy: async () => ({ Component: (await import('../features/loans/page.tsx')).default }),
          },
          {
            path: 'trade/funding',
            lazy: async () => ({ Component: (await import('../features/funding/page.tsx')).default }),
          },
          {
            path: 'trade/subaccounts',
            lazy: async () => ({ Component: (await import('../features/subaccounts/page.tsx')).default }),
          },
          {
            path: 'trade/subaccounts/:id',
            lazy: async () => ({
              Component: (await import('../features/subaccounts/subaccount-page.tsx')).default,
            }),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
]);
