import { createBrowserRouter, type RouteObject } from 'react-router';
import { ROUTE_NAMES, ROUTES } from '../../shared/dashboard-routes.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { PAGES } from './pages.ts';
import { RouteFault } from './route-fault.tsx';
import { SessionGuard } from './session-guard.tsx';
import { Shell } from './shell.tsx';

const pages = ROUTE_NAMES.map((name): RouteObject => ({
  path: ROUTES[name].path,
  lazy: async () => ({ Component: (await PAGES[name]()).default }),
}));

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
        children: [...pages, { path: '*', element: <NotFoundPage /> }],
      },
    ],
  },
]);
