import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { listWaitingBatchesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import { getSigningPolicyOptions } from '../../../../client/@tanstack/react-query-signing.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Person } from '../../../ui/person.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { payees } from '../shared/words.ts';
import { ApproveBy } from '../shared/approve-by/lazy.tsx';
import classes from './waiting.module.css';

const REFRESH_MS = 30_000;
const POLICY_STALE_MS = 600_000;

const WaitingSigners = lazy(() => import('./waiting-signers.tsx'));

/** The batches that the approver can approve, each with the consequence of their approval. */
export function Waiting() {
  const mayApprove = useMay('approveBatch');
  const query = useQuery({
    ...listWaitingBatchesOptions(),
    enabled: mayApprove,
    refetchInterval: REFRESH_MS,
  });
  const { data: policy } = useQuery({
    ...getSigningPolicyOptions(),
    enabled: mayApprove && (query.data?.length ?? 0) > 0,
    staleTime: POLICY_STALE_MS,
  });
  const hasPolicy = (policy?.version ?? 0) > 0;
  if (!mayApprove) return null;
  return (
    <Panel title={t`Waiting for you`}>
      {query.isPending && <LoadingRows rows={2} height={64} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <Text c="dimmed">
          <Trans>No batches are waiting for your approval.</Trans>
        </Text>
      )}
      {query.data && query.data.length > 0 && (
        <ul className={classes.list}>
          {query.data.map((batch) => (
            <li key={batch.id} className={classes.batch}>
              <Stack gap={2} miw={0}>
                <Text fw={500} className={classes.label}>
                  <Link to={paths.batch(batch.id)}>{batch.label}</Link>
                </Text>
                <Text size="sm" component="div">
                  <Consequence batch={batch} />
                </Text>
                {hasPolicy && (
                  <Suspense fallback={null}>
                    <WaitingSigners id={batch.id} />
                  </Suspense>
                )}
                {batch.approveBy && (
                  <Text size="sm" fw={500} component="div">
                    <ApproveBy batch={batch} />
                  </Text>
                )}
                <Text size="sm" c="dimmed" component="div">
                  <Trans>
                    Prepared by <Person of={batch.createdBy} />. Expires <Timestamp at={batch.expiresAt} />.
                  </Trans>
                </Text>
              </Stack>
              <Group>
                <Button
                  component={Link}
                  to={paths.batch(batch.id)}
                  variant="light"
                  size="xs"
                  aria-label={t`Review ${batch.label}`}
                >
                  <Trans>Review</Trans>
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The consequence of this user's approval: the last approval pays the batch, an earlier one does not. */
function Consequence({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const left = batch.approvalsRequired - batch.approvals.filter(({ lapsed }) => lapsed === null).length - 1;
  const pays = (
    <>
      {payees(batch)} <Amount amount={batch.totalAmount} currency={batch.currency} />
    </>
  );
  if (batch.waitingFor === 'PAYOUTS_OFF')
    return (
      <Trans>
        This batch pays {pays}. Payouts are switched off. You can approve it once they are switched on again.
      </Trans>
    );
  if (left <= 0) return <Trans>Your approval is the last one needed. It pays {pays}.</Trans>;
  return (
    <>
      <Trans>This batch pays {pays}.</Trans>{' '}
      {left === 1 ? (
        <Trans>After your approval, one more approval is needed.</Trans>
      ) : (
        <Trans>After your approval, {left} more approvals are needed.</Trans>
      )}
    </>
  );
}
