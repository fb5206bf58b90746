import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleDashed,
  IconClock,
  IconClockX,
  IconHelpCircle,
  IconPlayerPlay,
  IconSend,
  IconThumbUp,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import type { BatchStatus, PayoutStatus, WithdrawalStatus } from '../../shared/terms.ts';

type Status = BatchStatus | WithdrawalStatus | PayoutStatus;

interface Look {
  word: string;
  color: string;
  icon: Icon;
}

const LOOKS: Record<Status, Look> = {
  PENDING_APPROVAL: { word: 'Waiting for approval', color: 'yellow', icon: IconClock },
  APPROVED: { word: 'Approved', color: 'blue', icon: IconThumbUp },
  PROCESSING: { word: 'Being paid', color: 'blue', icon: IconPlayerPlay },
  COMPLETE: { word: 'Paid', color: 'green', icon: IconCheck },
  PARTIALLY_COMPLETE: { word: 'Partly paid', color: 'orange', icon: IconAlertTriangle },
  FAILED: { word: 'Failed', color: 'red', icon: IconX },
  CANCELLED: { word: 'Cancelled', color: 'gray', icon: IconBan },
  EXPIRED: { word: 'Expired', color: 'gray', icon: IconClockX },
  PENDING: { word: 'Not sent yet', color: 'gray', icon: IconCircleDashed },
  SUBMITTED: { word: 'Sent', color: 'blue', icon: IconSend },
  UNCONFIRMED: { word: 'Unconfirmed', color: 'yellow', icon: IconHelpCircle },
  REVERSED: { word: 'Returned', color: 'orange', icon: IconArrowBackUp },
};

/** The plain word for a status. */
export function statusWord(status: Status): string {
  return LOOKS[status].word;
}

/** A status as word, icon and colour together. */
export function StatusBadge({ status }: { status: Status }) {
  const { word, color, icon: StatusIcon } = LOOKS[status];
  return (
    <Badge variant="light" color={color} radius="sm" tt="none" fw={500} autoContrast leftSection={<StatusIcon size={13} aria-hidden stroke={2} />} styles={{ root: { color: `light-dark(var(--mantine-color-${color}-9), var(--mantine-color-${color}-2))` } }}>
      {word}
    </Badge>
  );
}
