import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getBatchQueryKey,
  getPaymentConfigOptions,
} from '../../../../../client/@tanstack/react-query.gen.ts';
import { recallBankFileMutation } from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankFile } from '../../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../../shared/bank-file-terms.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { useIdempotencyKey } from '../../../../ui/idempotency-key.ts';
import { problemOf } from '../../../../ui/problem.ts';
import { useSession } from '../../../../ui/session-context.tsx';
import { asksForFreshSignIn, signInFreshly } from '../../../../ui/step-up.ts';
import { focusFileStatus } from './file-status.ts';

interface Typed {
  reason: string;
  confirmedBy: string;
}

const NOTHING: Typed = { reason: '', confirmedBy: '' };
const nameFor = (fileId: string, userId: string) => `recall of ${fileId} by ${userId}`;

/** What the user typed in this tab before a fresh sign-in was required. */
function findTyped(name: string): Typed | null {
  const text = window.sessionStorage.getItem(name);
  return text === null ? null : (JSON.parse(text) as Typed);
}

/** Records that a person at the bank has confirmed that the rest of a file is not paid. */
export function Recall({ file }: { file: BankFile }) {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const name = nameFor(file.id, user.id);
  const [kept] = useState(() => findTyped(name));
  const [opened, setOpened] = useState(kept !== null);
  const [typed, setTyped] = useState(kept ?? NOTHING);
  const { data: config } = useQuery(getPaymentConfigOptions());
  const { key, renew } = useIdempotencyKey();
  const forget = () => window.sessionStorage.removeItem(name);
  const recall = useMutation({
    ...recallBankFileMutation(),
    onSuccess: async () => {
      renew();
      forget();
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: getBatchQueryKey({ path: { id: file.batch.id } }) }),
        queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankFiles' }] }),
      ]);
      setOpened(false);
      focusFileStatus();
      notifications.show({ message: t`The recall was recorded. Another approver has to confirm it.` });
    },
    onError: (error) => {
      if (problemOf(error).code !== 'no_answer') renew();
      if (!asksForFreshSignIn(error)) return;
      window.sessionStorage.setItem(name, JSON.stringify(typed));
      signInFreshly(config?.stepUpMaxAgeSeconds ?? 0);
    },
  });
  const close = () => {
    forget();
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
        error={recall.error && !asksForFreshSignIn(recall.error) ? recall.error : null}
        onConfirm={() =>
          recall.mutate({
            path: { id: file.id },
            body: { reason, confirmedBy },
            headers: { 'idempotency-key': key() },
          })
        }
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
