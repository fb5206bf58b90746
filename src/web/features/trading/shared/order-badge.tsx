import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconBan from '~icons/tabler/ban';
import IconBook2 from '~icons/tabler/book-2';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconClockX from '~icons/tabler/clock-x';
import IconPlayerPlay from '~icons/tabler/player-play';
import IconX from '~icons/tabler/x';
import { LookBadge, type Look } from '../../../ui/status-badge.tsx';

/** How each of the exchange's labels of an order is shown, by the label's text. */
const ORDER_LOOKS: Record<string, Omit<Look, 'word'> & { word: MessageDescriptor }> = {
  Placed: { word: msg`In the book`, tone: 'moving', icon: IconBook2 },
  Active: { word: msg`In the book`, tone: 'moving', icon: IconBook2 },
  'Order Modified': { word: msg`Changed`, tone: 'moving', icon: IconBook2 },
  'Partially Filled': { word: msg`Partly filled`, tone: 'moving', icon: IconPlayerPlay },
  Filled: { word: msg`Filled`, tone: 'good', icon: IconCheck },
  'Instant Order Completed': { word: msg`Completed`, tone: 'good', icon: IconCheck },
  Failed: { word: msg`Failed`, tone: 'bad', icon: IconX },
  Cancelled: { word: msg`Cancelled`, tone: 'quiet', icon: IconBan },
  Expired: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
  'Instant Order Reversed': { word: msg`Reversed`, tone: 'care', icon: IconArrowBackUp },
  'Liquidation Order Filled': { word: msg`Liquidated`, tone: 'care', icon: IconAlertTriangle },
};

/** The status of an order of the exchange; an unknown label is shown unchanged. */
export function OrderBadge({ label }: { label: string }) {
  const look = ORDER_LOOKS[label];
  return (
    <LookBadge
      look={
        look ? { ...look, word: i18n._(look.word) } : { word: label, tone: 'quiet', icon: IconCircleDashed }
      }
    />
  );
}
