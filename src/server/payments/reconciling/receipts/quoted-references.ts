import { referencesIn } from '../../../../domain/collections/references.ts';
import type { OpenEntry } from '../../../../domain/reconciliation/expected.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Of } from './candidates.ts';
import { wordsTogether } from './load-words.ts';

/**
 * What each entry of a receiving account quotes: money in, references that the entity has given to requests
 * and payers; money out, everything that could be one.
 */
export async function withQuoted(
  db: Queryable,
  { entityId }: Of,
  entries: readonly OpenEntry[],
): Promise<OpenEntry[]> {
  const found = entries.map(({ entry: { text, details } }) =>
    referencesIn(wordsTogether([text, ...details.flatMap((one) => [one.text, one.endToEndId ?? ''])])),
  );
  const rows = await db.query(
    `SELECT q.reference FROM payment_requests q WHERE q.reference = ANY($2) AND q.entity_id = $1
      UNION ALL
     SELECT p.reference FROM payers p WHERE p.reference = ANY($2) AND p.entity_id = $1`,
    [entityId, [...new Set(found.flat())]],
  );
  const known = new Set(rows.map(({ reference }) => reference));
  return entries.map((one, index) => ({
    ...one,
    quoted: one.entry.amountMinor < 0n ? found[index]! : found[index]!.filter((each) => known.has(each)),
  }));
}
