import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconX from '~icons/tabler/x';
import type { FundingRecordForDisplay } from '../../../../client/types.gen.ts';
import type { Look } from '../../../ui/status-badge.tsx';

/** How each state of a funding record is shown. */
export const FUNDING_LOOKS: Record<FundingRecordForDisplay['state'], Look & { word: MessageDescriptor }> = {
  EXPECTED: { word: msg`Expected`, tone: 'quiet', icon: IconCircleDashed },
  OVERDUE: { word: msg`Overdue`, tone: 'care', icon: IconAlertTriangle },
  RECEIVED: { word: msg`Received`, tone: 'good', icon: IconCheck },
  RETURNED: { word: msg`Returned`, tone: 'care', icon: IconArrowBackUp },
  CANCELLED: { word: msg`Cancelled`, tone: 'quiet', icon: IconX },
};

/** Where the money of a record comes from: a bank connection, a simulation or a sweep. */
export function sourceOfRecord({
  source,
  connection,
}: Pick<FundingRecordForDisplay, 'source' | 'connection'>): string {
  if (source === 'COLLECTION') return t`Collection, by a sweep`;
  return connection?.displayName ?? t`Sandbox, simulated`;
}

/** The word for a state, for filters. */
export function stateWord(state: FundingRecordForDisplay['state']): string {
  return i18n._(FUNDING_LOOKS[state].word);
}
