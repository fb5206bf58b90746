import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { Figure } from '../../../ui/figure.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useMarketPrices } from '../shared/market-prices.ts';
import { DEFAULT_CAP, type LegOrder, ordersOf, prefilled } from '../shared/quote-orders.ts';

interface ConversionStepsProps {
  quote: BrokerageQuote;
  /** The account that pays. */
  account: string;
}

/** The orders of a conversion that the user places on the market's page: one prefilled order for each leg. */
export function ConversionSteps({ quote, account }: ConversionStepsProps) {
  const { markets, pairs, pending } = useMarketPrices();
  const orders = pending ? [] : ordersOf(quote, pairs, markets, DEFAULT_CAP);
  const symbols = [quote.leg1CurrencyPair, ...(quote.leg2CurrencyPair ? [quote.leg2CurrencyPair] : [])];
  return (
    <section aria-label={t`Place the orders yourself`}>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>
          Each price is prefilled up to half a percent worse than the quote. A part that is not filled at once
          is cancelled.
        </Trans>
      </Text>
      <List type="ordered" size="sm" spacing={6}>
        {symbols.map((symbol, index) => {
          const order = orders[index];
          return (
            <List.Item key={symbol}>
              {order ? (
                <Anchor component={Link} to={paths.market(symbol, prefilled(order, account))} size="sm">
                  <StepWords order={order} symbol={symbol} isEstimate={index > 0} />
                </Anchor>
              ) : (
                <Anchor
                  component={Link}
                  to={paths.market(symbol, account === '0' ? '' : `?account=${account}`)}
                  size="sm"
                >
                  <Trans>Place an order in {symbol}</Trans>
                </Anchor>
              )}
            </List.Item>
          );
        })}
      </List>
    </section>
  );
}

function StepWords({ order, symbol, isEstimate }: { order: LegOrder; symbol: string; isEstimate: boolean }) {
  const quantity = <Figure value={order.quantity} />;
  const limit = <Figure value={order.price} />;
  if (order.side === 'BUY')
    return isEstimate ? (
      <Trans>
        Buy about {quantity} in {symbol}, at {limit} or better
      </Trans>
    ) : (
      <Trans>
        Buy {quantity} in {symbol}, at {limit} or better
      </Trans>
    );
  return isEstimate ? (
    <Trans>
      Sell about {quantity} in {symbol}, at {limit} or better
    </Trans>
  ) : (
    <Trans>
      Sell {quantity} in {symbol}, at {limit} or better
    </Trans>
  );
}
