import type { Currency } from '../../shared/money.ts';
import type { GuardedSetting } from '../../shared/terms.ts';
import { approvalsRequired, type ApprovalRule } from './approval-policy.ts';
import type { PaymentConfig } from './config-defaults.ts';

/** How long a looser config waits, so that other users see it before it takes effect. */
export const LOOSER_WAITS_HOURS = 24;

/** The settings by which more than one person controls payments. */
export type GuardedConfig = Pick<PaymentConfig, GuardedSetting>;

/**
 * The settings of `after` that are looser than those of `before`: some batch needs fewer approvals, some
 * difference of a settlement needs one user instead of two, some run needs no approvals, because its schedule
 * may have a standing one, some approval no longer needs a passkey, or some payment no longer needs a
 * registered or a verified account. The database's functions `loosens_config` and `guard_register_settings`
 * follow the same rule.
 */
export function loosenedSettings(before: GuardedConfig, after: GuardedConfig): GuardedSetting[] {
  const loosened: Record<GuardedSetting, boolean> = {
    approvalRules: needsFewerApprovals(before.approvalRules, after.approvalRules),
    settlementDifferenceLimit: needsOneUserLess(
      before.settlementDifferenceLimit,
      after.settlementDifferenceLimit,
    ),
    standingApprovals: allowsMoreStanding(before.standingApprovals, after.standingApprovals),
    passkeyAbove: needsFewerPasskeys(before.passkeyAbove, after.passkeyAbove),
    payeeAccounts: before.payeeAccounts === 'REGISTERED_ONLY' && after.payeeAccounts === 'WARN',
    verifiedAbove: needsFewerVerifications(before.verifiedAbove, after.verifiedAbove),
  };
  return (Object.keys(loosened) as GuardedSetting[]).filter((setting) => loosened[setting]);
}

/** Whether a batch of some currency and amount needs fewer approvals than before. */
function needsFewerApprovals(before: readonly ApprovalRule[], after: readonly ApprovalRule[]): boolean {
  const all = [...before, ...after];
  const currencies: Currency[] = [...new Set(all.map(({ currency }) => currency))];
  const edges = all.flatMap(({ upToAmountMinor }) => (upToAmountMinor === null ? [] : [upToAmountMinor]));
  // The number does not change between two edges, so it suffices to compare at each edge and at one amount
  // above them all.
  const above = edges.reduce((most, edge) => (edge > most ? edge : most), 0n) + 1n;
  return currencies.some((currency) =>
    [...edges, above].some(
      (total) => approvalsRequired(after, currency, total) < approvalsRequired(before, currency, total),
    ),
  );
}

/** Differences in currencies other than the limit's need two users. */
function needsOneUserLess(
  before: PaymentConfig['settlementDifferenceLimit'],
  after: PaymentConfig['settlementDifferenceLimit'],
): boolean {
  return after.amountMinor > (before.currency === after.currency ? before.amountMinor : 0n);
}

type Standing = PaymentConfig['standingApprovals'];

/** Whether a schedule may have a standing approval that it could not have before. */
function allowsMoreStanding(before: Standing, after: Standing): boolean {
  if (after === null) return false;
  if (before === null || before.currency !== after.currency) return true;
  return after.largestRunMinor > before.largestRunMinor || after.mostMonths > before.mostMonths;
}

/** Whether the approval of some batch no longer needs a passkey. */
function needsFewerPasskeys(
  before: PaymentConfig['passkeyAbove'],
  after: PaymentConfig['passkeyAbove'],
): boolean {
  return before !== null && (after === null || after.amountMinor > before.amountMinor);
}

/** Whether some payment no longer needs a verified account, or an older verification suffices. */
function needsFewerVerifications(
  before: PaymentConfig['verifiedAbove'],
  after: PaymentConfig['verifiedAbove'],
): boolean {
  if (before === null) return false;
  return after === null || after.amountMinor > before.amountMinor || after.months > before.months;
}
