import { explain } from '../../../../shared/error-texts.ts';
import type { z } from 'zod';
import type { EntityConfigForDisplay } from '../../../../contract/entity-config.ts';
import type { Country } from '../../../../domain/countries/country.ts';
import { countryOf } from '../../../../domain/countries/registry.ts';
import { refused } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The settings of an entity by its operator. Rail amounts in minor units of the country's currency. */
export interface EntityConfig {
  entityId: string;
  legalName: string;
  country: Country;
  enabledCurrencies: Currency[];
  payoutsEnabled: boolean;
  maxBatchWithdrawals: number;
  maxBatchAmounts: { currency: Currency; amountMinor: bigint }[];
  rails: { rail: Rail; maxAmountMinor: bigint | null; unitFeeMinor: bigint; cutOff: string | null }[];
  updatedAt: Date;
}

/** The entity config, or null until the operator sets one. */
export async function loadEntityConfig(db: Queryable, entityId: string): Promise<EntityConfig | null> {
  const [row] = await db.query(
    `SELECT entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
            max_batch_amounts, rails, updated_at
       FROM entity_configs WHERE entity_id = $1`,
    [entityId],
  );
  if (!row) return null;
  return {
    entityId: row.entity_id,
    legalName: row.legal_name,
    country: countryOf(row.country),
    enabledCurrencies: row.enabled_currencies,
    payoutsEnabled: row.payouts_enabled,
    maxBatchWithdrawals: row.max_batch_withdrawals,
    maxBatchAmounts: row.max_batch_amounts.map(({ currency, amountMinor }) => ({
      currency,
      amountMinor: BigInt(amountMinor),
    })),
    rails: row.rails.map(({ rail, maxAmountMinor, unitFeeMinor, cutOff }) => ({
      rail,
      maxAmountMinor: maxAmountMinor === null ? null : BigInt(maxAmountMinor),
      unitFeeMinor: BigInt(unitFeeMinor),
      cutOff,
    })),
    updatedAt: row.updated_at,
  };
}

/** The config of an entity that may pay out. Throws 400 `no_entity_config` or `payouts_disabled`. */
export function payoutsEnabledIn(config: EntityConfig | null): EntityConfig {
  if (!config) throw refused('no_entity_config', explain('no_entity_config'));
  if (!config.payoutsEnabled) throw refused('payouts_disabled', explain('payouts_disabled'));
  return config;
}

/** The config as the interface shows it. */
export function displayEntityConfig(
  config: Omit<EntityConfig, 'rails'> & {
    rails: readonly (EntityConfig['rails'][number] & { sharesFileWith: readonly Rail[] })[];
  },
  oneRailPerBatch: boolean,
): z.input<typeof EntityConfigForDisplay> {
  const { currency } = config.country;
  return {
    ...config,
    country: config.country.code,
    maxBatchAmounts: config.maxBatchAmounts.map((limit) => ({
      currency: limit.currency,
      amount: formatAmount(limit.amountMinor, limit.currency),
    })),
    rails: config.rails.map(({ rail, maxAmountMinor, unitFeeMinor, cutOff, sharesFileWith }) => ({
      rail,
      maxAmount: maxAmountMinor === null ? null : formatAmount(maxAmountMinor, currency),
      unitFee: formatAmount(unitFeeMinor, currency),
      cutOff,
      sharesFileWith: [...sharesFileWith],
    })),
    oneRailPerBatch,
    updatedAt: config.updatedAt.toISOString(),
  };
}
