import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconLock from '~icons/tabler/lock';
import IconLockOpen from '~icons/tabler/lock-open';
import type { MonthEnd } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatNumber } from '../../../ui/locale.ts';
import type { Look } from '../../../ui/status-badge.tsx';
import { categoryWords } from '../shared/statements/category-words.ts';

/** How each state of a month is shown. */
export const MONTH_LOOKS: Record<MonthEnd['state'], Look> = {
  OPEN: { word: msg`Open`, tone: 'quiet', icon: IconLockOpen },
  READY: { word: msg`Ready to close`, tone: 'moving', icon: IconCheck },
  WAITING: { word: msg`Waits for a second user`, tone: 'care', icon: IconClock },
  CLOSED: { word: msg`Closed`, tone: 'good', icon: IconLock },
  REOPENED: { word: msg`Reopened`, tone: 'care', icon: IconArrowBackUp },
};

type Matter = MonthEnd['matters'][number];

/** A matter that prevents the closing, or that is only reported, in words. */
export function matterWords({ code, count }: Matter): string {
  const written = formatNumber(count);
  switch (code) {
    case 'NOT_OVER':
      return t`The month is not over`;
    case 'NOT_BEGUN':
      return t`The account has no opening balance`;
    case 'EARLIER_MONTH':
      return plural(count, {
        one: 'The month before is not closed',
        other: `${written} earlier months are not closed`,
      });
    case 'STATEMENTS':
      return t`No statement states the balance at the end of the month`;
    case 'FINDINGS':
      return plural(count, {
        one: '1 finding about a statement is open',
        other: `${written} findings about statements are open`,
      });
    case 'OPEN_ENTRIES':
      return plural(count, {
        one: '1 entry of this or an earlier month is open',
        other: `${written} entries of this or an earlier month are open`,
      });
    case 'DIFFERENCE':
      return t`Ledger and bank differ at the end of the month`;
    case 'SET_ASIDE_ENTRIES':
      return plural(count, { one: '1 entry is set aside', other: `${written} entries are set aside` });
    case 'DIFFERENT_DAYS':
      return plural(count, {
        one: '1 day ended with a difference',
        other: `${written} days ended with a difference`,
      });
    case 'SETTLEMENTS':
      return plural(count, {
        one: '1 settlement is not settled',
        other: `${written} settlements are not settled`,
      });
  }
}

/** The page on which a user deals with a matter; null if it only takes time. */
export function matterPath({ code }: Matter, { account, month, lastDay }: MonthEnd): string | null {
  const ofAccount = `accountId=${account.id}`;
  const ofDays = `from=${month}-01&to=${lastDay}`;
  switch (code) {
    case 'NOT_OVER':
    case 'EARLIER_MONTH':
      return null;
    case 'NOT_BEGUN':
      return paths.reconciliation();
    case 'STATEMENTS':
    case 'FINDINGS':
      return paths.statements(`?${ofAccount}&${ofDays}`);
    case 'OPEN_ENTRIES':
      return paths.reconciliation(`?${ofAccount}`);
    case 'SET_ASIDE_ENTRIES':
      return paths.reconciliation(`?view=aside&${ofAccount}`);
    case 'DIFFERENCE':
    case 'DIFFERENT_DAYS':
      return paths.reconciliation(`?view=days&${ofAccount}`);
    case 'SETTLEMENTS':
      return paths.settlements(`?${ofDays}`);
  }
}

type Kind = NonNullable<MonthEnd['closing']>['record']['posted'][number]['kind'];

const KINDS: Record<Kind, MessageDescriptor> = {
  PAYOUT: msg`Payouts`,
  RETURN: msg`Returns`,
  FEE: msg`Fees`,
  FUNDING: msg`Funding`,
  OTHER: msg`Other business`,
  CORRECTION: msg`Corrections`,
  RECEIPT: msg`Receipts`,
};

/** The kinds of postings in words. */
export function postedWords(kind: Kind): string {
  return i18n._(KINDS[kind]);
}

type Category = NonNullable<MonthEnd['closing']>['record']['other'][number]['category'];

/** "Other business: Tax". */
export function otherWords(category: Category): string {
  const words = categoryWords(category);
  return t`Other business: ${words}`;
}
