import { notificationsStore } from '@mantine/notifications';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

const NoticesContainer = lazy(() => import('./notices-container.tsx'));

function isAny(): boolean {
  const { notifications, queue } = notificationsStore.getState();
  return notifications.length + queue.length > 0;
}

/** Messages in the corner of the page. Their code loads with the first one, and stays. */
export function Notices() {
  const any = useSyncExternalStore(notificationsStore.subscribe, isAny);
  const [needed, setNeeded] = useState(any);
  if (any && !needed) setNeeded(true);
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{needed && <NoticesContainer />}</Suspense>
    </ErrorBoundary>
  );
}
