import { listEvents as list } from '../../../contract/events.ts';
import * as webhooks from '../../../contract/dashboard/webhooks.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { listEvents } from './list-events.ts';
import {
  removeWebhook,
  switchOffWebhook,
  switchOnWebhook,
  updateWebhook,
} from './webhooks/change-webhook.ts';
import { createWebhook, rotateWebhookSecret } from './webhooks/create-webhook.ts';
import {
  getWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
} from './webhooks/read-webhooks.ts';
import { replayWebhook, sendWebhookDeliveryAgain, testWebhook } from './webhooks/send-again.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(list, listEvents),
  read(webhooks.listWebhooks, listWebhooks),
  change(webhooks.createWebhook, createWebhook),
  read(webhooks.getWebhook, getWebhook),
  change(webhooks.updateWebhook, updateWebhook),
  change(webhooks.rotateWebhookSecret, rotateWebhookSecret),
  change(webhooks.switchOffWebhook, switchOffWebhook),
  change(webhooks.switchOnWebhook, switchOnWebhook),
  change(webhooks.removeWebhook, removeWebhook),
  change(webhooks.testWebhook, testWebhook),
  change(webhooks.replayWebhook, replayWebhook),
  read(webhooks.listWebhookDeliveries, listWebhookDeliveries),
  read(webhooks.getWebhookDelivery, getWebhookDelivery),
  change(webhooks.sendWebhookDeliveryAgain, sendWebhookDeliveryAgain),
];
