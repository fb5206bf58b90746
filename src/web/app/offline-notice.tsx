import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import IconWifiOff from '~icons/tabler/wifi-off';

/** Says that the browser is offline. The page keeps what it shows and what was typed. */
export function OfflineNotice() {
  const { online } = useNetwork();
  if (online !== false) return null;
  return (
    <Alert color="yellow" mb="md" icon={<IconWifiOff aria-hidden />} role="status">
      <Trans>You are offline. This page may be out of date. Nothing that you typed is lost.</Trans>
    </Alert>
  );
}
