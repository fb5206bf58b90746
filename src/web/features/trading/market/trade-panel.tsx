import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconLock from '~icons/tabler/lock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAllBalancesOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { PairDescription } from '../../../../client/types.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { useTradingAccount } from '../shared/trading-account.tsx';
import type { Book } from './book.ts';
import classes from './market.module.css';
import { OrderForm } from './order-form.tsx';
import { Outcome, type SentOrder } from './order-outcome.tsx';
import type { OrderDraft } from './order-values.ts';

interface TradePanelProps {
  pair: PairDescription;
  book: Book | null;
  draft: OrderDraft;
  change: (change: Partial<OrderDraft>) => void;
}

/** The order form and the outcome of the last order; for users who cannot trade, the reason. */
export function TradePanel({ pair, book, draft, change }: TradePanelProps) {
  const trader = useMay('trade');
  const { account, headers } = useTradingAccount();
  const [sent, setSent] = useState<SentOrder | null>(null);
  const groups = useQuery({ ...listAllBalancesOptions(), enabled: trader });
  const balances = groups.data && (groups.data.find((group) => group.account.id === account)?.balances ?? []);
  if (!trader) {
    return (
      <Panel title={t`Place an order`}>
        <EmptyState compact title={t`Only traders can place orders`} icon={IconLock}>
          <Trans>
            You can follow the market and read the orders. To place an order you need the Trader role. Ask an
            admin of your company to give it to you.
          </Trans>
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel title={t`Place an order`}>
      <OrderForm
        key={account}
        pair={pair}
        book={book}
        draft={draft}
        change={change}
        account={account}
        headers={headers}
        balances={balances}
        onSent={setSent}
        outcome={
          <div role="status" aria-label={t`Outcome of the order`} className={classes.outcome}>
            {sent && sent.account === account && (
              <Outcome key={sent.reference} sent={sent} pair={pair} headers={headers} />
            )}
          </div>
        }
      />
    </Panel>
  );
}
