import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import { useState } from 'react';
import {
  listBankConnectionsQueryKey,
  updateBankConnectionMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import type { PayingConnection } from '../shared/connection-purpose.ts';
import { watchSettingsOf, watchValuesOf } from './watch-fields.tsx';

/** Turns a connection that was never used into an account that is only watched, and states what is lost. */
export function WatchInstead({ connection }: { connection: PayingConnection }) {
  const mayManage = useMay('manageBankConnections');
  const [opened, setOpened] = useState(false);
  const [bankName, setBankName] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const change = useChange(updateBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: ({ displayName }) => t`${displayName} is only watched now.`,
    done: () => setOpened(false),
  });
  if (!mayManage || connection.isUsed) return null;
  const { id, version, payer } = connection;
  const confirm = () => {
    setSubmitted(true);
    if (bankName.trim() === '') return;
    const settings = watchSettingsOf({ ...watchValuesOf(connection), bankName });
    change.mutate({ path: { id }, body: { ...settings, version } });
  };
  return (
    <Panel title={t`Not meant to pay?`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            While it has no file and no statement and was never switched on, this connection can become an
            account that is only watched: Outlay then reads its statements and pays nothing from it.
          </Trans>
        </Text>
        <Button
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          <Trans>Only watch this account…</Trans>
        </Button>
      </Stack>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`Only watch account ${payer.accountNumber}?`}
        confirmLabel={t`Only watch this account`}
        pending={change.isPending}
        error={change.refusal}
        onConfirm={confirm}
      >
        <Stack gap="sm">
          <Text size="sm">
            <Trans>
              Its settings for files, its rehearsal and the acceptance of its test file are removed. Once it
              has a statement, it can no longer become an account that pays.
            </Trans>
          </Text>
          <TextInput
            label={t`Bank`}
            description={t`The bank that sends the statements.`}
            required
            maxLength={BANK_FILE_LIMITS.displayName}
            value={bankName}
            onChange={({ currentTarget: { value } }) => setBankName(value)}
            error={submitted && bankName.trim() === '' ? t`Enter the bank.` : undefined}
          />
        </Stack>
      </ConfirmDialog>
    </Panel>
  );
}
