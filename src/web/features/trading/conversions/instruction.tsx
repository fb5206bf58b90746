import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Skeleton, Stack, Text } from '@mantine/core';
import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listBrokerageInstructionsOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
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

const LOOKS: Record<BrokerageInstruction['status'], () => Look> = {
  PROCESSING: () => ({ word: t`In progress`, tone: 'moving', icon: IconArrowsExchange }),
  COMPLETED: () => ({ word: t`Converted`, tone: 'good', icon: IconCheck }),
  FAILED: () => ({ word: t`Failed`, tone: 'bad', icon: IconX }),
};

/** The details of a conversion: the amounts and every fee. */
export function Instruction({ orderId }: { orderId: string }) {
  const { headers } = useTradingAccount();
  const query = useQuery(listBrokerageInstructionsOptions({ headers, path: { orderId } }));
  if (query.isPending) return <Skeleton height={320} radius="md" role="status" aria-label={t`Loading`} />;
  if (query.isError) return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const [instruction] = query.data;
  if (!instruction)
    return (
      <EmptyState title={t`No details`}>
        <Trans>The exchange has no conversion for this order.</Trans>
      </EmptyState>
    );
  return <Shown instruction={instruction} />;
}

function Shown({ instruction: i }: { instruction: BrokerageInstruction }) {
  const { account } = useTradingAccount();
  const ofAccount = account === PRIMARY ? '' : `&account=${account}`;
  const facts: (readonly [string, ReactNode] | null)[] = [
    [t`Paid`, <Held key="p" value={i.actualPayAmount} currency={i.payCurrency} rounding="up" />],
    i.requestedPayAmount === i.actualPayAmount
      ? null
      : [
          t`Requested amount`,
          <Held key="r" value={i.requestedPayAmount} currency={i.payCurrency} rounding="up" />,
        ],
    [
      t`Conversion fee`,
      isZero(i.feeAmount) ? (
        t`none`
      ) : (
        <span key="f">
          <Trans>
            <Held value={i.feeAmount} currency={i.feeCurrency} rounding="nearest" />, to the account{' '}
            {String(i.feeAccountId)}
          </Trans>
        </span>
      ),
    ],
    [
      t`Exchange's fee`,
      <Held key="l1" value={i.leg1TradeFeeAmount} currency={i.leg1TradeFeeCurrency} rounding="nearest" />,
    ],
    i.leg2TradeFeeAmount === undefined
      ? null
      : [
          t`Second exchange fee`,
          <Held
            key="l2"
            value={i.leg2TradeFeeAmount}
            currency={i.leg2TradeFeeCurrency ?? ''}
            rounding="nearest"
          />,
        ],
    [t`When`, <Timestamp key="t" at={new Date(i.createdAt).toISOString()} />],
    i.customerOrderId ? [t`Your reference`, i.customerOrderId] : null,
    [
      t`Order`,
      <Link key="o" to={paths.orders(`?open=${i.orderId}${ofAccount}`)}>{`…${i.orderId.slice(-12)}`}</Link>,
    ],
    [t`Instruction`, <Id key="i" value={i.identifier} />],
    [t`Transfer`, <Id key="x" value={i.transferId} />],
  ];
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          {i.status === 'FAILED' ? t`Would have received` : t`Received`}
        </Text>
        <Held value={i.receiveAmount} currency={i.receiveCurrency} size="large" />
      </div>
      <span>
        <LookBadge look={LOOKS[i.status]()} />
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
