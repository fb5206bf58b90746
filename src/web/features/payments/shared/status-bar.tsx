import { t } from '@lingui/core/macro';
import type { WithdrawalStatus } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';
import classes from './status-bar.module.css';
import { statusWord } from './payment-status.tsx';

interface StatusBarProps {
  byStatus: readonly { status: WithdrawalStatus; count: number }[];
  total: number;
}

/** A payment of a batch that was cancelled, sent back or has expired was not made. */
function wordOf(status: WithdrawalStatus): string {
  return status === 'CANCELLED' ? t`not made` : statusWord(status).toLowerCase();
}

/** The progress of a batch as a bar and in words. */
export function StatusBar({ byStatus, total }: StatusBarProps) {
  const words = byStatus.map(({ status, count }) => `${formatNumber(count)} ${wordOf(status)}`).join(', ');
  return (
    <div>
      <div className={classes.bar} aria-hidden>
        {byStatus.map(({ status, count }) => (
          <div
            key={status}
            className={classes[status] ?? ''}
            style={{ flexGrow: count / Math.max(1, total) }}
          />
        ))}
      </div>
      <span className={classes.words}>{words}</span>
    </div>
  );
}
