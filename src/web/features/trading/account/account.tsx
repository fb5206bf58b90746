import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BalanceEntry, BalanceGroup } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { fixed, isZero, subtract, sum } from '../../../../shared/decimals.ts';
import { Held } from '../shared/figures.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PRIMARY } from '../shared/trading-account.tsx';
import { type PricedMarket, worthOf } from '../shared/worth.ts';

interface AccountProps {
  group: BalanceGroup;
  /** The currency in which values are shown. */
  target: string;
  markets: readonly PricedMarket[];
}

/** One account: its balances and its actions. */
export function Account({ group: { account, balances }, target, markets }: AccountProps) {
  const search = account.id === PRIMARY ? '' : `?account=${account.id}`;
  const worths = balances.map((balance) => worth(balance, target, markets));
  const total = formatMoney(fixed(sum(worths.flatMap((found) => found ?? [])), 2), target);
  return (
    <Panel title={account.id === PRIMARY ? t`${account.label} (primary)` : account.label}>
      <Group justify="space-between" gap="sm" mb="sm">
        <Text size="sm" c="dimmed">
          {balances.length === 0 ? (
            t`No balances and no debt.`
          ) : worths.includes(null) ? (
            <Trans>Worth {total}, excluding balances without a price</Trans>
          ) : (
            <Trans>Worth {total}</Trans>
          )}
        </Text>
        <Group gap="xs" className="no-print">
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={paths.transactions(search)}
            aria-label={t`Transactions of ${account.label}`}
          >
            <Trans>Transactions</Trans>
          </Button>
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={paths.conversions(search)}
            aria-label={t`Convert from ${account.label}`}
          >
            <Trans>Convert</Trans>
          </Button>
        </Group>
      </Group>
      {balances.length > 0 && (
        <DataTable
          caption={t`Balances of ${account.label}`}
          columns={columnsFor(target, markets)}
          rows={balances}
          rowId={({ currency }) => currency}
        />
      )}
    </Panel>
  );
}

/** The balances less what is borrowed. */
function worth(
  { total, borrowedAmount, currency }: BalanceEntry,
  target: string,
  markets: readonly PricedMarket[],
): string | null {
  return worthOf(markets, subtract(total, borrowedAmount), currency, target);
}

function columnsFor(target: string, markets: readonly PricedMarket[]): TableColumn<BalanceEntry>[] {
  return [
    { header: t`Currency`, accessorKey: 'currency', meta: { width: 104 } },
    {
      id: 'available',
      header: t`Available`,
      meta: { align: 'end' },
      cell: ({ row: { original: b } }) => (
        <strong>
          <Held value={b.available} currency={b.currency} />
        </strong>
      ),
    },
    {
      id: 'reserved',
      header: t`Reserved`,
      meta: { align: 'end' },
      cell: ({ row: { original: b } }) => <Held value={b.reserved} currency={b.currency} bare />,
    },
    {
      id: 'borrowed',
      header: t`Borrowed`,
      meta: { align: 'end' },
      cell: ({ row: { original: b } }) => (
        <Held value={isZero(b.borrowedAmount) ? '0' : `-${b.borrowedAmount}`} currency={b.currency} bare />
      ),
    },
    {
      id: 'total',
      header: t`Total`,
      meta: { align: 'end', hideBelow: 'sm' },
      cell: ({ row: { original: b } }) => <Held value={b.total} currency={b.currency} bare />,
    },
    {
      id: 'worth',
      header: t`Value in ${target}`,
      meta: { align: 'end' },
      cell: ({ row: { original: b } }) => {
        const found = worth(b, target, markets);
        return found === null ? t`no price` : formatMoney(fixed(found, 2), target);
      },
    },
  ];
}
