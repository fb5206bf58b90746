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
 * those that also pay. Null without one.
 */
export async function loadPayInto(
  db: Queryable,
  entityId: string,
  currency: Currency,
): Promise<PayInto | null> {
  const [row] = await db.query(
    `SELECT c.payer_name, c.bank_name, c.payer_account_number,
            coalesce(c.payer_branch_code, b.default_branch_code) AS branch_code,
            coalesce(f.country, $3::text) AS country
       FROM bank_file_connections c
       LEFT JOIN entity_configs f ON f.entity_id = c.entity_id
       LEFT JOIN banks b
         ON b.country_code = coalesce(f.country, $3::text) AND lower(b.display_name) = lower(c.bank_name)
      WHERE c.entity_id = $1 AND c.currency = $2 AND (c.purpose = 'RECEIPTS' OR c.receives)
        AND c.state = 'LIVE'
      ORDER BY c.receives, c.created_at, c.id
      LIMIT 1`,
    [entityId, currency, DEFAULT_COUNTRY.code],
  );
  if (!row) return null;
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
