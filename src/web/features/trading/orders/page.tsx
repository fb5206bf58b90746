import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';

import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { AccountPicker, useTradingAccount } from '../shared/trading-account.tsx';
import { useLiveAccount } from '../shared/use-live-account.ts';
import { OpenOrders } from './open-orders.tsx';
import { OrderDetail } from './order-detail.tsx';
import { PastOrders } from './past-orders.tsx';
import { OrderSearch } from './search.ts';

/** The open and past orders of an account. The tab, the filters and the open order are in the address. */
export default function OrdersPage() {
  return (
    <Connected title={routeTitle('orders')}>
      <Orders />
    </Connected>
  );
}

function Orders() {
  const { filters, set } = useSearchFilters(OrderSearch);
  const { account } = useTradingAccount();
  const live = useLiveAccount(account) === 'open';
  const tab = filters.tab ?? 'open';
  return (
    <>
      <PageHeader
        title={routeTitle('orders')}
        description={t`Open orders in the books, and the outcome of past orders, latest change first.`}
        actions={<AccountPicker />}
      />
      <ExchangeNotice />
      <SidePanel
        title={filters.open === undefined ? null : t`Order`}
        onClose={() => set({ open: undefined })}
        content={filters.open && <OrderDetail key={filters.open} orderId={filters.open} live={live} />}
      >
        <Tabs
          value={tab}
          onChange={(next) => set({ tab: next === 'past' ? next : undefined, open: undefined })}
          keepMounted={false}
        >
          <Tabs.List mb="md">
            <Tabs.Tab value="open">
              <Trans>Open</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="past">
              <Trans>Past</Trans>
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="open">
            <OpenOrders key={account} live={live} />
          </Tabs.Panel>
          <Tabs.Panel value="past">
            <PastOrders key={account} live={live} />
          </Tabs.Panel>
        </Tabs>
      </SidePanel>
    </>
  );
}
