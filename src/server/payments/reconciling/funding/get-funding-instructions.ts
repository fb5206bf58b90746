import type { getFundingInstructions as op } from '../../../../contract/funding-records.ts';
import { fundingReference, REFERENCE_BYTES } from '../../../../domain/reconciliation/funding-reference.ts';
import { invariant } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';

/** Attempts to draw a reference that no other connection has. */
const MOST_DRAWN = 10;

/**
 * GET /payments/funding-instructions. The reference of a connection is drawn when it is first asked for:
 * no payer can have quoted it before.
 */
export function getFundingInstructions(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller }) => {
    const connections = await database.query(
      `SELECT c.id, c.display_name, c.state, c.payer_name, c.payer_branch_code, c.payer_account_number,
              c.payer_account_type, c.currency, c.first_live_at, f.reference
         FROM bank_file_connections c
         LEFT JOIN funding_references f ON f.connection_id = c.id
        WHERE c.entity_id = $1 AND c.purpose = 'PAYMENTS'
        ORDER BY c.created_at, c.id`,
      [caller.entityId],
    );
    const accounts = [];
    for (const row of connections.filter(({ state }) => state === 'LIVE')) {
      accounts.push({
        connection: { id: row.id, displayName: row.display_name },
        accountName: row.payer_name,
        branchCode: row.payer_branch_code!,
        accountNumber: row.payer_account_number,
        accountType: row.payer_account_type!,
        currency: row.currency,
        reference: row.reference ?? (await drawReference(context, database, caller.entityId, row.id)),
      });
    }
    return { isSimulated: connections.every((row) => row.first_live_at === null), accounts };
  };
}

/** The reference of a connection: the one that it has, or a new one. */
export async function drawReference(
  { random, clock }: Context,
  db: Queryable,
  entityId: string,
  connectionId: string,
): Promise<string> {
  for (let drawn = 0; drawn < MOST_DRAWN; drawn++) {
    await db.query(
      `INSERT INTO funding_references (connection_id, entity_id, reference, created_at)
       VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING`,
      [connectionId, entityId, fundingReference(random.bytes(REFERENCE_BYTES)), nowOf(clock)],
    );
    const [kept] = await db.query('SELECT reference FROM funding_references WHERE connection_id = $1', [
      connectionId,
    ]);
    if (kept) return kept.reference;
  }
  invariant(false, 'one of several random references is free');
}
