import { Trans } from '@lingui/react/macro';
import type { ReconciledAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { AccountCards } from '../shared/statements/account-cards.tsx';
import { lookOfFindings } from './looks.ts';
import { findings } from './words.ts';

interface AccountsProps {
  accounts: readonly ReconciledAccount[];
  /** The account that the list is narrowed to. */
  accountId: string | undefined;
}

/** Each account with the closing balance of its latest statement. */
export function Accounts({ accounts, accountId }: AccountsProps) {
  return (
    <AccountCards
      accounts={accounts}
      accountId={accountId}
      to={(id) => paths.statements(id === undefined ? '' : `?accountId=${id}`)}
      amountOf={({ statementBalance, date }) => ({
        amount: statementBalance,
        words: <Trans>at the bank on {dayWords(date, true)}</Trans>,
      })}
      below={({ openFindings }) =>
        openFindings > 0 && (
          <span>
            <LookBadge look={lookOfFindings(findings(openFindings))} />
          </span>
        )
      }
    />
  );
}
