import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Chip, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listBankFilePaymentsOptions } from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFile, BankFilePayment } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingRows } from '../../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Pager } from '../../../../ui/pager.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { BankAnswer } from '../../shared/bank-answer.tsx';
import { saidWords } from '../../shared/bank-file-words.tsx';
import { SignedAmount } from '../../shared/signed-amount.tsx';

type State = BankFile['states'][number]['state'];

const LIMIT = 20;
/** States that ask for an action are shown first. */
const FIRST: readonly State[] = ['REJECTED', 'RETURNED'];

function columnsOf({ currency }: BankFile): TableColumn<BankFilePayment>[] {
  return [
    {
      id: 'name',
      header: () => t`Recipient`,
      cell: ({ row: { original: payment } }) => <span data-record>{payment.name}</span>,
    },
    {
      id: 'row',
      header: () => t`Row`,
      meta: { width: 80, align: 'end' },
      cell: ({ row: { original: payment } }) => formatNumber(payment.rowNumber),
    },
    {
      id: 'account',
      header: () => t`Account`,
      meta: { width: 168, hideBelow: 'sm' },
      cell: ({ row: { original: payment } }) => payment.accountNumber,
    },
    {
      id: 'amount',
      header: () => t`Amount`,
      meta: { width: 140, align: 'end', inCard: 'beside title' },
      cell: ({ row: { original: payment } }) => <Amount amount={payment.amount} currency={currency} />,
    },
    {
      id: 'answer',
      header: () => t`Bank’s answer`,
      meta: { inCard: 'below title' },
      cell: ({ row: { original: payment } }) => <AnswerTo payment={payment} />,
    },
    {
      id: 'statements',
      header: () => t`On statements`,
      meta: { width: 190 },
      cell: ({ row: { original: payment } }) => <OnStatements payment={payment} currency={currency} />,
    },
  ];
}

function AnswerTo({ payment }: { payment: BankFilePayment }) {
  return (
    <>
      <BankAnswer answer={payment} />
      {payment.heardAt !== null && (
        <Text size="sm" c="dimmed">
          <Timestamp at={payment.heardAt} />
        </Text>
      )}
    </>
  );
}

/** The entries of statements that show a payment; each leads to the entry. */
function OnStatements({ payment, currency }: { payment: BankFilePayment; currency: string }) {
  const { onStatements } = payment;
  if (onStatements.length === 0) return <Text c="dimmed">{absentWords(payment)}</Text>;
  return onStatements.map(({ entryId, kind, amount, bookingDate }) => (
    <div key={entryId}>
      <Anchor component={Link} to={paths.reconciliation(`?open=${entryId}`)} inherit>
        {kind === 'PAYOUT' ? t`Paid ${dayWords(bookingDate)}` : t`Returned ${dayWords(bookingDate)}`}
      </Anchor>{' '}
      <SignedAmount amount={amount} currency={currency} />
    </div>
  ));
}

/** Why no entry shows a payment: none is expected for one that the bank does not pay. */
function absentWords({ state, status }: BankFilePayment): string {
  if (state === 'REJECTED') return t`Nothing expected: the bank rejected it`;
  if (status === 'FAILED' || status === 'CANCELLED') return t`Nothing expected: it is not paid`;
  return t`Not yet`;
}

/** What the bank has said about each payment of a file, by state. */
export function Answers({ file }: { file: BankFile }) {
  const [chosen, setChosen] = useState<State | null>(null);
  const [offset, setOffset] = useState(0);
  const has = (state: State) => file.states.some((one) => one.state === state);
  // The payments of a state may all have moved on to another one.
  const state =
    chosen !== null && has(chosen) ? chosen : (FIRST.find(has) ?? file.states[0]?.state ?? 'SILENT');
  const query = useQuery({
    ...listBankFilePaymentsOptions({ path: { id: file.id }, query: { state, offset, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        <Trans>Answers to each payment</Trans>
      </Text>
      <Chip.Group
        value={state}
        onChange={(next) => {
          setChosen(next as State);
          setOffset(0);
        }}
      >
        <Group gap="xs" role="group" aria-label={t`Show payments by the answer of the bank`}>
          {file.states.map(({ state: each, count, amount }) => (
            <Chip key={each} value={each} size="xs">
              {saidWords(each)}: {formatNumber(count)} (<Amount amount={amount} currency={file.currency} />)
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {query.isPending && <LoadingRows rows={2} />}
      {query.isError && !query.data && (
        <ErrorState
          error={query.error}
          title={t`The answers could not be loaded`}
          retry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <>
          <DataTable
            caption={t`Answers of the bank to each payment`}
            columns={columnsOf(file)}
            rows={query.data.items}
            rowId={(payment) => payment.withdrawalId}
            stale={query.isPlaceholderData}
          />
          {query.data.total > LIMIT && (
            <Pager
              offset={offset}
              limit={LIMIT}
              total={query.data.total}
              noun={t`payments`}
              onChange={setOffset}
            />
          )}
        </>
      )}
    </Stack>
  );
}
