import type { EventResource, EventType } from '../../shared/event-terms.ts';
import { ADMIN, BATCH_ID, type OperationExamples, PAYOUT_ID, WITHDRAWAL_ID } from './story.ts';

const EVENT_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f21';
const OTHER_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f22';
const WEBHOOK_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f11';

const event = (type: EventType, data: Record<string, string | null>) => ({
  id: EVENT_ID,
  type,
  timestamp: '2026-03-02T08:30:00.000Z',
  data,
});
const stateOf = (type: EventType) => type.split('.')[1]!.toUpperCase();

/** An event of each type, as a webhook carries it. */
export const EVENT_EXAMPLES: Readonly<Record<EventResource, (type: EventType) => object>> = {
  batch: (type) => event(type, { batchId: BATCH_ID, status: stateOf(type) }),
  withdrawal: (type) =>
    event(type, {
      withdrawalId: WITHDRAWAL_ID,
      batchId: BATCH_ID,
      payoutId: PAYOUT_ID,
      status: stateOf(type),
    }),
  payout: (type) =>
    event(type, { payoutId: OTHER_ID, batchId: BATCH_ID, reversalOf: PAYOUT_ID, status: stateOf(type) }),
  bank_file: (type) => event(type, { bankFileId: OTHER_ID, batchId: BATCH_ID, status: stateOf(type) }),
  statement: (type) => event(type, { statementId: OTHER_ID, accountId: WEBHOOK_ID, status: stateOf(type) }),
  settlement: (type) => event(type, { bankFileId: OTHER_ID, status: stateOf(type), differenceState: 'NONE' }),
  settlement_difference: (type) =>
    event(type, { bankFileId: OTHER_ID, status: 'DIFFERENT', differenceState: stateOf(type) }),
  scheduled_withdrawal: (type) => event(type, { scheduledWithdrawalId: OTHER_ID, status: stateOf(type) }),
  scheduled_run: (type) =>
    event(type, {
      scheduledWithdrawalId: OTHER_ID,
      dueOn: '2026-03-25',
      batchId: BATCH_ID,
      status: stateOf(type),
    }),
  payment_request: (type) =>
    event(type, { paymentRequestId: OTHER_ID, payerId: WEBHOOK_ID, status: stateOf(type) }),
  receipt: (type) => event(type, { receiptId: OTHER_ID, payerId: WEBHOOK_ID, status: stateOf(type) }),
  payee_change: (type) =>
    event(type, {
      payeeId: OTHER_ID,
      payeeChangeId: WEBHOOK_ID,
      kind: 'CHANGE',
      countsFrom: stateOf(type) === 'CONFIRMED' ? '2026-03-03T08:30:00.000Z' : null,
      status: stateOf(type),
    }),
};

const approved = EVENT_EXAMPLES.batch('batch.approved');

export const LISTED_EVENTS: Readonly<Record<string, OperationExamples>> = {
  listEvents: { answers: { 200: { items: [approved], next: EVENT_ID, hasMore: false } } },
};

const webhook = {
  id: WEBHOOK_ID,
  url: 'https://payroll.example/outlay',
  description: 'Payroll',
  types: ['batch.approved', 'batch.complete'],
  state: 'ON',
  offReason: null,
  offAt: null,
  publicKey: 'whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
  oldPublicKey: null,
  oldUntil: null,
  failingSince: null,
  nextTryAt: null,
  waiting: 0,
  lastDeliveredAt: '2026-03-02T08:30:01.000Z',
  createdBy: ADMIN,
  createdAt: '2026-03-01T08:00:00.000Z',
};
const request = { url: webhook.url, description: webhook.description, types: webhook.types };
const withSecret = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', webhook };
const off = { ...webhook, state: 'OFF', offAt: '2026-03-02T09:00:00.000Z' };
const delivery = {
  eventId: EVENT_ID,
  type: 'batch.approved',
  eventAt: '2026-03-02T08:30:00.000Z',
  status: 'DELIVERED',
  attempts: 1,
  triedAt: '2026-03-02T08:30:01.000Z',
  nextAt: null,
  deliveredAt: '2026-03-02T08:30:01.000Z',
  durationMs: 84,
  fault: null,
  responseStatus: 204,
};
const waiting = { ...delivery, status: 'WAITING', nextAt: '2026-03-02T09:00:00.000Z' };

export const WEBHOOK_EXAMPLES: Readonly<Record<string, OperationExamples>> = {
  listWebhooks: { answers: { 200: [webhook] } },
  createWebhook: { request, answers: { 200: withSecret } },
  getWebhook: { answers: { 200: webhook } },
  updateWebhook: {
    request: { description: webhook.description, types: webhook.types },
    answers: { 200: webhook },
  },
  rotateWebhookSecret: { answers: { 200: withSecret } },
  switchOffWebhook: { answers: { 200: off } },
  switchOnWebhook: { request: { missed: 'SEND' }, answers: { 200: webhook } },
  removeWebhook: { answers: { 200: off } },
  testWebhook: { answers: { 200: { ...waiting, type: 'webhook.test', attempts: 0 } } },
  replayWebhook: { request: { day: '2026-03-02' }, answers: { 200: { count: 12 } } },
  listWebhookDeliveries: { answers: { 200: { items: [delivery], total: 1, offset: 0, limit: 50 } } },
  getWebhookDelivery: {
    answers: { 200: { ...delivery, body: JSON.stringify(approved), responseStart: '' } },
  },
  sendWebhookDeliveryAgain: { answers: { 200: waiting } },
};
