import { explain } from '../../../shared/error-texts.ts';
import type { z } from 'zod';
import type {
  UpdatePaymentConfigRequest,
  updatePaymentConfig as op,
} from '../../../contract/payment-config.ts';
import { unsatisfiableRules, type ApprovalRule } from '../../../domain/payouts/approval-policy.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import type { LowBalanceThreshold, PaymentConfig } from '../../../domain/payouts/config-defaults.ts';
import type { DatePolicy } from '../../../shared/terms.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import type { ChangingVerb } from '../change.ts';
import { readApprovalRules } from './approval-rules.ts';
import { readThresholds } from './low-balance-thresholds.ts';
import { readSettlementLimit } from './settlement-limit.ts';
import { availableApprovers, loadApprovers } from './approvers.ts';
import { loadEntityConfig } from './entity-config.ts';
import { displayPaymentConfig, loadPaymentConfig, storedRule, storedThreshold } from './payment-config.ts';

type Update = z.output<typeof UpdatePaymentConfigRequest>;

/**
 * PUT /payments/config: saves the whole config as a new version. 401 `fresh_sign_in_required`, as the
 * previous config requires. 400: `invalid_approval_rules`, `unknown_timezone`, `rail_not_enabled`,
 * `invalid_threshold`, `invalid_settlement_limit`, `stale_version`. Rules that need more approvers than the
 * entity has are saved, because they can be changed again; the dashboard asks the administrator to confirm
 * them by typing, and the audit row names them.
 */
export const updatePaymentConfig: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const rules = readApprovalRules(body.approvalRules);
  const update = { ...body, timezone: await readTimezone(tx, body.timezone) };
  await requireRail(tx, caller.entityId, update);
  const at = nowOf(context.clock);
  const before = await loadPaymentConfig(tx, caller.entityId, 'FOR UPDATE');
  requireFreshSignIn(caller, before.stepUpMaxAgeSeconds, at.getTime());
  // Clients from before these settings do not send them.
  const complete = {
    ...update,
    unusualAmountPercent: body.unusualAmountPercent ?? before.unusualAmountPercent,
    executionDatePolicy: body.executionDatePolicy ?? before.executionDatePolicy,
    thresholds: body.lowBalanceThresholds
      ? readThresholds(body.lowBalanceThresholds)
      : before.lowBalanceThresholds,
    limit: body.settlementDifferenceLimit
      ? readSettlementLimit(body.settlementDifferenceLimit)
      : before.settlementDifferenceLimit,
  };
  if (before.version !== body.version || !(await save(tx, caller, complete, rules, at))) throw staleVersion();
  const available = availableApprovers(await loadApprovers(tx, caller.entityId));
  const unsatisfiable = unsatisfiableRules(rules, [], available).map(storedRule);
  const after = displayPaymentConfig(await loadPaymentConfig(tx, caller.entityId));
  return {
    body: after,
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'payment-config.updated',
      subjectType: 'payment-config',
      subjectId: caller.entityId,
      details: {
        before: displayPaymentConfig(before),
        after,
        ...(unsatisfiable.length > 0
          ? { availableApprovers: available, unsatisfiableRules: unsatisfiable }
          : {}),
      },
    },
  };
};

function staleVersion(): Error {
  return refused('stale_version', explain('stale_version'), [
    fieldError('version', 'stale_version', explain('stale_version.field')),
  ]);
}

/** The zone by its official spelling. Node.js and the database both compute with it, so both must know it. */
async function readTimezone(tx: Tx, sent: string): Promise<string> {
  const [zone] = await tx.query(
    'SELECT name FROM pg_timezone_names WHERE lower(name) = lower($1) AND name IS NOT NULL LIMIT 1',
    [sent],
  );
  if (zone && isKnownToNode(zone.name)) return zone.name;
  throw refused('unknown_timezone', explain('unknown_timezone', { sent }), [
    fieldError('timezone', 'unknown_timezone', explain('unknown_timezone.field')),
  ]);
}

function isKnownToNode(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

async function requireRail(tx: Tx, entityId: string, { defaultRail }: Update): Promise<void> {
  const config = await loadEntityConfig(tx, entityId);
  if (!config || config.rails.some(({ rail }) => rail === defaultRail)) return;
  const enabled = config.rails.map(({ rail }) => rail).join(', ');
  throw refused('rail_not_enabled', explain('rail_not_enabled', { rail: defaultRail, rails: enabled }), [
    fieldError('defaultRail', 'rail_not_enabled', explain('rail_not_enabled.field', { rails: enabled })),
  ]);
}

/** False when another version was saved at the same time: two first saves have no row to lock. */
async function save(
  tx: Tx,
  caller: { entityId: string; userId: string },
  update: Update & {
    unusualAmountPercent: number;
    executionDatePolicy: DatePolicy;
    thresholds: readonly LowBalanceThreshold[];
    limit: PaymentConfig['settlementDifferenceLimit'];
  },
  rules: readonly ApprovalRule[],
  at: Date,
): Promise<boolean> {
  const saved = await tx.query(
    `INSERT INTO payment_configs AS saved
            (entity_id, version, default_currency, approval_rules, step_up_max_age_seconds,
             approval_expiry_days, release_delay_seconds, default_rail, duplicate_window_days, timezone,
             notification_emails, updated_at, updated_by, unusual_amount_percent, execution_date_policy,
             low_balance_thresholds, settlement_limit_currency, settlement_limit_minor)
     VALUES ($1, $2 + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
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
            execution_date_policy = excluded.execution_date_policy,
            low_balance_thresholds = excluded.low_balance_thresholds,
            settlement_limit_currency = excluded.settlement_limit_currency,
            settlement_limit_minor = excluded.settlement_limit_minor
      WHERE saved.version = $2
      RETURNING version`,
    [
      caller.entityId,
      update.version,
      update.defaultCurrency,
      JSON.stringify(rules.map(storedRule)),
      update.stepUpMaxAgeSeconds,
      update.approvalExpiryDays,
      update.releaseDelaySeconds,
      update.defaultRail,
      update.duplicateWindowDays,
      update.timezone,
      update.notificationEmails,
      at,
      caller.userId,
      update.unusualAmountPercent,
      update.executionDatePolicy,
      JSON.stringify(update.thresholds.map(storedThreshold)),
      update.limit.currency,
      update.limit.amountMinor,
    ],
  );
  return saved.length === 1;
}
