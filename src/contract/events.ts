import { z } from 'zod';
import { EVENT_TYPES, eventTypesOf, type EventResource, type EventType } from '../shared/event-terms.ts';
import { PAYEE_CHANGE_KINDS } from '../shared/payee-terms.ts';
import { DIFFERENCE_STATES, SETTLEMENT_STATES } from '../shared/reconciliation-terms.ts';
import { EVENT_STATES } from '../shared/event-terms.ts';
import { Timestamp, Uuid } from './common.ts';
import { operation } from './operation.ts';

const EXAMPLE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
const id = (description: string) => Uuid.meta({ description, example: EXAMPLE_ID });
const idOrNull = (description: string) => Uuid.nullable().meta({ description, example: EXAMPLE_ID });
const statusOf = (resource: EventResource) =>
  z.enum(EVENT_STATES[resource] as readonly [string, ...string[]]).meta({
    description: 'The state that it now has.',
    example: EVENT_STATES[resource][0],
  });

/** The data of the events of each thing: ids, and its state. The rest is read from the interface. */
const EVENT_DATA = {
  batch: z.object({ batchId: id('The batch.'), status: statusOf('batch') }),
  withdrawal: z.object({
    withdrawalId: id('The withdrawal.'),
    batchId: id('Its batch.'),
    payoutId: idOrNull('The payout that pays it.'),
    status: statusOf('withdrawal'),
  }),
  payout: z.object({
    payoutId: id('The payout.'),
    batchId: idOrNull('Its batch.'),
    reversalOf: idOrNull('With a returned payment: the payout that came back.'),
    status: statusOf('payout'),
  }),
  bank_file: z.object({
    bankFileId: id('The bank file.'),
    batchId: id('Its batch.'),
    status: statusOf('bank_file'),
  }),
  statement: z.object({
    statementId: id('The statement.'),
    accountId: id('The account that it is about.'),
    status: statusOf('statement'),
  }),
  settlement: z.object({
    bankFileId: id('The bank file that is settled.'),
    status: statusOf('settlement'),
    differenceState: z
      .enum(DIFFERENCE_STATES)
      .meta({ description: 'The state of its difference.', example: 'NONE' }),
  }),
  settlement_difference: z.object({
    bankFileId: id('The bank file that is settled.'),
    status: z.enum(SETTLEMENT_STATES).meta({ description: 'How much is settled.', example: 'DIFFERENT' }),
    differenceState: z
      .enum(DIFFERENCE_STATES)
      .meta({ description: 'The state that its difference now has.', example: 'OPEN' }),
  }),
  scheduled_withdrawal: z.object({
    scheduledWithdrawalId: id('The scheduled withdrawal.'),
    status: statusOf('scheduled_withdrawal'),
  }),
  scheduled_run: z.object({
    scheduledWithdrawalId: id('The scheduled withdrawal.'),
    dueOn: z.iso.date().meta({ description: 'The day on which the run is due.', example: '2026-03-25' }),
    batchId: idOrNull('The batch that was created for it.'),
    status: statusOf('scheduled_run'),
  }),
  payment_request: z.object({
    paymentRequestId: id('The payment request.'),
    payerId: id('Who is asked.'),
    status: statusOf('payment_request'),
  }),
  receipt: z.object({
    receiptId: id('The receipt.'),
    payerId: idOrNull('Who paid, when that is known.'),
    status: statusOf('receipt'),
  }),
  payee_change: z.object({
    payeeId: id('The payee.'),
    payeeChangeId: id('The change of its account.'),
    kind: z.enum(PAYEE_CHANGE_KINDS).meta({
      description: 'ADD: a new payee. CHANGE: another account. REMOVE: the payee is not paid any more.',
      example: 'CHANGE',
    }),
    countsFrom: Timestamp.nullable().describe('When it counts; null until it is confirmed.'),
    status: statusOf('payee_change'),
  }),
} satisfies Record<EventResource, z.ZodObject>;

const type = z.enum(EVENT_TYPES as [EventType, ...EventType[]]).meta({
  description: 'The thing that changed, and its new state.',
  example: 'batch.approved',
});
const timestamp = Timestamp.describe('When it changed.');
const eventId = id('The id of the event. A webhook carries it as `webhook-id`, also when it is sent again.');

/** The event of one thing, as it is delivered. */
export function eventSchemaOf(resource: EventResource) {
  const name = resource.replaceAll(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());
  return z
    .object({
      id: eventId,
      type: z.enum(eventTypesOf(resource) as [EventType, ...EventType[]]).meta({
        description: 'The new state.',
        example: eventTypesOf(resource)[0],
      }),
      timestamp,
      data: EVENT_DATA[resource]
        .meta({ id: `${name}ChangedData`, description: 'Ids, and the state.' })
        .describe('The ids of what changed, and its state.'),
    })
    .meta({
      id: `${name}Changed`,
      description: `A change of the state of a ${resource.replaceAll('_', ' ')}.`,
    });
}

const Event = z
  .object({
    id: eventId,
    type,
    timestamp,
    data: z.record(z.string(), z.string().nullable()).meta({
      description:
        'The ids of what changed, and its state, as the event of its type has them under `webhooks`.',
      example: { batchId: EXAMPLE_ID, status: 'APPROVED' },
    }),
  })
  .meta({ id: 'Event', description: 'A change of state. It carries ids and no amounts.' });

/** The headers of a webhook, by Standard Webhooks. */
export const WebhookHeaders = z.object({
  'webhook-id': id('The id of the event. It is the same when the event is sent again.'),
  'webhook-timestamp': z.string().meta({
    description: 'When it was sent, in seconds since 1970.',
    example: '1772438400',
  }),
  'webhook-signature': z.string().meta({
    description:
      'Signatures, separated by spaces: `v1,` with HMAC-SHA256 and `v1a,` with Ed25519, each over ' +
      '`{webhook-id}.{webhook-timestamp}.{body}`. After a rotation the old secret and key sign as well.',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  }),
});

export const listEvents = operation({
  operationId: 'listEvents',
  method: 'GET',
  path: '/payments/events',
  tag: 'Events',
  summary: 'List events',
  description:
    'Returns changes of state, the oldest first. Send `next` of each answer as `after` of the next ' +
    'request: a reader that does so misses no event and gets none twice. An event appears once every ' +
    'change that began before it has ended, so after some milliseconds, or after the longest change under ' +
    'way. The ' +
    'events of one thing have the order of its changes. They are kept for 90 days, unless the operator has ' +
    'set another time.',
  roles: 'every',
  query: z.object({
    after: Uuid.optional().meta({
      description: 'The id after which events are returned; without it, from the oldest event that is kept.',
      example: EXAMPLE_ID,
    }),
    type: type.optional().meta({ description: 'Only events of this type.', example: 'batch.approved' }),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(200)
      .default(50)
      .meta({ description: 'The most events to return.', example: 50 }),
  }),
  answers: {
    200: {
      description: 'The events.',
      schema: z
        .object({
          items: z.array(Event).describe('The events.'),
          next: Uuid.nullable().meta({
            description: 'Send it as `after`. Null while the entity has no event and none was named.',
            example: EXAMPLE_ID,
          }),
          hasMore: z.boolean().meta({ description: 'Whether more may be there already.', example: false }),
        })
        .meta({ id: 'Events', description: 'Events, and where to go on.' }),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});
