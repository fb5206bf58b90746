import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { AccountType } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';

/** "1 person", "1,204 people". */
export function people(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 person', other: `${written} people` });
}

/** "1 payment", "1,204 payments". */
export function payments(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 payment', other: `${written} payments` });
}

/** "1 row", "1,204 rows". */
export function countedRows(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 row', other: `${written} rows` });
}

interface Payees {
  withdrawalCount: number;
  /** Absent when unknown. */
  peopleCount?: number | undefined;
}

/** Whether the batch pays a person more than once. */
export function paysTwice({ withdrawalCount, peopleCount }: Payees): boolean {
  return peopleCount !== undefined && peopleCount !== withdrawalCount;
}

/** "500 people", or "500 payments to 498 people". */
export function payees(batch: Payees): string {
  const who = people(batch.peopleCount ?? batch.withdrawalCount);
  return paysTwice(batch) ? t`${payments(batch.withdrawalCount)} to ${who}` : who;
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
