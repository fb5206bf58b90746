import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import IconRefresh from '~icons/tabler/refresh';
import { useEffect, useState } from 'react';
import { isNewVersionThere } from './new-version.ts';

/**
 * Offers a reload when a part of the page could not be loaded because the server has a new version by now.
 * The page stays as it is, so that the user can finish first.
 */
export function NewVersionNotice() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const look = () => void isNewVersionThere().then((found) => found && setIsThere(true));
    window.addEventListener('vite:preloadError', look);
    return () => window.removeEventListener('vite:preloadError', look);
  }, []);
  if (!isThere) return null;
  return (
    <Alert
      color="blue"
      mb="md"
      icon={<IconRefresh aria-hidden />}
      title={t`A new version of Outlay is available`}
      role="status"
    >
      <p className="frame-notice">
        <Trans>
          Finish what you are doing here, then reload. Some parts of this page do not open until then.
        </Trans>
      </p>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        <Trans>Reload</Trans>
      </Button>
    </Alert>
  );
}
