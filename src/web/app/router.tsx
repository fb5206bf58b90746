import { createBrowserRouter, type RouteObject } from 'react-router';
import { foldersOfTexts, ROUTE_NAMES, routeOf } from '../../shared/dashboard-routes.ts';
import { AppFault } from './app-fault.tsx';
import { loadTexts } from './load-texts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { loadPage } from './pages.ts';
import { RouteFault } from './route-fault.tsx';
import { SessionGuard } from './session-guard.tsx';
import { Shell } from './shell.tsx';

const pages = ROUTE_NAMES.map((name): RouteObject => ({
  path: routeOf(name).path,
  lazy: async () => {
    const [page] = await Promise.all([loadPage(name), loadTexts(foldersOfTexts(name))]);
    return { Component: page.default };
  },
}));

export type DashboardRouter = ReturnType<typeof createBrowserRouter>;

/** Opens the page of the browser's address; resolves when its code and texts have loaded, or failed to. */
export async function openRouter(): Promise<DashboardRouter> {
  const router = createBrowserRouter([
    {
      element: (
        <SessionGuard>
          <Shell />
        </SessionGuard>
      ),
      errorElement: <AppFault />,
      children: [
        {
          errorElement: <RouteFault />,
          children: [...pages, { path: '*', element: <NotFoundPage /> }],
        },
      ],
    },
  ]);
  if (!router.state.initialized)
    await new Promise<void>((done) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        done();
      });
    });
  return router;
}
