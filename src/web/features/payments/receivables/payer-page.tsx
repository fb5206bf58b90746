import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import IconPlus from '~icons/tabler/plus';
import IconReceipt from '~icons/tabler/receipt';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  getPayerOptions,
  listPaymentRequestsOptions,
  listReceiptsOptions,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { Payer } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { useToday } from '../shared/use-today.ts';
import { columnsOfPayer } from './columns.tsx';
import { PayerDialog } from './payer-dialog.tsx';
import classes from './receivables.module.css';
import { RECEIPT_COLUMNS } from './receipts/columns.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { requestsWords } from './words.ts';

const LATEST = 10;

interface PayerProps {
  payer: Payer;
}

/** One payer: what is open, the requests, and the statement. */
export default function PayerPage() {
  const { id = '' } = useParams();
  const query = useQuery(getPayerOptions({ path: { id } }));
  if (query.data) return <Details key={id} payer={query.data} />;
  return (
    <UnloadedPage title={routeTitle('payer')} back={<Back />} query={query}>
      <LoadingPanel lines={4} amount />
      <LoadingPanel title={t`Payment requests`} lines={6} />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.payers()}>
      <Trans>All payers</Trans>
    </BackLink>
  );
}

function Details({ payer }: PayerProps) {
  const mayAsk = useMay('requestPayments');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <PageHeader
        title={payer.name}
        documentTitle={t`Payer: ${payer.name}`}
        description={payer.email === null ? null : <LongText>{payer.email}</LongText>}
        actions={
          mayAsk && (
            <>
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                onClick={() => setIsChanging(true)}
              >
                <Trans>Change</Trans>
              </Button>
              <Button
                component={Link}
                to={paths.newReceivable(`?payer=${payer.id}`)}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                <Trans>New request</Trans>
              </Button>
            </>
          )
        }
      >
        <Back />
      </PageHeader>
      <Stack gap="lg">
        <Summary payer={payer} />
        <Requests payer={payer} />
        <Receipts payer={payer} />
        <StatementPanel payer={payer} />
      </Stack>
      {isChanging && (
        <PayerDialog
          payer={payer}
          onClose={() => setIsChanging(false)}
          onSaved={() => setIsChanging(false)}
        />
      )}
    </>
  );
}

function Summary({ payer }: PayerProps) {
  return (
    <Panel aria-label={t`Summary`}>
      {payer.open.length === 0 ? (
        <Text fw={600} mb="md">
          <Trans>Nothing is open</Trans>
        </Text>
      ) : (
        <>
          <Group gap="xl">
            {payer.open.map(({ currency, amount }, index) => (
              <Amount key={currency} amount={amount} currency={currency} size={index ? 'medium' : 'large'} />
            ))}
          </Group>
          <Text size="sm" c="dimmed" mb="md">
            <Trans>is open</Trans>
          </Text>
        </>
      )}
      {payer.credit.length > 0 && <Credit payer={payer} />}
      <Facts
        items={[
          [
            t`Standing reference`,
            <Group key="reference" gap={4} wrap="nowrap">
              <span className={classes.reference}>{payer.reference}</span>
              <CopyButton value={payer.reference} what={t`the standing reference`} />
            </Group>,
          ],
          [t`Email`, payer.email ?? t`None`],
          [t`Payment requests`, requestsWords(payer.requestCount)],
          ...payer.credit.map(
            ({ currency, amount }) =>
              [t`Paid too much`, <Amount key={currency} amount={amount} currency={currency} />] as const,
          ),
          ...payer.refunded.map(
            ({ currency, amount }) =>
              [t`Given back`, <Amount key={currency} amount={amount} currency={currency} />] as const,
          ),
          ...(payer.knownAccounts.length === 0
            ? []
            : [[t`Has paid from`, payer.knownAccounts.join(', ')] as const]),
          [
            t`Added`,
            <span key="added">
              <Person of={payer.createdBy} />, <Timestamp at={payer.createdAt} />
            </span>,
          ],
        ]}
      />
    </Panel>
  );
}

/** What the payer has paid too much, and the ways in which it is used. It stays until a user does so. */
function Credit({ payer: { id, credit, open } }: PayerProps) {
  const money = credit.map(({ currency, amount }) => formatMoney(amount, currency)).join(', ');
  const isOwing = open.length > 0;
  return (
    <Alert color={isOwing ? 'yellow' : 'gray'} title={t`${money} was paid too much`} mb="md">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {isOwing
            ? t`It pays nothing by itself. An approver or an admin takes it off its receipt, and allocates \
it to what is open, or a preparer then gives it back.`
            : t`It stays until an approver or an admin takes it off its receipt, for a later request or to \
give it back. The statement of the payer shows it.`}
        </Text>
        <Button component={Link} to={paths.receipts(`?payer=${id}`)} size="xs" variant="default">
          <Trans>See the receipts</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}

/** The latest requests by due day, with the way to all of them. */
function Requests({ payer }: PayerProps) {
  const navigate = useNavigate();
  const today = useToday();
  const query = useQuery(listPaymentRequestsOptions({ query: { payerId: payer.id, limit: LATEST } }));
  return (
    <Panel title={t`Payment requests`}>
      {query.isPending && <LoadingRows rows={4} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.items.length === 0 && (
        <EmptyState compact title={t`No payment requests yet`} icon={IconReceipt}>
          <Trans>You will see each request to this payer here.</Trans>
        </EmptyState>
      )}
      {query.data && query.data.items.length > 0 && (
        <>
          <DataTable
            caption={t`Payment requests to ${payer.name}`}
            columns={columnsOfPayer(today)}
            rows={query.data.items}
            rowId={({ id }) => id}
            onOpen={({ id }) => void navigate(paths.receivable(id))}
          />
          <Button
            mt="sm"
            variant="default"
            size="xs"
            component={Link}
            to={paths.receivables(`?payer=${payer.id}`)}
            className="no-print"
          >
            <Trans>Filter and export the requests</Trans>
          </Button>
        </>
      )}
    </Panel>
  );
}

/** The latest receipts that are for this payer alone. Nothing is shown without any. */
function Receipts({ payer }: PayerProps) {
  const navigate = useNavigate();
  const query = useQuery(listReceiptsOptions({ query: { payerId: payer.id, limit: LATEST } }));
  if (query.isError && !query.data)
    return (
      <Panel title={t`Receipts`}>
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      </Panel>
    );
  const { items = [], total = 0 } = query.data ?? {};
  if (total === 0) return null;
  return (
    <Panel title={t`Receipts`}>
      <DataTable
        caption={t`Receipts of ${payer.name}`}
        columns={RECEIPT_COLUMNS}
        rows={items}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(paths.receipt(id))}
      />
      {total > items.length && (
        <Button
          mt="sm"
          variant="default"
          size="xs"
          component={Link}
          to={paths.receipts(`?payer=${payer.id}`)}
          className="no-print"
        >
          <Trans>See all receipts</Trans>
        </Button>
      )}
    </Panel>
  );
}
