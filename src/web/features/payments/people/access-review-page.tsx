import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { reviewAccessOptions } from '../../../../client/@tanstack/react-query-people.gen.ts';
import type { AccessReview } from '../../../../client/types.gen.ts';
import { accessReviewPath, paths } from '../../../../shared/dashboard-routes.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { roleWord } from '../../../ui/role-words.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useToday } from '../shared/use-today.ts';

const Search = z.object({ day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) });

type Reviewed = AccessReview['people'][number];

const COLUMNS: TableColumn<Reviewed>[] = [
  {
    id: 'person',
    header: () => t`Name`,
    cell: ({ row: { original: u } }) => (
      <div>
        {u.displayName}
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
    cell: ({ row: { original: u } }) => (u.enabled ? t`Active` : t`Ended`),
  },
  {
    id: 'since',
    header: () => t`Since`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: u } }) => (
      <div>
        <Timestamp at={u.since} />
        {u.reconstructed && (
          <Text size="xs" c="dimmed">
            <Trans>As it was when the history began</Trans>
          </Text>
        )}
      </div>
    ),
  },
];

/** The rights of each user at the end of a day, for an auditor. */
export default function AccessReviewPage() {
  const { filters, set } = useSearchFilters(Search);
  const today = useToday();
  const day = filters.day ?? today;
  const query = useQuery({ ...reviewAccessOptions({ query: { day } }), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader
        title={routeTitle('accessReview')}
        description={t`Who could do what at the end of a day.`}
        actions={<ExportButton href={accessReviewPath(day)} />}
      >
        <BackLink to={paths.people()}>{t`All people`}</BackLink>
      </PageHeader>
      <Stack gap="lg">
        <Group align="flex-end">
          <TextInput
            type="date"
            label={t`Day`}
            max={today}
            value={day}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') set({ day: value });
            }}
          />
        </Group>
        {query.isPending && <LoadingRows rows={6} />}
        {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
        {query.data && (
          <DataTable
            caption={t`Access on that day`}
            columns={COLUMNS}
            rows={query.data.people}
            rowId={(user) => user.userId}
            stale={query.isPlaceholderData}
          />
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            Changes of roles and access are recorded by the database itself since the history began. Earlier
            changes are in the audit log.
          </Trans>
        </Text>
      </Stack>
    </>
  );
}
