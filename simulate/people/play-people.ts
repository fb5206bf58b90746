import { acceptInvitation } from '../../src/server/identity/invitations/accept-invitation.ts';
import { SoftwarePasskey } from '../../src/server/identity/passkeys/testing/software-passkey.ts';
import type { TestAnswer, TestCaller } from '../../src/server/payments/testing/payments-installation.ts';
import { EVENT_TYPES } from '../../src/shared/event-terms.ts';
import { formatAmount } from '../../src/shared/money.ts';
import { DAY_MS, HOUR_MS } from '../../src/shared/time.ts';
import type { Planned } from '../people-and-bank.ts';
import { Flow } from '../turns.ts';
import type { Outcome, Play, World } from '../world.ts';
import { count, type Company } from './company.ts';
import type { AskedChange, PeopleEvent, PlannedRule, ReceiverEvent } from './events.ts';
import { signedIn, type SignedIn } from './signed-in.ts';

/** The actions of people and programs on access, policies, the register and webhooks, over HTTP. */

const CONFIG = '/v1/payments/config';
const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const EVIDENCE = 'Their letter, confirmed by phone.';

type Kind = PeopleEvent['what'];

interface Given<K extends Kind> {
  world: World;
  caller: TestCaller;
  company: Company;
  entity: string;
  event: PeopleEvent & { what: K };
  /** The id of a person who is here. */
  idOf: (person: string) => string | undefined;
}

type PlanOf<K extends Kind> = (given: Given<K>) => Planned | null | Promise<Planned | null>;

/** The request of an event; null when the page has nothing to act on. */
export async function planForPeople(
  world: World,
  caller: TestCaller,
  event: PeopleEvent,
): Promise<Planned | null> {
  // The plan is that of the kind of the event, so its type fits.
  const plan = PLANS[event.what] as PlanOf<Kind>;
  const idOf = (person: string) => world.people.get(person)?.user.id;
  return plan({ world, caller, company: world.company!, entity: event.by[0]!, event, idOf });
}

function post(path: string, body?: object): Planned {
  return { method: 'POST', path, request: body ? { body } : {} };
}

const PLANS: { [K in Kind]: PlanOf<K> } = {
  'ask for change': ({ world, entity, event }) => {
    const body = bodyOf(world, entity, event.change);
    return body && post('/app/control-changes', { ...body, reason: 'Agreed.' });
  },
  'decide change': async ({ world, caller, entity, event }) => {
    const { by, how, isOwn } = event;
    const fits = (asker: string) => (isOwn || how === 'withdraw' ? asker === by : asker !== by);
    const waiting = await waitingChange(world, caller, entity, fits);
    return waiting === null ? null : post(`/app/control-changes/${waiting}/${how}`);
  },
  'make link': ({ company, event }) => toInvitation(company, event.guest, 'link'),
  'revoke invitation': ({ company, event }) => toInvitation(company, event.guest, 'revoke'),
  'accept invitation': () => null,
  disable: ({ event, idOf }) => toUser(idOf(event.person), 'disable'),
  'sign out': ({ event, idOf }) => toUser(idOf(event.person), 'sign-out'),
  'add passkey': ({ world, caller, event }) => planNewPasskey(world, caller, event.by),
  'remove passkey': ({ company, caller, event }) => planRemoval(company, caller, event.by),
  'ask for passkey reset': ({ event, idOf }) => {
    const userId = idOf(event.person);
    return userId ? post('/app/passkey-resets', { userId }) : null;
  },
  'stop passkey reset': async ({ world, event, idOf }) => {
    const [reset] = await world.stage.owner.query(
      "SELECT id FROM passkey_resets WHERE user_id = $1 AND state = 'WAITING'",
      [idOf(event.person) ?? null],
    );
    return reset ? post(`/app/passkey-resets/${reset.id}/stop`) : null;
  },
  sign: ({ world, caller, event }) => planSignature(world, caller, event),
  delegate: ({ world, event, idOf }) => {
    const delegateId = idOf(event.to);
    if (!delegateId) return null;
    const startsMs = world.stage.clock.ms + event.startsInDays * DAY_MS;
    const endsOn = dayOf(startsMs + (event.days - 1) * DAY_MS);
    return post('/app/delegations', { delegateId, startsOn: dayOf(startsMs), endsOn, reason: 'On leave.' });
  },
  'end delegation': ({ company, entity }) => {
    const known = company.delegations.findLast((one) => one.entity === entity);
    return known ? post(`/app/delegations/${known.id}/end`) : null;
  },
  'propose payee': ({ event }) =>
    post('/app/payees', {
      payees: [{ name: payeeName(event.payee), ...accountOf(event.account) }],
      evidence: EVIDENCE,
      source: 'FORM',
    }),
  'propose account': ({ world, company, event }) => {
    const payee = company.payees.get(event.payee);
    const calledAt = new Date(world.stage.clock.ms - HOUR_MS).toISOString();
    const call = { calledPerson: 'Lerato Kgosi', calledNumber: '011 555 0142', calledAt };
    const body = { ...accountOf(event.account), evidence: EVIDENCE, call };
    return payee ? post(`/app/payees/${payee.id}/changes`, body) : null;
  },
  'confirm payee': (given) => toPayeeChange(given, 'confirm'),
  'reject payee': (given) => toPayeeChange(given, 'reject', { reason: 'It is not on their invoices.' }),
  'withdraw payee': (given) => toPayeeChange(given, 'withdraw'),
  'require payees': ({ caller, event }) =>
    planConfig(caller, { payeeAccounts: event.isOn ? 'REGISTERED_ONLY' : 'WARN' }),
  'require passkeys': ({ caller, event: { aboveMinor } }) =>
    planConfig(caller, {
      passkeyAbove: aboveMinor === null ? null : formatAmount(BigInt(aboveMinor), 'ZAR'),
    }),
  'make token': ({ world, event }) =>
    post('/app/tokens', {
      name: event.token,
      rights: event.prepares ? 'PREPARE' : 'READ',
      expiresAt: new Date(world.stage.clock.ms + event.days * DAY_MS).toISOString(),
    }),
  'confirm token': ({ company, event }) => toToken(company, event.token, 'confirm'),
  'revoke token': ({ company, event }) => toToken(company, event.token, 'revoke'),
  prepare: ({ event: { batch, row } }) =>
    post(BATCHES, {
      label: batch,
      currency: 'ZAR',
      withdrawals: [
        {
          beneficiaryName: `Person ${row.account.slice(-7)}`,
          ...accountOf(row.account),
          amount: formatAmount(BigInt(row.amountMinor), 'ZAR'),
          beneficiaryReference: row.reference,
        },
      ],
      duplicateReason: 'Agreed.',
    }),
  'approve as program': ({ world, event }) => {
    const batch = world.batches.get(event.batch);
    return batch ? post(`${BATCHES}/${batch.id}/approve`) : null;
  },
  'make webhook': ({ world, event }) =>
    post('/app/webhooks', {
      url: world.stage.receivers.urlOf(event.webhook),
      description: event.webhook,
      types: EVENT_TYPES,
    }),
  'rotate webhook': ({ company, event }) => toWebhook(company, event.webhook, 'rotate'),
  'switch off webhook': ({ company, event }) => toWebhook(company, event.webhook, 'switch-off'),
  'switch on webhook': ({ company, event: { webhook, missed } }) =>
    toWebhook(company, webhook, 'switch-on', { missed }),
};

function toInvitation({ invited }: Company, guest: string, verb: string): Planned | null {
  const id = invited.get(guest);
  return id ? post(`/app/access/invitations/${id}/${verb}`) : null;
}

function toUser(id: string | undefined, verb: string): Planned | null {
  return id ? post(`/app/access/users/${id}/${verb}`) : null;
}

function toToken({ tokens }: Company, name: string, verb: string): Planned | null {
  const token = tokens.get(name);
  return token ? post(`/app/tokens/${token.id}/${verb}`) : null;
}

function toWebhook({ webhooks }: Company, name: string, verb: string, body?: object): Planned | null {
  const webhook = webhooks.get(name);
  return webhook ? post(`/app/webhooks/${webhook.id}/${verb}`, body) : null;
}

async function toPayeeChange(
  { company, caller, event }: Given<'confirm payee' | 'reject payee' | 'withdraw payee'>,
  verb: string,
  body?: object,
): Promise<Planned | null> {
  const payee = company.payees.get(event.payee);
  if (!payee) return null;
  const { body: shown } = await caller.send('GET', `/app/payees/${payee.id}`);
  const id = shown?.openChange?.id as string | undefined;
  return id ? post(`/app/payee-changes/${id}/${verb}`, body) : null;
}

/** The body of a change, without its reason; null when it names a person who is not here yet. */
function bodyOf(world: World, entity: string, change: AskedChange): object | null {
  const userId = 'person' in change ? world.people.get(change.person)?.user.id : undefined;
  if ('person' in change && !userId) return null;
  switch (change.kind) {
    case 'INVITE_USER':
      return {
        kind: change.kind,
        displayName: nameOfGuest(world, change.guest),
        email: null,
        roles: change.roles,
      };
    case 'CHANGE_ROLES':
      return { kind: change.kind, userId, roles: change.roles };
    case 'ENABLE_USER':
      return { kind: change.kind, userId };
    case 'CHANGE_POLICY': {
      const { FINANCE, DIRECTORS } = world.company!.groups.get(entity)!;
      const members = (...roles: string[]) =>
        roles.map((role) => world.people.get(`${entity} ${role}`)!.user.id);
      return {
        kind: change.kind,
        policy: {
          groups: [
            { id: FINANCE, name: 'Finance', memberIds: members('approver 1', 'approver 2') },
            { id: DIRECTORS, name: 'Directors', memberIds: members('approver 2', 'approver 3') },
          ],
          rules: change.rules.map((rule) => writtenRule(world, rule, { FINANCE, DIRECTORS })),
        },
      };
    }
  }
}

function writtenRule(
  world: World,
  { when, signers, inOrder }: PlannedRule,
  groups: Readonly<Record<'FINANCE' | 'DIRECTORS', string>>,
): object {
  return {
    when: when.map((condition) =>
      condition.kind === 'AMOUNT'
        ? { kind: 'AMOUNT', currency: 'ZAR', above: formatAmount(BigInt(condition.aboveMinor), 'ZAR') }
        : { kind: 'PREPARER', userIds: [world.people.get(condition.person)!.user.id] },
    ),
    signers: signers.map(({ group, count: needed }) => ({
      groupId: group === null ? null : groups[group],
      count: needed,
    })),
    inOrder,
  };
}

/** The names of guests differ between two plays on one database. */
function nameOfGuest({ entities }: World, guest: string): string {
  return `${guest.slice(2)} ${entities.get(guest[0]!)!.slice(-8)}`;
}

/** The newest change of the entity that waits, of those who fit. */
async function waitingChange(
  world: World,
  caller: TestCaller,
  entity: string,
  fits: (by: string) => boolean,
): Promise<string | null> {
  const { body } = await caller.send('GET', '/app/control-changes?state=WAITING&limit=50');
  const waiting = new Set(((body?.items ?? []) as { id: string }[]).map(({ id }) => id));
  const found = world.company!.changes.findLast(
    (one) => one.entity === entity && waiting.has(one.id) && fits(one.by),
  );
  return found?.id ?? null;
}

async function planRemoval(company: Company, caller: TestCaller, by: string): Promise<Planned | null> {
  const known = company.passkeys.get(by)?.at(-1);
  if (!known) return null;
  const { body } = await caller.send('POST', '/app/passkeys/proof');
  if (!body?.challenge) return null;
  const proof = { nonce: body.nonce, ...known.passkey.get(body.challenge) };
  return post(`/app/passkeys/${known.id}/remove`, { proof });
}

/** A new passkey, proved by one that the person has at hand. */
async function planNewPasskey(world: World, caller: TestCaller, by: string): Promise<Planned | null> {
  const known = world.company!.passkeys.get(by)?.at(-1);
  const { body: start } = await caller.send('POST', '/app/passkeys/options');
  if (!start?.options) return null;
  const passkey = new SoftwarePasskey(world.stage.installation.context.configuration.publicUrl);
  world.company!.known.set(passkey.credentialId.toString('base64url'), { person: by, passkey });
  const proof =
    start.proof && known ? { nonce: start.proof.nonce, ...known.passkey.get(start.proof.challenge) } : null;
  return post('/app/passkeys', {
    name: 'Laptop',
    nonce: start.options.challenge,
    credential: passkey.create(start.options.challenge),
    ...(proof ? { proof } : {}),
  });
}

async function planSignature(
  world: World,
  caller: TestCaller,
  { by, batch: label, hasPasskey, onBehalfOf }: PeopleEvent & { what: 'sign' },
): Promise<Planned | null> {
  const batch = world.batches.get(label);
  if (!batch) return null;
  const path = `${BATCHES}/${batch.id}`;
  const forUserId = onBehalfOf ? world.people.get(onBehalfOf)?.user.id : undefined;
  const known = hasPasskey ? world.company!.passkeys.get(by)?.at(-1) : undefined;
  let passkey: object | undefined;
  if (known) {
    const { body } = await caller.send('GET', path);
    const asked = await caller.send('POST', `/app/batches/${batch.id}/passkey-challenge`, {
      body: { contentDigest: body?.contentDigest },
    });
    if (asked.status === 200)
      passkey = { nonce: asked.body.nonce, ...known.passkey.get(asked.body.challenge) };
  }
  const body = { ...(forUserId ? { onBehalfOf: forUserId } : {}), ...(passkey ? { passkey } : {}) };
  return {
    method: 'POST',
    path: `${path}/approve`,
    request: Object.keys(body).length > 0 ? { body } : {},
  };
}

/** The settings that an admin sends back, with one that differs. */
async function planConfig(caller: TestCaller, changed: object): Promise<Planned> {
  const { body } = await caller.send('GET', CONFIG);
  const FORM = [
    'defaultCurrency',
    'approvalRules',
    'stepUpMaxAgeSeconds',
    'approvalExpiryDays',
    'releaseDelaySeconds',
    'defaultRail',
    'duplicateWindowDays',
    'timezone',
    'notificationEmails',
    'version',
  ];
  const form = Object.fromEntries(FORM.map((name) => [name, body?.[name]]));
  return { method: 'PUT', path: CONFIG, request: { body: { ...form, ...changed } } };
}

function accountOf(account: string): object {
  return { bankCode: 'FNB', accountNumber: account, accountType: 'CURRENT' };
}

/** A payee has the name of the person to whom batches pay on its first account. */
function payeeName(payee: string): string {
  return `Person ${payee.slice(-7)}`;
}

/** Records what a person learns from an answer. */
export function learnOfPeople(world: World, event: PeopleEvent, { status, body }: TestAnswer<any>): void {
  const company = world.company!;
  const entity = event.by[0]!;
  count(company, nameOf(event), status, String(body?.code ?? status));
  if (status !== 200) return;
  switch (event.what) {
    case 'ask for change':
      company.changes.push({ id: body.id, entity, by: event.by, kind: event.change.kind });
      // An invitation has the id of the change by which two admins agreed on it.
      if (event.change.kind === 'INVITE_USER') company.invited.set(event.change.guest, body.id);
      return;
    case 'make link':
      company.links.set(event.guest, (body.url as string).split('/').at(-1)!);
      return;
    case 'disable':
    case 'sign out': {
      const { token } = world.people.get(event.person) as SignedIn;
      if (token) company.endedCookies.push({ of: event.person, token });
      return;
    }
    case 'add passkey': {
      const added = body.passkeys.at(-1) as { id: string };
      const [, last] = [...company.known].findLast(([, one]) => one.person === event.by)!;
      company.passkeys.set(event.by, [
        ...(company.passkeys.get(event.by) ?? []),
        { id: added.id, passkey: last.passkey },
      ]);
      return;
    }
    case 'remove passkey': {
      const left = new Set((body.passkeys as { id: string }[]).map(({ id }) => id));
      company.passkeys.set(
        event.by,
        (company.passkeys.get(event.by) ?? []).filter(({ id }) => left.has(id)),
      );
      return;
    }
    case 'delegate':
      company.delegations.push({ id: body.id, entity, by: event.by, to: event.to });
      return;
    case 'propose payee':
      company.payees.set(event.payee, { id: body.firstPayeeId });
      return;
    case 'make token':
      company.tokens.set(event.token, { id: body.details.id, secret: body.token, isRevoked: false });
      return;
    case 'revoke token':
      company.tokens.get(event.token)!.isRevoked = true;
      return;
    case 'prepare':
    case 'approve as program': {
      const token = company.tokens.get(event.by);
      if (token) company.usedTokens.push({ token: event.by, id: token.id, what: event.what });
      if (event.what === 'prepare') world.batches.set(event.batch, { id: body.id, entity });
      return;
    }
    case 'make webhook':
      company.webhooks.set(event.webhook, {
        id: body.webhook.id,
        entity,
        secrets: [body.secret],
        publicKeys: [body.webhook.publicKey],
        after: company.lastEvent.get(entity) ?? null,
      });
      return;
    case 'rotate webhook': {
      const webhook = company.webhooks.get(event.webhook)!;
      webhook.secrets.push(body.secret);
      webhook.publicKeys.push(body.webhook.publicKey);
      return;
    }
    case 'switch on webhook':
      if (event.missed === 'SKIP')
        company.webhooks.get(event.webhook)!.after = company.lastEvent.get(entity) ?? null;
      return;
    default:
      return;
  }
}

/** The kind of an event in the figures. */
function nameOf(event: PeopleEvent): string {
  if (event.what === 'ask for change') return `ask: ${event.change.kind}`;
  if (event.what === 'decide change') return `${event.how} change${event.isOwn ? ' as its asker' : ''}`;
  if (event.what === 'sign')
    return `sign${event.hasPasskey ? ' with passkey' : ''}${event.onBehalfOf ? ' for another' : ''}`;
  return event.what;
}

/**
 * A guest opens the link of their invitation, and chooses a name and a password. Whether it worked is read
 * from the database, because a connection may break after the commit.
 */
export function guestPlays(world: World, { by, breaks }: PeopleEvent & { what: 'accept invitation' }): Play {
  const company = world.company!;
  const { context } = world.stage.installation;
  const flow = new Flow(by, breaks ?? null);
  const link = company.links.get(by);
  const invitation = company.invited.get(by);
  if (!link || !invitation || world.people.has(by))
    return { flows: [], outcome: async () => ({ by, text: 'has no link', isUnexpected: false }) };
  let text = '';
  let isUnexpected = false;
  const password = 'A password that is long enough';
  const work = async (): Promise<void> => {
    try {
      const name = nameOfGuest(world, by);
      text = (await acceptInvitation(context, link, { name, password, again: password })) ?? 'joins';
    } catch (error) {
      text = String(error);
      isUnexpected = !flow.hasCrashed && !flow.hasMetFullDisk;
    }
  };
  const outcome = async (): Promise<Outcome> => {
    const [joined] = await world.stage.owner.query(
      `SELECT u.id, u.entity_id, u.name
         FROM invitations i
         JOIN users u ON u.id = i.user_id
        WHERE i.id = $1 AND i.accepted_at IS NOT NULL`,
      [invitation],
    );
    count(company, 'accept invitation', joined ? 200 : 400, text);
    if (joined) {
      const { id, entity_id: entityId, name } = joined;
      world.people.set(by, signedIn(world.stage, { id, entityId, name }));
    }
    const crashed = flow.hasCrashed || flow.hasMetFullDisk;
    return { by, text: crashed ? 'loses the connection' : text, isUnexpected };
  };
  return { flows: [{ flow, work }], outcome };
}

/** A person loses the device with their passkeys, which are never found. */
export function losePasskeys(company: Company, by: string): string {
  const lost = company.passkeys.get(by)?.length ?? 0;
  company.passkeys.set(by, []);
  return `loses ${lost} passkeys`;
}

export function changeReceiver(world: World, { webhook, mode }: ReceiverEvent): string {
  world.stage.receivers.answer(webhook, mode);
  return `the receiver of ${webhook} is ${mode}`;
}

/** The day in South Africa, which has no summer time. */
function dayOf(ms: number): string {
  return new Date(ms + 2 * HOUR_MS).toISOString().slice(0, 10);
}
