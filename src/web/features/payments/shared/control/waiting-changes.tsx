import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { getAttentionQueryKey, listUsersQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  confirmControlChangeMutation,
  getAccessQueryKey,
  getPersonAccessQueryKey,
  listControlChangesQueryKey,
  rejectControlChangeMutation,
  withdrawControlChangeMutation,
} from '../../../../../client/@tanstack/react-query-people.gen.ts';
import { getSigningPolicyQueryKey } from '../../../../../client/@tanstack/react-query-signing.gen.ts';
import type { ControlChange } from '../../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Person } from '../../../../ui/person.tsx';
import { useSession } from '../../../../ui/session-context.tsx';
import { LookBadge } from '../../../../ui/status-badge.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { CONTROL_LOOKS, controlKindWords } from './control-words.ts';
import { SettingChanges } from './setting-changes.tsx';

type Step = 'confirm' | 'reject' | 'withdraw';

/** Changes of control, each with what this admin can do about it. */
export function ControlChanges({ changes }: { changes: readonly ControlChange[] }) {
  return (
    <Stack gap="sm">
      {changes.map((change) => (
        <ControlChangeCard key={change.id} change={change} />
      ))}
    </Stack>
  );
}

function ControlChangeCard({ change }: { change: ControlChange }) {
  const { user } = useSession();
  const [step, ask] = useState<Step | null>(null);
  const isOwn = change.askedBy.userId === user.id;
  const waits = change.state === 'WAITING';
  const isAlone = change.confirmFrom !== null;
  const mayConfirm = waits && !change.isOutdated && (!isOwn || isAlone);
  return (
    <Paper withBorder p="md" radius="md">
      <Group justify="space-between" align="flex-start" gap="sm" mb="xs">
        <Text fw={600} component="h3">
          <Subject of={change} />
        </Text>
        <LookBadge look={CONTROL_LOOKS[change.state]} />
      </Group>
      <SettingChanges settings={change.settings} />
      <Text size="sm" mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {change.reason}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        <Trans>
          <Person of={change.askedBy} /> asked for it on <Timestamp at={change.askedAt} />.
        </Trans>{' '}
        {waits && (
          <Trans>
            It ends on <Timestamp at={change.expiresAt} />.
          </Trans>
        )}
        {change.decidedBy && change.decidedAt && (
          <Trans>
            Decided by <Person of={change.decidedBy} /> on <Timestamp at={change.decidedAt} />.
          </Trans>
        )}
      </Text>
      {change.isOutdated && (
        <Alert color="yellow" mt="sm">
          <Trans>What it was based on has changed since. Reject or withdraw it, and ask again.</Trans>
        </Alert>
      )}
      {waits && isOwn && change.confirmFrom && (
        <Text size="sm" mt="sm">
          <Trans>
            You are the only admin: confirm it again from <Timestamp at={change.confirmFrom} /> on.
          </Trans>
        </Text>
      )}
      {waits && (
        <Group mt="sm" gap="sm">
          {mayConfirm && (
            <Button size="compact-md" onClick={() => ask('confirm')}>
              <Trans>Confirm…</Trans>
            </Button>
          )}
          <Button size="compact-md" variant="default" onClick={() => ask(isOwn ? 'withdraw' : 'reject')}>
            {isOwn ? <Trans>Withdraw…</Trans> : <Trans>Reject…</Trans>}
          </Button>
        </Group>
      )}
      {step && <StepDialog step={step} change={change} onClose={() => ask(null)} />}
    </Paper>
  );
}

/** What a change is about: its kind, and the user whom it concerns. */
function Subject({ of: { kind, user } }: { of: ControlChange }) {
  return (
    <>
      {controlKindWords(kind)}
      {user && (
        <>
          {': '}
          <Person of={user} />
        </>
      )}
    </>
  );
}

interface StepDialogProps {
  step: Step;
  change: ControlChange;
  onClose: () => void;
}

function StepDialog({ step, change, onClose }: StepDialogProps) {
  const steps = {
    outdated: [
      getAccessQueryKey,
      getPersonAccessQueryKey,
      listControlChangesQueryKey,
      listUsersQueryKey,
      getAttentionQueryKey,
      getSigningPolicyQueryKey,
    ],
    done: onClose,
  };
  const confirm = useChange(confirmControlChangeMutation(), steps);
  const reject = useChange(rejectControlChangeMutation(), steps);
  const withdraw = useChange(withdrawControlChangeMutation(), steps);
  const { send, isPending, refusal } = { confirm, reject, withdraw }[step];
  const words = {
    confirm: { title: t`Confirm this change?`, label: t`Confirm, so that it takes effect now` },
    reject: { title: t`Reject this change?`, label: t`Reject the change` },
    withdraw: { title: t`Withdraw this change?`, label: t`Withdraw the change` },
  }[step];
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={words.title}
      confirmLabel={words.label}
      danger={step === 'reject'}
      pending={isPending}
      error={refusal}
      onConfirm={() => send({ path: { id: change.id } })}
    >
      <Stack gap="sm">
        <Text fw={600}>
          <Subject of={change} />
        </Text>
        <SettingChanges settings={change.settings} />
        <Text size="sm">
          {step === 'confirm'
            ? t`Ask the admin who wants it, in person or by phone, before you confirm. Your name is beside \
theirs in the audit log.`
            : t`Nothing changes. The admins get a mail.`}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
