import type { Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/random.ts';

/** Books `amountMinor` as received on the FUNDING account, from which batches are paid. */
export async function fund(
  context: Context,
  entityId: string,
  amountMinor: bigint,
  currency: Currency = 'ZAR',
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const at = new Date(context.clock.nowMs());
    await tx.query(
      `INSERT INTO ledger_accounts (entity_id, access_type, bucket, currency, balance_minor)
       VALUES ($1, 'OUTSIDE', 'OUTSIDE', $2, 0),
              ($1, 'FUNDING', 'AVAILABLE', $2, 0),
              ($1, 'FUNDING', 'RESERVED', $2, 0)
       ON CONFLICT DO NOTHING`,
      [entityId, currency],
    );
    const transferId = newId(context);
    await tx.query("INSERT INTO transfers (id, entity_id, kind, created_at) VALUES ($1, $2, 'FUND', $3)", [
      transferId,
      entityId,
      at,
    ]);
    await tx.query(
      `INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
       SELECT $1, $2, a.id, $3, CASE a.access_type WHEN 'OUTSIDE' THEN -$4::bigint ELSE $4::bigint END, $5
         FROM ledger_accounts a
        WHERE a.entity_id = $2 AND a.currency = $3
          AND (a.access_type = 'OUTSIDE' OR (a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'))`,
      [transferId, entityId, currency, amountMinor, at],
    );
  });
}

/** The available and reserved balance of FUNDING, in minor units. */
export async function balanceOf(
  context: Context,
  entityId: string,
  currency: Currency = 'ZAR',
): Promise<{ available: bigint; reserved: bigint }> {
  const rows = await context.database.query(
    `SELECT bucket, balance_minor FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'FUNDING' AND currency = $2`,
    [entityId, currency],
  );
  const of = (bucket: string) => rows.find((row) => row.bucket === bucket)?.balance_minor ?? 0n;
  return { available: of('AVAILABLE'), reserved: of('RESERVED') };
}
