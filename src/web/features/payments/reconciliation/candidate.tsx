import type { ReconciliationItem } from '../../../../client/types.gen.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { SignedAmount } from '../shared/signed-amount.tsx';
import classes from './choose.module.css';
import { filePaymentWords, itemName, saidWords } from './words.ts';

/** A payment, a bank file, or funding that a user can choose. */
export function Candidate({ item, currency }: { item: ReconciliationItem; currency: string }) {
  const { reference, accountNumber, batch } = item;
  const said = saidWords(item);
  return (
    <span className={classes.candidate}>
      <span>{itemName(item)}</span>
      <SignedAmount amount={item.amount} currency={currency} />
      <span className={classes.more}>
        {[filePaymentWords(item, currency), dayWords(item.date, true), accountNumber, reference, batch?.label]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {said && <span className={classes.said}>{said}</span>}
    </span>
  );
}
