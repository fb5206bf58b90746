import { Stack, Text } from '@mantine/core';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { compare, isZero, multiply, divide } from '../../../../shared/decimals.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Held, Rate } from './figures.tsx';

/** The amounts, the rate, the markets and the fees of a quote. */
export function QuoteFacts({ quote }: { quote: BrokerageQuote }) {
  const { payCurrency, receiveCurrency } = quote;
  const rest = compare(quote.actualPayAmount, quote.requestPayAmount) < 0;
  const fees = quote.leg2TradeFeeAmount !== undefined && quote.leg2TradeFeeCurrency !== undefined;
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          You would receive
        </Text>
        <Held value={quote.receiveAmount} currency={receiveCurrency} size="large" />
      </div>
      <Facts
        items={[
          [
            'You would pay',
            <span key="pay">
              <Held value={quote.actualPayAmount} currency={payCurrency} rounding="up" />
              {rest ? ' of the ' : ''}
              {rest && <Held value={quote.requestPayAmount} currency={payCurrency} rounding="up" />}
              {rest ? '; the rest is below the smallest quantity of the market' : ''}
            </span>,
          ],
          [
            'Rate',
            <span key="rate">
              1 {payCurrency} ={' '}
              <Rate value={quote.averagePriceInReceiveCurrency} currency={receiveCurrency} />
            </span>,
          ],
          [
            'Inverse rate',
            <span key="inverse">
              1 {receiveCurrency} = <Rate value={quote.averagePriceInPayCurrency} currency={payCurrency} />
            </span>,
          ],
          [
            'Markets',
            quote.leg2CurrencyPair
              ? `via ${quote.leg1CurrencyPair}, then ${quote.leg2CurrencyPair}`
              : `directly, in ${quote.leg1CurrencyPair}`,
          ],
          [
            fees ? "Exchange's fees" : "Exchange's fee",
            <span key="fees">
              <Held
                value={quote.leg1TradeFeeAmount}
                currency={quote.leg1TradeFeeCurrency}
                rounding="nearest"
              />
              {fees && (
                <>
                  {' and '}
                  <Held
                    value={quote.leg2TradeFeeAmount ?? '0'}
                    currency={quote.leg2TradeFeeCurrency ?? ''}
                    rounding="nearest"
                  />
                </>
              )}
              , already deducted
            </span>,
          ],
          ...(isZero(quote.feeAmount)
            ? []
            : ([
                [
                  'Conversion fee',
                  <span key="fee">
                    <Held value={quote.feeAmount} currency={quote.feeCurrency} rounding="nearest" />,{' '}
                    {divide(multiply(quote.feeRate, '100'), '1', 4)} %{' '}
                    {quote.feeCurrency === payCurrency
                      ? 'of the amount paid, deducted before the order'
                      : 'of the amount received, deducted when it arrives'}
                  </span>,
                ],
              ] as const)),
        ]}
      />
    </Stack>
  );
}
