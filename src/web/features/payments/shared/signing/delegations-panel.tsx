import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, List, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  createDelegationMutation,
  endDelegationMutation,
  listDelegationsOptions,
  listDelegationsQueryKey,
} from '../../../../../client/@tanstack/react-query-signing.gen.ts';
import type { Delegation, Delegations } from '../../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingRows } from '../../../../ui/loading-rows.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { errorsByPath } from '../../../../ui/problem.ts';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { useKept } from '../use-kept.ts';

/** The delegations of a user and those to them: of the caller, or for admins of another user. */
export function DelegationsPanel({ userId }: { userId?: string }) {
  const query = useQuery(listDelegationsOptions(userId === undefined ? {} : { query: { userId } }));
  return (
    <Panel title={t`Signing for others`}>
      <Stack>
        <Text size="sm">
          <Trans>
            An approver who is away lets another approver sign batches for them. Both names are on the batch,
            and no user counts twice.
          </Trans>
        </Text>
        {query.isPending && <LoadingRows rows={2} />}
        {query.isError && !query.data && (
          <ErrorState error={query.error} retry={() => void query.refetch()} />
        )}
        {query.data && <DelegationList items={query.data.items} />}
        {query.data && query.data.candidates.length > 0 && (
          <DelegationForm candidates={query.data.candidates} />
        )}
      </Stack>
    </Panel>
  );
}

function DelegationList({ items }: { items: readonly Delegation[] }) {
  const [now] = useState(() => Date.now());
  if (items.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>There are no delegations.</Trans>
      </Text>
    );
  return (
    <List size="sm" spacing="sm">
      {items.map((one) => (
        <List.Item key={one.id}>
          <DelegationLine one={one} isOpen={one.endedAt === null && Date.parse(one.endsAt) > now} />
        </List.Item>
      ))}
    </List>
  );
}

function DelegationLine({ one, isOpen }: { one: Delegation; isOpen: boolean }) {
  const [asking, setAsking] = useState(false);
  const end = useChange(endDelegationMutation(), {
    outdated: [listDelegationsQueryKey],
    done: () => setAsking(false),
  });
  const { user, delegate, startsAt, endsAt, endedAt, endedBy, reason } = one;
  return (
    <Group justify="space-between" gap="sm" align="flex-start">
      <Text size="sm" flex="1 1 18rem">
        <Trans>
          {delegate.name} signs for {user.name} from <Timestamp at={startsAt} /> to <Timestamp at={endsAt} />.
        </Trans>{' '}
        <Text span inherit c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
        {endedAt && (
          <Text span inherit display="block" c="dimmed">
            {endedBy ? (
              <Trans>
                Ended by {endedBy.name} on <Timestamp at={endedAt} />.
              </Trans>
            ) : (
              <Trans>
                Ended on <Timestamp at={endedAt} />, when one of them was no longer an approver.
              </Trans>
            )}
          </Text>
        )}
      </Text>
      {isOpen && (
        <Button size="compact-sm" variant="default" onClick={() => setAsking(true)}>
          <Trans>End…</Trans>
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          opened
          onClose={() => setAsking(false)}
          title={t`End this delegation?`}
          confirmLabel={t`End the delegation now`}
          pending={end.isPending}
          error={end.refusal}
          onConfirm={() => end.send({ path: { id: one.id } })}
        >
          <Trans>
            {delegate.name} can no longer sign for {user.name}. Approvals that were given stay.
          </Trans>
        </ConfirmDialog>
      )}
    </Group>
  );
}

interface Draft {
  delegateId: string;
  startsOn: string;
  endsOn: string;
  reason: string;
}

const EMPTY: Draft = { delegateId: '', startsOn: '', endsOn: '', reason: '' };

function DelegationForm({ candidates }: Pick<Delegations, 'candidates'>) {
  const { value: draft, setValue, keep, forget } = useKept<Draft>('delegation', EMPTY);
  const create = useChange(createDelegationMutation(), {
    outdated: [listDelegationsQueryKey],
    message: () => t`The delegation was made.`,
    done: forget,
    keep,
  });
  const errors: Partial<Record<string, string>> = create.isError ? errorsByPath(create.error) : {};
  const set = (part: Partial<Draft>) => setValue({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.send({ body: draft });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={560}>
        <NativeSelect
          label={t`Who signs for you`}
          data={[
            { value: '', label: t`Choose an approver` },
            ...candidates.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          value={draft.delegateId}
          onChange={({ currentTarget: { value } }) => set({ delegateId: value })}
          error={errors['delegateId']}
        />
        <Group gap="sm" grow align="flex-start">
          <TextInput
            type="date"
            label={t`First day`}
            value={draft.startsOn}
            onChange={({ currentTarget: { value } }) => set({ startsOn: value })}
            error={errors['startsOn']}
          />
          <TextInput
            type="date"
            label={t`Last day`}
            value={draft.endsOn}
            onChange={({ currentTarget: { value } }) => set({ endsOn: value })}
            error={errors['endsOn']}
          />
        </Group>
        <TextInput
          label={t`Reason`}
          maxLength={200}
          value={draft.reason}
          onChange={({ currentTarget: { value } }) => set({ reason: value })}
          error={errors['reason']}
        />
        {create.refusal !== null && (
          <ErrorState error={create.refusal} title={t`The delegation was not made`} fieldsShowErrors />
        )}
        <div>
          <Button
            type="submit"
            variant="default"
            loading={create.isPending}
            disabled={Object.values(draft).some((text) => text.trim() === '')}
          >
            <Trans>Let them sign for me</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
