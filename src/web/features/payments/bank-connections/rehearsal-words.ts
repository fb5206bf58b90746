import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type {
  RehearsalFigure,
  RehearsalProblem,
  RehearsalStepName,
} from '../../../../shared/bank-file-terms.ts';
import type { FailureCode, Rail } from '../../../../shared/terms.ts';
import { failureWords } from '../shared/failure-words.ts';
import { railsWords } from './words.ts';

const STEPS: Record<RehearsalStepName, MessageDescriptor> = {
  TEXTS: msg`Names and references are converted to the characters of the file`,
  WRITTEN: msg`The file is written`,
  READ: msg`The bank reads the file`,
  ACCEPTED: msg`The bank accepts the file`,
  REPEATED: msg`The same reply comes again`,
  PAID: msg`The bank says that the payments were paid`,
  REDIRECTED: msg`A payment goes to another account`,
  RETURNED: msg`A payment comes back later`,
  MISSTATED: msg`A reply gives a different amount`,
  PARTLY_REJECTED: msg`The bank rejects some payments`,
  REJECTED: msg`The bank rejects the whole file`,
};

/** What a step of a rehearsal plays. */
export function stepWords(step: RehearsalStepName): string {
  return i18n._(STEPS[step]);
}

const FIGURES: Record<RehearsalFigure, MessageDescriptor> = {
  RESTORED_TEXTS: msg`Texts that convert back correctly`,
  REFUSED_NAMES: msg`Names that cannot be written, and are refused`,
  PAYMENTS: msg`Payments`,
  TOTAL: msg`Sum`,
  HASH_TOTAL: msg`Hash total`,
  CHANGED_BYTES: msg`Bytes that differ when the file is written again`,
  PAYING_ACCOUNT: msg`Account that pays`,
  EXECUTION_DATE: msg`Payment date`,
  RAILS: msg`Rails, as the bank reads them`,
  SAME_NAMES: msg`Names that match`,
  SAME_ACCOUNTS: msg`Accounts that match`,
  SAME_AMOUNTS: msg`Amounts that match`,
  SAME_REFERENCES: msg`References that match`,
  FILES_ANSWERED: msg`Files that the reply names`,
  CHANGED_PAYMENTS: msg`Payments that the reply changes`,
  REDIRECTED_PAYMENTS: msg`Payments to another account`,
  QUESTION: msg`Question that the reply raises`,
  FAILURE_CODE: msg`Reason`,
  RECEIVED: msg`Received by the bank`,
  ACCEPTED: msg`Accepted by the bank`,
  PAID: msg`Paid`,
  REJECTED: msg`Rejected`,
  RETURNED: msg`Returned`,
};

/** What a figure of a rehearsal counts. */
export function figureWords(figure: RehearsalFigure): string {
  return i18n._(FIGURES[figure]);
}

const PROBLEMS: Record<RehearsalProblem, MessageDescriptor> = {
  FIGURES_DIFFER: msg`At least one figure differs from the expected one. Do not switch the connection on. \
Tell your operator.`,
  NOT_WRITABLE: msg`The format cannot carry these settings. Check the account, the registration, \
the characters and the lengths of names and references.`,
  NOT_READABLE: msg`A bank could not read the file. Do not switch the connection on. Tell your operator.`,
  REPLY_NOT_READABLE: msg`The reply could not be read. Do not switch the connection on. Tell your \
operator.`,
  REPLY_DOES_NOT_FIT: msg`The reply does not fit the file that was sent. Do not switch the \
connection on. Tell your operator.`,
  NO_SUCH_REPLY: msg`No reply of this format says that a payment was paid. Let payments count as \
paid with the acceptance, or with the statement.`,
};

/** Why a step failed, and what to do. */
export function problemWords(problem: RehearsalProblem): string {
  return i18n._(PROBLEMS[problem]);
}

/** A value of a figure. A rehearsal expects only the question about an amount that a reply changed. */
export function valueWords(figure: RehearsalFigure, value: string): string {
  if (value === '') return t`None`;
  if (figure === 'RAILS') return railsWords(value.split(', ') as Rail[]);
  if (figure === 'FAILURE_CODE') return failureWords(value as FailureCode);
  return figure === 'QUESTION' && value === 'OTHER_AMOUNT' ? t`Another amount` : value;
}
