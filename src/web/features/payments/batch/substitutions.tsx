import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import { IconLetterCase } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listBankFilePaymentsOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BankFile, BankFilePayment, TextSubstitution } from '../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Pager } from '../../../ui/pager.tsx';

const LIMIT = 10;

interface Line extends TextSubstitution {
  rowNumber: number;
  id: string;
}

const columns: TableColumn<Line>[] = [
  {
    id: 'row',
    header: () => t`Row`,
    meta: { width: 72, align: 'end' },
    cell: ({ row: { original: line } }) => formatNumber(line.rowNumber),
  },
  {
    id: 'field',
    header: () => t`Text`,
    meta: { width: 110 },
    cell: ({ row: { original: line } }) => (line.field === 'name' ? t`Name` : t`Reference`),
  },
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
];

function linesOf(payment: BankFilePayment): Line[] {
  return payment.substitutions.map((one) => ({
    ...one,
    rowNumber: payment.rowNumber,
    id: `${payment.withdrawalId} ${one.field}`,
  }));
}

/** The names and references that the bank's character set cannot write as they were approved. */
export function Substitutions({ file }: { file: BankFile }) {
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    ...listBankFilePaymentsOptions({
      path: { id: file.id },
      query: { substituted: 'true', offset, limit: LIMIT },
    }),
    placeholderData: keepPreviousData,
    // They never change once the file is written.
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
    return (
      <Text size="sm" c="dimmed">
        <Trans>Every name and reference is in the file as it was approved.</Trans>
      </Text>
    );
  const written = formatNumber(total);
  return (
    <Stack gap="xs">
      <Alert
        color="yellow"
        icon={<IconLetterCase aria-hidden />}
        title={plural(total, {
          one: 'The file writes the text of 1 payment differently',
          other: `The file writes the texts of ${written} payments differently`,
        })}
      >
        <Trans>
          The bank’s format lacks some characters or shortens texts. Recipients see the text of the bank file;
          accounts and amounts are as approved.
        </Trans>
      </Alert>
      <DataTable
        caption={t`Texts that the file writes differently`}
        columns={columns}
        rows={items.flatMap(linesOf)}
        rowId={(line) => line.id}
        stale={query.isPlaceholderData}
      />
      {total > LIMIT && (
        <Pager offset={offset} limit={LIMIT} total={total} noun={t`payments`} onChange={setOffset} />
      )}
    </Stack>
  );
}
