import { Button, Collapse, Group, SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { compareBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type {
  BatchComparison,
  BatchDifference,
  BulkWithdrawalBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { fixed, isNegative, subtract } from '../../../../shared/decimals.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { formatTime } from '../../../ui/timestamp.tsx';
import classes from './risks.module.css';

const Filters = z.object({ with: z.guid() });

type Kind = BatchDifference['kind'];

const KINDS: Record<Kind, string> = { CHANGED: 'Changed', ADDED: 'Added', REMOVED: 'Removed' };
const KIND_ORDER: readonly Kind[] = ['CHANGED', 'ADDED', 'REMOVED'];

/** The differences between a batch and the last one of its kind, in one line that opens. */
export function Comparison({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
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
  if (query.isPending || (found && found.candidates.length === 0)) return null;
  return (
    <Panel aria-label="Compared with the last run" p="sm" className="no-print">
      {query.isError && !found && (
        <ErrorState
          error={query.error}
          title="The comparison could not be loaded"
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
              {opened ? 'Hide the differences' : 'Show the differences'}
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
  if (!comparedWith) return 'No earlier batch looks like this one. You can choose one to compare with.';
  const difference = fixed(subtract(changed.amount, changed.earlierAmount), 2);
  const sign = isNegative(difference) ? '' : '+';
  return (
    <>
      <strong>Compared with {comparedWith.label}:</strong>{' '}
      {[
        `${added.count.toLocaleString('en')} added${money(added.count, formatMoney(added.amount, currency))}`,
        `${removed.count.toLocaleString('en')} removed` +
          money(removed.count, formatMoney(removed.amount, currency)),
        `${changed.count.toLocaleString('en')} changed` +
          money(changed.count, sign + formatMoney(difference, currency)),
      ].join(', ')}
    </>
  );
}

const CHOSEN_BY: Record<NonNullable<BatchComparison['chosenBy']>, string> = {
  LABEL: 'Chosen because its label is alike.',
  PEOPLE: 'Chosen because it paid most of the same people.',
  CALLER: 'Chosen by you.',
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
          label="Compare with"
          description={found.chosenBy ? CHOSEN_BY[found.chosenBy] : undefined}
          w={340}
          maw="100%"
          searchable
          allowDeselect={false}
          data={choicesOf(found).map(({ id, label, createdAt }) => ({
            value: id,
            label: `${label}, ${formatTime(createdAt, timezone, false)}`,
          }))}
          value={found.comparedWith?.id ?? null}
          onChange={(id) => id && choose(id)}
        />
        <SegmentedControl
          aria-label="Differences"
          value={kind}
          onChange={(next) => setPicked(next as Kind)}
          data={KIND_ORDER.map((each) => ({
            value: each,
            label: `${KINDS[each]} ${counts[each].toLocaleString('en')}`,
          }))}
        />
      </Group>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          No differences of this kind.
        </Text>
      ) : (
        <DataTable
          caption="Differences from the last run"
          columns={columnsOf(found.currency)}
          rows={rows}
          rowId={(row) => `${row.kind} ${row.name} ${row.rowNumber} ${row.earlierAmount}`}
          sortable
        />
      )}
      {rows.length < counts[kind] && rows.length > 0 && (
        <Text size="sm" c="dimmed">
          {`Showing the ${rows.length.toLocaleString('en')} largest of ` +
            `${counts[kind].toLocaleString('en')} differences.`}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {found.same.count.toLocaleString('en')} people are paid the same amount on the same account.
      </Text>
    </Stack>
  );
}

/** The batch that is compared may be older than the candidates. */
function choicesOf({ candidates, comparedWith }: BatchComparison): BatchComparison['candidates'] {
  if (!comparedWith || candidates.some(({ id }) => id === comparedWith.id)) return candidates;
  return [comparedWith, ...candidates];
}

function columnsOf(currency: string): TableColumn<BatchDifference>[] {
  return [
    {
      header: 'Recipient',
      accessorKey: 'name',
      cell: ({ row: { original: d } }) => (
        <>
          {d.name}
          {d.accountChanged && (
            <Text span size="xs" className={classes.account}>
              {' '}
              on another account
            </Text>
          )}
        </>
      ),
    },
    { header: 'Row', accessorKey: 'rowNumber', meta: { align: 'end', width: 80 } },
    {
      header: 'Before',
      accessorFn: (d) => Number(d.earlierAmount ?? 0),
      meta: { align: 'end' },
      cell: ({ row: { original: d } }) =>
        d.earlierAmount && <Amount amount={d.earlierAmount} currency={currency} />,
    },
    {
      header: 'Now',
      accessorFn: (d) => Number(d.amount ?? 0),
      meta: { align: 'end' },
      cell: ({ row: { original: d } }) => d.amount && <Amount amount={d.amount} currency={currency} />,
    },
  ];
}
