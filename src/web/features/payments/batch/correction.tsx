import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getBatchOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  compareBatchOptions,
  listBatchCommentsOptions,
} from '../../../../client/@tanstack/react-query-review.gen.ts';
import type { BatchDifference, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { usePersonName } from '../../../ui/person.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { countedComments } from './comment-words.ts';
import { correctionsOf } from './since-sent-back.ts';

type Batch = BulkWithdrawalBatchForDisplay;

/** The most names in one line; the comparison below lists all of them. */
const NAMED = 10;

interface CorrectionProps {
  batch: Pick<Batch, 'id' | 'createdBy' | 'status'>;
  /** The batch that was sent back. */
  correctsBatchId: string;
}

/** Why the earlier batch was sent back, by whom, and what has changed since. */
export function Correction({ batch, correctsBatchId }: CorrectionProps) {
  const nameOf = usePersonName();
  const { user } = useSession();
  const { data: earlier } = useQuery(getBatchOptions({ path: { id: correctsBatchId } }));
  const { data: comments } = useQuery(listBatchCommentsOptions({ path: { id: correctsBatchId } }));
  const sender = earlier?.rejectedBy ? nameOf(earlier.rejectedBy) : t`An approver`;
  const count = comments?.items.length ?? 0;
  return (
    <Alert
      color="blue"
      mb="md"
      icon={<IconPencil aria-hidden />}
      title={
        earlier ? t`Corrects “${earlier.label}”, which ${sender} sent back` : t`This batch is a correction`
      }
    >
      <Stack gap={4}>
        {earlier && (
          <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {t`Reason:`} {earlier.rejectionReason}
          </Text>
        )}
        <Since batchId={batch.id} withId={correctsBatchId} />
        <Text size="sm">
          <Link to={paths.batch(correctsBatchId)}>
            <Trans>The batch that was sent back</Trans>
          </Link>
          {earlier?.rejectedAt && (
            <>
              {', '}
              <Timestamp at={earlier.rejectedAt} />
            </>
          )}
          {count > 0 && (
            <>
              {' · '}
              <Link to={paths.batch(correctsBatchId, '#comments')}>{countedComments(count)}</Link>
            </>
          )}
          {batch.createdBy.userId === user.id && batch.status === 'PENDING_APPROVAL' && (
            <>
              {' · '}
              <Link to={{ hash: 'comments' }} preventScrollReset>
                <Trans>Answer {sender} in a comment</Trans>
              </Link>
            </>
          )}
        </Text>
      </Stack>
    </Alert>
  );
}

/** "Since then: 2 removed, 1 amount changed, 0 accounts changed", with the names of the people concerned. */
function Since({ batchId, withId }: { batchId: string; withId: string }) {
  const { data: found } = useQuery({
    ...compareBatchOptions({ path: { id: batchId }, query: { with: withId } }),
    staleTime: Infinity,
  });
  if (!found) return null;
  const { counts, ...lists } = correctionsOf(found);
  const written = {
    added: formatNumber(counts.added),
    removed: formatNumber(counts.removed),
    amounts: formatNumber(counts.amounts),
    accounts: formatNumber(counts.accounts),
  };
  const sentence = [
    counts.added > 0 ? t`${written.added} added` : null,
    t`${written.removed} removed`,
    plural(counts.amounts, { one: '1 amount changed', other: `${written.amounts} amounts changed` }),
    plural(counts.accounts, { one: '1 account changed', other: `${written.accounts} accounts changed` }),
  ]
    .filter((part) => part !== null)
    .join(', ');
  const money = (amount: string | null) => formatMoney(amount ?? '0.00', found.currency);
  const name = (item: BatchDifference) => item.name;
  const named: [string, string][] = [
    [t`Added:`, people(lists.added, counts.added, (item) => `${item.name} (${money(item.amount)})`)],
    [
      t`Removed:`,
      people(lists.removed, counts.removed, (item) => `${item.name} (${money(item.earlierAmount)})`),
    ],
    [
      t`Amount changed:`,
      people(
        lists.amounts,
        counts.amounts,
        (item) => `${item.name} (${money(item.earlierAmount)} → ${money(item.amount)})`,
      ),
    ],
    [t`Account changed:`, people(lists.accounts, counts.accounts, name)],
  ];
  return (
    <>
      <Text size="sm" fw={600}>
        <Trans>Since then: {sentence}</Trans>
      </Text>
      {named.map(
        ([title, names]) =>
          names !== '' && (
            <Text key={title} size="sm" style={{ overflowWrap: 'anywhere' }}>
              {title} {names}
            </Text>
          ),
      )}
    </>
  );
}

function people(items: BatchDifference[], count: number, words: (item: BatchDifference) => string): string {
  const shown = items.slice(0, NAMED).map(words).join(', ');
  const more = formatNumber(count - Math.min(NAMED, items.length));
  return count > Math.min(NAMED, items.length) ? t`${shown} and ${more} more` : shown;
}
