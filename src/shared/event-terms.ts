import { RECEIPT_STATUSES, REQUEST_STATUSES } from './collection-terms.ts';
import { PAYEE_CHANGE_STATES } from './payee-terms.ts';
import { DIFFERENCE_STATES, SETTLEMENT_STATES } from './reconciliation-terms.ts';
import { RUN_STATUSES, SCHEDULE_STATUSES } from './schedule-terms.ts';
import { BATCH_STATUSES, PAYOUT_STATUSES, WITHDRAWAL_STATUSES } from './terms.ts';

/**
 * The things whose changes of state are events, with their states. A withdrawal begins as PENDING with its
 * batch, which is an event of the batch. A payout that pays a withdrawal follows it, so only other payouts
 * have events.
 */
export const EVENT_STATES = {
  batch: BATCH_STATUSES,
  withdrawal: WITHDRAWAL_STATUSES.filter((status) => status !== 'PENDING'),
  payout: PAYOUT_STATUSES,
  bank_file: ['SEALED', 'LEFT', 'WITHDRAWN', 'RECALLED'],
  statement: ['RECEIVED', 'TAKEN_BACK'],
  settlement: SETTLEMENT_STATES,
  settlement_difference: DIFFERENCE_STATES,
  scheduled_withdrawal: SCHEDULE_STATUSES,
  scheduled_run: RUN_STATUSES,
  payment_request: REQUEST_STATUSES,
  receipt: RECEIPT_STATUSES,
  payee_change: PAYEE_CHANGE_STATES,
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type EventResource = keyof typeof EVENT_STATES;
export const EVENT_RESOURCES = Object.keys(EVENT_STATES) as EventResource[];

/** A type of event, such as "batch.approved": the thing, and its new state in lower case. */
export type EventType = {
  [Resource in EventResource]: `${Resource}.${Lowercase<(typeof EVENT_STATES)[Resource][number]>}`;
}[EventResource];

export const EVENT_TYPES: readonly EventType[] = EVENT_RESOURCES.flatMap(eventTypesOf);

export function eventTypesOf(resource: EventResource): EventType[] {
  return EVENT_STATES[resource].map((state) => `${resource}.${state.toLowerCase()}` as EventType);
}

/** The message by which an admin tries an endpoint. No event has this type. */
export const TEST_EVENT_TYPE = 'webhook.test';

/** The states of an endpoint. SWITCHED_OFF: by Outlay, because its receiver failed or is gone. */
export const WEBHOOK_STATES = ['ON', 'OFF', 'SWITCHED_OFF'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Why Outlay switched an endpoint off. FAILING: a delivery failed for a day. GONE: it answered 410. */
export const WEBHOOK_OFF_REASONS = ['FAILING', 'GONE'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];

/** WAITING: it is sent, or sent again. SKIPPED: an admin decided not to send it. */
export const DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'SKIPPED'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/**
 * Why an attempt failed. STATUS: it answered with another status than 2xx. ADDRESS_REFUSED: its name is
 * unknown, or leads to an address that the operator has not allowed: one answer for both, so that no
 * admin finds out which names the operator's network knows.
 */
export const DELIVERY_FAULTS = ['STATUS', 'TIMEOUT', 'ADDRESS_REFUSED', 'CONNECTION', 'CERTIFICATE'] as const;
export type DeliveryFault = (typeof DELIVERY_FAULTS)[number];

/** The choices for the deliveries that wait when an endpoint is switched on again. */
export const MISSED_DELIVERIES = ['SEND', 'SKIP'] as const;

export const WEBHOOK_LIMITS = {
  perEntity: 10,
  url: 500,
  description: 100,
  /** Bytes of an answer that are kept. */
  answer: 1_000,
} as const;
