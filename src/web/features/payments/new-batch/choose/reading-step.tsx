import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Panel } from '../../../../ui/panel.tsx';
import type { NewBatchState } from '../state.ts';
import { counted, fileSize } from '../words.ts';

/**
 * The progress of reading the file. A worker reads it, so the page stays responsive; cancelling ends the
 * worker at once.
 */
export function ReadingStep({ state, cancel }: { state: NewBatchState; cancel: () => void }) {
  const { progress, source } = state;
  const share =
    progress && progress.totalBytes > 0 ? Math.floor((progress.bytes / progress.totalBytes) * 100) : 0;
  return (
    <Panel title={`Reading ${source?.name ?? 'the file'}`}>
      <Stack gap="sm">
        <Progress.Root size="lg">
          <Progress.Section value={share} aria-label={`Reading ${source?.name ?? 'the file'}`} />
        </Progress.Root>
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {progress
              ? `${counted(progress.rows, 'row')} read and checked, ${fileSize(progress.bytes)} ` +
                `of ${fileSize(progress.totalBytes)}`
              : 'Computing the checksum of the file…'}
          </Text>
          <Button variant="default" size="xs" onClick={cancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
