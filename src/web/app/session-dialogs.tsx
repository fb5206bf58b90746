import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { paths, signInPath } from '../../shared/dashboard-routes.ts';

interface SessionDialogsProps {
  ended: boolean;
  /** The user who opened the page and the one who is signed in now, when they differ. */
  another: { before: string; now: string } | null;
  checkAgain: () => void;
  isChecking: boolean;
}

/**
 * Covers a page whose session has ended or now belongs to another user. Typed text stays in the page behind
 * it.
 */
export default function SessionDialogs({ ended, another, checkAgain, isChecking }: SessionDialogsProps) {
  return (
    <>
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
          <Button variant="default" onClick={checkAgain} loading={isChecking}>
            <Trans>I have signed in</Trans>
          </Button>
        </Stack>
      </Modal>
      <Modal
        opened={another !== null}
        onClose={() => undefined}
        withCloseButton={false}
        centered
        title={<Text fw={600}>{t`A different user is now signed in`}</Text>}
      >
        <Stack>
          <Text size="sm">
            <Trans>
              This page was opened by {another?.before}; the browser is now signed in as {another?.now}.
            </Trans>
          </Text>
          <Button onClick={() => window.location.reload()}>{t`Reload the page`}</Button>
        </Stack>
      </Modal>
    </>
  );
}
