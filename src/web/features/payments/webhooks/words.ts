import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconHourglass from '~icons/tabler/hourglass';
import IconPlayerPause from '~icons/tabler/player-pause';
import IconRefresh from '~icons/tabler/refresh';
import IconX from '~icons/tabler/x';
import type { Webhook, WebhookDelivery } from '../../../../client/types.gen.ts';
import type { DeliveryFault, EventResource } from '../../../../shared/event-terms.ts';
import type { Look } from '../../../ui/status-badge.tsx';

/** The things that have events, as people call them. */
export const RESOURCE_WORDS: Record<EventResource, MessageDescriptor> = {
  batch: msg`Batches`,
  withdrawal: msg`Each payment of a batch`,
  payout: msg`Money that comes in or comes back`,
  bank_file: msg`Bank files`,
  statement: msg`Bank statements`,
  settlement: msg`Settlements`,
  settlement_difference: msg`Differences of settlements`,
  scheduled_withdrawal: msg`Schedules`,
  scheduled_run: msg`Runs of schedules`,
  payment_request: msg`Payment requests`,
  receipt: msg`Receipts of payers`,
  payee_change: msg`Accounts of payees`,
};

const ON: Look = { word: msg`Works`, tone: 'good', icon: IconCheck };
const RETRYING: Look = { word: msg`Fails, tried again`, tone: 'care', icon: IconRefresh };
const OFF: Look = { word: msg`Off`, tone: 'quiet', icon: IconPlayerPause };
const SWITCHED_OFF: Look = { word: msg`Switched off by Outlay`, tone: 'bad', icon: IconX };

export function lookOf({ state, failingSince }: Webhook): Look {
  if (state === 'ON') return failingSince === null ? ON : RETRYING;
  return state === 'OFF' ? OFF : SWITCHED_OFF;
}

const DELIVERY_LOOKS: Record<WebhookDelivery['status'], Look> = {
  DELIVERED: { word: msg`Delivered`, tone: 'good', icon: IconCheck },
  WAITING: { word: msg`Waiting`, tone: 'moving', icon: IconHourglass },
  SKIPPED: { word: msg`Skipped`, tone: 'quiet', icon: IconBan },
};

export function lookOfDelivery({ status, fault }: WebhookDelivery): Look {
  return status === 'WAITING' && fault !== null ? RETRYING : DELIVERY_LOOKS[status];
}

export function statusWord(status: WebhookDelivery['status']): MessageDescriptor {
  return DELIVERY_LOOKS[status].word as MessageDescriptor;
}

export const FAULT_WORDS: Record<DeliveryFault, MessageDescriptor> = {
  STATUS: msg`The receiver did not answer with 2xx.`,
  TIMEOUT: msg`The receiver did not answer within ten seconds.`,
  ADDRESS_REFUSED: msg`The name is unknown, or leads to an address to which Outlay does not connect.`,
  CONNECTION: msg`The connection was refused or broke.`,
  CERTIFICATE: msg`The certificate of the receiver is not valid.`,
};

export const OFF_REASON_WORDS: Record<NonNullable<Webhook['offReason']>, MessageDescriptor> = {
  FAILING: msg`Events could not be delivered for a day, so Outlay switched it off. Once the receiver works, \
switch it on again: what it missed is sent then.`,
  GONE: msg`The receiver answered 410: it no longer wants events. So Outlay switched it off.`,
};
