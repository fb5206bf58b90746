import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import IconFileExport from '~icons/tabler/file-export';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { listBankConnectionsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { isPaying, type PayingConnection } from '../shared/connection-purpose.ts';
import { WatchedAccounts } from '../shared/statements/watched-accounts.tsx';
import { CertificationBadge, ConnectionBadge } from '../shared/bank-file-words.tsx';
import classes from './fields.module.css';
import { faultWords } from './transport/transport-words.ts';
import { formatName, railsWords } from './words.ts';

const columns: TableColumn<PayingConnection>[] = [
  {
    id: 'name',
    header: () => t`Connection`,
    cell: ({ row: { original: c } }) => (
      <div>
        <Link to={paths.bankConnection(c.id)} data-record>
          {c.displayName}
        </Link>
        <Text size="sm" c="dimmed">
          {formatName(c.profile.format)}
        </Text>
      </div>
    ),
  },
  {
    id: 'account',
    header: () => t`Account`,
    meta: { width: 132 },
    cell: ({ row: { original: c } }) => c.payer.accountNumber,
  },
  {
    id: 'state',
    header: () => t`State`,
    meta: { width: 108, inCard: 'beside title' },
    cell: ({ row: { original: c } }) => <ConnectionBadge state={c.state} />,
  },
  {
    id: 'rails',
    header: () => t`Rails`,
    meta: { width: 116 },
    cell: ({ row: { original: c } }) => railsWords(c.rails),
  },
  {
    id: 'test',
    header: () => t`Test file`,
    meta: { width: 172 },
    cell: ({ row: { original: c } }) => <CertificationBadge certified={c.certification !== null} />,
  },
  {
    id: 'visit',
    header: () => t`Last visit`,
    meta: { width: 178 },
    cell: ({ row: { original: c } }) => <LastVisit connection={c} />,
  },
  {
    id: 'questions',
    header: () => t`Open questions`,
    meta: { align: 'end', width: 132 },
    cell: ({ row: { original: c } }) => formatNumber(c.openQuestions),
  },
  {
    id: 'files',
    header: () => t`Files`,
    meta: { align: 'end', width: 72 },
    cell: ({ row: { original: c } }) => formatNumber(c.fileCount),
  },
];

/** When Outlay last exchanged files with the bank, and the fault that prevents it. */
function LastVisit({ connection: { transportDetails: details } }: { connection: BankConnection }) {
  if (!details) return t`None: your people take the files`;
  if (details.fault)
    return (
      <Text size="sm" c="red" span>
        {faultWords(details.fault.code).title}
      </Text>
    );
  return details.visitedAt === null ? t`Not yet` : <Timestamp at={details.visitedAt} />;
}

/** The connections by bank file of the entity; administrators add one. */
export default function BankConnectionsPage() {
  const navigate = useNavigate();
  const query = useQuery(listBankConnectionsOptions());
  const mayManage = useMay('manageBankConnections');
  const found = query.data?.filter(isPaying);
  const watch = mayManage && (
    <Button
      component={Link}
      to={paths.watchAccount()}
      variant="default"
      leftSection={<IconEye size={16} aria-hidden />}
    >
      <Trans>Watch an account</Trans>
    </Button>
  );
  const add = mayManage && (
    <Button component={Link} to={paths.newBankConnection()} leftSection={<IconPlus size={16} aria-hidden />}>
      <Trans>New bank connection</Trans>
    </Button>
  );
  const live = found?.filter(({ state }) => state === 'LIVE').length ?? 0;
  return (
    <>
      <PageHeader
        title={routeTitle('bankConnections')}
        description={t`The banks that take payments as files, and what each expects of a file.`}
        actions={
          query.data && (
            <>
              {watch}
              {found && found.length > 0 && add}
            </>
          )
        }
      />
      {query.isPending && <LoadingRows rows={3} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {found?.length === 0 && <NoConnections action={add} />}
      {found && found.length > 0 && (
        <>
          <DataTable
            caption={t`Bank connections`}
            columns={columns}
            rows={found}
            rowId={(connection) => connection.id}
            onOpen={(connection) => void navigate(paths.bankConnection(connection.id))}
          />
          <Text size="sm" c="dimmed" mt="sm">
            {live === 0
              ? t`No connection is on, so no batch is paid by file.`
              : plural(live, {
                  one: 'One connection is on. Batches of its rails wait for their bank file.',
                  other: '# connections are on. Batches of their rails wait for their bank files.',
                })}
          </Text>
          {found.some(({ certification }) => certification === null) && (
            <Text size="sm" c="dimmed" mt={4}>
              <Trans>
                Uncertified: send your bank a test file. No user has recorded that the bank accepts files of
                the connection.
              </Trans>
            </Text>
          )}
        </>
      )}
      {query.data && <WatchedAccounts connections={query.data} mt="lg" />}
    </>
  );
}

function NoConnections({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={t`No bank connections yet`} icon={IconFileExport} action={action}>
      <Stack gap="sm" align="stretch" ta="start">
        <span>
          <Trans>
            A bank file connection pays approved batches through your own bank. Outlay writes one file for
            each batch. A person takes it to the bank, or Outlay does by SFTP or a shared folder, and the
            bank’s replies say what happened to each payment.
          </Trans>
        </span>
        <span>
          <Trans>Ask your bank for:</Trans>
          <ul className={classes.needs}>
            <li>
              <Trans>
                the format that it takes: ACB with 198 or 180 characters a line, ISO 20022 pain.001, or the
                columns of its CSV file;
              </Trans>
            </li>
            <li>{t`for ACB, your registration: customer code, user code, short name and destination;`}</li>
            <li>{t`its cut-off, and which files it sends back;`}</li>
            <li>{t`a person who checks a test file.`}</li>
          </ul>
        </span>
        {!action && (
          <span>
            <Trans>Administrators of your entity can add a connection.</Trans>
          </span>
        )}
      </Stack>
    </EmptyState>
  );
}
