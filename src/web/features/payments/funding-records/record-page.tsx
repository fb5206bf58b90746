import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  cancelFundingRecordMutation,
  getFundingRecordOptions,
  getFundingRecordQueryKey,
  listFundingRecordsQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { FundingMovement, FundingRecordDetail } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { may } from '../../../../shared/permissions.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { FUNDING_LOOKS, sourceOfRecord } from './looks.ts';

/** One funding record: the expected, received and returned money, and the lines of the statements. */
export default function FundingRecordPage() {
  const { id = '' } = useParams();
  const query = useQuery(getFundingRecordOptions({ path: { id } }));
  if (query.data) return <Details key={id} record={query.data} />;
  return (
    <>
      <PageHeader title={routeTitle('fundingRecord')}>
        <Back />
      </PageHeader>
      {query.isError ? (
        <ErrorState
          error={query.error}
          retry={problemOf(query.error).status === 404 ? undefined : () => void query.refetch()}
        />
      ) : (
        <Stack gap="lg">
          <LoadingPanel lines={5} amount />
          <LoadingRows />
        </Stack>
      )}
    </>
  );
}

function Back() {
  return (
    <Anchor component={Link} to={paths.fundingRecords()} size="sm" className="no-print">
      <Trans>All funding records</Trans>
    </Anchor>
  );
}

function Details({ record }: { record: FundingRecordDetail }) {
  const { date, state, movements, currency } = record;
  const navigate = useNavigate();
  const { user } = useSession();
  const [asking, setAsking] = useState(false);
  const day = dayWords(date, true);
  const isExpected = state === 'EXPECTED' || state === 'OVERDUE';
  return (
    <>
      <PageHeader
        title={t`Funding of ${day}`}
        description={sourceOfRecord(record)}
        actions={
          isExpected &&
          may(user, 'announceFunding') && (
            <Button variant="default" onClick={() => setAsking(true)}>
              <Trans>Cancel the announcement</Trans>
            </Button>
          )
        }
      >
        <Back />
      </PageHeader>
      {asking && <Cancel record={record} onClose={() => setAsking(false)} />}
      <Stack gap="lg">
        <Summary record={record} />
        <section>
          <Title order={2} mb="sm">
            <Trans>Statement and ledger</Trans>
          </Title>
          {movements.length === 0 ? (
            <Text size="sm" c="dimmed">
              {isExpected ? (
                <Trans>
                  No statement shows the money yet. It is found by the{' '}
                  <Anchor component={Link} to={paths.fundingRecords()} inherit>
                    reference to quote
                  </Anchor>
                  , or a user posts it.
                </Trans>
              ) : (
                <Trans>The announcement was cancelled before the money arrived.</Trans>
              )}
            </Text>
          ) : (
            <DataTable
              caption={t`Statement and ledger`}
              columns={columnsOf(currency)}
              rows={movements}
              rowId={({ transferId }) => transferId}
              onOpen={({ entry, payoutId }) => {
                if (entry) void navigate(paths.reconciliation(`?view=posted&open=${entry.id}`));
                else if (payoutId !== null) void navigate(paths.payout(payoutId));
              }}
            />
          )}
        </section>
      </Stack>
    </>
  );
}

function Summary({ record }: { record: FundingRecordDetail }) {
  const { currency, state, expectedAmount, receivedAmount, returnedAmount } = record;
  const main = receivedAmount ?? expectedAmount ?? '';
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  const facts: Fact[] = [];
  if (expectedAmount !== null) facts.push([t`Expected`, money(expectedAmount)]);
  if (record.expectedOn !== null) facts.push([t`Expected on`, dayWords(record.expectedOn, true)]);
  if (record.receivedOn !== null) facts.push([t`Received on`, dayWords(record.receivedOn, true)]);
  if (record.differenceAmount !== null)
    facts.push([
      t`Difference`,
      <SignedAmount key="difference" amount={record.differenceAmount} currency={currency} />,
    ]);
  if (returnedAmount !== null && record.returnedOn !== null)
    facts.push([
      t`Returned`,
      <span key="returned">
        {money(returnedAmount)}, {dayWords(record.returnedOn, true)}
      </span>,
    ]);
  if (record.reference !== null)
    facts.push([
      t`Words of the payer`,
      <span key="words" data-record>
        {record.reference}
      </span>,
    ]);
  if (record.note !== null)
    facts.push([
      t`Note`,
      <span key="note" data-record>
        {record.note}
      </span>,
    ]);
  if (record.announcedBy !== null && record.announcedAt !== null)
    facts.push(
      [t`Announced by`, <Person key="by" of={record.announcedBy} />],
      [t`Announced`, <Timestamp key="at" at={record.announcedAt} />],
    );
  if (record.cancelledBy !== null && record.cancelledAt !== null)
    facts.push(
      [t`Cancelled by`, <Person key="by" of={record.cancelledBy} />],
      [t`Cancelled`, <Timestamp key="at" at={record.cancelledAt} />],
    );
  return (
    <Panel aria-label={t`Summary`}>
      <Group gap="sm" mb="xs">
        <LookBadge look={FUNDING_LOOKS[state]} />
      </Group>
      <Amount amount={main} currency={currency} size="large" />
      <Text size="sm" c="dimmed" mb="md">
        {receivedAmount !== null
          ? t`received`
          : state === 'CANCELLED'
            ? t`was expected; nothing arrived`
            : t`expected; nothing has arrived yet`}
      </Text>
      <Facts items={facts} />
    </Panel>
  );
}

const columnsOf = (currency: string): TableColumn<FundingMovement>[] => [
  {
    id: 'date',
    header: () => t`Booked on`,
    meta: { width: 128 },
    cell: ({ row: { original: m } }) => dayWords(m.bookingDate, true),
  },
  {
    id: 'text',
    header: () => t`Line of the statement`,
    cell: ({ row: { original: m } }) => (
      <span data-record>
        {m.entry ? m.entry.text || m.entry.bankReference || t`No text` : t`None: simulated`}
      </span>
    ),
  },
  {
    id: 'reference',
    header: () => t`Bank’s reference`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: m } }) => <span data-record>{m.entry?.bankReference ?? ''}</span>,
  },
  {
    id: 'transfer',
    header: () => t`Transfer in the ledger`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: m } }) => <CopyableCode value={m.transferId} what={t`the transfer’s ID`} />,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', inCard: 'beside title' },
    cell: ({ row: { original: m } }) => <SignedAmount amount={m.amount} currency={currency} />,
  },
];

/** Asks before an announcement is cancelled. */
function Cancel({ record, onClose }: { record: FundingRecordDetail; onClose: () => void }) {
  const { id, expectedAmount, currency } = record;
  const cancel = useChange(cancelFundingRecordMutation(), {
    replaces: () => getFundingRecordQueryKey({ path: { id } }),
    outdated: [listFundingRecordsQueryKey],
    message: () => t`The announcement was cancelled.`,
    done: onClose,
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t`Cancel the announcement?`}
      confirmLabel={t`Cancel the announcement`}
      danger
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.send({ path: { id } })}
    >
      <Trans>
        {formatMoney(expectedAmount ?? '', currency)} is not expected any more. If the money arrives anyway,
        it gets another record.
      </Trans>
    </ConfirmDialog>
  );
}
