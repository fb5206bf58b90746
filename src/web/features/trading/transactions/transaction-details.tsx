import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TransactionHistoryItem } from '../../../../client/types.gen.ts';
import { isNegative } from '../../../../shared/decimals.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Held } from '../shared/figures.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';

const PLACES = 12;

/** The details of a transaction. */
export function TransactionDetails({ transaction: t }: { transaction: TransactionHistoryItem }) {
  const { account } = useTradingAccount();
  const { orderId, currencyPairSymbol, costPerCoin, costPerCoinSymbol, sourceTransactionId } =
    t.additionalInfo;
  const facts: (readonly [string, ReactNode] | null)[] = [
    t.debitValue === undefined
      ? null
      : ['Debit', <Held key="d" value={t.debitValue} currency={t.debitCurrency ?? ''} rounding="up" />],
    t.creditValue === undefined
      ? null
      : ['Credit, before the fee', <Held key="c" value={t.creditValue} currency={t.creditCurrency ?? ''} />],
    t.feeValue === undefined
      ? null
      : [
          isNegative(t.feeValue) ? 'Reward' : 'Fee',
          <Held key="f" value={t.feeValue} currency={t.feeCurrency ?? ''} rounding="nearest" />,
        ],
    costPerCoin === undefined
      ? null
      : [
          'Unit price',
          `${costPerCoin.toLocaleString('en', { maximumFractionDigits: PLACES })} ${costPerCoinSymbol ?? ''}`,
        ],
    currencyPairSymbol
      ? [
          'Market',
          <Link key="m" to={paths.market(currencyPairSymbol)}>
            {currencyPairSymbol}
          </Link>,
        ]
      : null,
    orderId
      ? [
          'Order',
          <Link
            key="o"
            to={paths.orders(`?open=${orderId}${account === PRIMARY ? '' : `&account=${account}`}`)}
          >{`…${orderId.slice(-12)}`}</Link>,
        ]
      : null,
    sourceTransactionId ? ['Source transaction', <Id key="s" value={sourceTransactionId} />] : null,
    ['When', <Timestamp key="t" at={t.eventAt} />],
    ["Exchange's description", t.transactionType.description],
    ['ID', <Id key="i" value={t.id} />],
  ];
  return (
    <Stack gap="md">
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
