import type { ReconciliationItem } from '../../../../client/types.gen.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import classes from './choose.module.css';
import { itemName } from './words.ts';

/** A payment, or funding, that a user can choose. */
export function Candidate({ item, currency }: { item: ReconciliationItem; currency: string }) {
  const { reference, accountNumber, batch } = item;
  return (
    <span className={classes.candidate}>
      <span>{itemName(item)}</span>
      <SignedAmount amount={item.amount} currency={currency} />
      <span className={classes.more}>
        {[dayWords(item.date, true), accountNumber, reference, batch?.label].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
