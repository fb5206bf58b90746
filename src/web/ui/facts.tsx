import type { ReactNode } from 'react';
import classes from './facts.module.css';
import { Term } from './term.tsx';
import type { TermName } from './terms.ts';

export type Fact = readonly [name: string, value: ReactNode, term?: TermName];

/** A list of names and values; one pair per line on narrow screens. A name can explain its term. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={classes.list}>
      {items.map(([name, value, term]) => (
        <div key={name} className={classes.pair}>
          <dt>{term ? <Term name={term}>{name}</Term> : name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
