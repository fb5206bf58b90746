import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Anchor, Text } from '@mantine/core';
import IconMessageReply from '~icons/tabler/message-reply';
import IconRepeat from '~icons/tabler/repeat';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { getBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { listRetryRowsOptions } from '../../../../client/@tanstack/react-query-review.gen.ts';
import { EmptyState, NoPermission } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { usePersonName } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { PayoutsOffAlert } from '../shared/payouts-off-notice.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { correctionSource, repeatSource, retrySource } from './earlier-source.ts';
import { ONCE, useSetup } from '../shared/withdrawal-file/use-setup.ts';
import { Waiting } from './waiting.tsx';
import { Workbench } from './workbench.tsx';

const UUID = /^[0-9a-f-]{36}$/i;
/** Turns a file of withdrawals into a batch that waits for approval. */
export default function NewBatchPage() {
  const mayPrepare = useMay('prepareBatch');
  const [search] = useSearchParams();
  const retryOf = search.get('retryOf');
  const corrects = search.get('corrects');
  const again = search.get('again');
  if (!mayPrepare) {
    return (
      <>
        <PageHeader title={routeTitle('newBatch')} />
        <NoPermission what={t`Preparing a batch`} role={t`Preparer`} />
      </>
    );
  }
  if (corrects !== null && UUID.test(corrects)) return <Correction key={corrects} batchId={corrects} />;
  if (again !== null && UUID.test(again)) return <PayAgain key={again} batchId={again} />;
  return retryOf !== null && UUID.test(retryOf) ? (
    <RetryBatch key={retryOf} batchId={retryOf} />
  ) : (
    <FileBatch />
  );
}

function FileBatch() {
  const { setup, notSetUp, failed } = useSetup();
  if (setup) {
    return (
      <>
        {!setup.entity.payoutsEnabled && <PayoutsOffAlert />}
        <Workbench setup={setup} retry={null} />
      </>
    );
  }
  return <Waiting title={routeTitle('newBatch')} notSetUp={notSetUp} failed={failed} />;
}

function RetryBatch({ batchId }: { batchId: string }) {
  const { setup, notSetUp, failed } = useSetup();
  const batch = useQuery({ ...getBatchOptions({ path: { id: batchId } }), ...ONCE });
  const rows = useQuery({ ...listRetryRowsOptions({ path: { id: batchId } }), ...ONCE });
  const refused = [batch, rows].find((query) => query.isError);
  if (setup && batch.data && rows.data) {
    if (rows.data.length === 0) {
      return (
        <>
          <PageHeader title={t`Retry failed payments`} />
          <EmptyState title={t`Nothing to retry`}>
            <Trans>No payment of “{batch.data.label}” failed or was returned.</Trans>
          </EmptyState>
        </>
      );
    }
    return <Workbench setup={setup} retry={retrySource(batch.data, rows.data, setup.banks)} />;
  }
  const problem = failed ?? (refused ? { error: refused.error, retry: () => void refused.refetch() } : null);
  return <Waiting title={t`Retry failed payments`} notSetUp={notSetUp} failed={problem} />;
}

/** Opens all rows of an earlier batch, and warns that they may pay the same people twice. */
function PayAgain({ batchId }: { batchId: string }) {
  const { setup, notSetUp, failed } = useSetup();
  const batch = useQuery({ ...getBatchOptions({ path: { id: batchId } }), ...ONCE });
  const rows = useQuery({
    ...listRetryRowsOptions({ path: { id: batchId }, query: { rows: 'ALL' } }),
    ...ONCE,
  });
  const refused = [batch, rows].find((query) => query.isError);
  const banks = setup?.banks;
  const source = useMemo(
    () => (batch.data && rows.data && banks ? repeatSource(batch.data, rows.data, banks) : null),
    [batch.data, rows.data, banks],
  );
  if (setup && batch.data && source) {
    return (
      <Workbench
        setup={setup}
        retry={source}
        notice={
          <Alert color="yellow" p="xs" mb="xs" icon={<IconRepeat aria-hidden />}>
            <Trans>
              These are the payments of{' '}
              <Anchor component={Link} to={paths.batch(batch.data.id)} inherit>
                {batch.data.label}
              </Anchor>{' '}
              of <Timestamp at={batch.data.createdAt} dateOnly />, with the same amounts. Submitting them pays
              these people again: payments of the last{' '}
              <Plural value={setup.config.duplicateWindowDays} one="day" other="# days" /> are marked as
              duplicates.
            </Trans>
          </Alert>
        }
      />
    );
  }
  const problem = failed ?? (refused ? { error: refused.error, retry: () => void refused.refetch() } : null);
  return <Waiting title={t`Pay again`} notSetUp={notSetUp} failed={problem} />;
}

/** Opens all rows of a batch that was sent back, and keeps the approver's reason in sight. */
function Correction({ batchId }: { batchId: string }) {
  const nameOf = usePersonName();
  const { setup, notSetUp, failed } = useSetup();
  const batch = useQuery({ ...getBatchOptions({ path: { id: batchId } }), ...ONCE });
  const rows = useQuery({ ...listRetryRowsOptions({ path: { id: batchId } }), ...ONCE });
  const refused = [batch, rows].find((query) => query.isError);
  const banks = setup?.banks;
  const source = useMemo(
    () => (batch.data && rows.data && banks ? correctionSource(batch.data, rows.data, banks) : null),
    [batch.data, rows.data, banks],
  );
  if (batch.data && batch.data.status !== 'REJECTED') {
    return (
      <>
        <PageHeader title={t`Correct a batch`} />
        <EmptyState title={t`Nothing to correct`}>
          <Trans>“{batch.data.label}” was not sent back.</Trans>
        </EmptyState>
      </>
    );
  }
  if (setup && batch.data && source) {
    const sender = batch.data.rejectedBy ? nameOf(batch.data.rejectedBy) : t`An approver`;
    return (
      <Workbench
        setup={setup}
        retry={source}
        notice={
          <Alert
            color="yellow"
            mb="md"
            icon={<IconMessageReply aria-hidden />}
            title={t`${sender} sent this batch back`}
          >
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {batch.data.rejectionReason}
            </Text>
            <Anchor component={Link} to={paths.batch(batch.data.id)} size="sm">
              <Trans>The batch that was sent back</Trans>
            </Anchor>
          </Alert>
        }
      />
    );
  }
  const problem = failed ?? (refused ? { error: refused.error, retry: () => void refused.refetch() } : null);
  return <Waiting title={t`Correct a batch`} notSetUp={notSetUp} failed={problem} />;
}
