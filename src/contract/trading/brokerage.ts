import { z } from 'zod';
import { INSTRUCTION_STATUSES } from '../../shared/trading-terms.ts';
import { operation } from '../operation.ts';
import {
  AccountNumber,
  CurrencyPair,
  CurrencySymbol,
  Decimal,
  DecimalInput,
  EpochMillis,
  OrderIdParams,
  TextInput,
} from './common.ts';

const absent = (value: unknown) => (value === '' || value === null ? undefined : value);
const Code = z
  .string()
  .trim()
  .min(1)
  .max(16)
  .transform((text) => text.toUpperCase());

export const BrokerageQuoteRequest = z
  .strictObject({
    payAmount: DecimalInput.meta({ example: '50000' }),
    payCurrency: Code.meta({ example: 'ZAR', override: { type: 'string' } }),
    receiveCurrency: Code.meta({ example: 'BTC', override: { type: 'string' } }),
    feeRate: z
      .preprocess(
        absent,
        z
          .union([z.string(), z.number().transform(String)])
          .pipe(
            z
              .string()
              .regex(
                /^0(?:\.(?!999\d*[1-9])\d{1,6})?$/,
                'Give a fraction from 0 to 0.999 of at most six digits.',
              ),
          )
          .default('0'),
      )
      .meta({
        description: 'A fraction from 0 to 0.999; 0 when absent.',
        example: '0.005',
        override: { type: 'string', default: '0' },
      }),
    feeCurrency: z.preprocess(absent, Code.optional()).meta({
      description:
        'The pay currency: taken before the order; so it is when absent. The receive currency: taken of what arrives.',
      example: 'ZAR',
      override: { type: 'string' },
    }),
    feeAccountId: z
      .preprocess(
        absent,
        z
          .union([z.bigint(), z.int(), z.string().regex(/^\d{1,19}$/, 'Give the number of an account.')], {
            error: 'Give the number of an account.',
          })
          .transform(String)
          .optional(),
      )
      .refine(
        (id) => id === undefined || BigInt(id) <= 9_223_372_036_854_775_807n,
        'Give a number of 64 bits.',
      )
      .meta({
        description: 'A 64-bit integer; another account than the one that pays. Needed with a fee.',
        override: { type: 'integer', format: 'int64' },
        example: 1234567890123456,
      }),
    customerOrderId: TextInput,
  })
  .refine(
    (body) =>
      body.feeCurrency === undefined ||
      body.feeCurrency === body.payCurrency ||
      body.feeCurrency === body.receiveCurrency,
    { error: 'The fee is in the pay currency or in the receive currency.', path: ['feeCurrency'] },
  )
  .refine((body) => /^0(\.0*)?$/.test(body.feeRate) || body.feeAccountId !== undefined, {
    error: 'Say which account the fee goes to.',
    path: ['feeAccountId'],
  })
  .meta({ id: 'BrokerageQuoteRequest', description: 'What is to be converted.' });

const legs = {
  leg1TradeFeeAmount: Decimal,
  leg1TradeFeeCurrency: CurrencySymbol,
  leg2TradeFeeAmount: Decimal.optional().meta({ description: 'Absent on a direct pair.' }),
  leg2TradeFeeCurrency: CurrencySymbol.optional(),
};

export const BrokerageQuote = z
  .object({
    requestPayAmount: Decimal,
    actualPayAmount: Decimal,
    payCurrency: CurrencySymbol,
    receiveCurrency: CurrencySymbol,
    receiveAmount: Decimal,
    averagePrice: Decimal,
    leg1CurrencyPair: CurrencyPair,
    leg2CurrencyPair: CurrencyPair.optional(),
    averagePriceInPayCurrency: Decimal,
    averagePriceInReceiveCurrency: Decimal,
    feeRate: Decimal,
    feeAmount: Decimal,
    feeCurrency: CurrencySymbol,
    feeAccountId: AccountNumber.optional(),
    customerOrderId: z.string().optional(),
    ...legs,
  })
  .meta({
    id: 'BrokerageQuote',
    description: 'An indication of what a conversion would bring at this moment; not guaranteed.',
  });

export const BrokerageInstruction = z
  .object({
    identifier: z.string(),
    orderId: z.string(),
    transferId: z.string(),
    accountId: AccountNumber,
    feeAccountId: AccountNumber,
    requestedPayAmount: Decimal,
    actualPayAmount: Decimal,
    payCurrency: CurrencySymbol,
    receiveCurrency: CurrencySymbol,
    receiveAmount: Decimal,
    feeRate: Decimal,
    feeCurrency: CurrencySymbol,
    feeAmount: Decimal,
    customerOrderId: z.string().optional(),
    createdAt: EpochMillis,
    status: z.enum(INSTRUCTION_STATUSES),
    ...legs,
  })
  .meta({ id: 'BrokerageInstruction', description: 'A conversion that was instructed.' });

export const getBrokerageQuote = operation({
  operationId: 'getBrokerageQuote',
  method: 'POST',
  path: '/v2/brokerage/quote',
  tag: 'Brokerage',
  summary: 'Quote a conversion',
  description: 'An indication only. It may route over one currency between. Nothing is ordered.',
  roles: 'every',
  tradingPermission: 'view',
  body: BrokerageQuoteRequest,
  answers: { 200: { description: 'The quote.', schema: BrokerageQuote } },
  refusals: [400, 401, 403, 429],
});

export const listBrokerageInstructions = operation({
  operationId: 'listBrokerageInstructions',
  method: 'GET',
  path: '/v2/brokerage/history/{orderId}',
  tag: 'Brokerage',
  summary: 'Read the instruction of a conversion',
  description: 'A list with the one instruction of this order.',
  roles: 'every',
  tradingPermission: 'view',
  params: OrderIdParams,
  answers: { 200: { description: 'The instruction.', schema: z.array(BrokerageInstruction) } },
  refusals: [400, 401, 403, 429],
});
