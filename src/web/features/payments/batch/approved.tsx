import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Group } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { counting } from './approvals.ts';
import { useNextWaiting } from './next-waiting.tsx';
import { ENDED } from './summary.tsx';
import { useTiming } from './timing.ts';

type Batch = BulkWithdrawalBatchForDisplay;

const OPEN = new Set<Batch['status']>(['PENDING_APPROVAL', 'APPROVED', 'PROCESSING']);
/** An instant payment may be made before the page shows the approval. */
const RECENT_MS = 120_000;

/** Confirms to approvers that they approved the batch, and says what happens next and where to continue. */
export default function Approved({ batch }: { batch: Batch }) {
  const { user } = useSession();
  const waiting = useNextWaiting(batch);
  const own = batch.approvals.find(({ userId, lapsed }) => userId === user.id && lapsed === null);
  const [openedMs] = useState(() => Date.now());
  if (!own) return null;
  const isRecent = Date.parse(own.approvedAt) > openedMs - RECENT_MS && ENDED.has(batch.status);
  if (!isRecent && !OPEN.has(batch.status)) return null;
  return (
    <Alert
      color="teal"
      mb="md"
      role="status"
      icon={<IconCheck aria-hidden />}
      title={t`Approved by you`}
      className="no-print"
    >
      <Group gap="xs">
        <span>
          <Timestamp at={own.approvedAt} />. <NextStep batch={batch} />
        </span>
        {waiting.length === 0 && (
          <span>
            <Trans>No other batch is waiting for you.</Trans>{' '}
            <Link to={paths.batches()}>
              <Trans>All batches</Trans>
            </Link>
          </span>
        )}
      </Group>
    </Alert>
  );
}

function NextStep({ batch }: { batch: Batch }) {
  const timing = useTiming(batch);
  const missing = batch.approvalsRequired - counting(batch);
  if (batch.waitingFor === 'PAYOUTS_OFF') return null;
  if (OPEN.has(batch.status) && batch.status !== 'PROCESSING' && missing > 0)
    return plural(missing, {
      one: 'One more approval is needed before it is paid.',
      other: '# more approvals are needed before it is paid.',
    });
  if (batch.status === 'APPROVED') return timing?.moves ?? timing?.stops ?? null;
  if (batch.status === 'COMPLETE') return t`It is paid.`;
  if (ENDED.has(batch.status)) return t`Not every payment succeeded.`;
  return t`It is being paid now.`;
}
