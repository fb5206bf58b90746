import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Center, Modal, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getSessionOptions } from '../../client/@tanstack/react-query.gen.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { paths, signInPath } from '../../shared/dashboard-routes.ts';
import { keepLanguage } from '../ui/language.ts';
import { problemOf } from '../ui/problem.ts';
import { type Session, SessionProvider } from '../ui/session-context.tsx';
import { PageLoading } from './page-loading.tsx';
import classes from './session-guard.module.css';

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
    staleTime: 0,
  });
  const ended = query.isError && problemOf(query.error).status === 401;

  const { data } = query;
  if (data && data !== known && (!known || known.user.id === data.user.id)) setKnown(data);
  useRefetchOnReturn(ended);
  useLanguageOf(data);

  const session = known ?? data;
  if (!session) {
    if (ended) return <SignedOut />;
    if (query.isError) {
      return (
        <Center mih="60vh" p="md">
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        </Center>
      );
    }
    return <PageLoading />;
  }
  const another = data && known && data.user.id !== known.user.id;
  return (
    <SessionProvider value={session}>
      {children}
      <Modal
        opened={ended}
        onClose={() => undefined}
        withCloseButton={false}
        centered
        title={<Text fw={600}>{t`Your session has ended`}</Text>}
      >
        <Stack>
          <Text size="sm">
            <Trans>
              Your work on this page is kept. Sign in again in a new tab, then return to this tab and
              continue.
            </Trans>
          </Text>
          <Button component="a" href={signInPath(paths.overview())} target="_blank" rel="noopener">
            <Trans>Sign in again in a new tab</Trans>
          </Button>
          <Button variant="default" onClick={() => void query.refetch()} loading={query.isFetching}>
            <Trans>I have signed in</Trans>
          </Button>
        </Stack>
      </Modal>
      <Modal
        opened={Boolean(another)}
        onClose={() => undefined}
        withCloseButton={false}
        centered
        title={<Text fw={600}>{t`A different user is now signed in`}</Text>}
      >
        <Stack>
          <Text size="sm">
            <Trans>
              This page was opened by {known?.user.name}; the browser is now signed in as {data?.user.name}.
            </Trans>
          </Text>
          <Button onClick={() => window.location.assign(here())}>{t`Reload the page`}</Button>
        </Stack>
      </Modal>
    </SessionProvider>
  );
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

function SignedOut() {
  useEffect(() => {
    document.title = `${t`Sign in`} · Outlay`;
  }, []);
  return (
    <main className={classes.signedOut}>
      <Stack align="flex-start" gap="md" maw={420}>
        <img src="/favicon.svg" alt="" width={48} height={48} />
        <Title order={1}>Outlay</Title>
        <Text size="lg">
          <Trans>Pay many people at once, and prove every payment.</Trans>
        </Text>
        <Button size="md" component="a" href={signInPath(here())}>
          <Trans>Sign in</Trans>
        </Button>
      </Stack>
    </main>
  );
}
