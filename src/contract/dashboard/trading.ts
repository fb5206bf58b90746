import { z } from 'zod';
import { Timestamp } from '../common.ts';
import { operation } from '../operation.ts';

export const TradingStatus = z
  .object({
    configured: z.boolean().meta({ description: 'Whether the entity has a key of the exchange.' }),
    available: z.boolean().meta({
      description: 'Whether the exchange answers. While it does not, requests are refused at once with 503.',
    }),
    since: Timestamp.nullable().meta({
      description: 'Since when that is so; null when the exchange was not asked yet.',
    }),
    farPricePercent: z.number().meta({
      description: 'The distance from the market, in percent, from which the order form warns of a price.',
    }),
    embedded: z.boolean().meta({
      description: 'True for the exchange that comes with this installation, false for one elsewhere.',
    }),
  })
  .meta({ id: 'TradingStatus', description: 'Whether the trading pages can work.' });

export const getTradingStatus = operation({
  operationId: 'getTradingStatus',
  method: 'GET',
  path: '/app/trading/status',
  tag: 'Trading',
  summary: 'Read whether the exchange can be used',
  description: 'Asks the exchange when nobody has done so in the last seconds.',
  roles: 'every',
  answers: { 200: { description: 'The state.', schema: TradingStatus } },
  refusals: [401, 403, 429],
});

const FOLLOWED =
  'Server-sent events: `exchange`, each with a message of the exchange as it sent it, `{type, currencyPairSymbol?, data}`; ' +
  '`status` with `{connected}`, at once and when the way to the exchange breaks or is back; `ping` every 15 seconds. ' +
  'What happened while it was broken is not told again: read what is there when `connected` turns true.';

export const streamAccountEvents = operation({
  operationId: 'streamAccountEvents',
  method: 'GET',
  path: '/app/trading/account-events',
  tag: 'Trading',
  summary: 'Follow an account of the exchange',
  description: `${FOLLOWED} Types: ORDER_PROCESSED, ORDER_STATUS_UPDATE, FAILED_ORDER, OPEN_ORDERS_UPDATE, BALANCE_UPDATE, NEW_ACCOUNT_TRADE.`,
  roles: 'every',
  query: z.object({
    subaccount: z
      .string()
      .regex(/^\d{0,20}$/, 'Give the id of a subaccount.')
      .optional()
      .meta({
        description: 'The id of a subaccount; absent, empty or 0 is the primary account.',
        example: '1234567890123456789',
      }),
  }),
  answers: { 200: { description: 'The events.', schema: z.string(), mediaType: 'text/event-stream' } },
  refusals: [400, 401, 403, 429],
});

export const streamMarketEvents = operation({
  operationId: 'streamMarketEvents',
  method: 'GET',
  path: '/app/trading/market-events',
  tag: 'Trading',
  summary: 'Follow a pair of the exchange',
  description: `${FOLLOWED} Types: AGGREGATED_ORDERBOOK_UPDATE, NEW_TRADE, NEW_TRADE_BUCKET, MARKET_SUMMARY_UPDATE.`,
  roles: 'every',
  query: z.object({
    pair: z
      .string()
      .regex(/^[A-Z0-9]{2,30}$/, 'Give the symbol of a pair, such as BTCZAR.')
      .meta({ description: 'The symbol of the pair.', example: 'BTCZAR' }),
  }),
  answers: { 200: { description: 'The events.', schema: z.string(), mediaType: 'text/event-stream' } },
  refusals: [400, 401, 403, 404, 429],
});
