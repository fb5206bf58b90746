import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Textarea, TextInput } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import { useState } from 'react';
import { getBatchQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  listBankFilesQueryKey,
  recallBankFileMutation,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFile } from '../../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../../shared/bank-file-terms.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { useKept } from '../../shared/use-kept.ts';
import { focusFileStatus } from './file-status.ts';

interface Typed {
  reason: string;
  confirmedBy: string;
}

const NOTHING: Typed = { reason: '', confirmedBy: '' };
/** Records that a person at the bank has confirmed that the rest of a file is not paid. */
export function Recall({ file }: { file: BankFile }) {
  const kept = useKept(`recall of ${file.id}`, NOTHING);
  const { value: typed, setValue: setTyped } = kept;
  const [opened, setOpened] = useState(kept.wasKept);
  const recall = useChange(recallBankFileMutation(), {
    outdated: [getBatchQueryKey({ path: { id: file.batch.id } }), listBankFilesQueryKey],
    reload: 'first',
    message: () => t`The recall was recorded. Another approver has to confirm it.`,
    done: () => {
      kept.forget();
      setOpened(false);
      focusFileStatus();
    },
    keep: kept.keep,
  });
  const close = () => {
    kept.forget();
    setOpened(false);
    recall.reset();
  };
  const reason = typed.reason.trim();
  const confirmedBy = typed.confirmedBy.trim();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        <Trans>Record a recall…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Record a recall of ${file.fileName}?`}
        confirmLabel={t`The bank confirmed the recall`}
        danger
        disabled={reason === '' || confirmedBy === ''}
        pending={recall.isPending}
        error={recall.refusal}
        onConfirm={() => recall.send({ path: { id: file.id }, body: { reason, confirmedBy } })}
      >
        <Stack gap="sm">
          <span>
            <Trans>
              Outlay cannot recall a file: ask your bank first, and record it here once a person there has
              confirmed it.
            </Trans>
          </span>
          <List spacing={4} size="sm">
            <List.Item>
              <Trans>
                Once another approver has confirmed it here, payments that the bank has not paid fail, and
                their money is available again.
              </Trans>
            </List.Item>
            <List.Item>
              <strong>
                <Trans>
                  If the bank pays them anyway, Outlay still shows them as failed, and a retry would pay them
                  twice.
                </Trans>
              </strong>
            </List.Item>
          </List>
          <TextInput
            label={t`Who confirmed it at the bank`}
            description={t`Name and desk, such as Lerato Mokoena, payments desk.`}
            data-autofocus
            maxLength={BANK_FILE_LIMITS.contact}
            value={typed.confirmedBy}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, confirmedBy: value })}
          />
          <Textarea
            label={t`Why the file is recalled`}
            rows={3}
            maxLength={BANK_FILE_LIMITS.note}
            value={typed.reason}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, reason: value })}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
