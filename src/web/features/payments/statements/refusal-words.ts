import { t } from '@lingui/core/macro';
import type { RefusedStatement } from '../../../../client/types.gen.ts';
import { sentenceOf } from '../../../ui/problem.ts';

/** Why a file of the bank could not be read, and what to do. */
export function refusalWords({
  refusal,
  detail: english,
  params,
}: Pick<RefusedStatement, 'refusal' | 'detail' | 'params'>): {
  meaning: string;
  remedy: string;
} {
  const detail = sentenceOf(english, params);
  switch (refusal) {
    case 'statement_format_unknown':
      return {
        meaning: t`The file is neither camt.052, camt.053, camt.054 nor MT940, so nothing in it was \
stored.`,
        remedy: t`Ask the bank to send statements in one of these formats. If the file is not a statement, \
dismiss it.`,
      };
    case 'statement_csv_unmapped':
      return {
        meaning: t`The file is CSV, and no user has chosen yet what its columns mean, so nothing in it \
was stored.`,
        remedy: t`Download the file, upload it here and choose the columns. Later files of the connection \
are then read in the same way.`,
      };
    case 'statement_csv_other_account':
      return {
        meaning: t`The file names another account than the connection that fetched it, so nothing in it was \
stored. ${detail}`,
        remedy: t`Download the file and upload it here: you can choose its account, or say that the \
statement is of this one. If it is not yours, tell the bank and dismiss the file.`,
      };
    case 'statement_csv_does_not_add_up':
      return {
        meaning: t`The amounts of the file do not add up to its balances, so nothing in it was stored. \
${detail}`,
        remedy: t`Download the file, upload it here and check what its columns mean. If a row is missing, \
download the statement again from your online banking.`,
      };
    case 'statement_csv_continues_other_account':
      return {
        meaning: t`The file looks like a statement of another account, so nothing in it was stored. \
${detail}`,
        remedy: t`Download the file and upload it here: you can choose its account, or say that the \
statement is of this one.`,
      };
    case 'month_closed':
      return {
        meaning: t`The statement would change a closed month: ${detail}. Nothing of it was stored.`,
        remedy: t`Ask the bank why it came late or changed. If it is right, reopen the month on the \
page Month end: the file is then read again.`,
      };
    case 'statement_unreadable':
      return {
        meaning: t`The file does not follow its format, so nothing in it was stored. ${detail}`,
        remedy: t`Download the statement from your online banking, in another format if there is one, and \
upload it here. Then dismiss this file.`,
      };
    case 'statement_account_left_out':
      return {
        meaning: t`No bank connection pays from or watches the account ${detail}, so its statement was left \
out. The others in the file were stored.`,
        remedy: t`If you pay from the account, add a bank connection for it, then download this file and \
upload it here. If the account is yours and you do not pay from it, an administrator can watch it: the \
file is then read again. If it is not yours, tell the bank and dismiss the file.`,
      };
    case 'statement_account_unknown':
      return {
        meaning: t`No bank connection pays from or watches the account ${detail}, so nothing in the file was \
stored.`,
        remedy: t`If you pay from the account, add a bank connection for it, then download this file and \
upload it here. If the account is yours and you do not pay from it, an administrator can watch it: the \
file is then read again. If it is not yours, tell the bank and dismiss the file.`,
      };
    case 'receiving_account_unconfirmed':
      return {
        meaning: t`The receiving account ${detail} was set up or changed by one user only, so nothing in the \
file was stored.`,
        remedy: t`Another administrator or approver has to switch on its bank connection: the file is then \
read again.`,
      };
  }
}
