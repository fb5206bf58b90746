import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { getAttentionQueryKey } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  dismissRefusedStatementMutation,
  listRefusedStatementsOptions,
  listRefusedStatementsQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { downloadRefusedStatement } from '../../../../client/sdk-bank.gen.ts';
import type { RefusedStatement } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { downloadBlob } from '../../../ui/save-file.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { WatchButtons } from '../shared/statements/watch-buttons.tsx';
import { ReasonForm } from '../shared/reason-form.tsx';
import classes from './findings.module.css';
import { refusalWords } from './refusal-words.ts';

const LIMIT = 5;
const REFRESH_MS = 30_000;

/** The files that are not dismissed, some at a time. */
export const refusedOptions = (offset = 0) =>
  listRefusedStatementsOptions({ query: { open: 'true', offset, limit: LIMIT } });

/** The files of the bank that could not be read, each with what to do; empty when there are no such files. */
export function RefusedFiles() {
  const mayDismiss = useMay('reconcileEntries');
  const [offset, setOffset] = useState(0);
  const query = useQuery({
    ...refusedOptions(offset),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const title = t`Files of the bank that were not read, or only in part`;
  if (query.isError && !query.data)
    return (
      <Panel title={title} mb="lg">
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      </Panel>
    );
  const { items = [], total = 0 } = query.data ?? {};
  // The last file of the last page may be dismissed.
  if (query.isSuccess && offset > 0 && offset >= total) setOffset(Math.max(0, offset - LIMIT));
  if (total === 0) return null;
  return (
    <Panel title={title} mb="lg">
      {!mayDismiss && (
        <Text size="sm" c="dimmed" mb="sm">
          <Trans>An approver or an admin downloads or dismisses the files.</Trans>
        </Text>
      )}
      <ul className={classes.list}>
        {items.map((file) => (
          <RefusedFile key={file.id} file={file} />
        ))}
      </ul>
      {total > LIMIT && (
        <Pager offset={offset} limit={LIMIT} total={total} noun={t`files`} onChange={setOffset} />
      )}
    </Panel>
  );
}

function RefusedFile({ file }: { file: RefusedStatement }) {
  const { id, fileName, connection, receivedAt, fetchCount, lastFetchedAt, uploadedBy } = file;
  const { meaning, remedy } = refusalWords(file);
  const mayDownload = useMay('uploadStatements');
  const mayDismiss = useMay('reconcileEntries');
  const [dismissing, setDismissing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const download = useMutation({ mutationFn: () => save(file) });
  const goBack = () => {
    setDismissing(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const count = formatNumber(fetchCount);
  return (
    <li className={classes.finding}>
      <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
      <Stack gap={4} className={classes.text}>
        <Text fw={600} data-record>
          {fileName}
        </Text>
        <Text size="sm" c="dimmed" component="div">
          {uploadedBy && (
            <Trans>
              Uploaded by <Person of={uploadedBy} />, <Timestamp at={receivedAt} />.
            </Trans>
          )}
          {!uploadedBy && connection && (
            <Trans>
              Fetched from{' '}
              <Anchor component={Link} to={paths.bankConnection(connection.id)} inherit underline="always">
                {connection.displayName}
              </Anchor>
              , <Timestamp at={receivedAt} />.
            </Trans>
          )}
          {!uploadedBy && !connection && (
            <Trans>
              Fetched <Timestamp at={receivedAt} />.
            </Trans>
          )}{' '}
          {fetchCount > 1 && (
            <Trans>
              It came {count} times, last <Timestamp at={lastFetchedAt} />.
            </Trans>
          )}
        </Text>
        <Text size="sm">{meaning}</Text>
        <Text size="sm">{remedy}</Text>
        {!dismissing && (mayDownload || mayDismiss) && (
          <Group gap="sm" mt={8}>
            {isUnknownAccount(file) && <WatchButtons detail={file.detail} />}
            {mayDownload && (
              <Button
                variant="default"
                size="xs"
                aria-label={t`Download ${fileName}`}
                loading={download.isPending}
                onClick={() => download.mutate()}
              >
                <Trans>Download</Trans>
              </Button>
            )}
            {mayDismiss && (
              <Button
                ref={button}
                variant="default"
                size="xs"
                aria-label={t`Dismiss with a reason: ${fileName}`}
                onClick={() => setDismissing(true)}
              >
                <Trans>Dismiss with a reason</Trans>
              </Button>
            )}
          </Group>
        )}
        {download.isError && <ErrorState error={download.error} title={t`The file was not downloaded`} />}
        {dismissing && (
          <Box mt={8}>
            <Dismiss id={id} onCancel={goBack} />
          </Box>
        )}
      </Stack>
    </li>
  );
}

function isUnknownAccount({ refusal }: RefusedStatement): boolean {
  return refusal === 'statement_account_unknown' || refusal === 'statement_account_left_out';
}

async function save({ id, fileName }: RefusedStatement): Promise<void> {
  const { data } = await downloadRefusedStatement({ path: { id }, parseAs: 'blob', throwOnError: true });
  const blob: unknown = data;
  if (blob instanceof Blob) downloadBlob(blob, fileName);
}

function Dismiss({ id, onCancel }: { id: string; onCancel: () => void }) {
  const dismiss = useChange(dismissRefusedStatementMutation(), {
    outdated: [listRefusedStatementsQueryKey, getAttentionQueryKey],
    message: () => t`The file was dismissed.`,
    // The file leaves the list, so the focus moves to the title of the page.
    done: () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }),
  });
  return (
    <ReasonForm
      label={t`Why is nothing more to be done about this file?`}
      description={t`The file leaves this list. Its bytes are kept, and the reason goes into the audit log.`}
      missing={t`Say why, so that others know what you found out.`}
      action={t`Dismiss the file`}
      cancel={t`Go back`}
      pending={dismiss.isPending}
      error={dismiss.error}
      failed={t`The file was not dismissed`}
      onSubmit={(note) => dismiss.send({ path: { id }, body: { note } })}
      onCancel={onCancel}
    />
  );
}
