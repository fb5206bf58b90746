import { plural } from '@lingui/core/macro';
import type { BatchChecks } from '../../../../client/types.gen.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';

/** One line of the risk summary. */
export interface Risk {
  /** The view of the payments that lists what the line counts. */
  view: RowView;
  count: number;
  /** "5 payments to changed bank details". */
  words: string;
  /** `account`: money may go to the wrong account. */
  weight: 'account' | 'care' | 'note';
  /** The preparer's explanation. */
  reason?: string;
}

function changedWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 changed bank account', other: `${written} changed bank accounts` });
}

function severalWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: '1 person with several accounts',
    other: `${written} people with several accounts`,
  });
}

function duplicateWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 possible duplicate', other: `${written} possible duplicates` });
}

function unusualWords(count: number, percent: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: `1 unusual amount (±${percent} %)`,
    other: `${written} unusual amounts (±${percent} %)`,
  });
}

function newWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 person never paid before', other: `${written} people never paid before` });
}

function sharedWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: '1 account paid under several names',
    other: `${written} accounts paid under several names`,
  });
}

/** The risks of a batch that are not zero, the most serious first. */
export function risksOf(checks: BatchChecks): Risk[] {
  const risks: Risk[] = [
    {
      view: 'CHANGED',
      count: checks.changedBankDetails,
      words: changedWords(checks.changedBankDetails),
      weight: 'account',
    },
    {
      view: 'SHARED_ACCOUNT',
      count: checks.sharedAccounts ?? 0,
      words: sharedWords(checks.sharedAccounts ?? 0),
      weight: 'account',
    },
    {
      view: 'SEVERAL_ACCOUNTS',
      count: checks.peopleWithSeveralAccounts,
      words: severalWords(checks.peopleWithSeveralAccounts),
      weight: 'account',
    },
    {
      view: 'DUPLICATES',
      count: checks.duplicates,
      words: duplicateWords(checks.duplicates),
      weight: 'care',
      ...(checks.duplicateReason === null ? {} : { reason: checks.duplicateReason }),
    },
    {
      view: 'UNUSUAL',
      count: checks.unusualAmounts,
      words: unusualWords(checks.unusualAmounts, checks.unusualAmountPercent),
      weight: 'care',
    },
    {
      view: 'NEW',
      count: checks.newBeneficiaries,
      words: newWords(checks.newBeneficiaries),
      weight: 'note',
    },
  ];
  return risks.filter(({ count }) => count > 0);
}
