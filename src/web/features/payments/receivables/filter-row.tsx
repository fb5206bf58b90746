import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { AGEING_BUCKETS, REQUEST_STATUSES } from '../../../../shared/collection-terms.ts';
import { useTyped } from '../../../ui/amount-field.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import type { Age, RequestFilters } from './filters.ts';
import { DayField } from './day-field.tsx';
import { PayerSelect } from './payer-select.tsx';
import classes from './receivables.module.css';
import { ageWords, statusWord } from './words.ts';

interface FilterRowProps {
  filters: RequestFilters;
  set: (change: Partial<RequestFilters>, options?: { replace?: boolean }) => void;
  clear: () => void;
}

const TYPING_PAUSE_MS = 250;

function ages(): { value: Age; label: string }[] {
  return [
    { value: 'OPEN', label: t`All that is open` },
    { value: 'OVERDUE', label: t`Overdue` },
    ...AGEING_BUCKETS.map((value) => ({ value, label: ageWords(value) })),
    { value: 'WRITE_OFF_WAITS', label: t`Write-off waits` },
    { value: 'REOPENED', label: t`Open again` },
  ];
}

/** The filters of the list. All of them are in the address. */
export function FilterRow({ filters, set, clear }: FilterRowProps) {
  const { query, status, age, payer, dueFrom, dueTo } = filters;
  const [text, setText, expect] = useTyped(query);
  const search = useDebouncedCallback((typed: string) => {
    const next = typed.trim() || undefined;
    expect(next);
    set({ query: next }, { replace: true });
  }, TYPING_PAUSE_MS);
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return (
    <div className={classes.filters} role="search" aria-label={t`Filters`}>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t`Search payment requests`}
        placeholder={t`Name, invoice or reference`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          search(value);
        }}
      />
      <FilterSelect
        label={t`Open and late`}
        any={t`Open or not`}
        options={ages()}
        value={age}
        set={(value) => set({ age: value })}
        width="100%"
      />
      <FilterSelect
        label={t`Status`}
        any={t`Any status`}
        options={REQUEST_STATUSES.map((value) => ({ value, label: statusWord(value) }))}
        value={status}
        set={(value) => set({ status: value })}
        width="100%"
      />
      <PayerSelect
        className={classes.wide}
        aria-label={t`Payer`}
        placeholder={t`Any payer`}
        clearLabel={t`Any payer`}
        value={payer ?? null}
        onChange={(id) => set({ payer: id ?? undefined })}
      />
      <DayField label={t`Due from`} value={dueFrom} onChange={(day) => set({ dueFrom: day })} />
      <DayField label={t`Due until`} value={dueTo} onChange={(day) => set({ dueTo: day })} />
      {isFiltered && (
        <Button variant="subtle" onClick={clear}>
          <Trans>Clear all filters</Trans>
        </Button>
      )}
    </div>
  );
}
