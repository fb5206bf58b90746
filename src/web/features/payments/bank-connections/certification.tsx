import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Textarea } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import IconDownload from '~icons/tabler/download';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  certifyBankConnectionMutation,
  listBankConnectionsQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { writeBankTestFile } from '../../../../client/sdk-bank.gen.ts';
import type { BankConnection, Rail } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { saveAnswer } from '../../../ui/save-file.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { railName } from '../shared/rail-name.ts';

/** A closing dialog returns the focus to its button within this time. */
const FOCUS_RETURNS_MS = 50;

/** Downloads a test file of the saved settings: one for each rail, or one that has all of them. */
export function TestFileButton({ connection: { id, rails, profile } }: { connection: BankConnection }) {
  const mayManage = useMay('manageBankConnections');
  const write = useMutation({
    mutationFn: async (rail: Rail | null) => {
      const query = rail ? { rail } : {};
      return saveAnswer(
        await writeBankTestFile({ path: { id }, query, parseAs: 'blob', throwOnError: true }),
      );
    },
  });
  if (!mayManage) return null;
  const files = rails.length === 1 || profile?.severalRailsInFile ? [null] : rails;
  return (
    <Stack gap="xs" align="flex-start">
      {files.map((rail) => {
        const name = rail && railName(rail);
        return (
          <Button
            key={rail}
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={write.isPending && write.variables === rail}
            disabled={write.isPending}
            onClick={() => write.mutate(rail)}
          >
            {name === null ? t`Download the test file` : t`Download the test file for ${name}`}
          </Button>
        );
      })}
      {write.isError && <ErrorState error={write.error} title={t`The test file was not written`} />}
    </Stack>
  );
}

/** Records that the bank has accepted a test file, with a note by the user. */
export function Certify({ connection }: { connection: BankConnection }) {
  const [opened, setOpened] = useState(false);
  const [note, setNote] = useState('');
  const certify = useChange(certifyBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    refusedAs: 'stale_version',
    message: () => t`The acceptance was recorded.`,
    done: () => {
      setOpened(false);
      // The button that opened the dialog is gone, so move the focus to the heading.
      setTimeout(() => document.querySelector<HTMLElement>('h1')?.focus(), FOCUS_RETURNS_MS);
    },
  });
  const { version } = connection;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCertificate size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        <Trans>Record the bank’s acceptance…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`Record the bank’s acceptance`}
        confirmLabel={t`Record the acceptance of version ${version}`}
        disabled={note.trim() === ''}
        pending={certify.isPending}
        error={certify.error}
        onConfirm={() => certify.send({ path: { id: connection.id }, body: { version, note: note.trim() } })}
      >
        <Stack gap="sm">
          <Trans>
            The connection is shown as uncertified until this is recorded, and again after a change of the
            profile or the account. Your name, the time and these words go into the audit log.
          </Trans>
          <Textarea
            label={t`Who accepted which file, and when`}
            description={t`For example: Test file 1 accepted by e-mail of the bank on 2 March.`}
            data-autofocus
            rows={3}
            maxLength={BANK_FILE_LIMITS.note}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
