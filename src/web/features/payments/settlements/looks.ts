import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconClock from '~icons/tabler/clock';
import IconProgress from '~icons/tabler/progress';
import IconX from '~icons/tabler/x';
import type { SettlementForDisplay, SettledPayout } from '../../../../client/types.gen.ts';
import type { Look } from '../../../ui/status-badge.tsx';

type LookOf = Look & { word: MessageDescriptor };

/** How each state of a settlement is shown. */
export const SETTLEMENT_LOOKS: Record<SettlementForDisplay['state'], LookOf> = {
  WAITING: { word: msg`Not on a statement`, tone: 'quiet', icon: IconCircleDashed },
  PARTIAL: { word: msg`Partly settled`, tone: 'moving', icon: IconProgress },
  SETTLED: { word: msg`Settled`, tone: 'good', icon: IconCheck },
  DIFFERENT: { word: msg`Amount differs`, tone: 'care', icon: IconAlertTriangle },
  NOTHING_DUE: { word: msg`Nothing to pay`, tone: 'quiet', icon: IconX },
};

/** How each state of a difference is shown. Without a difference, nothing is shown. */
export const DIFFERENCE_LOOKS: Record<Exclude<SettlementForDisplay['differenceState'], 'NONE'>, LookOf> = {
  OPEN: { word: msg`Not acknowledged`, tone: 'care', icon: IconAlertTriangle },
  WAITING: { word: msg`Waits for a second user`, tone: 'moving', icon: IconClock },
  ACKNOWLEDGED: { word: msg`Acknowledged`, tone: 'good', icon: IconCheck },
  OUTDATED: { word: msg`Changed since`, tone: 'care', icon: IconAlertTriangle },
};

const ACCEPTED: LookOf = { word: msg`Difference acknowledged`, tone: 'good', icon: IconCheck };

/** The state of a settlement; if its difference is acknowledged, it shows that instead. */
export function settlementLook({ state, differenceState }: SettlementForDisplay): LookOf {
  return state === 'DIFFERENT' && differenceState === 'ACKNOWLEDGED' ? ACCEPTED : SETTLEMENT_LOOKS[state];
}

/** What statements show about a payout. */
export const PAYOUT_LOOKS: Record<SettledPayout['state'], LookOf> = {
  WAITING: { word: msg`Not on a statement`, tone: 'quiet', icon: IconCircleDashed },
  SETTLED: { word: msg`Settled`, tone: 'good', icon: IconCheck },
  REJECTED: { word: msg`Rejected`, tone: 'bad', icon: IconX },
  RETURNED: { word: msg`Returned`, tone: 'care', icon: IconArrowBackUp },
};

/** The word for a state, for filters. */
export function lookWord({ word }: LookOf): string {
  return i18n._(word);
}
