import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Drawer, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { longDayWords } from '../../../ui/calendar-day.ts';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { Person } from '../../../ui/person.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import classes from './page.module.css';
import { usePaidLater } from './paid-later.ts';
import { Quote } from './quote.tsx';
import { Approvals } from './summary.tsx';

type Batch = BulkWithdrawalBatchForDisplay;

interface DetailsProps {
  batch: Batch;
  opened: boolean;
  onClose: () => void;
}

/** The details of a batch that do not influence the decision: its cost by rail, its file, ids and digest. */
export default function Details({ batch, opened, onClose }: DetailsProps) {
  const { entity } = useSession();
  const later = usePaidLater(batch);
  const facts = (
    <Panel title={t`Details`}>
      <Facts items={factsOf(batch, entity.name, later)} />
    </Panel>
  );
  return (
    <>
      <div className={classes.onPaper}>
        {facts}
        <Quote batch={batch} />
      </div>
      <Drawer.Root opened={opened} onClose={onClose} position="right" size="lg">
        <Drawer.Overlay />
        <Drawer.Content className="no-print">
          {/* Drawer.Header would be announced as a second banner landmark. */}
          <Group justify="space-between" wrap="nowrap" p="md">
            <Drawer.Title fw={600}>{t`Details of the batch`}</Drawer.Title>
            <Drawer.CloseButton aria-label={t`Close`} />
          </Group>
          <Drawer.Body>
            <Stack gap="lg">
              {facts}
              <Quote batch={batch} />
            </Stack>
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

function factsOf(batch: Batch, entityName: string, later: string | null): Fact[] {
  const facts: (Fact | false)[] = [
    [t`Payer`, entityName],
    [
      t`Prepared`,
      <span key="p">
        <Trans>
          by <Person of={batch.createdBy} />, <Timestamp at={batch.createdAt} />
        </Trans>
      </span>,
    ],
    [t`Approvals`, <Approvals key="a" batch={batch} />, 'approval'],
    batch.cancelledAt !== null && [
      t`Cancelled`,
      <span key="c">
        <Trans>
          by {batch.cancelledBy && <Person of={batch.cancelledBy} />}, <Timestamp at={batch.cancelledAt} />
        </Trans>
      </span>,
    ],
    batch.rejectedAt !== null && [
      t`Sent back`,
      <span key="r">
        <Trans>
          by {batch.rejectedBy && <Person of={batch.rejectedBy} />}, <Timestamp at={batch.rejectedAt} />
        </Trans>
      </span>,
    ],
    batch.status === 'EXPIRED' && [t`Expired`, <Timestamp key="x" at={batch.expiresAt} />],
    batch.completedAt !== null && [
      later !== null ? t`Accepted by the bank` : batch.status === 'COMPLETE' ? t`Paid` : t`Ended`,
      <Timestamp key="e" at={batch.completedAt} />,
    ],
    later !== null && [t`To be paid on`, longDayWords(later)],
    batch.retryOfBatchId !== null && [
      t`Retry of`,
      <Anchor key="o" component={Link} to={paths.batch(batch.retryOfBatchId)}>
        <Trans>failed payments of an earlier batch</Trans>
      </Anchor>,
    ],
    [t`File`, sourceWords(batch)],
    batch.source !== null && [
      t`File hash (SHA-256)`,
      <CopyableCode key="h" value={batch.source.sha256} what={t`file hash`} />,
    ],
    [
      t`Content digest`,
      <CopyableCode key="d" value={batch.contentDigest} what={t`digest`} />,
      'content digest',
    ],
    [t`Batch ID`, <CopyableCode key="i" value={batch.id} what={t`id`} />, 'batch'],
  ];
  return facts.filter((fact) => fact !== false);
}

/** The file, or where the payments came from without one. */
function sourceWords({ source, correctsBatchId, retryOfBatchId }: Batch): ReactNode {
  if (source) return source.fileName;
  if (correctsBatchId !== null)
    return (
      <Trans>
        None: corrected from <Link to={paths.batch(correctsBatchId)}>the batch that was sent back</Link>
      </Trans>
    );
  if (retryOfBatchId !== null)
    return (
      <Trans>
        None: taken from <Link to={paths.batch(retryOfBatchId)}>the batch whose payments failed</Link>
      </Trans>
    );
  return t`None was named`;
}
