import { type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listUsersOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  listPasskeyResetsOptions,
  listPasskeyResetsQueryKey,
  listPasskeysQueryKey,
  resetPasskeysMutation,
  stopPasskeyResetMutation,
} from '../../../../client/@tanstack/react-query-passkeys.gen.ts';
import type { PasskeyReset } from '../../../../client/types.gen.ts';
import { PASSKEY_LIMITS } from '../../../../shared/passkey-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';

const STATES: Record<PasskeyReset['state'], MessageDescriptor> = {
  WAITING: msg`Waiting`,
  DONE: msg`Removed`,
  STOPPED: msg`Stopped`,
  LAPSED: msg`Lapsed: the asker is no longer an admin`,
};

/** Lost passkeys: an admin asks to remove those of another user, which waits and can be stopped. */
export function Resets() {
  const { i18n } = useLingui();
  const { user } = useSession();
  const query = useQuery(listPasskeyResetsOptions());
  const [isAsking, setAsking] = useState(false);
  const stop = useChange(stopPasskeyResetMutation(), {
    outdated: [listPasskeyResetsQueryKey, listPasskeysQueryKey],
  });
  const columns: TableColumn<PasskeyReset>[] = [
    { id: 'user', header: () => t`User`, cell: ({ row: { original: reset } }) => <Person of={reset.user} /> },
    {
      id: 'state',
      header: () => t`State`,
      cell: ({ row: { original: reset } }) => (
        <div>
          {i18n._(STATES[reset.state])}
          <Text size="xs" c="dimmed" component="div">
            {reset.state === 'WAITING' ? (
              <Trans>
                until <Timestamp at={reset.takesEffectAt} />
              </Trans>
            ) : (
              reset.decidedAt && <Timestamp at={reset.decidedAt} />
            )}
          </Text>
        </div>
      ),
    },
    {
      id: 'by',
      header: () => t`Asked for by`,
      meta: { hideBelow: 'sm' },
      cell: ({ row: { original: reset } }) => <Person of={reset.askedBy} />,
    },
    {
      id: 'steps',
      header: () => t`Steps`,
      meta: { align: 'end' },
      cell: ({ row: { original: reset } }) =>
        reset.state === 'WAITING' &&
        (reset.userMayStop || reset.user.userId !== user.id) && (
          <Button
            size="compact-sm"
            variant="default"
            loading={stop.isPending}
            onClick={() => stop.mutate({ path: { id: reset.id } })}
          >
            <Trans>Stop</Trans>
          </Button>
        ),
    },
  ];
  return (
    <Panel title={t`Lost passkeys`} mt="xl">
      <Stack>
        <Text size="sm">
          <Trans>
            When a colleague has lost every passkey, remove them here. The removal waits for{' '}
            {PASSKEY_LIMITS.resetHours} hours. Your colleague and all admins get a mail, and can stop it.
          </Trans>{' '}
          <Trans>
            If a stranger added a passkey, first end the access of your colleague, then remove the passkeys.
          </Trans>
        </Text>
        {query.isError && !query.data && (
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        )}
        {stop.refusal !== null && <ErrorState error={stop.refusal} />}
        {query.data && query.data.length > 0 && (
          <DataTable caption={t`Lost passkeys`} columns={columns} rows={query.data} rowId={({ id }) => id} />
        )}
        <Group>
          <Button variant="default" onClick={() => setAsking(true)}>
            <Trans>Remove a colleague’s passkeys…</Trans>
          </Button>
        </Group>
      </Stack>
      {isAsking && <AskForReset onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function AskForReset({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { data: users } = useQuery(listUsersOptions());
  const [userId, setUserId] = useState<string | null>(null);
  const reset = useChange(resetPasskeysMutation(), {
    outdated: [listPasskeyResetsQueryKey],
    done: onClose,
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Remove a colleague’s passkeys`}
      confirmLabel={t`Remove them in ${PASSKEY_LIMITS.resetHours} hours`}
      danger
      pending={reset.isPending}
      disabled={userId === null}
      error={reset.refusal}
      onConfirm={() => userId !== null && reset.mutate({ body: { userId } })}
    >
      <Stack gap="sm">
        <Select
          label={t`User`}
          required
          searchable
          data-autofocus
          data={(users ?? [])
            .filter((one) => one.userId !== user.id)
            .map((one) => ({ value: one.userId, label: one.displayName }))}
          value={userId}
          onChange={setUserId}
        />
        <Trans>
          First ask your colleague in person or by phone. A message that asks for this may be a fraud.
        </Trans>
      </Stack>
    </ConfirmDialog>
  );
}
