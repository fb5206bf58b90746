import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import IconFileImport from '~icons/tabler/file-import';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import {
  listBankConnectionsOptions,
  listBankRepliesOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankReplyFile } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Choice } from '../../../ui/choice.tsx';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chipsOf, FilterChips } from '../../../ui/filters.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { answeredWords, changeLines, ReplyBadge } from '../shared/bank-file-words.tsx';
import { isPaying } from '../shared/connection-purpose.ts';
import { OpenedReply } from './reply-details.tsx';
import { Upload } from './upload.tsx';
import { questionWords } from './words.ts';

const Filters = z.object({
  connectionId: z.guid(),
  fileId: z.guid(),
  only: z.literal('open'),
  open: z.guid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;
/** How often a list is loaded again while a reply in it has not been read yet. */
const UNREAD_AGAIN_MS = 3_000;

const columns: TableColumn<BankReplyFile>[] = [
  {
    id: 'name',
    header: () => t`Reply`,
    cell: ({ row: { original: r } }) => <span data-record>{r.fileName}</span>,
  },
  {
    id: 'result',
    header: () => t`Result`,
    meta: { width: 168, inCard: 'beside title' },
    cell: ({ row: { original: r } }) => <ReplyBadge reply={r} />,
  },
  {
    id: 'changes',
    header: () => t`What it changed`,
    meta: { width: '30%' },
    cell: ({ row: { original: r } }) =>
      r.question ? (
        questionWords(r.question.code).title
      ) : (
        // A card puts the children of a cell beside each other, too narrow for two amounts.
        <div>
          {changeLines(r).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </div>
      ),
  },
  {
    id: 'file',
    header: () => t`Bank file`,
    meta: { width: 196 },
    cell: ({ row: { original: r } }) =>
      r.file ? <span data-record>{r.file.fileName}</span> : answeredWords(r),
  },
  {
    id: 'at',
    header: () => t`Received`,
    meta: { width: 178 },
    cell: ({ row: { original: r } }) => <Timestamp at={r.receivedAt} />,
  },
];

/** The replies of the banks, newest first, and where they are uploaded. */
export default function BankRepliesPage() {
  const mayHandle = useMay('handleBankFiles');
  const { filters, set, clear } = useSearchFilters(Filters);
  const { connectionId, fileId, only, open: openId } = filters;
  const connections = useQuery(listBankConnectionsOptions());
  const page = usePage(
    (at) =>
      listBankRepliesOptions({
        query: { ...at, connectionId, fileId, open: only ? ('true' as const) : undefined },
      }),
    {
      limit: LIMIT,
      offset: filters.offset,
      refetchMs: (data) => (data?.items.some(({ result }) => result === 'STORED') ? UNREAD_AGAIN_MS : false),
    },
  );
  const { items } = page;
  const connectionName = connections.data?.find(({ id }) => id === connectionId)?.displayName ?? '…';
  const fileName = items.find(({ file }) => file?.id === fileId)?.file?.fileName ?? '…';
  const chips = chipsOf(
    {
      connectionId: connectionId && t`Connection: ${connectionName}`,
      fileId: fileId && t`Bank file: ${fileName}`,
    },
    set,
  );
  const paying = connections.data?.filter(isPaying) ?? [];
  const hasConnections = paying.length > 0;
  return (
    <>
      <PageHeader
        title={routeTitle('bankReplies')}
        description={t`What the bank sent back about its files, and what each reply changed.`}
      />
      {connections.isError && (
        <ErrorState error={connections.error} retry={() => void connections.refetch()} />
      )}
      <SidePanel
        over
        title={openId === undefined ? null : t`Reply`}
        onClose={() => set({ open: undefined })}
        content={
          openId !== undefined && (
            <OpenedReply key={openId} id={openId} listed={items.find(({ id }) => id === openId)} />
          )
        }
      >
        {mayHandle && connections.isPending && <LoadingPanel title={t`Upload replies`} lines={6} />}
        {mayHandle && hasConnections && <Upload connections={paying} connectionId={connectionId ?? null} />}
        {(page.total > 0 || only) && (
          <Group mb="sm" gap="sm">
            <Choice
              label={t`Which replies`}
              value={only ?? 'all'}
              onChange={(value) => set({ only: value === 'open' ? value : undefined, open: undefined })}
              options={[
                { value: 'all', label: t`All replies` },
                { value: 'open', label: t`To be decided` },
              ]}
            />
          </Group>
        )}
        <FilterChips chips={chips} clear={clear} />
        <PagedTable
          page={page}
          caption={t`Bank replies`}
          columns={columns}
          rowId={(reply) => reply.id}
          openId={openId ?? null}
          onOpen={(reply) => set({ open: reply.id })}
          noun={t`replies`}
          turn={(next) => set({ offset: next, open: undefined })}
          saysOutdated
          empty={
            connections.isPending ? (
              <LoadingRows />
            ) : (
              connections.data && (
                <NoReplies
                  only={only}
                  narrowed={chips.length > 0}
                  hasConnections={hasConnections}
                  clear={clear}
                />
              )
            )
          }
        />
      </SidePanel>
    </>
  );
}

interface NoRepliesProps {
  only: 'open' | undefined;
  narrowed: boolean;
  hasConnections: boolean;
  clear: () => void;
}

function NoReplies({ only, narrowed, hasConnections, clear }: NoRepliesProps) {
  const mayHandle = useMay('handleBankFiles');
  if (only || narrowed)
    return (
      <EmptyState
        title={only ? t`Nothing to decide` : t`No matching replies`}
        icon={IconFileImport}
        action={
          <Button variant="default" onClick={clear}>
            <Trans>Show all replies</Trans>
          </Button>
        }
      >
        {only
          ? t`No reply waits for confirmation, and no question is open.`
          : t`The bank has not answered this file or connection yet.`}
      </EmptyState>
    );
  if (!hasConnections)
    return (
      <EmptyState
        title={t`No replies yet`}
        icon={IconFileImport}
        action={
          <Button component={Link} to={paths.bankConnections()} variant="default">
            <Trans>Bank connections</Trans>
          </Button>
        }
      >
        {t`Replies belong to a bank connection, and your entity has none yet.`}
      </EmptyState>
    );
  return (
    <EmptyState title={t`No replies yet`} icon={IconFileImport}>
      <Stack gap="xs">
        <span>
          <Trans>
            After you hand over a bank file, the bank answers with files that say which payments it accepts,
            rejects or returns.
          </Trans>
        </span>
        <span>
          {mayHandle
            ? t`Download them at your bank and upload them here.`
            : t`Preparers and approvers upload them here.`}
        </span>
      </Stack>
    </EmptyState>
  );
}
