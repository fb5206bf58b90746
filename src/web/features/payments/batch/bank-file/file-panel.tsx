import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BankFile, BulkWithdrawalBatchForDisplay } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { longDayWords } from '../../../../ui/calendar-day.ts';
import { CopyableCode } from '../../../../ui/copyable-code.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import { formatNumber } from '../../../../ui/locale.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { Person } from '../../../../ui/person.tsx';
import { useMay } from '../../../../ui/session-context.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { CertificationBadge, FileBadge } from '../../shared/bank-file-words.tsx';
import { Answers } from './answers.tsx';
import { PrintFigures } from './figures-paper.tsx';
import { FileReplies } from './replies.tsx';
import { FILE_STATUS_ID } from './file-status.ts';
import { DownloadAgain, HandOver, SummaryButton } from './hand-over.tsx';
import { OpenRecall } from './open-recall.tsx';
import { Recall } from './recall.tsx';
import { Substitutions } from './substitutions.tsx';

type Batch = BulkWithdrawalBatchForDisplay;

interface FilePanelProps {
  file: BankFile;
  batch: Batch;
  /** Whether no accepted test file of the connection, as it is now, is recorded. */
  isUncertified: boolean;
  /** Whether the connection of the file was switched off, and no other one carries the batch. */
  waitsForConnection: boolean;
  /** How many earlier files of the batch never left. */
  replaced: number;
}

/** The file that was written for a batch: its figures, its way to the bank, and what the bank has said. */
export default function FilePanel(props: FilePanelProps) {
  const { file, batch, isUncertified, waitsForConnection, replaced } = props;
  const mayHandle = useMay('handleBankFiles');
  const mayRecall = useMay('recallBankFile');
  const isSealed = file.state === 'SEALED';
  const hasLeft = file.leftAt !== null;
  const { recall } = file;
  // Payouts or a connection that are off, a lapsed approval or a missed date keep the file here.
  const isReady = batch.waitingFor === 'BANK_FILE' || batch.waitingFor === null;
  const mayLeave = isReady && !waitsForConnection;
  return (
    <Panel title={t`Bank file`}>
      <Stack gap="md">
        <Group gap="xs" id={FILE_STATUS_ID} tabIndex={-1}>
          <FileBadge state={file.state} isHeldBack={!mayLeave} />
          {isSealed && isUncertified && <CertificationBadge certified={false} />}
          <Text size="sm" component="div" role="status">
            <Way file={file} />
          </Text>
        </Group>
        <Facts items={factsOf(file)} />
        {(isSealed || file.state === 'LEFT') && (
          <Text size="sm" c="dimmed">
            <Trans>
              Compare these figures with those on the bank’s page before you authorise the payment there. If
              one differs, do not authorise it, and call the bank.
            </Trans>
          </Text>
        )}
        {mayHandle && file.state !== 'CANCELLED' && (
          <Group gap="sm" className="no-print" align="flex-start">
            {isSealed && mayLeave && <HandOver file={file} isUncertified={isUncertified} />}
            {file.state === 'LEFT' && !recall && batch.status === 'PROCESSING' && (
              <DownloadAgain file={file} />
            )}
            <SummaryButton file={file} />
            <PrintFigures file={file} />
            {mayRecall && file.state === 'LEFT' && !recall && batch.status === 'PROCESSING' && (
              <Recall file={file} />
            )}
            {mayRecall && file.state === 'LEFT' && recall && <OpenRecall file={file} recall={recall} />}
          </Group>
        )}
        {isSealed && !mayLeave && (
          <Text size="sm">
            <Trans>It cannot be handed over now. The bar at the bottom of the page says why.</Trans>
          </Text>
        )}
        {isSealed && mayLeave && !mayHandle && (
          <Text size="sm" c="dimmed">
            <Trans>Preparers and approvers can hand it over.</Trans>
          </Text>
        )}
        {mayHandle && file.state === 'LEFT' && !recall && (
          <Text size="sm" c="dimmed">
            <Trans>
              A later download has the same bytes, and the audit log records who made it. Do not upload the
              file twice: the bank could pay twice.
            </Trans>
          </Text>
        )}
        {hasLeft && <FileReplies file={file} />}
        {hasLeft && <Answers file={file} />}
        {file.state !== 'CANCELLED' && <Substitutions file={file} />}
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

/** The numbers by which the bank names an ACB file. */
function numbersOf({ acbNumbers, format }: BankFile): Fact[] {
  if (acbNumbers === null) return [];
  const { transmissionNumber, generationNumber } = acbNumbers;
  return [
    ...(format === 'ACB_198' ? [[t`Transmission number`, String(transmissionNumber)] as const] : []),
    [t`Generation number`, String(generationNumber)],
  ];
}

function factsOf(file: BankFile): Fact[] {
  return [
    [
      t`File`,
      <span key="name" data-record>
        {file.fileName}
      </span>,
    ],
    [t`Payments`, formatNumber(file.paymentCount)],
    [t`Sum`, <Amount key="sum" amount={file.totalAmount} currency={file.currency} />],
    ...(file.hashTotal === null ? [] : [[t`Hash total`, file.hashTotal] as const]),
    ...numbersOf(file),
    ['SHA-256', <CopyableCode key="sha" value={file.sha256} what={t`the SHA-256 of the file`} />],
    [t`Payment date`, longDayWords(file.executionDate)],
    [
      t`Connection`,
      <Anchor key="c" component={Link} to={paths.bankConnection(file.connection.id)} inherit>
        {file.connection.displayName}
      </Anchor>,
    ],
    ...(file.leftAt === null ? [] : [[t`Settlement`, <SettlementLink key="s" id={file.id} />] as const]),
  ];
}

function SettlementLink({ id }: { id: string }) {
  return (
    <Anchor component={Link} to={paths.settlement(id)} inherit>
      <Trans>The file beside the bank’s statements</Trans>
    </Anchor>
  );
}

/** Where the file is on its way to the bank, in a sentence. */
function Way({ file: { state, leftAt, leftBy, recall } }: { file: BankFile }) {
  if (state === 'SEALED')
    return (
      <Trans>It has not been taken to the bank, so nothing is paid. The batch can still be cancelled.</Trans>
    );
  if (state === 'CANCELLED') return <Trans>It was not handed over: its batch ended first.</Trans>;
  if (recall?.confirmed && recall.state === 'CONFIRMED')
    return (
      <Trans>
        by <Person of={recall.by} /> and <Person of={recall.confirmed.by} />,{' '}
        <Timestamp at={recall.confirmed.at} />. Confirmed at the bank by {recall.confirmedBy}. Reason:{' '}
        {recall.reason}
      </Trans>
    );
  if (recall)
    return (
      <>
        <Trans>
          <Person of={recall.by} /> recorded a recall, <Timestamp at={recall.at} />. At the bank, it was
          confirmed by {recall.confirmedBy}. Reason: {recall.reason}.
        </Trans>{' '}
        <StateOfRecall state={recall.state} />
      </>
    );
  if (leftAt === null) return null;
  if (leftBy === null) return <Timestamp at={leftAt} />;
  return (
    <Trans>
      by <Person of={leftBy} />, <Timestamp at={leftAt} />
    </Trans>
  );
}

function StateOfRecall({ state }: { state: NonNullable<BankFile['recall']>['state'] }) {
  if (state === 'TOO_LATE')
    return (
      <strong>
        <Trans>
          The file reached the bank after that, and the bank may pay it. Ask the bank. Then withdraw this
          recall, and record another one if the bank does not pay.
        </Trans>
      </strong>
    );
  if (state === 'UNDECIDED')
    return (
      <Trans>
        The file was on its way. Outlay is finding out whether it has reached the bank, usually within a
        minute.
      </Trans>
    );
  return <Trans>Payments fail once another approver confirms it here.</Trans>;
}
