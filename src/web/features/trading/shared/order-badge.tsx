import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconBook2,
  IconCheck,
  IconCircleDashed,
  IconClockX,
  IconPlayerPlay,
  IconX,
} from '@tabler/icons-react';
import { LookBadge, type Look } from '../../../ui/status-badge.tsx';

/** The exchange's labels of an order, by the words that it writes. */
const ORDER_LOOKS: Record<string, Look> = {
  Placed: { word: 'In the book', tone: 'moving', icon: IconBook2 },
  Active: { word: 'In the book', tone: 'moving', icon: IconBook2 },
  'Order Modified': { word: 'Changed', tone: 'moving', icon: IconBook2 },
  'Partially Filled': { word: 'Partly filled', tone: 'moving', icon: IconPlayerPlay },
  Filled: { word: 'Filled', tone: 'good', icon: IconCheck },
  'Instant Order Completed': { word: 'Completed', tone: 'good', icon: IconCheck },
  Failed: { word: 'Failed', tone: 'bad', icon: IconX },
  Cancelled: { word: 'Cancelled', tone: 'quiet', icon: IconBan },
  Expired: { word: 'Expired', tone: 'quiet', icon: IconClockX },
  'Instant Order Reversed': { word: 'Reversed', tone: 'care', icon: IconArrowBackUp },
  'Liquidation Order Filled': { word: 'Liquidated', tone: 'care', icon: IconAlertTriangle },
};

/** The status of an order of the exchange; a label that is not known is shown as it is. */
export function OrderBadge({ label }: { label: string }) {
  return <LookBadge look={ORDER_LOOKS[label] ?? { word: label, tone: 'quiet', icon: IconCircleDashed }} />;
}
