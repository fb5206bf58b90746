import { explain } from '../../../../shared/error-texts.ts';
import type { previewApprovals as op } from '../../../../contract/dashboard/approval-preview.ts';
import {
  approvalsRequired,
  approvalsRequiredNow,
  unsatisfiableRules,
  type ApprovalRule,
} from '../../../../domain/payouts/approval-policy.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { readApprovalRules } from './approval-rules.ts';
import { availableApprovers, loadApprovers, type Approver } from './approvers.ts';
import { loadEntityConfig } from './entity-config.ts';
import { loadPaymentConfig } from './payment-config.ts';

const MOST_SHOWN = 50;

/**
 * POST /app/approvals-preview: shows the effect of rules before they are saved. 400 `invalid_approval_rules`,
 * as for a save, or `invalid_amount`.
 */
export function previewApprovals(context: Context): Handler<typeof op> {
  return async ({ caller, body }) => {
    const rules = readApprovalRules(body.approvalRules);
    const { currency } = body;
    const amounts = body.amounts.map((text, index) => readPositiveAmount(text, index, currency));
    const approvers = await loadApprovers(context.database, caller.entityId);
    const left = availableApprovers(approvers);
    const entity = await loadEntityConfig(context.database, caller.entityId);
    const affected = await affectedBatches(context.database, caller.entityId, rules, approvers);
    return {
      approvers: approvers.map(({ id, name }) => ({ userId: id, name })),
      amounts: amounts.map((amountMinor) => {
        const needed = approvalsRequired(rules, currency, amountMinor);
        return {
          amount: formatAmount(amountMinor, currency),
          approvalsRequired: needed,
          enoughApprovers: left >= needed,
        };
      }),
      availableApprovers: left,
      unsatisfiableRules: unsatisfiableRules(rules, entity?.enabledCurrencies ?? [], left).map((rule) => ({
        currency: rule.currency,
        upToAmount: rule.upToAmountMinor === null ? null : formatAmount(rule.upToAmountMinor, rule.currency),
        approvalsRequired: rule.approvalsRequired,
      })),
      affectedBatches: { total: affected.length, items: affected.slice(0, MOST_SHOWN) },
    };
  };
}

/** The waiting batches whose number of approvals would change, the first to expire first. */
async function affectedBatches(
  db: Queryable,
  entityId: string,
  rules: readonly ApprovalRule[],
  approvers: readonly Approver[],
) {
  const { approvalRules } = await loadPaymentConfig(db, entityId);
  const waiting = await db.query(
    `SELECT id, label, currency, total_amount_minor, approvals_required, created_by
       FROM batches
      WHERE entity_id = $1 AND status = 'PENDING_APPROVAL'
      ORDER BY expires_at, id`,
    [entityId],
  );
  return waiting.flatMap((batch) => {
    const required = (set: readonly ApprovalRule[]) =>
      approvalsRequiredNow(batch.approvals_required, set, batch.currency, batch.total_amount_minor);
    const [now, then] = [required(approvalRules), required(rules)];
    if (now === then) return [];
    const available = approvers.filter(({ id }) => id !== batch.created_by).length;
    const totalAmount = formatAmount(batch.total_amount_minor, batch.currency);
    const { id, label, currency } = batch;
    return [
      {
        id,
        label,
        currency,
        totalAmount,
        approvalsRequiredNow: now,
        approvalsRequired: then,
        enoughApprovers: available >= then,
      },
    ];
  });
}

function readPositiveAmount(
  text: string,
  index: number,
  currency: Parameters<typeof parseAmount>[1],
): bigint {
  const amountMinor = parseAmount(text, currency);
  if (amountMinor !== null && amountMinor > 0n) return amountMinor;
  const message = explain('invalid_amount', { currency });
  throw refused('invalid_amount', message, [fieldError(`amounts[${index}]`, 'invalid_amount', message)]);
}
