import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  listBankConnectionsQueryKey,
  listBankRepliesQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { uploadBankReply } from '../../../../client/sdk-bank.gen.ts';
import type { BankConnection, BankReplyFile } from '../../../../client/types.gen.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ShownError } from '../../../ui/problem.ts';
import { useReload } from '../../../ui/reload.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { changesWords, ReplyBadge } from '../shared/bank-file-words.tsx';
import { base64Of } from '../shared/upload/file-content.ts';
import { UploadArea } from '../shared/upload/upload-area.tsx';
import { useUploads } from '../shared/upload/use-uploads.ts';
import { questionWords } from './words.ts';

const MOST_BYTES = 12 * 1024 * 1024;
const Opened = z.object({ open: z.guid() });

interface UploadProps {
  connections: readonly BankConnection[];
  /** The connection that the page is narrowed to. */
  connectionId: string | null;
}

/** Uploads replies of a bank, several at once, and shows the outcome of each. */
export function Upload({ connections, connectionId }: UploadProps) {
  const reload = useReload();
  const { set } = useSearchFilters(Opened);
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = connections.find(({ state }) => state === 'LIVE') ?? connections[0]!;
  const connection = connections.find(({ id }) => id === (chosen ?? connectionId)) ?? usual;
  const uploads = useUploads(
    (file) => sendOne(connection.id, file),
    () => reload([listBankRepliesQueryKey, listBankConnectionsQueryKey]),
  );
  const { displayName } = connection;
  return (
    <Panel title={t`Upload replies`} mb="lg">
      <Stack gap="md">
        {connections.length > 1 && (
          <Select
            label={t`Connection that the replies belong to`}
            data={connections.map(({ id, displayName: name }) => ({ value: id, label: name }))}
            value={connection.id}
            onChange={setChosen}
            allowDeselect={false}
            maw={420}
          />
        )}
        <UploadArea
          uploads={uploads}
          chooseLabel={t`Choose bank replies`}
          dropLabel={t`Drop bank replies here, or press Enter to choose them`}
          title={t`Drop the bank’s files here or choose them`}
          hint={t`For ${displayName}, up to 12 MB each. A file that was uploaded before changes nothing.`}
          errorTitle={(name) => t`${name} was not uploaded`}
          outcome={(reply, { name }) => (
            <Outcome reply={reply} name={name} open={(id) => set({ open: id })} />
          )}
        />
      </Stack>
    </Panel>
  );
}

interface OutcomeProps {
  reply: BankReplyFile;
  name: string;
  open: (replyId: string) => void;
}

/** The result of one uploaded file. */
function Outcome({ reply, name, open }: OutcomeProps) {
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
