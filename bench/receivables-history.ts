import { addPayers } from '../src/server/payments/collections/resolve-payers.ts';
import { openDatabase, type Tx } from '../src/server/platform/database/pool.ts';
import type { BenchInstallation } from './bench-installation.ts';

/** Each payer has so many requests, whatever the length of the history. */
const REQUESTS_OF_PAYER = 50;
/** The newest requests are open, and the newest receipts are to be allocated, however long the history is. */
const OPEN = 300;
const TO_ALLOCATE = 100;
/** Payers of one statement. */
const CHUNK = 5_000;

/** The alphabet of references, to write a number in it. */
const ALPHABET = '23456789CDFGHJKMNPQRTVWXY';

const TABLES = ['payment_requests', 'payment_request_events', 'receipts', 'receipt_allocations'];

/**
 * Requests of ten years, each paid by two receipts, except the newest. Rows are written as they would be
 * after these years; the triggers of the tables are off meanwhile, and their sums are written at the end.
 */
export async function fillReceivables(
  { context, owner, entityId, preparerId }: BenchInstallation,
  requests: number,
): Promise<Record<'payer' | 'name' | 'reference' | 'invoice' | 'words', string>> {
  const at = new Date(context.clock.nowMs());
  const payers = await fillPayers({ context, entityId, preparerId }, requests, at);
  const database = openDatabase(owner, { max: 1, name: 'outlay-bench-fill' });
  try {
    await database.transaction(async (tx) => {
      await tx.execute('SET LOCAL statement_timeout = 0');
      await tx.execute('SET LOCAL session_replication_role = replica');
      for (const table of TABLES) await tx.execute(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await tx.execute(
        `INSERT INTO statement_accounts (id, entity_id, account_key, account_number, currency, connection_id,
           created_at)
         VALUES (gen_random_uuid(), $1, '62000000077', '62000000077', 'ZAR', gen_random_uuid(), $2)`,
        [entityId, at],
      );
      await tx.execute(
        `INSERT INTO payment_requests (id, entity_id, payer_id, label, invoice_number, currency, amount_minor,
           due_on, allows_part, on_too_much, reference, status, paid_minor, version, created_by, created_at,
           updated_at)
         SELECT gen_random_uuid(), $1, ($3::uuid[])[1 + n % $4::int], 'Fees', 'INV-' || lpad(n::text, 7, '0'),
                'ZAR', 20000, to_char($5::date - ((n::bigint * 3650) / $6::int)::int, 'YYYY-MM-DD'), true,
                'ASK',
                '2' || (SELECT string_agg(substr($7, (n / (25 ^ k)::bigint % 25)::int + 1, 1), '')
                          FROM generate_series(0, 6) AS k),
                CASE WHEN n <= $8 THEN 'OPEN' ELSE 'PAID' END, CASE WHEN n <= $8 THEN 0 ELSE 20000 END, 3, $2,
                $5::timestamptz - n::bigint * interval '1 second' * (3650 * 86400.0 / $6::int),
                $5::timestamptz
           FROM generate_series(1, $6::int) AS n`,
        [entityId, preparerId, payers, payers.length, at, requests, ALPHABET, OPEN],
      );
      await tx.execute(
        `INSERT INTO payment_request_events (id, entity_id, request_id, event, at, owed_minor, user_id)
         SELECT gen_random_uuid(), r.entity_id, r.id, e.event, r.created_at, e.owed, NULL
           FROM payment_requests r
           JOIN (VALUES ('CREATED', 20000), ('RECEIVED', -10000), ('RECEIVED', -10000)) AS e (event, owed)
             ON e.event = 'CREATED' OR r.status = 'PAID'
          WHERE r.entity_id = $1`,
        [entityId],
      );
      await tx.execute(
        `INSERT INTO receipts (id, entity_id, account_id, entry_id, currency, amount_minor, received_on, text,
           reason, payer_id, status, allocated_minor, transfer_id, payout_id, version, created_at, updated_at)
         SELECT gen_random_uuid(), r.entity_id, a.id, gen_random_uuid(), 'ZAR', 10000, r.due_on,
                'EFT ' || r.reference || ' ' || r.invoice_number, 'REFERENCE', r.payer_id, 'ALLOCATED', 10000,
                gen_random_uuid(), gen_random_uuid(), 2, r.created_at, r.created_at
           FROM payment_requests r
           JOIN statement_accounts a ON a.entity_id = r.entity_id
          CROSS JOIN generate_series(1, 2)
          WHERE r.entity_id = $1 AND r.status = 'PAID'`,
        [entityId],
      );
      await tx.execute(
        `INSERT INTO receipts (id, entity_id, account_id, entry_id, currency, amount_minor, received_on, text,
           reason, status, allocated_minor, transfer_id, payout_id, version, created_at, updated_at)
         SELECT gen_random_uuid(), $1, a.id, gen_random_uuid(), 'ZAR', 10000,
                to_char($2::date - (n % 30)::int, 'YYYY-MM-DD'), 'THANK YOU', 'UNKNOWN', 'UNALLOCATED', 0,
                gen_random_uuid(), gen_random_uuid(), 1, $2, $2
           FROM statement_accounts a, generate_series(1, $3::int) AS n
          WHERE a.entity_id = $1`,
        [entityId, at, TO_ALLOCATE],
      );
      await tx.execute(
        `INSERT INTO receipt_allocations (id, entity_id, receipt_id, request_id, amount_minor, way, reason,
           allocated_at)
         SELECT gen_random_uuid(), r.entity_id, r.id, q.id, r.amount_minor, 'EXACT', 'REFERENCE', r.created_at
           FROM receipts r
           JOIN payment_requests q
             ON q.entity_id = r.entity_id AND q.payer_id = r.payer_id AND q.created_at = r.created_at
          WHERE r.entity_id = $1`,
        [entityId],
      );
      await writeSums(tx);
      for (const table of TABLES) await tx.execute(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    });
    await database.execute('VACUUM ANALYZE');
    const middle = Math.floor(payers.length / 2);
    const [one] = await context.database.query(
      `SELECT r.reference, r.invoice_number
         FROM payment_requests r
        WHERE r.entity_id = $1 AND r.payer_id = $2
        ORDER BY r.due_on
        LIMIT 1`,
      [entityId, payers[middle]!],
    );
    return {
      payer: payers[middle]!,
      name: String(middle).padStart(7, '0'),
      reference: one!.reference,
      invoice: one!.invoice_number!,
      words: one!.invoice_number!,
    };
  } finally {
    await database.close();
  }
}

async function fillPayers(
  { context, entityId, preparerId }: Pick<BenchInstallation, 'context' | 'entityId' | 'preparerId'>,
  requests: number,
  at: Date,
): Promise<string[]> {
  const count = Math.max(2, Math.round(requests / REQUESTS_OF_PAYER));
  const payers: string[] = [];
  for (let from = 0; from < count; from += CHUNK) {
    const names = Array.from({ length: Math.min(CHUNK, count - from) }, (_, index) => ({
      name: `Payer ${String(from + index).padStart(7, '0')}`,
    }));
    payers.push(
      ...(await context.database.transaction((tx) =>
        addPayers(context, tx, { entityId, by: preparerId, at }, names),
      )),
    );
  }
  return payers;
}

/** The sums that the triggers would have kept. */
async function writeSums(tx: Tx): Promise<void> {
  await tx.execute(
    `INSERT INTO payment_request_sums (entity_id, currency, status, due_on, request_count, open_minor)
     SELECT entity_id, currency, status, due_on, count(*),
            sum(CASE status WHEN 'OPEN' THEN amount_minor ELSE 0 END)
       FROM payment_requests
      GROUP BY 1, 2, 3, 4`,
  );
  await tx.execute(
    `INSERT INTO receipt_sums (entity_id, received_on, status, receipt_count)
     SELECT entity_id, received_on, status, count(*) FROM receipts GROUP BY 1, 2, 3`,
  );
}
