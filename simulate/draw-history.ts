import { DAY_MS, HOUR_MS, MINUTE_MS } from '../src/shared/time.ts';
import { drawsOf, type Draws } from './draws.ts';
import {
  ENTITIES,
  WORKERS,
  type Crash,
  type FileFate,
  type History,
  type HistoryEvent,
  type PaymentFate,
  type PersonEvent,
  type PlannedRow,
  type SingleEvent,
  type StatementFate,
  type Sweep,
  type WorkerEvent,
  type ByPerson,
} from './history.ts';

/** The history of a seed. */
export function historyOf(seed: number, length = 60): History {
  const draws = drawsOf(seed);
  const hasFiles = seed % 2 === 0;
  const booking = { isOneDebit: draws.chance(0.4), isPaidByStatement: draws.chance(0.4) };
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
    // Without a key two clicks create two batches, which people tell apart and the bank does not.
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
  return { seed, hasFiles, ...(hasFiles ? { booking } : {}), events };
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

function fileOf(draws: Draws, isInFile: boolean): { file?: FileFate } {
  if (!isInFile) return {};
  const file = {
    isRejected: draws.chance(0.15),
    repliesAfterMs: draws.chance(0.5) ? 0 : draws.whole(1, 40 * HOUR_MS),
    copies: draws.chance(0.25) ? 2 : 1,
    isAfterWrongReply: draws.chance(0.1),
  };
  return { file };
}

/** An event around the files of entity B. */
function aboutFiles(draws: Draws, batch: string): HistoryEvent {
  const by = draws.oneOf(WORKERS);
  const crash = draws.chance(0.3) ? { crash: crashOf(draws, 25) } : {};
  const recalls = ['recall', 'confirm recall', 'confirm recall', 'withdraw recall'] as const;
  return draws.weighted<() => HistoryEvent>([
    [4, () => ({ what: 'visit', by, ...crash })],
    [3, () => ({ what: 'bank', by: 'file bank' })],
    [2, () => ({ what: 'sweep', by, sweep: 'read-left-replies', ...crash })],
    [
      2,
      () => ({
        what: draws.oneOf(recalls),
        ...personOf(draws, batch[0]!, ['approver 1', 'approver 2', 'approver 3']),
        batch,
      }),
    ],
    [2, () => together(draws, [{ what: 'visit', by, ...crash }, recallOf(draws, batch)])],
    [3, () => ({ what: 'statement', by: 'file bank', fate: statementFate(draws) })],
    [1, () => deposit(draws)],
    [3, () => statementJobs(draws, by)],
    [1, () => upload(draws)],
    [1, () => ({ what: 'confirm statement', ...personOf(draws, 'B', STATEMENT_READERS) })],
    [2, () => together(draws, [statementJobs(draws, by), aboutStatements(draws), turn(draws, batch)])],
  ])();
}

/** An approver of the other entity acts on a batch that waits. */
function byStranger(draws: Draws, batch: string): PersonEvent {
  const entity = batch.startsWith('A') ? 'B' : 'A';
  const what = draws.oneOf(['approve', 'reject'] as const);
  return { what, by: `${entity} ${draws.oneOf(['approver 1', 'approver 2'])}`, batch };
}

/** A file leaves, and then something happens that only matters once it has left. */
function takenToTheBank(draws: Draws, batch: string): HistoryEvent[] {
  const by = draws.oneOf(WORKERS);
  const visit = { what: 'visit', by } as const;
  const bank = { what: 'bank', by: 'file bank' } as const;
  const minutes = { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS } as const;
  const approver = () => personOf(draws, 'B', ['approver 1', 'approver 2', 'approver 3']);
  const then = draws.weighted<() => HistoryEvent[]>([
    [
      2,
      () => [
        // Killed once the file counts as left, and before it is anywhere.
        { ...visit, crash: { statement: draws.whole(1, 12), isAfter: true, isAtCommit: true } },
        { what: 'recall', ...approver(), batch },
        { what: 'confirm recall', ...approver(), batch },
        visit,
        bank,
      ],
    ],
    [
      2,
      () => [
        visit,
        bank,
        { what: 'statement', by: 'file bank', fate: statementFate(draws) },
        minutes,
        visit,
        statementJobs(draws, by),
      ],
    ],
    [1, () => [visit, bank, { ...upload(draws), isForged: true }, statementJobs(draws, by)]],
  ])();
  return [approval(draws, batch), turn(draws, batch), ...then];
}

const STATEMENT_READERS = ['approver 1', 'approver 2', 'approver 3', 'admin 1', 'preparer 1'];

function aboutStatements(draws: Draws): SingleEvent {
  return draws.weighted<() => SingleEvent>([
    [2, () => statementJobs(draws, draws.oneOf(WORKERS))],
    [1, () => upload(draws)],
    [2, () => ({ what: 'confirm statement', ...personOf(draws, 'B', STATEMENT_READERS) })],
  ])();
}

function statementJobs(draws: Draws, by: string): WorkerEvent {
  const crash = draws.chance(0.25) ? { crash: crashOf(draws, 40) } : {};
  const sweep = draws.chance(0.75) ? 'statement jobs' : 'read-left-statements';
  return { what: 'sweep', by, sweep, ...crash };
}

function upload(draws: Draws): PersonEvent & { what: 'upload statement' } {
  const isForged = draws.chance(0.3);
  return {
    what: 'upload statement',
    ...personOf(draws, 'B', STATEMENT_READERS),
    ...(isForged ? { isForged } : {}),
  };
}

function deposit(draws: Draws): HistoryEvent {
  return {
    what: 'deposit',
    by: 'file bank',
    amountMinor: draws.whole(100, 5_000_000),
    isNamed: draws.chance(0.7),
  };
}

function statementFate(draws: Draws): StatementFate {
  return {
    isSent: draws.weighted([
      [5, 'NOW' as const],
      [2, 'NEXT' as const],
      [1, 'PORTAL' as const],
    ]),
    copies: draws.weighted([
      [4, []],
      [1, ['SAME' as const]],
      [1, ['ISSUED_AGAIN' as const]],
      [1, ['RENAMED' as const]],
    ]),
  };
}

function recallOf(draws: Draws, batch: string): PersonEvent {
  const what = draws.oneOf(['recall', 'confirm recall', 'withdraw recall'] as const);
  return { what, ...personOf(draws, batch[0]!, ['approver 1', 'approver 2', 'approver 3']), batch };
}

function fateOf(draws: Draws): PaymentFate {
  const outcome = draws.chance(0.8) ? 'PAID' : 'REJECTED';
  const isLate = draws.chance(0.35);
  return {
    outcome,
    decidedAfterMs: isLate ? draws.whole(1, 30 * HOUR_MS) : 0,
    lostAnswers: draws.weighted([
      [5, 0],
      [2, 1],
      [1, draws.whole(2, 5)],
    ]),
    isLostOnTheWay: draws.chance(0.12),
    returnedAfterMs: outcome === 'PAID' && draws.chance(0.25) ? draws.whole(0, 96 * HOUR_MS) : null,
  };
}

function pause(draws: Draws): number {
  return draws.weighted([
    [4, draws.whole(1, 5 * MINUTE_MS)],
    [3, draws.whole(1, 6) * HOUR_MS],
    [2, draws.whole(1, 4) * DAY_MS],
    [1, -draws.whole(1, 90) * MINUTE_MS],
  ]);
}

function personOf(draws: Draws, entity: string, roles: readonly string[]): ByPerson {
  return {
    by: `${entity} ${draws.oneOf(roles)}`,
    ...(draws.chance(0.12) ? { twice: draws.oneOf(['WITH_KEY', 'WITHOUT_KEY'] as const) } : {}),
    ...(draws.chance(0.08) ? { breaks: crashOf(draws, 14) } : {}),
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

function approval(draws: Draws, batch: string): PersonEvent {
  return {
    what: 'approve',
    ...personOf(draws, batch[0]!, ['approver 1', 'approver 2', 'approver 3']),
    batch,
  };
}

function crashOf(draws: Draws, most: number): Crash {
  const isAtCommit = draws.chance(0.35);
  return {
    statement: draws.whole(1, most),
    isAfter: draws.chance(0.5),
    ...(isAtCommit ? { isAtCommit } : {}),
  };
}

/** One event about a batch, or about the settings of its entity. */
function single(draws: Draws, batch: string): SingleEvent {
  // Some belong to the other entity, and have no right to anything.
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

function turn(draws: Draws, batch: string): WorkerEvent {
  const crash = draws.chance(0.25) ? { crash: crashOf(draws, 45) } : {};
  return { what: 'turn', by: draws.oneOf(WORKERS), batch, ...crash };
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

/** Two or three events about the same batch. Access and settings of the operator change on their own. */
function atOnce(draws: Draws, batch: string): HistoryEvent {
  const events: SingleEvent[] = [];
  while (events.length < draws.whole(2, 3)) {
    const event = single(draws, batch);
    if (event.what === 'access' || event.what === 'payouts') continue;
    events.push(event);
  }
  return together(draws, events);
}

function together(draws: Draws, events: SingleEvent[]): HistoryEvent {
  const order = Array.from({ length: 24 }, () => draws.whole(0, 5));
  return { what: 'at once', by: 'several', events, order };
}
