import { referencesIn, referencesNear } from '../../../../domain/collections/references.ts';
import type { OpenEntry } from '../../../../domain/reconciliation/expected.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Of } from './candidates.ts';
import { wordsTogether } from './load-words.ts';

/** How many entries one statement compares: a long text is near hundreds of possible references. */
const AT_ONCE = 200;

function wordsOf({ entry: { text, details } }: OpenEntry): string {
  return wordsTogether([text, ...details.flatMap((one) => [one.text, one.endToEndId ?? ''])]);
}

/**
 * What each entry of a receiving account quotes: money in, references that the entity has given to requests
 * and payers; money out, everything that could be one.
 */
export async function withQuoted(
  db: Queryable,
  { entityId }: Of,
  entries: readonly OpenEntry[],
): Promise<OpenEntry[]> {
  const found = entries.map((one) => referencesIn(wordsOf(one)));
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

/**
 * Entries of an account that also pays, which `withQuoted` has read. For money in that quotes nothing: the
 * references of the entity's open requests and of its payers from which the words differ by a slip.
 */
export async function withNear(
  db: Queryable,
  { entityId, currency }: Of,
  entries: readonly OpenEntry[],
): Promise<OpenEntry[]> {
  const compared: OpenEntry[] = [];
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE);
    const found = some.map((one) =>
      one.entry.amountMinor > 0n && !one.entry.isReversal && one.quoted?.length === 0
        ? referencesNear(wordsOf(one))
        : [],
    );
    const rows = await db.query(
      `SELECT q.reference
         FROM payment_requests q
        WHERE q.reference = ANY($3) AND q.entity_id = $1 AND q.currency = $2
          AND q.status IN ('OPEN', 'PARTLY_PAID')
        UNION ALL
       SELECT p.reference FROM payers p WHERE p.reference = ANY($3) AND p.entity_id = $1`,
      [entityId, currency, [...new Set(found.flat())]],
    );
    const known = new Set(rows.map(({ reference }) => reference));
    for (const [index, one] of some.entries())
      compared.push({ ...one, alsoPays: true, near: found[index]!.filter((each) => known.has(each)) });
  }
  return compared;
}
