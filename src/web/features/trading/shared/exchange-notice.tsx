import { Alert, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getTradingStatusOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';

const ASK_AGAIN_MS = 15_000;

/** The state of the exchange, polled. */
export function useExchangeStatus() {
  return useQuery({ ...getTradingStatusOptions(), refetchInterval: ASK_AGAIN_MS });
}

/** A notice above a trading page when the entity has no API key or the exchange does not answer. */
export function ExchangeNotice() {
  const { data } = useExchangeStatus();
  const admin = useMay('enterExchangeKey');
  if (!data || (data.configured && data.available)) return null;
  if (!data.configured) {
    return (
      <Alert
        color="yellow"
        variant="light"
        icon={<IconPlugConnectedX aria-hidden />}
        title="No API key for the exchange yet"
        mb="md"
      >
        <Text size="sm">
          {admin
            ? 'Enter the API key of your exchange account on the server: npm run admin -- key. These ' +
              'pages then start to work immediately.'
            : 'Ask your operator to enter the API key of your exchange account. These pages need it.'}
        </Text>
      </Alert>
    );
  }
  return (
    <Alert
      color="red"
      variant="light"
      icon={<IconPlugConnectedX aria-hidden />}
      title="The exchange does not answer"
      mb="md"
      role="status"
    >
      <Text size="sm">
        {data.since ? (
          <>
            Since <Timestamp at={data.since} />.{' '}
          </>
        ) : null}
        The data on this page may be outdated, and orders cannot be placed. Outlay keeps trying to reconnect.
        Payments are not affected.
      </Text>
    </Alert>
  );
}
