import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconClockX,
  IconHelpCircle,
  IconMessageReply,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconThumbUp,
  IconX,
} from '@tabler/icons-react';
import type { BatchStatus, PayoutStatus, WaitingFor, WithdrawalStatus } from '../../../../shared/terms.ts';
import { LookBadge, type Look } from '../../../ui/status-badge.tsx';

type Status = BatchStatus | WithdrawalStatus | PayoutStatus;

const LOOKS: Record<Status, Look> = {
  PENDING_APPROVAL: { word: 'Waiting for approval', tone: 'care', icon: IconClock },
  APPROVED: { word: 'Approved', tone: 'moving', icon: IconThumbUp },
  PROCESSING: { word: 'Being paid', tone: 'moving', icon: IconPlayerPlay },
  COMPLETE: { word: 'Paid', tone: 'good', icon: IconCheck },
  PARTIALLY_COMPLETE: { word: 'Partly paid', tone: 'care', icon: IconAlertTriangle },
  FAILED: { word: 'Failed', tone: 'bad', icon: IconX },
  CANCELLED: { word: 'Cancelled', tone: 'quiet', icon: IconBan },
  EXPIRED: { word: 'Expired', tone: 'quiet', icon: IconClockX },
  REJECTED: { word: 'Sent back', tone: 'care', icon: IconMessageReply },
  PENDING: { word: 'Not sent yet', tone: 'quiet', icon: IconCircleDashed },
  SUBMITTED: { word: 'Sent', tone: 'moving', icon: IconSend },
  UNCONFIRMED: { word: 'Unconfirmed', tone: 'care', icon: IconHelpCircle },
  REVERSED: { word: 'Returned', tone: 'care', icon: IconArrowBackUp },
};

/** The word for a status. */
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

/** The status of a batch. An approved batch that is held shows the reason, since it is not being paid. */
export function BatchBadge({
  batch: { status, waitingFor },
}: {
  batch: { status: BatchStatus; waitingFor: WaitingFor | null };
}) {
  const held = waitingFor !== null && status !== 'PENDING_APPROVAL';
  return <LookBadge look={held ? HELD[waitingFor] : LOOKS[status]} />;
}
