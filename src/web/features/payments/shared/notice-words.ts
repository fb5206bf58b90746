import { plural, t } from '@lingui/core/macro';
import type { NotificationItem } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../ui/locale.ts';
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
  const written = formatNumber(count ?? 0);
  const payments = plural(count ?? 0, { one: '1 payment', other: `${written} payments` });
  const by = notice.actorName ?? '';
  const at = (search = '') => (batch ? paths.batch(batch.id, search) : paths.balances());
  switch (notice.kind) {
    case 'PAYMENTS_FAILED':
      return {
        title: t`${payments} of ${label} failed, ${money}`,
        advice: t`See why, correct the details and pay these people again.`,
        to: at('?status=FAILED'),
        action: t`See failed payments`,
      };
    case 'PAYMENTS_RETURNED':
      return {
        title: t`${payments} of ${label} came back from the bank, ${money}`,
        advice: t`The money is in your account again. Check the bank details, then pay again.`,
        to: at('?status=REVERSED'),
        action: t`See returned payments`,
      };
    case 'PAYMENTS_UNCONFIRMED':
      return {
        title: t`The bank has not confirmed ${payments} of ${label}, ${money}`,
        advice: t`Do not pay them again: the money may have arrived. Outlay keeps asking the bank.`,
        to: at('?status=UNCONFIRMED'),
        action: t`See unconfirmed payments`,
      };
    case 'BATCH_EXPIRING':
      return {
        title: t`${label} expires soon: ${payments}, ${money}`,
        advice: t`Without enough approvals no one is paid. Remind an approver.`,
        to: at(),
        action: t`Open batch`,
      };
    case 'LOW_BALANCE':
      return {
        title: t`${money} is missing for the batches that wait for approval`,
        advice: t`Pay money into the account, or cancel a batch.`,
        to: paths.balances(),
        action: t`See balances`,
      };
    case 'BATCH_SENT_BACK':
      return {
        title: t`${label} was sent back: ${payments}, ${money}`,
        advice: t`Read the reason, correct the batch and submit it again.`,
        to: at(),
        action: t`Read the reason`,
      };
    case 'APPROVAL_LAPSED':
      return {
        title: t`${label} needs another approval: ${payments}, ${money}`,
        advice: t`An approver no longer has access. The batch is paid once it is approved again.`,
        to: at(),
        action: t`Open batch`,
      };
    case 'APPROVAL_NEEDED':
      return {
        title: t`${label} needs your approval: ${payments}, ${money}`,
        advice: by ? t`Prepared by ${by}.` : null,
        to: at(),
        action: t`Review`,
      };
    case 'BATCH_APPROVED':
      return {
        title: by ? t`${label} was approved by ${by}` : t`${label} was approved`,
        advice: null,
        to: at(),
        action: t`Open batch`,
      };
    case 'BATCH_CANCELLED':
      return {
        title: by ? t`${label} was cancelled by ${by}` : t`${label} was cancelled`,
        advice: null,
        to: at(),
        action: t`Open batch`,
      };
    case 'BATCH_EXPIRED':
      return {
        title: t`${label} expired without enough approvals`,
        advice: t`No payment was made. Submit it again if these payments are still due.`,
        to: at(),
        action: t`Open batch`,
      };
    case 'MENTIONED':
      return {
        title: t`${by} mentioned you on ${label}`,
        advice: notice.comment ?? null,
        to: at('#comments'),
        action: t`Read the comment`,
      };
    case 'BATCH_COMMENTED':
      return {
        title: t`${by} commented on ${label}`,
        advice: notice.comment ?? null,
        to: at('#comments'),
        action: t`Read the comment`,
      };
    case 'BATCH_PAID':
      return {
        title: t`${payments} of ${label} made, ${money}`,
        advice: null,
        to: at(),
        action: t`Open batch`,
      };
  }
}
