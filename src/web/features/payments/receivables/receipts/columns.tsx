import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { Receipt } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { dayWords } from '../../../../ui/calendar-day.ts';
import type { TableColumn } from '../../../../ui/data-table.tsx';
import { LongText } from '../../../../ui/long-text.tsx';
import { LookBadge } from '../../../../ui/status-badge.tsx';
import { isZero } from '../../shared/statements/amounts.ts';
import classes from '../receivables.module.css';
import { paidByWords, proposedWords, RECEIPT_LOOKS, receiptReasonWords } from './words.ts';

/** Whether a receipt is listed by a name, so that its words are shown below. */
function isNamed({ payer, counterparty }: Receipt): boolean {
  return payer !== null || counterparty.name !== null;
}

/** The columns of a list of receipts. */
export const RECEIPT_COLUMNS: TableColumn<Receipt>[] = [
  {
    id: 'from',
    header: () => t`Paid by`,
    cell: ({ row: { original: r } }) => (
      <LongText>
        <Link to={paths.receipt(r.id)}>{r.payer?.name ?? paidByWords(r)}</Link>
        {isNamed(r) && r.text !== '' && <span className={classes.under}>{r.text}</span>}
      </LongText>
    ),
  },
  {
    id: 'status',
    header: () => t`Status`,
    meta: { width: 160, inCard: 'beside title' },
    cell: ({ row: { original: r } }) => <LookBadge look={RECEIPT_LOOKS[r.status]} />,
  },
  {
    id: 'day',
    header: () => t`Received`,
    meta: { width: 124 },
    cell: ({ row: { original: r } }) => dayWords(r.receivedOn, true),
  },
  {
    id: 'why',
    header: () => t`What it pays or may pay`,
    cell: ({ row: { original: r } }) => <Why receipt={r} />,
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end', width: 140 },
    cell: ({ row: { original: r } }) => <Amount amount={r.amount} currency={r.currency} />,
  },
  {
    id: 'left',
    header: () => t`Not allocated`,
    meta: { align: 'end', width: 140, hideBelow: 'sm' },
    cell: ({ row: { original: r } }) =>
      isZero(r.unallocatedAmount) ? '–' : <Amount amount={r.unallocatedAmount} currency={r.currency} />,
  },
];

/** The proposal for the rest of a receipt, and its reason; else the reason why there is no proposal. */
function Why({ receipt }: { receipt: Receipt }) {
  const { proposal, reason, unallocatedAmount, returnedOn } = receipt;
  if (returnedOn !== null) {
    const day = dayWords(returnedOn, true);
    return <span className={classes.under}>{t`The bank took it back on ${day}`}</span>;
  }
  if (isZero(unallocatedAmount)) return <span className={classes.under}>{receiptReasonWords(reason)}</span>;
  if (!proposal)
    return (
      <LongText>
        {t`No proposal`}
        <span className={classes.under}>{receiptReasonWords(reason)}</span>
      </LongText>
    );
  return (
    <LongText>
      {proposedWords(proposal)}
      <span className={classes.under}>{receiptReasonWords(proposal.reason)}</span>
    </LongText>
  );
}
