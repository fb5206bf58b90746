import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import IconLetterCase from '~icons/tabler/letter-case';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  getBankFilePlanOptions,
  listBankFilePaymentsOptions,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type {
  BankFile,
  BankFilePlan,
  SubstitutedPayment,
  TextSubstitution,
} from '../../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { PLANNED_LIMIT } from '../use-bank-file-plan.ts';

interface Line extends TextSubstitution {
  rowNumber: number;
  id: string;
}

const columns: TableColumn<Line>[] = [
  {
    id: 'from',
    header: () => t`In the batch`,
    cell: ({ row: { original: line } }) => <span data-record>{line.from}</span>,
  },
  {
    id: 'to',
    header: () => t`In the bank file`,
    cell: ({ row: { original: line } }) => <span data-record>{line.to}</span>,
  },
  {
    id: 'field',
    header: () => t`Text`,
    meta: { width: 120 },
    cell: ({ row: { original: line } }) => fieldName(line.field),
  },
  {
    id: 'row',
    header: () => t`Row`,
    meta: { width: 96, align: 'end' },
    cell: ({ row: { original: line } }) => formatNumber(line.rowNumber),
  },
];

function fieldName(field: TextSubstitution['field']): string {
  if (field === 'name') return t`Name`;
  return field === 'reference' ? t`Reference` : t`Own reference`;
}

function linesOf(payment: SubstitutedPayment): Line[] {
  return payment.substitutions.map((one) => ({
    ...one,
    rowNumber: payment.rowNumber,
    id: `${payment.withdrawalId} ${one.field}`,
  }));
}

interface PlannedProps {
  batchId: string;
  /** The first page of the plan. */
  plan: BankFilePlan;
}

/** The names and references that the file of a batch will write differently, before it is approved. */
export function PlannedSubstitutions({ batchId, plan }: PlannedProps) {
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    ...getBankFilePlanOptions({ path: { id: batchId }, query: { offset, limit: PLANNED_LIMIT } }),
    placeholderData: keepPreviousData,
    enabled: offset > 0,
  });
  const { total } = plan;
  if (total === 0) {
    if (plan.carrier?.problem?.code === 'TEXT_NOT_WRITABLE') return null;
    return <Unchanged>{t`The file will have every name and reference as it is in the batch.`}</Unchanged>;
  }
  const written = formatNumber(total);
  const { items } = (offset === 0 ? plan : query.data) ?? plan;
  return (
    <Changed
      title={plural(total, {
        one: 'The file will write the text of 1 payment differently',
        other: `The file will write the texts of ${written} payments differently`,
      })}
      page={{ items, total, offset, isStale: offset > 0 && query.isPlaceholderData }}
      onPage={setOffset}
    />
  );
}

/** The names and references that the file writes in other characters than the approved batch. */
export function Substitutions({ file }: { file: BankFile }) {
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    ...listBankFilePaymentsOptions({
      path: { id: file.id },
      query: { substituted: 'true', offset, limit: PLANNED_LIMIT },
    }),
    placeholderData: keepPreviousData,
    // The substitutions never change once the file is written.
    staleTime: Infinity,
  });
  if (query.isError)
    return (
      <ErrorState
        error={query.error}
        title={t`The texts of the file could not be loaded`}
        retry={() => void query.refetch()}
      />
    );
  if (!query.data) return null;
  const { total, items } = query.data;
  if (total === 0)
    return <Unchanged>{t`Every name and reference is in the file as it was approved.`}</Unchanged>;
  const written = formatNumber(total);
  return (
    <Changed
      title={plural(total, {
        one: 'The file writes the text of 1 payment differently',
        other: `The file writes the texts of ${written} payments differently`,
      })}
      page={{ items, total, offset, isStale: query.isPlaceholderData }}
      onPage={setOffset}
    />
  );
}

function Unchanged({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

interface ChangedProps {
  title: string;
  page: { items: readonly SubstitutedPayment[]; total: number; offset: number; isStale: boolean };
  onPage: (offset: number) => void;
}

function Changed({ title, page, onPage }: ChangedProps) {
  return (
    <Stack gap="xs">
      <Alert color="yellow" icon={<IconLetterCase aria-hidden />} title={title}>
        <Trans>
          The bank’s format lacks some characters or shortens texts. Recipients see the text of the bank file;
          accounts and amounts stay as they are. Outlay keeps the text of the batch.
        </Trans>
      </Alert>
      <DataTable
        caption={t`Texts that the file writes differently`}
        columns={columns}
        rows={page.items.flatMap(linesOf)}
        rowId={(line) => line.id}
        stale={page.isStale}
      />
      {page.total > PLANNED_LIMIT && (
        <Pager
          offset={page.offset}
          limit={PLANNED_LIMIT}
          total={page.total}
          noun={t`payments`}
          onChange={onPage}
        />
      )}
    </Stack>
  );
}
