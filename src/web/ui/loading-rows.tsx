import { t } from '@lingui/core/macro';
import { Skeleton } from '@mantine/core';
import classes from './loading-rows.module.css';

/** Different widths, so that the bars look like text. */
const LENGTHS = ['62%', '48%', '71%', '55%', '66%', '43%'];

/** Grey rows in the shape of the table that is loading, so that the page does not jump. */
export function LoadingRows({ rows = 8, height = 38 }: { rows?: number; height?: number }) {
  return (
    <div className={classes.frame} aria-busy="true" aria-label={t`Loading`} role="status">
      <div className={classes.head} />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classes.row} style={{ height }}>
          <Skeleton height={12} width={LENGTHS[row % LENGTHS.length]!} radius="sm" />
          <Skeleton height={12} width={96} radius="sm" />
        </div>
      ))}
    </div>
  );
}
