import type { DatePolicy, DateRule } from '../../shared/terms.ts';

/** A rule as clients of version 0.1 know it. */
export function policyOf(rule: DateRule): DatePolicy {
  return rule === 'REFUSE' ? 'REFUSE' : 'MOVE';
}

/** The rule that a client of version 0.1 means: MOVE keeps a rule that moves dates already. */
export function ruleOf(policy: DatePolicy, saved: DateRule = 'FOLLOWING'): DateRule {
  if (policyOf(saved) === policy) return saved;
  return policy === 'REFUSE' ? 'REFUSE' : 'FOLLOWING';
}

/**
 * The rule to save. A client that sends back everything it has read changes only one of the two fields, so
 * the field that differs from the saved config counts; if both differ, the rule counts.
 */
export function changedRule(
  sent: { ifNotBankingDay?: DateRule | undefined; executionDatePolicy?: DatePolicy | undefined },
  saved: DateRule,
): DateRule {
  const { ifNotBankingDay: rule = saved, executionDatePolicy: policy } = sent;
  if (rule !== saved || policy === undefined) return rule;
  return ruleOf(policy, saved);
}
