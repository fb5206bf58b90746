import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listEarlierFailuresOptions } from '../../../../client/@tanstack/react-query-review.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { failureSentence } from '../shared/payout-words/payout-words.ts';

const NAMED = 5;

interface EarlierFailuresProps {
  batchId: string;
  /** The batch whose payments failed. */
  retryOfBatchId: string;
}

/** The payments of a retry that failed before and have not been changed: they are likely to fail again. */
export default function EarlierFailures({ batchId, retryOfBatchId }: EarlierFailuresProps) {
  const { data } = useQuery({
    ...listEarlierFailuresOptions({ path: { id: batchId } }),
    staleTime: Infinity,
  });
  if (!data || data.count === 0) return null;
  const written = formatNumber(data.count);
  const more = formatNumber(data.count - NAMED);
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      title={plural(data.count, {
        one: '1 payment failed before and is unchanged, so it is likely to fail again',
        other: `${written} payments failed before and are unchanged, so they are likely to fail again`,
      })}
    >
      {data.items.slice(0, NAMED).map((item) => (
        <Text key={item.rowNumber} size="sm" style={{ overflowWrap: 'anywhere' }}>
          <strong>{t`${item.beneficiaryName}, row ${item.rowNumber}:`}</strong> {failureSentence(item)}
        </Text>
      ))}
      <Text size="sm">
        {data.count > NAMED && <Trans>And {more} more.</Trans>}{' '}
        <Link to={paths.batch(retryOfBatchId, '?view=FAILED')}>
          <Trans>The failed payments</Trans>
        </Link>
      </Text>
    </Alert>
  );
}
