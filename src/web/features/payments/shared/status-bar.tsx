import type { WithdrawalStatus } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';
import classes from './status-bar.module.css';
import { statusWord } from './payment-status.tsx';

interface StatusBarProps {
  byStatus: readonly { status: WithdrawalStatus; count: number }[];
  total: number;
}

/** The progress of a batch as a bar and in words. */
export function StatusBar({ byStatus, total }: StatusBarProps) {
  const words = byStatus
    .map(({ status, count }) => `${formatNumber(count)} ${statusWord(status).toLowerCase()}`)
    .join(', ');
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
