import { t } from '@lingui/core/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TransactionHistoryItem } from '../../../../client/types.gen.ts';
import { isNegative } from '../../../../shared/decimals.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Held } from '../shared/figures.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';

const PLACES = 12;

/** The details of a transaction. */
export function TransactionDetails({ transaction: moved }: { transaction: TransactionHistoryItem }) {
  const { account } = useTradingAccount();
  const { orderId, currencyPairSymbol, costPerCoin, costPerCoinSymbol, sourceTransactionId } =
    moved.additionalInfo;
  const facts: (readonly [string, ReactNode] | null)[] = [
    moved.debitValue === undefined
      ? null
      : [
          t`Debit`,
          <Held key="d" value={moved.debitValue} currency={moved.debitCurrency ?? ''} rounding="up" />,
        ],
    moved.creditValue === undefined
      ? null
      : [
          t`Credit, before the fee`,
          <Held key="c" value={moved.creditValue} currency={moved.creditCurrency ?? ''} />,
        ],
    moved.feeValue === undefined
      ? null
      : [
          isNegative(moved.feeValue) ? t`Reward` : t`Fee`,
          <Held key="f" value={moved.feeValue} currency={moved.feeCurrency ?? ''} rounding="nearest" />,
        ],
    costPerCoin === undefined
      ? null
      : [
          t`Unit price`,
          `${formatNumber(costPerCoin, { maximumFractionDigits: PLACES })} ${costPerCoinSymbol ?? ''}`,
        ],
    currencyPairSymbol
      ? [
          t`Market`,
          <Link key="m" to={paths.market(currencyPairSymbol)}>
            {currencyPairSymbol}
          </Link>,
        ]
      : null,
    orderId
      ? [
          t`Order`,
          <Link
            key="o"
            to={paths.orders(`?open=${orderId}${account === PRIMARY ? '' : `&account=${account}`}`)}
          >{`…${orderId.slice(-12)}`}</Link>,
        ]
      : null,
    sourceTransactionId ? [t`Source transaction`, <Id key="s" value={sourceTransactionId} />] : null,
    [t`When`, <Timestamp key="t" at={moved.eventAt} />],
    [t`Exchange's description`, moved.transactionType.description],
    [t`ID`, <Id key="i" value={moved.id} />],
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
