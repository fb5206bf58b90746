import { explain } from '../../../../shared/error-texts.ts';
import type { z } from 'zod';
import type {
  UpdatePaymentConfigRequest,
  updatePaymentConfig as op,
} from '../../../../contract/payment-config.ts';
import { changedRule } from '../../../../domain/business-days/date-policy.ts';
import { unsatisfiableRules, type ApprovalRule } from '../../../../domain/payouts/approval-policy.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { loosenedSettings } from '../../../../domain/payouts/looser-config.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { readApprovalRules } from './approval-rules.ts';
import { readThresholds } from './low-balance-thresholds.ts';
import { readSettlementLimit } from './settlement-limit.ts';
import { readPasskeyAmount } from './passkey-amount.ts';
import { readVerifiedAbove } from './verified-above.ts';
import { readStandingApprovals } from './standing-approvals.ts';
import { availableApprovers, loadApprovers } from './approvers.ts';
import { loadEntityConfig } from './entity-config.ts';
import { isBeforeFirstMoney } from './before-first-money.ts';
import {
  endChange,
  loadPendingChange,
  needsSecondAdmin,
  proposeChange,
  showPaymentConfig,
} from './config-changes.ts';
import { displayPaymentConfig, loadPaymentConfig, storedRule } from './payment-config.ts';
import { writePaymentConfig } from './write-payment-config.ts';

type Update = z.output<typeof UpdatePaymentConfigRequest>;

/**
 * PUT /payments/config: saves the whole config as a new version. A looser one waits: it takes effect a day
 * later or once another admin has confirmed it, see config-changes.ts. Any save ends a change that waits,
 * because that one was made for the version before. Where the entity has chosen that every change needs a
 * second admin, every config waits. 401 `fresh_sign_in_required`, as the config in force requires. 400:
 * `invalid_approval_rules`, `unknown_timezone`, `rail_not_enabled`, `invalid_threshold`,
 * `invalid_settlement_limit`, `invalid_standing_approvals`, `invalid_passkey_amount`,
 * `invalid_verified_above`, `stale_version`. Rules that need more approvers than the entity has are saved,
 * because they can be changed again; the dashboard
 * asks the administrator to confirm them by typing, and the audit row names them.
 */
export const updatePaymentConfig: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId } = caller;
  const rules = readApprovalRules(body.approvalRules);
  const timezone = await readTimezone(tx, body.timezone);
  await requireRail(tx, entityId, body);
  const at = nowOf(context.clock);
  const before = await loadPaymentConfig(tx, entityId, 'FOR UPDATE');
  requireFreshSignIn(caller, before.stepUpMaxAgeSeconds, at.getTime());
  if (before.version !== body.version) throw staleVersion();
  const passkeyAbove = await readPasskeyAmount(tx, entityId, body.passkeyAbove, before.passkeyAbove);
  const verifiedAbove = await readVerifiedAbove(
    context,
    tx,
    entityId,
    body.verifiedAbove,
    before.verifiedAbove,
  );
  const next = { ...completed({ ...body, timezone }, rules, before), passkeyAbove, verifiedAbove };
  const loosened = loosenedSettings(before, next);
  const waits =
    (await needsSecondAdmin(tx, entityId)) ||
    (loosened.length > 0 && !(await isBeforeFirstMoney(tx, entityId, before)));
  const replaced = await loadPendingChange(tx, entityId, 'FOR UPDATE OF c');
  if (replaced) await endChange(tx, entityId, replaced.id, 'REPLACED', null, at);
  const isSaved = waits
    ? await proposeChange(context, tx, caller, next, loosened, at)
    : await writePaymentConfig(tx, entityId, next, userId, at);
  if (!isSaved) throw staleVersion();
  const available = availableApprovers(await loadApprovers(tx, entityId));
  const unsatisfiable = unsatisfiableRules(rules, [], available).map(storedRule);
  const shown = await showPaymentConfig(tx, entityId);
  const { pendingChange, executionDatePolicy: _, ...inForce } = shown;
  return {
    body: shown,
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: waits ? 'payment-config.change_proposed' : 'payment-config.updated',
      subjectType: 'payment-config',
      subjectId: entityId,
      details: {
        before: displayPaymentConfig(before),
        after: waits ? { ...inForce, ...pendingChange?.settings } : inForce,
        ...(waits ? { changeId: pendingChange?.id, countsFrom: pendingChange?.countsFrom } : {}),
        ...(replaced ? { replacedChangeId: replaced.id } : {}),
        ...(unsatisfiable.length > 0
          ? { availableApprovers: available, unsatisfiableRules: unsatisfiable }
          : {}),
      },
    },
  };
};

/** The config to save. Older clients do not send the newer settings, which then keep their values. */
function completed(
  body: Update,
  rules: readonly ApprovalRule[],
  before: PaymentConfig,
): Omit<PaymentConfig, 'passkeyAbove' | 'verifiedAbove'> {
  return {
    defaultCurrency: body.defaultCurrency,
    approvalRules: rules,
    stepUpMaxAgeSeconds: body.stepUpMaxAgeSeconds,
    approvalExpiryDays: body.approvalExpiryDays,
    releaseDelaySeconds: body.releaseDelaySeconds,
    defaultRail: body.defaultRail,
    duplicateWindowDays: body.duplicateWindowDays,
    unusualAmountPercent: body.unusualAmountPercent ?? before.unusualAmountPercent,
    ifNotBankingDay: changedRule(body, before.ifNotBankingDay),
    timezone: body.timezone,
    notificationEmails: body.notificationEmails,
    lowBalanceThresholds: body.lowBalanceThresholds
      ? readThresholds(body.lowBalanceThresholds)
      : before.lowBalanceThresholds,
    settlementDifferenceLimit: body.settlementDifferenceLimit
      ? readSettlementLimit(body.settlementDifferenceLimit)
      : before.settlementDifferenceLimit,
    standingApprovals:
      body.standingApprovals === undefined
        ? before.standingApprovals
        : readStandingApprovals(body.standingApprovals),
    payeeAccounts: body.payeeAccounts ?? before.payeeAccounts,
    version: before.version,
  };
}

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

async function requireRail(
  tx: Tx,
  entityId: string,
  { defaultRail }: Pick<Update, 'defaultRail'>,
): Promise<void> {
  const config = await loadEntityConfig(tx, entityId);
  if (!config || config.rails.some(({ rail }) => rail === defaultRail)) return;
  const enabled = config.rails.map(({ rail }) => rail).join(', ');
  throw refused('rail_not_enabled', explain('rail_not_enabled', { rail: defaultRail, rails: enabled }), [
    fieldError('defaultRail', 'rail_not_enabled', explain('rail_not_enabled.field', { rails: enabled })),
  ]);
}
