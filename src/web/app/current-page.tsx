import { ParamsProvider, useLocation } from 'react-router';
import { findRoute } from '../../shared/dashboard-routes.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteFault } from './route-fault.tsx';
import { loadedPage } from './router.ts';

/** The page of the current address. Its errors do not reach the frame around it. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const found = findRoute(pathname);
  if (!found) return <NotFoundPage />;
  const loaded = loadedPage(found.name);
  if (!loaded || 'error' in loaded) return <RouteFault error={loaded?.error} />;
  const { page: Page } = loaded;
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error) => <RouteFault error={error} />}>
      <ParamsProvider value={found.params}>
        <Page key={found.name} />
      </ParamsProvider>
    </ErrorBoundary>
  );
}
