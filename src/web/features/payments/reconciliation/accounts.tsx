import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { formatNumber } from '../../../ui/locale.ts';
import { AccountCards } from '../shared/statements/account-cards.tsx';
import { isZero } from '../shared/statements/amounts.ts';
import type { View } from './search.ts';

interface AccountsProps {
  accounts: readonly ReconciledAccount[];
  /** The account that the page is narrowed to. */
  accountId: string | undefined;
  view: View;
}

/** Each account with the difference between ledger and bank, and its open entries. */
export function Accounts({ accounts, accountId, view }: AccountsProps) {
  const to = (id: string | undefined) => {
    const query = new URLSearchParams({
      ...(view === 'open' ? {} : { view }),
      ...(id === undefined ? {} : { accountId: id }),
    });
    return paths.reconciliation(query.size > 0 ? `?${query}` : '');
  };
  return (
    <AccountCards
      accounts={accounts}
      accountId={accountId}
      to={to}
      headline={openWords}
      amountOf={(latest) => ({ amount: latest.differenceAmount, words: differenceWords(latest) })}
    />
  );
}

/**
 * A difference of zero can consist of two that cancel each other. Fees count as a difference until the bank
 * charges them.
 */
function differenceWords({ differenceAmount, date, reasons }: NonNullable<ReconciledAccount['latest']>) {
  const day = dayWords(date, true);
  if (reasons.length === 0) return <Trans>No difference on {day}</Trans>;
  if (reasons.every(({ code }) => code === 'FEES'))
    return <Trans>Only fees that the bank has not charged yet, {day}</Trans>;
  if (isZero(differenceAmount)) return <Trans>Differences that cancel each other on {day}</Trans>;
  return <Trans>Ledger minus bank, {day}</Trans>;
}

/** "5 open entries, 2 with a proposal, 1 to confirm". */
function openWords({ openEntries, proposals, waiting }: ReconciledAccount): string {
  const count = formatNumber(openEntries);
  const open =
    openEntries === 0
      ? t`No open entries`
      : plural(openEntries, { one: '1 open entry', other: `${count} open entries` });
  const likely = formatNumber(proposals);
  const proposed = proposals === 0 ? open : t`${open}, ${likely} with a proposal`;
  const unconfirmed = formatNumber(waiting);
  return waiting === 0 ? proposed : t`${proposed}, ${unconfirmed} to confirm`;
}
