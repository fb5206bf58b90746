import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { getBatchQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  confirmBankRecallMutation,
  listBankFilesQueryKey,
  withdrawBankRecallMutation,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFile } from '../../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useSession } from '../../../../ui/session-context.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { focusFileStatus } from './file-status.ts';

/** A recall that one user has recorded: a second one confirms it, or it is withdrawn. */
export function OpenRecall({ file, recall }: { file: BankFile; recall: NonNullable<BankFile['recall']> }) {
  const { user } = useSession();
  const [opened, setOpened] = useState<'confirm' | 'withdraw' | null>(null);
  const close = () => setOpened(null);
  const confirm = useStep(file, confirmBankRecallMutation(), close, () => t`The recall was confirmed.`);
  const withdraw = useStep(file, withdrawBankRecallMutation(), close, () => t`The recall was withdrawn.`);
  const request = { path: { id: file.id }, body: { recallId: recall.id } };
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
        error={confirm.refusal}
        onConfirm={() => confirm.send(request)}
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
        error={withdraw.refusal}
        onConfirm={() => withdraw.send(request)}
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
  step: ReturnType<typeof confirmBankRecallMutation>,
  close: () => void,
  message: () => string,
) {
  return useChange(step, {
    outdated: [getBatchQueryKey({ path: { id: file.batch.id } }), listBankFilesQueryKey],
    reload: 'first',
    message,
    done: () => {
      close();
      focusFileStatus();
    },
  });
}
