import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import {
  navigationPath,
  paths,
  ROUTE_NAMES,
  type RouteName,
  routeOf,
} from '../../shared/dashboard-routes.ts';
import { may } from '../../shared/permissions.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { type Session, useSession } from '../ui/session-context.tsx';
import { isOffered } from './offered.ts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx'));

export interface Destination {
  key: string;
  name: RouteName;
  to: string;
}

/** The pages that g and a letter open, for this user. */
function destinationsOf(session: Session): Destination[] {
  return ROUTE_NAMES.flatMap((name) => {
    const { shortcut } = routeOf(name);
    const to = navigationPath(name);
    return shortcut && to && isOffered(session, name) ? [{ key: shortcut, name, to }] : [];
  });
}

const SEQUENCE_MS = 1_000;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/**
 * The keyboard shortcuts of every page, and the dialog that lists them: g and a letter open a page, n starts
 * a batch, / goes to the search field, ? opens the list.
 */
export function KeyboardShortcuts({
  opened,
  open,
  close,
}: {
  opened: boolean;
  open: () => void;
  close: () => void;
}) {
  const navigate = useNavigate();
  const session = useSession();
  const mayPrepare = may(session.user, 'prepareBatch');
  const destinations = useMemo(() => destinationsOf(session), [session]);
  const pressedG = useRef(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('[role="dialog"]')
      )
        return;
      if (event.key === '?') return open();
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('input[type="search"]');
        if (search) {
          event.preventDefault();
          search.focus();
        }
        return;
      }
      if (event.key === 'g') {
        pressedG.current = event.timeStamp;
        return;
      }
      const destination = destinations.find(({ key }) => key === event.key);
      if (destination && event.timeStamp - pressedG.current < SEQUENCE_MS) {
        pressedG.current = 0;
        void navigate(destination.to);
      } else if (event.key === 'n' && mayPrepare) {
        void navigate(paths.newBatch());
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [destinations, navigate, open, mayPrepare]);

  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{opened && <ShortcutsDialog opened close={close} destinations={destinations} />}</Suspense>
    </ErrorBoundary>
  );
}
