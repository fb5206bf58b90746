import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DATE_RULES, type DateRule } from '../../../../shared/terms.ts';

const RULES: Readonly<Record<DateRule, MessageDescriptor>> = {
  PRECEDING: msg`The banking day before`,
  FOLLOWING: msg`The next banking day`,
  MODIFIED_FOLLOWING: msg`The next banking day of the month, else before`,
  REFUSE: msg`Refuse the batch`,
};

/** What a rule does to an execution date on which the bank is closed. */
export function dateRuleWords(rule: DateRule): string {
  return i18n._(RULES[rule]);
}

/** The rules as the choices of a select. */
export function dateRuleChoices(): { value: DateRule; label: string }[] {
  return DATE_RULES.map((value) => ({ value, label: dateRuleWords(value) }));
}
