import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** A list of names and values; one pair per line on narrow screens. */
export function Facts({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.list}>
      {items.map(([name, value]) => (
        <div key={name} className={classes.pair}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
