import { z } from 'zod';
import { StreamUser, Timestamp } from '../common.ts';
import { operation } from '../operation.ts';

export const TradingStatus = z
  .object({
    configured: z.boolean().describe('Whether the entity has an API key for the exchange.'),
    available: z.boolean().meta({
      description: 'Whether the exchange answers. While it does not, requests are refused with 503 at once.',
    }),
    since: Timestamp.nullable().meta({
      description: 'When `available` last changed; null before the first request to the exchange.',
    }),
    farPricePercent: z.number().meta({
      description: 'The distance from the market price, in percent, from which the order form warns.',
    }),
    embedded: z.boolean().meta({
      description: 'True for the exchange of this installation, false for an external one.',
    }),
  })
  .meta({ id: 'TradingStatus', description: 'Whether the exchange can be used.' });

export const getTradingStatus = operation({
  operationId: 'getTradingStatus',
  method: 'GET',
  path: '/app/trading/status',
  tag: 'Trading',
  summary: 'Read the state of the exchange',
  description: 'Returns the last known state; asks the exchange if that is more than a few seconds old.',
  roles: 'every',
  answers: { 200: { description: 'The state.', schema: TradingStatus } },
  refusals: [401, 403, 429],
});

const EVENTS =
  'Sends server-sent events. `exchange` contains a message of the exchange, unchanged: `{type, ' +
  'currencyPairSymbol?, data}`. `status` contains `{connected}`: once at the start and whenever the ' +
  'connection to the exchange breaks or returns. `ping` arrives every 15 seconds. Messages that were ' +
  'missed while disconnected are not repeated: read the current state when `connected` becomes true.';

export const streamAccountEvents = operation({
  operationId: 'streamAccountEvents',
  method: 'GET',
  path: '/app/trading/account-events',
  tag: 'Trading',
  summary: 'Follow an account of the exchange',
  description:
    `${EVENTS} Types: ORDER_PROCESSED, ORDER_STATUS_UPDATE, FAILED_ORDER, OPEN_ORDERS_UPDATE, ` +
    'BALANCE_UPDATE, NEW_ACCOUNT_TRADE.',
  roles: 'every',
  query: z.object({
    ...StreamUser,
    subaccount: z
      .string()
      .regex(/^\d{0,20}$/, 'Enter the id of a subaccount.')
      .optional()
      .meta({
        description: 'The id of a subaccount; absent, empty or 0: the primary account.',
        example: '1234567890123456789',
      }),
  }),
  answers: { 200: { description: 'The events.', schema: z.string(), mediaType: 'text/event-stream' } },
  refusals: [400, 401, 403, 429],
  errors: ['exchange_key_missing', 'too_many_streams'],
});

export const streamMarketEvents = operation({
  operationId: 'streamMarketEvents',
  method: 'GET',
  path: '/app/trading/market-events',
  tag: 'Trading',
  summary: 'Follow a pair of the exchange',
  description:
    `${EVENTS} Types: AGGREGATED_ORDERBOOK_UPDATE, NEW_TRADE, NEW_TRADE_BUCKET, ` + 'MARKET_SUMMARY_UPDATE.',
  roles: 'every',
  query: z.object({
    ...StreamUser,
    pair: z
      .string()
      .regex(/^[A-Z0-9]{2,30}$/, 'Enter the symbol of a pair, such as BTCZAR.')
      .meta({ description: 'The symbol of the pair.', example: 'BTCZAR' }),
  }),
  answers: { 200: { description: 'The events.', schema: z.string(), mediaType: 'text/event-stream' } },
  refusals: [400, 401, 403, 404, 429],
  errors: ['exchange_key_missing', 'too_many_streams'],
});
