import { plural, t } from '@lingui/core/macro';
import type { NotificationItem } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { doNotPayAgain } from '../do-not-pay-again.ts';

type Notice = Pick<NotificationItem, 'kind' | 'batch' | 'count' | 'currency' | 'amount'> &
  Partial<Pick<NotificationItem, 'settlementId' | 'actorName' | 'comment' | 'approvalsMissing'>>;

/** What the user may do about a notice; the advice is worded for it. */
export interface NoticeReader {
  mayPrepare: boolean;
  mayApprove: boolean;
  mayCancel: boolean;
  mayReconcile: boolean;
}

export interface NoticeWords {
  /** The matter itself. */
  title: string;
  /** What to do about it; null when there is nothing to do. */
  advice: string | null;
  /** The page where it is done, and the name of that link. */
  to: string;
  action: string;
}

/** A notice in words: what is the matter, what this user can do about it, and where. */
export function wordsOf(notice: Notice, reader: NoticeReader): NoticeWords {
  const { batch, count } = notice;
  const label = batch?.label ?? '';
  const money = formatMoney(notice.amount, notice.currency);
  const written = formatNumber(count ?? 0);
  const payments = plural(count ?? 0, { one: '1 payment', other: `${written} payments` });
  const entries = plural(count ?? 0, { one: '1 entry', other: `${written} entries` });
  const by = notice.actorName ?? '';
  const at = (search = '') => (batch ? paths.batch(batch.id, search) : paths.balances());
  switch (notice.kind) {
    case 'PAYMENTS_FAILED':
      return {
        title: t`${payments} of ${label} failed, ${money}`,
        advice: reader.mayPrepare
          ? t`See why, correct what the bank refused, then pay again.`
          : t`Ask a preparer to correct what the bank refused and to pay again.`,
        to: at('?status=FAILED'),
        action: plural(count ?? 0, { one: 'See the failed payment', other: 'See failed payments' }),
      };
    case 'PAYMENTS_RETURNED':
      return {
        title: t`${payments} of ${label} came back from the bank, ${money}`,
        advice: reader.mayPrepare
          ? t`The money is in your account again. See why it was returned before you pay again.`
          : t`The money is in your account again. Ask a preparer to see why it was returned.`,
        to: at('?status=REVERSED'),
        action: plural(count ?? 0, { one: 'See the returned payment', other: 'See returned payments' }),
      };
    case 'PAYMENTS_UNCONFIRMED':
      return {
        title: t`The bank has not confirmed ${payments} of ${label}, ${money}`,
        advice: doNotPayAgain(count ?? 0),
        to: at('?status=UNCONFIRMED'),
        action: plural(count ?? 0, { one: 'See the payment', other: 'See the payments' }),
      };
    case 'BATCH_EXPIRING':
      return {
        title: t`${label} expires soon: ${payments}, ${money}`,
        advice: reader.mayApprove
          ? t`Without enough approvals no one is paid. Approve it, or remind another approver.`
          : t`Without enough approvals no one is paid. Remind an approver.`,
        to: at(),
        action: t`Open batch`,
      };
    case 'LOW_BALANCE':
      return {
        title: t`${money} is missing for the batches that wait for approval`,
        advice: reader.mayCancel
          ? t`Pay money into the account, or cancel a batch.`
          : t`Ask for money to be paid into the account, or for a batch to be cancelled.`,
        to: paths.balances(),
        action: t`See balances`,
      };
    case 'BALANCE_BELOW_THRESHOLD':
      return {
        title: t`The funding balance is low: ${money} is available`,
        advice: t`Pay money in before the next batches are approved.`,
        to: paths.fundingRecords(),
        action: t`How to fund`,
      };
    case 'BATCH_SENT_BACK':
      return {
        title: t`${label} was sent back: ${payments}, ${money}`,
        advice: reader.mayPrepare
          ? t`Read the reason, correct the batch and submit it again.`
          : t`A preparer can correct it and submit it again.`,
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
    case 'BANK_FILE_READY':
      return {
        title: t`The bank file of ${label} is ready: ${payments}, ${money}`,
        advice:
          reader.mayPrepare || reader.mayApprove
            ? t`Download it and upload it at your bank. Until then, nothing is paid.`
            : t`A preparer or an approver can take it to the bank. Until then, nothing is paid.`,
        to: at(),
        action: t`Open batch`,
      };
    case 'BANK_FILE_BLOCKED':
      return {
        title: t`${label} cannot be written into a bank file: ${payments}, ${money}`,
        advice: t`It is approved, but nothing is paid. Its page says why and what can be done.`,
        to: at(),
        action: t`See why`,
      };
    case 'STATEMENT_TO_CONFIRM':
      return {
        title: t`An uploaded statement waits for confirmation: ${entries}, ${money}`,
        advice: reader.mayReconcile
          ? t`Compare the statement with the bank’s own page. Another user than its uploader confirms it.`
          : t`An approver or an admin confirms it. Until then, nothing of it is posted.`,
        to: paths.statements(),
        action: t`See the statement`,
      };
    case 'SETTLEMENT_DIFFERS':
      return {
        title: t`Statements show other amounts than ${label} has: ${money}`,
        advice: reader.mayReconcile
          ? t`See which payments differ. If the difference is right, acknowledge it with a reason.`
          : t`An approver or an admin finds out why, and acknowledges it with a reason.`,
        to: paths.settlement(notice.settlementId!),
        action: t`See the settlement`,
      };
    case 'SETTLEMENT_TO_CONFIRM':
      return {
        title: t`The acknowledged difference of ${label} waits for a second user: ${money}`,
        advice: reader.mayReconcile
          ? t`Read the reason. Another user than the one who acknowledged it confirms it.`
          : t`Another approver or admin confirms it.`,
        to: paths.settlement(notice.settlementId!),
        action: t`See the settlement`,
      };
    case 'STATEMENT_REFUSED':
      return {
        title: plural(count ?? 0, {
          one: '1 file of the bank could not be read',
          other: `${written} files of the bank could not be read`,
        }),
        advice: reader.mayReconcile
          ? t`Nothing was stored. See why, and what to do.`
          : t`Nothing was stored. An approver or an admin decides what to do.`,
        to: paths.statements(),
        action: t`See why`,
      };
    case 'BANK_FILE_UNREAD':
      return {
        title: plural(count ?? 0, {
          one: '1 file of the bank is stored and not read yet',
          other: `${written} files of the bank are stored and not read yet`,
        }),
        advice: t`Statements and replies are usually read at once. Tell the people who run Outlay.`,
        to: paths.statements(),
        action: t`See the statements`,
      };
    case 'MAIL_UNDELIVERED':
      return {
        title: plural(count ?? 0, {
          one: '1 mail was not delivered',
          other: `${written} mails were not delivered`,
        }),
        advice: t`The people whom they concern may not know. See why, and send them again.`,
        to: paths.people(),
        action: t`See the mails`,
      };
    case 'RECALL_TO_CONFIRM':
      return {
        title: t`The recall of the bank file of ${label} waits for its confirmation: ${money}`,
        advice: reader.mayApprove
          ? t`Ask the bank. Another approver than the one who recorded it confirms it.`
          : t`Another approver asks the bank and confirms it.`,
        to: at(),
        action: t`Open batch`,
      };
    case 'RECALL_TOO_LATE':
      return {
        title: t`The bank file of ${label} reached the bank although it was being recalled: ${money}`,
        advice: reader.mayApprove
          ? t`Ask the bank now whether it pays the file. The batch’s page says what to do.`
          : t`Ask an approver to call the bank now.`,
        to: at(),
        action: t`Open batch`,
      };
    case 'BANK_REPLY_OPEN':
      return {
        title: plural(count ?? 0, {
          one: '1 reply of the bank needs a decision',
          other: `${written} replies of the bank need a decision`,
        }),
        advice: t`Until then, nothing of it is booked. See what the bank says.`,
        to: paths.bankReplies(),
        action: t`See the replies`,
      };
    case 'BANK_UNREACHABLE':
      return {
        title: plural(count ?? 0, {
          one: '1 bank cannot be visited',
          other: `${written} banks cannot be visited`,
        }),
        advice: t`No file leaves for it, and none is fetched. The page of the connection says why.`,
        to: paths.bankConnections(),
        action: t`See the connections`,
      };
    case 'STATEMENT_MISSING':
      return {
        title: plural(count ?? 0, {
          one: '1 statement of the bank is missing',
          other: `${written} statements of the bank are missing`,
        }),
        advice: t`It has not come, or the next one does not follow it. Ask the bank for it, or upload it.`,
        to: paths.statements(),
        action: t`See the statements`,
      };
    case 'APPROVERS_MISSING':
      return {
        title: plural(count ?? 0, {
          one: 'Some batches can never be paid: 1 approver is missing',
          other: `Some batches can never be paid: ${written} approvers are missing`,
        }),
        advice: t`The approval rules ask for more approvals than your users can give. Ask your operator to \
add approvers.`,
        to: paths.people(),
        action: t`See who can approve`,
      };
    case 'ADMIN_MISSING':
      return {
        title: t`No user is an admin`,
        advice: t`Only an admin changes the approval rules and sets up bank connections. Ask your operator \
to give a user this role.`,
        to: paths.people(),
        action: t`See the people`,
      };
    case 'LOOSER_CONFIG_WAITS':
      return {
        title: t`A looser payment config counts soon`,
        advice: t`See what changes. Any approver or admin may cancel it until then.`,
        to: paths.paymentConfig(),
        action: t`See the change`,
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
        advice: approvalsNeeded(notice.approvalsMissing ?? 0),
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
        advice: reader.mayPrepare
          ? t`No payment was made. Submit it again if these payments are still due.`
          : t`No payment was made.`,
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

function approvalsNeeded(missing: number): string | null {
  if (missing === 0) return null;
  return plural(missing, { one: '1 more approval is needed.', other: '# more approvals are needed.' });
}
