import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconHourglass from '~icons/tabler/hourglass';
import type { Payee, PayeeDetail } from '../../../../client/types.gen.ts';
import type { PayeeChangeKind, PayeeView } from '../../../../shared/payee-terms.ts';
import type { Look } from '../../../ui/status-badge.tsx';

export type Change = PayeeDetail['changes'][number];

const VIEWS: Readonly<Record<PayeeView, MessageDescriptor>> = {
  PAID: msg`May be paid`,
  WAITING: msg`A change waits`,
  NOT_PAID: msg`Not paid`,
};

export function viewWord(view: PayeeView): string {
  return i18n._(VIEWS[view]);
}

const KINDS: Readonly<Record<PayeeChangeKind, MessageDescriptor>> = {
  ADD: msg`New payee`,
  CHANGE: msg`Other account`,
  REMOVE: msg`Removed`,
};

export function kindWord(kind: PayeeChangeKind): string {
  return i18n._(KINDS[kind]);
}

/** The state of a payee in a list. */
export function payeeLook({ account, openChange }: Pick<Payee, 'account' | 'openChange'>): Look {
  if (openChange?.state === 'WAITING') return { word: t`Waits for a person`, tone: 'care', icon: IconClock };
  if (openChange) return { word: t`Waits for its time`, tone: 'moving', icon: IconHourglass };
  if (account) return { word: t`May be paid`, tone: 'good', icon: IconCheck };
  return { word: t`Not paid`, tone: 'quiet', icon: IconBan };
}

/** The state of a change in the history. */
export function changeLook({ state, isPaid, kind, countsFrom }: Change, now: number): Look {
  if (isPaid) return { word: t`May be paid`, tone: 'good', icon: IconCheck };
  switch (state) {
    case 'WAITING':
      return { word: t`Waits for a person`, tone: 'care', icon: IconClock };
    case 'CONFIRMED':
      if (kind === 'REMOVE') return { word: t`Removed`, tone: 'quiet', icon: IconBan };
      if (countsFrom !== null && Date.parse(countsFrom) > now)
        return { word: t`Waits for its time`, tone: 'moving', icon: IconHourglass };
      return { word: t`Was paid before`, tone: 'quiet', icon: IconCheck };
    case 'REJECTED':
      return { word: t`Rejected`, tone: 'bad', icon: IconBan };
    case 'WITHDRAWN':
      return { word: t`Withdrawn`, tone: 'quiet', icon: IconBan };
    case 'EXPIRED':
      return { word: t`Expired`, tone: 'quiet', icon: IconClock };
    case 'ENDED':
      return { word: t`Ended: the payee was removed`, tone: 'quiet', icon: IconBan };
  }
}
