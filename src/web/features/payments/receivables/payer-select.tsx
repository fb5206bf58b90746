import { t } from '@lingui/core/macro';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getPayerOptions,
  listPayersOptions,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';

interface PayerSelectProps extends Pick<SelectProps, 'label' | 'className' | 'aria-label' | 'error'> {
  placeholder: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /** Lets the choice be removed; the words are of the button that does. */
  clearLabel?: string;
  required?: boolean;
}

interface Listed {
  id: string;
  name: string;
  reference: string;
}

const SHOWN = 50;
const TYPING_MS = 300;

/** Payers may share a name: the reference tells them apart. */
const wordsOf = ({ name, reference }: Listed) => `${name} · ${reference}`;

/** A payer, found by words of the name or by the reference. */
export function PayerSelect({ value, onChange, clearLabel, ...field }: PayerSelectProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = useQuery({
    ...listPayersOptions({ query: { limit: SHOWN, ...(search === '' ? {} : { query: search }) } }),
    placeholderData: keepPreviousData,
  });
  const chosen = useQuery({ ...getPayerOptions({ path: { id: value ?? '' } }), enabled: value !== null });
  const found: readonly Listed[] = query.data?.items ?? [];
  const known = chosen.data;
  const listed = known && !found.some(({ id }) => id === known.id) ? [known, ...found] : found;
  const shown = listed.find(({ id }) => id === value);
  return (
    <>
      <Select
        {...field}
        searchable
        clearable={clearLabel !== undefined}
        clearButtonProps={{ 'aria-label': clearLabel }}
        allowDeselect={clearLabel !== undefined}
        nothingFoundMessage={t`No payer has this name or reference.`}
        filter={({ options }) => options}
        onSearchChange={(text) => setTyped(shown && text === wordsOf(shown) ? '' : text)}
        data={listed.map((payer) => ({ value: payer.id, label: wordsOf(payer) }))}
        value={value}
        onChange={onChange}
      />
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
    </>
  );
}
