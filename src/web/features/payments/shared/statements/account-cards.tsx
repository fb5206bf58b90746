import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReconciledAccount } from '../../../../../client/types.gen.ts';
import { aheadWords } from './ahead-words.ts';
import { Amount } from '../../../../ui/amount.tsx';
import classes from './account-cards.module.css';

interface AccountCardsProps {
  accounts: readonly ReconciledAccount[];
  /** The account that the page is narrowed to. */
  accountId: string | undefined;
  /** The address of the page narrowed to an account, or to none. */
  to: (accountId: string | undefined) => string;
  /** The amount of an account, with the words below it. */
  amountOf: (latest: NonNullable<ReconciledAccount['latest']>) => { amount: string; words: ReactNode };
  /** The words that come before the amount, which is then small. */
  headline?: (account: ReconciledAccount) => string;
  /** Further content of the card. */
  below?: (account: ReconciledAccount) => ReactNode;
}

/**
 * The accounts that have statements, as cards. A click narrows the page to one account, and a second click
 * shows all again.
 */
export function AccountCards({ accounts, accountId, to, headline, amountOf, below }: AccountCardsProps) {
  return (
    <ul className={classes.accounts} aria-label={t`Accounts`}>
      {accounts.map((one) => {
        const { account, latest, statementsAhead = 0 } = one;
        const shown = latest && amountOf(latest);
        return (
          <li key={account.id}>
            <Link
              to={to(account.id === accountId ? undefined : account.id)}
              preventScrollReset
              className={classes.account}
              aria-current={account.id === accountId ? 'true' : undefined}
            >
              <Text size="sm" c="dimmed" className={classes.name}>
                {account.connection.displayName} {account.accountNumber}
              </Text>
              {headline && (
                <Text fw={600} fz="lg">
                  {headline(one)}
                </Text>
              )}
              {shown ? (
                <>
                  <Amount
                    amount={shown.amount}
                    currency={account.currency}
                    size={headline ? 'normal' : 'medium'}
                  />
                  <Text size="sm" c="dimmed">
                    {shown.words}
                  </Text>
                </>
              ) : (
                <Text size="sm">
                  <Trans>No balance stated yet</Trans>
                </Text>
              )}
              {statementsAhead > 0 && <Text size="sm">{aheadWords(statementsAhead)}</Text>}
              {below?.(one)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
