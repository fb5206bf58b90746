import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack, Text } from '@mantine/core';
import IconBan from '~icons/tabler/ban';
import IconMessageReply from '~icons/tabler/message-reply';
import { Link } from 'react-router';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { usePersonName } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { Correction } from './correction.tsx';

type Batch = BulkWithdrawalBatchForDisplay;

/** A correction in one of these statuses may be followed by another one. */
const DEAD = new Set(['CANCELLED', 'EXPIRED', 'REJECTED']);

/** Why a batch was sent back or cancelled, and the batches that it is linked with. */
export default function SentBack({ batch }: { batch: Batch }) {
  const mayPrepare = useMay('prepareBatch');
  const nameOf = usePersonName();
  const sender = batch.rejectedBy ? nameOf(batch.rejectedBy) : t`An approver`;
  const canceller = batch.cancelledBy ? nameOf(batch.cancelledBy) : t`A user`;
  const { correction } = batch;
  return (
    <>
      {batch.correctsBatchId !== null && <Correction batch={batch} correctsBatchId={batch.correctsBatchId} />}
      {batch.status === 'REJECTED' && batch.rejectedAt !== null && (
        <Alert
          color="yellow"
          mb="md"
          icon={<IconMessageReply aria-hidden />}
          title={t`${sender} sent this batch back`}
        >
          <Stack gap="xs" align="flex-start">
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{batch.rejectionReason}</Text>
            <Text size="sm" c="dimmed">
              <Timestamp at={batch.rejectedAt} />
            </Text>
            {correction && (
              <Text size="sm">
                <Trans>
                  Corrected by <Link to={paths.batch(correction.id)}>{correction.label}</Link> (
                  {statusWord(correction.status)})
                </Trans>
              </Text>
            )}
            {mayPrepare && (!correction || DEAD.has(correction.status)) && (
              <Button component={Link} to={paths.newBatch(`?corrects=${batch.id}`)} size="sm">
                <Trans>Correct and send again</Trans>
              </Button>
            )}
          </Stack>
        </Alert>
      )}
      {batch.cancelledAt !== null && (
        <Alert
          color="gray"
          mb="md"
          icon={<IconBan aria-hidden />}
          title={t`${canceller} cancelled this batch`}
        >
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {batch.cancellationReason ?? t`No reason was given.`}
          </Text>
          <Text size="sm" c="dimmed">
            <Timestamp at={batch.cancelledAt} />
          </Text>
        </Alert>
      )}
    </>
  );
}
