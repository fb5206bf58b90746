import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import IconDownload from '~icons/tabler/download';
import IconFileDescription from '~icons/tabler/file-description';
import IconFileExport from '~icons/tabler/file-export';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getBatchQueryKey } from '../../../../../client/@tanstack/react-query.gen.ts';
import { listBankFilesQueryKey } from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import { downloadBankFile, getBankFileSummary } from '../../../../../client/sdk-bank.gen.ts';
import type { BankFile } from '../../../../../client/types.gen.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { longDayWords } from '../../../../ui/calendar-day.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ShownError } from '../../../../ui/problem.ts';
import { useReload } from '../../../../ui/reload.ts';
import { saveAnswer } from '../../../../ui/save-file.ts';
import { payments } from '../../shared/words.ts';
import { focusFileStatus } from './file-status.ts';

/** Downloads the bytes of a file and saves them, if they are those whose SHA-256 the page shows. */
async function fetchFile({ id, sha256 }: BankFile): Promise<void> {
  const answer = await downloadBankFile({ path: { id }, parseAs: 'blob', throwOnError: true });
  const blob: unknown = answer.data;
  if (blob instanceof Blob && 'subtle' in crypto) {
    const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex !== sha256)
      throw new ShownError(t`The download is damaged: its SHA-256 differs. Download the file again.`);
  }
  saveAnswer(answer);
}

function useDownload(file: BankFile, onSuccess?: () => void) {
  const reload = useReload();
  return useMutation({
    mutationFn: () => fetchFile(file),
    ...(onSuccess ? { onSuccess } : {}),
    // Even a download that broke off has handed the file over.
    onSettled: () => reload([getBatchQueryKey({ path: { id: file.batch.id } }), listBankFilesQueryKey]),
  });
}

interface HandOverProps {
  file: BankFile;
  /** Whether no accepted test file of the connection is recorded. */
  isUncertified: boolean;
}

/** The first download, with which the file leaves; a dialog says what can no longer be undone. */
export function HandOver({ file, isUncertified }: HandOverProps) {
  const [opened, setOpened] = useState(false);
  const { batch, fileName } = file;
  const count = payments(file.paymentCount);
  const sum = formatMoney(file.totalAmount, file.currency);
  const day = longDayWords(file.executionDate);
  const download = useDownload(file, () => {
    setOpened(false);
    focusFileStatus();
    notifications.show({ message: t`${fileName} is handed over. Upload it at your bank now.` });
  });
  const close = () => {
    setOpened(false);
    download.reset();
  };
  return (
    <>
      <Button leftSection={<IconFileExport size={16} aria-hidden />} onClick={() => setOpened(true)}>
        <Trans>Download and hand over…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Hand over the bank file of ${batch.label}?`}
        confirmLabel={t`Download and hand over ${count} of ${sum}`}
        pending={download.isPending}
        error={download.error}
        onConfirm={() => download.mutate()}
      >
        <List spacing={4} size="sm">
          <List.Item>
            <strong>
              <Trans>The batch can then no longer be cancelled, even if you do not upload the file.</Trans>
            </strong>
          </List.Item>
          <List.Item>
            <Trans>After that, only a recall that a person at the bank confirms can stop payments.</Trans>
          </List.Item>
          <List.Item>
            <Trans>The payment date of the file is {day}. Upload it at your bank before its cut-off.</Trans>
          </List.Item>
          {isUncertified && (
            <List.Item>
              <Trans>
                The connection is uncertified: it is not recorded that the bank has accepted a test file.
              </Trans>
            </List.Item>
          )}
        </List>
      </ConfirmDialog>
    </>
  );
}

/** Later downloads: the same bytes, each in the audit log. */
export function DownloadAgain({ file }: { file: BankFile }) {
  const download = useDownload(file);
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <Trans>Download again</Trans>
      </Button>
      {download.isError && <ErrorState error={download.error} title={t`The file was not downloaded`} />}
    </Stack>
  );
}

/** The figures as a small text file, which travels beside the bank file. */
export function SummaryButton({ file }: { file: BankFile }) {
  const download = useMutation({
    mutationFn: async () =>
      saveAnswer(await getBankFileSummary({ path: { id: file.id }, parseAs: 'blob', throwOnError: true })),
  });
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconFileDescription size={16} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <Trans>Figures as a text file</Trans>
      </Button>
      {download.isError && <ErrorState error={download.error} />}
    </Stack>
  );
}
