import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import classes from '../shared/account-cards.module.css';
import { lookOfFindings } from './looks.ts';
import { findings } from './words.ts';

interface AccountsProps {
  accounts: readonly ReconciledAccount[];
  /** The account that the list is narrowed to. */
  accountId: string | undefined;
}

/** Each account with the closing balance of its latest statement. One click shows its statements only. */
export function Accounts({ accounts, accountId }: AccountsProps) {
  return (
    <ul className={classes.accounts} aria-label={t`Accounts`}>
      {accounts.map(({ account, latest, openFindings }) => (
        <li key={account.id}>
          <Link
            to={paths.statements(account.id === accountId ? '' : `?accountId=${account.id}`)}
            preventScrollReset
            className={classes.account}
            aria-current={account.id === accountId ? 'true' : undefined}
          >
            <Text size="sm" c="dimmed" className={classes.name}>
              {account.connection.displayName} {account.accountNumber}
            </Text>
            {latest ? (
              <>
                <Amount amount={latest.statementBalance} currency={account.currency} size="medium" />
                <Text size="sm" c="dimmed">
                  <Trans>at the bank on {dayWords(latest.date, true)}</Trans>
                </Text>
              </>
            ) : (
              <Text size="sm">
                <Trans>No balance stated yet</Trans>
              </Text>
            )}
            {openFindings > 0 && (
              <span>
                <LookBadge look={lookOfFindings(findings(openFindings))} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
