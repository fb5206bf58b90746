import { RAILS } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import shipped from './banks.json' with { type: 'json' };

/**
 * The banks that come with Outlay, on an installation that has none yet; an operator replaces them with `npm
 * run admin -- banks`.
 */
export async function installBanks(context: Context): Promise<void> {
  const { banks, sourceDate } = shipped;
  await context.database.query(
    `INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length, account_number_max_length, rails, source_date)
     SELECT b.code, b.name, 'ZA', b.branch, b.min, b.max, $6, $7 FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::int[]) AS b (code, name, branch, min, max)
      WHERE NOT EXISTS (SELECT 1 FROM banks) ON CONFLICT DO NOTHING`,
    [
      banks.map((bank) => bank.code),
      banks.map((bank) => bank.displayName),
      banks.map((bank) => bank.defaultBranchCode),
      banks.map((bank) => bank.accountNumberMinLength),
      banks.map((bank) => bank.accountNumberMaxLength),
      RAILS,
      sourceDate,
    ],
  );
}
