import { t } from '@lingui/core/macro';
import { Checkbox, Radio, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listBatchesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { isSweepSource } from '../../../../shared/schedule-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sumOf } from '../shared/sums.ts';
import { payments } from '../shared/words.ts';
import type { Draft, DraftBatch, From } from './draft.ts';
import { FileRows } from './file-rows.tsx';
import { OwnAccountFields } from './own-account.tsx';

export interface PartProps {
  draft: Draft;
  set: (change: Partial<Draft>) => void;
  /** The error of each field, by its path. */
  errors: Readonly<Record<string, string | undefined>>;
}

const SHOWN = 50;
const TYPING_MS = 300;
const FROM: readonly From[] = ['KEPT', 'BATCH', 'FILE', 'NEW_FILE', 'COLLECTION', 'FUNDING'];

function fromWords(from: From): { label: string; description: string } {
  if (from === 'KEPT')
    return { label: t`The payments of the version before`, description: t`Each run pays the same people.` };
  if (from === 'BATCH')
    return {
      label: t`From a batch that was paid`,
      description: t`Each run pays the same people the same amounts.`,
    };
  if (from === 'FILE')
    return { label: t`From a file`, description: t`A CSV or Excel file with the payments of each run.` };
  if (from === 'COLLECTION')
    return {
      label: t`No payments: a sweep`,
      description: t`Moves what customers have paid from Collection to Funding, from which batches are paid.`,
    };
  if (from === 'FUNDING')
    return {
      label: t`One payment to your own account: a sweep`,
      description: t`Pays what is above an amount that you keep to an account of your company, such as a \
call account.`,
    };
  return {
    label: t`A new file each time`,
    description: t`Outlay asks a preparer for the file in time, as for salaries that change each month.`,
  };
}

function keptWords(kept: NonNullable<Draft['kept']>, currency: Draft['currency']): string {
  return `${payments(kept.length)}, ${formatMoney(sumOf(kept, currency), currency)}`;
}

/** A saved schedule stays a sweep, or stays none. */
function isOffered(from: From, { kept, hasKind, from: chosen }: Draft): boolean {
  if (hasKind && isSweepSource(from) !== isSweepSource(chosen)) return false;
  return from !== 'KEPT' || kept !== null;
}

/** Whether a choice has a field below it, which then shows why the choice is refused. */
function hasFields(from: From): boolean {
  return from === 'BATCH' || from === 'FILE' || from === 'FUNDING';
}

/** Where the payments of each run come from. */
export function SourcePart({ draft, set, errors }: PartProps) {
  const refused = errors['withdrawals'] ?? errors['fromBatchId'] ?? errors['source'];
  return (
    <Panel title={draft.from === 'COLLECTION' ? t`What each run moves` : t`What each run pays`}>
      <Stack gap="md">
        <Radio.Group
          label={t`Where the payments come from`}
          value={draft.from}
          error={hasFields(draft.from) ? undefined : refused}
          onChange={(value) => {
            const from = FROM.find((one) => one === value) ?? 'BATCH';
            set({ from, ...(isSweepSource(from) ? { approvalMode: 'STANDING' } : {}) });
          }}
        >
          <Stack gap="xs" mt="xs">
            {FROM.filter((from) => isOffered(from, draft)).map((from) => (
              <Radio key={from} value={from} {...fromWords(from)} />
            ))}
          </Stack>
        </Radio.Group>
        {draft.from === 'KEPT' && draft.kept !== null && (
          <Text size="sm">{keptWords(draft.kept, draft.currency)}</Text>
        )}
        {draft.from === 'BATCH' && (
          <BatchChoice
            value={draft.batch}
            error={refused}
            onChange={(batch) =>
              set({ batch, ...(draft.label === '' && batch ? { label: batch.label } : {}) })
            }
          />
        )}
        {draft.from === 'FILE' && (
          <FileRows
            currency={draft.kept === null ? null : draft.currency}
            value={draft.file}
            error={refused}
            onRead={(file) => set({ file })}
          />
        )}
        {draft.from === 'FUNDING' && (
          <OwnAccountFields value={draft.own} error={refused} onChange={(own) => set({ own })} />
        )}
        {draft.from !== 'NEW_FILE' && !isSweepSource(draft.from) && (
          <Checkbox
            label={t`Follow the last run that was paid`}
            description={t`Corrections made in one run, such as a person added, are then in the next one \
too. Not with a standing approval, which covers the payments that were approved.`}
            checked={draft.followsLastPaid}
            onChange={({ currentTarget }) => set({ followsLastPaid: currentTarget.checked })}
          />
        )}
        {draft.from !== 'NEW_FILE' && !isSweepSource(draft.from) && (
          <Checkbox
            label={t`Use the month of each run in references`}
            description={t`“SALARY OCT 2026” is then “SALARY NOV 2026” in the run of November. The preview \
shows your references in the next run. References without a month stay as they are.`}
            checked={draft.movesMonths}
            onChange={({ currentTarget }) => set({ movesMonths: currentTarget.checked })}
          />
        )}
      </Stack>
    </Panel>
  );
}

interface BatchChoiceProps {
  value: DraftBatch | null;
  onChange: (batch: DraftBatch | null) => void;
  error: string | undefined;
}

function batchWords({ label, withdrawalCount, totalAmount, currency }: DraftBatch): string {
  return `${label} · ${payments(withdrawalCount)}, ${formatMoney(totalAmount, currency)}`;
}

/** A batch that was paid, found by its label. */
function BatchChoice({ value, onChange, error }: BatchChoiceProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = useQuery({
    ...listBatchesOptions({
      query: { status: 'COMPLETE', limit: SHOWN, ...(search === '' ? {} : { search }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found: DraftBatch[] = query.data?.items ?? [];
  const listed = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found;
  return (
    <>
      <Select
        label={t`Batch`}
        description={t`Its payments are copied. The batch does not change.`}
        placeholder={t`Choose a batch that was paid`}
        required
        searchable
        nothingFoundMessage={t`No paid batch has this label.`}
        filter={({ options }) => options}
        onSearchChange={(text) => setTyped(value !== null && text === batchWords(value) ? '' : text)}
        data={listed.map((batch) => ({ value: batch.id, label: batchWords(batch) }))}
        value={value?.id ?? null}
        onChange={(id) => {
          const chosen = listed.find((batch) => batch.id === id);
          onChange(
            chosen
              ? {
                  id: chosen.id,
                  label: chosen.label,
                  currency: chosen.currency,
                  withdrawalCount: chosen.withdrawalCount,
                  totalAmount: chosen.totalAmount,
                }
              : null,
          );
        }}
        error={error}
      />
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
    </>
  );
}
