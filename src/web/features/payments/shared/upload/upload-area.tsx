import '@mantine/dropzone/styles.css';
import { plural } from '@lingui/core/macro';
import { Group, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import IconFileImport from '~icons/tabler/file-import';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/error-state.tsx';
import type { Uploads } from './use-uploads.ts';

interface UploadAreaProps<A> {
  uploads: Uploads<A>;
  /** Called with the files; by default they are sent. */
  take?: (files: readonly File[]) => void;
  /** The name of the button that chooses files, and of the area, for screen readers. */
  chooseLabel: string;
  dropLabel: string;
  title: string;
  /** Which files, and what a second upload of the same file does. */
  hint: string;
  errorTitle: (fileName: string) => string;
  /** Words for the server's answer to a file. */
  outcome: (answer: A, file: File) => ReactNode;
  /** Shown below the error of a refused file, such as a button that leads to the remedy. */
  refused?: (error: unknown) => ReactNode;
}

/** Takes files by dropping or choosing them, and shows the outcome of each. */
export function UploadArea<A>({ uploads, take = uploads.take, ...words }: UploadAreaProps<A>) {
  const { sent, retry } = uploads;
  const running = sent.filter(({ answer, error }) => answer === null && error === null).length;
  const read = sent.filter(({ answer }) => answer !== null).length;
  return (
    <>
      <Dropzone
        onDrop={take}
        multiple
        loading={running > 0}
        inputProps={{ 'aria-label': words.chooseLabel }}
        aria-label={words.dropLabel}
        py={20}
        radius="md"
      >
        <Stack align="center" gap="xs" style={{ pointerEvents: 'none' }}>
          <IconFileImport size={28} stroke={1.5} aria-hidden />
          <Text fw={600} ta="center">
            {words.title}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {words.hint}
          </Text>
        </Stack>
      </Dropzone>
      <div role="status" aria-live="polite">
        {sent.length > 0 && (
          <Stack gap="sm" mt="md">
            {running + read > 0 && (
              <Text size="sm" fw={600}>
                {running > 0
                  ? plural(running, { one: 'Reading 1 file', other: 'Reading # files' })
                  : plural(read, { one: '1 file was read', other: '# files were read' })}
              </Text>
            )}
            {sent.map((one) => {
              const { key, file, answer, error } = one;
              if (error !== null)
                return (
                  <Stack key={key} gap="xs">
                    <ErrorState error={error} title={words.errorTitle(file.name)} retry={() => retry(one)} />
                    {words.refused?.(error)}
                  </Stack>
                );
              return answer === null ? (
                <Waiting key={key} name={file.name} />
              ) : (
                <div key={key}>{words.outcome(answer, file)}</div>
              );
            })}
          </Stack>
        )}
      </div>
    </>
  );
}

function Waiting({ name }: { name: string }) {
  return (
    <Group gap="xs">
      <Loader size="xs" aria-hidden />
      <Text size="sm">{name}</Text>
    </Group>
  );
}
