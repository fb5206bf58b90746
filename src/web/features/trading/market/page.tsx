import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import IconChartCandle from '~icons/tabler/chart-candle';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { listPairsOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { OpenPosition, PairDescription } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Connected } from '../shared/connected.tsx';
import { ExchangeNotice } from '../shared/exchange-notice.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { OpenPositions } from '../shared/open-positions.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { AccountPicker, useTradingAccount } from '../shared/trading-account.tsx';
import { useLiveAccount } from '../shared/use-live-account.ts';
import { ChartPanel } from './chart-panel.tsx';
import { DepthPanel } from './depth-panel.tsx';
import { LastTrades } from './last-trades.tsx';
import classes from './market.module.css';
import { OpenOrders } from './open-orders.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderBook } from './order-book.tsx';
import { closingOrder } from './order-values.ts';
import { PairPicker } from './pair-picker.tsx';
import { draftOf, MarketSearch } from './search.ts';
import { Ticker } from './ticker.tsx';
import { TradePanel } from './trade-panel.tsx';
import { useMarket } from './use-market.ts';

const PAIRS_STALE_MS = 300_000;
const PERIOD = 900;
/** The parts of an order in the address. A different order resets the form. */
const ORDER_PARTS = ['side', 'price', 'quantity', 'tif', 'postOnly'];

/** A market: its live prices, book and trades, and the order form. */
export default function MarketPage() {
  const { pair = '' } = useParams();
  const symbol = pair.toUpperCase();
  return (
    <Connected title={symbol}>
      <MarketOf symbol={symbol} />
    </Connected>
  );
}

function MarketOf({ symbol }: { symbol: string }) {
  const [search] = useSearchParams();
  const {
    data: pairs,
    isPending,
    error,
    refetch,
  } = useQuery({ ...listPairsOptions(), staleTime: PAIRS_STALE_MS });
  const pair = pairs?.find((known) => known.symbol === symbol);
  if (pair && pairs)
    return (
      <Market
        key={[pair.symbol, ...ORDER_PARTS.map((part) => search.get(part))].join(' ')}
        pair={pair}
        pairs={pairs}
      />
    );
  return (
    <>
      <PageHeader title={symbol} documentTitle={t`${symbol} market`} />
      <ExchangeNotice />
      {isPending && <LoadingPanel lines={8} amount />}
      {!isPending && !pairs && <ErrorState error={error} retry={() => void refetch()} />}
      {pairs && (
        <EmptyState
          title={t`Market not found`}
          icon={IconChartCandle}
          action={
            <Group gap="md">
              {pairs.map((known) => (
                <Link key={known.symbol} to={paths.market(known.symbol)}>
                  {known.symbol}
                </Link>
              ))}
            </Group>
          }
        >
          <Trans>The exchange has no market {symbol}. Choose one of its markets:</Trans>
        </EmptyState>
      )}
    </>
  );
}

function Market({ pair, pairs }: { pair: PairDescription; pairs: readonly PairDescription[] }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { filters, set } = useSearchFilters(MarketSearch);
  const { account } = useTradingAccount();
  const trader = useMay('trade');
  const period = filters.period ?? PERIOD;
  const market = useMarket(pair.symbol, period);
  const live = useLiveAccount(account);
  const [draft, setDraft] = useState(() => draftOf(filters));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const form = useRef<HTMLDivElement>(null);
  const close = (position: OpenPosition) => {
    change(closingOrder(position, pair));
    form.current?.querySelector<HTMLInputElement>('input[inputmode="decimal"]')?.focus();
  };
  const goTo = (symbol: string) => {
    const kept = new URLSearchParams(search);
    for (const part of ORDER_PARTS) kept.delete(part);
    void navigate(paths.market(symbol, kept.size > 0 ? `?${kept.toString()}` : ''));
  };
  return (
    <>
      <PageHeader
        title={
          `${pair.baseCurrency} / ${pair.quoteCurrency}` +
          (pair.currencyPairType === 'FUTURE' ? ', perpetual' : '')
        }
        documentTitle={t`${pair.symbol} market`}
        description={
          pair.currencyPairType === 'FUTURE'
            ? t`A perpetual future on ${pair.baseCurrency}, settled in ${pair.quoteCurrency}, with hourly \
funding.`
            : t`Buy and sell ${pair.baseCurrency} for ${pair.quoteCurrency}.`
        }
        actions={
          <>
            <AccountPicker />
            <PairPicker pairs={pairs} value={pair.symbol} onChange={goTo} />
          </>
        }
      />
      <ExchangeNotice />
      <Ticker pair={pair} summary={market.summary} />
      <div className={classes.layout}>
        <ChartPanel
          pair={pair}
          buckets={market.buckets}
          period={period}
          view={filters.view ?? 'candles'}
          onPeriod={(value) => set({ period: value }, { replace: true })}
          onView={(view) => set({ view: view === 'candles' ? undefined : view }, { replace: true })}
        />
        <div className={classes.form} ref={form}>
          <TradePanel pair={pair} book={market.book} draft={draft} change={change} />
        </div>
        <div className={classes.lower}>
          <OrderBook
            pair={pair}
            book={market.book}
            error={market.bookError}
            retry={() => void market.retryBook()}
            onPrice={(price) => change({ price })}
          />
          <Stack gap="md">
            <DepthPanel pair={pair} book={market.book} />
            <LastTrades pair={pair} trades={market.trades} stream={market.stream} />
          </Stack>
        </div>
        {pair.currencyPairType === 'FUTURE' && (
          <div className={classes.whole}>
            <OpenPositions
              title={t`Your position in this market`}
              pair={pair.symbol}
              {...(trader ? { onClose: close } : {})}
            />
          </div>
        )}
        <div className={classes.whole}>
          <OpenOrders pair={pair} live={live === 'open'} />
        </div>
      </div>
      {trader && <OrderBar pair={pair} form={form} onSide={(side) => change({ side })} />}
    </>
  );
}
