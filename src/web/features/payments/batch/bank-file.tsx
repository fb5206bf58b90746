import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { listBankFilesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BankFile, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { FileBadge, saidWords } from '../shared/bank-file-words.tsx';
import { PrintFigures } from './bank-file-paper.tsx';
import { FileReplies } from './bank-file-replies.tsx';
import { DownloadAgain, HandOver, SummaryButton } from './hand-over.tsx';
import { Recall } from './recall.tsx';
import { Substitutions } from './substitutions.tsx';

type Batch = BulkWithdrawalBatchForDisplay;

const LIMIT = 20;
const REFRESH_MS = 15_000;
const MOVING = new Set<Batch['status']>(['APPROVED', 'PROCESSING']);

/** The bank file of a batch that is paid by file: its figures, its way to the bank, and the replies. */
export default function BankFilePanel({ batch }: { batch: Batch }) {
  const queryClient = useQueryClient();
  const query = useQuery({
    ...listBankFilesOptions({ query: { batchId: batch.id, limit: LIMIT } }),
    refetchInterval: MOVING.has(batch.status) ? REFRESH_MS : false,
  });
  // The event stream tells of the batch only; its file and the replies change with it.
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankFiles' }] });
    void queryClient.invalidateQueries({ queryKey: [{ _id: 'listBankReplies' }] });
  }, [queryClient, batch.updatedAt]);
  if (query.isError)
    return (
      <ErrorState
        error={query.error}
        title={t`The bank file could not be loaded`}
        retry={() => void query.refetch()}
      />
    );
  const files = query.data?.items ?? [];
  const file = files.find(({ state }) => state !== 'WITHDRAWN');
  if (!file) return null;
  const replaced = files.filter(({ state }) => state === 'WITHDRAWN').length;
  return <FilePanel file={file} batch={batch} replaced={replaced} />;
}

interface FilePanelProps {
  file: BankFile;
  batch: Batch;
  /** How many earlier files of the batch never left. */
  replaced: number;
}

function FilePanel({ file, batch, replaced }: FilePanelProps) {
  const mayHandle = useMay('handleBankFiles');
  const mayRecall = useMay('recallBankFile');
  const isRecallable = file.state === 'LEFT' && batch.status === 'PROCESSING';
  const hasPayments = file.state !== 'CANCELLED';
  return (
    <Panel title={t`Bank file`}>
      <Stack gap="md">
        <Group gap="xs">
          <FileBadge state={file.state} />
          <Text size="sm" component="div">
            <Way file={file} />
          </Text>
        </Group>
        <Facts
          items={[
            [t`File`, file.fileName],
            [t`Payments`, formatNumber(file.paymentCount)],
            [t`Sum`, <Amount key="sum" amount={file.totalAmount} currency={file.currency} />],
            ...(file.hashTotal === null ? [] : [[t`Hash total`, file.hashTotal] as const]),
            ['SHA-256', <CopyableCode key="sha" value={file.sha256} what={t`the SHA-256 of the file`} />],
            [t`Payment date`, longDayWords(file.executionDate)],
            [
              t`Connection`,
              <Anchor key="c" component={Link} to={paths.bankConnection(file.connection.id)} inherit>
                {file.connection.displayName}
              </Anchor>,
            ],
            ...(file.leftAt !== null && file.states.length > 0
              ? [[t`What the bank has said`, <Said key="said" file={file} />] as const]
              : []),
          ]}
        />
        {(file.state === 'SEALED' || file.state === 'LEFT') && (
          <Text size="sm" c="dimmed">
            <Trans>
              The bank’s page shows the same figures when the file is uploaded there. If one differs, do not
              release the payment at the bank.
            </Trans>
          </Text>
        )}
        {hasPayments && <Substitutions file={file} />}
        {mayHandle && hasPayments && (
          <Group gap="sm" className="no-print" align="flex-start">
            {file.state === 'SEALED' ? <HandOver file={file} /> : <DownloadAgain file={file} />}
            <SummaryButton file={file} />
            <PrintFigures file={file} />
            {mayRecall && isRecallable && <Recall file={file} />}
          </Group>
        )}
        {!mayHandle && file.state === 'SEALED' && (
          <Text size="sm" c="dimmed">
            <Trans>Preparers and approvers can hand it over.</Trans>
          </Text>
        )}
        {file.leftAt !== null && <FileReplies file={file} />}
        {replaced > 0 && (
          <Text size="sm" c="dimmed">
            {plural(replaced, {
              one: 'This file replaces an earlier one, which never left.',
              other: 'This file replaces # earlier ones, which never left.',
            })}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** Where the file is on its way to the bank, in a sentence. */
function Way({ file }: { file: BankFile }) {
  const { state, leftAt, leftBy, recall } = file;
  if (state === 'SEALED')
    return <Trans>Nobody has taken it to the bank yet. The batch can be cancelled.</Trans>;
  if (state === 'CANCELLED') return <Trans>It never left, because its batch ended.</Trans>;
  if (recall)
    return (
      <Trans>
        by <Person of={recall.by} />, <Timestamp at={recall.at} />. Confirmed at the bank by{' '}
        {recall.confirmedBy}. Reason: {recall.reason}
      </Trans>
    );
  return (
    leftAt !== null &&
    (leftBy ? (
      <Trans>
        by <Person of={leftBy} />, <Timestamp at={leftAt} />
      </Trans>
    ) : (
      <Timestamp at={leftAt} />
    ))
  );
}

function Said({ file }: { file: BankFile }) {
  return (
    <Stack gap={2}>
      {file.states.map(({ state, count, amount }) => (
        <span key={state}>
          {saidWords(state)}: {formatNumber(count)} (<Amount amount={amount} currency={file.currency} />)
        </span>
      ))}
    </Stack>
  );
}
