import { HOUR_MS } from '../src/shared/time.ts';
import { aboutFiles, fileOf, takenToTheBank } from './draw-files.ts';
import { approval, crashOf, pause, personOf, together, turn } from './draw-parts.ts';
import { withOtherBusiness } from './draw-business.ts';
import { themeOf, withShapes } from './draw-shapes.ts';
import { withMonths } from './draw-months.ts';
import { customersOf, hasCustomers, withCustomers } from './customers/draw-customers.ts';
import { withExchange } from './exchange/draw-exchange.ts';
import { hasPeople, withPeople } from './people/draw-people.ts';
import { hasSchedules, withSchedules } from './schedules/draw-schedules.ts';
import { drawsOf, type Draws } from './draws.ts';
import {
  ENTITIES,
  NEVER_MS,
  WORKERS,
  type CamtStyle,
  type CsvStyle,
  type History,
  type HistoryEvent,
  type PersonEvent,
  type SingleEvent,
  type Sweep,
  type WorkerEvent,
} from './history.ts';
import type { PaymentFate, PlannedRow } from './parts-of-events.ts';

/** The history of a seed. */
export function historyOf(seed: number, length = 60): History {
  const draws = drawsOf(seed);
  const hasFiles = seed % 2 === 0;
  const booking = {
    isOneDebit: draws.chance(0.4),
    isPaidByStatement: draws.chance(0.4),
    ...(draws.chance(0.35) ? { isMt940: true } : {}),
    // Taken from the seed itself, so that its other draws do not change.
    ...(seed % 3 === 0 ? { debitOf: 2 + (seed % 2) } : {}),
    ...(seed % 8 === 4 ? { isOneDebit: true, isPaidByStatement: false, isGross: true } : {}),
    ...(seed % 12 === 10 ? { isOneDebit: true, isUnnamed: true } : {}),
    ...(seed % 12 === 6 || seed % 24 === 10 ? { isOneDebit: true, isTogether: true } : {}),
    ...(seed % 24 === 22 ? { isCharging: true } : {}),
    ...(themeOf(seed) === 'PARTS' ? { isOneDebit: true, debitOf: 2 } : {}),
    ...(seed % 6 === 2 ? { hasReports: true } : {}),
    ...(seed % 6 === 0 ? { isPain: true } : {}),
    ...(seed % 10 === 6 ? { csv: SHAPES[((seed - 6) / 10) % SHAPES.length]! } : {}),
    camt: { version: VERSIONS[(seed / 2) % VERSIONS.length]!, prefix: seed % 10 === 0 ? 'camt' : '' },
  };
  const known: string[] = [];
  const events: HistoryEvent[] = [];
  const batch = () => (known.length === 0 ? 'A1' : draws.chance(0.7) ? known.at(-1)! : draws.oneOf(known));
  const create = (): PersonEvent => {
    const entity = draws.chance(hasFiles ? 0.75 : 0.5) ? 'B' : 'A';
    const name = `${entity}${known.length + 1}`;
    const earlier = known.filter((label) => label.startsWith(entity));
    const retryOf = earlier.length > 0 && draws.chance(0.15) ? draws.oneOf(earlier) : null;
    known.push(name);
    const by = personOf(draws, entity, ['preparer 1', 'preparer 2']);
    // Without a key, two clicks create two batches, which people can distinguish but the bank cannot.
    if (by.twice) by.twice = 'WITH_KEY';
    return {
      what: 'create',
      ...by,
      batch: name,
      rows: rowsOf(draws, name),
      ...fileOf(draws, hasFiles && entity === 'B'),
      ...(retryOf ? { retryOf } : {}),
    };
  };
  while (events.length < length) {
    if (known.length === 0) events.push(create());
    else if (hasFiles && draws.chance(0.35)) events.push(aboutFiles(draws, batch()));
    else if (draws.chance(0.03)) events.push(wayToTheBank(draws));
    else if (draws.chance(0.12)) events.push({ what: 'pass', by: 'clock', ms: pause(draws) });
    else if (draws.chance(0.25)) events.push(atOnce(draws, batch()));
    else if (draws.chance(0.2)) {
      events.push(create());
      // Half of the batches are approved at once, so that most of a history is about payments.
      const last = known.at(-1)!;
      if (draws.chance(0.1)) events.push(byStranger(draws, last));
      if (draws.chance(0.5)) events.push(...approvedAtOnce(draws, last));
      if (hasFiles && last.startsWith('B') && draws.chance(0.5)) events.push(...takenToTheBank(draws, last));
    } else events.push(single(draws, batch()));
  }
  const business = hasFiles ? withShapes(seed, withOtherBusiness(seed, events, booking)) : events;
  const hasMonths = seed % 6 === 4 || seed % 10 === 8;
  const ofPayments = hasMonths ? withMonths(seed, business) : business;
  const scheduled = hasSchedules(seed)
    ? withSchedules(seed, ofPayments, { entities: hasFiles ? ['A'] : ENTITIES, hasMonths })
    : ofPayments;
  const peopled = hasPeople(seed) ? withPeople(seed, scheduled, { hasMonths }) : scheduled;
  const exchanged = withExchange(seed, peopled);
  return {
    seed,
    hasFiles,
    ...(hasFiles ? { booking } : {}),
    ...(hasMonths ? { hasMonths } : {}),
    ...(hasSchedules(seed) ? { hasSchedules: true } : {}),
    ...(hasPeople(seed) ? { hasPeople: true } : {}),
    ...(hasCustomers(seed) ? { customers: customersOf(seed) } : {}),
    events: hasCustomers(seed) ? withCustomers(seed, exchanged, { hasMonths }) : exchanged,
  };
}

/** The shapes of statements in CSV that banks export. */
const SHAPES: readonly CsvStyle[] = ['PLAIN', 'TWO_COLUMNS', 'TITLED'];

/** The versions of statements in XML that banks send. */
const VERSIONS: CamtStyle['version'][] = ['02', '04', '06', '08', '10', '13'];

function wayToTheBank(draws: Draws): HistoryEvent {
  return { what: 'way', by: 'network', to: 'API', state: draws.oneOf(['UP', 'UP', 'DOWN', 'ANSWERS_LOST']) };
}

function rowsOf(draws: Draws, batch: string): PlannedRow[] {
  return Array.from({ length: draws.whole(1, 4) }, (_, index) => ({
    reference: `${batch} ROW ${index + 1}`,
    account: `62${draws.whole(1_000, 1_020)}${String(index).padStart(5, '0')}`,
    amountMinor: draws.weighted([
      [8, draws.whole(100, 200_000)],
      [1, draws.whole(30_000_000, 60_000_000)],
    ]),
    fate: fateOf(draws),
  }));
}

/** An approver of the other entity acts on a batch that waits. */
function byStranger(draws: Draws, batch: string): PersonEvent {
  const entity = batch.startsWith('A') ? 'B' : 'A';
  const what = draws.oneOf(['approve', 'reject'] as const);
  return { what, by: `${entity} ${draws.oneOf(['approver 1', 'approver 2'])}`, batch };
}

function fateOf(draws: Draws): PaymentFate {
  const outcome = draws.chance(0.8) ? 'PAID' : 'REJECTED';
  const isLate = draws.chance(0.35);
  const isSilent = draws.chance(0.04);
  return {
    outcome,
    decidedAfterMs: isSilent ? NEVER_MS : isLate ? draws.whole(1, 30 * HOUR_MS) : 0,
    lostAnswers: draws.weighted([
      [5, 0],
      [2, 1],
      [1, draws.whole(2, 5)],
    ]),
    isLostOnTheWay: draws.chance(0.12),
    returnedAfterMs: outcome === 'PAID' && draws.chance(0.25) ? draws.whole(0, 96 * HOUR_MS) : null,
  };
}

/** An approval and a turn; in between the approver may lose access, or the clock may move. */
function approvedAtOnce(draws: Draws, batch: string): HistoryEvent[] {
  const approved = approval(draws, batch);
  const between = draws.weighted<() => HistoryEvent[]>([
    [6, () => []],
    [1, () => [{ what: 'access', by: 'operator', person: approved.by, isOn: false }]],
    [1, () => [{ what: 'pass', by: 'clock', ms: pause(draws) }]],
  ])();
  return [approved, ...between, turn(draws, batch)];
}

/** One event about a batch, or about the settings of its entity. */
function single(draws: Draws, batch: string): SingleEvent {
  // Some people belong to the other entity and have no rights here.
  const entity = draws.chance(0.94) ? batch[0]! : draws.oneOf(ENTITIES);
  const approver = () => personOf(draws, entity, ['approver 1', 'approver 2', 'approver 3', 'preparer 1']);
  const admin = () => personOf(draws, entity, ['admin 1', 'admin 2']);
  return draws.weighted<() => SingleEvent>([
    [8, () => ({ what: 'approve', ...approver(), batch, ...(draws.chance(0.06) ? { isStale: true } : {}) })],
    [14, () => turn(draws, batch)],
    [4, () => sweep(draws)],
    [1, () => ({ what: 'cancel', ...personOf(draws, entity, ['preparer 1', 'preparer 2']), batch })],
    [1, () => ({ what: 'reject', ...approver(), batch })],
    [1, () => ({ what: 'look', ...approver(), batch })],
    [
      1,
      () => ({
        what: 'rules',
        ...admin(),
        approvals: draws.whole(1, 3),
        pauseSeconds: draws.oneOf([0, 0, 60, 3_600]),
        ...(draws.chance(0.1) ? { isStale: true } : {}),
      }),
    ],
    [1, () => ({ what: 'decide', ...admin(), isConfirmed: draws.chance(0.7) })],
    [
      1.5,
      () => ({
        what: 'access',
        by: 'operator',
        person: `${entity} ${draws.oneOf(['approver 1', 'approver 2', 'preparer 2'])}`,
        isOn: draws.chance(0.6),
      }),
    ],
    [1, () => ({ what: 'payouts', by: 'operator', entity, isOn: draws.chance(0.75) })],
  ])();
}

function sweep(draws: Draws): WorkerEvent {
  const crash = draws.chance(0.15) ? { crash: crashOf(draws, 12) } : {};
  const which = draws.weighted<Sweep>([
    [4, 'returns'],
    [2, 'expire-batches'],
    [2, 'apply-config-changes'],
    [1, 'right-times'],
    [1, 'clean-up'],
  ]);
  return { what: 'sweep', by: draws.oneOf(WORKERS), sweep: which, ...crash };
}

/**
 * Two or three events about the same batch. Access and settings of the operator change in separate events.
 */
function atOnce(draws: Draws, batch: string): HistoryEvent {
  const events: SingleEvent[] = [];
  while (events.length < draws.whole(2, 3)) {
    const event = single(draws, batch);
    if (event.what === 'access' || event.what === 'payouts') continue;
    events.push(event);
  }
  return together(draws, events);
}
