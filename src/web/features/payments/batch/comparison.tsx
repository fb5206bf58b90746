import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Collapse, Group, SegmentedControl, Select, Skeleton, Stack, Text } from '@mantine/core';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronUp from '~icons/tabler/chevron-up';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { compareBatchOptions } from '../../../../client/@tanstack/react-query-review.gen.ts';
import type {
  BatchComparison,
  BatchDifference,
  BulkWithdrawalBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { fixed, isNegative, subtract } from '../../../../shared/decimals.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { formatTime } from '../../../ui/timestamp.tsx';
import { payments } from '../shared/words.ts';
import classes from './risks.module.css';

const Filters = z.object({ with: z.guid() });

type Kind = BatchDifference['kind'];

const KINDS: Record<Kind, MessageDescriptor> = {
  CHANGED: msg`Changed`,
  ADDED: msg`Added`,
  REMOVED: msg`Removed`,
};
const KIND_ORDER: readonly Kind[] = ['CHANGED', 'ADDED', 'REMOVED'];

/** The height of the line. */
const LINE_PX = 56;

/** The differences between a batch and the last one of its kind, in one line that opens. */
export default function Comparison({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { filters, set } = useSearchFilters(Filters);
  const [opened, setOpened] = useState(filters.with !== undefined);
  const query = useQuery({
    ...compareBatchOptions({
      path: { id: batch.id },
      query: filters.with ? { with: filters.with } : {},
    }),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const found = query.data;
  if (query.isPending) return <Skeleton height={LINE_PX} radius="md" className="no-print" />;
  if (found && found.candidates.length === 0) return null;
  return (
    <Panel aria-label={t`Compared with the last run`} p="sm" className="no-print">
      {query.isError && !found && (
        <ErrorState
          error={query.error}
          title={t`The comparison could not be loaded`}
          retry={() => void query.refetch()}
        />
      )}
      {found && (
        <>
          <Group justify="space-between" gap="xs">
            <Text size="sm" style={{ flex: '1 1 16rem' }}>
              <Sentence found={found} />
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-expanded={opened}
              rightSection={
                opened ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />
              }
              onClick={() => setOpened(!opened)}
            >
              {opened ? t`Hide the differences` : t`Show the differences`}
            </Button>
          </Group>
          <Collapse expanded={opened}>
            {opened && <Differences found={found} choose={(id) => set({ with: id }, { replace: true })} />}
          </Collapse>
        </>
      )}
    </Panel>
  );
}

/** An amount in brackets; nothing beside a count of zero. */
function money(count: number, amount: string): string {
  return count === 0 ? '' : ` (${amount})`;
}

function Sentence({ found }: { found: BatchComparison }) {
  const { comparedWith, added, removed, changed, currency } = found;
  if (!comparedWith) return t`No similar batch. You can choose an earlier one to compare with.`;
  const difference = fixed(subtract(changed.amount, changed.earlierAmount), 2);
  const sign = isNegative(difference) ? '' : '+';
  return (
    <>
      <Trans>
        <strong>Compared with {comparedWith.label}:</strong>
      </Trans>{' '}
      {[
        t`${formatNumber(added.count)} added` + money(added.count, formatMoney(added.amount, currency)),
        t`${formatNumber(removed.count)} removed` +
          money(removed.count, formatMoney(removed.amount, currency)),
        t`${formatNumber(changed.count)} changed` +
          money(changed.count, sign + formatMoney(difference, currency)),
      ].join(', ')}
    </>
  );
}

const CHOSEN_BY: Record<NonNullable<BatchComparison['chosenBy']>, MessageDescriptor> = {
  LABEL: msg`Chosen because its label is similar.`,
  PEOPLE: msg`Chosen because it paid most of the same people.`,
  CALLER: msg`Chosen by you.`,
};

function Differences({ found, choose }: { found: BatchComparison; choose: (id: string) => void }) {
  const { timezone } = useSession();
  const counts: Record<Kind, number> = {
    CHANGED: found.changed.count,
    ADDED: found.added.count,
    REMOVED: found.removed.count,
  };
  const [picked, setPicked] = useState<Kind | null>(null);
  const kind = picked ?? KIND_ORDER.find((each) => counts[each] > 0) ?? 'CHANGED';
  const rows = found.items.filter((item) => item.kind === kind);
  return (
    <Stack gap="sm" mt="sm">
      <Group gap="sm" align="flex-end">
        <Select
          label={t`Compare with`}
          description={found.chosenBy ? i18n._(CHOSEN_BY[found.chosenBy]) : undefined}
          w={340}
          maw="100%"
          searchable
          allowDeselect={false}
          data={choicesOf(found).map(({ id, label, createdAt, isCorrected }) => ({
            value: id,
            label: [label, formatTime(createdAt, timezone, false), isCorrected ? t`sent back` : '']
              .filter(Boolean)
              .join(', '),
          }))}
          value={found.comparedWith?.id ?? null}
          onChange={(id) => id && choose(id)}
        />
        <SegmentedControl
          aria-label={t`Differences`}
          value={kind}
          onChange={(next) => setPicked(next as Kind)}
          data={KIND_ORDER.map((each) => ({
            value: each,
            label: `${i18n._(KINDS[each])} ${formatNumber(counts[each])}`,
          }))}
        />
      </Group>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>No differences of this kind.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={t`Differences from the last run`}
          columns={columnsOf(found.currency)}
          rows={rows}
          rowId={(row) => `${row.kind} ${row.name} ${row.rowNumber} ${row.earlierAmount}`}
          sortable
        />
      )}
      {rows.length < counts[kind] && rows.length > 0 && (
        <Text size="sm" c="dimmed">
          <Trans>
            Showing the {formatNumber(rows.length)} largest of {formatNumber(counts[kind])} differences.
          </Trans>
        </Text>
      )}
      {found.comparedWith && (
        <Text size="sm" c="dimmed">
          {sameWords(found.same.count)}
        </Text>
      )}
    </Stack>
  );
}

function sameWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: '1 person is paid the same amount into the same account.',
    other: `${written} people are paid the same amount into the same account.`,
  });
}

/** The compared batch may be older than all candidates. */
function choicesOf({ candidates, comparedWith }: BatchComparison): BatchComparison['candidates'] {
  if (!comparedWith || candidates.some(({ id }) => id === comparedWith.id)) return candidates;
  return [comparedWith, ...candidates];
}

function differenceOf({ amount, earlierAmount }: BatchDifference): string {
  return fixed(subtract(amount ?? '0', earlierAmount ?? '0'), 2);
}

/** What a person is paid, with the number of payments when there are several. */
function Sum({
  amount,
  currency,
  count,
}: {
  amount: string;
  currency: string;
  count: number | null | undefined;
}) {
  return (
    <>
      <Amount amount={amount} currency={currency} />
      {(count ?? 1) > 1 && (
        <Text size="xs" c="dimmed">
          {payments(count!)}
        </Text>
      )}
    </>
  );
}

function columnsOf(currency: string): TableColumn<BatchDifference>[] {
  return [
    {
      header: t`Recipient`,
      accessorKey: 'name',
      cell: ({ row: { original: d } }) => (
        <>
          {d.name}
          {d.accountChanged && (
            <Text span size="xs" className={classes.account}>
              {' '}
              <Trans>into another account</Trans>
            </Text>
          )}
        </>
      ),
    },
    { header: t`Row`, accessorKey: 'rowNumber', meta: { align: 'end', width: 80 } },
    {
      header: t`Before`,
      accessorFn: (d) => Number(d.earlierAmount ?? 0),
      meta: { align: 'end' },
      cell: ({ row: { original: d } }) =>
        d.earlierAmount && <Sum amount={d.earlierAmount} currency={currency} count={d.earlierPayments} />,
    },
    {
      header: t`Now`,
      accessorFn: (d) => Number(d.amount ?? 0),
      meta: { align: 'end' },
      cell: ({ row: { original: d } }) =>
        d.amount && <Sum amount={d.amount} currency={currency} count={d.payments} />,
    },
    {
      header: t`Difference`,
      accessorFn: (d) => Number(differenceOf(d)),
      meta: { align: 'end' },
      cell: ({ row: { original: d } }) => {
        const difference = differenceOf(d);
        return (
          <Text span inherit fw={600}>
            {isNegative(difference) ? '' : '+'}
            {formatMoney(difference, currency)}
          </Text>
        );
      },
    },
  ];
}
