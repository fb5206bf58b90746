import { createBrowserRouter, type RouteObject } from 'react-router';
import { ROUTE_NAMES, ROUTES } from '../../shared/dashboard-routes.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageLoading } from './page-loading.tsx';
import { PAGES } from './pages.ts';
import { RouteFault } from './route-fault.tsx';
import { SessionGuard } from './session-guard.tsx';
import { Shell } from './shell.tsx';
import { loadTexts } from './load-texts.ts';

const pages = ROUTE_NAMES.map((name): RouteObject => ({
  path: ROUTES[name].path,
  lazy: async () => {
    const { folder, load } = PAGES[name];
    const [page] = await Promise.all([load(), loadTexts(folder)]);
    return { Component: page.default };
  },
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
