import { Stack, Text } from '@mantine/core';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { compare, isZero, multiply, divide } from '../../../../shared/decimals.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Figure } from '../../../ui/figure.tsx';

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
        <Figure value={quote.receiveAmount} unit={receiveCurrency} size="large" />
      </div>
      <Facts
        items={[
          [
            'You would pay',
            <span key="pay">
              <Figure value={quote.actualPayAmount} unit={payCurrency} />
              {rest ? ' of the ' : ''}
              {rest && <Figure value={quote.requestPayAmount} unit={payCurrency} />}
              {rest ? '; the rest is below the smallest quantity of the market' : ''}
            </span>,
          ],
          [
            'Rate',
            <span key="rate">
              1 {payCurrency} = <Figure value={quote.averagePriceInReceiveCurrency} unit={receiveCurrency} />
            </span>,
          ],
          [
            'Inverse rate',
            <span key="inverse">
              1 {receiveCurrency} = <Figure value={quote.averagePriceInPayCurrency} unit={payCurrency} />
            </span>,
          ],
          [
            'Markets',
            quote.leg2CurrencyPair
              ? `via ${quote.leg1CurrencyPair}, then ${quote.leg2CurrencyPair}`
              : `directly, in ${quote.leg1CurrencyPair}`,
          ],
          [
            "Exchange's fee",
            <span key="leg1">
              <Figure value={quote.leg1TradeFeeAmount} unit={quote.leg1TradeFeeCurrency} /> in{' '}
              {quote.leg1CurrencyPair}, already deducted
            </span>,
          ],
          ...(fees
            ? ([
                [
                  'Second exchange fee',
                  <span key="leg2">
                    <Figure value={quote.leg2TradeFeeAmount ?? '0'} unit={quote.leg2TradeFeeCurrency ?? ''} />
                    {` in ${quote.leg2CurrencyPair}`}, already deducted
                  </span>,
                ],
              ] as const)
            : []),
          [
            'Conversion fee',
            isZero(quote.feeAmount) ? (
              'none'
            ) : (
              <span key="fee">
                <Figure value={quote.feeAmount} unit={quote.feeCurrency} />,{' '}
                {divide(multiply(quote.feeRate, '100'), '1', 4)} %{' '}
                {quote.feeCurrency === payCurrency
                  ? 'of the amount paid, deducted before the order'
                  : 'of the amount received, deducted when it arrives'}
              </span>
            ),
          ],
        ]}
      />
    </Stack>
  );
}
