import { Alert, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getTradingStatusOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';

const ASK_AGAIN_MS = 15_000;

/** Whether the exchange can be used: null while that is not known. */
export function useExchangeStatus() {
  return useQuery({ ...getTradingStatusOptions(), refetchInterval: ASK_AGAIN_MS });
}

/**
 * Says, above a page of the exchange, that it has no key or does not answer, and what to do. Nothing while
 * all is well.
 */
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
        title="No key of the exchange yet"
        mb="md"
      >
        <Text size="sm">
          {admin
            ? 'Enter the key of your exchange account on the server: npm run admin -- key. The pages work as soon as it is there.'
            : 'An operator has to enter the key of your exchange account before these pages can show it.'}
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
        What you see may be old, and orders cannot be placed. Outlay tries again by itself; payments are not
        affected.
      </Text>
    </Alert>
  );
}
