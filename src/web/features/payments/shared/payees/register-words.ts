import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { VerificationAnswer } from '../../../../../client/types.gen.ts';
import type {
  RegisterFinding,
  VerificationPart,
  VerificationResult,
} from '../../../../../shared/payee-terms.ts';
import { formatNumber } from '../../../../ui/locale.ts';

const RESULTS: Readonly<Record<VerificationResult, MessageDescriptor>> = {
  MATCH: msg`The bank says it matches`,
  PARTIAL: msg`The bank says it matches in part`,
  NO_MATCH: msg`The bank says it does not match`,
  CLOSED: msg`The bank says it is closed`,
  TIMED_OUT: msg`The bank has not answered`,
};

const PARTS: Readonly<Record<VerificationPart, MessageDescriptor>> = {
  EXISTS: msg`no such account`,
  OPEN: msg`not open`,
  NAME: msg`another name`,
  TYPE: msg`another type`,
};

/** What a bank said about an account: "The bank says it matches in part (another name)". */
export function resultWords({ result, differs }: Pick<VerificationAnswer, 'result' | 'differs'>): string {
  const said = i18n._(RESULTS[result]);
  const parts = differs.map((part) => i18n._(PARTS[part])).join(', ');
  return parts === '' ? said : `${said} (${parts})`;
}

/** How many payments have a finding, in words. */
export function findingWords(finding: RegisterFinding, count: number): string {
  const written = formatNumber(count);
  switch (finding) {
    case 'OTHER_NAME':
      return plural(count, {
        one: '1 payment to an account that is registered under another name',
        other: `${written} payments to accounts that are registered under other names`,
      });
    case 'OTHER_ACCOUNT':
      return plural(count, {
        one: '1 payee is registered with another account',
        other: `${written} payees are registered with other accounts`,
      });
    case 'REFERENCE_FORMAT':
      return plural(count, {
        one: '1 reference has not the format of its payee',
        other: `${written} references have not the format of their payees`,
      });
    case 'NOT_REGISTERED':
      return plural(count, {
        one: '1 payment to an account that is not registered',
        other: `${written} payments to accounts that are not registered`,
      });
    case 'NOT_VERIFIED':
      return plural(count, {
        one: '1 payment to an account that has to be verified first',
        other: `${written} payments to accounts that have to be verified first`,
      });
  }
}

/** One finding about a payment, in a sentence. */
export function findingSentence(finding: RegisterFinding, payee: string): string {
  switch (finding) {
    case 'OTHER_NAME':
      return t`This account is registered for ${payee}.`;
    case 'OTHER_ACCOUNT':
      return t`${payee} is registered with another account.`;
    case 'REFERENCE_FORMAT':
      return t`The reference has not the format of ${payee}.`;
    case 'NOT_REGISTERED':
      return t`This account is not registered.`;
    case 'NOT_VERIFIED':
      return t`The account of ${payee} has to be verified before this amount is paid.`;
  }
}
