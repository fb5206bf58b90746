import type { Country } from '../../../../domain/countries/country.ts';
import { COUNTRIES } from '../../../../domain/countries/registry.ts';
import type { Context } from '../../../platform/context.ts';

/**
 * Installs the banks that are shipped with Outlay, for each country without banks. An operator replaces the
 * list with `npm run admin -- banks`.
 */
export async function installBanks(context: Context): Promise<void> {
  for (const country of COUNTRIES) await installBanksOf(context, country);
}

async function installBanksOf(context: Context, { code, banks, rails }: Country): Promise<void> {
  const allRails = rails.all.map(({ rail }) => rail);
  const rows = banks.shipped.map((bank) => ({ rails: allRails, ...bank }));
  await context.database.query(
    `INSERT INTO banks
            (code, display_name, country_code, default_branch_code, account_number_min_length,
             account_number_max_length, rails, source_date)
     SELECT b.code, b."displayName", $2, b."defaultBranchCode", b."accountNumberMinLength",
            b."accountNumberMaxLength", b.rails, $3
       FROM jsonb_to_recordset($1)
         AS b (code text, "displayName" text, "defaultBranchCode" text, "accountNumberMinLength" int,
               "accountNumberMaxLength" int, rails text[])
      WHERE NOT EXISTS (SELECT 1 FROM banks WHERE country_code = $2)
         ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows), code, banks.sourceDate],
  );
}
