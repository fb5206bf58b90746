import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getBatchQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  confirmBankRecallMutation,
  withdrawBankRecallMutation,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFile } from '../../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useSession } from '../../../../ui/session-context.tsx';
import { useGuardedChange } from '../../shared/use-guarded-change.ts';
import { focusFileStatus } from './file-status.ts';

/** A recall that one user has recorded: a second one confirms it, or it is withdrawn. */
export function OpenRecall({ file, recall }: { file: BankFile; recall: NonNullable<BankFile['recall']> }) {
  const { user } = useSession();
  const [opened, setOpened] = useState<'confirm' | 'withdraw' | null>(null);
  const close = () => setOpened(null);
  const confirm = useStep(file, recall.id, confirmBankRecallMutation(), () => {
    close();
    notifications.show({ message: t`The recall was confirmed.` });
  });
  const withdraw = useStep(file, recall.id, withdrawBankRecallMutation(), () => {
    close();
    notifications.show({ message: t`The recall was withdrawn.` });
  });
  const contact = recall.confirmedBy;
  const isInvolved = recall.by.userId === user.id || file.leftBy?.userId === user.id;
  return (
    <>
      {!isInvolved && recall.state === 'WAITING' && (
        <Button color="red" onClick={() => setOpened('confirm')}>
          <Trans>Confirm the recall…</Trans>
        </Button>
      )}
      <Button variant="default" onClick={() => setOpened('withdraw')}>
        <Trans>Withdraw the recall…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened === 'confirm'}
        onClose={close}
        title={t`Confirm the recall of ${file.fileName}?`}
        confirmLabel={t`The bank does not pay the rest`}
        danger
        pending={confirm.isPending}
        error={confirm.shown}
        onConfirm={confirm.run}
      >
        <Stack gap="sm">
          <Trans>
            Ask the bank yourself before you confirm what {contact} said. Payments that the bank has not paid
            fail at once, and their money is available again.
          </Trans>
          <strong>
            <Trans>
              If the bank pays them anyway, Outlay still shows them as failed, and a retry would pay them
              twice.
            </Trans>
          </strong>
        </Stack>
      </ConfirmDialog>
      <ConfirmDialog
        opened={opened === 'withdraw'}
        onClose={close}
        title={t`Withdraw the recall of ${file.fileName}?`}
        confirmLabel={t`Withdraw the recall`}
        pending={withdraw.isPending}
        error={withdraw.shown}
        onConfirm={withdraw.run}
      >
        <Trans>
          The recall is removed, and the file counts as handed over again. The audit log keeps what was
          recorded.
        </Trans>
      </ConfirmDialog>
    </>
  );
}

/** One step of a recall, which may ask for a fresh sign-in. */
function useStep(
  file: BankFile,
  recallId: string,
  step: ReturnType<typeof confirmBankRecallMutation>,
  done: () => void,
): { run: () => void; isPending: boolean; shown: unknown } {
  const queryClient = useQueryClient();
  const { change, headers, refusal } = useGuardedChange(step, {
    done: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: getBatchQueryKey({ path: { id: file.batch.id } }) }),
        queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankFiles' }] }),
      ]);
      done();
      focusFileStatus();
    },
  });
  return {
    run: () => change.mutate({ path: { id: file.id }, body: { recallId }, headers: headers() }),
    isPending: change.isPending,
    shown: refusal,
  };
}
