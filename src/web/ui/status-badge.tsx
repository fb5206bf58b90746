import {
  IconAlertTriangle,
  IconBook2,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconClockX,
  IconHelpCircle,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconThumbUp,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { BatchStatus, PayoutStatus, WaitingFor, WithdrawalStatus } from '../../shared/terms.ts';
import classes from './status-badge.module.css';

type Status = BatchStatus | WithdrawalStatus | PayoutStatus;

export interface Look {
  word: string;
  tone: 'good' | 'bad' | 'care' | 'moving' | 'quiet';
  icon: Icon;
}

const LOOKS: Record<Status, Look> = {
  PENDING_APPROVAL: { word: 'Waiting for approval', tone: 'care', icon: IconClock },
  APPROVED: { word: 'Approved', tone: 'moving', icon: IconThumbUp },
  PROCESSING: { word: 'Being paid', tone: 'moving', icon: IconPlayerPlay },
  COMPLETE: { word: 'Paid', tone: 'good', icon: IconCheck },
  PARTIALLY_COMPLETE: { word: 'Partly paid', tone: 'care', icon: IconAlertTriangle },
  FAILED: { word: 'Failed', tone: 'bad', icon: IconX },
  CANCELLED: { word: 'Cancelled', tone: 'quiet', icon: IconBan },
  EXPIRED: { word: 'Expired', tone: 'quiet', icon: IconClockX },
  PENDING: { word: 'Not sent yet', tone: 'quiet', icon: IconCircleDashed },
  SUBMITTED: { word: 'Sent', tone: 'moving', icon: IconSend },
  UNCONFIRMED: { word: 'Unconfirmed', tone: 'care', icon: IconHelpCircle },
  REVERSED: { word: 'Returned', tone: 'care', icon: IconArrowBackUp },
};

/** The plain word for a status. */
export function statusWord(status: Status): string {
  return LOOKS[status].word;
}

/** A status as word, icon and colour together. */
export function StatusBadge({ status }: { status: Status }) {
  return <LookBadge look={LOOKS[status]} />;
}

const HELD: Record<WaitingFor, Look> = {
  APPROVALS: { word: 'Approval lapsed', tone: 'care', icon: IconClock },
  PAYOUTS_OFF: { word: 'Payouts switched off', tone: 'care', icon: IconPlayerPause },
};

/** The status of a batch. One that was approved and is held back says so: it is not on its way. */
export function BatchBadge({
  batch: { status, waitingFor },
}: {
  batch: { status: BatchStatus; waitingFor: WaitingFor | null };
}) {
  const held = waitingFor !== null && status !== 'PENDING_APPROVAL';
  return <LookBadge look={held ? HELD[waitingFor] : LOOKS[status]} />;
}

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

/** A state that a page has words of its own for, shown as the others are. */
export function LookBadge({ look: { word, tone, icon: StatusIcon } }: { look: Look }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <StatusIcon size={14} aria-hidden stroke={2} />
      {word}
    </span>
  );
}
