import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { HowToConnect } from '../shared/connected.tsx';
import { useExchangeStatus } from '../shared/exchange-notice.tsx';

/** Whether the entity has an API key for an exchange, and how it gets one. The operator enters it. */
export default function ExchangeKeyPage() {
  const { entity } = useSession();
  const query = useExchangeStatus();
  return (
    <>
      <PageHeader
        title={routeTitle('exchangeKey')}
        description={t`The key with which Outlay reads and trades at your exchange.`}
      />
      {query.isPending && <LoadingPanel lines={3} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && (
        <Stack gap="lg">
          <Panel>
            <Facts
              items={[
                [t`Key`, query.data.configured ? t`Entered by your operator` : t`None yet`],
                [t`Exchange`, query.data.embedded ? t`The exchange of this installation` : t`External`],
                [t`Connection`, query.data.available ? t`The exchange answers` : t`No answer at the moment`],
              ]}
            />
            {query.data.configured && (
              <Text size="sm" mt="sm">
                <Anchor component={Link} to={paths.trading()} inherit underline="always">
                  <Trans>See the accounts of {entity.name}</Trans>
                </Anchor>
              </Text>
            )}
          </Panel>
          <Panel title={query.data.configured ? t`Change the key` : t`Connect an exchange`}>
            {query.data.configured ? (
              <Text size="sm">
                <Trans>
                  Outlay stores the key encrypted, and no page shows it. To replace it, create a new key at
                  your exchange and give it and its secret to your operator, never by mail. Delete the old key
                  at the exchange after that.
                </Trans>
              </Text>
            ) : (
              <HowToConnect />
            )}
          </Panel>
        </Stack>
      )}
    </>
  );
}
