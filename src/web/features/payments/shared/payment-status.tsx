import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconClock from '~icons/tabler/clock';
import IconClockX from '~icons/tabler/clock-x';
import IconHelpCircle from '~icons/tabler/help-circle';
import IconMessageReply from '~icons/tabler/message-reply';
import IconPlayerPause from '~icons/tabler/player-pause';
import IconPlayerPlay from '~icons/tabler/player-play';
import IconSend from '~icons/tabler/send';
import IconThumbUp from '~icons/tabler/thumb-up';
import IconX from '~icons/tabler/x';
import type { BatchStatus, PayoutStatus, WaitingFor, WithdrawalStatus } from '../../../../shared/terms.ts';
import { LookBadge, type Look } from '../../../ui/status-badge.tsx';

/** The look of a status, whose word is in the catalogue. */
type LookOf = Look & { word: MessageDescriptor };
type Status = BatchStatus | WithdrawalStatus | PayoutStatus;

const LOOKS: Record<Status, LookOf> = {
  PENDING_APPROVAL: { word: msg`Waiting for approval`, tone: 'care', icon: IconClock },
  APPROVED: { word: msg`Approved`, tone: 'moving', icon: IconThumbUp },
  PROCESSING: { word: msg`Being paid`, tone: 'moving', icon: IconPlayerPlay },
  COMPLETE: { word: msg`Paid`, tone: 'good', icon: IconCheck },
  PARTIALLY_COMPLETE: { word: msg`Partly paid`, tone: 'care', icon: IconAlertTriangle },
  FAILED: { word: msg`Failed`, tone: 'bad', icon: IconX },
  CANCELLED: { word: msg`Cancelled`, tone: 'quiet', icon: IconBan },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClockX },
  REJECTED: { word: msg`Sent back`, tone: 'care', icon: IconMessageReply },
  PENDING: { word: msg`Not sent yet`, tone: 'quiet', icon: IconCircleDashed },
  SUBMITTED: { word: msg`Sent`, tone: 'moving', icon: IconSend },
  UNCONFIRMED: { word: msg`Not confirmed`, tone: 'care', icon: IconHelpCircle },
  REVERSED: { word: msg`Returned`, tone: 'care', icon: IconArrowBackUp },
};

/** The word for a status. */
export function statusWord(status: Status): string {
  return i18n._(LOOKS[status].word);
}

/** The word for the status of a payout. One in PROCESSING is at the bank, which has not confirmed it. */
export function payoutStatusWord(status: PayoutStatus): string {
  return statusWord(status === 'PROCESSING' ? 'UNCONFIRMED' : status);
}

/** A status as word, icon and colour together. */
export function StatusBadge({ status }: { status: Status }) {
  return <LookBadge look={LOOKS[status]} />;
}

const HELD: Record<WaitingFor, LookOf> = {
  APPROVALS: { word: msg`Approval lapsed`, tone: 'care', icon: IconClock },
  EXECUTION_DATE: { word: msg`Date passed`, tone: 'care', icon: IconClockX },
  STANDING: { word: msg`Standing approval lapsed`, tone: 'care', icon: IconClock },
  REGISTER: { word: msg`Account not allowed`, tone: 'care', icon: IconClock },
  BANK_FILE: { word: msg`Bank file not sent`, tone: 'care', icon: IconClock },
  PAYOUTS_OFF: { word: msg`Payouts switched off`, tone: 'care', icon: IconPlayerPause },
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
