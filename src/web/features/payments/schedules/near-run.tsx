import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import IconClock from '~icons/tabler/clock';
import { useState } from 'react';
import type { ScheduledWithdrawalPreview } from '../../../../client/types.gen.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useToday } from '../shared/use-today.ts';
import { shortDay } from './days.ts';

interface NearRunProps {
  preview: ScheduledWithdrawalPreview;
  /** Whether a preparer sends a file for each run. */
  isFile: boolean;
}

/** Warns when the first run comes so soon that its batch, or its file, has less time than was asked for. */
export function NearRun({ preview: { runs, approvalsPerRun }, isFile }: NearRunProps) {
  const today = useToday();
  const [nowMs] = useState(() => Date.now());
  const [first] = runs;
  if (!first || first.createsOn > today) return null;
  const day = shortDay(first.paysOn ?? first.dueOn, true);
  const approveBy = <Timestamp at={first.approveBy} />;
  if (Date.parse(first.approveBy) < nowMs)
    return (
      <Alert color="red" icon={<IconClock aria-hidden />} title={t`The run of ${day} would be missed`}>
        <Trans>
          It had to be approved by {approveBy}. Choose a later first day, or pay it by a separate batch.
        </Trans>
      </Alert>
    );
  return (
    <Alert color="yellow" icon={<IconClock aria-hidden />} title={t`The first run, ${day}, is near`}>
      {isFile ? (
        <Trans>
          By {approveBy}, the schedule must be approved, the file sent, and the batch approved. Choose a later
          first day if that is too early.
        </Trans>
      ) : approvalsPerRun === 0 ? (
        <Trans>
          The schedule must be approved by {approveBy}. Choose a later first day if that is too early.
        </Trans>
      ) : (
        <Trans>
          By {approveBy}, the schedule and then its first batch must be approved. Choose a later first day if
          that is too early.
        </Trans>
      )}
    </Alert>
  );
}
