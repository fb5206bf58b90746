import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { AccountType } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';

/** "1 person", "1,204 people". */
export function people(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 person', other: `${written} people` });
}

const ACCOUNT_TYPE_WORDS: Record<AccountType, MessageDescriptor> = {
  CURRENT: msg`Current`,
  SAVINGS: msg`Savings`,
  TRANSMISSION: msg`Transmission`,
  BOND: msg`Bond`,
  SUBSCRIPTION_SHARE: msg`Subscription share`,
};

/** "SAVINGS" -> "Savings". */
export function accountTypeWords(type: string): string {
  const words = (ACCOUNT_TYPE_WORDS as Readonly<Record<string, MessageDescriptor>>)[type];
  return words ? i18n._(words) : type;
}
