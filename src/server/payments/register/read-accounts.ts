import { checkWithdrawal, newCheckScratch } from '../../../domain/withdrawal-file/check-withdrawal.ts';
import { compileRules, type CompiledRules } from '../../../domain/withdrawal-file/rules.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused, type InputError } from '../../../shared/errors.ts';
import { normaliseFormat } from '../../../shared/reference-format.ts';
import type { AccountType } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { loadEntityConfig } from '../entity/config/entity-config.ts';

/** An account as a request has it. */
export interface SentAccount {
  bankCode: string;
  branchCode?: string | undefined;
  accountNumber: string;
  accountType: AccountType;
  referenceFormat?: string | null | undefined;
}

/** An account that passed the checks of a withdrawal. */
export interface CheckedAccount {
  name: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
  referenceFormat: string | null;
}

/**
 * Checks accounts by the rules of a withdrawal, so that what is registered can be paid. Throws 400
 * `no_entity_config`, or `validation_failed` with the errors of each account; `placeOf` gives its place in
 * the request.
 */
export async function readAccounts(
  db: Queryable,
  entityId: string,
  sent: readonly (SentAccount & { name: string })[],
  placeOf: (index: number) => string,
): Promise<CheckedAccount[]> {
  const rules = await rulesOf(db, entityId);
  const scratch = newCheckScratch();
  const errors: InputError[] = [];
  const accounts = sent.flatMap(({ name, referenceFormat, ...account }, index) => {
    const place = placeOf(index);
    // The rest of the row is that of any small payment.
    const row = { beneficiaryName: name, ...account, amount: '1.00', beneficiaryReference: 'PAYMENT' };
    const verdict = checkWithdrawal(row, rules, place, scratch);
    if (!verdict.ok) {
      errors.push(...verdict.errors.map((error) => ({ ...error, path: pathOf(error.path) })));
      return [];
    }
    const { beneficiaryName, bankCode, branchCode, accountNumber, accountType } = verdict.withdrawal;
    return [
      {
        name: beneficiaryName,
        bankCode,
        branchCode,
        accountNumber,
        accountType,
        referenceFormat: referenceFormat ? normaliseFormat(referenceFormat) : null,
      },
    ];
  });
  const [first] = errors;
  if (!first) return accounts;
  throw refused(
    'validation_failed',
    explain('validation_failed', { path: first.path, message: first.message }),
    errors,
  );
}

/** A payee has a name where a withdrawal has a beneficiary. */
function pathOf(path: string): string {
  return path.replace(/^\./, '').replace(/beneficiaryName$/, 'name');
}

async function rulesOf(db: Queryable, entityId: string): Promise<CompiledRules> {
  const entity = await loadEntityConfig(db, entityId);
  const rail = entity?.rails[0]?.rail;
  if (!entity || rail === undefined) throw refused('no_entity_config', explain('no_entity_config'));
  const banks = await db.query(
    `SELECT code, display_name AS "displayName", country_code AS "countryCode",
            default_branch_code AS "defaultBranchCode",
            account_number_min_length AS "accountNumberMinLength",
            account_number_max_length AS "accountNumberMaxLength", rails
       FROM banks
      WHERE country_code = $1
      ORDER BY code`,
    [entity.country.code],
  );
  return compileRules({
    country: entity.country.code,
    currency: entity.country.currency,
    enabledCurrencies: entity.enabledCurrencies,
    banks,
    rails: entity.rails,
    preferredRail: rail,
    maxBatchWithdrawals: entity.maxBatchWithdrawals,
    maxBatchAmountMinor: null,
  });
}
