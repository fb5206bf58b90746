import { DEFAULT_COUNTRY } from '../../../domain/countries/registry.ts';
import { defaultPaymentConfig, type PaymentConfig } from '../../../domain/payouts/config-defaults.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { ownerOf } from '../../platform/testing/test-database.ts';
import { storedRule, storedThreshold } from '../entity/config/payment-config.ts';

/** One approval for every amount. */
export const ONE_APPROVAL: PaymentConfig['approvalRules'] = [
  { currency: 'ZAR', upToAmountMinor: null, approvalsRequired: 1 },
];

/**
 * Replaces the payment config of an entity, without the checks of verbs and database: the defaults with one
 * approval, overridden by `given`.
 */
export async function savePaymentConfig(
  context: Context,
  entityId: string,
  given: Partial<PaymentConfig>,
): Promise<void> {
  const config = {
    ...defaultPaymentConfig(DEFAULT_COUNTRY),
    approvalRules: ONE_APPROVAL,
    version: 1,
    ...given,
  };
  await ownerOf(context.database).transaction(async (tx) => {
    await tx.execute('ALTER TABLE payment_configs DISABLE TRIGGER USER');
    await tx.query('DELETE FROM payment_configs WHERE entity_id = $1', [entityId]);
    await insert(tx, context, entityId, config);
    for (const trigger of [
      'payment_configs_guard',
      'payment_configs_by_two',
      'payment_configs_kept',
      'payment_configs_register',
    ])
      await tx.execute(`ALTER TABLE payment_configs ENABLE ALWAYS TRIGGER ${trigger}`);
  });
}

async function insert(tx: Tx, context: Context, entityId: string, config: PaymentConfig): Promise<void> {
  await tx.query(
    `INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules,
       step_up_max_age_seconds, approval_expiry_days, release_delay_seconds, default_rail,
       duplicate_window_days, timezone, notification_emails, updated_at, unusual_amount_percent,
       if_not_banking_day, low_balance_thresholds, settlement_limit_currency, settlement_limit_minor,
       standing_currency, standing_limit_minor, standing_months, passkey_above_minor, payee_accounts,
       verified_above_minor, verified_months)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, $22, $23, $24)`,
    [
      entityId,
      config.version,
      config.defaultCurrency,
      JSON.stringify(config.approvalRules.map(storedRule)),
      config.stepUpMaxAgeSeconds,
      config.approvalExpiryDays,
      config.releaseDelaySeconds,
      config.defaultRail,
      config.duplicateWindowDays,
      config.timezone,
      config.notificationEmails,
      new Date(context.clock.nowMs()),
      config.unusualAmountPercent,
      config.ifNotBankingDay,
      JSON.stringify(config.lowBalanceThresholds.map(storedThreshold)),
      config.settlementDifferenceLimit.currency,
      config.settlementDifferenceLimit.amountMinor,
      config.standingApprovals?.currency ?? null,
      config.standingApprovals?.largestRunMinor ?? 0n,
      config.standingApprovals?.mostMonths ?? 12,
      config.passkeyAbove?.amountMinor ?? null,
      config.payeeAccounts,
      config.verifiedAbove?.amountMinor ?? null,
      config.verifiedAbove?.months ?? 12,
    ],
  );
}
