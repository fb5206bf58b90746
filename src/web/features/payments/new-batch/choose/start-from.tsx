import { Button, Group, Text } from '@mantine/core';
import { IconKeyboard, IconRepeat, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { recipientsSource, typedSource } from '../earlier-source.ts';
import type { Setup } from '../setup.ts';
import type { Source } from '../state.ts';
import { EarlierBatchDialog } from './earlier-batch-dialog.tsx';
import { RecipientsDialog } from './recipients-dialog.tsx';

/** Ways to a batch without a file. */
export function StartFrom({ setup, open }: { setup: Setup; open: (source: Source) => void }) {
  const [dialog, setDialog] = useState<'batch' | 'recipients' | null>(null);
  const close = () => setDialog(null);
  return (
    <Group gap="sm" role="group" aria-label="Start without a file">
      <Text size="sm" c="dimmed">
        Or start without a file:
      </Text>
      <Button
        variant="default"
        leftSection={<IconRepeat size={16} aria-hidden />}
        onClick={() => setDialog('batch')}
      >
        Pay an earlier batch again
      </Button>
      <Button
        variant="default"
        leftSection={<IconUsers size={16} aria-hidden />}
        onClick={() => setDialog('recipients')}
      >
        Pay saved recipients
      </Button>
      <Button
        variant="default"
        leftSection={<IconKeyboard size={16} aria-hidden />}
        onClick={() => open(typedSource(new Date().toISOString()))}
      >
        Type the payments
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
