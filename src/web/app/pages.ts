import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import IconArrowsSort from '~icons/tabler/arrows-sort';
import IconBuildingBank from '~icons/tabler/building-bank';
import IconChartCandle from '~icons/tabler/chart-candle';
import IconCoins from '~icons/tabler/coins';
import IconFileText from '~icons/tabler/file-text';
import IconHome from '~icons/tabler/home';
import IconListDetails from '~icons/tabler/list-details';
import IconReceipt from '~icons/tabler/receipt';
import IconRepeat from '~icons/tabler/repeat';
import IconScale from '~icons/tabler/scale';
import IconSettings from '~icons/tabler/settings';
import IconStack2 from '~icons/tabler/stack-2';
import IconUsers from '~icons/tabler/users';
import IconWallet from '~icons/tabler/wallet';
import type { Icon } from '../ui/icon.ts';
import type { ComponentType } from 'react';
import { type EntryName, routeOf, type RouteName } from '../../shared/dashboard-routes.ts';

interface Page {
  default: ComponentType;
}

const FILES = import.meta.glob<Page>('../features/*/*/*page.tsx');

/** Loads the code of a page, when it is first opened. */
export function loadPage(name: RouteName): Promise<Page> {
  return FILES[`../features/${routeOf(name).file}.tsx`]!();
}

/** The icons of the navigation; `shared/dashboard-pages.ts` has the rest of each page. */
export const ICONS: Record<EntryName, Icon> = {
  overview: IconHome,
  batches: IconStack2,
  payouts: IconReceipt,
  recipients: IconUsers,
  schedules: IconRepeat,
  balances: IconBuildingBank,
  statements: IconFileText,
  reconciliation: IconScale,
  receivables: IconCoins,
  trading: IconWallet,
  market: IconChartCandle,
  orders: IconListDetails,
  conversions: IconArrowsExchange,
  transactions: IconArrowsSort,
  paymentConfig: IconSettings,
};
