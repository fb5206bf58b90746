import type { listBanks as op } from '../../../../contract/banks.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { countryOfEntity } from '../config/entity-country.ts';

/** GET /payments/bulk-withdrawals/banks: every bank of the entity's country, by display name. */
export function listBanks(context: Context): Handler<typeof op> {
  return async ({ caller }) => {
    const country = await countryOfEntity(context.database, caller.entityId);
    const rows = await context.database.query(
      `SELECT code, display_name, country_code, default_branch_code, account_number_min_length,
              account_number_max_length, rails
         FROM banks
        WHERE country_code = $1
        ORDER BY lower(display_name), code`,
      [country.code],
    );
    return rows.map((row) => ({
      code: row.code,
      displayName: row.display_name,
      countryCode: row.country_code,
      defaultBranchCode: row.default_branch_code,
      accountNumberMinLength: row.account_number_min_length,
      accountNumberMaxLength: row.account_number_max_length,
      rails: row.rails,
    }));
  };
}
