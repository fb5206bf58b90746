import { basename } from 'node:path';
import { CURRENCIES } from '../../src/shared/money.ts';
import { textOf } from '../../src/server/payments/reconciling/statements/statement-parts.ts';
import { ourReading } from './our-reading.ts';
import { differences } from './reading.ts';
import { currencyOf, inCurrency, secondReading, type ChosenColumns } from './second-reading.ts';

/**
 * How a sample was read:
 * - read: without a question, and the second program agrees;
 * - asked: as the second program reads it, and a user is asked;
 * - refused: with a sentence; nothing is stored;
 * - unchecked: read, and the sample has no columns for the second program;
 * - wrong: the second program disagrees.
 */
export const OUTCOMES = ['read', 'asked', 'refused', 'unchecked', 'wrong'] as const;
type Outcome = (typeof OUTCOMES)[number];

export interface Judged {
  format: string;
  outcome: Outcome;
  /** Why it was refused or asked about, or in what the programs differ. */
  why: string | null;
  /** How a file in a currency without accounts is read as if it were in euros; null for other files. */
  then: Outcome | null;
}

/** Reads one sample with Outlay's readers and with the second program. */
export async function judge(path: string, bytes: Buffer, columns: ChosenColumns | null): Promise<Judged> {
  const first = await outcomeOf(path, bytes, columns);
  const text = textOf(bytes);
  const currency = currencyOf(text);
  const isForeign = currency !== null && !CURRENCIES.some((own) => own === currency);
  if (first.outcome !== 'refused' || !isForeign) return { ...first, then: null };
  const again = Buffer.from(inCurrency(text, currency, 'EUR'));
  return { ...first, then: (await outcomeOf(path, again, columns)).outcome };
}

async function outcomeOf(
  path: string,
  bytes: Buffer,
  columns: ChosenColumns | null,
): Promise<Omit<Judged, 'then'>> {
  const ours = await ourReading(basename(path), bytes);
  const format = ours.kind ?? 'unknown';
  if (ours.outcome === 'REFUSED') return { format, outcome: 'refused', why: ours.why };
  const second = secondReading(ours.kind, textOf(bytes), columns);
  if (second === null) return { format, outcome: 'unchecked', why: ours.asks };
  const found = differences(ours.reading, second);
  if (found.length > 0) return { format, outcome: 'wrong', why: found.join('; ') };
  return { format, outcome: ours.asks === null ? 'read' : 'asked', why: ours.asks };
}
