import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../shared/errors.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';

interface Numbered {
  invoiceNumber: string | null;
  /** The field of the request in the errors. */
  path: string;
}

/**
 * Requests of an entity are created and numbered one transaction after the other, so that an invoice number
 * is free and a payer is found when they are written.
 */
export async function lockNumbers(tx: Tx, entityId: string): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended('payment requests ' || $1, 0))", [entityId]);
}

/**
 * Throws 400 `duplicate_invoice` for numbers that are repeated, or that another request has. `except` is a
 * request that may keep its own.
 */
export async function requireFreeNumbers(
  db: Queryable,
  entityId: string,
  numbered: readonly Numbered[],
  except: string | null = null,
): Promise<void> {
  const sent = numbered.flatMap(({ invoiceNumber, path }) =>
    invoiceNumber === null ? [] : [{ number: invoiceNumber, path }],
  );
  if (sent.length === 0) return;
  // The database compares numbers, and its small letters are not always those of this language.
  const keys = await db.query(
    `SELECT lower(n.number) AS key
       FROM unnest($1::text[]) WITH ORDINALITY AS n (number, place)
      ORDER BY n.place`,
    [sent.map(({ number }) => number)],
  );
  const wanted = sent.map((one, index) => ({ ...one, key: keys[index]!.key! }));
  const rows = await db.query(
    `SELECT lower(r.invoice_number) AS key
       FROM payment_requests r
      WHERE r.entity_id = $1 AND lower(r.invoice_number) = ANY($2) AND r.invoice_number IS NOT NULL
        AND r.status <> 'CANCELLED' AND r.id IS DISTINCT FROM $3`,
    [entityId, wanted.map(({ key }) => key), except],
  );
  const used = new Set(rows.map(({ key }) => key));
  const errors: InputError[] = [];
  for (const { number, key, path } of wanted) {
    if (used.has(key))
      errors.push(fieldError(path, 'duplicate_invoice', explain('duplicate_invoice.field', { number })));
    used.add(key);
  }
  if (errors.length > 0)
    throw refused('duplicate_invoice', explain('duplicate_invoice'), errors.slice(0, MOST_ERRORS));
}

/** More errors than a user corrects at once. */
const MOST_ERRORS = 100;
