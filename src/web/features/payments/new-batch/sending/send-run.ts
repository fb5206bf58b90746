import { changeScheduledWithdrawalRun } from '../../../../../client/sdk-schedules.gen.ts';
import type { ChangeScheduledWithdrawalRunRequest } from '../../../../../client/types.gen.ts';
import type { RequestBody } from '../desk/protocol.ts';
import type { Form, RunOfSchedule } from '../state.ts';

/** The request that changes a run, without its withdrawals. */
export type RunHead = Omit<ChangeScheduledWithdrawalRunRequest, 'withdrawals'>;

export function runHead({ duplicateReason }: Form): RunHead {
  const reason = duplicateReason.trim();
  return reason === '' ? {} : { duplicateReason: reason };
}

/** Sends the payments of a run as the worker has written them. Returns the batch that was created for it. */
export async function sendRun(
  { scheduleId, dueOn }: RunOfSchedule,
  head: RunHead,
  body: RequestBody,
  key: string,
): Promise<string> {
  const { data } = await changeScheduledWithdrawalRun({
    path: { id: scheduleId, dueOn },
    body: { ...head, withdrawals: [] },
    bodySerializer: () => body.bytes,
    headers: {
      'Idempotency-Key': key,
      'Content-Type': 'application/json',
      ...(body.gzipped ? { 'Content-Encoding': 'gzip' } : {}),
    },
    throwOnError: true,
  });
  return data.batchId ?? '';
}
