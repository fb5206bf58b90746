import { insertBatch } from './insert-batch.ts';
import type { Case, Setting } from './operation-cases.ts';

const WEBHOOKS = '/app/webhooks';
const ENDPOINT = { url: 'https://payroll.example/outlay', description: 'Payroll', types: ['batch.approved'] };

async function webhookIn({ installation, entityId }: Setting, isOff = false): Promise<string> {
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const { body } = await admin.send('POST', WEBHOOKS, { body: ENDPOINT });
  if (isOff) await admin.send('POST', `${WEBHOOKS}/${body.webhook.id}/switch-off`);
  return body.webhook.id;
}

/** An endpoint with a test that waits: the path of its delivery. */
async function deliveryIn(setting: Setting): Promise<string> {
  const { installation, entityId } = setting;
  const id = await webhookIn(setting);
  const admin = installation.as(await installation.user(entityId, ['ADMIN']));
  const { body } = await admin.send('POST', `${WEBHOOKS}/${id}/test`);
  return `${WEBHOOKS}/${id}/deliveries/${body.eventId}`;
}

async function eventIn({ installation, entityId, creatorId }: Setting): Promise<string> {
  await insertBatch(installation.context, { entityId, createdBy: creatorId });
  const [row] = await installation.context.database.query(
    'SELECT id FROM events WHERE entity_id = $1 ORDER BY position LIMIT 1',
    [entityId],
  );
  return row!.id;
}

const step = (verb: string, isOff = false): Case => ({
  good: async (setting) => ({ path: `${WEBHOOKS}/${await webhookIn(setting, isOff)}/${verb}` }),
});

/** Events, and the endpoints to which they are delivered. */
export const EVENT_CASES: Record<string, Case> = {
  listEvents: {
    good: async (setting) => ({ path: `/payments/events?after=${await eventIn(setting)}` }),
  },
  createWebhook: {
    good: async () => ({ path: WEBHOOKS, body: ENDPOINT }),
    bad: { body: { ...ENDPOINT, types: [] } },
  },
  getWebhook: { good: async (setting) => ({ path: `${WEBHOOKS}/${await webhookIn(setting)}` }) },
  updateWebhook: {
    good: async (setting) => ({
      path: `${WEBHOOKS}/${await webhookIn(setting)}`,
      body: { description: 'Accounting', types: ['batch.complete'] },
    }),
    bad: { body: { description: '', types: ['batch.complete'] } },
  },
  rotateWebhookSecret: step('rotate'),
  switchOffWebhook: step('switch-off'),
  switchOnWebhook: {
    good: async (setting) => ({
      path: `${WEBHOOKS}/${await webhookIn(setting, true)}/switch-on`,
      body: { missed: 'SEND' },
    }),
    bad: { body: { missed: 'PERHAPS' } },
  },
  removeWebhook: step('remove'),
  testWebhook: step('test'),
  replayWebhook: {
    good: async (setting) => ({
      path: `${WEBHOOKS}/${await webhookIn(setting)}/replay`,
      body: { day: '2026-03-02' },
    }),
    bad: { body: { day: '2026-02-30' } },
  },
  listWebhookDeliveries: {
    good: async (setting) => ({ path: `${WEBHOOKS}/${await webhookIn(setting)}/deliveries` }),
  },
  getWebhookDelivery: { good: async (setting) => ({ path: await deliveryIn(setting) }) },
  sendWebhookDeliveryAgain: {
    good: async (setting) => ({ path: `${await deliveryIn(setting)}/send-again` }),
  },
};
