import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconRobot from '~icons/tabler/robot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  confirmProgramTokenMutation,
  listProgramTokensOptions,
  listProgramTokensQueryKey,
  revokeProgramTokenMutation,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { ProgramToken } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Person } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { TOKEN_LOOKS } from './looks.ts';
import NewToken from './new-token.tsx';

type Step = 'confirm' | 'revoke';

const COLUMNS: TableColumn<ProgramToken>[] = [
  {
    id: 'name',
    header: () => t`Program`,
    cell: ({ row: { original: token } }) => (
      <div>
        <LongText>{token.name}</LongText>
        <Text size="xs" c="dimmed">
          {token.rights === 'PREPARE' ? t`Reads and prepares batches` : t`Reads`}
          {token.addresses.length > 0 && ` · ${token.addresses.join(', ')}`}
        </Text>
      </div>
    ),
  },
  {
    id: 'state',
    header: () => t`State`,
    cell: ({ row: { original: token } }) => <LookBadge look={TOKEN_LOOKS[token.state]} />,
  },
  {
    id: 'used',
    header: () => t`Last used`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: token } }) =>
      token.lastUsedAt ? (
        <div>
          <Timestamp at={token.lastUsedAt} />
          <Text size="xs" c="dimmed">
            {t`from ${token.lastUsedFrom ?? ''}`}
          </Text>
        </div>
      ) : (
        t`Never`
      ),
  },
  {
    id: 'until',
    header: () => t`Until`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: token } }) => <Timestamp at={token.expiresAt} dateOnly />,
  },
  {
    id: 'maker',
    header: () => t`Made by`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: token } }) => <Person of={token.createdBy} />,
  },
];

/** The tokens with which programs sign in: made, confirmed and revoked by admins. */
export default function ProgramsPage() {
  const { user } = useSession();
  const query = useQuery(listProgramTokensOptions());
  const [isNew, setNew] = useState(false);
  const [asked, ask] = useState<{ step: Step; token: ProgramToken } | null>(null);
  const columns: TableColumn<ProgramToken>[] = [
    ...COLUMNS,
    {
      id: 'steps',
      header: () => t`Steps`,
      meta: { align: 'end' },
      cell: ({ row: { original: token } }) => (
        <Group gap="xs" justify="flex-end">
          {token.state === 'WAITING' && token.createdBy.userId !== user.id && (
            <Button size="compact-sm" onClick={() => ask({ step: 'confirm', token })}>
              <Trans>Confirm…</Trans>
            </Button>
          )}
          {(token.state === 'WAITING' || token.state === 'ACTIVE') && (
            <Button size="compact-sm" variant="default" onClick={() => ask({ step: 'revoke', token })}>
              <Trans>Revoke…</Trans>
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title={routeTitle('programs')}
        description={t`How programs read this company’s data and prepare batches: each with a token.`}
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
            <Trans>New token</Trans>
          </Button>
        }
      />
      {query.isPending && <LoadingRows rows={3} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <EmptyState icon={IconRobot} title={t`No program has a token yet`}>
          <Trans>
            A payroll or accounting program can create batches here instead of a file that a person uploads.
            People still approve them. The guide shows how to create a first batch from a program in five
            minutes.
          </Trans>
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && (
        <DataTable
          caption={t`Tokens of programs`}
          columns={columns}
          rows={query.data}
          rowId={(token) => token.id}
        />
      )}
      {isNew && <NewToken onClose={() => setNew(false)} />}
      {asked && <StepDialog {...asked} onClose={() => ask(null)} />}
    </>
  );
}

function StepDialog({ step, token, onClose }: { step: Step; token: ProgramToken; onClose: () => void }) {
  const steps = { outdated: [listProgramTokensQueryKey], done: onClose };
  const confirm = useChange(confirmProgramTokenMutation(), steps);
  const revoke = useChange(revokeProgramTokenMutation(), steps);
  const { mutate, isPending, refusal } = step === 'confirm' ? confirm : revoke;
  const { name } = token;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={step === 'confirm' ? t`Confirm the token of ${name}` : t`Revoke the token of ${name}`}
      confirmLabel={step === 'confirm' ? t`Let ${name} prepare batches` : t`Revoke the token`}
      danger={step === 'revoke'}
      pending={isPending}
      error={refusal}
      onConfirm={() => mutate({ path: { id: token.id } })}
    >
      {step === 'confirm' ? (
        <Stack gap="xs">
          <Trans>
            {name} can then create batches, for which the maker of the token counts as the preparer. Every
            batch still needs its approvals.
          </Trans>
        </Stack>
      ) : (
        <Trans>{name} loses access immediately. This cannot be undone.</Trans>
      )}
    </ConfirmDialog>
  );
}
