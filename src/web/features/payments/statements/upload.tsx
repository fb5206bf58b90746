import '@mantine/dropzone/styles.css';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Loader, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { uploadStatement } from '../../../../client/sdk.gen.ts';
import type { StatementFile } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { MOST_STATEMENT_BYTES } from '../../../../shared/statement-terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ShownError } from '../../../ui/problem.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { base64Of } from './file-content.ts';
import { FILE_CHANGED, FILE_STORED, FILE_WITH_FINDINGS } from './looks.ts';
import { contentWords, findings, nameOf } from './words.ts';

const MEGABYTE = 1024 * 1024;

/** One file of an upload: waiting or on its way until it has an answer or an error. */
interface Sent {
  key: number;
  file: File;
  answer: StatementFile | null;
  error: unknown;
}

/** Uploads statement files, several at once, and says what became of each. */
export function Upload() {
  const queryClient = useQueryClient();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const nextKey = useRef(0);
  const change = (key: number, to: Partial<Sent>) =>
    setSent((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)));
  // One after another, in the order of their names, which banks number.
  const send = async (files: readonly Sent[]) => {
    for (const { key, file } of files) {
      try {
        change(key, { answer: await sendOne(file), error: null });
      } catch (error) {
        change(key, { error });
      }
    }
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        (queryKey[0] as { _id?: string } | undefined)?._id?.includes('Statement') === true,
    });
  };
  const take = (files: readonly File[]) => {
    const added = files
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
      .map((file) => ({ key: nextKey.current++, file, answer: null, error: null }));
    setSent(added);
    void send(added);
  };
  const retry = (one: Sent) => {
    change(one.key, { error: null });
    void send([one]);
  };
  const running = sent.filter(({ answer, error }) => answer === null && error === null).length;
  const megabytes = formatNumber(MOST_STATEMENT_BYTES / MEGABYTE);
  return (
    <Panel title={t`Upload statements`} mb="lg">
      <>
        <Dropzone
          onDrop={take}
          multiple
          loading={running > 0}
          inputProps={{ 'aria-label': t`Choose statement files` }}
          aria-label={t`Drop statement files here, or press Enter to choose them`}
          py={24}
          radius="md"
        >
          <Stack align="center" gap="xs" style={{ pointerEvents: 'none' }}>
            <IconFileImport size={32} stroke={1.5} aria-hidden />
            <Text fw={600} ta="center">
              <Trans>Drop the bank’s statement files here or choose them</Trans>
            </Text>
            <Text size="sm" c="dimmed" ta="center">
              <Trans>
                camt.053, camt.054 or MT940, up to {megabytes} MB each. A statement that is uploaded again
                adds nothing.
              </Trans>
            </Text>
          </Stack>
        </Dropzone>
        <div role="status" aria-live="polite">
          {sent.length > 0 && (
            <Stack gap="sm" mt="md">
              <Text size="sm" fw={600}>
                {running > 0
                  ? plural(running, { one: 'Reading 1 file', other: 'Reading # files' })
                  : plural(sent.length, { one: '1 file was read', other: '# files were read' })}
              </Text>
              {sent.map((one) => (
                <Outcome key={one.key} sent={one} retry={() => retry(one)} />
              ))}
            </Stack>
          )}
        </div>
      </>
    </Panel>
  );
}

/** The outcome of one uploaded file. */
function Outcome({ sent: { file, answer, error }, retry }: { sent: Sent; retry: () => void }) {
  const { name } = file;
  if (error !== null) return <ErrorState error={error} title={t`${name} was not stored`} retry={retry} />;
  if (!answer)
    return (
      <Group gap="xs">
        <Loader size="xs" aria-hidden />
        <Text size="sm">{name}</Text>
      </Group>
    );
  const changed = answer.statements.filter(({ arrival }) => arrival === 'CHANGED');
  const stored = answer.statements.filter(({ arrival }) => arrival !== 'CHANGED');
  const open = stored.reduce((sum, { statement }) => sum + statement.openFindings, 0);
  const look = changed.length > 0 ? FILE_CHANGED : open > 0 ? FILE_WITH_FINDINGS : FILE_STORED;
  return (
    <Group gap="sm" align="flex-start" wrap="nowrap">
      <LookBadge look={look} />
      <Stack gap={2} miw={0}>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong>: {contentWords(answer)}{' '}
          <Trans>
            First received <Timestamp at={answer.receivedAt} />.
          </Trans>
        </Text>
        {changed.map(({ statement }) => (
          <Text key={statement.id} size="sm">
            <Trans>
              <Anchor component={Link} to={paths.statement(statement.id)} inherit underline="always">
                {nameOf(statement)}
              </Anchor>{' '}
              was stored before with other contents. Nothing of this version was stored.
            </Trans>
          </Text>
        ))}
        {stored
          .filter(({ statement }) => statement.openFindings > 0)
          .map(({ statement }) => (
            <Text key={statement.id} size="sm">
              <Anchor component={Link} to={paths.statement(statement.id)} inherit underline="always">
                {nameOf(statement)}
              </Anchor>
              {': '}
              {findings(statement.openFindings)}
            </Text>
          ))}
      </Stack>
    </Group>
  );
}

async function sendOne(file: File): Promise<StatementFile> {
  if (file.size === 0) throw new ShownError(t`This file is empty. Download it again from your bank.`);
  if (/\.csv$/i.test(file.name))
    throw new ShownError(
      t`This is a CSV file, which does not say what its columns mean. Download the statement as camt.053 or \
MT940 from your bank. A program can upload CSV through the API.`,
    );
  if (file.size > MOST_STATEMENT_BYTES) {
    const most = formatNumber(MOST_STATEMENT_BYTES / MEGABYTE);
    throw new ShownError(t`This file is larger than ${most} MB. Download a shorter period from your bank.`);
  }
  const { data } = await uploadStatement({
    body: { fileName: file.name, content: await base64Of(file) },
    throwOnError: true,
  });
  return data;
}
