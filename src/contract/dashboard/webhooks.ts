import { z } from 'zod';
import {
  DELIVERY_FAULTS,
  DELIVERY_STATUSES,
  EVENT_TYPES,
  type EventType,
  MISSED_DELIVERIES,
  WEBHOOK_LIMITS,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_STATES,
} from '../../shared/event-terms.ts';
import { PERMISSIONS } from '../../shared/permissions.ts';
import {
  IdempotencyHeaders,
  IdParams,
  oneLine,
  page,
  PagingQuery,
  Person,
  Timestamp,
  Uuid,
} from '../common.ts';
import { operation } from '../operation.ts';

const url = z
  .string()
  .max(WEBHOOK_LIMITS.url)
  .meta({ description: 'Where events are sent to.', example: 'https://payroll.example/outlay' });
const description = oneLine(WEBHOOK_LIMITS.description).meta({
  description: 'What receives them.',
  example: 'Payroll',
});
const types = z
  .array(z.enum(EVENT_TYPES as [EventType, ...EventType[]]).meta({ example: 'batch.approved' }))
  .min(1)
  .max(EVENT_TYPES.length)
  .meta({ description: 'The types of events that are sent.', example: ['batch.approved'] });
const publicKey = z.string().meta({
  description: 'The Ed25519 key that verifies its `v1a` signatures.',
  example: 'whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
});

export const Webhook = z
  .object({
    id: Uuid.meta({ description: 'Its id.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f11' }),
    url,
    description,
    types,
    state: z.enum(WEBHOOK_STATES).meta({
      description: 'ON; OFF: a user switched it off; SWITCHED_OFF: Outlay did.',
      example: 'ON',
    }),
    offReason: z.enum(WEBHOOK_OFF_REASONS).nullable().meta({
      description:
        'Why Outlay switched it off. FAILING: deliveries failed for a day. GONE: it answered 410. Else null.',
      example: null,
    }),
    offAt: Timestamp.nullable().describe('When it was switched off; null while it is on.'),
    publicKey,
    oldPublicKey: publicKey.nullable().meta({
      description: 'The key before the last rotation, while it also signs; else null.',
      example: null,
    }),
    oldUntil: Timestamp.nullable().describe('Until when the old secret and key also sign; else null.'),
    failingSince: Timestamp.nullable().describe(
      'Since when every delivery has failed; null if the last did not.',
    ),
    nextTryAt: Timestamp.nullable().describe('When it is tried again, while it fails; else null.'),
    waiting: z.int().min(0).max(1_000).meta({
      description: 'How many deliveries wait, counted to 1,000.',
      example: 0,
    }),
    lastDeliveredAt: Timestamp.nullable().describe('When an event was last delivered; null if never.'),
    createdBy: Person.describe('The admin who made it.'),
    createdAt: Timestamp.describe('When it was made.'),
  })
  .meta({ id: 'Webhook', description: 'Where events are sent to, without its secret.' });

const secret = z.string().meta({
  description: 'The secret of its `v1` signatures, which is not shown again.',
  example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
});

const WebhookWithSecret = z
  .object({ secret, webhook: Webhook.describe('The endpoint without its secret.') })
  .meta({ id: 'WebhookWithSecret', description: 'An endpoint with a new secret.' });

const WebhookRequest = z
  .strictObject({ url, description, types })
  .meta({ id: 'WebhookRequest', description: 'An endpoint to make.' });
const WebhookChange = z
  .strictObject({ description, types })
  .meta({ id: 'WebhookChange', description: 'What an endpoint receives.' });

export const WebhookDelivery = z
  .object({
    eventId: Uuid.meta({ description: 'The event.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f21' }),
    type: z.string().meta({
      description: 'The type of the event; `webhook.test` for a test.',
      example: 'batch.approved',
    }),
    eventAt: Timestamp.describe('When it changed.'),
    status: z.enum(DELIVERY_STATUSES).meta({
      description: 'WAITING: it will be sent, or sent again. SKIPPED: an admin decided not to send it.',
      example: 'DELIVERED',
    }),
    attempts: z.int().min(0).meta({ description: 'How often it was sent.', example: 1 }),
    triedAt: Timestamp.nullable().describe('When it was last sent; null if not yet.'),
    nextAt: Timestamp.nullable().describe('When it is sent, while it waits; else null.'),
    deliveredAt: Timestamp.nullable().describe('When it was delivered; null if not yet.'),
    durationMs: z.int().min(0).nullable().meta({ description: 'How long the answer took.', example: 84 }),
    fault: z
      .enum(DELIVERY_FAULTS)
      .nullable()
      .meta({
        description:
          'Why the last attempt failed; null if it did not. STATUS: another status than 2xx. ' +
          'ADDRESS_REFUSED: the name is unknown, or leads to an address to which Outlay may not connect.',
        example: null,
      }),
    responseStatus: z.int().nullable().meta({ description: 'The status of the answer.', example: 204 }),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event on its way to an endpoint.' });

const WebhookDeliveryDetails = WebhookDelivery.extend({
  body: z.string().meta({
    description: 'The body, byte for byte as it is signed.',
    example: '{"id":"01939b5e-7c1a-7f00-8a54-0d5a3e1b9f21","type":"batch.approved"}',
  }),
  responseStart: z
    .string()
    .nullable()
    .meta({
      description: `The first ${WEBHOOK_LIMITS.answer} bytes of the answer; null without one.`,
      example: '',
    }),
}).meta({ id: 'WebhookDeliveryDetails', description: 'A delivery with its body and the answer.' });

const tag = 'Webhooks';
const path = '/app/webhooks';
const one = `${path}/{id}`;
const admin = PERMISSIONS.manageWebhooks;
const webhook = { 200: { description: 'The endpoint.', schema: Webhook } };
const WebhookDeliveryParams = IdParams.extend({
  eventId: Uuid.meta({ description: 'The event.', example: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f21' }),
});

export const listWebhooks = operation({
  operationId: 'listWebhooks',
  method: 'GET',
  path,
  tag,
  summary: 'List the endpoints of webhooks',
  description: 'Returns every endpoint of the entity, the newest first.',
  roles: admin,
  answers: { 200: { description: 'The endpoints.', schema: z.array(Webhook) } },
  refusals: [401, 403, 429],
});

export const createWebhook = operation({
  operationId: 'createWebhook',
  method: 'POST',
  path,
  tag,
  summary: 'Make an endpoint',
  description:
    'Makes an endpoint and returns its secret, which is not shown again. It receives the events from now ' +
    'on. Needs a sign-in from the last 15 minutes.',
  roles: admin,
  headers: IdempotencyHeaders,
  body: WebhookRequest,
  answers: { 200: { description: 'The endpoint with its secret.', schema: WebhookWithSecret } },
  refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  errors: ['fresh_sign_in_required', 'webhook_url_refused', 'too_many_webhooks'],
});

export const getWebhook = operation({
  operationId: 'getWebhook',
  method: 'GET',
  path: one,
  tag,
  summary: 'Get an endpoint',
  description: 'Returns one endpoint.',
  roles: admin,
  params: IdParams,
  answers: webhook,
  refusals: [401, 403, 404, 429],
});

export const updateWebhook = operation({
  operationId: 'updateWebhook',
  method: 'PUT',
  path: one,
  tag,
  summary: 'Change what an endpoint receives',
  description: 'Changes the description and the types of events. The address never changes.',
  roles: admin,
  params: IdParams,
  headers: IdempotencyHeaders,
  body: WebhookChange,
  answers: webhook,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
});

const step = <const T extends { operationId: string; verb: string; summary: string; description: string }>(
  declared: T,
) => ({
  operationId: declared.operationId,
  method: 'POST' as const,
  path: `${one}/${declared.verb}`,
  tag,
  summary: declared.summary,
  description: declared.description,
  roles: admin,
  params: IdParams,
  headers: IdempotencyHeaders,
});

export const rotateWebhookSecret = operation({
  ...step({
    operationId: 'rotateWebhookSecret',
    verb: 'rotate',
    summary: 'Replace the secret of an endpoint',
    description:
      'Makes a new secret and a new key. The old ones also sign for one more day, so that the receiver can ' +
      'change over. Needs a sign-in from the last 15 minutes.',
  }),
  answers: { 200: { description: 'The endpoint with its new secret.', schema: WebhookWithSecret } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['fresh_sign_in_required'],
});

export const switchOffWebhook = operation({
  ...step({
    operationId: 'switchOffWebhook',
    verb: 'switch-off',
    summary: 'Switch an endpoint off',
    description: 'Sends nothing until it is switched on again. Repeating it changes nothing.',
  }),
  answers: webhook,
  refusals: [400, 401, 403, 404, 409, 422, 429],
});

export const switchOnWebhook = operation({
  ...step({
    operationId: 'switchOnWebhook',
    verb: 'switch-on',
    summary: 'Switch an endpoint on again',
    description: 'Sends the events since it was switched off, or skips them. Repeating it changes nothing.',
  }),
  body: z
    .strictObject({
      missed: z.enum(MISSED_DELIVERIES).meta({
        description: 'Whether what has not been delivered is sent or skipped.',
        example: 'SEND',
      }),
    })
    .meta({ id: 'WebhookSwitchOn', description: 'What is done with missed events.' }),
  answers: webhook,
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
});

export const removeWebhook = operation({
  ...step({
    operationId: 'removeWebhook',
    verb: 'remove',
    summary: 'Remove an endpoint',
    description: 'Removes an endpoint and its deliveries from the lists. It cannot be undone.',
  }),
  answers: webhook,
  refusals: [400, 401, 403, 404, 409, 422, 429],
});

export const testWebhook = operation({
  ...step({
    operationId: 'testWebhook',
    verb: 'test',
    summary: 'Send a test event',
    description: 'Sends an event of the type `webhook.test` to this endpoint alone.',
  }),
  answers: { 200: { description: 'The delivery.', schema: WebhookDelivery } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['webhook_off'],
});

export const replayWebhook = operation({
  ...step({
    operationId: 'replayWebhook',
    verb: 'replay',
    summary: 'Send the events of a day again',
    description:
      'Sends every event of a day that the endpoint receives, whether it was delivered or not, under its ' +
      'first id. The day is one of the time zone of the entity.',
  }),
  body: z
    .strictObject({
      day: z.iso.date().meta({ description: 'The day.', example: '2026-03-02' }),
    })
    .meta({ id: 'WebhookReplay', description: 'The day to send again.' }),
  answers: {
    200: {
      description: 'The events wait.',
      schema: z
        .object({ count: z.int().min(0).meta({ description: 'How many events.', example: 12 }) })
        .meta({ id: 'WebhookReplayed', description: 'How many events are sent again.' }),
    },
  },
  refusals: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  errors: ['webhook_off'],
});

export const listWebhookDeliveries = operation({
  operationId: 'listWebhookDeliveries',
  method: 'GET',
  path: `${one}/deliveries`,
  tag,
  summary: 'List the deliveries of an endpoint',
  description: 'Returns its deliveries, the newest event first. The total is counted to 10,000.',
  roles: admin,
  params: IdParams,
  query: z.object({
    ...PagingQuery,
    status: z
      .enum(DELIVERY_STATUSES)
      .optional()
      .meta({ description: 'Only deliveries with this status.', example: 'WAITING' }),
  }),
  answers: {
    200: {
      description: 'The deliveries.',
      schema: page(WebhookDelivery, 'WebhookDeliveries', 'A page of deliveries.'),
    },
  },
  refusals: [400, 401, 403, 404, 429],
});

export const getWebhookDelivery = operation({
  operationId: 'getWebhookDelivery',
  method: 'GET',
  path: `${one}/deliveries/{eventId}`,
  tag,
  summary: 'Get a delivery',
  description: 'Returns a delivery with its body and the first part of the last answer.',
  roles: admin,
  params: WebhookDeliveryParams,
  answers: { 200: { description: 'The delivery.', schema: WebhookDeliveryDetails } },
  refusals: [401, 403, 404, 429],
});

export const sendWebhookDeliveryAgain = operation({
  operationId: 'sendWebhookDeliveryAgain',
  method: 'POST',
  path: `${one}/deliveries/{eventId}/send-again`,
  tag,
  summary: 'Send a delivery again',
  description: 'Sends an event again, under its first id, whether it was delivered or not.',
  roles: admin,
  params: WebhookDeliveryParams,
  headers: IdempotencyHeaders,
  answers: { 200: { description: 'The delivery.', schema: WebhookDelivery } },
  refusals: [400, 401, 403, 404, 409, 422, 429],
  errors: ['webhook_off'],
});
