import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import IconArrowRight from '~icons/tabler/arrow-right';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { listWaitingBatchesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { useMay } from '../../../ui/session-context.tsx';
import classes from './decision.module.css';

type Batch = BulkWithdrawalBatchForDisplay;

/** The other batches that wait for this user's approval, the earliest expiry first. */
export function useNextWaiting({ id }: Pick<Batch, 'id'>): readonly Batch[] {
  const mayApprove = useMay('approveBatch');
  const { data } = useQuery({ ...listWaitingBatchesOptions(), enabled: mayApprove });
  return data?.filter((batch) => batch.id !== id) ?? [];
}

/** Leads to the next batch without going through the list; J does the same. */
export function NextWaiting({ waiting, main }: { waiting: readonly Batch[]; main: boolean }) {
  const navigate = useNavigate();
  const [next, ...others] = waiting;
  useHotkeys([
    ['j', () => next && !document.querySelector('[role="dialog"]') && void navigate(paths.batch(next.id))],
  ]);
  if (!next) return null;
  const more = formatNumber(others.length);
  return (
    <Button
      className={classes.nextButton}
      styles={{ label: { gap: 4 } }}
      component={Link}
      to={paths.batch(next.id)}
      variant={main ? 'filled' : 'subtle'}
      rightSection={<IconArrowRight size={16} aria-hidden />}
      aria-keyshortcuts="j"
      title={t`Keyboard: J`}
    >
      <span className={classes.nextLabel}>{t`Next: ${next.label}`}</span>
      {others.length > 0 && ' '}
      {others.length > 0 && <span>{t`(${more} more)`}</span>}
    </Button>
  );
}
