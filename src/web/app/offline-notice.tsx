import { Alert } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';

/** Says that the connection is gone; what is on the page stays there. */
export function OfflineNotice() {
  const { online } = useNetwork();
  if (online !== false) return null;
  return (
    <Alert color="yellow" mb="md" icon={<IconWifiOff aria-hidden />} role="status">
      You are offline. What you see may be out of date; nothing that you typed is lost.
    </Alert>
  );
}
