import { plural, t } from '@lingui/core/macro';
import type { NotificationItem } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { doNotPayAgain } from '../do-not-pay-again.ts';

type Notice = Pick<NotificationItem, 'kind' | 'batch' | 'count' | 'currency' | 'amount'> &
  Partial<
    Pick<
      NotificationItem,
      | 'schedule'
      | 'settlementId'
      | 'payeeProposalId'
      | 'receipt'
      | 'actorName'
      | 'comment'
      | 'approvalsMissing'
    >
  >;

/** The user's permissions, to which the advice of a notice is adapted. */
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
  /** The page for the next step, and the text of the link to it. */
  to: string;
  action: string;
}

/**
 * The data that the texts of a notice need, with amounts and counts written out, and the reader's
 * permissions.
 */
interface Facts extends Notice, NoticeReader {
  label: string;
  money: string;
  written: string;
  payments: string;
  entries: string;
  by: string;
  /** The page of the batch, with a part of it in the address. */
  at: (part?: string) => string;
  openBatch: Pick<NoticeWords, 'to' | 'action'>;
}

/** Payments that failed or came back, and money that is missing for payments. */
const ofPayments = ({ label, payments, money, count, mayPrepare, mayCancel, at, openBatch }: Facts) => ({
  PAYMENTS_FAILED: () => ({
    title: t`${payments} of ${label} failed, ${money}`,
    advice: mayPrepare
      ? t`See why, correct what the bank refused, then pay again.`
      : t`Ask a preparer to correct what the bank refused and to pay again.`,
    to: at('?status=FAILED'),
    action: plural(count ?? 0, { one: 'See the failed payment', other: 'See failed payments' }),
  }),
  PAYMENTS_RETURNED: () => ({
    title: t`${payments} of ${label} came back from the bank, ${money}`,
    advice: mayPrepare
      ? t`The money is in your account again. See why it was returned before you pay again.`
      : t`The money is in your account again. Ask a preparer to see why it was returned.`,
    to: at('?status=REVERSED'),
    action: plural(count ?? 0, { one: 'See the returned payment', other: 'See returned payments' }),
  }),
  PAYMENTS_UNCONFIRMED: () => ({
    title: t`The bank has not confirmed ${payments} of ${label}, ${money}`,
    advice: doNotPayAgain(count ?? 0),
    to: at('?status=UNCONFIRMED'),
    action: plural(count ?? 0, { one: 'See the payment', other: 'See the payments' }),
  }),
  BATCH_PAID: () => ({
    title: t`${payments} of ${label} made, ${money}`,
    advice: null,
    ...openBatch,
  }),
  LOW_BALANCE: () => ({
    title: t`${money} is missing for the batches that wait for approval`,
    advice: mayCancel
      ? t`Pay money into the account, or cancel a batch.`
      : t`Ask for money to be paid into the account, or for a batch to be cancelled.`,
    to: paths.balances(),
    action: t`See balances`,
  }),
  BALANCE_BELOW_THRESHOLD: () => ({
    title: t`The funding balance is low: ${money} is available`,
    advice: t`Pay money in before the next batches are approved.`,
    to: paths.fundingRecords(),
    action: t`How to fund`,
  }),
});

/** Batches that wait for approval, and what was decided or said about them. */
const ofBatches = ({
  label,
  payments,
  money,
  by,
  comment,
  approvalsMissing,
  mayPrepare,
  mayApprove,
  at,
  openBatch,
}: Facts) => ({
  BATCH_EXPIRING: () => ({
    title: t`${label} expires soon: ${payments}, ${money}`,
    advice: mayApprove
      ? t`Without enough approvals no one is paid. Approve it, or remind another approver.`
      : t`Without enough approvals no one is paid. Remind an approver.`,
    ...openBatch,
  }),
  DATE_AT_RISK: () => ({
    title: t`${label} must be approved soon for its day: ${payments}, ${money}`,
    advice: null,
    ...openBatch,
  }),
  DATE_MISSED: () => ({
    title: t`${label} can no longer be paid on its day: ${payments}, ${money}`,
    advice: t`Nothing is paid until an approver accepts another day.`,
    ...openBatch,
  }),
  BATCH_SENT_BACK: () => ({
    title: t`${label} was sent back: ${payments}, ${money}`,
    advice: mayPrepare
      ? t`Read the reason, correct the batch and submit it again.`
      : t`A preparer can correct it and submit it again.`,
    to: at(),
    action: t`Read the reason`,
  }),
  APPROVAL_LAPSED: () => ({
    title: t`${label} needs another approval: ${payments}, ${money}`,
    advice: t`An approver no longer has access. The batch is paid once it is approved again.`,
    ...openBatch,
  }),
  APPROVAL_NEEDED: () => ({
    title: t`${label} needs your approval: ${payments}, ${money}`,
    advice: by ? t`Prepared by ${by}.` : null,
    to: at(),
    action: t`Review`,
  }),
  BATCH_APPROVED: () => ({
    title: by ? t`${label} was approved by ${by}` : t`${label} was approved`,
    advice: approvalsNeeded(approvalsMissing ?? 0),
    ...openBatch,
  }),
  BATCH_CANCELLED: () => ({
    title: by ? t`${label} was cancelled by ${by}` : t`${label} was cancelled`,
    advice: null,
    ...openBatch,
  }),
  BATCH_EXPIRED: () => ({
    title: t`${label} expired without enough approvals`,
    advice: mayPrepare
      ? t`No payment was made. Submit it again if these payments are still due.`
      : t`No payment was made.`,
    ...openBatch,
  }),
  MENTIONED: () => ({
    title: t`${by} mentioned you on ${label}`,
    advice: comment ?? null,
    to: at('#comments'),
    action: t`Read the comment`,
  }),
  BATCH_COMMENTED: () => ({
    title: t`${by} commented on ${label}`,
    advice: comment ?? null,
    to: at('#comments'),
    action: t`Read the comment`,
  }),
});

/** Files on their way to the bank, and its replies. */
const ofBankFiles = ({
  label,
  payments,
  money,
  count,
  written,
  mayPrepare,
  mayApprove,
  at,
  openBatch,
}: Facts) => ({
  BANK_FILE_READY: () => ({
    title: t`The bank file of ${label} is ready: ${payments}, ${money}`,
    advice:
      mayPrepare || mayApprove
        ? t`Download it and upload it at your bank. Until then, nothing is paid.`
        : t`A preparer or an approver can take it to the bank. Until then, nothing is paid.`,
    ...openBatch,
  }),
  BANK_FILE_OFF: () => ({
    title: t`The bank file of ${label} cannot leave: ${payments}, ${money}`,
    advice: t`Its bank connection is off, so nothing is paid. Switch the connection on, or cancel the batch.`,
    ...openBatch,
  }),
  BANK_FILE_BLOCKED: () => ({
    title: t`${label} cannot be written into a bank file: ${payments}, ${money}`,
    advice: t`It is approved, but nothing is paid. Its page says why and what can be done.`,
    to: at(),
    action: t`See why`,
  }),
  BATCH_OUTSIDE_REGISTER: () => ({
    title: t`${label} is held back: one of its accounts may not be paid now`,
    advice: t`The batch is approved but nothing is paid. Open it to see which payment, then register or \
verify the account, or cancel the batch.`,
    to: at(),
    action: t`See which payment`,
  }),
  RECALL_TO_CONFIRM: () => ({
    title: t`The recall of the bank file of ${label} waits for its confirmation: ${money}`,
    advice: mayApprove
      ? t`Ask the bank. An approver other than the one who recorded it confirms it.`
      : t`Another approver asks the bank and confirms it.`,
    ...openBatch,
  }),
  RECALL_TOO_LATE: () => ({
    title: t`The bank file of ${label} reached the bank although it was being recalled: ${money}`,
    advice: mayApprove
      ? t`Ask the bank now whether it pays the file. The batch’s page says what to do.`
      : t`Ask an approver to call the bank now.`,
    ...openBatch,
  }),
  BANK_REPLY_OPEN: () => ({
    title: plural(count ?? 0, {
      one: '1 reply of the bank needs a decision',
      other: `${written} replies of the bank need a decision`,
    }),
    advice: t`Until then, nothing of it is booked. See what the bank says.`,
    to: paths.bankReplies(),
    action: t`See the replies`,
  }),
  BANK_UNREACHABLE: () => ({
    title: plural(count ?? 0, {
      one: '1 bank cannot be visited',
      other: `${written} banks cannot be visited`,
    }),
    advice: t`No file leaves for it, and none is fetched. The page of the connection says why.`,
    to: paths.bankConnections(),
    action: t`See the connections`,
  }),
  BANK_CONNECTION_TO_CONFIRM: () => ({
    title: plural(count ?? 0, {
      one: 'A bank connection waits to be switched on',
      other: `${written} bank connections wait to be switched on`,
    }),
    advice: t`Until then it pays nothing. An approver or an admin who did not change it last switches it on.`,
    to: paths.bankConnections(),
    action: t`See the connections`,
  }),
  BANK_FILE_UNREAD: () => ({
    title: plural(count ?? 0, {
      one: '1 file of the bank is stored and not read yet',
      other: `${written} files of the bank are stored and not read yet`,
    }),
    advice: t`Statements and replies are usually read at once. Tell your operator.`,
    to: paths.statements(),
    action: t`See the statements`,
  }),
});

/** Statements of the bank, and settlements that differ from them. */
const ofStatements = ({ label, entries, money, count, written, settlementId, mayReconcile }: Facts) => ({
  STATEMENT_TO_CONFIRM: () => ({
    title: t`An uploaded statement waits for confirmation: ${entries}, ${money}`,
    advice: mayReconcile
      ? t`Compare the statement with the bank’s own page. A user other than its uploader confirms it.`
      : t`An approver or an admin confirms it. Until then, nothing of it is posted.`,
    to: paths.statements(),
    action: t`See the statement`,
  }),
  STATEMENT_REFUSED: () => ({
    title: plural(count ?? 0, {
      one: '1 file of the bank was not read, or only in part',
      other: `${written} files of the bank were not read, or only in part`,
    }),
    advice: mayReconcile ? t`See why, and what to do.` : t`An approver or an admin decides what to do.`,
    to: paths.statements(),
    action: t`See why`,
  }),
  STATEMENT_MISSING: () => ({
    title: plural(count ?? 0, {
      one: '1 statement of the bank is missing',
      other: `${written} statements of the bank are missing`,
    }),
    advice: t`It has not come, or the next one does not follow it. Ask the bank for it, or upload it.`,
    to: paths.statements(),
    action: t`See the statements`,
  }),
  ENTRY_RULE_TO_CONFIRM: () => ({
    title: plural(count ?? 0, {
      one: 'Another user has to confirm what an entry is',
      other: `Another user has to confirm what ${written} entries are`,
    }),
    advice: mayReconcile
      ? t`Until then it is not posted.`
      : t`An approver or an admin other than the one who proposed it confirms it.`,
    to: paths.reconciliation(),
    action: t`See the entries`,
  }),
  ENTRIES_UNMATCHED: () => ({
    title: t`Open entries of the bank match nothing: ${entries}, ${money} in total, in and out`,
    advice: mayReconcile
      ? t`Choose what they are: a payment, a fee, funding or something else.`
      : t`An approver or an admin chooses what they are.`,
    to: paths.reconciliation('?only=UNMATCHED'),
    action: t`See the open entries`,
  }),
  SETTLEMENT_DIFFERS: () => ({
    title: t`Statements show other amounts than ${label} has: ${money}`,
    advice: mayReconcile
      ? t`See which payments differ. If the difference is right, acknowledge it with a reason.`
      : t`An approver or an admin finds out why, and acknowledges it with a reason.`,
    to: paths.settlement(settlementId!),
    action: t`See the settlement`,
  }),
  SETTLEMENT_TO_CONFIRM: () => ({
    title: t`The acknowledged difference of ${label} waits for a second user: ${money}`,
    advice: mayReconcile
      ? t`Read the reason. A user other than the one who acknowledged it confirms it.`
      : t`Another approver or admin confirms it.`,
    to: paths.settlement(settlementId!),
    action: t`See the settlement`,
  }),
});

/** Where an account begins, and the months of it that are closed. */
const ofAccounts = ({ count, written, mayReconcile }: Facts) => ({
  OPENING_BALANCE_MISSING: () => ({
    title: t`An opening balance is not booked`,
    advice: t`The money on the account cannot be paid out until it is. Upload a statement of the account and \
propose its balance; another user confirms it.`,
    to: paths.reconciliation(),
    action: t`See why`,
  }),
  OPENING_BALANCE_TO_CONFIRM: () => ({
    title: plural(count ?? 0, {
      one: 'An opening balance waits for a second user',
      other: `${written} opening balances wait for a second user`,
    }),
    advice: mayReconcile
      ? t`Until then, no batch is paid from the account. Compare the balance with the bank’s own page.`
      : t`An approver or an admin other than the one who proposed it confirms it.`,
    to: paths.reconciliation(),
    action: t`See the balance`,
  }),
  MONTH_END_TO_CONFIRM: () => ({
    title: plural(count ?? 0, {
      one: 'A month end waits for a second user',
      other: `${written} month ends wait for a second user`,
    }),
    advice: mayReconcile
      ? t`Compare the balances. A user other than the one who asked for it confirms it.`
      : t`An approver or an admin other than the one who asked for it confirms it.`,
    to: paths.monthEnds(),
    action: t`See the months`,
  }),
  CLOSED_MONTH_STATEMENT: () => ({
    title: plural(count ?? 0, {
      one: 'A statement came for a closed month',
      other: `${written} statements came for closed months`,
    }),
    advice: t`The closed month stays as it is. See what the bank says, and reopen the month if it is right.`,
    to: paths.statements(),
    action: t`See the statement`,
  }),
});

/** Money that payers are asked for. */
const ofReceivables = ({ money, count, written, mayReconcile, receipt, openBatch }: Facts) => ({
  REFUND_TAKEN_BACK: () => {
    const payer = receipt?.payerName ?? t`an unknown payer`;
    return {
      title: t`You gave back ${money} to ${payer}, and the bank then took the money back from you`,
      advice: t`Ask the payer for it, or see with your bank if the refund can come back. Then say in a \
comment on its batch what was agreed.`,
      ...openBatch,
    };
  },
  RECEIPT_TAKEN_BACK: () => takenBackWords(receipt!, money),
  WRITE_OFF_TO_CONFIRM: () => ({
    title: plural(count ?? 0, {
      one: `A write-off of ${money} waits for a second user`,
      other: `${written} write-offs of ${money} wait for a second user`,
    }),
    advice: t`An approver or admin other than the one who asked for it confirms it.`,
    to: paths.receivables('?age=WRITE_OFF_WAITS'),
    action: t`See the payment requests`,
  }),
  REQUESTS_REOPENED: () => ({
    title: plural(count ?? 0, {
      one: `A request that had ended has ${money} open again, because the money went`,
      other: `${written} requests that had ended have ${money} open again, because the money went`,
    }),
    advice: t`Ask the payer for it again, or write it off.`,
    to: paths.receivables('?age=REOPENED'),
    action: t`See the payment requests`,
  }),
  PAY_PAGES_CLOSED: () => ({
    title: plural(count ?? 0, {
      one: `The pay page of an open request of ${money} shows no account`,
      other: `The pay pages of ${written} open requests of ${money} show no account`,
    }),
    advice: t`Payers read that they cannot pay yet. Switch on an account into which they pay: it takes two \
users.`,
    to: paths.bankConnections(),
    action: t`See the bank connections`,
  }),
  CREDITS_UNUSED: () => ({
    title: plural(count ?? 0, {
      one: `A payer with open requests has paid ${money} too much before`,
      other: `${written} payers with open requests have paid ${money} too much before`,
    }),
    advice: t`Take the credit off its receipt and allocate it to a request, or give it back.`,
    to: paths.payers('?show=CREDIT'),
    action: t`See the payers`,
  }),
  RECEIPTS_OPEN: () => ({
    title: plural(count ?? 0, {
      one: `1 receipt has ${money} that is not allocated`,
      other: `${written} receipts have ${money} that is not allocated`,
    }),
    advice: mayReconcile
      ? t`Choose which payment requests it pays.`
      : t`An approver or an admin chooses which payment requests it pays.`,
    to: paths.receipts('?show=OPEN'),
    action: t`See the receipts`,
  }),
});

/** Money of a payer that the bank has taken back, and the requests that are open again. */
function takenBackWords(receipt: NonNullable<Notice['receipt']>, money: string) {
  const { id, requests } = receipt;
  const label = receipt.requestLabel ?? '';
  const payer = receipt.payerName ?? t`an unknown payer`;
  const others = requests - 1;
  const written = formatNumber(others);
  return {
    title:
      others === 0
        ? t`The bank took back ${money} of ${payer}: “${label}” is open again`
        : plural(others, {
            one: `The bank took back ${money} of ${payer}: “${label}” and 1 other request are open again`,
            other: `The bank took back ${money} of ${payer}: “${label}” and ${written} other requests are \
open again`,
          }),
    advice: t`Ask the payer to pay again.`,
    to: paths.receipt(id),
    action: t`See the receipt`,
  };
}

/** "“Rent” waits for approval", or "“Rent” and 2 other schedules wait for approval". */
function toApproveTitle(label: string, others: number): string {
  const written = formatNumber(others);
  if (others === 0) return t`The schedule “${label}” waits for approval`;
  return plural(others, {
    one: `The schedule “${label}” and 1 other wait for approval`,
    other: `The schedule “${label}” and ${written} others wait for approval`,
  });
}

function suspendedTitle(label: string, day: string, others: number): string {
  const written = formatNumber(others);
  if (others === 0)
    return t`The schedule “${label}” is suspended: its standing approval no longer covers the run of ${day}`;
  return plural(others, {
    one: `The schedule “${label}” and 1 other are suspended: a standing approval no longer covers their runs`,
    other: `The schedule “${label}” and ${written} others are suspended: a standing approval no longer \
covers their runs`,
  });
}

type OpenRun = NonNullable<Notice['schedule']>['run'];

/** What the first of the open runs waits for, and how many others there are. */
function openRunTitle(label: string, day: string, run: OpenRun, others: number): string {
  const first =
    run === 'WAITING_FOR_FILE'
      ? t`“${label}” needs the file of the run of ${day}`
      : run === 'MISSED'
        ? t`The run of “${label}” of ${day} was missed`
        : t`The batch of “${label}” for ${day} could not be created`;
  const written = formatNumber(others);
  if (others === 0) return first;
  return plural(others, {
    one: `${first}, and 1 other run needs an answer`,
    other: `${first}, and ${written} other runs need an answer`,
  });
}

function openRunAdvice(run: OpenRun): string {
  if (run === 'WAITING_FOR_FILE') return t`Its batch is created as soon as a preparer sends the file.`;
  if (run === 'MISSED') return t`Nothing was paid. Make the run for another day, or skip it.`;
  return t`The page of the schedule says why. Outlay tries again until it is too late for the day.`;
}

/** What others decided about a schedule. */
const ofScheduleEvents = ({ by, comment, approvalsMissing, mayPrepare, schedule }: Facts) => {
  const label = schedule?.label ?? '';
  const to = schedule ? paths.schedule(schedule.id) : paths.schedules();
  const reason = comment ?? '';
  const open = { to, action: t`See the schedule` };
  return {
    SCHEDULE_APPROVED: () => ({
      title: t`The schedule “${label}” was approved by ${by}`,
      advice: approvalsNeeded(approvalsMissing ?? 0),
      ...open,
    }),
    SCHEDULE_REJECTED: () => ({
      title: t`The schedule “${label}” was sent back by ${by}`,
      advice: reason,
      ...open,
    }),
    SCHEDULE_CANCELLED: () => ({
      title: t`The schedule “${label}” was stopped by ${by}`,
      advice: t`No more runs are made: ${reason}`,
      ...open,
    }),
    SCHEDULE_EXPIRED: () => ({
      title: t`The schedule “${label}” expired without enough approvals`,
      advice: mayPrepare ? t`Send it again if these payments are still due.` : null,
      ...open,
    }),
    SCHEDULE_PAUSED: () => ({
      title: t`The schedule “${label}” was paused by ${by}`,
      advice: t`No run is made until it is resumed: ${reason}`,
      ...open,
    }),
  };
};

/** Schedules, their runs, and the money for them. */
const ofSchedules = ({ money, count, mayApprove, schedule }: Facts) => {
  const label = schedule?.label ?? '';
  const day = schedule?.dueOn ? dayWords(schedule.dueOn, true) : '';
  const others = Math.max(0, (count ?? 1) - 1);
  const to = (list: string) => (schedule && others === 0 ? paths.schedule(schedule.id) : list);
  return {
    SCHEDULE_TO_APPROVE: () => ({
      title: toApproveTitle(label, others),
      advice: mayApprove
        ? t`No run is made before then. Approve what you did not write yourself.`
        : t`No run is made before then. An approver other than the author approves it.`,
      to: to(paths.schedules()),
      action: others === 0 ? t`See the schedule` : t`See the schedules`,
    }),
    SCHEDULE_SUSPENDED: () => ({
      title: suspendedTitle(label, day, others),
      advice: t`The batch of the run waits for approval. An approver sees why, and resumes the schedule.`,
      to: to(paths.schedules('?status=SUSPENDED')),
      action: t`See why`,
    }),
    RUN_OPEN: () => ({
      title: openRunTitle(label, day, schedule?.run ?? null, others),
      advice: openRunAdvice(schedule?.run ?? null),
      to: to(paths.schedules()),
      action: others === 0 ? t`See the run` : t`See the runs`,
    }),
    MONEY_SHORT: () => ({
      title: t`${money} will be missing within a week for scheduled payments`,
      advice: t`See what leaves on which day, and fund the account before.`,
      to: paths.paymentCalendar(),
      action: t`See the calendar`,
    }),
  };
};

/** Users, mails and the payment config. */
const ofAdministration = ({ count, written, payeeProposalId }: Facts) => ({
  MAIL_UNDELIVERED: () => ({
    title: plural(count ?? 0, {
      one: '1 mail was not delivered',
      other: `${written} mails were not delivered`,
    }),
    advice: t`The people whom they concern may not know. See why, and send them again.`,
    to: paths.people(),
    action: t`See the mails`,
  }),
  WEBHOOK_OFF: () => ({
    title: plural(count ?? 0, {
      one: 'Outlay switched off 1 webhook',
      other: `Outlay switched off ${written} webhooks`,
    }),
    advice: t`A program no longer receives events. See why. Once it works again, switch the webhook on: what \
it missed is sent then.`,
    to: paths.webhooks(),
    action: t`See the webhooks`,
  }),
  APPROVERS_MISSING: () => ({
    title: plural(count ?? 0, {
      one: 'Some batches can never be paid: 1 approver is missing',
      other: `Some batches can never be paid: ${written} approvers are missing`,
    }),
    advice: t`The approval rules ask for more approvals than your users can give. An admin can add \
approvers under People.`,
    to: paths.people(),
    action: t`See who can approve`,
  }),
  ADMIN_MISSING: () => ({
    title: t`No user is an admin`,
    advice: t`Only an admin changes the approval rules and sets up bank connections. Ask your operator \
to give a user this role.`,
    to: paths.people(),
    action: t`See the people`,
  }),
  CONTROL_CHANGE_WAITS: () => ({
    title: t`A change of people, limits or fees waits for a second admin`,
    advice: t`Another admin than the one who asked confirms or rejects it.`,
    to: paths.people(),
    action: t`See the change`,
  }),
  PAYEE_CHANGE_WAITS: () => ({
    title: plural(count ?? 0, {
      one: '1 proposed account waits for a second person',
      other: `${written} proposed accounts wait for a second person`,
    }),
    advice: t`An approver or admin who did not propose it reads the evidence, and confirms or rejects it.`,
    to: paths.payees('?view=WAITING'),
    action: t`See what waits`,
  }),
  PAYEES_EXPIRED: () => ({
    title: plural(count ?? 0, {
      one: '1 account that you proposed has expired',
      other: `${written} accounts that you proposed have expired`,
    }),
    advice: t`No second person confirmed the proposal within 14 days. Propose it again if the payee has to \
be paid.`,
    to: paths.payees(`?proposal=${payeeProposalId}`),
    action: t`See the proposal`,
  }),
  LOOSER_CONFIG_WAITS: () => ({
    title: t`A looser payment config takes effect soon`,
    advice: t`See what changes. Any approver or admin may cancel it until then.`,
    to: paths.paymentConfig(),
    action: t`See the change`,
  }),
});

/** A notice in words: the matter, what this user can do about it, and where. */
export function wordsOf(notice: Notice, reader: NoticeReader): NoticeWords {
  const { batch, count } = notice;
  const written = formatNumber(count ?? 0);
  const at = (part?: string) => (batch ? paths.batch(batch.id, part) : paths.balances());
  const facts: Facts = {
    ...notice,
    ...reader,
    label: batch?.label ?? '',
    money: formatMoney(notice.amount, notice.currency),
    written,
    payments: plural(count ?? 0, { one: '1 payment', other: `${written} payments` }),
    entries: plural(count ?? 0, { one: '1 entry', other: `${written} entries` }),
    by: notice.actorName ?? '',
    at,
    openBatch: { to: at(), action: t`Open batch` },
  };
  // The entries are functions, so that only the texts of this notice are looked up.
  const words: Record<NotificationItem['kind'], () => NoticeWords> = {
    ...ofPayments(facts),
    ...ofBatches(facts),
    ...ofBankFiles(facts),
    ...ofStatements(facts),
    ...ofAccounts(facts),
    ...ofReceivables(facts),
    ...ofSchedules(facts),
    ...ofScheduleEvents(facts),
    ...ofAdministration(facts),
  };
  return words[notice.kind]();
}

function approvalsNeeded(missing: number): string | null {
  if (missing === 0) return null;
  return plural(missing, { one: '1 more approval is needed.', other: '# more approvals are needed.' });
}
