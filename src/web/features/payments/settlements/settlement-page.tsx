import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import IconChecklist from '~icons/tabler/checklist';
import IconDownload from '~icons/tabler/download';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import * as z from 'zod/mini';
import {
  getSettlementOptions,
  listSettlementPayoutsOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { SettledPayout, SettlementDetail, SettlementLine } from '../../../../client/types.gen.ts';
import { paths, settlementExportPath } from '../../../../shared/dashboard-routes.ts';
import { SETTLED_PAYOUT_STATES } from '../../../../shared/reconciliation-terms.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { UnloadedPage } from '../../../ui/unloaded-page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { failureWords } from '../shared/failure-words.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { useStatementAccounts } from '../shared/statements/use-statement-accounts.ts';
import { payments } from '../shared/words.ts';
import { Difference } from './difference.tsx';
import { lookWord, PAYOUT_LOOKS, settlementLook } from './looks.ts';
import { lineWords, saysDifference, settledWords, unsettledOf } from './words.ts';

const Filters = z.object({
  state: z.enum(SETTLED_PAYOUT_STATES),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;

/**
 * One settlement: the amounts that the bank should pay, those on its statements, and every payout of the
 * file.
 */
export default function SettlementPage() {
  const { id = '' } = useParams();
  useStatementAccounts();
  const query = useQuery(getSettlementOptions({ path: { id } }));
  if (query.data) return <Details key={id} settlement={query.data} />;
  return (
    <UnloadedPage title={routeTitle('settlement')} back={<Back />} query={query}>
      <LoadingPanel lines={5} amount />
      <LoadingRows />
    </UnloadedPage>
  );
}

function Back() {
  return (
    <BackLink to={paths.settlements()}>
      <Trans>All settlements</Trans>
    </BackLink>
  );
}

function Details({ settlement }: { settlement: SettlementDetail }) {
  const { batch, connection, date, lines, lineCount, currency } = settlement;
  const day = dayWords(date, true);
  const shown = formatNumber(lines.length);
  const all = formatNumber(lineCount);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={batch.label}
        documentTitle={t`Settlement: ${batch.label}`}
        description={t`Settlement of ${day}, ${connection.displayName}`}
        actions={
          <Button
            component="a"
            href={settlementExportPath(settlement.id)}
            download
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            <Trans>Export as CSV</Trans>
          </Button>
        }
      >
        <Back />
      </PageHeader>
      <Stack gap="lg">
        <Summary settlement={settlement} />
        <Difference settlement={settlement} />
        <section>
          <Title order={2} mb="sm">
            <Trans>On the bank’s statements</Trans>
          </Title>
          {settlement.state === 'NOTHING_DUE' ? (
            <Text size="sm" c="dimmed">
              <Trans>The bank pays none of these payments: each was rejected or recalled.</Trans>
            </Text>
          ) : lines.length === 0 ? (
            <Text size="sm" c="dimmed">
              <Trans>
                No posted entry of a statement is about this file yet. It should be on the statement of {day}:
                upload that one if it is missing, and post its entries. If it is there and does not show the
                file, ask your bank what happened to it.
              </Trans>
            </Text>
          ) : (
            <>
              <DataTable
                caption={t`On the bank’s statements`}
                columns={lineColumnsOf(currency)}
                rows={lines}
                rowId={({ entryId, kind }) => `${entryId}-${kind}`}
                onOpen={({ entryId }) => void navigate(paths.reconciliation(`?view=posted&open=${entryId}`))}
              />
              {lineCount > lines.length && (
                <Text size="sm" c="dimmed" mt="sm">
                  <Trans>
                    The first {shown} of {all} entries.
                  </Trans>
                </Text>
              )}
            </>
          )}
        </section>
        <Payouts settlement={settlement} />
      </Stack>
    </>
  );
}

function Summary({ settlement }: { settlement: SettlementDetail }) {
  const { currency, expectedAmount, settledAmount, settledCount, returnedCount } = settlement;
  const settled = formatNumber(settledCount);
  const all = payments(settlement.payoutCount);
  const isOpen = settlement.state === 'WAITING' || settlement.state === 'PARTIAL';
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  const onStatements = (
    <span key="on">
      {money(settledAmount)}, {settledWords(settlement)}
    </span>
  );
  return (
    <Panel aria-label={t`Summary`}>
      <Group gap="sm" mb="xs">
        <LookBadge look={settlementLook(settlement)} />
      </Group>
      <Amount amount={isOpen ? unsettledOf(settlement) : settledAmount} currency={currency} size="large" />
      <Text size="sm" c="dimmed" mb="md">
        {isOpen ? (
          <Trans>
            not on a statement yet, of {all} that sum to{' '}
            <Amount amount={expectedAmount} currency={currency} />
          </Trans>
        ) : (
          <Trans>
            on statements, for {settled} of {all} that sum to{' '}
            <Amount amount={expectedAmount} currency={currency} />
          </Trans>
        )}
      </Text>
      <Facts
        items={[
          ...(isOpen ? [[t`On statements`, onStatements] as const] : []),
          ...(saysDifference(settlement)
            ? [
                [
                  t`Difference`,
                  <SignedAmount key="difference" amount={settlement.differenceAmount} currency={currency} />,
                ] as const,
              ]
            : []),
          [
            t`Returned`,
            returnedCount === 0 ? (
              t`None`
            ) : (
              <Anchor
                key="returned"
                component={Link}
                to={paths.settlement(settlement.id, '?state=RETURNED')}
                preventScrollReset
                inherit
              >
                {money(settlement.returnedAmount)}, {payments(returnedCount)}
              </Anchor>
            ),
          ],
          [t`Fees expected`, money(settlement.expectedFees)],
          [t`Fees on statements`, <ChargedFees key="fees" settlement={settlement} />],
          [
            t`Batch`,
            <Anchor key="batch" component={Link} to={paths.batch(settlement.batch.id)} inherit>
              {settlement.batch.label}
            </Anchor>,
          ],
          [
            t`Bank file`,
            <span key="file" data-record>
              {settlement.fileName}
            </span>,
          ],
          [t`Account that pays`, settlement.accountNumber],
          ...(settlement.settledAt === null
            ? []
            : [[t`Last found on a statement`, <Timestamp key="at" at={settlement.settledAt} />] as const]),
        ]}
      />
    </Panel>
  );
}

/** The most entries with fees that are shown here; the list of entries has all of them. */
const MOST_FEES = 5;

/** The fees that the bank charged for the file, and the entries that they are made of. */
function ChargedFees({ settlement: { chargedFees, currency, lines } }: { settlement: SettlementDetail }) {
  const fees = lines.filter(({ kind }) => kind === 'FEE').slice(0, MOST_FEES);
  return (
    <span>
      <Amount amount={chargedFees} currency={currency} />
      {fees.map(({ entryId, bookingDate }) => (
        <Fragment key={entryId}>
          {', '}
          <Anchor component={Link} to={paths.reconciliation(`?view=posted&open=${entryId}`)} inherit>
            {t`entry of ${dayWords(bookingDate, true)}`}
          </Anchor>
        </Fragment>
      ))}
    </span>
  );
}

const lineColumnsOf = (currency: string): TableColumn<SettlementLine>[] => [
  {
    id: 'date',
    header: () => t`Booked on`,
    meta: { width: 128 },
    cell: ({ row: { original: l } }) => dayWords(l.bookingDate, true),
  },
  {
    id: 'text',
    header: () => t`Text`,
    cell: ({ row: { original: l } }) => <span data-record>{l.text || l.bankReference || t`No text`}</span>,
  },
  {
    id: 'kind',
    header: () => t`What it is`,
    cell: ({ row: { original: l } }) => lineWords(l.kind),
  },
  {
    id: 'count',
    header: () => t`Payments`,
    meta: { align: 'end', width: 104, hideBelow: 'sm' },
    cell: ({ row: { original: l } }) => (l.payoutCount === 0 ? '' : formatNumber(l.payoutCount)),
  },
  {
    id: 'reference',
    header: () => t`Bank’s reference`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: l } }) => <span data-record>{l.bankReference ?? ''}</span>,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', inCard: 'beside title' },
    cell: ({ row: { original: l } }) => <SignedAmount amount={l.amount} currency={currency} />,
  },
];

const payoutColumnsOf = (currency: string): TableColumn<SettledPayout>[] => [
  {
    id: 'name',
    header: () => t`Recipient`,
    cell: ({ row: { original: p } }) => <span data-record>{p.beneficiaryName}</span>,
  },
  {
    id: 'account',
    header: () => t`Account number`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: p } }) => p.accountNumber,
  },
  {
    id: 'reference',
    header: () => t`Reference`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: p } }) => <span data-record>{p.reference}</span>,
  },
  {
    id: 'state',
    header: () => t`Status`,
    meta: { width: 168, inCard: 'beside title' },
    cell: ({ row: { original: p } }) => <LookBadge look={PAYOUT_LOOKS[p.state]} />,
  },
  {
    id: 'reason',
    header: () => t`Why`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: p } }) => (p.failureCode ? failureWords(p.failureCode) : ''),
  },
  {
    id: 'day',
    header: () => t`Booked on`,
    meta: { width: 128, hideBelow: 'md' },
    cell: ({ row: { original: p } }) => (p.settledOn ? dayWords(p.settledOn, true) : ''),
  },
  {
    id: 'settled',
    header: () => t`On the statement`,
    meta: { align: 'end' },
    cell: ({ row: { original: p } }) => {
      if (p.settledAmount === null) return '';
      const shown = <Amount amount={p.settledAmount} currency={currency} />;
      // Show what differs. A rejected payment has nothing due.
      return p.settledAmount === p.amount && p.state !== 'REJECTED' ? shown : <strong>{shown}</strong>;
    },
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end' },
    cell: ({ row: { original: p } }) => <Amount amount={p.amount} currency={currency} />,
  },
];

/** Every payout of the file, with what the statements show of it. */
function Payouts({ settlement: { id, currency } }: { settlement: SettlementDetail }) {
  const navigate = useNavigate();
  const { filters, set } = useSearchFilters(Filters);
  const { state } = filters;
  const page = usePage((at) => listSettlementPayoutsOptions({ path: { id }, query: { state, ...at } }), {
    limit: LIMIT,
    offset: filters.offset,
  });
  return (
    <section>
      <Group justify="space-between" align="flex-end" mb="sm" gap="sm">
        <Title order={2}>
          <Trans>Payments of the file</Trans>
        </Title>
        <FilterSelect
          label={t`Status`}
          any={t`Any status`}
          width={200}
          options={SETTLED_PAYOUT_STATES.map((value) => ({ value, label: lookWord(PAYOUT_LOOKS[value]) }))}
          value={state}
          set={(next) => set({ state: next })}
        />
      </Group>
      <PagedTable
        page={page}
        caption={t`Payments of the file`}
        columns={payoutColumnsOf(currency)}
        rowId={({ withdrawalId }) => withdrawalId}
        onOpen={({ payoutId }) => payoutId !== null && void navigate(paths.payout(payoutId))}
        noun={t`payments`}
        turn={(next) => set({ offset: next })}
        empty={
          <EmptyState title={t`Nothing found`} icon={IconChecklist}>
            <Trans>No payment of this file has this status.</Trans>
          </EmptyState>
        }
      />
    </section>
  );
}
