import { accountFingerprint } from './account-fingerprint.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The account into which payers pay, as pay pages and requests show it. */
export interface PayInto {
  accountName: string;
  bankName: string;
  /** Null when the list of banks does not have the bank. */
  branchCode: string | null;
  accountNumber: string;
  fingerprint: string;
}

/**
 * The receiving account of an entity in a currency: the first one that a second user has switched on, before
 * those that also pay. Null without one, and while the account that was shown is off: one user alone can
 * change it or switch it off, so another account takes its place only once two users switch that one on.
 */
export async function loadPayInto(
  db: Queryable,
  entityId: string,
  currency: Currency,
): Promise<PayInto | null> {
  const rows = await db.query(
    `SELECT c.state, c.switched_on_at, c.off_since, c.payer_name, c.bank_name, c.payer_account_number,
            coalesce(c.payer_branch_code, b.default_branch_code) AS branch_code,
            coalesce(f.country, $3::text) AS country
       FROM bank_file_connections c
       LEFT JOIN entity_configs f ON f.entity_id = c.entity_id
       LEFT JOIN banks b
         ON b.country_code = coalesce(f.country, $3::text) AND lower(b.display_name) = lower(c.bank_name)
      WHERE c.entity_id = $1 AND c.currency = $2 AND (c.purpose = 'RECEIPTS' OR c.receives)
        AND (c.state = 'LIVE' OR (c.state = 'OFF' AND c.off_since IS NOT NULL))
      ORDER BY c.receives, c.created_at, c.id`,
    [entityId, currency, DEFAULT_COUNTRY.code],
  );
  const at = rows.findIndex(({ state }) => state === 'LIVE');
  const row = rows[at];
  if (!row) return null;
  const switchedOnMs = row.switched_on_at?.getTime() ?? 0;
  if (rows.slice(0, at).some(({ off_since }) => off_since!.getTime() > switchedOnMs)) return null;
  const bankName = row.bank_name!;
  return {
    accountName: row.payer_name,
    bankName,
    branchCode: row.branch_code,
    accountNumber: row.payer_account_number,
    fingerprint: accountFingerprint({
      country: row.country!,
      bankName,
      accountNumber: row.payer_account_number,
    }),
  };
}
