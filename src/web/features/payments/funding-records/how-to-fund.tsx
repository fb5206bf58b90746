import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getFundingInstructionsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { FundingAccount } from '../../../../client/types.gen.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** The accounts to pay into, each with its reference; or that funding is simulated. */
export function HowToFund() {
  const query = useQuery(getFundingInstructionsOptions());
  if (query.isPending) return <LoadingPanel title={t`How to fund`} lines={4} />;
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const { isSimulated, accounts } = query.data;
  return (
    <Panel title={t`How to fund`}>
      {isSimulated && (
        <Text size="sm">
          <Trans>
            Your company pays over the sandbox, so funding is simulated: ask your operator to book it. Once a
            bank connection is switched on, you see here which account to pay into and which reference to
            quote.
          </Trans>
        </Text>
      )}
      {!isSimulated && accounts.length === 0 && (
        <Text size="sm">
          <Trans>
            No bank connection is switched on. Once one is, you see here which account to pay into and which
            reference to quote.
          </Trans>
        </Text>
      )}
      {accounts.length > 0 && (
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            <Trans>
              Pay into the account and quote the reference exactly. When a statement of the bank shows the
              payment, it is added to the funding balance. If a user uploaded that statement, another user
              confirms it first.
            </Trans>
          </Text>
          {accounts.map((account) => (
            <Account key={account.connection.id} account={account} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function Account({ account }: { account: FundingAccount }) {
  const { connection, accountName, branchCode, accountNumber, currency, reference } = account;
  return (
    <section aria-label={connection.displayName}>
      <Text fw={600} mb="xs">
        {connection.displayName}
      </Text>
      <Facts
        items={[
          [
            t`Reference to quote`,
            <Copied key="reference" value={reference} what={t`the reference`}>
              <strong translate="no">{reference}</strong>
            </Copied>,
          ],
          [
            t`Account number`,
            <Copied key="account" value={accountNumber} what={t`the account number`}>
              {accountNumber}
            </Copied>,
          ],
          [t`Branch code`, branchCode],
          [
            t`Account holder`,
            <span key="holder" data-record>
              {accountName}
            </span>,
          ],
          [t`Currency`, currency],
        ]}
      />
    </section>
  );
}

function Copied({ value, what, children }: { value: string; what: string; children: ReactNode }) {
  return (
    <Group gap={4} wrap="nowrap">
      {children}
      <CopyButton value={value} what={what} />
    </Group>
  );
}
