import { t } from '@lingui/core/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import IconFileImport from '~icons/tabler/file-import';
import { useState } from 'react';
import * as client from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { TEXT_LIMITS } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { problemOf } from '../../../ui/problem.ts';
import { sumOf } from '../shared/sums.ts';
import { payments } from '../shared/words.ts';
import { shortDay } from './days.ts';
import { FileRows, type ReadRows } from './file-rows.tsx';
import { OpenButton } from './reason-dialog.tsx';
import { useScheduleStep } from './use-schedule-step.ts';
import type { Run, Schedule } from './words.ts';

/** Sends the payments of a run that waits for them. Its batch is created at once. */
export function RunFile({ schedule: { id, currency }, run }: { schedule: Schedule; run: Run }) {
  const [opened, setOpened] = useState(false);
  const [read, setRead] = useState<ReadRows | null>(null);
  const [reason, setReason] = useState('');
  const close = () => setOpened(false);
  const day = shortDay(run.dueOn, true);
  const send = useScheduleStep(client.changeScheduledWithdrawalRunMutation(), {
    message: () => t`The batch of ${day} is created.`,
    close,
  });
  const asksDuplicates = send.refusal !== null && problemOf(send.refusal).code === 'possible_duplicates';
  const sum = read === null ? null : formatMoney(sumOf(read.rows, currency), currency);
  return (
    <>
      <OpenButton small icon={IconFileImport} onClick={() => setOpened(true)}>
        {t`Send the file…`}
      </OpenButton>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Payments of the run of ${day}`}
        confirmLabel={
          read === null
            ? t`Create the batch`
            : t`Create the batch of ${payments(read.rows.length)}, ${sum ?? ''}`
        }
        disabled={read === null || (asksDuplicates && reason.trim() === '')}
        pending={send.isPending}
        error={send.refusal}
        onConfirm={() =>
          send.send({
            path: { id, dueOn: run.dueOn },
            body: {
              withdrawals: read!.rows,
              ...(reason.trim() === '' ? {} : { duplicateReason: reason.trim() }),
            },
          })
        }
      >
        <Stack gap="sm">
          <Text inherit>
            {t`The file has the columns of a batch. The batch is created at once and waits for approval.`}
          </Text>
          <FileRows currency={currency} value={read} onRead={setRead} />
          {asksDuplicates && (
            <Textarea
              label={t`Reason for paying duplicates`}
              required
              rows={2}
              maxLength={TEXT_LIMITS.duplicateReason}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
