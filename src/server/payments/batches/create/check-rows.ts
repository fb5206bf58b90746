import { compileRules } from '../../../../domain/withdrawal-file/rules.ts';
import { feeOf, type Fee } from '../../../../domain/payouts/fees.ts';
import type { CheckedWithdrawal } from '../../../../domain/withdrawal/shapes.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { carriedRails } from '../../carriers/carried-rails.ts';
import { fileTextCheck } from '../../carriers/file-text-check.ts';
import type { EntityConfig } from '../../entity/config/entity-config.ts';
import { readWithdrawals } from './read-request.ts';

/** The part of a request that says what is paid. */
export interface RowsOfRequest {
  currency: Currency;
  withdrawals: readonly unknown[];
}

/**
 * Checks the withdrawals of a request by the rules and limits of the entity. Throws 400
 * `currency_not_payable`, `currency_not_enabled`, `too_many_withdrawals`, `validation_failed` with the errors
 * of each row, `batch_amount_exceeded`.
 */
export async function checkRows(
  db: Queryable,
  entity: EntityConfig,
  request: RowsOfRequest,
  preferredRail: Rail,
): Promise<{ withdrawals: CheckedWithdrawal[]; totalAmountMinor: bigint }> {
  requirePayable(request, entity);
  const withdrawals = readWithdrawals(
    request.withdrawals,
    compileRules(await rulesOf(db, entity, preferredRail)),
    await fileTextCheck(db, entity.entityId, entity.country.currency),
  );
  const totalAmountMinor = withdrawals.reduce((sum, row) => sum + row.amountMinor, 0n);
  requireWithinLimits(entity, totalAmountMinor);
  return { withdrawals, totalAmountMinor };
}

/** What a payment by each rail costs today. */
export function unitFees(entity: EntityConfig): ReadonlyMap<Rail, Fee> {
  return new Map(
    entity.rails.map(({ rail, unitFeeMinor }) => [rail, feeOf(unitFeeMinor, entity.country.vat)]),
  );
}

function requirePayable(request: RowsOfRequest, entity: EntityConfig): void {
  const { currency } = entity.country;
  if (request.currency !== currency) {
    throw refused(
      'currency_not_payable',
      explain('currency_not_payable', { currency, sent: request.currency }),
      [fieldError('currency', 'currency_not_payable', explain('currency_not_payable.field', { currency }))],
    );
  }
  if (!entity.enabledCurrencies.includes(currency))
    throw refused('currency_not_enabled', explain('currency_not_enabled', { currency }));
  const max = entity.maxBatchWithdrawals;
  if (request.withdrawals.length > max) {
    throw refused(
      'too_many_withdrawals',
      explain('too_many_withdrawals', { most: max, count: request.withdrawals.length }),
      [
        fieldError(
          'withdrawals',
          'too_many_withdrawals',
          explain('too_many_withdrawals.field', { most: max }),
        ),
      ],
    );
  }
}

async function rulesOf(db: Queryable, entity: EntityConfig, preferredRail: Rail) {
  const carried = await carriedRails(db, entity.entityId, entity.country.currency, entity.rails);
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
  return {
    country: entity.country.code,
    currency: entity.country.currency,
    enabledCurrencies: entity.enabledCurrencies,
    banks,
    rails: carried.rails,
    oneRailPerBatch: carried.inFiles,
    preferredRail,
    maxBatchWithdrawals: entity.maxBatchWithdrawals,
    maxBatchAmountMinor: maxAmountOf(entity),
  };
}

function maxAmountOf(entity: EntityConfig): bigint | null {
  return (
    entity.maxBatchAmounts.find(({ currency }) => currency === entity.country.currency)?.amountMinor ?? null
  );
}

function requireWithinLimits(entity: EntityConfig, totalAmountMinor: bigint): void {
  const { currency } = entity.country;
  const max = maxAmountOf(entity);
  if (max === null || totalAmountMinor <= max) return;
  throw refused(
    'batch_amount_exceeded',
    explain('batch_amount_exceeded', {
      most: { amount: formatAmount(max, currency), currency },
      total: { amount: formatAmount(totalAmountMinor, currency), currency },
    }),
    [
      fieldError(
        'withdrawals',
        'batch_amount_exceeded',
        explain('too_many_withdrawals.field', { most: formatAmount(max, currency) }),
      ),
    ],
  );
}
