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
    payAmount: DecimalInput.meta({ description: 'The amount to pay.', example: '50000' }),
    payCurrency: Code.meta({
      description: 'The currency to pay.',
      example: 'ZAR',
      override: { type: 'string' },
    }),
    receiveCurrency: Code.meta({
      description: 'The currency to receive.',
      example: 'BTC',
      override: { type: 'string' },
    }),
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
                'Enter a fraction from 0 to 0.999 with at most six decimal places.',
              ),
          )
          .default('0'),
      )
      .meta({
        description: "The broker's fee, as a fraction from 0 to 0.999; 0 when absent.",
        example: '0.005',
        override: { type: 'string', default: '0' },
      }),
    feeCurrency: z.preprocess(absent, Code.optional()).meta({
      description:
        'The currency of the fee. The pay currency (the default): deducted before the order. The receive ' +
        'currency: deducted from the amount received.',
      example: 'ZAR',
      override: { type: 'string' },
    }),
    feeAccountId: z
      .preprocess(
        absent,
        z
          .union([z.bigint(), z.int(), z.string().regex(/^\d{1,19}$/, 'Enter the number of an account.')], {
            error: 'Enter the number of an account.',
          })
          .transform(String)
          .optional(),
      )
      .refine((id) => id === undefined || BigInt(id) <= 9_223_372_036_854_775_807n, 'Enter a 64-bit number.')
      .meta({
        description:
          'The account that receives the fee, a 64-bit integer. Required with a fee; not the account that ' +
          'pays.',
        override: { type: 'integer', format: 'int64' },
        example: 1234567890123456,
      }),
    customerOrderId: TextInput.meta({
      description: "The client's reference of the conversion.",
      example: 'ORDER-000001',
    }),
  })
  .refine(
    (body) =>
      body.feeCurrency === undefined ||
      body.feeCurrency === body.payCurrency ||
      body.feeCurrency === body.receiveCurrency,
    { error: 'Choose the pay currency or the receive currency.', path: ['feeCurrency'] },
  )
  .refine((body) => /^0(\.0*)?$/.test(body.feeRate) || body.feeAccountId !== undefined, {
    error: 'Enter the account that receives the fee.',
    path: ['feeAccountId'],
  })
  .meta({ id: 'BrokerageQuoteRequest', description: 'A conversion to quote.' });

const legs = {
  leg1TradeFeeAmount: Decimal.describe('The trading fee of the first leg.'),
  leg1TradeFeeCurrency: CurrencySymbol.describe('The currency of that fee.'),
  leg2TradeFeeAmount: Decimal.optional().describe(
    'The trading fee of the second leg; absent for a conversion in one leg.',
  ),
  leg2TradeFeeCurrency: CurrencySymbol.optional().describe('The currency of that fee.'),
};

export const BrokerageQuote = z
  .object({
    requestPayAmount: Decimal.describe('The amount in the request.'),
    actualPayAmount: Decimal.describe(
      'The amount that would be paid; quantities are rounded down to a whole lot.',
    ),
    payCurrency: CurrencySymbol.describe('The currency to pay.'),
    receiveCurrency: CurrencySymbol.describe('The currency to receive.'),
    receiveAmount: Decimal.describe('The amount that would be received.'),
    averagePrice: Decimal.describe('The average price.'),
    leg1CurrencyPair: CurrencyPair.describe('The pair of the first leg.'),
    leg2CurrencyPair: CurrencyPair.optional().meta({
      description: 'The pair of the second leg; absent for a conversion in one leg.',
      example: 'ETHUSDC',
    }),
    averagePriceInPayCurrency: Decimal.describe('The price of one unit received, in the pay currency.'),
    averagePriceInReceiveCurrency: Decimal.describe('The price of one unit paid, in the receive currency.'),
    feeRate: Decimal.describe("The broker's fee, as a fraction."),
    feeAmount: Decimal.describe("The broker's fee."),
    feeCurrency: CurrencySymbol.describe('The currency of that fee.'),
    feeAccountId: AccountNumber.optional().describe(
      'The account that receives the fee; absent without a fee.',
    ),
    customerOrderId: z
      .string()
      .optional()
      .meta({ description: "The client's reference of the conversion.", example: 'ORDER-000001' }),
    ...legs,
  })
  .meta({
    id: 'BrokerageQuote',
    description: 'An estimate of a conversion at the current prices. It is not guaranteed.',
  });

export const BrokerageInstruction = z
  .object({
    identifier: z.string().describe('The id of the instruction.'),
    orderId: z.string().describe('The id of its order.'),
    transferId: z.string().describe('The id of the transfer of the fee.'),
    accountId: AccountNumber.describe('The account that pays, a 64-bit integer.'),
    feeAccountId: AccountNumber.describe('The account that receives the fee, a 64-bit integer.'),
    requestedPayAmount: Decimal.describe('The amount in the instruction.'),
    actualPayAmount: Decimal.describe('The amount that was paid.'),
    payCurrency: CurrencySymbol.describe('The currency that was paid.'),
    receiveCurrency: CurrencySymbol.describe('The currency that was received.'),
    receiveAmount: Decimal.describe('The amount that was received.'),
    feeRate: Decimal.describe("The broker's fee, as a fraction."),
    feeCurrency: CurrencySymbol.describe('The currency of that fee.'),
    feeAmount: Decimal.describe("The broker's fee."),
    customerOrderId: z
      .string()
      .optional()
      .meta({ description: "The client's reference of the conversion.", example: 'ORDER-000001' }),
    createdAt: EpochMillis.describe('When the conversion was instructed, in epoch milliseconds.'),
    status: z.enum(INSTRUCTION_STATUSES).describe('The status of the conversion.'),
    ...legs,
  })
  .meta({ id: 'BrokerageInstruction', description: 'A conversion that was carried out or is in progress.' });

export const getBrokerageQuote = operation({
  operationId: 'getBrokerageQuote',
  method: 'POST',
  path: '/v2/brokerage/quote',
  tag: 'Brokerage',
  summary: 'Quote a conversion',
  description: 'Returns an estimate. The conversion may go through one other currency. No order is placed.',
  roles: 'every',
  tradingPermission: 'view',
  body: BrokerageQuoteRequest,
  answers: { 200: { description: 'The conversion quote.', schema: BrokerageQuote } },
  refusals: [400, 401, 403, 429],
});

export const listBrokerageInstructions = operation({
  operationId: 'listBrokerageInstructions',
  method: 'GET',
  path: '/v2/brokerage/history/{orderId}',
  tag: 'Brokerage',
  summary: 'Read a conversion',
  description: 'Returns a list with the one conversion of this order.',
  roles: 'every',
  tradingPermission: 'view',
  params: OrderIdParams,
  answers: { 200: { description: 'The conversion.', schema: z.array(BrokerageInstruction) } },
  refusals: [400, 401, 403, 429],
});
