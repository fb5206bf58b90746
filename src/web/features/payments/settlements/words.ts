import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { SettlementForDisplay, SettlementLine } from '../../../../client/types.gen.ts';
import { formatNumber } from '../../../ui/locale.ts';

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
};

/** What an entry of a statement is for a settlement. */
export function lineWords(kind: SettlementLine['kind']): string {
  return i18n._(KINDS[kind]);
}
