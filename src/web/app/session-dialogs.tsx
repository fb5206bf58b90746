import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { switchUserMutation } from '../../client/@tanstack/react-query.gen.ts';
import { paths, signInPath } from '../../shared/dashboard-routes.ts';
import { ErrorState } from '../ui/error-state.tsx';
import type { Session } from '../ui/session-context.tsx';
import { useChange } from '../ui/use-change.ts';
import { tellOfSwitch } from './companies/switch-notice.ts';

interface SessionDialogsProps {
  ended: boolean;
  /** The session for which the page was opened and the one of now, when they are of different users. */
  another: { before: Session; now: Session } | null;
  checkAgain: () => Promise<void>;
  isChecking: boolean;
}

/**
 * Covers a page whose session has ended, now belongs to another user, or works in another company. Typed text
 * stays in the page behind it.
 */
export default function SessionDialogs({ ended, another, checkAgain, isChecking }: SessionDialogsProps) {
  const isSamePerson =
    another?.now.companies.some(({ userId }) => userId === another.before.user.id) === true;
  const company =
    another && isSamePerson ? { before: another.before.entity.name, now: another.now.entity.name } : null;
  const back = useChange(switchUserMutation(), {
    done: async () => {
      tellOfSwitch();
      await checkAgain();
    },
  });
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
          <Button variant="default" onClick={() => void checkAgain()} loading={isChecking}>
            <Trans>I have signed in</Trans>
          </Button>
        </Stack>
      </Modal>
      <Modal
        opened={company !== null}
        onClose={() => undefined}
        withCloseButton={false}
        centered
        title={<Text fw={600}>{t`You now work in ${company?.now ?? ''}`}</Text>}
      >
        <Stack>
          <Text size="sm">
            <Trans>
              This page is open in {company?.before}, but another tab has switched this browser to{' '}
              {company?.now}. Switch back to keep what you typed here. If you leave, what you have not saved
              is lost.
            </Trans>
          </Text>
          {back.refusal !== null && <ErrorState error={back.refusal} />}
          <Button
            loading={back.isPending || isChecking}
            onClick={() => another && back.mutate({ body: { userId: another.before.user.id } })}
          >
            <Trans>Switch back to {company?.before}</Trans>
          </Button>
          <Button variant="default" onClick={() => window.location.assign(paths.overview())}>
            <Trans>Leave this page and work in {company?.now}</Trans>
          </Button>
        </Stack>
      </Modal>
      <Modal
        opened={another !== null && company === null}
        onClose={() => undefined}
        withCloseButton={false}
        centered
        title={<Text fw={600}>{t`A different user is now signed in`}</Text>}
      >
        <Stack>
          <Text size="sm">
            <Trans>
              This page was opened by {another?.before.user.displayName}; the browser is now signed in as{' '}
              {another?.now.user.displayName}.
            </Trans>
          </Text>
          <Button onClick={() => window.location.reload()}>{t`Reload the page`}</Button>
        </Stack>
      </Modal>
    </>
  );
}
