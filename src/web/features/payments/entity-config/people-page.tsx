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
import { Timestamp } from '../../../ui/timestamp.tsx';
import { roleAllows } from './permission-words.ts';
import { UndeliveredMails } from './undelivered-mails.tsx';

const COLUMNS: TableColumn<EntityUser>[] = [
  { id: 'person', header: () => t`Name`, cell: ({ row: { original: u } }) => u.displayName },
  { id: 'name', header: () => t`Sign-in name`, accessorKey: 'name' },
  {
    id: 'roles',
    header: () => t`Roles`,
    cell: ({ row: { original: u } }) => u.roles.map(roleWord).join(', ') || t`None`,
  },
  {
    id: 'access',
    header: () => t`Access`,
    cell: ({ row: { original: u } }) => (u.active ? t`Active` : t`Ended by the operator`),
  },
];

const LAST_SIGN_IN: TableColumn<EntityUser> = {
  id: 'lastSignIn',
  header: () => t`Last sign-in`,
  meta: { width: 190, hideBelow: 'sm' },
  cell: ({ row: { original: u } }) => (u.lastSignInAt ? <Timestamp at={u.lastSignInAt} /> : t`Not known`),
};

/** The users of the entity with their roles, and what each role may do; the operator changes them. */
export default function PeoplePage() {
  const query = useQuery(listUsersOptions());
  const mayManageMails = useMay('manageMails');
  const columns = useMay('readAuditLog') ? [...COLUMNS, LAST_SIGN_IN] : COLUMNS;
  return (
    <>
      <PageHeader
        title={routeTitle('people')}
        description={t`Who can sign in, and what each person may do.`}
      />
      <Text c="dimmed" size="sm" mb="md">
        <Trans>
          Your operator, who runs Outlay for you, adds people, grants roles and ends access. Ask them to
          change something here.
        </Trans>
      </Text>
      {query.isPending && <LoadingRows rows={4} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && (
        <Stack gap="lg">
          {mayManageMails && <UndeliveredMails />}
          <DataTable
            caption={t`People and their roles`}
            columns={columns}
            rows={query.data}
            rowId={(user) => user.userId}
          />
          <Panel title={t`What each role may do`}>
            <Facts items={ROLES.map((role) => [roleWord(role), roleAllows(role)] as const)} />
          </Panel>
        </Stack>
      )}
    </>
  );
}
