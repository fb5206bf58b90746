import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import IconUserPlus from '~icons/tabler/user-plus';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  getAccessOptions,
  listControlChangesOptions,
} from '../../../../client/@tanstack/react-query-people.gen.ts';
import type { AccessOverview, PersonAccess } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { roleWord } from '../../../ui/role-words.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { AskDialog, type Draft } from '../shared/control/ask-dialog.tsx';
import { ControlChanges } from '../shared/control/waiting-changes.tsx';
import { useKept } from '../shared/use-kept.ts';
import { Invitations } from './invitations.tsx';
import { Resets } from './resets.tsx';
import { Safeguards } from './safeguards.tsx';

const INVITATION: Draft = {
  about: null,
  request: { kind: 'INVITE_USER', displayName: '', email: null, roles: [], reason: '' },
};

const COLUMNS: TableColumn<PersonAccess>[] = [
  {
    id: 'person',
    header: () => t`Name`,
    cell: ({ row: { original: u } }) => (
      <div>
        <Anchor component={Link} to={paths.person(u.userId)} inherit>
          {u.displayName}
        </Anchor>
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {u.name}
        </Text>
      </div>
    ),
  },
  {
    id: 'roles',
    header: () => t`Roles`,
    cell: ({ row: { original: u } }) => u.roles.map(roleWord).join(', ') || t`None`,
  },
  {
    id: 'access',
    header: () => t`Access`,
    cell: ({ row: { original: u } }) =>
      u.disabledAt ? (
        <>
          {t`Ended`} <Timestamp at={u.disabledAt} dateOnly />
        </>
      ) : (
        t`Active`
      ),
  },
  {
    id: 'seen',
    header: () => t`Last seen`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: u } }) =>
      u.lastSeenAt ? (
        <div>
          <Timestamp at={u.lastSeenAt} />
          <Text size="xs" c="dimmed">
            {plural(u.sessions, { one: '# open session', other: '# open sessions' })}
          </Text>
        </div>
      ) : (
        t`Not signed in now`
      ),
  },
  {
    id: 'passkeys',
    header: () => t`Passkeys`,
    meta: { hideBelow: 'md', align: 'end' },
    cell: ({ row: { original: u } }) => formatNumber(u.passkeys),
  },
  {
    id: 'waits',
    header: () => t`Waits for them`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: u } }) => waitsFor(u),
  },
];

function waitsFor({ waitingBatches, waitingChanges }: PersonAccess): string {
  const parts = [
    ...(waitingBatches > 0 ? [plural(waitingBatches, { one: '# batch', other: '# batches' })] : []),
    ...(waitingChanges > 0 ? [plural(waitingChanges, { one: '# change', other: '# changes' })] : []),
  ];
  return parts.join(', ') || t`Nothing`;
}

/** The people of the entity as an admin sees them, with the changes that wait for a second admin. */
export function AdminsView({ children }: { children: ReactNode }) {
  const kept = useKept<Draft | null>('control change of people', null);
  const access = useQuery(getAccessOptions());
  const changes = useQuery(listControlChangesOptions({ query: { state: 'WAITING', limit: 100 } }));
  const isAlone = access.data?.admins === 1;
  return (
    <>
      <PageHeader
        title={routeTitle('people')}
        description={t`Who can sign in, and what each person may do.`}
        actions={
          <>
            <Button variant="default" component={Link} to={paths.accessReview()}>
              <Trans>Access review</Trans>
            </Button>
            <Button
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => kept.setValue(INVITATION)}
            >
              <Trans>Invite a person</Trans>
            </Button>
          </>
        }
      />
      {access.isPending && <LoadingRows rows={6} />}
      {access.isError && !access.data && (
        <ErrorState error={access.error} retry={() => void access.refetch()} />
      )}
      {access.data && (
        <Stack gap="lg">
          {isAlone && <OneAdmin />}
          {access.data.identityProvider !== null && <Elsewhere issuer={access.data.identityProvider} />}
          {changes.isError && !changes.data && (
            <ErrorState error={changes.error} retry={() => void changes.refetch()} />
          )}
          {changes.data && changes.data.items.length > 0 && (
            <section aria-label={t`Changes that wait for a second admin`}>
              <ControlChanges changes={changes.data.items} />
            </section>
          )}
          <PeopleTable access={access.data} />
          <Invitations access={access.data} />
          <Resets />
          <Safeguards access={access.data} ask={kept.setValue} />
          {children}
        </Stack>
      )}
      <AskDialog kept={kept} isAlone={isAlone} />
    </>
  );
}

function PeopleTable({ access }: { access: AccessOverview }) {
  const navigate = useNavigate();
  return (
    <DataTable
      caption={t`People and their roles`}
      columns={COLUMNS}
      rows={access.people}
      rowId={(user) => user.userId}
      onOpen={(user) => void navigate(paths.person(user.userId))}
    />
  );
}

/** Says that one person could change everything, and what to do about it. */
function OneAdmin() {
  return (
    <Alert color="yellow" title={t`One admin`}>
      <Trans>
        Only one person is an admin, so no second person confirms the changes: a change waits 24 hours
        instead, and every approver gets a mail. Give a second person the role, or invite one.
      </Trans>
    </Alert>
  );
}

function Elsewhere({ issuer }: { issuer: string }) {
  return (
    <Panel title={t`Sign-in`}>
      <Group gap="xs">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>
            {issuer} signs people in: names, passwords and second factors are managed there. Outlay knows a
            person by the issuer and the subject of that sign-in, and manages roles and access here. End the
            access in both places when a person leaves.
          </Trans>
        </Text>
      </Group>
    </Panel>
  );
}
