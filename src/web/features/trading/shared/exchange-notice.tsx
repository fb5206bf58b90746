import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { useQuery } from '@tanstack/react-query';
import { getTradingStatusOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';

const ASK_AGAIN_MS = 15_000;

/** The state of the exchange, polled. */
export function useExchangeStatus() {
  return useQuery({ ...getTradingStatusOptions(), refetchInterval: ASK_AGAIN_MS });
}

/** A notice above a trading page while the exchange does not answer. */
export function ExchangeNotice() {
  const { data } = useExchangeStatus();
  if (!data || data.available) return null;
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconPlugConnectedX aria-hidden />}
      title={t`The exchange does not answer`}
      mb="md"
      role="status"
    >
      <Text size="sm">
        {data.since ? (
          <>
            <Trans>
              Since <Timestamp at={data.since} />.
            </Trans>{' '}
          </>
        ) : null}
        <Trans>
          The data on this page may be outdated, and orders cannot be placed. Outlay keeps trying to
          reconnect. Payments are not affected.
        </Trans>
      </Text>
    </Alert>
  );
}
