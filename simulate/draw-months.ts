import { DAY_MS, MINUTE_MS } from '../src/shared/time.ts';
import { personOf } from './draw-parts.ts';
import { drawsOf, type Draws } from './draws.ts';
import type { HistoryEvent, PersonEvent, StatementCopy } from './history.ts';

const WHO = ['approver 1', 'approver 2', 'approver 3', 'admin 1', 'preparer 1'];

/** How often people check open entries before they close a month. */
const LOOKS = 14;

/**
 * Lets people of entity B begin its account with an opening balance, take back statements that were uploaded,
 * and close and reopen its months. The events have their own draws.
 */
export function withMonths(seed: number, planned: readonly HistoryEvent[]): HistoryEvent[] {
  const draws = drawsOf(seed * 41 + 17);
  const begins = draws.whole(2, Math.min(20, planned.length - 1));
  return [
    ...planned.flatMap((event, index) => [
      event,
      ...(index === begins ? beginning(draws) : []),
      ...(draws.chance(0.12) ? [byPerson(draws)] : []),
    ]),
    ...monthEnd(draws),
  ];
}

function byPerson(draws: Draws): PersonEvent {
  const by = personOf(draws, 'B', WHO);
  return draws.weighted<() => PersonEvent>([
    [3, () => ({ what: 'take back', ...by, pick: draws.whole(0, 9) })],
    [2, () => ({ what: 'upload statement', ...by, ...(draws.chance(0.5) ? { isForged: true } : {}) })],
    [1, () => ({ what: 'propose opening', ...by })],
    [1, () => ({ what: 'confirm opening', ...by })],
    [1, () => ({ what: 'close month', ...by })],
    [1, () => ({ what: 'confirm month', ...by })],
    [1, () => ({ what: 'reopen month', ...by })],
    [1, () => ({ what: 'close finding', ...by })],
  ])();
}

/** A statement comes, and two people begin the account with its opening balance. */
function beginning(draws: Draws): HistoryEvent[] {
  return [
    ...statementComes(),
    { what: 'propose opening', ...personOf(draws, 'B', ['approver 1', 'admin 1']) },
    { what: 'confirm opening', ...personOf(draws, 'B', ['approver 2', 'approver 3']) },
  ];
}

function statementComes(copies: StatementCopy[] = []): HistoryEvent[] {
  return [
    { what: 'statement', by: 'file bank', fate: { isSent: 'NOW', copies } },
    { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS },
    { what: 'visit', by: 'worker 1' },
    { what: 'sweep', by: 'worker 1', sweep: 'statement jobs' },
    { what: 'sweep', by: 'worker 1', sweep: 'statement jobs' },
  ];
}

/** The month ends; people settle its open entries, close it, and try to change it. */
function monthEnd(draws: Draws): HistoryEvent[] {
  const bank = { what: 'bank', by: 'file bank' } as const;
  const visit = { what: 'visit', by: 'worker 2' } as const;
  const later = (...events: HistoryEvent[]) => (draws.chance(0.5) ? events : []);
  return [
    { what: 'charge', by: 'file bank', amountMinor: draws.whole(100, 3_000) },
    visit,
    bank,
    // The bank sends the statements that it kept back. Afterwards it books nothing until the month is over.
    ...statementComes(['SAME']),
    { what: 'pass', by: 'clock', ms: 32 * DAY_MS },
    ...statementComes(),
    { what: 'sweep', by: 'worker 1', sweep: 'read-left-replies' },
    ...Array.from({ length: 3 }, () => ({ what: 'close finding', by: 'B approver 1' }) as const),
    ...Array.from({ length: LOOKS }, () => look(draws)).flat(),
    ...Array.from({ length: 6 }, () => ({ what: 'leave for the bank', by: 'B approver 3' }) as const),
    { what: 'close month', ...personOf(draws, 'B', ['admin 1', 'approver 1']) },
    ...later({ what: 'undo posting', ...personOf(draws, 'B', WHO), pick: draws.whole(0, 9) }),
    { what: 'confirm month', ...personOf(draws, 'B', ['approver 2', 'approver 3']) },
    { what: 'undo posting', ...personOf(draws, 'B', WHO), pick: draws.whole(0, 9) },
    { what: 'take back', ...personOf(draws, 'B', WHO), pick: draws.whole(0, 9) },
    ...later({ what: 'deposit', by: 'file bank', amountMinor: draws.whole(100, 9_000), isNamed: true }),
    ...later(
      { what: 'reopen month', ...personOf(draws, 'B', ['admin 1', 'approver 1']) },
      { what: 'confirm reopening', ...personOf(draws, 'B', ['approver 2', 'approver 3']) },
      { what: 'undo posting', ...personOf(draws, 'B', WHO), pick: draws.whole(0, 9) },
    ),
  ];
}

/** A person decides about an entry or a finding, or two agree what an entry is. */
function look(draws: Draws): HistoryEvent[] {
  const by = personOf(draws, 'B', WHO);
  const pick = draws.whole(0, 9);
  return draws.weighted<() => HistoryEvent[]>([
    [4, () => [{ what: 'decide entry', ...by, pick }]],
    [1, () => [{ what: 'close finding', ...by }]],
    [1, () => [{ what: 'confirm statement', ...by }]],
    [
      3,
      () => [
        { what: 'propose rule', by: 'B approver 1', pick },
        { what: 'confirm rule', by: 'B approver 2' },
        { what: 'sweep', by: 'worker 1', sweep: 'statement jobs' },
      ],
    ],
  ])();
}
