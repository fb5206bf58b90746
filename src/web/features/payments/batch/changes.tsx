import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { getBatchChangesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type {
  BatchChange,
  BatchChanges,
  BulkWithdrawalBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BankAccount } from '../shared/bank-account.tsx';

const KINDS = {
  BANK_DETAILS_CHANGED: 'Bank details changed',
  NEW_BENEFICIARY: 'New',
  AMOUNT_CHANGED: 'Amount changed',
} as const;

function columns(currency: string): TableColumn<BatchChange>[] {
  return [
    {
      id: 'name',
      header: 'Recipient',
      cell: ({ row: { original: c } }) => (
        <Link to={paths.recipient(c.beneficiaryId)}>{c.beneficiaryName}</Link>
      ),
    },
    { header: 'Row', accessorKey: 'rowNumber', meta: { align: 'end', width: 64 } },
    {
      id: 'kind',
      header: 'Change',
      meta: { width: 184 },
      cell: ({ row: { original: c } }) => (
        <Text size="sm" fw={c.kind === 'BANK_DETAILS_CHANGED' ? 600 : 400}>
          {KINDS[c.kind]}
        </Text>
      ),
    },
    {
      id: 'amount',
      header: 'Amount',
      meta: { align: 'end' },
      cell: ({ row: { original: c } }) => <Amount amount={c.amount} currency={currency} />,
    },
    {
      id: 'earlier',
      header: 'Before',
      meta: { align: 'end' },
      cell: ({ row: { original: c } }) => (
        <Stack gap={0}>
          {c.earlierAccount && (
            <span>
              <BankAccount account={c.earlierAccount} />,{' '}
              <Timestamp at={c.earlierAccount.lastPaidAt} dateOnly />
            </span>
          )}
          {c.earlierAmount && <Amount amount={c.earlierAmount} currency={currency} />}
        </Stack>
      ),
    },
  ];
}

/**
 * The most important changes come first. A button shows the rest, so that the payments below stay in view.
 */
const SHOWN_FIRST = 8;

/** The differences between a batch and earlier payments, which an approver checks first. */
export function Changes({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const query = useQuery({ ...getBatchChangesOptions({ path: { id: batch.id } }), staleTime: Infinity });
  return (
    <Panel title="Changes since earlier payments" className="no-print">
      {query.isPending && <Skeleton height={96} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && <Found changes={query.data} undecided={batch.status === 'PENDING_APPROVAL'} />}
    </Panel>
  );
}

function Found({ changes, undecided }: { changes: BatchChanges; undecided: boolean }) {
  const {
    newBeneficiaries,
    bankDetailsChanged,
    amountsChanged,
    unchanged,
    duplicateReason,
    items,
    currency,
  } = changes;
  const [whole, setWhole] = useState(false);
  const shown = whole ? items : items.slice(0, SHOWN_FIRST);
  const all = newBeneficiaries + bankDetailsChanged + amountsChanged;
  return (
    <Stack gap="sm">
      {undecided && bankDetailsChanged > 0 && (
        <Alert
          color="orange"
          icon={<IconAlertTriangle aria-hidden />}
          title={
            bankDetailsChanged === 1
              ? 'The account of one person has changed since their last payment'
              : `The accounts of ${bankDetailsChanged.toLocaleString('en')} people have changed ` +
                'since their last payment'
          }
        >
          Call them on a number that you already have before you approve. Changed bank details are the most
          common form of payment fraud.
        </Alert>
      )}
      {duplicateReason && (
        <Alert color="yellow" title="This batch contains duplicate payments">
          The preparer’s reason: {duplicateReason}
        </Alert>
      )}
      <Group gap="lg">
        <Figure count={newBeneficiaries} word="never paid before" />
        <Figure count={bankDetailsChanged} word="with changed bank details" />
        <Figure count={amountsChanged} word="with a changed amount" />
        <Figure count={unchanged} word="same as last time" />
      </Group>
      {items.length > 0 && (
        <DataTable
          caption="Changes since earlier payments"
          columns={columns(currency)}
          rows={shown}
          rowId={(c) => `${c.rowNumber} ${c.kind}`}
          sortable
        />
      )}
      {items.length > SHOWN_FIRST && (
        <Group gap="sm">
          <Button size="xs" variant="default" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? 'Show fewer' : `Show ${(items.length - SHOWN_FIRST).toLocaleString('en')} more`}
          </Button>
          {whole && items.length < all && (
            <Text size="sm" c="dimmed">
              {`Showing the ${items.length.toLocaleString('en')} most important of ` +
                `${all.toLocaleString('en')} changes.`}
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
}

function Figure({ count, word }: { count: number; word: string }) {
  return (
    <Text size="sm">
      <strong>{count.toLocaleString('en')}</strong> {word}
    </Text>
  );
}
