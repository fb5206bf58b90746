import { Alert, Anchor, Button, Grid, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconListDetails, IconPrinter, IconRepeat } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Person } from '../../../ui/person.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { fixed, sum } from '../../../../shared/decimals.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { problemOf } from '../../../ui/problem.ts';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { usePrintInLight } from '../../../ui/print-in-light.ts';
import { BatchBadge } from '../shared/payment-status.tsx';
import { StatusBar } from '../shared/status-bar.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { people } from '../shared/words.ts';
import { counting, LAPSE_WORDS } from './approvals.ts';
import { Changes } from './changes.tsx';
import { Decision } from './decision.tsx';
import { LabelEditor } from './label-editor.tsx';
import { PrintedRows, usePrintAll } from './printed-rows.tsx';
import { Quote } from './quote.tsx';
import { useLiveBatch } from './use-live-batch.ts';
import { Withdrawals } from './withdrawals.tsx';

/** One batch: its payments, costs, changes since earlier payments, the decision and the progress. */
export default function BatchPage() {
  const { id = '' } = useParams();
  const query = useQuery(getBatchOptions({ path: { id } }));
  if (query.isPending) return <Loading />;
  if (query.isError) {
    return (
      <>
        <PageHeader title={routeTitle('batch')} />
        <ErrorState
          error={query.error}
          retry={problemOf(query.error).status === 404 ? undefined : () => void query.refetch()}
        />
        <Anchor component={Link} to={paths.batches()} size="sm">
          All batches
        </Anchor>
      </>
    );
  }
  return <Batch batch={query.data} />;
}

/** Grey shapes in place of the page's panels while the batch loads. */
function Loading() {
  return (
    <div role="status" aria-label="Loading" aria-busy>
      <Skeleton height={34} width="min(420px, 80%)" mb={12} />
      <Skeleton height={18} width="min(320px, 60%)" mb="lg" />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Skeleton height={188} radius="md" mb="lg" />
          <Skeleton height={140} radius="md" mb="lg" />
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Skeleton height={260} radius="md" />
        </Grid.Col>
      </Grid>
      <Skeleton height={360} radius="md" mt="lg" />
    </div>
  );
}

const ENDED = new Set(['COMPLETE', 'PARTIALLY_COMPLETE', 'FAILED']);

function Batch({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const mayPrepare = useMay('prepareBatch');
  const { entity } = useSession();
  const live = useLiveBatch(batch);
  const { printed, print, pending: printing, error: printError } = usePrintAll(batch);
  usePrintInLight();
  const failed = batch.byStatus
    .filter(({ status }) => status === 'FAILED' || status === 'REVERSED')
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <PageHeader
        title={batch.label}
        description={
          <Group gap="sm">
            <BatchBadge batch={batch} />
            <span>
              Prepared by <Person of={batch.createdBy} />, <Timestamp at={batch.createdAt} />
            </span>
          </Group>
        }
        actions={
          <>
            {mayPrepare && ENDED.has(batch.status) && failed > 0 && (
              <Button
                variant="default"
                component={Link}
                to={paths.newBatch(`?retryOf=${batch.id}`)}
                leftSection={<IconRepeat size={16} aria-hidden />}
              >
                Retry {failed === 1 ? 'the failed payment' : `${failed.toLocaleString('en')} failed payments`}
              </Button>
            )}
            {(ENDED.has(batch.status) || batch.status === 'PROCESSING') && (
              <Button
                variant="default"
                component={Link}
                to={paths.payouts(`?batchId=${batch.id}`)}
                leftSection={<IconListDetails size={16} aria-hidden />}
              >
                Payouts
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              loading={printing}
              onClick={print}
            >
              Print
            </Button>
          </>
        }
      >
        {mayPrepare && <LabelEditor batch={batch} />}
      </PageHeader>
      {printError !== null && (
        <ErrorState error={printError} title="The payments could not be loaded for printing" retry={print} />
      )}
      {live === 'broken' && (
        <Alert color="yellow" mb="md" role="status">
          Live progress is interrupted. The page checks for changes every few seconds until it is restored.
        </Alert>
      )}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            <Panel title={paysTitle(batch)}>
              <Stack gap="sm">
                <Sums batch={batch} />
                <div aria-live="polite">
                  <StatusBar byStatus={batch.byStatus} total={batch.withdrawalCount} />
                </div>
              </Stack>
            </Panel>
            <Decision batch={batch} />
            <Details batch={batch} entityName={entity.name} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Stack gap="lg">
            <Quote batch={batch} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Stack gap="lg" mt="lg">
        <Changes batch={batch} />
        <Withdrawals batch={batch} printed={printed === null} />
      </Stack>
      {printed && <PrintedRows batch={batch} printed={printed} />}
    </>
  );
}

const UNSENT = new Set(['CANCELLED', 'EXPIRED']);

function countOf({ byStatus }: BulkWithdrawalBatchForDisplay, ...statuses: string[]): number {
  return byStatus
    .filter(({ status }) => statuses.includes(status))
    .reduce((total, { count }) => total + count, 0);
}

function amountOf({ byStatus }: BulkWithdrawalBatchForDisplay, ...statuses: string[]): string {
  return fixed(
    sum(byStatus.filter(({ status }) => statuses.includes(status)).map(({ amount }) => amount)),
    2,
  );
}

/** The outcome of the batch, or the people that it is going to pay. */
function paysTitle(batch: BulkWithdrawalBatchForDisplay): string {
  if (UNSENT.has(batch.status))
    return (
      `No one was paid (${batch.withdrawalCount.toLocaleString('en')} ` +
      `${batch.withdrawalCount === 1 ? 'payment was' : 'payments were'} planned)`
    );
  if (ENDED.has(batch.status))
    return `Paid ${countOf(batch, 'COMPLETE').toLocaleString('en')} of ${people(batch.withdrawalCount)}`;
  return `Pays ${people(batch.withdrawalCount)}`;
}

function Sums({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { currency, totalAmount } = batch;
  if (!ENDED.has(batch.status)) {
    return (
      <>
        <Amount amount={totalAmount} currency={currency} size="large" />
        <Text c="dimmed" size="sm">
          plus <Amount amount={batch.totalFee} currency={currency} /> in fees, including VAT
        </Text>
      </>
    );
  }
  return (
    <>
      <Amount amount={amountOf(batch, 'COMPLETE')} currency={currency} size="large" />
      <Text c="dimmed" size="sm">
        of <Amount amount={totalAmount} currency={currency} /> that was approved
        {countOf(batch, 'FAILED') > 0 && (
          <>
            ; <Amount amount={amountOf(batch, 'FAILED')} currency={currency} /> failed and stayed in the
            account
          </>
        )}
        {countOf(batch, 'REVERSED') > 0 && (
          <>
            ; <Amount amount={amountOf(batch, 'REVERSED')} currency={currency} /> was paid and then returned
          </>
        )}
        .
      </Text>
    </>
  );
}

function Details({ batch, entityName }: { batch: BulkWithdrawalBatchForDisplay; entityName: string }) {
  return (
    <Panel title="Details">
      <Facts
        items={[
          ['Payer', entityName],
          [
            'Approvals',
            <Stack key="approvals" gap={2}>
              <span>
                {counting(batch)} of {batch.approvalsRequired}
              </span>
              {batch.approvals.map((approval) => (
                <span key={approval.userId}>
                  <Person of={approval} />, <Timestamp at={approval.approvedAt} />
                  {approval.lapsed && (
                    <Text span size="sm" c="var(--mantine-color-error)">
                      {' '}
                      (does not count: {LAPSE_WORDS[approval.lapsed]})
                    </Text>
                  )}
                </span>
              ))}
            </Stack>,
          ],
          ...(batch.cancelledAt
            ? ([
                [
                  'Cancelled',
                  <span key="c">
                    by {batch.cancelledBy && <Person of={batch.cancelledBy} />},{' '}
                    <Timestamp at={batch.cancelledAt} />
                  </span>,
                ],
              ] as const)
            : []),
          ...(batch.status === 'EXPIRED'
            ? ([['Expired', <Timestamp key="x" at={batch.expiresAt} />]] as const)
            : []),
          ...(batch.completedAt ? ([['Ended', <Timestamp key="e" at={batch.completedAt} />]] as const) : []),
          ...(batch.retryOfBatchId
            ? ([
                [
                  'Retry of',
                  <Anchor key="r" component={Link} to={paths.batch(batch.retryOfBatchId)}>
                    failed payments of an earlier batch
                  </Anchor>,
                ],
              ] as const)
            : []),
          ['File', batch.source ? batch.source.fileName : 'None (created through the API)'],
          [
            'Content digest',
            <Group key="digest" gap={4} wrap="nowrap" align="flex-start">
              <Text ff="monospace" size="xs" style={{ overflowWrap: 'anywhere' }}>
                {batch.contentDigest}
              </Text>
              <CopyButton value={batch.contentDigest} what="digest" />
            </Group>,
          ],
          [
            'Batch ID',
            <Group key="id" gap={4} wrap="nowrap">
              <Text ff="monospace" size="xs" style={{ overflowWrap: 'anywhere' }}>
                {batch.id}
              </Text>
              <CopyButton value={batch.id} what="id" />
            </Group>,
          ],
        ]}
      />
    </Panel>
  );
}
