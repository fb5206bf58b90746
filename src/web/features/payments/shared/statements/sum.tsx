import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import classes from './sum.module.css';

export interface SumLine {
  key: string;
  name: ReactNode;
  amount: string;
}

interface SumProps {
  /** The last line is the sum of the others. */
  lines: readonly SumLine[];
  currency: string;
  caption: string;
}

/** Amounts below each other, with their sum. */
export function Sum({ lines, currency, caption }: SumProps) {
  return (
    <table className={classes.sum}>
      <VisuallyHidden component="caption">{caption}</VisuallyHidden>
      <tbody>
        {lines.map(({ key, name, amount }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              <Amount amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
