import { plural, t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listBankFilePaymentsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFile, BankFilePayment, BankReplyFile } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Pager } from '../../../ui/pager.tsx';
import { BankAnswer } from '../shared/bank-answer.tsx';
import { saidWords } from '../shared/bank-file-words.tsx';

const LIMIT = 20;

type State = BankReplyFile['changes'][number]['state'];
type Shown = State | 'ALL';
/** Payments that need a person come first. */
const ORDER: readonly State[] = ['RETURNED', 'REJECTED', 'PAID', 'ACCEPTED', 'RECEIVED'];

function columnsOf(currency: string): TableColumn<BankFilePayment>[] {
  return [
    {
      id: 'name',
      header: () => t`Payment`,
      cell: ({ row: { original: p } }) => <span data-record>{p.name}</span>,
    },
    {
      id: 'amount',
      header: () => t`Amount`,
      meta: { align: 'end', inCard: 'beside title' },
      cell: ({ row: { original: p } }) => <Amount amount={p.amount} currency={currency} />,
    },
    {
      id: 'row',
      header: () => t`Row of the batch`,
      meta: { align: 'end' },
      cell: ({ row: { original: p } }) => formatNumber(p.rowNumber),
    },
    {
      id: 'account',
      header: () => t`Account`,
      cell: ({ row: { original: p } }) => `${p.branchCode} ${p.accountNumber}`,
    },
    {
      id: 'said',
      header: () => t`The bank says`,
      cell: ({ row: { original: p } }) => <BankAnswer answer={p} />,
    },
  ];
}

/** The payments that a reply changed, in the order of its bank file. */
export function ReplyRows({ reply, file }: { reply: BankReplyFile; file: BankFile }) {
  const states = ORDER.filter((state) => reply.changes.some((change) => change.state === state));
  const [shown, setShown] = useState<Shown>(states[0] ?? 'ALL');
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    ...listBankFilePaymentsOptions({
      path: { id: file.id },
      query: { replyId: reply.id, offset, limit: LIMIT, ...(shown === 'ALL' ? {} : { state: shown }) },
    }),
    placeholderData: keepPreviousData,
  });
  const countOf = (state: Shown) =>
    reply.changes.reduce(
      (sum, change) => (state === 'ALL' || change.state === state ? sum + change.count : sum),
      0,
    );
  const changed = countOf(shown);
  const since = query.data ? changed - query.data.total : 0;
  return (
    <Stack gap="xs">
      <Text fw={600}>{t`Payments that this reply changed`}</Text>
      {(states.length > 1 || reply.redirected > 0) && (
        <Choice
          label={t`Which payments`}
          value={shown}
          onChange={(next) => {
            setShown(next);
            setOffset(0);
          }}
          options={[
            ...states.map((state) => ({
              value: state as Shown,
              label: `${saidWords(state)} ${formatNumber(countOf(state))}`,
            })),
            { value: 'ALL', label: t`All` },
          ]}
        />
      )}
      {query.isPending && <LoadingRows rows={Math.min(changed, LIMIT)} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && query.data.items.length > 0 && (
        <div>
          <DataTable
            caption={t`Payments that this reply changed`}
            columns={columnsOf(file.currency)}
            rows={query.data.items}
            rowId={(payment) => payment.withdrawalId}
            stale={query.isPlaceholderData}
          />
          <Pager
            offset={offset}
            limit={LIMIT}
            total={query.data.total}
            noun={t`payments`}
            onChange={setOffset}
          />
        </div>
      )}
      {since > 0 && (
        <Text size="sm" c="dimmed">
          {plural(since, {
            one: 'Another payment has changed again since. The batch shows how it is now.',
            other: '# other payments have changed again since. The batch shows how they are now.',
          })}
        </Text>
      )}
    </Stack>
  );
}
