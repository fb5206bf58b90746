import { t } from '@lingui/core/macro';
import { Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listEntryCandidatesOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { ReconciliationItem } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Candidate } from './candidate.tsx';
import { isFile, type Chosen } from './chosen.ts';
import classes from './choose.module.css';

const TYPING_PAUSE_MS = 250;

interface CandidatesProps {
  entryId: string;
  currency: string;
  chosen: Chosen;
  onChange: (chosen: Pick<Chosen, 'items' | 'without'>) => void;
  error: string | null;
}

const keyOf = ({ withdrawalId, file }: ReconciliationItem) => withdrawalId ?? file?.id ?? '';

function toggled(items: readonly ReconciliationItem[], item: ReconciliationItem) {
  const without = items.filter((one) => keyOf(one) !== keyOf(item));
  return without.length < items.length ? without : [...items, item];
}

/**
 * The payments and files for which the entry can be posted. Chosen ones stay chosen while the search changes.
 * A payment can be left out of its chosen file.
 */
export function Candidates({ entryId, currency, chosen, onChange, error }: CandidatesProps) {
  const { kind, items, without } = chosen;
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const query = useQuery({
    ...listEntryCandidatesOptions({
      path: { id: entryId },
      query: search === '' ? {} : { query: search },
    }),
    placeholderData: keepPreviousData,
  });
  const isShown = (item: ReconciliationItem) => {
    if (kind === 'PAYOUT') return item.withdrawalId !== null || isFile(item);
    return item.kind === (kind === 'RETURN' ? 'RETURN' : 'REJECTED');
  };
  const marked = [...items, ...without];
  const found = (query.data ?? []).filter(
    (item) => isShown(item) && !marked.some((one) => keyOf(one) === keyOf(item)),
  );
  const files = new Set(items.filter(isFile).map(({ file }) => file?.id));
  const isOfFile = (item: ReconciliationItem) => !isFile(item) && files.has(item.file?.id);
  const shown = [...items, ...found.filter((item) => !isOfFile(item))];
  const left = [...without, ...found.filter(isOfFile)];
  const choose = (item: ReconciliationItem) => {
    if (kind === 'RETURN') return onChange({ items: [item], without: [] });
    const next = toggled(items, item);
    const kept = new Set(next.filter(isFile).map(({ file }) => file?.id));
    onChange({
      // When a whole file is chosen, its payments are already included.
      items: next.filter((one) => isFile(one) || !kept.has(one.file?.id)),
      without: without.filter(({ file }) => kept.has(file?.id)),
    });
  };
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        label={files.size > 0 ? t`Find a payment that the bank left out` : t`Find the payment`}
        description={
          kind === 'PAYOUT'
            ? t`By name, reference, account number or amount. Without a search you see whole files, and \
payments of the same amount.`
            : t`By name, reference, account number or amount. Without a search you see payments of the same \
amount.`
        }
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        ref={focusOnce}
      />
      {query.isPending && <LoadingRows rows={2} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && shown.length + left.length === 0 && (
        <Text size="sm" role="status">
          {search === ''
            ? t`No payment of this amount is waiting for an entry. Search for another one.`
            : t`No payment matches “${search}”. Try a part of the name or the exact amount.`}
        </Text>
      )}
      {shown.length > 0 && (
        <fieldset className={classes.list} aria-describedby={error ? 'choose-error' : undefined}>
          <legend className={classes.legend}>{legendWords(kind)}</legend>
          {shown.map((item) => {
            const props = {
              checked: items.some((one) => keyOf(one) === keyOf(item)),
              disabled: Boolean(item.cameBackOn),
              onChange: () => choose(item),
              label: <Candidate item={item} currency={currency} />,
            };
            return kind === 'RETURN' ? (
              <Radio key={keyOf(item)} name="payment" value={keyOf(item)} {...props} />
            ) : (
              <Checkbox key={keyOf(item)} {...props} />
            );
          })}
        </fieldset>
      )}
      {left.length > 0 && (
        <fieldset className={classes.list}>
          <legend className={classes.legend}>{t`Which payments of the file did the bank leave out?`}</legend>
          {left.map((item) => (
            <Checkbox
              key={keyOf(item)}
              checked={without.includes(item)}
              onChange={() => onChange({ items, without: toggled(without, item) })}
              label={<Candidate item={item} currency={currency} />}
            />
          ))}
        </fieldset>
      )}
      {error && (
        <Text size="sm" c="red" id="choose-error" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function legendWords(kind: Chosen['kind']): string {
  if (kind === 'RETURN') return t`Which payment came back?`;
  return kind === 'GIVEN_BACK' ? t`Which payments did the bank give back?` : t`Which payments are paid?`;
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();
