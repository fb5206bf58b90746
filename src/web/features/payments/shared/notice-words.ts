import type { NotificationItem } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';

type Notice = Pick<NotificationItem, 'kind' | 'batch' | 'count' | 'currency' | 'amount'> & {
  actorName?: string | null;
  comment?: string | null;
};

export interface NoticeWords {
  /** The matter itself. */
  title: string;
  /** What to do about it; null when there is nothing to do. */
  advice: string | null;
  /** The page where it is done, and the name of that link. */
  to: string;
  action: string;
}

/** A notice in words: what is the matter, what to do, and where. */
export function wordsOf(notice: Notice): NoticeWords {
  const { batch, count } = notice;
  const label = batch?.label ?? '';
  const money = formatMoney(notice.amount, notice.currency);
  const payments = count === 1 ? '1 payment' : `${(count ?? 0).toLocaleString('en')} payments`;
  const by = notice.actorName ? ` by ${notice.actorName}` : '';
  const at = (search = '') => (batch ? paths.batch(batch.id, search) : paths.balances());
  switch (notice.kind) {
    case 'PAYMENTS_FAILED':
      return {
        title: `${payments} of ${label} failed, ${money}`,
        advice: 'See why, correct the details and pay these people again.',
        to: at('?status=FAILED'),
        action: 'See failed payments',
      };
    case 'PAYMENTS_RETURNED':
      return {
        title: `${payments} of ${label} came back from the bank, ${money}`,
        advice: 'The money is in your account again. Check the bank details, then pay again.',
        to: at('?status=REVERSED'),
        action: 'See returned payments',
      };
    case 'PAYMENTS_UNCONFIRMED':
      return {
        title: `The bank has not confirmed ${payments} of ${label}, ${money}`,
        advice: 'Do not pay them again: the money may have arrived. Outlay keeps asking the bank.',
        to: at('?status=UNCONFIRMED'),
        action: 'See unconfirmed payments',
      };
    case 'BATCH_EXPIRING':
      return {
        title: `${label} expires soon: ${payments}, ${money}`,
        advice: 'Without enough approvals no one is paid. Remind an approver.',
        to: at(),
        action: 'Open batch',
      };
    case 'LOW_BALANCE':
      return {
        title: `${money} is missing for the batches that wait for approval`,
        advice: 'Pay money into the account, or cancel a batch.',
        to: paths.balances(),
        action: 'See balances',
      };
    case 'BATCH_SENT_BACK':
      return {
        title: `${label} was sent back: ${payments}, ${money}`,
        advice: 'Read the reason, correct the batch and submit it again.',
        to: at(),
        action: 'Read the reason',
      };
    case 'APPROVAL_LAPSED':
      return {
        title: `${label} needs another approval: ${payments}, ${money}`,
        advice: 'An approver no longer has access. The batch is paid once it is approved again.',
        to: at(),
        action: 'Open batch',
      };
    case 'APPROVAL_NEEDED':
      return {
        title: `${label} needs your approval: ${payments}, ${money}`,
        advice: notice.actorName ? `Prepared by ${notice.actorName}.` : null,
        to: at(),
        action: 'Review',
      };
    case 'BATCH_APPROVED':
      return { title: `${label} was approved${by}`, advice: null, to: at(), action: 'Open batch' };
    case 'BATCH_CANCELLED':
      return { title: `${label} was cancelled${by}`, advice: null, to: at(), action: 'Open batch' };
    case 'BATCH_EXPIRED':
      return {
        title: `${label} expired without enough approvals`,
        advice: 'No payment was made. Submit it again if these payments are still due.',
        to: at(),
        action: 'Open batch',
      };
    case 'MENTIONED':
      return {
        title: `${notice.actorName} mentioned you on ${label}`,
        advice: notice.comment ?? null,
        to: at('#comments'),
        action: 'Read the comment',
      };
    case 'BATCH_COMMENTED':
      return {
        title: `${notice.actorName} commented on ${label}`,
        advice: notice.comment ?? null,
        to: at('#comments'),
        action: 'Read the comment',
      };
    case 'BATCH_PAID':
      return {
        title: `${payments} of ${label} made, ${money}`,
        advice: null,
        to: at(),
        action: 'Open batch',
      };
  }
}
