import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import classes from './receivables.module.css';
import { lateWords, REQUEST_LOOKS, type Request } from './words.ts';

const payer: TableColumn<Request> = {
  id: 'payer',
  header: () => t`Payer`,
  cell: ({ row: { original: r } }) => (
    <LongText>
      <Link to={paths.receivable(r.id)}>{r.payer.name}</Link>
      <span className={classes.under}>{r.label}</span>
    </LongText>
  ),
};

const label: TableColumn<Request> = {
  id: 'label',
  header: () => t`Subject`,
  cell: ({ row: { original: r } }) => (
    <LongText>
      <Link to={paths.receivable(r.id)}>{r.label}</Link>
    </LongText>
  ),
};

const shared = (today: string): TableColumn<Request>[] => [
  {
    id: 'status',
    header: () => t`Status`,
    meta: { width: 132, inCard: 'beside title' },
    cell: ({ row: { original: r } }) => <LookBadge look={REQUEST_LOOKS[r.status]} />,
  },
  {
    id: 'invoice',
    header: () => t`Invoice`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: r } }) => <LongText>{r.invoiceNumber ?? '–'}</LongText>,
  },
  {
    id: 'reference',
    header: () => t`Reference`,
    meta: { width: 120, hideBelow: 'md' },
    cell: ({ row: { original: r } }) => <span className={classes.reference}>{r.reference}</span>,
  },
  {
    id: 'due',
    header: () => t`Due`,
    meta: { width: 136 },
    cell: ({ row: { original: r } }) => <Due request={r} today={today} />,
  },
  {
    id: 'asked',
    header: () => t`Asked`,
    meta: { align: 'end', width: 140, hideBelow: 'md' },
    cell: ({ row: { original: r } }) => <Amount amount={r.amount} currency={r.currency} />,
  },
  {
    id: 'open',
    header: () => t`Open`,
    meta: { align: 'end', width: 140 },
    cell: ({ row: { original: r } }) =>
      r.ageing === null ? '–' : <Amount amount={r.openAmount} currency={r.currency} />,
  },
];

/** The columns of a list of payment requests. */
export function columnsOf(today: string): TableColumn<Request>[] {
  return [payer, ...shared(today)];
}

/** The columns of the requests of one payer, without the payer. */
export function columnsOfPayer(today: string): TableColumn<Request>[] {
  return [label, ...shared(today)];
}

/** The due day, and by how much it has passed while an amount is open. */
function Due({ request, today }: { request: Request; today: string }) {
  const late = lateWords(request, today);
  return (
    <span>
      {dayWords(request.dueOn, true)}
      {late !== null && (
        <span className={`${classes.under} ${request.isOverdue ? classes.late : ''}`}>{late}</span>
      )}
    </span>
  );
}
