import type { listPublicPayees as op } from '../../../contract/dashboard/payees.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { countryOfEntity } from '../entity/config/entity-country.ts';

/** GET /app/public-payees: those of the entity's country, by name. */
export function listPublicPayees({ database }: Context): Handler<typeof op> {
  return async ({ caller }) => {
    const country = await countryOfEntity(database, caller.entityId);
    const rows = await database.query(
      `SELECT code, name, bank_code, branch_code, account_number, account_type, reference_format,
              reference_help, source_date::text AS source_date
         FROM public_payees
        WHERE country_code = $1
        ORDER BY lower(name), code`,
      [country.code],
    );
    return rows.map((row) => ({
      code: row.code,
      name: row.name,
      account: {
        bankCode: row.bank_code,
        branchCode: row.branch_code,
        accountNumber: row.account_number,
        accountType: row.account_type,
        referenceFormat: row.reference_format,
      },
      referenceHelp: row.reference_help,
      sourceDate: row.source_date,
    }));
  };
}
