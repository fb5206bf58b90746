import '@mantine/dropzone/styles.css';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Loader, Select, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { uploadBankReply } from '../../../../client/sdk.gen.ts';
import type { BankConnection, BankReplyFile } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShownError } from '../../../ui/problem.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { changesWords, ReplyBadge } from '../shared/bank-file-words.tsx';
import { questionWords } from './words.ts';

const MOST_BYTES = 12 * 1024 * 1024;
const Opened = z.object({ open: z.guid() });

/** One file of an upload: waiting or on its way until it has a reply or an error. */
interface Sent {
  key: number;
  file: File;
  reply: BankReplyFile | null;
  error: unknown;
}

interface UploadProps {
  connections: readonly BankConnection[];
  /** The connection that the page is narrowed to. */
  connectionId: string | null;
}

/** Uploads replies of a bank, several at once, and says what became of each. */
export function Upload({ connections, connectionId }: UploadProps) {
  const queryClient = useQueryClient();
  const { set } = useSearchFilters(Opened);
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = connections.find(({ state }) => state === 'LIVE') ?? connections[0]!;
  const connection = connections.find(({ id }) => id === (chosen ?? connectionId)) ?? usual;
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const nextKey = useRef(0);
  const change = (key: number, to: Partial<Sent>) =>
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  // One after another, in the order of their names, which the banks number.
  const send = async (files: readonly Sent[]) => {
    for (const { key, file } of files) {
      try {
        change(key, { reply: await sendOne(connection.id, file), error: null });
      } catch (error) {
        change(key, { error });
      }
    }
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankReplies' }] }),
      queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankConnections' }] }),
    ]);
  };
  const take = (files: readonly File[]) => {
    const added = files
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .map((file) => ({ key: nextKey.current++, file, reply: null, error: null }));
    setSent(added);
    void send(added);
  };
  const running = sent.filter(({ reply, error }) => reply === null && error === null).length;
  const read = sent.filter(({ reply }) => reply !== null).length;
  return (
    <Panel title={t`Upload replies`} mb="lg">
      <Stack gap="md">
        {connections.length > 1 && (
          <Select
            label={t`Connection that the replies belong to`}
            data={connections.map(({ id, displayName }) => ({ value: id, label: displayName }))}
            value={connection.id}
            onChange={setChosen}
            allowDeselect={false}
            maw={420}
          />
        )}
        <Dropzone
          onDrop={take}
          multiple
          loading={running > 0}
          inputProps={{ 'aria-label': t`Choose replies of the bank` }}
          aria-label={t`Drop replies of the bank here, or press Enter to choose them`}
          py={20}
          radius="md"
        >
          <Stack align="center" gap="xs" style={{ pointerEvents: 'none' }}>
            <IconFileImport size={28} stroke={1.5} aria-hidden />
            <Text fw={600} ta="center">
              <Trans>Drop the bank’s files here or choose them</Trans>
            </Text>
            <Text size="sm" c="dimmed" ta="center">
              <Trans>
                For {connection.displayName}, up to 12 MB each. A file that was uploaded before changes
                nothing.
              </Trans>
            </Text>
          </Stack>
        </Dropzone>
      </Stack>
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
            {sent.map((one) => (
              <Outcome
                key={one.key}
                sent={one}
                open={(id) => set({ open: id })}
                retry={() => {
                  change(one.key, { error: null });
                  void send([one]);
                }}
              />
            ))}
          </Stack>
        )}
      </div>
    </Panel>
  );
}

interface OutcomeProps {
  sent: Sent;
  open: (replyId: string) => void;
  retry: () => void;
}

/** The result of one uploaded file. */
function Outcome({ sent: { file, reply, error }, open, retry }: OutcomeProps) {
  const { name } = file;
  if (error !== null) return <ErrorState error={error} title={t`${name} was not uploaded`} retry={retry} />;
  if (!reply)
    return (
      <Group gap="xs">
        <Loader size="xs" aria-hidden />
        <Text size="sm">{name}</Text>
      </Group>
    );
  return (
    <Group gap="xs">
      <ReplyBadge reply={reply} />
      <Text size="sm" component="span">
        <strong>{name}</strong>:{' '}
        {reply.question ? questionWords(reply.question.code).title : changesWords(reply)}
      </Text>
      {reply.waiting && (
        <Button size="compact-xs" variant="default" onClick={() => open(reply.id)}>
          <Trans>See what it would change</Trans>
        </Button>
      )}
      {reply.question && !reply.question.closed && (
        <Button size="compact-xs" variant="default" onClick={() => open(reply.id)}>
          <Trans>See what to do</Trans>
        </Button>
      )}
    </Group>
  );
}

async function sendOne(connectionId: string, file: File): Promise<BankReplyFile> {
  if (file.size === 0) throw new ShownError(t`This file is empty. Download it again at your bank.`);
  if (file.size > MOST_BYTES)
    throw new ShownError(t`This file is larger than 12 MB, so it is not a reply of a bank file.`);
  const { data } = await uploadBankReply({
    path: { id: connectionId },
    body: { fileName: file.name, content: await base64Of(file) },
    throwOnError: true,
  });
  return data;
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? (result.split(',')[1] ?? '') : '');
    });
    reader.addEventListener('error', () =>
      reject(new ShownError(t`This file could not be read. Choose it again.`)),
    );
    reader.readAsDataURL(file);
  });
}
