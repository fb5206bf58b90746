import { z } from 'zod';
import { BUCKET_PERIODS, MOST_BUCKETS, PAIR_TYPES } from '../../shared/trading-terms.ts';
import { operation } from '../operation.ts';
import {
  booleanInput,
  CurrencyPair,
  CurrencySymbol,
  Decimal,
  ExchangeTime,
  limit,
  PairParams,
  SideName,
  Skip,
} from './common.ts';

export const PairDescription = z
  .object({
    symbol: CurrencyPair.describe('The currency pair.'),
    baseCurrency: CurrencySymbol.describe('The currency that is bought or sold.'),
    quoteCurrency: CurrencySymbol.describe('The currency of prices.'),
    shortName: z.string().describe('The name of the pair, for people.'),
    active: z.boolean().describe('Whether orders are accepted.'),
    minBaseAmount: Decimal.describe('The smallest quantity of an order.'),
    maxBaseAmount: Decimal.describe('The largest quantity of an order.'),
    minQuoteAmount: Decimal.describe('The smallest value of an order, in the quote currency.'),
    maxQuoteAmount: Decimal.describe('The largest value of an order, in the quote currency.'),
    tickSize: Decimal.describe('The tick: every price is a multiple of it.'),
    baseDecimalPlaces: z.string().meta({ description: 'The decimal places of a quantity.', example: '8' }),
    marginTradingAllowed: z.boolean().describe('Whether orders can use margin.'),
    currencyPairType: z.enum(PAIR_TYPES).describe('SPOT, or FUTURE for a perpetual future.'),
    takerFeeRate: Decimal.optional().meta({
      description: 'The fee of a taker, as a fraction. An addition of Outlay.',
    }),
    makerRewardRate: Decimal.optional().meta({
      description: 'The reward of a maker, as a fraction. An addition of Outlay.',
    }),
  })
  .meta({ id: 'PairDescription', description: 'A market and its limits.' });

export const PriceBucket = z
  .object({
    currencyPairSymbol: CurrencyPair.describe('The currency pair.'),
    bucketPeriodInSeconds: z.int().describe('The length of the period, in seconds.'),
    startTime: ExchangeTime.describe('When the period began.'),
    open: Decimal.describe('The first price.'),
    high: Decimal.describe('The highest price.'),
    low: Decimal.describe('The lowest price.'),
    close: Decimal.describe('The last price.'),
    volume: Decimal.describe('The traded quantity, in the base currency.'),
    quoteVolume: Decimal.describe('The traded value, in the quote currency.'),
  })
  .meta({ id: 'PriceBucket', description: 'The prices and the volume of one period.' });

export const BookEntry = z
  .object({
    side: SideName.describe('The side of the order.'),
    quantity: Decimal.describe('The remaining quantity, in the base currency.'),
    price: Decimal.describe('The price, in the quote currency.'),
    currencyPair: CurrencyPair.describe('The currency pair.'),
    id: z.string().describe('The id of the order.'),
    positionAtPrice: z.int().describe('The position among the orders at this price, from 1: the oldest.'),
  })
  .meta({ id: 'BookEntry', description: 'An order in the book.' });

export const FullOrderBook = z
  .object({
    Asks: z.array(BookEntry).describe('The sell orders, lowest price first.'),
    Bids: z.array(BookEntry).describe('The buy orders, highest price first.'),
    LastChange: ExchangeTime.describe('When the book last changed.'),
    SequenceNumber: z.int().describe('Increases with every change of the book.'),
  })
  .meta({
    id: 'FullOrderBook',
    description:
      'Every order in the book of a pair. Orders at one price are in the order in which they arrived.',
  });

export const PublicTrade = z
  .object({
    id: z.string().describe('The id of the trade.'),
    price: Decimal.describe('The price, in the quote currency.'),
    quantity: Decimal.describe('The quantity, in the base currency.'),
    currencyPair: CurrencyPair.describe('The currency pair.'),
    tradedAt: ExchangeTime.describe('When the trade was made.'),
    takerSide: SideName.describe('The side of the taker.'),
    sequenceId: z.int().describe('The number of the trade in its pair.'),
  })
  .meta({ id: 'PublicTrade', description: 'A trade in a pair.' });

const EpochSeconds = (description: string) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string' && /^\d{1,12}$/.test(value)
          ? Number(value)
          : value === '' || value === null
            ? undefined
            : value,
      z.int('Enter epoch seconds.').min(0).max(4_102_444_800).optional(),
    )
    .meta({ description, example: 1_772_439_300, override: { type: 'integer', format: 'int64' } });

export const listPairs = operation({
  operationId: 'listPairs',
  method: 'GET',
  path: '/v1/public/pairs',
  tag: 'Market Data',
  summary: 'List markets',
  description:
    'Returns the pairs that can be traded, with the limits of their orders. An addition of Outlay.',
  roles: 'public',
  tradingPermission: 'public',
  answers: { 200: { description: 'The markets.', schema: z.array(PairDescription) } },
  refusals: [429],
});

export const listBuckets = operation({
  operationId: 'listBuckets',
  method: 'GET',
  path: '/v1/public/{currencyPair}/buckets',
  tag: 'Market Data',
  summary: 'List price buckets',
  description:
    'Returns the prices and volumes of consecutive periods, newest first. The times may span at most 300 ' +
    'periods.',
  roles: 'public',
  tradingPermission: 'public',
  params: PairParams,
  query: z.object({
    periodSeconds: z
      .preprocess(
        (value) => (value === '' || value === null || value === undefined ? 60 : Number(value)),
        z.union(
          BUCKET_PERIODS.map((period) => z.literal(period)),
          { error: `Enter one of ${BUCKET_PERIODS.join(', ')}.` },
        ),
      )
      .meta({
        description: 'The length of a period, in seconds.',
        example: 60,
        override: { type: 'integer', enum: [...BUCKET_PERIODS], default: 60 },
      }),
    startTime: EpochSeconds('The start, in epoch seconds; 300 periods before `endTime` when absent.'),
    endTime: EpochSeconds('The end, in epoch seconds; now when absent.'),
    includeEmpty: booleanInput('Include periods without trades.'),
    limit: limit(MOST_BUCKETS),
    skip: Skip,
  }),
  answers: { 200: { description: 'The buckets.', schema: z.array(PriceBucket) } },
  refusals: [400, 429],
});

export const getFullOrderBook = operation({
  operationId: 'getFullOrderBook',
  method: 'GET',
  path: '/v1/public/{currencyPair}/orderbook/full',
  tag: 'Market Data',
  summary: 'Read the full order book',
  description: 'Returns every order in the book of a pair; orders at one price are not combined.',
  roles: 'public',
  tradingPermission: 'public',
  params: PairParams,
  answers: { 200: { description: 'The book.', schema: FullOrderBook } },
  refusals: [400, 429],
});

export const listPublicTrades = operation({
  operationId: 'listPublicTrades',
  method: 'GET',
  path: '/v1/public/{currencyPair}/trades',
  tag: 'Market Data',
  summary: 'List the latest trades of a pair',
  description:
    'Returns trades, newest first, including those made before a client began to follow the stream. An ' +
    'addition of Outlay.',
  roles: 'public',
  tradingPermission: 'public',
  params: PairParams,
  query: z.object({ skip: Skip, limit: limit(100) }),
  answers: { 200: { description: 'The trades.', schema: z.array(PublicTrade) } },
  refusals: [400, 429],
});
