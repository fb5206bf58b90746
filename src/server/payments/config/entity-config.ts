import type { z } from 'zod';
import type { EntityConfigForDisplay } from '../../../contract/entity-config.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/** What the operator has set for an entity. Rail amounts in minor units of ZAR. */
export interface EntityConfig {
  entityId: string;
  legalName: string;
  country: string;
  enabledCurrencies: Currency[];
  payoutsEnabled: boolean;
  maxBatchWithdrawals: number;
  maxBatchAmounts: { currency: Currency; amountMinor: bigint }[];
  rails: { rail: Rail; maxAmountMinor: bigint | null; unitFeeMinor: bigint; cutOff: string | null }[];
  updatedAt: Date;
}

/** The entity config, or null where the operator has set none. */
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
    country: row.country,
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
export async function requirePayoutsEnabled(db: Queryable, entityId: string): Promise<EntityConfig> {
  return payoutsEnabledIn(await loadEntityConfig(db, entityId));
}

/** The same of a config that was loaded already. */
export function payoutsEnabledIn(config: EntityConfig | null): EntityConfig {
  if (!config)
    throw refused(
      'no_entity_config',
      'Your entity is not set up for payouts yet. Ask your operator to set its limits and rails.',
    );
  if (!config.payoutsEnabled)
    throw refused(
      'payouts_disabled',
      'Payouts are switched off for your entity. Ask your operator to switch them on.',
    );
  return config;
}

/** The config in the words of the wire. */
export function displayEntityConfig(config: EntityConfig): z.input<typeof EntityConfigForDisplay> {
  return {
    ...config,
    maxBatchAmounts: config.maxBatchAmounts.map(({ currency, amountMinor }) => ({
      currency,
      amount: formatAmount(amountMinor, currency),
    })),
    rails: config.rails.map(({ rail, maxAmountMinor, unitFeeMinor, cutOff }) => ({
      rail,
      maxAmount: maxAmountMinor === null ? null : formatAmount(maxAmountMinor, 'ZAR'),
      unitFee: formatAmount(unitFeeMinor, 'ZAR'),
      cutOff,
    })),
    updatedAt: config.updatedAt.toISOString(),
  };
}
