import { z } from 'zod';
import { operation } from '../operation.ts';
import { CurrencyPair, Decimal, ExchangeTime, limit, SideName, Skip, TimeInput } from './common.ts';

export const FundingItem = z
  .object({
    currencyPair: CurrencyPair.describe('The perpetual future.'),
    side: SideName.describe('buy: a long position. sell: a short position.'),
    createdAt: ExchangeTime.describe('When the funding payment was charged.'),
    fundingRate: Decimal.describe(
      'The funding rate of the hour, as a fraction. Positive: long positions paid short ones.',
    ),
    fundingAmount: Decimal.describe('The amount in the quote currency. Positive: received. Negative: paid.'),
    positionTotal: Decimal.describe('The notional of the position at the mark price, in the quote currency.'),
    positionId: z.string().describe('The id of the position.'),
  })
  .meta({ id: 'FundingItem', description: 'The funding payment of a position for one hour.' });

export const OpenPosition = z
  .object({
    currencyPair: CurrencyPair.describe('The perpetual future.'),
    side: SideName.describe('buy: a long position. sell: a short position.'),
    quantity: Decimal.describe('The size of the position, in the base currency.'),
    averageEntryPrice: Decimal.describe('The average price at which it was opened.'),
    markPrice: Decimal.optional().meta({
      description: 'The price at which positions are valued; absent while the market has no price.',
    }),
    value: Decimal.optional().meta({ description: 'The notional: the quantity at the mark price.' }),
    unrealisedPnl: Decimal.optional().meta({
      description: 'The profit or loss if the position were closed at the mark price, before fees.',
    }),
    margin: Decimal.describe('The initial margin of the position.'),
    maintenanceMargin: Decimal.optional().meta({
      description: 'The equity below which the position is liquidated.',
    }),
    liquidationPrice: Decimal.optional().meta({
      description:
        "The approximate mark price at which the account's positions would be liquidated, if nothing else " +
        'changed; absent when no price would.',
    }),
    quoteCurrency: z.string().describe('The currency of every amount.'),
    positionId: z.string().describe('The id of the position, as in the funding history.'),
  })
  .meta({
    id: 'OpenPosition',
    description: 'An open position in a perpetual future. Amounts are in the quote currency.',
  });

export const listOpenPositions = operation({
  operationId: 'listOpenPositions',
  method: 'GET',
  path: '/v1/positions/open',
  tag: 'Positions',
  summary: 'List open positions',
  description: 'Returns the open positions, ordered by pair. An addition of Outlay.',
  roles: 'every',
  tradingPermission: 'view',
  answers: { 200: { description: 'The positions.', schema: z.array(OpenPosition) } },
  refusals: [401, 403, 429],
});

export const listFundingHistory = operation({
  operationId: 'listFundingHistory',
  method: 'GET',
  path: '/v1/positions/funding/history',
  tag: 'Positions',
  summary: 'List funding payments',
  description:
    'Returns the hourly funding payments in one pair, newest first. Without times: the latest 30 days.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    currencyPair: z.string().min(1).max(32).meta({
      description: 'A perpetual future: base and quote currency, then PERP.',
      example: 'BTCUSDCPERP',
    }),
    startTime: TimeInput,
    endTime: TimeInput,
    skip: Skip,
    limit: limit(100),
  }),
  answers: { 200: { description: 'The funding payments.', schema: z.array(FundingItem) } },
  refusals: [400, 401, 403, 429],
});
