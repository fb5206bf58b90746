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
    symbol: CurrencyPair,
    baseCurrency: CurrencySymbol,
    quoteCurrency: CurrencySymbol,
    shortName: z.string(),
    active: z.boolean(),
    minBaseAmount: Decimal,
    maxBaseAmount: Decimal,
    minQuoteAmount: Decimal,
    maxQuoteAmount: Decimal,
    tickSize: Decimal,
    baseDecimalPlaces: z.string().meta({ example: '8' }),
    marginTradingAllowed: z.boolean(),
    currencyPairType: z.enum(PAIR_TYPES),
    takerFeeRate: Decimal.optional().meta({
      description: 'An addition of ours: the fraction that a taker pays.',
    }),
    makerRewardRate: Decimal.optional().meta({
      description: 'An addition of ours: the fraction that a maker is paid.',
    }),
  })
  .meta({ id: 'PairDescription', description: 'A market and its bounds.' });

export const PriceBucket = z
  .object({
    currencyPairSymbol: CurrencyPair,
    bucketPeriodInSeconds: z.int(),
    startTime: ExchangeTime,
    open: Decimal,
    high: Decimal,
    low: Decimal,
    close: Decimal,
    volume: Decimal,
    quoteVolume: Decimal,
  })
  .meta({ id: 'PriceBucket', description: 'What was traded in a period.' });

export const BookEntry = z
  .object({
    side: SideName,
    quantity: Decimal,
    price: Decimal,
    currencyPair: CurrencyPair,
    id: z.string(),
    positionAtPrice: z.int(),
  })
  .meta({ id: 'BookEntry', description: 'An order of the book.' });

export const FullOrderBook = z
  .object({
    Asks: z.array(BookEntry),
    Bids: z.array(BookEntry),
    LastChange: ExchangeTime,
    SequenceNumber: z.int(),
  })
  .meta({
    id: 'FullOrderBook',
    description:
      'Every order: asks from the lowest price up, bids from the highest down, of one price the oldest first.',
  });

export const PublicTrade = z
  .object({
    id: z.string(),
    price: Decimal,
    quantity: Decimal,
    currencyPair: CurrencyPair,
    tradedAt: ExchangeTime,
    takerSide: SideName,
    sequenceId: z.int(),
  })
  .meta({ id: 'PublicTrade', description: 'A trade of a market.' });

const EpochSeconds = (description: string) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string' && /^\d{1,12}$/.test(value)
          ? Number(value)
          : value === '' || value === null
            ? undefined
            : value,
      z.int('Give epoch seconds.').min(0).max(4_102_444_800).optional(),
    )
    .meta({ description, example: 1_772_439_300, override: { type: 'integer', format: 'int64' } });

export const listPairs = operation({
  operationId: 'listPairs',
  method: 'GET',
  path: '/v1/public/pairs',
  tag: 'Market data',
  summary: 'List the markets',
  description: 'An addition of ours: what can be traded, and within which bounds.',
  roles: 'public',
  tradingPermission: 'public',
  answers: { 200: { description: 'The markets.', schema: z.array(PairDescription) } },
  refusals: [429],
});

export const listBuckets = operation({
  operationId: 'listBuckets',
  method: 'GET',
  path: '/v1/public/{currencyPair}/buckets',
  tag: 'Market data',
  summary: 'List price buckets',
  description: 'Newest first; times must not span more than 300 buckets.',
  roles: 'public',
  tradingPermission: 'public',
  params: PairParams,
  query: z.object({
    periodSeconds: z
      .preprocess(
        (value) => (value === '' || value === null || value === undefined ? 60 : Number(value)),
        z.union(
          BUCKET_PERIODS.map((period) => z.literal(period)),
          { error: `Give one of ${BUCKET_PERIODS.join(', ')}.` },
        ),
      )
      .meta({
        description: 'The period of a bucket in seconds.',
        override: { type: 'integer', enum: [...BUCKET_PERIODS], default: 60 },
      }),
    startTime: EpochSeconds('Epoch seconds; 300 buckets before endTime when absent.'),
    endTime: EpochSeconds('Epoch seconds; now when absent.'),
    includeEmpty: booleanInput('Fill in periods without trades.'),
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
  tag: 'Market data',
  summary: 'Read the full order book',
  description: 'Orders at one price are not put together.',
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
  tag: 'Market data',
  summary: 'List the last trades of a market',
  description:
    'An addition of ours: what was traded before a client began to follow the stream. Newest first.',
  roles: 'public',
  tradingPermission: 'public',
  params: PairParams,
  query: z.object({ skip: Skip, limit: limit(100) }),
  answers: { 200: { description: 'The trades.', schema: z.array(PublicTrade) } },
  refusals: [400, 429],
});
