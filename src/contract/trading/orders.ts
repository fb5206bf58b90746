import { z } from 'zod';
import { ORDER_STATUS_FILTERS, ORDER_TYPES, TIME_IN_FORCE } from '../../shared/trading-terms.ts';
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

export const OrderType = z.enum(ORDER_TYPES).meta({ id: 'OrderType', example: 'limit' });
export const TimeInForceName = z.enum(TIME_IN_FORCE).meta({
  id: 'TimeInForce',
  description:
    'GTC stays until filled or cancelled; FOK fills whole and at once or not at all; IOC fills what it can at once.',
  example: 'GTC',
});
const StatusLabel = z
  .string()
  .meta({ description: 'The label of the status, such as Placed or Filled.', example: 'Filled' });
const StatusId = z.int().meta({ description: 'The number of the status (ours).', example: 4 });
const CustomerOrderId = z
  .string()
  .meta({ description: 'The reference that the client gave.', example: 'ORDER-000001' });

const OrderPair = z
  .string()
  .regex(/^([A-Z0-9]{5,24})?$/)
  .meta({
    description: 'The currency pair; empty for a conversion that found no route.',
    example: 'BTCUSDC',
  });

export const OrderHistoryItem = z
  .object({
    orderId: z.string(),
    customerOrderId: CustomerOrderId.optional(),
    orderStatusType: StatusLabel,
    orderStatusId: StatusId,
    currencyPair: OrderPair,
    averagePrice: Decimal,
    originalPrice: Decimal,
    remainingQuantity: Decimal,
    originalQuantity: Decimal,
    total: Decimal,
    totalExecutedQuantity: Decimal,
    totalFee: Decimal.meta({ description: 'Below zero is a reward.' }),
    feeCurrency: z.string(),
    orderSide: SideName,
    orderType: OrderType,
    failedReason: z.string(),
    orderUpdatedAt: ExchangeTime,
    orderCreatedAt: ExchangeTime,
    timeInForce: TimeInForceName,
  })
  .meta({ id: 'OrderHistoryItem', description: 'An order as it stands, with what it brought.' });

const status = {
  orderId: z.string(),
  customerOrderId: CustomerOrderId.optional(),
  orderStatusType: StatusLabel,
  orderStatusId: StatusId,
  currencyPair: OrderPair,
  originalPrice: Decimal,
  remainingQuantity: Decimal,
  originalQuantity: Decimal,
  orderSide: SideName,
  orderType: OrderType,
  failedReason: z.string(),
  orderUpdatedAt: ExchangeTime,
  orderCreatedAt: ExchangeTime,
  timeInForce: TimeInForceName,
};

export const OrderStatusRecord = z
  .object(status)
  .meta({ id: 'OrderStatusRecord', description: 'The status of an order.' });
export const OrderStatusDetail = z
  .object({ ...status, executedFee: Decimal, executedPrice: Decimal, executedQuantity: Decimal })
  .meta({
    id: 'OrderStatusDetail',
    description: 'A status that an order had, with what was executed as it changed to it.',
  });

export const OpenOrder = z
  .object({
    orderId: z.string(),
    customerOrderId: CustomerOrderId.optional(),
    side: SideName,
    remainingQuantity: Decimal,
    price: Decimal,
    currencyPair: CurrencyPair,
    createdAt: ExchangeTime,
    originalQuantity: Decimal,
    filledPercentage: z.string(),
    updatedAt: ExchangeTime,
    status: StatusLabel,
    type: OrderType,
    timeInForce: TimeInForceName,
    allowMargin: z.boolean(),
  })
  .meta({ id: 'OpenOrder', description: 'An order that rests in the book.' });

export const LimitOrderRequest = z
  .strictObject({
    side: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.toUpperCase() : value),
        z.enum(['BUY', 'SELL'], 'Give BUY or SELL.'),
      )
      .meta({ override: { type: 'string', enum: ['BUY', 'SELL'] }, example: 'BUY' }),
    quantity: DecimalInput.meta({
      description: "In the base currency; what is finer than the pair's base decimals is cut off.",
    }),
    price: DecimalInput.meta({
      description: "In the quote currency, a multiple of the pair's tick.",
      example: '98000',
    }),
    pair: z.string().min(1).max(32).meta({ example: 'BTCUSDC' }),
    postOnly: booleanInput('True places a maker order, which fails if it would match at once.'),
    postOnlyReprice: booleanInput(
      'True makes the order post-only: if it would match, it rests one tick behind the best price of the other side instead.',
    ),
    customerOrderId: z
      .preprocess(
        (value) => (value === '' || value === null ? undefined : value),
        z
          .string()
          .regex(/^[A-Za-z0-9-]{1,50}$/, 'At most 50 letters, digits and dashes.')
          .optional(),
      )
      .meta({
        description: "Letters, digits and dashes; unique among the account's open orders.",
        example: 'ORDER-000001',
        override: { type: 'string', maxLength: 50, pattern: '^[A-Za-z0-9-]+$' },
      }),
    timeInForce: z
      .preprocess(
        (value) => (typeof value === 'string' ? value.toUpperCase() || undefined : (value ?? undefined)),
        z.enum(TIME_IN_FORCE, 'Give GTC, FOK or IOC.').default('GTC'),
      )
      .meta({ override: { type: 'string', enum: [...TIME_IN_FORCE], default: 'GTC' } }),
    allowMargin: booleanInput('Borrow what is missing; for subaccounts that margin is enabled for.'),
    reduceOnly: booleanInput('Only reduce a position; for perpetual futures.'),
  })
  .meta({
    id: 'LimitOrderRequest',
    description:
      'A limit order. Unknown fields are refused, so that an order never trades without an instruction that was sent with it.',
  });

export const OrderAccepted = z
  .object({ id: z.string(), customerOrderId: CustomerOrderId.optional() })
  .meta({ id: 'OrderAccepted', description: 'The order was accepted; what becomes of it is told later.' });

export const CancelOrderRequest = z
  .strictObject({
    orderId: TextInput,
    customerOrderId: TextInput,
    pair: z.string().min(1).max(32).meta({ example: 'BTCUSDC' }),
  })
  .refine((body) => body.orderId !== undefined || body.customerOrderId !== undefined, {
    error: 'Give orderId or customerOrderId.',
    path: ['orderId'],
  })
  .meta({
    id: 'CancelOrderRequest',
    description: 'Which order to cancel: by its id or by the reference that the client gave.',
  });

export const placeLimitOrder = operation({
  operationId: 'placeLimitOrder',
  method: 'POST',
  path: '/v1/orders/limit',
  tag: 'Orders',
  summary: 'Place a limit order',
  description:
    'Accepted at once. Its outcome is learned later, over the WebSocket or by reading the order; a failure is a failed order with its reason, no HTTP error.',
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
    'An addition of ours: an order that can be placed can be cancelled. Answers without a body; the outcome is learned later.',
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
  description: 'The latest status.',
  roles: 'every',
  tradingPermission: 'view',
  params: z.object({
    currencyPair: z.string().min(1).max(32).meta({ example: 'BTCUSDC' }),
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
  description: 'The orders that rest in the books, newest first.',
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
  summary: 'List past and present orders',
  description:
    'Latest change first. Times filter on orderUpdatedAt. Cancelled orders of which nothing was executed are left out unless showZeroVolumeCancels is true.',
  roles: 'every',
  tradingPermission: 'view',
  query: z.object({
    skip: Skip,
    limit: limit(100),
    startTime: TimeInput,
    endTime: TimeInput,
    statuses: listInput(ORDER_STATUS_FILTERS, 'Statuses, with commas between.'),
    currencyPair: PairsInput,
    excludeFailures: booleanInput('Leave failed orders out.'),
    showZeroVolumeCancels: booleanInput('Show cancelled orders of which nothing was executed.'),
  }),
  answers: { 200: { description: 'The orders.', schema: z.array(OrderHistoryItem) } },
  refusals: [400, 401, 403, 429],
});

export const getOrderHistoryDetail = operation({
  operationId: 'getOrderHistoryDetail',
  method: 'GET',
  path: '/v1/orders/history/detail/orderid/{orderId}',
  tag: 'Orders',
  summary: 'Read every status that an order had',
  description: 'The latest first.',
  roles: 'every',
  tradingPermission: 'view',
  params: OrderIdParams,
  answers: { 200: { description: 'The statuses.', schema: z.array(OrderStatusDetail) } },
  refusals: [400, 401, 403, 429],
});
