import { z } from 'zod';
import {
  FAILED_REASON_CODES,
  ORDER_STATUS_FILTERS,
  ORDER_TYPES,
  TIME_IN_FORCE,
} from '../../shared/trading-terms.ts';
import { operation } from '../operation.ts';
import {
  booleanInput,
  CurrencyPair,
  Decimal,
  DecimalInput,
  ExchangeTime,
  limit,
  listInput,
  OrderIdParams,
  PairsInput,
  SideName,
  Skip,
  TextInput,
  TimeInput,
} from './common.ts';

export const OrderType = z
  .enum(ORDER_TYPES)
  .meta({ id: 'OrderType', description: 'The type of an order.', example: 'limit' });
export const TimeInForceName = z.enum(TIME_IN_FORCE).meta({
  id: 'TimeInForce',
  description:
    'GTC (good till cancelled): rests in the book until it is filled or cancelled. FOK (fill or kill): is ' +
    'filled completely at once, or cancelled. IOC (immediate or cancel): is filled as far as possible at ' +
    'once, and the rest is cancelled.',
  example: 'GTC',
});
const StatusLabel = z
  .string()
  .meta({ description: 'The status, such as Placed or Filled.', example: 'Filled' });
const StatusId = z.int().meta({ description: 'The number of the status.', example: 4 });
const CustomerOrderId = z
  .string()
  .meta({ description: "The client's reference of the order.", example: 'ORDER-000001' });

const FailedReason = z.enum(FAILED_REASON_CODES).meta({
  id: 'FailedReasonCode',
  description: 'Why an order failed or was cancelled by the exchange.',
  example: 'insufficient-balance',
});

const OrderPair = z
  .string()
  .regex(/^([A-Z0-9]{5,24})?$/)
  .meta({
    description: 'The currency pair; empty for a conversion for which there is no route.',
    example: 'BTCUSDC',
  });

const status = {
  orderId: z.string().describe('The id of the order.'),
  customerOrderId: CustomerOrderId.optional(),
  orderStatusType: StatusLabel,
  orderStatusId: StatusId,
  currencyPair: OrderPair,
  originalPrice: Decimal.describe('The price of the order, in the quote currency.'),
  remainingQuantity: Decimal.describe('The quantity that is not executed, in the base currency.'),
  originalQuantity: Decimal.describe('The quantity of the order, in the base currency.'),
  orderSide: SideName.describe('The side of the order.'),
  orderType: OrderType.describe('The type of the order.'),
  failedReason: z.string().meta({
    description: 'Why the order failed or was cancelled, in words; empty otherwise.',
    example: 'Insufficient Balance',
  }),
  failedReasonCode: FailedReason.optional().describe(
    'The same reason as a code; absent without a reason. An addition of Outlay.',
  ),
  orderUpdatedAt: ExchangeTime.describe('When the order last changed.'),
  orderCreatedAt: ExchangeTime.describe('When the order was placed.'),
  timeInForce: TimeInForceName.describe('How long the order stays open.'),
};

export const OrderHistoryItem = z
  .object({
    ...status,
    averagePrice: Decimal.describe('The average price of the executed quantity; 0 before any execution.'),
    total: Decimal.describe('The executed value, in the quote currency.'),
    totalExecutedQuantity: Decimal.describe('The executed quantity, in the base currency.'),
    totalFee: Decimal.describe('The fee; negative: a reward.'),
    feeCurrency: z.string().describe('The currency of the fee.'),
  })
  .meta({ id: 'OrderHistoryItem', description: 'An order with its executed totals.' });

export const OrderStatusRecord = z
  .object(status)
  .meta({ id: 'OrderStatusRecord', description: 'The latest status of an order.' });
export const OrderStatusDetail = z
  .object({
    ...status,
    executedFee: Decimal.describe('The fee of this execution; negative: a reward.'),
    executedPrice: Decimal.describe('The price of this execution; 0 without one.'),
    executedQuantity: Decimal.describe('The quantity of this execution; 0 without one.'),
  })
  .meta({
    id: 'OrderStatusDetail',
    description: 'A status that an order had, with the execution that led to it.',
  });

export const OpenOrder = z
  .object({
    orderId: z.string().describe('The id of the order.'),
    customerOrderId: CustomerOrderId.optional(),
    side: SideName.describe('The side of the order.'),
    remainingQuantity: Decimal.describe('The quantity that is not executed, in the base currency.'),
    price: Decimal.describe('The price of the order, in the quote currency.'),
    currencyPair: CurrencyPair.describe('The currency pair.'),
    createdAt: ExchangeTime.describe('When the order was placed.'),
    originalQuantity: Decimal.describe('The quantity of the order, in the base currency.'),
    filledPercentage: z.string().describe('The executed share, in percent.'),
    updatedAt: ExchangeTime.describe('When the order last changed.'),
    status: StatusLabel,
    type: OrderType.describe('The type of the order.'),
    timeInForce: TimeInForceName.describe('How long the order stays open.'),
    allowMargin: z.boolean().describe('Whether the order may borrow.'),
  })
  .meta({ id: 'OpenOrder', description: 'An order that rests in the book.' });

export const LimitOrderRequest = z
  .strictObject({
    side: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.toUpperCase() : value),
        z.enum(['BUY', 'SELL'], 'Enter BUY or SELL.'),
      )
      .meta({
        override: { type: 'string', enum: ['BUY', 'SELL'] },
        description: 'The side of the order.',
        example: 'BUY',
      }),
    quantity: DecimalInput.meta({
      description:
        "The quantity, in the base currency. Digits beyond the pair's base decimal places are cut off.",
    }),
    price: DecimalInput.meta({
      description: "The limit price, in the quote currency: a multiple of the pair's tick.",
      example: '98000',
    }),
    pair: z.string().min(1).max(32).meta({ description: 'The currency pair.', example: 'BTCUSDC' }),
    postOnly: booleanInput('Post-only: the order fails if it would match at once.'),
    postOnlyReprice: booleanInput(
      'Post-only: if the order would match at once, it rests one tick behind the best price of the other ' +
        'side instead.',
    ),
    customerOrderId: z
      .preprocess(
        (value) => (value === '' || value === null ? undefined : value),
        z
          .string()
          .regex(/^[A-Za-z0-9-]{1,50}$/, 'Use at most 50 letters, digits and hyphens.')
          .optional(),
      )
      .meta({
        description:
          "The client's reference: letters, digits and hyphens, unique among the account's open orders.",
        example: 'ORDER-000001',
        override: { type: 'string', maxLength: 50, pattern: '^[A-Za-z0-9-]+$' },
      }),
    timeInForce: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.toUpperCase() || undefined : (value ?? undefined)),
        z.enum(TIME_IN_FORCE, 'Enter GTC, FOK or IOC.').default('GTC'),
      )
      .meta({
        description: 'How long the order stays open.',
        example: 'GTC',
        override: { type: 'string', enum: [...TIME_IN_FORCE], default: 'GTC' },
      }),
    allowMargin: booleanInput('Borrow what the balance lacks, on a subaccount with margin.'),
    reduceOnly: booleanInput('Only reduce a position in a perpetual future.'),
  })
  .meta({
    id: 'LimitOrderRequest',
    description:
      'A limit order. A field that does not exist is refused, so an order never trades without one of its ' +
      'instructions.',
  });

export const OrderAccepted = z
  .object({ id: z.string().describe('The id of the order.'), customerOrderId: CustomerOrderId.optional() })
  .meta({ id: 'OrderAccepted', description: 'The order was accepted. Its outcome follows.' });

export const CancelOrderRequest = z
  .strictObject({
    orderId: TextInput.meta({
      description: 'The id of the order. Required without `customerOrderId`.',
      example: '019b4c5e-8f2a-7001-8000-0000000004d2',
    }),
    customerOrderId: TextInput.meta({
      description: "The client's reference of the order. Required without `orderId`.",
      example: 'ORDER-000001',
    }),
    pair: z.string().min(1).max(32).meta({ description: 'The currency pair.', example: 'BTCUSDC' }),
  })
  .refine((body) => body.orderId !== undefined || body.customerOrderId !== undefined, {
    error: 'Enter orderId or customerOrderId.',
    path: ['orderId'],
  })
  .meta({
    id: 'CancelOrderRequest',
    description: "The order to cancel, by its id or the client's reference.",
  });

export const placeLimitOrder = operation({
  operationId: 'placeLimitOrder',
  method: 'POST',
  path: '/v1/orders/limit',
  tag: 'Orders',
  summary: 'Place a limit order',
  description:
    'Accepts the order. Its outcome follows: read the order or follow the account stream. An order that ' +
    'cannot be executed becomes a failed order with its reason, not an HTTP error.',
  roles: ['TRADER'],
  tradingPermission: 'trade',
  body: LimitOrderRequest,
  answers: { 202: { description: 'Accepted.', schema: OrderAccepted } },
  refusals: [400, 401, 403, 429],
});

export const cancelOrder = operation({
  operationId: 'cancelOrder',
  method: 'DELETE',
  path: '/v1/orders/order',
  tag: 'Orders',
  summary: 'Cancel an open order',
  description:
    'Accepts the cancellation. Its outcome follows: read the order or follow the account stream. An ' +
    'addition of Outlay.',
  roles: ['TRADER'],
  tradingPermission: 'trade',
  body: CancelOrderRequest,
  answers: { 202: { description: 'Accepted.', schema: null } },
  refusals: [400, 401, 403, 429],
});

export const getOrderStatus = operation({
  operationId: 'getOrderStatus',
  method: 'GET',
  path: '/v1/orders/{currencyPair}/orderid/{orderId}',
  tag: 'Orders',
  summary: 'Read the status of an order',
  description: 'Returns the latest status of the order.',
  roles: 'every',
  tradingPermission: 'view',
  params: z.object({
    currencyPair: z.string().min(1).max(32).meta({ description: 'The currency pair.', example: 'BTCUSDC' }),
    ...OrderIdParams.shape,
  }),
  answers: { 200: { description: 'The status.', schema: OrderStatusRecord } },
  refusals: [400, 401, 403, 429],
});

export const listOpenOrders = operation({
  operationId: 'listOpenOrders',
  method: 'GET',
  path: '/v1/orders/open',
  tag: 'Orders',
  summary: 'List open orders',
  description: 'Returns the orders that rest in the books, newest first.',
  roles: 'every',
  tradingPermission: 'view',
  answers: { 200: { description: 'The open orders.', schema: z.array(OpenOrder) } },
  refusals: [401, 403, 429],
});

export const listOrderHistory = operation({
  operationId: 'listOrderHistory',
  method: 'GET',
  path: '/v1/orders/history',
  tag: 'Orders',
  summary: 'List orders',
  description:
    'Returns past and open orders, latest change first. The times filter by `orderUpdatedAt`. Cancelled ' +
    'orders without any execution are left out unless `showZeroVolumeCancels` is true.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    skip: Skip,
    limit: limit(100),
    startTime: TimeInput,
    endTime: TimeInput,
    statuses: listInput(ORDER_STATUS_FILTERS, 'Only orders with these statuses, separated by commas.'),
    currencyPair: PairsInput,
    excludeFailures: booleanInput('Leave out failed orders.'),
    showZeroVolumeCancels: booleanInput('Include cancelled orders without any execution.'),
  }),
  answers: { 200: { description: 'The orders.', schema: z.array(OrderHistoryItem) } },
  refusals: [400, 401, 403, 429],
});

export const getOrderHistoryDetail = operation({
  operationId: 'getOrderHistoryDetail',
  method: 'GET',
  path: '/v1/orders/history/detail/orderid/{orderId}',
  tag: 'Orders',
  summary: 'List the statuses of an order',
  description: 'Returns every status that the order had, latest first.',
  roles: 'every',
  tradingPermission: 'view',
  params: OrderIdParams,
  answers: { 200: { description: 'The statuses.', schema: z.array(OrderStatusDetail) } },
  refusals: [400, 401, 403, 429],
});
