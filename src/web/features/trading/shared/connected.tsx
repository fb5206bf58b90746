import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { useExchangeStatus } from './exchange-notice.tsx';

/**
 * The content of a trading page; one explanation in its place while the entity has no API key for the
 * exchange. The content appears as soon as a key is entered.
 */
export function Connected({ title, children }: { title: string; children: ReactNode }) {
  const { data, isError } = useExchangeStatus();
  // If the status cannot be read, show the page, which reports its own errors.
  if (data?.configured || (isError && !data)) return children;
  return (
    <>
      <PageHeader title={title} />
      {data ? (
        <NotConnected />
      ) : (
        <div role="status" aria-label={t`Loading`}>
          <LoadingPanel lines={6} amount />
        </div>
      )}
    </>
  );
}

function NotConnected() {
  const { entity } = useSession();
  return (
    <EmptyState
      title={t`${entity.name} is not connected to an exchange`}
      icon={IconPlugConnectedX}
      action={
        <Button component={Link} to={paths.overview()} variant="default">
          <Trans>Go to the overview</Trans>
        </Button>
      }
    >
      <HowToConnect />
    </EmptyState>
  );
}

/** What an exchange can be used for here, and who arranges its key. */
export function HowToConnect() {
  const { entity } = useSession();
  const admin = useMay('enterExchangeKey');
  return (
    <Stack gap="xs">
      <Text inherit>
        <Trans>
          The trading pages show the balances, markets, orders and conversions of your account at an exchange.
          Your operator, who runs Outlay for you, connects that account with an API key.
        </Trans>
      </Text>
      <Text inherit>
        {admin ? (
          <Trans>
            Create an API key in the exchange account of {entity.name}: permission to view is enough to read,
            and traders need permission to trade. Give the key and its secret to your operator, never by mail.
            These pages start to work as soon as it is entered.
          </Trans>
        ) : (
          <Trans>
            If you need these pages, ask an administrator of your entity to arrange the API key with your
            operator. They start to work as soon as it is entered.
          </Trans>
        )}
      </Text>
      <Text inherit>
        <Trans>Payments work without an exchange.</Trans>
      </Text>
    </Stack>
  );
}
