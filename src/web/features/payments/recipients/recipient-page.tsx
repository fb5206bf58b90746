import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import IconReceipt from '~icons/tabler/receipt';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import {
  getRecipientOptions,
  listPayoutHistoryOptions,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { Recipient, PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { StatusBadge } from '../shared/payment-status.tsx';
import { accountTypeWords } from '../shared/words.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';

const LATEST = 20;

const columns: TableColumn<PayoutTransactionForDisplay>[] = [
  {
    id: 'at',
    header: () => t`When`,
    meta: { width: 190 },
    cell: ({ row: { original: p } }) => <Timestamp at={p.createdAt} />,
  },
  {
    id: 'status',
    header: () => t`Status`,
    cell: ({ row: { original: p } }) => <StatusBadge status={p.status} />,
  },
  {
    id: 'reference',
    header: () => t`Reference`,
    meta: { hideBelow: 'sm' },
    accessorKey: 'recipientReference',
  },
  {
    id: 'batch',
    header: () => t`Batch`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: p } }) =>
      p.batch && (
        <LongText>
          <Link to={paths.batch(p.batch.id)}>{p.batch.label}</Link>
        </LongText>
      ),
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end' },
    cell: ({ row: { original: p } }) => (
      <Amount amount={p.amount} currency={p.currency} direction={p.direction} />
    ),
  },
];

/** One recipient: their account and their payments. */
export default function RecipientPage() {
  const { id = '' } = useParams();
  const query = useQuery(getRecipientOptions({ path: { id } }));
  if (query.data) return <Details recipient={query.data} />;
  return (
    <UnloadedPage title={routeTitle('recipient')} back={<Back />} query={query}>
      <LoadingPanel title={t`Total paid`} lines={1} amount />
      <LoadingPanel title={t`Account`} lines={8} />
      <LoadingPanel title={t`Payments`} lines={6} />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.recipients()}>
      <Trans>All recipients</Trans>
    </BackLink>
  );
}

interface RecipientProps {
  recipient: Recipient;
}

function Details({ recipient }: RecipientProps) {
  return (
    <>
      <PageHeader title={recipient.name} description={`${recipient.bankName} ${recipient.accountNumber}`}>
        <Back />
      </PageHeader>
      <Stack gap="lg">
        <TotalPaid recipient={recipient} />
        <Account recipient={recipient} />
        <Payments recipient={recipient} />
      </Stack>
    </>
  );
}

function TotalPaid({ recipient }: RecipientProps) {
  return (
    <Panel title={t`Total paid`}>
      {recipient.totals.length === 0 && (
        <Text c="dimmed">
          <Trans>Nothing has been paid yet.</Trans>
        </Text>
      )}
      <Group gap="xl">
        {recipient.totals.map(({ currency, amount, count }, index) => (
          <Stack key={currency} gap={0}>
            <Amount amount={amount} currency={currency} size={index === 0 ? 'large' : 'medium'} />
            <Text size="sm" c="dimmed">
              <Plural
                value={count}
                one="in # payment that was not returned"
                other="in # payments that were not returned"
              />
            </Text>
          </Stack>
        ))}
      </Group>
    </Panel>
  );
}

function Account({ recipient }: RecipientProps) {
  return (
    <Panel title={t`Account`}>
      <Facts
        items={[
          [t`Bank`, recipient.bankName],
          [t`Branch code`, recipient.branchCode],
          [
            t`Account number`,
            <Group key="number" gap={4} wrap="nowrap">
              {recipient.accountNumber}
              <CopyButton value={recipient.accountNumber} what={t`the account number`} />
            </Group>,
          ],
          [t`Account type`, accountTypeWords(recipient.accountType)],
          [t`External ID`, recipient.externalId ?? t`None`],
          [t`Other names used`, recipient.otherNames.length > 0 ? recipient.otherNames.join(', ') : t`None`],
          [t`First seen`, <Timestamp key="first" at={recipient.firstSeenAt} />],
          [
            t`Last paid`,
            recipient.lastPaidAt ? <Timestamp key="last" at={recipient.lastPaidAt} /> : t`Never`,
          ],
        ]}
      />
    </Panel>
  );
}

/** The latest payments, with the way to all of them. */
function Payments({ recipient }: RecipientProps) {
  const navigate = useNavigate();
  const history = useQuery(
    listPayoutHistoryOptions({ query: { beneficiaryId: recipient.id, limit: LATEST } }),
  );
  return (
    <Panel title={t`Payments`}>
      {history.isPending && <LoadingRows rows={4} />}
      {history.isError && !history.data && (
        <ErrorState error={history.error} retry={() => void history.refetch()} />
      )}
      {history.data?.items.length === 0 && (
        <EmptyState compact title={t`No payments yet`} icon={IconReceipt}>
          <Trans>
            This recipient is in a batch that has not been paid. You will see their payments here once they
            are sent.
          </Trans>
        </EmptyState>
      )}
      {history.data && history.data.items.length > 0 && (
        <>
          <DataTable
            caption={t`Payments to ${recipient.name}`}
            columns={columns}
            rows={history.data.items}
            rowId={(p) => p.id}
            onOpen={(p) => void navigate(paths.payout(p.id))}
          />
          {history.data.total > LATEST && (
            <Text size="sm" mt="sm">
              {t`The latest ${LATEST} of ${formatNumber(history.data.total)}.`}
            </Text>
          )}
          <Button
            mt="sm"
            variant="default"
            size="xs"
            component={Link}
            to={paths.payouts(`?beneficiaryId=${recipient.id}`)}
            className="no-print"
          >
            <Trans>Filter and export payments</Trans>
          </Button>
        </>
      )}
    </Panel>
  );
}
