import { t } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import IconCalendarX from '~icons/tabler/calendar-x';
import { useQuery } from '@tanstack/react-query';
import { getFeeQuoteOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { movesWords } from '../shared/execution-words.ts';
import { QUOTE_REFRESH_MS } from './shortfall.tsx';

/** Warns that the money of an unsubmitted batch does not move on the day that its preparer asked for. */
export default function DateMissed({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const { data: quote } = useQuery({
    ...getFeeQuoteOptions({ path: { id: batch.id } }),
    refetchInterval: QUOTE_REFRESH_MS,
  });
  const execution = quote ?? batch;
  if (batch.executionDate === null || execution.moveReasons.length === 0) return null;
  const day = longDayWords(batch.executionDate);
  const words = movesWords(execution);
  return (
    <Alert
      color={execution.movesOn === null ? 'red' : 'yellow'}
      role="status"
      icon={<IconCalendarX aria-hidden />}
      title={t`This batch cannot be paid on ${day}`}
    >
      {words} {execution.movesOn === null && askedWords(batch.status)}
    </Alert>
  );
}

function askedWords(status: BulkWithdrawalBatchForDisplay['status']): string {
  return status === 'APPROVED'
    ? t`Nothing is paid until an approver accepts that day. Its money stays reserved until then, or until \
the batch is cancelled or sent back.`
    : t`The last approver accepts that day, or sends the batch back so that its preparer can choose another.`;
}
