import { DAY_MS, MINUTE_MS } from '../src/shared/time.ts';
import { personOf } from './draw-parts.ts';
import { drawsOf, type Draws } from './draws.ts';
import { WORKERS, type HistoryEvent, type PersonEvent } from './history.ts';

/** The texts of entries that are neither payments nor funding, with their direction. */
const BUSINESS = [
  ['SARS EFILING PAYE', -1],
  ['TRF TO CALL ACCOUNT', -1],
  ['RENT ROW 1 MAIN ROAD', -1],
  ['CARD PURCHASE FUEL', -1],
  ['INTEREST EARNED', 1],
  ['LOAN DIRECTOR', 1],
] as const;

const WHO = ['approver 1', 'approver 2', 'approver 3', 'admin 1', 'preparer 1'];

/** The number of days whose statements come together at their end. */
const LATE_DAYS = 5;

/**
 * Makes the account of entity B an operating account: it has other business, people agree what that is, and
 * the statements of one week come late. The events have their own draws, so that those about payments do not
 * depend on them.
 */
export function withOtherBusiness(
  seed: number,
  planned: readonly HistoryEvent[],
  { isGross = false }: { isGross?: boolean },
): HistoryEvent[] {
  const draws = drawsOf(seed * 37 + 11);
  const events = isGross ? planned.map((event) => withRejected(draws, event)) : planned;
  const lateFrom = seed % 6 === 0 ? draws.whole(0, events.length - 1) : -1;
  return events.flatMap((event, index) => [
    event,
    ...(index === lateFrom ? lateWeek(draws) : []),
    ...(draws.chance(0.3) ? [draws.chance(0.5) ? business(draws) : byPerson(draws)] : []),
  ]);
}

/** A debit of a file can only be gross if the bank rejects some of its payments. */
function withRejected(draws: Draws, event: HistoryEvent): HistoryEvent {
  if (event.what !== 'create' || !event.file || event.rows.length < 2 || draws.chance(0.3)) return event;
  const [first, ...others] = event.rows;
  const fate = { ...first!.fate, outcome: 'REJECTED' as const };
  return { ...event, rows: [{ ...first!, fate }, ...others], file: { ...event.file, isRejected: false } };
}

function business(draws: Draws): HistoryEvent {
  const [words, sign] = draws.oneOf(BUSINESS);
  // Each month has another number in it, and about the same amount.
  const text = `${words} ${draws.whole(1, 99)}`;
  return { what: 'business', by: 'file bank', amountMinor: sign * draws.whole(50_000, 80_000), text };
}

function byPerson(draws: Draws): PersonEvent {
  const by = personOf(draws, 'B', WHO);
  return draws.weighted<() => PersonEvent>([
    [4, () => ({ what: 'propose rule', ...by, pick: draws.whole(0, 9) })],
    [4, () => ({ what: 'confirm rule', ...by })],
    [2, () => ({ what: 'undo posting', ...by, pick: draws.whole(0, 9) })],
    [1, () => ({ what: 'end rule', ...by })],
    [3, () => ({ what: 'decide entry', ...by, pick: draws.whole(0, 9) })],
  ])();
}

/** A week in which the bank sends no statement, and at its end all of them, the latest first. */
function lateWeek(draws: Draws): HistoryEvent[] {
  const by = draws.oneOf(WORKERS);
  const work = { what: 'bank', by: 'file bank' } as const;
  const visit = { what: 'visit', by } as const;
  const days = Array.from({ length: LATE_DAYS }, (): HistoryEvent[] => [
    { what: 'pass', by: 'clock', ms: DAY_MS },
    visit,
    work,
    business(draws),
    { what: 'statement', by: 'file bank', fate: { isSent: 'NEXT', copies: [] } },
  ]);
  return [
    ...days.flat(),
    { what: 'statement', by: 'file bank', fate: { isSent: 'NOW', copies: ['SAME'] } },
    { what: 'pass', by: 'clock', ms: 2 * MINUTE_MS },
    visit,
    { what: 'sweep', by, sweep: 'statement jobs' },
  ];
}
