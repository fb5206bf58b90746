import type { previewPaymentConfig as op } from '../../../../contract/dashboard/config-preview.ts';
import type { ApprovalRule } from '../../../../domain/payouts/approval-policy.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { loosenedSettings } from '../../../../domain/payouts/looser-config.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { readApprovalRules } from './approval-rules.ts';
import { isBeforeFirstMoney } from './before-first-money.ts';
import { loadPaymentConfig, storedRule } from './payment-config.ts';
import { readSettlementLimit } from './settlement-limit.ts';
import { readPasskeyAmount } from './passkey-amount.ts';
import { readVerifiedAbove } from './verified-above.ts';
import { readStandingApprovals } from './standing-approvals.ts';

const LOOKED_AT_MS = 90 * DAY_MS;

/**
 * POST /app/payment-config-preview: what looser settings would have changed in the last 90 days. 400
 * `invalid_approval_rules`, `invalid_settlement_limit`, `invalid_standing_approvals`,
 * `invalid_passkey_amount`, `invalid_verified_above`, as for a save.
 */
export function previewPaymentConfig(context: Context): Handler<typeof op> {
  const { database, clock } = context;
  return async ({ caller: { entityId }, body }) => {
    const before = await loadPaymentConfig(database, entityId);
    const after = {
      approvalRules: readApprovalRules(body.approvalRules),
      settlementDifferenceLimit: readSettlementLimit(body.settlementDifferenceLimit),
      standingApprovals:
        body.standingApprovals === undefined
          ? before.standingApprovals
          : readStandingApprovals(body.standingApprovals),
      passkeyAbove: await readPasskeyAmount(database, entityId, body.passkeyAbove, before.passkeyAbove),
      payeeAccounts: body.payeeAccounts ?? before.payeeAccounts,
      verifiedAbove: await readVerifiedAbove(
        context,
        database,
        entityId,
        body.verifiedAbove,
        before.verifiedAbove,
      ),
    };
    const loosened = loosenedSettings(before, after);
    const since = new Date(clock.nowMs() - LOOKED_AT_MS);
    const stored = (rules: readonly ApprovalRule[]) => JSON.stringify(rules.map(storedRule));
    return {
      loosened,
      countsAtOnce: loosened.length === 0 || (await isBeforeFirstMoney(database, entityId, before)),
      since: since.toISOString(),
      batches: await batchesSince(database, entityId, since, [
        stored(before.approvalRules),
        stored(after.approvalRules),
      ]),
      differences: await differencesSince(database, entityId, since, [
        before.settlementDifferenceLimit,
        after.settlementDifferenceLimit,
      ]),
    };
  };
}

/** The batches that need fewer approvals by the second rules than by the first; both as stored. */
async function batchesSince(db: Queryable, entityId: string, since: Date, [before, after]: [string, string]) {
  const values: [string, Date, string, string] = [entityId, since, before, after];
  const counts = await db.query(
    `SELECT b.currency, count(*)::int AS total,
            count(*) FILTER (WHERE b.after < b.before)::int AS fewer,
            count(*) FILTER (WHERE b.after < b.before AND b.after = 1)::int AS one_approval,
            coalesce(sum(b.total_amount_minor) FILTER (WHERE b.after < b.before), 0)::bigint AS amount_minor
       FROM (SELECT currency, total_amount_minor,
                    approvals_by_rules($3, currency, total_amount_minor) AS before,
                    approvals_by_rules($4, currency, total_amount_minor) AS after
               FROM batches
              WHERE entity_id = $1 AND created_at >= $2) b
      GROUP BY b.currency
      ORDER BY b.currency`,
    values,
  );
  const largest = await db.query(
    `SELECT b.id, b.label, b.currency, b.total_amount_minor,
            approvals_by_rules($3, b.currency, b.total_amount_minor) AS before,
            approvals_by_rules($4, b.currency, b.total_amount_minor) AS after
       FROM batches b
      WHERE b.entity_id = $1 AND b.created_at >= $2
        AND approvals_by_rules($4, b.currency, b.total_amount_minor)
            < approvals_by_rules($3, b.currency, b.total_amount_minor)
      ORDER BY b.total_amount_minor DESC, b.id
      LIMIT 10`,
    values,
  );
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    fewerApprovals: counts.flatMap(({ currency, fewer, one_approval, amount_minor }) =>
      fewer === 0
        ? []
        : [
            {
              currency,
              count: fewer,
              oneApproval: one_approval,
              totalAmount: formatAmount(amount_minor, currency),
            },
          ],
    ),
    largest: largest.map((batch) => ({
      id: batch.id,
      label: batch.label,
      currency: batch.currency,
      totalAmount: formatAmount(batch.total_amount_minor, batch.currency),
      approvalsBefore: batch.before,
      approvalsAfter: batch.after,
    })),
  };
}

type Limit = PaymentConfig['settlementDifferenceLimit'];

/** The differences that one user could acknowledge by the second limit, and not by the first. */
async function differencesSince(
  db: Queryable,
  entityId: string,
  since: Date,
  [before, after]: [Limit, Limit],
): Promise<{ total: number; oneUser: number }> {
  const [row] = await db.query(
    `SELECT count(*)::int AS total,
            count(*) FILTER (
              WHERE f.currency = $3 AND t.over_minor + t.under_minor <= $4
                AND NOT (f.currency = $5 AND t.over_minor + t.under_minor <= $6))::int AS one_user
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.entity_id = $1 AND t.execution_date >= $2 AND t.over_minor + t.under_minor > 0`,
    [
      entityId,
      since.toISOString().slice(0, 10),
      after.currency,
      after.amountMinor,
      before.currency,
      before.amountMinor,
    ],
  );
  return { total: row!.total, oneUser: row!.one_user };
}
