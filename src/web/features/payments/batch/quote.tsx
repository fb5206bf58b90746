import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getFeeQuoteOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { multiply } from '../../../../shared/decimals.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { groupDigits } from '../../../ui/figure.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { ApproveBy } from '../shared/approve-by/lazy.tsx';
import { Countdown } from './countdown.tsx';
import { QUOTE_REFRESH_MS } from './shortfall.tsx';
import { railName } from '../shared/rail-name.ts';

const OPEN = new Set(['PENDING_APPROVAL', 'APPROVED']);
const COSTS = msg`Cost`;
const TITLES: Partial<Record<BulkWithdrawalBatchForDisplay['status'], MessageDescriptor>> = {
  PENDING_APPROVAL: COSTS,
  APPROVED: COSTS,
  PROCESSING: COSTS,
  COMPLETE: COSTS,
  CANCELLED: msg`Planned cost`,
  EXPIRED: msg`Planned cost`,
  REJECTED: msg`Planned cost`,
};

/** A rate as a percentage: "0.155" -> "15.5". Never rounded: it is part of what is approved. */
function percentOf(rate: string): string {
  return groupDigits(multiply(rate, '100'));
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
    <Panel title={i18n._(TITLES[batch.status] ?? msg`Quoted cost`)}>
      {query.isPending && <Skeleton height={220} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {quote && (
        <Stack gap="sm">
          <Table verticalSpacing={4} horizontalSpacing={0} withRowBorders={false}>
            <Table.Tbody>
              <Line name={t`Payments`} amount={quote.withdrawalTotal} currency={quote.currency} />
              {quote.items.map((item) => (
                <Line
                  key={`${item.rail} ${item.unitFee}`}
                  name={t`${formatNumber(item.count)} by ${railName(item.rail)}, \
${formatMoney(item.unitFee, quote.currency)} each`}
                  amount={item.total}
                  currency={quote.currency}
                />
              ))}
              <Line
                name={t`VAT on fees, ${percentOf(quote.vatRate)} %, rounded for each payment`}
                amount={quote.vatAmount}
                currency={quote.currency}
              />
              <Line
                name={
                  open || batch.status === 'PROCESSING' || batch.status === 'COMPLETE'
                    ? t`Total debit`
                    : t`Total debit if every payment is made`
                }
                amount={quote.totalDebit}
                currency={quote.currency}
                strong
              />
            </Table.Tbody>
          </Table>
          {open && (
            <Text size="sm" c="dimmed">
              <Trans>
                Available now: <Amount amount={quote.availableBalance} currency={quote.currency} />. Other
                batches waiting for approval: <Amount amount={quote.pendingTotal} currency={quote.currency} />
                .
              </Trans>
              {quote.payingAccount && (
                <>
                  {' '}
                  <Trans>
                    It is paid from <span data-record>{quote.payingAccount.name}</span>.
                  </Trans>
                </>
              )}
            </Text>
          )}
          {batch.approveBy && (
            <Text size="sm" fw={500}>
              <ApproveBy batch={batch} />
            </Text>
          )}
          {batch.status === 'PENDING_APPROVAL' && (
            <Text size="sm" c="dimmed">
              <Trans>
                These fees are fixed. The quote expires with the batch in{' '}
                <Countdown until={quote.expiresAt} />, on <Timestamp at={quote.expiresAt} />.
              </Trans>
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
