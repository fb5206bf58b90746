import { HOUR_MS } from '../src/shared/time.ts';
import { drawsOf, type Draws } from './draws.ts';
import { WORKERS, type HistoryEvent } from './history.ts';
import type { FileFate, PlannedRow } from './parts-of-events.ts';

/**
 * Shapes that a history has too rarely by chance. Each has separate seeds, so that the draws of the others
 * do not change:
 * - PARTS: a debit for each two payments of a file, which has at least three;
 * - FAULTS: each debit has another fault, and statements are issued again;
 * - RETURN_FIRST: a statement with a return comes before the one with its debit;
 * - RETURNS: most payments come back;
 * - SILENCE: the bank never answers the first file.
 */
type Theme = 'PARTS' | 'FAULTS' | 'RETURN_FIRST' | 'RETURNS' | 'SILENCE';

const THEMES: ReadonlyMap<number, Theme> = new Map([
  [2, 'SILENCE'],
  [8, 'PARTS'],
  [14, 'FAULTS'],
  [16, 'RETURN_FIRST'],
  [18, 'RETURNS'],
]);

/** The theme of a seed; null for most seeds. */
export function themeOf(seed: number): Theme | null {
  return THEMES.get(seed % 24) ?? null;
}

/** The most times that a return is made to come before its debit. */
const MOST_RETURNS_FIRST = 3;
/** A file that shows a theme has this many payments. */
const FEWEST_ROWS = 3;

/** Adds the shape of the seed's theme to a history with bank files. */
export function withShapes(seed: number, events: readonly HistoryEvent[]): HistoryEvent[] {
  const theme = themeOf(seed);
  if (theme === null) return [...events];
  const draws = drawsOf(seed * 53 + 7);
  let created = 0;
  let returnsFirst = 0;
  const batches: string[] = [];
  const shaped = events.flatMap((event): HistoryEvent[] => {
    if (event.what === 'create' && event.file) {
      batches.push(event.batch);
      const rows = theme === 'SILENCE' ? event.rows : rowsOf(theme, draws, event.batch, event.rows);
      return [{ ...event, rows, file: fileOf(theme, created++, event.file) }];
    }
    if (event.what === 'statement' && theme === 'FAULTS')
      return [{ ...event, fate: { isSent: 'NOW', copies: ['ISSUED_AGAIN', ...event.fate.copies] } }];
    const isFirst = event.what === 'bank' && !event.of && theme === 'RETURN_FIRST';
    if (!isFirst || returnsFirst >= MOST_RETURNS_FIRST) return [event];
    returnsFirst += 1;
    return [event, ...returnFirst()];
  });
  return theme === 'RETURN_FIRST' ? [...shaped, ...paidAtLast(batches), ...returnFirst()] : shaped;
}

const APPROVERS = ['B approver 1', 'B approver 2', 'B approver 3'] as const;

/** Approvers sign the remaining batches, and the bank takes and decides their files. */
function paidAtLast(batches: readonly string[]): HistoryEvent[] {
  const by = WORKERS[0]!;
  const approved = batches.flatMap((batch): HistoryEvent[] => [
    ...APPROVERS.map((person) => ({ what: 'approve', by: person, batch }) as const),
    { what: 'turn', by, batch },
  ]);
  return [...approved, { what: 'visit', by }, { what: 'bank', by: 'file bank' }];
}

function fileOf(theme: Theme, index: number, file: FileFate): FileFate {
  const { debitFault: _, ...rest } = file;
  const decided = { ...rest, isRejected: false, repliesAfterMs: 0 };
  if (theme === 'SILENCE') return index === 0 ? { ...file, isSilent: true } : file;
  const faults = ['WRONG_AMOUNT', 'TWICE', 'REJECTED_TOO'] as const;
  return theme === 'FAULTS' ? { ...decided, debitFault: faults[index % faults.length]! } : decided;
}

/** Payments that show the theme; the first is rejected where faults are about that. */
function rowsOf(theme: Theme, draws: Draws, batch: string, rows: readonly PlannedRow[]): PlannedRow[] {
  const more = Array.from({ length: Math.max(0, FEWEST_ROWS - rows.length) }, (_, index): PlannedRow => {
    const at = rows.length + index;
    return {
      ...rows[0]!,
      reference: `${batch} ROW ${at + 1}`,
      account: `62${draws.whole(1_000, 1_020)}${String(at).padStart(5, '0')}`,
      amountMinor: draws.whole(100, 200_000),
    };
  });
  return [...rows, ...more].map((row, index) => {
    const isReturned = theme === 'RETURNS' ? draws.chance(0.7) : theme === 'RETURN_FIRST' && index === 0;
    const outcome = theme === 'FAULTS' && index === 0 ? 'REJECTED' : 'PAID';
    return { ...row, fate: { ...row.fate, outcome, returnedAfterMs: isReturned ? HOUR_MS : null } };
  });
}

/** The debit is on a statement that is held back; the return is on the next one, which comes first. */
function returnFirst(): HistoryEvent[] {
  const bank = { what: 'bank', by: 'file bank' } as const;
  return [
    { what: 'statement', by: 'file bank', fate: { isSent: 'NEXT', copies: [] } },
    { what: 'pass', by: 'clock', ms: 2 * HOUR_MS },
    bank,
    { what: 'statement', by: 'file bank', fate: { isSent: 'NOW', copies: [] } },
  ];
}
