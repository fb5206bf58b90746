import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { BankReplyFile } from '../../../../client/types.gen.ts';
import type { ReplyQuestion } from '../../../../shared/bank-file-terms.ts';
import { saidWords } from '../shared/bank-file-words.tsx';
import { payments } from '../shared/words.ts';

interface QuestionWords {
  /** The mismatch. */
  title: MessageDescriptor;
  /** What it may mean. */
  meaning: MessageDescriptor;
  /** What to do before the question is closed. */
  remedy: MessageDescriptor;
}

const QUESTIONS: Record<ReplyQuestion, QuestionWords> = {
  UNREADABLE: {
    title: msg`Outlay cannot read this file`,
    meaning: msg`It is not a reply in the format of the connection, or it is damaged.`,
    remedy: msg`Check that it is the right file for this connection. If it is, ask the bank to send it \
again, and upload the new file.`,
  },
  OTHER_VERSION: {
    title: msg`Outlay does not read this version of the message`,
    meaning: msg`The bank has written its reply in a version that Outlay does not read, so sending the file \
again does not help. The reason below names the versions that it reads.`,
    remedy: msg`Ask the bank for the reply in one of those versions, and to send its replies in it from now \
on. Then upload the new file.`,
  },
  UNKNOWN_FILE: {
    title: msg`No handed-over file fits this reply`,
    meaning: msg`No file of this connection that was handed over has this name or number. The reply may \
belong to a test file, to another connection, or to a file that was made outside Outlay.`,
    remedy: msg`If it answers a test file, read in it whether the bank accepts the file, and close the \
question. If it belongs to another connection, upload it there. Otherwise ask the bank which payment it \
means.`,
  },
  NOT_SENT: {
    title: msg`It answers a file that has not been handed over`,
    meaning: msg`The file is written, but no user has downloaded it, so the bank cannot have it from Outlay.`,
    remedy: msg`Ask the bank where it got the file, and whether it will pay it.`,
  },
  TEST_REPLY: {
    title: msg`Test and live do not match`,
    meaning: msg`The reply is about a test and the file is live, or the other way around.`,
    remedy: msg`Ask the bank whether it has taken the file as a test. If so, it pays no one until you \
instruct it to.`,
  },
  UNKNOWN_PAYMENT: {
    title: msg`It names a payment that the file does not have`,
    meaning: msg`The bank may have mixed up files, or the file may have been changed after it was handed \
over.`,
    remedy: msg`Compare the SHA-256, count and sum of the file with the bank’s page, and ask the bank about \
this payment before it pays.`,
  },
  OTHER_AMOUNT: {
    title: msg`It states another amount`,
    meaning: msg`The amount of a payment in the reply is not the amount that was approved and sent.`,
    remedy: msg`Treat this as urgent: ask the bank to hold the file, and compare its SHA-256 and sum with \
the bank’s page.`,
  },
  OTHER_TOTALS: {
    title: msg`It states another count or sum`,
    meaning: msg`The count or the sum that the reply repeats is not that of the file. The file may have been \
changed on its way, or the reply may belong to another one.`,
    remedy: msg`Treat this as urgent: ask the bank to hold the file, and compare its SHA-256, count and sum \
with the bank’s page.`,
  },
  OTHER_ACCOUNT: {
    title: msg`It names another account`,
    meaning: msg`The account of a payment in the reply is not the account that was approved and sent.`,
    remedy: msg`Treat this as urgent: ask the bank to hold the file, and compare its SHA-256 with the \
bank’s page.`,
  },
  ACCEPTED_AFTER_REJECTION: {
    title: msg`It accepts a rejected payment`,
    meaning: msg`An earlier reply, or a recall, ended this payment as failed, and its money is available \
again in Outlay. The bank may pay it now.`,
    remedy: msg`Do not pay it again. Ask the bank whether it pays this payment, and have it stopped if it \
was paid another way.`,
  },
  PAID_AFTER_REJECTION: {
    title: msg`It says that a rejected payment was paid`,
    meaning: msg`An earlier reply, or a recall, ended this payment as failed, and its money is available \
again in Outlay.`,
    remedy: msg`Do not pay it again. Ask the bank whether it was paid, and compare with the statement.`,
  },
  REJECTED_AFTER_ACCEPTANCE: {
    title: msg`It rejects a file that was accepted`,
    meaning: msg`The bank accepted payments of this file before. The file may have been uploaded at the bank \
twice, and this may be the rejection of the second copy.`,
    remedy: msg`Ask the bank whether it pays the first copy. If it confirms that it pays nothing, record the \
recall on the page of the batch.`,
  },
  REJECTED_AFTER_PAYMENT: {
    title: msg`It rejects a payment that was paid`,
    meaning: msg`The bank said that this payment was paid, or the statement shows it. A payment that comes \
back is a return, not a rejection.`,
    remedy: msg`Look for the money on the statement. If it came back, ask the bank for its file of returns.`,
  },
  REJECTED_AS_DUPLICATE: {
    title: msg`It may reject only a second copy`,
    meaning: msg`The bank calls the file or a payment a duplicate, or the file was downloaded more than \
once. The bank may have two copies, and may pay the first.`,
    remedy: msg`Do not pay again. Ask the bank whether it pays the first copy. If it confirms that it pays \
nothing, record the recall on the page of the batch.`,
  },
};

/** The question that a reply raises, and what to do about it. */
export function questionWords(code: ReplyQuestion): { title: string; meaning: string; remedy: string } {
  const { title, meaning, remedy } = QUESTIONS[code];
  return { title: i18n._(title), meaning: i18n._(meaning), remedy: i18n._(remedy) };
}

const STATUSES: ReadonlyMap<string, () => string> = new Map([
  ...(['RECEIVED', 'ACCEPTED', 'PAID', 'REJECTED', 'RETURNED'] as const).map(
    (status) => [status, () => saidWords(status)] as const,
  ),
  ['PARTIAL', () => t`Accepted in part`] as const,
]);

const CIRCUMSTANCES: ReadonlyMap<string, MessageDescriptor> = new Map([
  ['downloaded more than once', msg`The file was downloaded more than once.`],
  ['test reply to a live file', msg`The reply is about a test, and the file is live.`],
  ['live reply to a test file', msg`The reply is about live payments, and the file is a test.`],
]);

/** What a question is about: a payment, what the bank said of the whole file, or a circumstance. */
export function detailWords({
  code,
  detail,
}: Pick<NonNullable<BankReplyFile['question']>, 'code' | 'detail'>): string {
  if (code === 'UNREADABLE' || code === 'OTHER_VERSION') return t`Reason: ${detail}`;
  const status = STATUSES.get(detail)?.();
  if (status !== undefined)
    return code === 'REJECTED_AFTER_ACCEPTANCE'
      ? t`The bank had said of the whole file: ${status}`
      : t`The reply says of the whole file: ${status}`;
  const circumstance = CIRCUMSTANCES.get(detail);
  if (circumstance) return i18n._(circumstance);
  const [, stated] = /^([0-9]{1,9}) payments$/.exec(detail) ?? [];
  const about = stated === undefined ? detail : payments(Number(stated));
  return t`It refers to: ${about}`;
}
