import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BrokerageQuote } from '../../../../client/types.gen.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { QuoteFacts } from './quote-facts.tsx';

const QUOTE = {
  payCurrency: 'ZAR',
  receiveCurrency: 'USDC',
  requestPayAmount: '1000',
  receiveAmount: '54.2',
  averagePriceInReceiveCurrency: '0.0542',
  averagePriceInPayCurrency: '18.45',
  leg1CurrencyPair: 'USDCZAR',
  leg1TradeFeeAmount: '0.05',
  leg1TradeFeeCurrency: 'USDC',
  feeRate: '0',
  feeAmount: '0',
  feeCurrency: 'ZAR',
} as BrokerageQuote;

it.each([
  ['999.998', false],
  ['998.5', true],
])('paying %s of 1,000 mentions a rest: %s', (actualPayAmount, mentions) => {
  renderPage(<QuoteFacts quote={{ ...QUOTE, actualPayAmount }} />);
  expect(screen.queryByText(/the rest is below/) !== null).toBe(mentions);
});
