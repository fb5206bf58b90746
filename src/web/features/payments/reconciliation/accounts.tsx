import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { formatNumber } from '../../../ui/locale.ts';
import classes from '../shared/account-cards.module.css';
import type { View } from './search.ts';

interface AccountsProps {
  accounts: readonly ReconciledAccount[];
  /** The account that the page is narrowed to. */
  accountId: string | undefined;
  view: View;
}

/** Each account with the difference between ledger and bank, and what is open. */
export function Accounts({ accounts, accountId, view }: AccountsProps) {
  const search = (id: string) => {
    const query = new URLSearchParams({
      ...(view === 'open' ? {} : { view }),
      ...(id === accountId ? {} : { accountId: id }),
    });
    return query.size > 0 ? `?${query}` : '';
  };
  return (
    <ul className={classes.accounts} aria-label={t`Accounts`}>
      {accounts.map(({ account, latest, openEntries, proposals }) => (
        <li key={account.id}>
          <Link
            to={paths.reconciliation(search(account.id))}
            preventScrollReset
            className={classes.account}
            aria-current={account.id === accountId ? 'true' : undefined}
          >
            <Text size="sm" c="dimmed" className={classes.name}>
              {account.connection.displayName} {account.accountNumber}
            </Text>
            {latest ? (
              <>
                <Amount amount={latest.differenceAmount} currency={account.currency} size="medium" />
                <Text size="sm" c="dimmed">
                  {isZero(latest.differenceAmount) ? (
                    <Trans>No difference on {dayWords(latest.date, true)}</Trans>
                  ) : (
                    <Trans>Ledger less bank, {dayWords(latest.date, true)}</Trans>
                  )}
                </Text>
              </>
            ) : (
              <Text size="sm">
                <Trans>No balance stated yet</Trans>
              </Text>
            )}
            <Text size="sm">{openWords(openEntries, proposals)}</Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const isZero = (amount: string) => !/[1-9]/.test(amount);

/** "5 open entries, 2 with a proposal". */
function openWords(openEntries: number, proposals: number): string {
  const count = formatNumber(openEntries);
  const open =
    openEntries === 0
      ? t`No open entries`
      : plural(openEntries, { one: '1 open entry', other: `${count} open entries` });
  const likely = formatNumber(proposals);
  return proposals === 0 ? open : t`${open}, ${likely} with a proposal`;
}
