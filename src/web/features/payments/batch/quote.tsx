import { Alert, Skeleton, Stack, Table, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getFeeQuoteOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { isPositive } from '../../../../shared/decimals.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { Countdown } from './countdown.tsx';
import { CoverShortfall } from './cover-shortfall.tsx';
import { railName } from '../shared/rail-name.ts';

/** While a batch is undecided the balance may change. */
export const QUOTE_REFRESH_MS = 30_000;
const OPEN = new Set(['PENDING_APPROVAL', 'APPROVED']);
const COSTS = 'Cost';
const TITLES: Partial<Record<BulkWithdrawalBatchForDisplay['status'], string>> = {
  PENDING_APPROVAL: COSTS,
  APPROVED: COSTS,
  PROCESSING: COSTS,
  CANCELLED: 'Planned cost',
  EXPIRED: 'Planned cost',
  REJECTED: 'Planned cost',
};

/** The money that is missing for an undecided batch, and where it could come from. */
export function Shortfall({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { data: quote } = useQuery({
    ...getFeeQuoteOptions({ path: { id: batch.id } }),
    refetchInterval: QUOTE_REFRESH_MS,
  });
  if (!quote || !isPositive(quote.shortfall)) return null;
  return (
    <Stack gap="sm" className="no-print">
      <Alert
        color="red"
        icon={<IconAlertTriangle aria-hidden />}
        title={`Shortfall of ${formatMoney(quote.shortfall, quote.currency)}`}
      >
        The last approval will be refused until the account is funded with at least this amount.
      </Alert>
      <CoverShortfall key={quote.shortfall} shortfall={quote.shortfall} currency={quote.currency} />
    </Stack>
  );
}

/** The fee quote of the batch. */
export function Quote({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const open = OPEN.has(batch.status);
  const query = useQuery({
    ...getFeeQuoteOptions({ path: { id: batch.id } }),
    refetchInterval: open ? QUOTE_REFRESH_MS : false,
  });
  const quote = query.data;
  return (
    <Panel title={TITLES[batch.status] ?? 'Quoted cost'}>
      {query.isPending && <Skeleton height={220} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {quote && (
        <Stack gap="sm">
          <Table verticalSpacing={4} horizontalSpacing={0} withRowBorders={false}>
            <Table.Tbody>
              <Line name="Payments" amount={quote.withdrawalTotal} currency={quote.currency} />
              {quote.items.map((item) => (
                <Line
                  key={`${item.rail} ${item.unitFee}`}
                  name={
                    `${item.count.toLocaleString('en')} by ${railName(item.rail)}, ` +
                    `${formatMoney(item.unitFee, quote.currency)} each`
                  }
                  amount={item.total}
                  currency={quote.currency}
                />
              ))}
              <Line
                name={`VAT on fees, ${Math.round(Number(quote.vatRate) * 100)} %`}
                amount={quote.vatAmount}
                currency={quote.currency}
              />
              <Line
                name={
                  open || batch.status === 'PROCESSING'
                    ? 'Total debit'
                    : 'Total debit if every payment is made'
                }
                amount={quote.totalDebit}
                currency={quote.currency}
                strong
              />
            </Table.Tbody>
          </Table>
          {open && (
            <Text size="sm" c="dimmed">
              Available now: <Amount amount={quote.availableBalance} currency={quote.currency} />. Other
              batches waiting for approval: <Amount amount={quote.pendingTotal} currency={quote.currency} />.
            </Text>
          )}
          {batch.status === 'PENDING_APPROVAL' && (
            <Text size="sm" c="dimmed">
              These fees are fixed. The quote expires with the batch in <Countdown until={quote.expiresAt} />,
              on <Timestamp at={quote.expiresAt} />.
            </Text>
          )}
        </Stack>
      )}
    </Panel>
  );
}

function Line({
  name,
  amount,
  currency,
  strong = false,
}: {
  name: string;
  amount: string;
  currency: string;
  strong?: boolean;
}) {
  return (
    <Table.Tr fw={strong ? 600 : undefined}>
      <Table.Td>{name}</Table.Td>
      <Table.Td ta="end">
        <Amount amount={amount} currency={currency} />
      </Table.Td>
    </Table.Tr>
  );
}
