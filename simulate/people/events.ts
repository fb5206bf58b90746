import type { Role } from '../../src/shared/terms.ts';

import type { ByPerson, FileFate, PlannedRow } from '../parts-of-events.ts';

/**
 * Events around who may do what, as a history has them: people come, change roles and leave; passkeys,
 * policies, delegations, the register of payees, the tokens of programs, and webhooks. People and things have
 * labels.
 */

/** What an admin asks for, and another admin confirms. */
export type AskedChange =
  | { kind: 'INVITE_USER'; guest: string; roles: Role[] }
  | { kind: 'CHANGE_ROLES'; person: string; roles: Role[] }
  | { kind: 'ENABLE_USER'; person: string }
  | { kind: 'CHANGE_POLICY'; rules: PlannedRule[] };

/** A rule of a policy. The groups of each company are FINANCE and DIRECTORS; null: any approver. */
export interface PlannedRule {
  when: ({ kind: 'AMOUNT'; aboveMinor: number } | { kind: 'PREPARER'; person: string })[];
  signers: { group: PlannedGroup | null; count: number }[];
  inOrder: boolean;
}

type PlannedGroup = 'FINANCE' | 'DIRECTORS';

/** How a receiver of webhooks answers. CUT: it reads the message and ends the connection. */
export type ReceiverMode = 'OK' | 'LATE' | 'ERROR' | 'GONE' | 'NEVER' | 'CUT' | 'EVERY_SECOND';

export type PeopleEvent = ByPerson &
  (
    | { what: 'ask for change'; change: AskedChange }
    /** Decides the newest change that waits; with `isOwn`, one that the person asked for. */
    | { what: 'decide change'; how: 'confirm' | 'reject' | 'withdraw'; isOwn?: boolean }
    | { what: 'make link' | 'revoke invitation'; guest: string }
    /** By the guest, who has the newest link. */
    | { what: 'accept invitation' }
    | { what: 'disable' | 'sign out'; person: string }
    | { what: 'add passkey' | 'remove passkey' }
    | { what: 'ask for passkey reset' | 'stop passkey reset'; person: string }
    /** Signs a batch: with a passkey, or for another person. */
    | { what: 'sign'; batch: string; hasPasskey?: boolean; onBehalfOf?: string }
    | { what: 'delegate'; to: string; startsInDays: number; days: number }
    | { what: 'end delegation' }
    /** Proposes the account of this number for a payee. */
    | { what: 'propose payee' | 'propose account'; payee: string; account: string }
    | { what: 'confirm payee' | 'reject payee' | 'withdraw payee'; payee: string }
    | { what: 'require payees'; isOn: boolean }
    | { what: 'require passkeys'; aboveMinor: number | null }
    | { what: 'make token'; token: string; prepares: boolean; days: number }
    | { what: 'confirm token' | 'revoke token'; token: string }
    /** By the program: a batch of one payment, or an approval, which no program may give. */
    | { what: 'prepare'; batch: string; row: PlannedRow; file: FileFate }
    | { what: 'approve as program'; batch: string }
    | { what: 'make webhook' | 'rotate webhook' | 'switch off webhook'; webhook: string }
    | { what: 'switch on webhook'; webhook: string; missed: 'SEND' | 'SKIP' }
  );

/** What a receiver of webhooks does from now on. */
export interface ReceiverEvent {
  what: 'receiver';
  by: 'receiver';
  webhook: string;
  mode: ReceiverMode;
}

/** A person loses the device with their passkeys. */
export interface LossEvent {
  what: 'lose passkeys';
  by: string;
}

const PEOPLE_EVENTS: ReadonlySet<string> = new Set<PeopleEvent['what']>([
  'ask for change',
  'decide change',
  'make link',
  'revoke invitation',
  'accept invitation',
  'disable',
  'sign out',
  'add passkey',
  'remove passkey',
  'ask for passkey reset',
  'stop passkey reset',
  'sign',
  'delegate',
  'end delegation',
  'propose payee',
  'propose account',
  'confirm payee',
  'reject payee',
  'withdraw payee',
  'require payees',
  'require passkeys',
  'make token',
  'confirm token',
  'revoke token',
  'prepare',
  'approve as program',
  'make webhook',
  'rotate webhook',
  'switch off webhook',
  'switch on webhook',
]);

export function isAboutPeople<E extends { what: string }>(event: E): event is Extract<E, PeopleEvent> {
  return PEOPLE_EVENTS.has(event.what);
}
