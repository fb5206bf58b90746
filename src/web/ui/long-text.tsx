import type { ReactNode } from 'react';
import classes from './long-text.module.css';

/** A text of a user in a table, such as the label of a batch. It wraps where it is too long. */
export function LongText({ children }: { children: ReactNode }) {
  return (
    <span className={classes.long} data-record>
      {children}
    </span>
  );
}
