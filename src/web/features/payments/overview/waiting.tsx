import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listWaitingBatchesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { people } from '../shared/words.ts';
import classes from './waiting.module.css';

const REFRESH_MS = 30_000;

/** The batches that wait for an approver, each with what their approval brings about. */
export function Waiting() {
  const approver = useMay('approveBatch');
  const query = useQuery({ ...listWaitingBatchesOptions(), enabled: approver, refetchInterval: REFRESH_MS });
  if (!approver) return null;
  return (
    <Panel title="Waiting for you">
      {query.isPending && <LoadingRows rows={2} height={64} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <EmptyState compact title="Nothing waits for your approval" icon={IconChecks}>
          Batches that others prepare appear here, the one that expires first at the top.
        </EmptyState>
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
                <Text size="sm" c="dimmed" component="div">
                  Prepared by {batch.createdBy.name}. Expires <Timestamp at={batch.expiresAt} />.
                </Text>
              </Stack>
              <Group>
                <Button
                  component={Link}
                  to={paths.batch(batch.id)}
                  variant="light"
                  size="xs"
                  aria-label={`Review ${batch.label}`}
                >
                  Review
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** What happens when this person approves: the last approval pays, an earlier one leaves it to others. */
function Consequence({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const left = batch.approvalsRequired - batch.approvals.filter(({ lapsed }) => lapsed === null).length - 1;
  const pays = (
    <>
      {people(batch.withdrawalCount)} <Amount amount={batch.totalAmount} currency={batch.currency} />
    </>
  );
  if (batch.waitingFor === 'PAYOUTS_OFF')
    return <>It would pay {pays}. Payouts are switched off: it can be approved when they are on again.</>;
  if (left <= 0) return <>Your approval is the last one: it pays {pays}.</>;
  return (
    <>
      It would pay {pays}. After yours, {left === 1 ? 'one more approval is' : `${left} more approvals are`}{' '}
      needed.
    </>
  );
}
