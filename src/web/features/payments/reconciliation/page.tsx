import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import IconScale from '~icons/tabler/scale';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  listBankConnectionsOptions,
  listOpeningBalancesOptions,
  listStatementConfirmationsOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { chipsOf, FilterChips } from '../../../ui/filters.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { FirstStatements, OpeningBalances } from '../shared/statements/opening-balances.tsx';
import { StatementConfirmations } from '../shared/statements/statement-confirmations.tsx';
import { useStatementAccounts } from '../shared/statements/use-statement-accounts.ts';
import { Accounts } from './accounts.tsx';
import { BalanceDays } from './balance-days.tsx';
import { Entries } from './entries.tsx';
import { Rules } from './rules.tsx';
import { ReconciliationSearch } from './search.ts';
import { Views } from './views.tsx';
import { WaitingRules } from './waiting-rules.tsx';

/** The bank's entries with what they are or may be, and the balance of the ledger beside that of the bank. */
export default function ReconciliationPage() {
  const { filters, set, clear } = useSearchFilters(ReconciliationSearch);
  const { view = 'open', accountId } = filters;
  const accounts = useStatementAccounts();
  const confirmations = useQuery(listStatementConfirmationsOptions());
  // These parts come first on the page, and the others must not move when they arrive.
  const openings = useQuery(listOpeningBalancesOptions());
  const connections = useQuery(listBankConnectionsOptions());
  const isLoading =
    accounts.isPending || confirmations.isPending || openings.isPending || connections.isPending;
  const account = accounts.data?.find((one) => one.account.id === accountId) ?? null;
  const accountNumber = account?.account.accountNumber ?? '…';
  const shown = account ?? accounts.data?.[0];
  return (
    <>
      <PageHeader
        title={routeTitle('reconciliation')}
        description={t`Match what the bank booked with your payments, until ledger and bank agree.`}
      />
      {isLoading && (
        <>
          <Skeleton height={132} width={320} maw="100%" radius="md" mb="lg" />
          <LoadingRows />
        </>
      )}
      {!isLoading && accounts.isError && !accounts.data && (
        <ErrorState error={accounts.error} retry={() => void accounts.refetch()} />
      )}
      {!isLoading && accounts.data && <FirstStatements />}
      {!isLoading && accounts.data?.length === 0 && (
        <EmptyState
          title={t`Nothing to reconcile yet`}
          icon={IconScale}
          action={
            <Button component={Link} to={paths.statements()}>
              <Trans>Upload a bank statement</Trans>
            </Button>
          }
        >
          {t`Reconciliation starts with a bank statement. Entries that name a payment exactly are posted \
without you; for the others you see here what they may be.`}
        </EmptyState>
      )}
      {!isLoading && accounts.data && shown && (
        <>
          <OpeningBalances />
          <StatementConfirmations />
          <WaitingRules />
          {/* The balances are those of one account, chosen or not, and its card says which. */}
          <Accounts
            accounts={accounts.data}
            accountId={view === 'days' ? shown.account.id : accountId}
            view={view}
          />
          <Views accountId={shown.account.id} />
          {accountId && (
            <FilterChips
              chips={chipsOf({ 'accountId open': t`Account: ${accountNumber}` }, set)}
              clear={clear}
            />
          )}
          {view === 'days' && <BalanceDays key={shown.account.id} account={shown.account} />}
          {view === 'rules' && <Rules />}
          {view !== 'days' && view !== 'rules' && <Entries view={view} />}
        </>
      )}
    </>
  );
}
