import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconListDetails from '~icons/tabler/list-details';
import IconPrinter from '~icons/tabler/printer';
import IconRepeat from '~icons/tabler/repeat';
import { Link, useLocation } from 'react-router';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BatchBadge } from '../shared/payment-status.tsx';
import { countedComments } from './comment-words.ts';
import { LabelEditor } from './label-editor.tsx';
import { usePaidLater } from './paid-later.ts';
import classes from './page.module.css';
import { ENDED } from './summary.tsx';
import { useComments } from './use-comments.ts';

function retryWords(failed: number): string {
  const written = formatNumber(failed);
  return plural(failed, { one: 'Retry the failed payment', other: `Retry ${written} failed payments` });
}

/** How many comments the batch has; leads to them. */
function ToTheComments({ batchId }: { batchId: string }) {
  const { search } = useLocation();
  const comments = useComments(batchId).data?.items.length ?? 0;
  if (comments === 0) return null;
  return (
    <Anchor
      component={Link}
      to={{ search, hash: 'comments' }}
      preventScrollReset
      className={`${classes.prepared} no-print`}
    >
      {countedComments(comments)}
    </Anchor>
  );
}

interface BatchHeaderProps {
  batch: BulkWithdrawalBatchForDisplay;
  openDetails: () => void;
  print: () => void;
  /** Whether the rows to print are loading. */
  printing: boolean;
}

/** The name of a batch, who prepared it, and what can be done with it besides deciding. */
export function BatchHeader({ batch, openDetails, print, printing }: BatchHeaderProps) {
  const mayPrepare = useMay('prepareBatch');
  const later = usePaidLater(batch);
  return (
    <PageHeader
      title={batch.label}
      description={
        <Group gap="xs">
          <BatchBadge batch={batch} />
          <Button
            variant="subtle"
            size="compact-xs"
            hiddenFrom="sm"
            className="no-print"
            onClick={openDetails}
          >
            <Trans>Details</Trans>
          </Button>
          <span className={classes.prepared}>
            <Trans>
              Prepared by <Person of={batch.createdBy} />, <Timestamp at={batch.createdAt} />
            </Trans>
          </span>
          <ToTheComments batchId={batch.id} />
        </Group>
      }
      actions={
        <>
          {mayPrepare && <Retry batch={batch} />}
          {(ENDED.has(batch.status) || batch.status === 'PROCESSING') && (
            <Button
              variant="default"
              component={Link}
              to={paths.payouts(`?batchId=${batch.id}`)}
              leftSection={<IconListDetails size={16} aria-hidden />}
            >
              <Trans>Payouts</Trans>
            </Button>
          )}
          {mayPrepare && batch.status === 'COMPLETE' && (
            <Button variant="default" component={Link} to={paths.newSchedule(`?batch=${batch.id}`)}>
              <Trans>Repeat…</Trans>
            </Button>
          )}
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<IconInfoCircle size={16} aria-hidden />}
            onClick={openDetails}
          >
            <Trans>Details</Trans>
          </Button>
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<IconPrinter size={16} aria-hidden />}
            loading={printing}
            onClick={print}
          >
            {later === null && (batch.status === 'COMPLETE' || batch.status === 'PARTIALLY_COMPLETE')
              ? t`Proof of payment`
              : t`Print`}
          </Button>
        </>
      }
    >
      {mayPrepare && <LabelEditor batch={batch} />}
    </PageHeader>
  );
}

/** Leads to a new batch with the payments that failed, once the batch has ended. */
function Retry({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const failed = batch.byStatus
    .filter(({ status }) => status === 'FAILED' || status === 'REVERSED')
    .reduce((sum, { count }) => sum + count, 0);
  if (!ENDED.has(batch.status) || failed === 0) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to={paths.newBatch(`?retryOf=${batch.id}`)}
      leftSection={<IconRepeat size={16} aria-hidden />}
    >
      {retryWords(failed)}
    </Button>
  );
}
