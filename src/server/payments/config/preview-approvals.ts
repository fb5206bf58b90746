import type { previewApprovals as op } from '../../../contract/dashboard/approval-preview.ts';
import { approvalsRequired } from '../../../domain/payouts/approval-policy.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/route.ts';
import { readApprovalRules } from './approval-rules.ts';

interface ApproverRow {
  id: string;
  name: string;
  prepares: boolean;
}

/** POST /app/approvals-preview: tries rules that are not saved. 400 `invalid_approval_rules` as a save would, `invalid_amount`. */
export function previewApprovals(context: Context): Handler<typeof op> {
  return async ({ caller, body }) => {
    const rules = readApprovalRules(body.approvalRules);
    const { currency } = body;
    const amounts = body.amounts.map((text, index) => readPositiveAmount(text, index, currency));
    const approvers = await context.database.query<ApproverRow>(
      `SELECT id, name, 'PREPARER' = ANY (roles) AS prepares FROM users
        WHERE entity_id = $1 AND 'APPROVER' = ANY (roles) AND disabled_at IS NULL ORDER BY name`,
      [caller.entityId],
    );
    // Whoever prepares the batch cannot sign it.
    const left = approvers.length - (approvers.some(({ prepares }) => prepares) ? 1 : 0);
    return {
      approvers: approvers.map(({ id, name }) => ({ userId: id, name })),
      amounts: amounts.map((amountMinor) => {
        const needed = approvalsRequired(rules, currency, amountMinor);
        return { amount: formatAmount(amountMinor, currency), approvalsRequired: needed, enoughApprovers: left >= needed };
      }),
    };
  };
}

function readPositiveAmount(text: string, index: number, currency: Parameters<typeof parseAmount>[1]): bigint {
  const amountMinor = parseAmount(text, currency);
  if (amountMinor !== null && amountMinor > 0n) return amountMinor;
  const message = `Write an amount in ${currency} that is more than zero.`;
  throw refused('invalid_amount', message, [{ path: `amounts[${index}]`, code: 'invalid_amount', message }]);
}
