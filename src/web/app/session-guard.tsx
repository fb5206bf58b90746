import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { getSessionOptions } from '../../client/@tanstack/react-query.gen.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { signInPath } from '../../shared/dashboard-routes.ts';
import { keepLanguage } from '../ui/language.ts';
import { useLatest } from '../ui/latest.ts';
import { problemOf } from '../ui/problem.ts';
import { type Session, SessionProvider } from '../ui/session-context.tsx';
import { onSwitch } from './companies/switch-notice.ts';
import { PageLoading } from './page-loading.tsx';

/** Few sessions end while a page is open, so the dialogs load then. */
const SessionDialogs = lazy(() => import('./session-dialogs.tsx'));

const ASK_AGAIN_MS = 60_000;

function here(): string {
  return window.location.pathname + window.location.search;
}

/**
 * Shows the pages to a signed-in user. When the session ends, the page stays as it is behind a dialog that
 * offers to sign in again in a new tab, so that nothing typed is lost.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState<Session | null>(null);
  const query = useQuery({
    ...getSessionOptions(),
    refetchInterval: ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    // The first page has loaded the session before it is drawn, so it is not requested again.
    staleTime: ASK_AGAIN_MS,
  });
  const ended = query.isError && problemOf(query.error).status === 401;

  const { data } = query;
  if (data && data !== known && (!known || known.user.id === data.user.id)) setKnown(data);
  useRefetchOnReturn(ended || (data !== undefined && known !== null && data.user.id !== known.user.id));
  useNoticeOfSwitch(() => void query.refetch());
  useLanguageOf(data);

  const session = known ?? data;
  if (!session) {
    if (ended) return <SignedOut />;
    if (query.isError) {
      return (
        <main className="frame-alone">
          <h1>Outlay</h1>
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        </main>
      );
    }
    return <PageLoading />;
  }
  const another = data && known && data.user.id !== known.user.id ? { before: known, now: data } : null;
  return (
    <SessionProvider value={session}>
      {children}
      <ErrorBoundary
        fallback={() => (
          <p role="alert" className="frame-alert">
            {t`Your session has ended. Sign in again in a new tab; this page is kept.`}
          </p>
        )}
      >
        <Suspense>
          {(ended || another) && (
            <SessionDialogs
              ended={ended}
              another={another}
              checkAgain={async () => {
                await query.refetch();
              }}
              isChecking={query.isFetching}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </SessionProvider>
  );
}

/** Asks for the session at once when another tab has switched to another company. */
function useNoticeOfSwitch(ask: () => void): void {
  const latest = useLatest(ask);
  useEffect(() => onSwitch(() => latest.current()), [latest]);
}

/** Loads the page again in the user's language when it was drawn in another one. */
function useLanguageOf(session: Session | undefined): void {
  const language = session?.user.language;
  useEffect(() => {
    if (language && keepLanguage(language)) window.location.reload();
  }, [language]);
}

/** Repeats the queries that were refused while there was no session, once there is one again. */
function useRefetchOnReturn(ended: boolean): void {
  const queryClient = useQueryClient();
  const wasEnded = useRef(false);
  useEffect(() => {
    if (wasEnded.current && !ended)
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    wasEnded.current = ended;
  }, [ended, queryClient]);
}

/** Leaves for the sign-in, which returns to this page. */
function SignedOut() {
  useEffect(() => window.location.replace(signInPath(here())), []);
  return <PageLoading />;
}
