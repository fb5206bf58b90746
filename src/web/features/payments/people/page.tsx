import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listUsersOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { EntityUser } from '../../../../client/types.gen.ts';
import { ROLES } from '../../../../shared/terms.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { roleWord } from '../../../ui/role-words.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { AdminsView } from './admins-view.tsx';
import { roleAllows } from './permission-words.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';

const COLUMNS: TableColumn<EntityUser>[] = [
  { id: 'person', header: () => t`Name`, cell: ({ row: { original: u } }) => u.displayName },
  { id: 'name', header: () => t`User name`, accessorKey: 'name' },
  {
    id: 'roles',
    header: () => t`Roles`,
    cell: ({ row: { original: u } }) => u.roles.map(roleWord).join(', ') || t`None`,
  },
  {
    id: 'access',
    header: () => t`Access`,
    cell: ({ row: { original: u } }) => (u.active ? t`Active` : t`Ended`),
  },
];

/** The users of the entity and what each role may do. Admins change them, two of them together. */
export default function PeoplePage() {
  const isAdmin = useMay('managePeople');
  const mayManageMails = useMay('manageMails');
  if (isAdmin)
    return (
      <AdminsView>
        {mayManageMails && <UndeliveredMails />}
        <Roles />
      </AdminsView>
    );
  return (
    <>
      <PageHeader
        title={routeTitle('people')}
        description={t`Who can sign in, and what each person may do.`}
      />
      <Text c="dimmed" size="sm" mb="md">
        <Trans>
          Administrators add people, change roles and end access. Ask one of them to change something.
        </Trans>
      </Text>
      <Everyone />
    </>
  );
}

function Everyone() {
  const query = useQuery(listUsersOptions());
  return (
    <>
      {query.isPending && <LoadingRows rows={4} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && (
        <Stack gap="lg">
          <DataTable
            caption={t`People and their roles`}
            columns={COLUMNS}
            rows={query.data}
            rowId={(user) => user.userId}
          />
          <Roles />
        </Stack>
      )}
    </>
  );
}

function Roles() {
  return (
    <Panel title={t`What each role may do`}>
      <Facts items={ROLES.map((role) => [roleWord(role), roleAllows(role)] as const)} />
    </Panel>
  );
}
