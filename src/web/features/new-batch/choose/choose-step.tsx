import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconAlertCircle, IconDownload, IconFileTypeCsv, IconRotateClockwise } from '@tabler/icons-react';
import { Caution } from '../caution.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { overridesOf, type DeskActions } from '../use-desk.ts';
import { paths } from '../../../ui/paths.ts';
import type { SavedSending } from '../sending/saved-sending.ts';
import type { Setup } from '../setup.ts';
import type { NewBatchState } from '../state.ts';
import { counted } from '../words.ts';
import { ColumnMapper } from './column-mapper.tsx';
import { ColumnsGuide } from './columns-guide.tsx';

interface ChooseStepProps {
  state: NewBatchState;
  desk: DeskActions;
  setup: Setup;
  interrupted: SavedSending[];
  forget: (sha256: string) => void;
}

/** Where a file is dropped or picked; teaches what it must hold, and says in words why one could not be read. */
export function ChooseStep({ state, desk, setup, interrupted, forget }: ChooseStepProps) {
  const [several, setSeveral] = useState(false);
  const { problem, source } = state;
  const take = (files: File[]) => {
    setSeveral(files.length > 1);
    const [file] = files;
    if (files.length === 1 && file) desk.open({ name: file.name, blob: file, retryOf: null });
  };
  return (
    <Stack gap="lg">
      {interrupted.map((sending) => (
        <Interrupted key={sending.sha256} sending={sending} forget={() => forget(sending.sha256)} />
      ))}
      {problem && (
        <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />} title={`${source?.name ?? 'The file'} cannot be read`} role="alert">
          {problem.message}
        </Alert>
      )}
      {several && (
        <Alert color="red" variant="light" icon={<IconAlertCircle aria-hidden />} title="One file at a time" role="alert">
          Several files were dropped. Drop one; the others can follow as batches of their own.
        </Alert>
      )}
      {problem?.headers && source && (
        <ColumnMapper
          headers={problem.headers}
          columns={null}
          note="The first line is taken as names of columns, never as a payment. If it is a payment already, put a line of names above it in the file."
          apply={(columns) => desk.open(source, overridesOf(columns))}
        />
      )}
      <Dropzone onDrop={take} multiple inputProps={{ 'aria-label': 'Choose a withdrawal file' }} aria-label="Drop a withdrawal file here, or press Enter to choose one" py={48} radius="md">
        <Stack align="center" gap="xs" style={{ pointerEvents: 'none' }}>
          <IconFileTypeCsv size={40} stroke={1.5} aria-hidden />
          <Text size="lg" fw={600} ta="center">
            Drop a CSV file here, or choose one
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            Up to 100 MB. A file with more than {counted(setup.entity.maxBatchWithdrawals, 'payment')} becomes several batches.
          </Text>
        </Stack>
      </Dropzone>
      <Group>
        <Button component="a" href="/withdrawals-template.csv" download variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          Download the template
        </Button>
        <Text size="sm" c="dimmed">
          The file is read and checked in this browser. Its payments are compared with earlier ones; nothing is created before you submit.
        </Text>
      </Group>
      <ColumnsGuide banks={setup.banks} />
    </Stack>
  );
}

function Interrupted({ sending, forget }: { sending: SavedSending; forget: () => void }) {
  const sent = sending.parts.filter((part) => part.batchId !== null);
  return (
    <Caution icon={IconRotateClockwise} title={`${sending.fileName} is not sent whole`}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {sent.length} of {sending.parts.length} {sending.parts.length === 1 ? 'batch' : 'batches'} {sent.length === 1 ? 'was' : 'were'} sent. Choose the same file again to go on: what you mended is done again, and nothing is sent twice.
        </Text>
        {sent.length > 0 && (
          <List size="sm">
            {sent.map((part) => (
              <List.Item key={part.batchId}>
                <Anchor component={Link} to={paths.batch(part.batchId!)}>
                  {sending.form.label} {part.label}
                </Anchor>
              </List.Item>
            ))}
          </List>
        )}
        <Button size="xs" variant="default" onClick={forget}>
          Leave the rest unsent
        </Button>
      </Stack>
    </Caution>
  );
}
