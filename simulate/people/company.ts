import type { SoftwarePasskey } from '../../src/server/identity/passkeys/testing/software-passkey.ts';
import type { AskedChange } from './events.ts';

/** What people remember of a history about who may do what. Everything is found by labels. */
export interface Company {
  /** The changes that admins have asked for, the newest last. */
  changes: { id: string; entity: string; by: string; kind: AskedChange['kind'] }[];
  /** The newest link of each guest. */
  links: Map<string, string>;
  /** The invitations of guests, by the change that two admins made. */
  invited: Map<string, string>;
  /** The passkeys that each person has at hand. */
  passkeys: Map<string, { id: string; passkey: SoftwarePasskey }[]>;
  /** The public keys of all passkeys, by credential: those that are lost as well. */
  known: Map<string, { person: string; passkey: SoftwarePasskey }>;
  delegations: { id: string; entity: string; by: string; to: string }[];
  payees: Map<string, { id: string }>;
  tokens: Map<string, { id: string; secret: string; isRevoked: boolean }>;
  webhooks: Map<string, KnownWebhook>;
  /** The groups of each company. */
  groups: Map<string, { FINANCE: string; DIRECTORS: string }>;
  /** The users whose access the operator has changed since the last look. */
  byOperator: Set<string>;
  /** Cookies of sessions that must have ended, since the last look. */
  endedCookies: { of: string; token: string }[];
  /** What programs could do since the last look, with the id of the token that they had. */
  usedTokens: { token: string; id: string; what: string }[];
  /** The tokens that were revoked before the last look. */
  endedTokens: Set<string>;
  /** The newest event of each company, as it was after the last event of the history. */
  lastEvent: Map<string, string>;
  /** How often each kind of event was accepted, and how often it was refused, by code. */
  tally: Map<string, { accepted: number; refused: Map<string, number> }>;
}

interface KnownWebhook {
  id: string;
  entity: string;
  /** All of its secrets and public keys, the newest last. */
  secrets: string[];
  publicKeys: string[];
  /** The last event of the company that it must not have; null: it has all. */
  after: string | null;
}

export function newCompany(): Company {
  return {
    changes: [],
    links: new Map(),
    invited: new Map(),
    passkeys: new Map(),
    known: new Map(),
    delegations: [],
    payees: new Map(),
    tokens: new Map(),
    webhooks: new Map(),
    groups: new Map(),
    byOperator: new Set(),
    endedCookies: [],
    usedTokens: [],
    endedTokens: new Set(),
    lastEvent: new Map(),
    tally: new Map(),
  };
}

/** Notes how an event ended. */
export function count(company: Pick<Company, 'tally'>, what: string, status: number, code: string): void {
  const one = company.tally.get(what) ?? { accepted: 0, refused: new Map<string, number>() };
  company.tally.set(what, one);
  if (status === 200) one.accepted += 1;
  else one.refused.set(code, (one.refused.get(code) ?? 0) + 1);
}
