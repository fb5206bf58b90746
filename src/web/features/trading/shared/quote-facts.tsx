import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { compare, isZero, multiply, divide } from '../../../../shared/decimals.ts';
import { Facts } from '../../../ui/facts.tsx';
import { Held, Rate } from './figures.tsx';
import { shownAmount } from './precision.ts';

/** The amounts, the rate, the markets and the fees of a quote. */
export function QuoteFacts({ quote }: { quote: BrokerageQuote }) {
  const { payCurrency, receiveCurrency } = quote;
  // A remainder that the shown digits hide is not worth a sentence.
  const rest =
    compare(quote.actualPayAmount, quote.requestPayAmount) < 0 &&
    shownAmount(quote.actualPayAmount, payCurrency, 'up') !==
      shownAmount(quote.requestPayAmount, payCurrency, 'up');
  const fees = quote.leg2TradeFeeAmount !== undefined && quote.leg2TradeFeeCurrency !== undefined;
  const paid = <Held key="pay" value={quote.actualPayAmount} currency={payCurrency} rounding="up" />;
  const firstFee = (
    <Held value={quote.leg1TradeFeeAmount} currency={quote.leg1TradeFeeCurrency} rounding="nearest" />
  );
  const fee = <Held value={quote.feeAmount} currency={quote.feeCurrency} rounding="nearest" />;
  const feePercent = divide(multiply(quote.feeRate, '100'), '1', 4);
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" c="dimmed">
          <Trans>You would receive</Trans>
        </Text>
        <Held value={quote.receiveAmount} currency={receiveCurrency} size="large" />
      </div>
      <Facts
        items={[
          [
            t`You would pay`,
            rest ? (
              <span key="pay">
                <Trans>
                  {paid} of the <Held value={quote.requestPayAmount} currency={payCurrency} rounding="up" />;
                  the rest is below the smallest quantity of the market
                </Trans>
              </span>
            ) : (
              paid
            ),
          ],
          [
            t`Rate`,
            <span key="rate">
              1 {payCurrency} ={' '}
              <Rate value={quote.averagePriceInReceiveCurrency} currency={receiveCurrency} />
            </span>,
          ],
          [
            t`Inverse rate`,
            <span key="inverse">
              1 {receiveCurrency} = <Rate value={quote.averagePriceInPayCurrency} currency={payCurrency} />
            </span>,
          ],
          [
            t`Markets`,
            quote.leg2CurrencyPair
              ? t`via ${quote.leg1CurrencyPair}, then ${quote.leg2CurrencyPair}`
              : t`directly, in ${quote.leg1CurrencyPair}`,
          ],
          [
            fees ? t`Exchange's fees` : t`Exchange's fee`,
            <span key="fees">
              {fees ? (
                <Trans>
                  {firstFee} and{' '}
                  <Held
                    value={quote.leg2TradeFeeAmount ?? '0'}
                    currency={quote.leg2TradeFeeCurrency ?? ''}
                    rounding="nearest"
                  />
                  , already deducted
                </Trans>
              ) : (
                <Trans>{firstFee}, already deducted</Trans>
              )}
            </span>,
          ],
          ...(isZero(quote.feeAmount)
            ? []
            : ([
                [
                  t`Conversion fee`,
                  <span key="fee">
                    {quote.feeCurrency === payCurrency ? (
                      <Trans>
                        {fee}, {feePercent} % of the amount paid, deducted before the order
                      </Trans>
                    ) : (
                      <Trans>
                        {fee}, {feePercent} % of the amount received, deducted when it arrives
                      </Trans>
                    )}
                  </span>,
                ],
              ] as const)),
        ]}
      />
    </Stack>
  );
}
