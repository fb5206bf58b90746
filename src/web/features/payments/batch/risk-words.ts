import type { BatchChecks } from '../../../../client/types.gen.ts';
import type { RowView } from '../../../../shared/terms.ts';

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

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;

/** The risks of a batch that are not zero, the most serious first. */
export function risksOf(checks: BatchChecks): Risk[] {
  const risks: Risk[] = [
    {
      view: 'CHANGED',
      count: checks.changedBankDetails,
      words: counted(checks.changedBankDetails, 'changed bank account', 'changed bank accounts'),
      weight: 'account',
    },
    {
      view: 'SEVERAL_ACCOUNTS',
      count: checks.peopleWithSeveralAccounts,
      words: counted(
        checks.peopleWithSeveralAccounts,
        'person with several accounts',
        'people with several accounts',
      ),
      weight: 'account',
    },
    {
      view: 'DUPLICATES',
      count: checks.duplicates,
      words: counted(checks.duplicates, 'possible duplicate', 'possible duplicates'),
      weight: 'care',
      ...(checks.duplicateReason === null ? {} : { reason: checks.duplicateReason }),
    },
    {
      view: 'UNUSUAL',
      count: checks.unusualAmounts,
      words:
        counted(checks.unusualAmounts, 'unusual amount', 'unusual amounts') +
        ` (±${checks.unusualAmountPercent} %)`,
      weight: 'care',
    },
    {
      view: 'NEW',
      count: checks.newBeneficiaries,
      words: counted(checks.newBeneficiaries, 'person never paid before', 'people never paid before'),
      weight: 'note',
    },
  ];
  return risks.filter(({ count }) => count > 0);
}
