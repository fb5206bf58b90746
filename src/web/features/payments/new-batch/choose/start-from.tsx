import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import IconKeyboard from '~icons/tabler/keyboard';
import IconRepeat from '~icons/tabler/repeat';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { recipientsSource, typedSource } from '../earlier-source.ts';
import type { Setup } from '../../shared/withdrawal-file/withdrawal-rules.ts';
import type { Source } from '../state.ts';
import { EarlierBatchDialog } from './earlier-batch-dialog.tsx';
import { RecipientsDialog } from './recipients-dialog.tsx';

/** Ways to a batch without a file. */
export function StartFrom({
  setup,
  open,
  offersBatch,
}: {
  setup: Setup;
  open: (source: Source) => void;
  offersBatch: boolean;
}) {
  const [dialog, setDialog] = useState<'batch' | 'recipients' | null>(null);
  const close = () => setDialog(null);
  return (
    <Group gap="sm" role="group" aria-label={t`Start without a file`}>
      <Text size="sm" c="dimmed">
        <Trans>Or start without a file:</Trans>
      </Text>
      {offersBatch && (
        <Button
          variant="default"
          leftSection={<IconRepeat size={16} aria-hidden />}
          onClick={() => setDialog('batch')}
        >
          <Trans>Pay an earlier batch again</Trans>
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconUsers size={16} aria-hidden />}
        onClick={() => setDialog('recipients')}
      >
        <Trans>Pay saved recipients</Trans>
      </Button>
      <Button
        variant="default"
        leftSection={<IconKeyboard size={16} aria-hidden />}
        onClick={() => open(typedSource(new Date().toISOString()))}
      >
        <Trans>Type the payments</Trans>
      </Button>
      <EarlierBatchDialog opened={dialog === 'batch'} close={close} />
      <RecipientsDialog
        opened={dialog === 'recipients'}
        close={close}
        pay={(recipients) => open(recipientsSource(recipients, setup.banks))}
      />
    </Group>
  );
}
