import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconHistory from '~icons/tabler/history';
import IconListCheck from '~icons/tabler/list-check';
import {
  endEntryRuleMutation,
  listEntryRulesOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { EntryRule } from '../../../../client/types.gen.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { Person } from '../../../ui/person.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { LookBadge, type Look } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { amountWords, howWords, RuleFacts } from './rule-facts.tsx';
import { ReconciliationSearch } from './search.ts';
import { OUTDATED } from './use-entry-change.ts';
import { categoryWords } from '../shared/statements/category-words.ts';

const LIMIT = 50;

const LOOKS: Record<EntryRule['state'], Look> = {
  WAITING: { word: msg`To confirm`, tone: 'care', icon: IconClock },
  IN_FORCE: { word: msg`In force`, tone: 'good', icon: IconCheck },
  ENDED: { word: msg`Ended`, tone: 'quiet', icon: IconHistory },
};

const columns: TableColumn<EntryRule>[] = [
  {
    id: 'words',
    header: () => t`Entries with`,
    cell: ({ row: { original: r } }) => <span data-record>{r.words}</span>,
  },
  {
    id: 'category',
    header: () => t`What they are`,
    cell: ({ row: { original: r } }) => categoryWords(r.category),
  },
  {
    id: 'amounts',
    header: () => t`Amounts`,
    cell: ({ row: { original: r } }) => amountWords(r),
  },
  {
    id: 'how',
    header: () => t`Entries like it`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: r } }) => howWords(r),
  },
  {
    id: 'state',
    header: () => t`Status`,
    meta: { width: 136 },
    cell: ({ row: { original: r } }) => <LookBadge look={LOOKS[r.state]} />,
  },
  {
    id: 'posted',
    header: () => t`Posted`,
    meta: { align: 'end', width: 96 },
    cell: ({ row: { original: r } }) => formatNumber(r.postedCount),
  },
];

/** The rules for entries that are neither payouts nor funding. A row opens beside the list. */
export function Rules() {
  const { filters, set } = useSearchFilters(ReconciliationSearch);
  const { open, offset, accountId } = filters;
  const page = usePage((at) => listEntryRulesOptions({ query: { accountId, ...at } }), {
    limit: LIMIT,
    offset,
  });
  const shown = page.items.find(({ id }) => id === open);
  return (
    <SidePanel
      title={shown ? t`Rule` : null}
      onClose={() => set({ open: undefined })}
      content={shown && <RulePanel key={shown.id} rule={shown} />}
    >
      <PagedTable
        page={page}
        caption={t`Rules`}
        columns={columns}
        rowId={({ id }) => id}
        openId={open ?? null}
        onOpen={({ id }) => set({ open: id })}
        noun={t`rules`}
        turn={(next) => set({ offset: next, open: undefined })}
        empty={
          <EmptyState title={t`No rules yet`} icon={IconListCheck}>
            {t`Tax, interest and other business of the company have no payment in Outlay. Open such an \
entry, choose “Something else” and say what it is: after another user has confirmed it, entries \
like it are posted or proposed.`}
          </EmptyState>
        }
      />
    </SidePanel>
  );
}

function RulePanel({ rule }: { rule: EntryRule }) {
  const mayEnd = useMay('reconcileEntries');
  const { id, account, state, proposedBy, proposedAt, confirmedBy, confirmedAt, endedBy, endedAt } = rule;
  const end = useChange(endEntryRuleMutation(), {
    outdated: OUTDATED,
    message: () => (state === 'WAITING' ? t`Withdrawn.` : t`The rule has ended. What it posted stays.`),
    refusedAs: 'entry_rule_ended',
  });
  return (
    <Stack gap="md">
      <Stack gap="xs" align="flex-start">
        <LookBadge look={LOOKS[state]} />
        <Text size="sm" c="dimmed">
          {account.connection.displayName} {account.accountNumber}
        </Text>
      </Stack>
      <RuleFacts rule={rule} />
      <Facts
        items={[
          [t`Proposed by`, <Person key="by" of={proposedBy} />],
          [t`Proposed on`, <Timestamp key="at" at={proposedAt} />],
          ...(confirmedBy && confirmedAt
            ? ([
                [t`Confirmed by`, <Person key="by" of={confirmedBy} />],
                [t`Confirmed on`, <Timestamp key="at" at={confirmedAt} />],
              ] as const)
            : []),
          ...(endedBy && endedAt
            ? ([
                [t`Ended by`, <Person key="by" of={endedBy} />],
                [t`Ended on`, <Timestamp key="at" at={endedAt} />],
              ] as const)
            : []),
        ]}
      />
      {end.refusal !== null && <ErrorState error={end.refusal} title={t`The rule has not ended`} />}
      {mayEnd && state !== 'ENDED' && (
        <Button variant="default" loading={end.isPending} onClick={() => end.send({ path: { id } })}>
          {state === 'WAITING' ? <Trans>Withdraw</Trans> : <Trans>End this rule</Trans>}
        </Button>
      )}
    </Stack>
  );
}
