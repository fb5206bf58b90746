import type { Role } from '../../src/shared/terms.ts';
import { DAY_MS, HOUR_MS } from '../../src/shared/time.ts';
import { crashOf, personOf, together, turn } from '../draw-parts.ts';
import { drawsOf, type Draws } from '../draws.ts';
import {
  ENTITIES,
  WORKERS,
  type HistoryEvent,
  type PersonEvent,
  type SingleEvent,
  type Sweep,
} from '../history.ts';
import type { ByPerson, FileFate, PlannedRow } from '../parts-of-events.ts';
import type { AskedChange, PeopleEvent, PlannedRule, ReceiverMode } from './events.ts';

const APPROVERS = ['approver 1', 'approver 2', 'approver 3'];
/** Admin 1 never loses access: the simulator asks this person about the end of a history. */
const ADMINS = ['admin 1', 'admin 2'];
const COUNTED_HOURS = 25;
/** The bank takes the files of these batches and answers them. */
const FILE: FileFate = { isRejected: false, repliesAfterMs: 0, copies: 1, isAfterWrongReply: false };

/** The histories in which people come and leave, programs have tokens, and webhooks have receivers. */
export function hasPeople(seed: number): boolean {
  return seed % 5 === 0 || seed % 5 === 3;
}

/**
 * Adds what companies do about people, policies, payees, programs and webhooks. The events have their own
 * draws. Each undertaking is a list of events, of which some are left out, repeated or done by the wrong
 * person; several are under way at once.
 */
export function withPeople(
  seed: number,
  planned: readonly HistoryEvent[],
  { hasMonths }: { hasMonths: boolean },
): HistoryEvent[] {
  const draws = drawsOf(seed * 61 + 37);
  const names = { batches: 0, payees: 0, guests: 0, tokens: 0 };
  const undertakings: HistoryEvent[][] = [];
  for (const entity of ENTITIES) undertakings.push(...first(draws, entity));
  const more = Math.max(4, Math.round(planned.length / 8));
  const kinds = beginnings(draws, names, hasMonths ? 1 : 4);
  for (let count = 0; count < more; count++) undertakings.push(draws.weighted(kinds)(draws.oneOf(ENTITIES)));
  const under: HistoryEvent[][] = [];
  const perEvent = undertakings.reduce((sum, { length }) => sum + length, 0) / planned.length;
  let due = 0;
  const next = (): HistoryEvent[] => {
    while (under.length < 3 && undertakings.length > 0) under.push(undertakings.shift()!);
    const at = draws.whole(0, Math.max(0, under.length - 1));
    const [event] = under[at]?.splice(0, 1) ?? [];
    if (under[at]?.length === 0) under.splice(at, 1);
    return event ? [event] : [];
  };
  const all = planned.flatMap((event) => {
    due += perEvent;
    const before: HistoryEvent[] = [];
    for (; due >= 1; due -= 1) before.push(...next());
    return [...before, event];
  });
  for (let rest = next(); rest.length > 0; rest = next()) all.push(...rest);
  return all;
}

interface Names {
  batches: number;
  payees: number;
  guests: number;
  tokens: number;
}

/** With what each company begins: a webhook, and passkeys of its approvers. */
function first(draws: Draws, entity: string): HistoryEvent[][] {
  return [
    hooked(draws, entity),
    APPROVERS.flatMap((person): HistoryEvent[] =>
      draws.chance(0.85) ? [{ what: 'add passkey', ...personOf(draws, entity, [person]) }] : [],
    ),
  ];
}

type Beginning = (entity: string) => HistoryEvent[];

function beginnings(draws: Draws, names: Names, longest: number): [number, Beginning][] {
  return [
    [2, (entity) => invited(draws, entity, names)],
    [2.5, (entity) => rolesChanged(draws, entity, names)],
    [1.5, (entity) => left(draws, entity, names)],
    [
      0.7,
      (entity) => [
        {
          what: 'sign out',
          ...adminOf(draws, entity),
          person: `${entity} ${draws.oneOf([...APPROVERS, 'preparer 2', 'admin 2'])}`,
        },
      ],
    ],
    [2, (entity) => withPasskeys(draws, entity, names)],
    [1, (entity) => lost(draws, entity, longest)],
    [2.5, (entity) => underPolicy(draws, entity, names)],
    [2.5, (entity) => delegated(draws, entity, names, longest)],
    [2, (entity) => registered(draws, entity, names)],
    [2, (entity) => programmed(draws, entity, names, longest)],
    [2, (entity) => receiving(draws, entity, longest)],
    [1.5, (entity) => bothAtOnce(draws, entity)],
  ];
}

// -----------------------------------------------------------------------------------------------------------
// Parts of undertakings
// -----------------------------------------------------------------------------------------------------------

function adminOf(draws: Draws, entity: string): ByPerson {
  return personOf(draws, entity, ADMINS);
}

/** The other one of the two admins. */
function otherAdmin(draws: Draws, { by }: ByPerson): ByPerson {
  return personOf(draws, by[0]!, [by.endsWith('1') ? 'admin 2' : 'admin 1']);
}

function pass(ms: number): HistoryEvent {
  return { what: 'pass', by: 'clock', ms };
}

function sweep(draws: Draws, which: Sweep, crashes = 0.2): SingleEvent & { what: 'sweep' } {
  const crash = draws.chance(crashes) ? { crash: crashOf(draws, 20) } : {};
  return { what: 'sweep', by: draws.oneOf(WORKERS), sweep: which, ...crash };
}

/** Two admins agree on a change. Some try it alone, some withdraw or reject it. */
function agreed(draws: Draws, entity: string, change: AskedChange, isSure = false): HistoryEvent[] {
  const asker = adminOf(draws, entity);
  const decider = otherAdmin(draws, asker);
  const own = { by: asker.by };
  const ends = isSure
    ? 'confirm'
    : draws.weighted<'confirm' | 'reject' | 'withdraw'>([
        [8, 'confirm'],
        [1, 'reject'],
        [1, 'withdraw'],
      ]);
  return [
    { what: 'ask for change', ...asker, change },
    ...(draws.chance(0.35) ? [{ what: 'decide change', ...own, how: 'confirm', isOwn: true } as const] : []),
    ends === 'withdraw'
      ? { what: 'decide change', ...own, how: 'withdraw', isOwn: true }
      : { what: 'decide change', ...decider, how: ends },
  ];
}

/** From now on two people approve a batch, more often than not. */
function twoSign(draws: Draws, entity: string): HistoryEvent[] {
  const pauseSeconds = draws.chance(0.8) ? 0 : 3_600;
  return draws.chance(0.6)
    ? [{ what: 'rules', by: adminOf(draws, entity).by, approvals: 2, pauseSeconds }]
    : [];
}

/** A batch of one payment. Only its amount decides what it needs. */
function created(
  draws: Draws,
  entity: string,
  names: Names,
  { account, amountMinor, by }: { account?: string; amountMinor?: number; by?: string } = {},
): { batch: string; event: PersonEvent & { what: 'create' } } {
  names.batches += 1;
  const batch = `${entity}P${names.batches}`;
  const row: PlannedRow = {
    reference: `${batch} ROW 1`,
    account: account ?? `62${draws.whole(1_000, 1_020)}00007`,
    amountMinor: amountMinor ?? draws.whole(100, 200_000),
    fate: {
      outcome: draws.chance(0.85) ? 'PAID' : 'REJECTED',
      decidedAfterMs: draws.chance(0.2) ? draws.whole(1, 20 * HOUR_MS) : 0,
      lostAnswers: 0,
      isLostOnTheWay: false,
      returnedAfterMs: draws.chance(0.1) ? draws.whole(0, 48 * HOUR_MS) : null,
    },
  };
  const preparer = { by: `${entity} ${by ?? draws.oneOf(['preparer 1', 'preparer 2'])}` };
  return {
    batch,
    event: { what: 'create', ...preparer, batch, rows: [row], ...(entity === 'B' ? { file: FILE } : {}) },
  };
}

function signed(draws: Draws, batch: string, persons: readonly string[]): HistoryEvent[] {
  return persons.map((person) => ({
    what: 'sign',
    ...personOf(draws, batch[0]!, [person]),
    batch,
    ...(draws.chance(0.5) ? { hasPasskey: true } : {}),
  }));
}

/** All approvers sign in some order, so that a batch needs no more of them. */
function signedByAll(draws: Draws, batch: string): HistoryEvent[] {
  const order = draws.oneOf([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
  ]);
  return signed(
    draws,
    batch,
    order.map((at) => APPROVERS[at]!),
  );
}

// -----------------------------------------------------------------------------------------------------------
// Undertakings
// -----------------------------------------------------------------------------------------------------------

/** A person is invited, joins, and acts. */
function invited(draws: Draws, entity: string, names: Names): HistoryEvent[] {
  names.guests += 1;
  const guest = `${entity} guest ${names.guests}`;
  const roles = draws.oneOf<Role[]>([['APPROVER'], ['PREPARER', 'APPROVER'], ['PREPARER'], ['ADMIN']]);
  const asking = agreed(draws, entity, { kind: 'INVITE_USER', guest, roles });
  const asker = { by: (asking[0] as ByPerson).by };
  const { batch, event } = created(draws, entity, names);
  const breaks = draws.chance(0.15) ? { breaks: crashOf(draws, 14) } : {};
  return [
    ...asking,
    ...(draws.chance(0.3) ? [{ what: 'make link', ...asker, guest } as const] : []),
    { what: 'make link', ...otherAdmin(draws, asker), guest },
    ...(draws.chance(0.1) ? [{ what: 'revoke invitation', ...adminOf(draws, entity), guest } as const] : []),
    ...(draws.chance(0.15) ? [pass(draws.whole(1, 80) * HOUR_MS)] : []),
    { what: 'accept invitation', by: guest, ...breaks },
    ...(draws.chance(0.2) ? [{ what: 'accept invitation', by: guest } as const] : []),
    ...(roles.includes('APPROVER')
      ? [event, { what: 'sign', by: guest, batch } as const, turn(draws, batch)]
      : []),
    ...(roles.includes('ADMIN') ? agreedByGuest(draws, entity, guest) : []),
  ];
}

/** The new admin confirms what an old one asked for. */
function agreedByGuest(draws: Draws, entity: string, guest: string): HistoryEvent[] {
  const person = `${entity} preparer 2`;
  return [
    {
      what: 'ask for change',
      ...adminOf(draws, entity),
      change: { kind: 'CHANGE_ROLES', person, roles: ['PREPARER', 'VIEWER'] },
    },
    { what: 'decide change', by: guest, how: 'confirm' },
  ];
}

/** The roles of a person change while their approval waits, and mostly come back. */
function rolesChanged(draws: Draws, entity: string, names: Names): HistoryEvent[] {
  const role = draws.oneOf([...APPROVERS, 'admin 2', 'preparer 2']);
  const person = `${entity} ${role}`;
  const usual: Role[] = role.startsWith('approver')
    ? ['APPROVER']
    : role.startsWith('admin')
      ? ['ADMIN']
      : ['PREPARER'];
  const other = draws.oneOf<Role[]>([['VIEWER'], ['PREPARER'], [...usual, 'PREPARER']]);
  const isApprover = role.startsWith('approver');
  const { batch, event } = created(draws, entity, names);
  const back = agreed(draws, entity, { kind: 'CHANGE_ROLES', person, roles: usual }, true);
  const to = agreed(draws, entity, { kind: 'CHANGE_ROLES', person, roles: other });
  return [
    ...(isApprover ? [event, ...signed(draws, batch, [role])] : []),
    ...to,
    ...(isApprover ? [{ what: 'sign', by: person, batch } as const, turn(draws, batch)] : []),
    // Without a second admin the first one waits for a day.
    ...(role === 'admin 2'
      ? [
          {
            what: 'ask for change',
            by: `${entity} admin 1`,
            change: { kind: 'CHANGE_ROLES', person, roles: usual },
          } as const,
          { what: 'decide change', by: `${entity} admin 1`, how: 'confirm', isOwn: true } as const,
          pass(COUNTED_HOURS * HOUR_MS),
          { what: 'decide change', by: `${entity} admin 1`, how: 'confirm', isOwn: true } as const,
        ]
      : draws.chance(0.85)
        ? back
        : []),
    ...(isApprover ? [...signed(draws, batch, ['approver 1', 'approver 2']), turn(draws, batch)] : []),
  ];
}

/** A person loses access at once, and two admins give it back. */
function left(draws: Draws, entity: string, names: Names): HistoryEvent[] {
  const role = draws.oneOf([...APPROVERS, 'preparer 2']);
  const person = `${entity} ${role}`;
  const { batch, event } = created(draws, entity, names, { by: 'preparer 1' });
  return [
    ...twoSign(draws, entity),
    event,
    ...signed(draws, batch, [role]),
    { what: 'disable', ...adminOf(draws, entity), person },
    { what: 'sign', by: person, batch },
    turn(draws, batch),
    ...(draws.chance(0.85) ? agreed(draws, entity, { kind: 'ENABLE_USER', person }, true) : []),
    ...signed(draws, batch, APPROVERS.slice(0, 2)),
    turn(draws, batch),
  ];
}

/** From an amount on, approvers sign with their passkeys; later two admins end that. */
function withPasskeys(draws: Draws, entity: string, names: Names): HistoryEvent[] {
  const aboveMinor = draws.oneOf([0, 50_000, 100_000]);
  const admin = adminOf(draws, entity);
  const one = created(draws, entity, names, { amountMinor: draws.whole(60_000, 200_000) });
  const other = created(draws, entity, names, { amountMinor: draws.whole(110_000, 200_000) });
  const both: HistoryEvent[] = [one, other].flatMap(({ batch, event }): HistoryEvent[] => [
    event,
    ...(draws.chance(0.5)
      ? [{ what: 'approve', by: `${entity} ${draws.oneOf(APPROVERS)}`, batch } as const]
      : []),
    ...APPROVERS.map(
      (person) => ({ what: 'sign', ...personOf(draws, entity, [person]), batch, hasPasskey: true }) as const,
    ),
    turn(draws, batch),
  ]);
  return [
    { what: 'require passkeys', ...admin, aboveMinor },
    ...both,
    { what: 'require passkeys', by: admin.by, aboveMinor: draws.chance(0.7) ? null : aboveMinor + 50_000 },
    ...settled(draws, admin),
  ];
}

/** A looser setting waits for another admin, or for a day. */
function settled(draws: Draws, admin: ByPerson): HistoryEvent[] {
  return draws.chance(0.7)
    ? [{ what: 'decide', ...otherAdmin(draws, admin), isConfirmed: true }]
    : [pass(COUNTED_HOURS * HOUR_MS), sweep(draws, 'apply-config-changes')];
}

/** An approver loses the device, and an admin has the passkeys removed. */
function lost(draws: Draws, entity: string, longest: number): HistoryEvent[] {
  const role = draws.oneOf(APPROVERS);
  const person = `${entity} ${role}`;
  return [
    ...(draws.chance(0.3)
      ? [{ what: 'remove passkey', by: person } as const, { what: 'add passkey', by: person } as const]
      : []),
    { what: 'lose passkeys', by: person },
    ...(draws.chance(0.4) ? [{ what: 'add passkey', by: person } as const] : []),
    { what: 'ask for passkey reset', ...adminOf(draws, entity), person },
    ...(draws.chance(0.25)
      ? [{ what: 'stop passkey reset', by: `${entity} ${draws.oneOf(['admin 1', role])}`, person } as const]
      : []),
    pass((longest > 1 ? COUNTED_HOURS : 24) * HOUR_MS),
    sweep(draws, 'reset-passkeys'),
    { what: 'add passkey', by: person },
  ];
}

const RULES: readonly ((entity: string) => PlannedRule[])[] = [
  () => [{ when: [], signers: [{ group: 'FINANCE', count: 1 }], inOrder: false }],
  () => [
    {
      when: [{ kind: 'AMOUNT', aboveMinor: 100_000 }],
      signers: [
        { group: 'FINANCE', count: 1 },
        { group: 'DIRECTORS', count: 1 },
      ],
      inOrder: false,
    },
  ],
  () => [
    {
      when: [],
      signers: [
        { group: 'FINANCE', count: 1 },
        { group: 'DIRECTORS', count: 1 },
      ],
      inOrder: true,
    },
  ],
  (entity) => [
    {
      when: [{ kind: 'PREPARER', person: `${entity} preparer 2` }],
      signers: [{ group: 'DIRECTORS', count: 2 }],
      inOrder: false,
    },
    { when: [{ kind: 'AMOUNT', aboveMinor: 150_000 }], signers: [{ group: null, count: 3 }], inOrder: false },
  ],
];

/** A policy comes into force while a batch waits, and later ends. */
function underPolicy(draws: Draws, entity: string, names: Names): HistoryEvent[] {
  const rules = () => draws.oneOf(RULES)(entity);
  const policy = (given: PlannedRule[]): HistoryEvent[] =>
    agreed(draws, entity, { kind: 'CHANGE_POLICY', rules: given }, true);
  const batch = () => created(draws, entity, names, { amountMinor: draws.whole(80_000, 200_000) });
  const [before, during] = [batch(), batch()];
  return [
    before.event,
    ...(draws.chance(0.4) ? signed(draws, before.batch, [draws.oneOf(APPROVERS)]) : []),
    ...policy(rules()),
    during.event,
    ...signedByAll(draws, during.batch),
    turn(draws, during.batch),
    ...signedByAll(draws, before.batch),
    turn(draws, before.batch),
    ...(draws.chance(0.3) ? policy(rules()) : []),
    ...policy([]),
  ];
}

/** An approver is away and another one signs for them; both try to sign once more. */
function delegated(draws: Draws, entity: string, names: Names, longest: number): HistoryEvent[] {
  const away = draws.oneOf(APPROVERS);
  const there = draws.oneOf(APPROVERS.filter((one) => one !== away));
  const [absent, delegate] = [`${entity} ${away}`, `${entity} ${there}`];
  const startsInDays = draws.chance(0.7) ? 0 : 1;
  const { batch, event } = created(draws, entity, names);
  const again = created(draws, entity, names);
  const forThem = (label: string): SingleEvent => ({
    what: 'sign',
    by: delegate,
    batch: label,
    onBehalfOf: absent,
    ...(draws.chance(0.4) ? { hasPasskey: true } : {}),
  });
  const ofBoth: SingleEvent[] = [
    { what: 'sign', by: absent, batch },
    { what: 'sign', by: delegate, batch },
  ];
  return [
    ...twoSign(draws, entity),
    {
      what: 'delegate',
      ...personOf(draws, entity, [away]),
      to: delegate,
      startsInDays,
      days: draws.whole(1, longest + 1),
    },
    event,
    ...(startsInDays > 0 && draws.chance(0.7) ? [forThem(batch), pass(DAY_MS)] : []),
    draws.chance(0.35) ? together(draws, [forThem(batch), draws.oneOf(ofBoth)]) : forThem(batch),
    ...(draws.chance(0.7) ? ofBoth : []),
    ...signed(
      draws,
      batch,
      APPROVERS.filter((one) => one !== away && one !== there),
    ),
    turn(draws, batch),
    again.event,
    ...(draws.chance(0.5)
      ? [{ what: 'end delegation', ...personOf(draws, entity, [away, there, 'admin 1']) } as const]
      : [pass(longest * DAY_MS)]),
    forThem(again.batch),
    ...signed(draws, again.batch, APPROVERS),
    turn(draws, again.batch),
  ];
}

/** Only registered accounts are paid: a payee gets an account, and later another one. */
function registered(draws: Draws, entity: string, names: Names): HistoryEvent[] {
  names.payees += 1;
  const accountOf = (count: number) =>
    `62${draws.whole(1_000, 1_999)}${String(names.payees * 10 + count).padStart(5, '0')}`;
  const [first, second] = [accountOf(0), accountOf(1)];
  // Payments to the second account carry another name, so each account is a separate payee.
  const payee = `${entity}payee ${names.payees} ${first}`;
  const other = `${entity}payee ${names.payees} ${second}`;
  const admin = adminOf(draws, entity);
  const to = (account: string) => created(draws, entity, names, { account });
  const [paid, early, late, stranger] = [to(first), to(second), to(second), created(draws, entity, names)];
  const proposer = personOf(draws, entity, ['preparer 1', 'preparer 2', 'approver 1']);
  const confirmer = personOf(
    draws,
    entity,
    proposer.by.endsWith('approver 1') ? ['approver 2', 'admin 1'] : ['approver 1', 'approver 2', 'admin 1'],
  );
  const proposed = (name: string, account: string): HistoryEvent[] => [
    { what: 'propose payee', ...proposer, payee: name, account },
    ...(draws.chance(0.3) ? [{ what: 'confirm payee', by: proposer.by, payee: name } as const] : []),
    ...(draws.chance(0.2)
      ? [
          {
            what: draws.oneOf(['reject payee', 'withdraw payee'] as const),
            by: draws.oneOf([proposer.by, confirmer.by]),
            payee: name,
          } as const,
        ]
      : []),
    { what: 'confirm payee', ...confirmer, payee: name },
  ];
  const paying = ({ batch, event }: { batch: string; event: HistoryEvent }): HistoryEvent[] => [
    event,
    ...signed(draws, batch, APPROVERS.slice(0, 2)),
    turn(draws, batch),
  ];
  return [
    ...proposed(payee, first),
    // Prepared before the rule, to an account that is never registered.
    stranger.event,
    pass(COUNTED_HOURS * HOUR_MS),
    { what: 'require payees', ...admin, isOn: true },
    ...signed(draws, stranger.batch, APPROVERS.slice(0, 2)),
    ...paying(paid),
    ...(draws.chance(0.5)
      ? [
          { what: 'propose account', ...proposer, payee, account: `63${first.slice(2)}` } as const,
          { what: 'confirm payee', ...confirmer, payee } as const,
          // The new account does not count yet.
          ...paying(to(`63${first.slice(2)}`)),
        ]
      : []),
    ...proposed(other, second),
    ...paying(early),
    pass(COUNTED_HOURS * HOUR_MS),
    ...paying(late),
    ...(draws.chance(0.4) ? paying(to(draws.oneOf([first, `63${first.slice(2)}`]))) : []),
    { what: 'require payees', by: admin.by, isOn: false },
    ...settled(draws, admin),
  ];
}

/** A program prepares with its token, until that is revoked or over. */
function programmed(draws: Draws, entity: string, names: Names, longest: number): HistoryEvent[] {
  names.tokens += 1;
  const program = `${entity} program ${1 + (names.tokens % 2)}`;
  const maker = adminOf(draws, entity);
  const second = otherAdmin(draws, maker);
  const days = draws.chance(0.5) ? 1 : 30;
  const prepares = draws.chance(0.9);
  const prepared = (): { batch: string; event: SingleEvent } => {
    const account = `62${draws.whole(1_000, 1_020)}00008`;
    const { batch, event } = created(draws, entity, names, {
      account,
      amountMinor: draws.whole(100, 90_000),
    });
    return { batch, event: { what: 'prepare', by: program, batch, row: event.rows[0]!, file: FILE } };
  };
  const [early, one, last] = [prepared(), prepared(), prepared()];
  const revoking: SingleEvent = { what: 'revoke token', ...personOf(draws, entity, ADMINS), token: program };
  return [
    { what: 'make token', ...maker, token: program, prepares, days },
    ...(draws.chance(0.5) ? [early.event] : []),
    ...(draws.chance(0.4) ? [{ what: 'confirm token', by: maker.by, token: program } as const] : []),
    { what: 'confirm token', ...second, token: program },
    one.event,
    { what: 'approve as program', by: program, batch: one.batch },
    ...signed(draws, one.batch, APPROVERS.slice(0, 2)),
    // The maker of a token may not sign what the program prepared.
    ...(draws.chance(0.4) ? [{ what: 'sign', by: maker.by, batch: one.batch } as const] : []),
    turn(draws, one.batch),
    ...(days === 1 && draws.chance(0.6)
      ? [pass((longest > 1 ? COUNTED_HOURS : 24) * HOUR_MS)]
      : [draws.chance(0.4) ? together(draws, [revoking, prepared().event]) : revoking]),
    last.event,
  ];
}

/** A company gets a webhook. */
function hooked(draws: Draws, entity: string): HistoryEvent[] {
  const webhook = webhookOf(entity);
  return [
    { what: 'make webhook', by: adminOf(draws, entity).by, webhook },
    ...(draws.chance(0.5) ? [sweep(draws, 'deliver')] : []),
  ];
}

function webhookOf(entity: string): string {
  return `${entity} webhook`;
}

/** A receiver misbehaves for a while. */
function receiving(draws: Draws, entity: string, longest: number): HistoryEvent[] {
  const webhook = webhookOf(entity);
  const mode = draws.weighted<ReceiverMode>([
    [2, 'ERROR'],
    [2, 'EVERY_SECOND'],
    [2, 'CUT'],
    [1, 'NEVER'],
    [1, 'LATE'],
    [1, 'GONE'],
  ]);
  const off = draws.chance(0.25) || mode === 'GONE';
  const later = (): HistoryEvent =>
    pass(draws.chance(0.8) ? draws.whole(1, 90) * 60_000 : draws.whole(1, longest) * DAY_MS);
  return [
    sweep(draws, 'deliver'),
    { what: 'receiver', by: 'receiver', webhook, mode },
    sweep(draws, 'deliver'),
    later(),
    sweep(draws, 'deliver', 0.4),
    later(),
    ...(draws.chance(0.3)
      ? [{ what: 'rotate webhook', by: adminOf(draws, entity).by, webhook } as const]
      : []),
    sweep(draws, 'deliver'),
    ...(off && mode !== 'GONE'
      ? [{ what: 'switch off webhook', ...adminOf(draws, entity), webhook } as const]
      : []),
    { what: 'receiver', by: 'receiver', webhook, mode: 'OK' },
    ...(draws.chance(0.85)
      ? [
          {
            what: 'switch on webhook',
            ...adminOf(draws, entity),
            webhook,
            missed: draws.chance(0.8) ? 'SEND' : 'SKIP',
          } as const,
        ]
      : []),
    later(),
    sweep(draws, 'deliver', 0.4),
  ];
}

/** Two people do the same, or the opposite, at once. */
function bothAtOnce(draws: Draws, entity: string): HistoryEvent[] {
  const [one, other] = ADMINS.map((role) => `${entity} ${role}`) as [string, string];
  const person = `${entity} ${draws.oneOf(APPROVERS)}`;
  const change = (): AskedChange => ({
    kind: 'CHANGE_ROLES',
    person,
    roles: draws.oneOf<Role[]>([['APPROVER'], ['APPROVER', 'PREPARER'], ['APPROVER', 'VIEWER']]),
  });
  const decided = (...events: SingleEvent[]): HistoryEvent[] => [
    asks(one, change()),
    together(draws, events),
  ];
  const withdraws: PeopleEvent = { what: 'decide change', by: one, how: 'withdraw', isOwn: true };
  const same = change();
  return draws.weighted<() => HistoryEvent[]>([
    [2, () => [together(draws, [asks(one, same), asks(other, same)]), decides(other, 'confirm')]],
    [2, () => decided(decides(other, 'confirm'), decides(other, 'confirm'))],
    [2, () => decided(decides(other, 'confirm'), decides(other, 'reject'))],
    [2, () => decided(decides(other, 'confirm'), withdraws)],
    [2, () => decided(decides(other, 'confirm'), { what: 'disable', by: one, person })],
    [1, () => leaves(draws, one, other, change())],
    [1, () => [together(draws, [{ what: 'sign out', by: one, person }, signs(person, `${entity}P1`)])]],
    [2, () => [together(draws, [{ what: 'disable', by: one, person }, signs(person, `${entity}P2`)])]],
  ])();
}

/** An admin confirms a change while another one ends their access, and gives it back a day later. */
function leaves(draws: Draws, one: string, other: string, change: AskedChange): HistoryEvent[] {
  return [
    asks(one, change),
    together(draws, [{ what: 'disable', by: one, person: other }, decides(other, 'confirm')]),
    asks(one, { kind: 'ENABLE_USER', person: other }),
    pass(COUNTED_HOURS * HOUR_MS),
    { what: 'decide change', by: one, how: 'confirm', isOwn: true },
  ];
}

function signs(by: string, batch: string): PeopleEvent {
  return { what: 'sign', by, batch };
}

function asks(by: string, change: AskedChange): PeopleEvent {
  return { what: 'ask for change', by, change };
}

function decides(by: string, how: 'confirm' | 'reject'): PeopleEvent {
  return { what: 'decide change', by, how };
}
