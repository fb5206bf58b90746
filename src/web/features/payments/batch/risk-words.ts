import { plural, t } from '@lingui/core/macro';
import type { BatchChecks } from '../../../../client/types.gen.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { payments } from '../shared/words.ts';
import { type CommonOfBatch, extremesOf } from './flagged-names.ts';

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
  /** The most extreme payments of a finding that has one line for the batch. */
  extremes?: string;
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

function moreOftenWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: '1 person paid more often than usual',
    other: `${written} people paid more often than usual`,
  });
}

function doubtfulWords(count: number): string {
  const written = formatNumber(count);
  return plural(count, {
    one: '1 account number that may be wrong',
    other: `${written} account numbers that may be wrong`,
  });
}

/** One line for a finding that concerns a third of the batch, or is usual in this kind of run. */
function commonWords({ finding, count, isUsual }: CommonOfBatch, batch: BatchChecks, of: number): string {
  const written = formatNumber(count);
  const all = payments(of);
  const percent = batch.unusualAmountPercent;
  switch (finding) {
    case 'CHANGED':
      return t`${written} of ${all} go to another account than the last payment to this name`;
    case 'DOUBTFUL_ACCOUNT':
      return t`${written} of ${all} have account numbers that may be wrong`;
    case 'DUPLICATES':
      return t`${written} of ${all} repeat an account and amount: has this batch been paid before?`;
    case 'MORE_OFTEN':
      return t`${written} of ${all} go to people paid more often than usual`;
    case 'UNUSUAL':
      return t`${written} of ${all} differ from what is usual by more than ${percent} %`;
    case 'NEW':
      return isUsual
        ? t`${written} of ${all} go to people never paid before, as in earlier batches with such a label`
        : t`${written} of ${all} go to people never paid before`;
  }
}

/** The risks of a batch that are not zero, the most serious first. */
export function risksOf(checks: BatchChecks, withdrawals: number): Risk[] {
  const common = new Map((checks.common ?? []).map((one) => [one.finding as RowView, one]));
  return countedRisks(checks)
    .filter(({ count }) => count > 0)
    .map((risk) => {
      const one = common.get(risk.view);
      // Some of the changed accounts may be known by more than a name.
      if (!one || (risk.view === 'CHANGED' && one.count < risk.count)) return risk;
      return {
        ...risk,
        words: commonWords(one, checks, withdrawals),
        weight: WEIGHT_OF_COMMON[risk.view] ?? risk.weight,
        extremes: extremesOf(one, checks.currency),
      };
    });
}

/** A batch that repeats another one may pay everybody twice. */
const WEIGHT_OF_COMMON: Partial<Record<RowView, Risk['weight']>> = {
  DUPLICATES: 'account',
  UNUSUAL: 'note',
};

function countedRisks(checks: BatchChecks): Risk[] {
  return [
    {
      view: 'CHANGED',
      count: checks.changedBankDetails,
      words: changedWords(checks.changedBankDetails),
      weight: 'account',
    },
    {
      view: 'DOUBTFUL_ACCOUNT',
      count: checks.doubtfulAccounts ?? 0,
      words: doubtfulWords(checks.doubtfulAccounts ?? 0),
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
      view: 'MORE_OFTEN',
      count: checks.peoplePaidMoreOften ?? 0,
      words: moreOftenWords(checks.peoplePaidMoreOften ?? 0),
      weight: 'care',
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
}
