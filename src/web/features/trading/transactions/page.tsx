import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';

import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { AccountPicker, useTradingAccount } from '../shared/trading-account.tsx';
import { HistorySearch } from './search.ts';
import { Trades } from './trades.tsx';
import { Transactions } from './transactions.tsx';

/** The transactions and trades of an account. The tab, the filters and the open row are in the address. */
export default function TransactionsPage() {
  return (
    <Connected title={routeTitle('transactions')}>
      <History />
    </Connected>
  );
}

function History() {
  const { filters, set } = useSearchFilters(HistorySearch);
  const { account } = useTradingAccount();
  const tab = filters.tab ?? 'transactions';
  return (
    <>
      <PageHeader
        title={tab === 'trades' ? t`Trades` : routeTitle('transactions')}
        description={
          <Trans>
            Every transaction and trade of an account, newest first. Without dates, the list starts with the
            latest 30 days.
          </Trans>
        }
        actions={<AccountPicker />}
      />
      <ExchangeNotice />
      <Tabs
        value={tab}
        onChange={(next) =>
          set({
            tab: next === 'trades' ? next : undefined,
            types: undefined,
            currency: undefined,
            before: undefined,
            open: undefined,
          })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="transactions">
            <Trans>Transactions</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="trades">
            <Trans>Trades</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="transactions">
          <Transactions key={account} />
        </Tabs.Panel>
        <Tabs.Panel value="trades">
          <Trades key={account} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
