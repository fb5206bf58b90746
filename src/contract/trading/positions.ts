import { z } from 'zod';
import { operation } from '../operation.ts';
import { CurrencyPair, Decimal, ExchangeTime, limit, SideName, Skip, TimeInput } from './common.ts';

export const FundingItem = z
  .object({
    currencyPair: CurrencyPair,
    side: SideName,
    createdAt: ExchangeTime,
    fundingRate: Decimal.meta({ description: 'Above zero longs paid shorts.' }),
    fundingAmount: Decimal.meta({ description: 'Above zero was received.' }),
    positionTotal: Decimal.meta({
      description: 'What the position was worth at the mark price, in the quote currency.',
    }),
    positionId: z.string(),
  })
  .meta({ id: 'FundingItem', description: "An hour's funding of a position." });

export const OpenPosition = z
  .object({
    currencyPair: CurrencyPair,
    side: SideName.meta({ description: 'buy is long, sell is short.' }),
    quantity: Decimal,
    averageEntryPrice: Decimal,
    markPrice: Decimal.optional().meta({
      description: 'What positions are judged by; absent while the market has no price.',
    }),
    value: Decimal.optional().meta({ description: 'Of the quantity at the mark price.' }),
    unrealisedPnl: Decimal.optional().meta({
      description: 'What closing at the mark price would bring, before fees.',
    }),
    margin: Decimal.meta({ description: 'Held for this position.' }),
    maintenanceMargin: Decimal.optional().meta({
      description: 'What must stand behind it, or it is liquidated.',
    }),
    liquidationPrice: Decimal.optional().meta({
      description:
        "About the mark price at which the account's positions would be liquidated, everything else unchanged; absent when no price does that.",
    }),
    quoteCurrency: z.string(),
    positionId: z.string().meta({ description: 'As in the funding history.' }),
  })
  .meta({
    id: 'OpenPosition',
    description: 'A position in a perpetual that is not closed (ours). Amounts are in the quote currency.',
  });

export const listOpenPositions = operation({
  operationId: 'listOpenPositions',
  method: 'GET',
  path: '/v1/positions/open',
  tag: 'Positions',
  summary: 'List open positions (ours)',
  description:
    'As they stand at this moment, in order of pairs. An addition to the seed, whose operations show funding alone.',
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
  summary: 'List the funding of positions',
  description: 'Newest first; the latest 30 days without times.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    currencyPair: z
      .string()
      .min(1)
      .max(32)
      .meta({ description: 'A perpetual: base, quote, PERP.', example: 'BTCUSDCPERP' }),
    startTime: TimeInput,
    endTime: TimeInput,
    skip: Skip,
    limit: limit(100),
  }),
  answers: { 200: { description: 'The funding.', schema: z.array(FundingItem) } },
  refusals: [400, 401, 403, 429],
});
