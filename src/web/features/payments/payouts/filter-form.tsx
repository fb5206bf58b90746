import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Collapse, Grid, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import IconFilter from '~icons/tabler/filter';
import IconSearch from '~icons/tabler/search';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { getRecipientOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { PAYOUT_STATUSES, TEXT_LIMITS } from '../../../../shared/terms.ts';
import { AmountField, useTyped } from '../../../ui/amount-field.tsx';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { chipsOf, FilterChips } from '../../../ui/filters.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { payoutStatusWord } from '../shared/payment-status.tsx';
import classes from './payouts.module.css';
import { type PayoutFilters, SHORTEST_SEARCH } from './filters.ts';
import { daysWords, PeriodFilter } from '../shared/period-filter.tsx';
import { daysOf, periodWords } from '../shared/periods.ts';

const TYPING_PAUSE_MS = 250;
/** The filters that are folded away at first. */
const BELOW = new Set(['direction', 'minAmount', 'maxAmount', 'exactAmount', 'externalId']);
const DIRECTIONS = { DEBIT: msg`Money out`, CREDIT: msg`Money in` } as const;

interface FilterFormProps {
  filters: PayoutFilters;
  /** The first month of the tax year. */
  taxYearMonth: number;
  set: (change: Partial<Record<keyof PayoutFilters, string | number | undefined>>) => void;
  clear: () => void;
}

/** The filters of the payout history. Active filters are kept in the address and shown as chips. */
export function FilterForm({ filters, taxYearMonth, set, clear }: FilterFormProps) {
  const [more, { toggle }] = useDisclosure(Object.keys(filters).some((name) => BELOW.has(name)));
  const [text, setText, expectFilter] = useTyped(filters.search);
  const search = useDebouncedCallback((typed: string) => {
    const words = typed.trim();
    const next = words.length < SHORTEST_SEARCH ? undefined : words;
    expectFilter(next);
    set({ search: next });
  }, TYPING_PAUSE_MS);
  return (
    <>
      <Group align="flex-end" gap="sm" mb="sm">
        <TextInput
          type="search"
          label={t`Find`}
          placeholder={t`Name, account, reference or batch`}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            search(event.currentTarget.value);
          }}
          className={classes.find}
        />
        <PeriodFilter filters={filters} taxYearMonth={taxYearMonth} set={set} />
        <Select
          label={t`Status`}
          placeholder={t`Any`}
          clearable
          className={classes.status}
          data={PAYOUT_STATUSES.map((status) => ({ value: status, label: payoutStatusWord(status) }))}
          value={filters.status ?? null}
          onChange={(status) => set({ status: status ?? undefined })}
          clearButtonProps={{ 'aria-label': t`Any status` }}
        />
        <Button
          variant="default"
          className={classes.small}
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={toggle}
          aria-expanded={more}
        >
          <Trans>More filters</Trans>
        </Button>
      </Group>
      <Collapse expanded={more}>
        <Grid gap="sm" mb="sm" maw={900} align="flex-end">
          <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
            <Select
              label={t`Direction`}
              placeholder={t`Both`}
              clearable
              data={Object.entries(DIRECTIONS).map(([value, label]) => ({ value, label: i18n._(label) }))}
              value={filters.direction ?? null}
              onChange={(direction) => set({ direction: direction ?? undefined })}
              clearButtonProps={{ 'aria-label': t`Both directions` }}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
            <AmountField
              label={t`Minimum amount`}
              value={filters.minAmount}
              onChange={(minAmount) => set({ minAmount })}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
            <AmountField
              label={t`Maximum amount`}
              value={filters.maxAmount}
              onChange={(maxAmount) => set({ maxAmount })}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
            <AmountField
              label={t`Exact amount`}
              value={filters.exactAmount}
              onChange={(exactAmount) => set({ exactAmount })}
            />
          </Grid.Col>
          <ExternalIdFilter value={filters.externalId} onChange={(externalId) => set({ externalId })} />
        </Grid>
      </Collapse>
      <Chips filters={filters} taxYearMonth={taxYearMonth} set={set} clear={clear} />
    </>
  );
}

function ExternalIdFilter({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const [text, setText] = useTyped(value);
  const settle = () => onChange(text.trim() || undefined);
  return (
    <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
      <TextInput
        label={t`External ID`}
        placeholder="EMP-0042"
        maxLength={TEXT_LIMITS.externalId}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
    </Grid.Col>
  );
}

function Chips({ filters, taxYearMonth, set, clear }: FilterFormProps) {
  const { timezone } = useSession();
  const [today] = useState(() => dayOf(Date.now(), timezone));
  const recipient = useQuery({
    ...getRecipientOptions({ path: { id: filters.beneficiaryId ?? '' } }),
    enabled: filters.beneficiaryId !== undefined,
  });
  const batch = useQuery({
    ...getBatchOptions({ path: { id: filters.batchId ?? '' } }),
    enabled: filters.batchId !== undefined,
  });
  const { period, search, query, minAmount, maxAmount, exactAmount, externalId } = filters;
  const status = filters.status && payoutStatusWord(filters.status);
  const from = filters.from === undefined ? undefined : dayWords(dayOf(filters.from, timezone), true);
  const to = filters.to === undefined ? undefined : dayWords(dayOf(filters.to, timezone), true);
  const name = recipient.data?.name ?? '…';
  const label = batch.data?.label ?? '…';
  const chips = chipsOf(
    {
      search: search && t`Find: ${search}`,
      query: query && t`Reference or batch: ${query}`,
      status: status && t`Status: ${status}`,
      direction: filters.direction && i18n._(DIRECTIONS[filters.direction]),
      period: period && `${periodWords(period)}: ${daysWords(daysOf(period, today, taxYearMonth))}`,
      from: from && t`From ${from}`,
      to: to && t`To ${to}`,
      minAmount: minAmount && t`At least ${minAmount}`,
      maxAmount: maxAmount && t`At most ${maxAmount}`,
      exactAmount: exactAmount && t`Exactly ${exactAmount}`,
      beneficiaryId: filters.beneficiaryId && t`Recipient: ${name}`,
      batchId: filters.batchId && t`Batch: ${label}`,
      externalId: externalId && t`External ID: ${externalId}`,
    },
    set,
  );
  return <FilterChips chips={chips} clear={clear} />;
}
