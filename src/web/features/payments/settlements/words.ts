import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SettlementForDisplay, SettlementLine } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { isZero, negative } from '../shared/statements/amounts.ts';
import { sumOf } from '../shared/sums.ts';

/** "10 of 12". */
export function settledWords({ settledCount, payoutCount }: SettlementForDisplay): string {
  const settled = formatNumber(settledCount);
  const all = formatNumber(payoutCount);
  return t`${settled} of ${all}`;
}

const KINDS: Record<SettlementLine['kind'], MessageDescriptor> = {
  PAYOUT: msg`Payments`,
  RETURN: msg`Returned payments`,
  FEE: msg`Fees`,
  CORRECTION: msg`Rejected payments`,
};

/** The kind of a statement entry in a settlement, in words. */
export function lineWords(kind: SettlementLine['kind']): string {
  return i18n._(KINDS[kind]);
}

/**
 * Whether a difference is shown. While payments are missing, a difference of zero would look as if all were
 * settled.
 */
export function saysDifference({ state, differenceAmount }: SettlementForDisplay): boolean {
  return !isZero(differenceAmount) || state === 'SETTLED' || state === 'DIFFERENT';
}

/** The sum of the due payments that are not on a statement yet, as a decimal. */
export function unsettledOf(settlement: SettlementForDisplay): string {
  const { expectedAmount, settledAmount, overAmount, underAmount, currency } = settlement;
  const parts = [expectedAmount, overAmount, negative(settledAmount), negative(underAmount)];
  return sumOf(
    parts.map((amount) => ({ amount })),
    currency,
  );
}

/** "R 5.00 too little", "R 5.00 too much and R 1.00 too little". */
export function differenceWords(
  { overAmount, underAmount }: Pick<SettlementForDisplay, 'overAmount' | 'underAmount'>,
  currency: string,
): string {
  const over = formatMoney(overAmount, currency);
  const under = formatMoney(underAmount, currency);
  if (isZero(overAmount)) return t`${under} too little`;
  if (isZero(underAmount)) return t`${over} too much`;
  return t`${over} too much and ${under} too little`;
}
