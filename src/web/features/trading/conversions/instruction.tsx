import { Skeleton, Stack, Text } from '@mantine/core';
import { IconArrowsExchange, IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listBrokerageInstructionsOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BrokerageInstruction } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Held } from '../shared/figures.tsx';
import { isZero } from '../../../../shared/decimals.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { type Look, LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';

const LOOKS: Record<BrokerageInstruction['status'], Look> = {
  PROCESSING: { word: 'In progress', tone: 'moving', icon: IconArrowsExchange },
  COMPLETED: { word: 'Converted', tone: 'good', icon: IconCheck },
  FAILED: { word: 'Failed', tone: 'bad', icon: IconX },
};

/** The details of a conversion: the amounts and every fee. */
export function Instruction({ orderId }: { orderId: string }) {
  const { headers } = useTradingAccount();
  const query = useQuery(listBrokerageInstructionsOptions({ headers, path: { orderId } }));
  if (query.isPending) return <Skeleton height={320} radius="md" role="status" aria-label="Loading" />;
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const [instruction] = query.data;
  if (!instruction)
    return <EmptyState title="No details">The exchange has no conversion for this order.</EmptyState>;
  return <Shown instruction={instruction} />;
}

function Shown({ instruction: i }: { instruction: BrokerageInstruction }) {
  const { account } = useTradingAccount();
  const ofAccount = account === PRIMARY ? '' : `&account=${account}`;
  const facts: (readonly [string, ReactNode] | null)[] = [
    ['Paid', <Held key="p" value={i.actualPayAmount} currency={i.payCurrency} rounding="up" />],
    i.requestedPayAmount === i.actualPayAmount
      ? null
      : [
          'Requested amount',
          <Held key="r" value={i.requestedPayAmount} currency={i.payCurrency} rounding="up" />,
        ],
    [
      'Conversion fee',
      isZero(i.feeAmount) ? (
        'none'
      ) : (
        <span key="f">
          <Held value={i.feeAmount} currency={i.feeCurrency} rounding="nearest" />, to the account{' '}
          {String(i.feeAccountId)}
        </span>
      ),
    ],
    [
      "Exchange's fee",
      <Held key="l1" value={i.leg1TradeFeeAmount} currency={i.leg1TradeFeeCurrency} rounding="nearest" />,
    ],
    i.leg2TradeFeeAmount === undefined
      ? null
      : [
          'Second exchange fee',
          <Held
            key="l2"
            value={i.leg2TradeFeeAmount}
            currency={i.leg2TradeFeeCurrency ?? ''}
            rounding="nearest"
          />,
        ],
    ['When', <Timestamp key="t" at={new Date(i.createdAt).toISOString()} />],
    i.customerOrderId ? ['Your reference', i.customerOrderId] : null,
    [
      'Order',
      <Link key="o" to={paths.orders(`?open=${i.orderId}${ofAccount}`)}>{`…${i.orderId.slice(-12)}`}</Link>,
    ],
    ['Instruction', <Id key="i" value={i.identifier} />],
    ['Transfer', <Id key="x" value={i.transferId} />],
  ];
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          {i.status === 'FAILED' ? 'Would have received' : 'Received'}
        </Text>
        <Held value={i.receiveAmount} currency={i.receiveCurrency} size="large" />
      </div>
      <span>
        <LookBadge look={LOOKS[i.status]} />
      </span>
      <Facts items={facts.filter((fact) => fact !== null)} />
    </Stack>
  );
}

function Id({ value }: { value: string }) {
  return (
    <Text ff="monospace" size="xs" style={{ overflowWrap: 'anywhere' }}>
      {value}
    </Text>
  );
}
