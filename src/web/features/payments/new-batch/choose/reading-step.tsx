import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { Panel } from '../../../../ui/panel.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import type { ReadingProgress } from '../../shared/withdrawal-file/read-file.ts';
import type { NewBatchState } from '../state.ts';
import { fileSize } from '../words.ts';

/**
 * The progress of reading the file. A worker reads it, so the page stays responsive; cancelling ends the
 * worker at once.
 */
export function ReadingStep({ state, cancel }: { state: NewBatchState; cancel: () => void }) {
  const { progress, source } = state;
  const name = source?.name ?? t`the file`;
  const share =
    progress && progress.totalBytes > 0 ? Math.floor((progress.bytes / progress.totalBytes) * 100) : 0;
  return (
    <Panel title={t`Reading ${name}`}>
      <Stack gap="sm">
        <Progress.Root size="lg">
          <Progress.Section value={share} aria-label={t`Reading ${name}`} />
        </Progress.Root>
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {progress ? progressWords(progress) : t`Computing the checksum of the file…`}
          </Text>
          <Button variant="default" size="xs" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

function progressWords({ rows, bytes, totalBytes }: ReadingProgress): string {
  const written = formatNumber(rows);
  const read = fileSize(bytes);
  const size = fileSize(totalBytes);
  return plural(rows, {
    one: `1 row read and checked, ${read} of ${size}`,
    other: `${written} rows read and checked, ${read} of ${size}`,
  });
}
