import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { BulkWithdrawalBatchForDisplay } from '../../../../../client/types.gen.ts';
import { longDayWords } from '../../../../ui/calendar-day.ts';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { TimeUntil } from './time-until.tsx';

type Batch = BulkWithdrawalBatchForDisplay;

export interface ApproveByProps {
  /** `movesOn` is left out where the page already shows the day. */
  batch: Pick<Batch, 'status' | 'approveBy'> & Partial<Pick<Batch, 'movesOn' | 'possibleOn'>>;
}

/**
 * The time until which a batch with an execution date can be approved for its day, or a note that it is too
 * late.
 */
export default function ApproveBy({ batch: { approveBy, movesOn, possibleOn } }: ApproveByProps) {
  if (movesOn === null)
    return (
      <Text span inherit c="var(--mantine-color-error)">
        <Trans>Too late for its day. The earliest possible day is {longDayWords(possibleOn!)}.</Trans>
      </Text>
    );
  if (movesOn === undefined)
    return (
      <Trans>
        Approve by <Timestamp at={approveBy!} /> (<TimeUntil at={approveBy!} />
        ).
      </Trans>
    );
  return (
    <span>
      <Trans>
        Approve by <Timestamp at={approveBy!} /> (<TimeUntil at={approveBy!} />) to pay on{' '}
        {longDayWords(movesOn)}.
      </Trans>
    </span>
  );
}
