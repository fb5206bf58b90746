import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { forgetPaymentConfig, storedRule, storedThreshold } from './payment-config.ts';

/**
 * Puts a config into force as the version after `config.version`. False when another version was saved at the
 * same time: two first saves have no row to lock. The database refuses a looser one, unless its change is in
 * force.
 */
export async function writePaymentConfig(
  tx: Tx,
  entityId: string,
  config: PaymentConfig,
  by: string,
  at: Date,
): Promise<boolean> {
  const saved = await tx.query(
    `INSERT INTO payment_configs AS saved
            (entity_id, version, default_currency, approval_rules, step_up_max_age_seconds,
             approval_expiry_days, release_delay_seconds, default_rail, duplicate_window_days, timezone,
             notification_emails, updated_at, updated_by, unusual_amount_percent, if_not_banking_day,
             low_balance_thresholds, settlement_limit_currency, settlement_limit_minor, standing_currency,
             standing_limit_minor, standing_months, passkey_above_minor, payee_accounts,
             verified_above_minor, verified_months)
     VALUES ($1, $2 + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, $21, $22, $23, $24, $25)
     ON CONFLICT (entity_id) DO UPDATE
        SET version = excluded.version,
            default_currency = excluded.default_currency,
            approval_rules = excluded.approval_rules,
            step_up_max_age_seconds = excluded.step_up_max_age_seconds,
            approval_expiry_days = excluded.approval_expiry_days,
            release_delay_seconds = excluded.release_delay_seconds,
            default_rail = excluded.default_rail,
            duplicate_window_days = excluded.duplicate_window_days,
            timezone = excluded.timezone,
            notification_emails = excluded.notification_emails,
            updated_at = excluded.updated_at,
            updated_by = excluded.updated_by,
            unusual_amount_percent = excluded.unusual_amount_percent,
            if_not_banking_day = excluded.if_not_banking_day,
            low_balance_thresholds = excluded.low_balance_thresholds,
            settlement_limit_currency = excluded.settlement_limit_currency,
            settlement_limit_minor = excluded.settlement_limit_minor,
            standing_currency = excluded.standing_currency,
            standing_limit_minor = excluded.standing_limit_minor,
            standing_months = excluded.standing_months,
            passkey_above_minor = excluded.passkey_above_minor,
            payee_accounts = excluded.payee_accounts,
            verified_above_minor = excluded.verified_above_minor,
            verified_months = excluded.verified_months
      WHERE saved.version = $2
      RETURNING version`,
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
      [...config.notificationEmails],
      at,
      by,
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
  forgetPaymentConfig(tx, entityId);
  return saved.length === 1;
}
