import type { previewScheduledWithdrawal as op } from '../../../contract/scheduled-withdrawals.ts';
import { approvalsRequired } from '../../../domain/payouts/approval-policy.ts';
import { countRuns, dueDaysFrom } from '../../../domain/schedules/due-days.ts';
import { balanceOn } from '../../../domain/schedules/projected-balance.ts';
import { needsOwnApproval, runsWithin } from '../../../domain/schedules/standing.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadEntityConfig } from '../entity/config/entity-config.ts';
import {
  daysAhead,
  loadAvailable,
  loadExpected,
  loadLeaving,
  projectLeaving,
  type Projecting,
} from './load-movements.ts';
import { planOf } from './plan-runs.ts';
import { signersNeeded } from './signers-needed.ts';
import { requirementOfStanding } from './signers-of-version.ts';
import { readContent, type CheckedContent } from './read-content.ts';

const RUNS = 12;

/**
 * POST /payments/scheduled-withdrawals/preview: what a schedule would do. Nothing is saved. Errors: those of
 * `readContent`.
 */
export function previewSchedule({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId, userId }, query: { replaces }, body }) => {
    const at = nowOf(clock);
    const content = await readContent(database, entityId, body, at, body);
    const { calendar, config, limits, totalFeeMinor } = content;
    const { currency } = body;
    const money = (minor: bigint) => formatAmount(minor, currency);
    // A sweep moves at most its cap.
    const totalAmountMinor = content.keepMinor === null ? content.totalAmountMinor : limits!.perRunMinor;
    const { availableMinor, runs } = await runsOf(database, entityId, content, { at, replaces });
    const allCount = limits ? runsWithin(calendar, limits.validUntil) : countRuns(calendar);
    const missedCount = runs.filter(({ isMissed }) => isMissed).length;
    const runCount = allCount === null ? null : Math.max(0, allCount - missedCount);
    const perRun = approvalsRequired(config.approvalRules, currency, totalAmountMinor);
    const signersFor = async (approvalAmountMinor: bigint, base: number) => {
      const of = { currency, approvalAmountMinor, rails: content.rails, authorId: userId };
      const requirement = await requirementOfStanding(database, entityId, of, base);
      return signersNeeded(database, entityId, requirement, { authorId: userId, signed: [] });
    };
    return {
      currency,
      withdrawalCount: content.withdrawals.length,
      totalAmount: money(totalAmountMinor),
      totalFee: money(totalFeeMinor),
      approvalsRequired: content.approvalsRequired,
      approvalsPerRun: limits ? 0 : perRun,
      signers: limits ? await signersFor(content.approvalAmountMinor, content.approvalsRequired) : null,
      signersPerRun: limits ? null : await signersFor(totalAmountMinor, perRun),
      runCount,
      allRunsAmount: runCount === null ? null : money(totalAmountMinor * BigInt(runCount)),
      availableBalance: money(availableMinor),
      references: [...content.references],
      runs: runs.map(({ plan, isMissed, balanceMinor }) => ({
        dueOn: plan.dueOn,
        paysOn: plan.paysOn,
        reasons: [...plan.reasons],
        createsOn: plan.createsOn,
        approveBy: new Date(plan.approveByMs).toISOString(),
        needsApproval: needsOwnApproval(limits, plan.paysOn ?? plan.dueOn),
        isMissed,
        balanceAfter: money(balanceMinor),
      })),
    };
  };
}

/** The next runs with what is left after each. */
async function runsOf(
  db: Queryable,
  entityId: string,
  content: CheckedContent,
  { at, replaces = null }: { at: Date; replaces?: string | null | undefined },
) {
  const { calendar, settings, config, totalAmountMinor, totalFeeMinor, keepMinor, request } = content;
  const today = daysAhead({ settings, at }, 0);
  const version = { ...content, rail: request.rail ?? null, source: request.source };
  const plan = planOf(version, settings, config.defaultRail);
  const plans = dueDaysFrom(calendar, today, RUNS).map((dueOn) => plan(dueOn));
  const dayOfRun = ({ paysOn, dueOn }: (typeof plans)[number]) => paysOn ?? dueOn;
  const to = plans.map(dayOfRun).sort().at(-1) ?? today;
  const entity = await loadEntityConfig(db, entityId);
  const { currency } = request;
  const projecting: Projecting = {
    entity: entity!,
    settings,
    defaultRail: config.defaultRail,
    currency,
    at,
    to,
  };
  const availableMinor = await loadAvailable(db, entityId, currency);
  const others = {
    leaving: await loadLeaving(db, projecting, replaces),
    expected: await loadExpected(db, projecting),
  };
  const isMissed = ({ approveByMs }: (typeof plans)[number]) => approveByMs < at.getTime();
  const made = plans.filter((one) => !isMissed(one));
  const own = made.map((one) => ({ day: dayOfRun(one), amountMinor: -(totalAmountMinor + totalFeeMinor) }));
  const sweeps = own.map(({ day }) => ({
    day,
    mostMinor: totalAmountMinor,
    keepMinor: keepMinor ?? 0n,
    feeMinor: totalFeeMinor,
    limit: null,
  }));
  const projection = projectLeaving(
    availableMinor,
    others,
    today,
    keepMinor === null ? { movements: own } : { sweeps },
  );
  return {
    availableMinor,
    runs: plans.map((one) => ({
      plan: one,
      isMissed: isMissed(one),
      balanceMinor: balanceOn(projection, availableMinor, dayOfRun(one)),
    })),
  };
}
