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
    positionTotal: Decimal,
    positionId: z.string(),
  })
  .meta({ id: 'FundingItem', description: "An hour's funding of a position." });

export const listFundingHistory = operation({
  operationId: 'listFundingHistory',
  method: 'GET',
  path: '/v1/positions/funding/history',
  tag: 'Positions',
  summary: 'List the funding of positions',
  description: 'Newest first; the latest 30 days without times.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({ currencyPair: z.string().min(1).max(32).meta({ description: 'A perpetual: base, quote, PERP.', example: 'BTCUSDCPERP' }), startTime: TimeInput, endTime: TimeInput, skip: Skip, limit: limit(100) }),
  answers: { 200: { description: 'The funding.', schema: z.array(FundingItem) } },
  refusals: [400, 401, 403, 429],
});
