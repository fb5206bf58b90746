import type { ReactNode } from 'react';
import classes from './long-text.module.css';

/** Words of a user in a table, such as the label of a batch. They are broken where they are too long. */
export function LongText({ children }: { children: ReactNode }) {
  return (
    <span className={classes.long} data-record>
      {children}
    </span>
  );
}
