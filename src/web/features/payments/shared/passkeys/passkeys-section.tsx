import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import IconKey from '~icons/tabler/key';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listPasskeysOptions,
  listPasskeysQueryKey,
  stopPasskeyResetMutation,
} from '../../../../../client/@tanstack/react-query-passkeys.gen.ts';
import type { Passkey, PasskeyReset } from '../../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingRows } from '../../../../ui/loading-rows.tsx';
import { LongText } from '../../../../ui/long-text.tsx';
import { Person } from '../../../../ui/person.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { AddPasskey, RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx';

type Asked = { step: 'add' } | { step: 'rename' | 'remove'; passkey: Passkey };

const COLUMNS: TableColumn<Passkey>[] = [
  {
    id: 'name',
    header: () => t`Name`,
    cell: ({ row: { original: passkey } }) => (
      <div>
        <LongText>{passkey.name}</LongText>
        <Text size="xs" c="dimmed">
          {passkey.isSynced ? t`On several devices` : t`On one device`}
        </Text>
      </div>
    ),
  },
  {
    id: 'added',
    header: () => t`Added`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: passkey } }) => <Timestamp at={passkey.createdAt} />,
  },
  {
    id: 'used',
    header: () => t`Last used`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: passkey } }) =>
      passkey.lastUsedAt ? <Timestamp at={passkey.lastUsedAt} /> : t`Never`,
  },
];

/** The passkeys of the signed-in user: lists, adds, renames and removes them. */
export function PasskeysSection() {
  const query = useQuery(listPasskeysOptions());
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  const columns: TableColumn<Passkey>[] = [
    ...COLUMNS,
    {
      id: 'steps',
      header: () => t`Steps`,
      meta: { align: 'end' },
      cell: ({ row: { original: passkey } }) => (
        <Group gap="xs" justify="flex-end">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Rename ${passkey.name}`}
            onClick={() => ask({ step: 'rename', passkey })}
          >
            <Trans>Rename…</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t`Remove ${passkey.name}`}
            onClick={() => ask({ step: 'remove', passkey })}
          >
            <Trans>Remove…</Trans>
          </Button>
        </Group>
      ),
    },
  ];
  const { data } = query;
  return (
    <section aria-label={t`Your passkeys`}>
      {query.isPending && <LoadingRows rows={2} />}
      {query.isError && !data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {data && !data.isPossible && (
        <Alert color="yellow" mb="md" title={t`Passkeys are not possible here`}>
          <Trans>
            Browsers allow passkeys only at a host name with https, or at localhost. Your operator can change
            the address of this installation.
          </Trans>
        </Alert>
      )}
      {data?.reset && <WaitingReset reset={data.reset} />}
      {data?.passkeys.length === 0 && (
        <EmptyState icon={IconKey} title={t`You have no passkey yet`}>
          <Trans>
            A passkey is a key in your phone, computer or security key, which you unlock with your finger,
            face or PIN. It cannot be guessed, read by others or used on another website.
          </Trans>
        </EmptyState>
      )}
      {data && data.passkeys.length > 0 && (
        <DataTable caption={t`Your passkeys`} columns={columns} rows={data.passkeys} rowId={({ id }) => id} />
      )}
      {data?.isPossible && (
        <Button mt="md" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => ask({ step: 'add' })}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      {asked?.step === 'add' && <AddPasskey hasOther={(data?.passkeys.length ?? 0) > 0} onClose={close} />}
      {asked?.step === 'rename' && <RenamePasskey passkey={asked.passkey} onClose={close} />}
      {asked?.step === 'remove' && <RemovePasskey passkey={asked.passkey} onClose={close} />}
    </section>
  );
}

/** Says that an admin asked to remove the user's passkeys, and lets the user stop it. */
function WaitingReset({ reset }: { reset: PasskeyReset }) {
  const stop = useChange(stopPasskeyResetMutation(), { outdated: [listPasskeysQueryKey] });
  return (
    <Alert color="red" mb="md" title={t`Your passkeys will be removed`}>
      <Trans>
        <Person of={reset.askedBy} /> asked for it, because you may have lost them. They stop working{' '}
        <Timestamp at={reset.takesEffectAt} />.
      </Trans>{' '}
      {reset.userMayStop ? (
        <Trans>If you still have them, stop it now and tell your admins.</Trans>
      ) : (
        <Trans>
          You stopped an earlier removal. Only another admin can stop this one: tell them at once.
        </Trans>
      )}
      {stop.refusal !== null && <ErrorState error={stop.refusal} />}
      {reset.userMayStop && (
        <Group mt="sm">
          <Button
            color="red"
            loading={stop.isPending}
            onClick={() => stop.mutate({ path: { id: reset.id } })}
          >
            <Trans>Stop the removal</Trans>
          </Button>
        </Group>
      )}
    </Alert>
  );
}
