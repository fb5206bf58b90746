import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOpeningBalancesOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { OpeningOfAccount } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';

/** The balances with which the accounts began: part of the available balance, but never paid in. */
export function BeganWith() {
  const query = useQuery(listOpeningBalancesOptions());
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  // Without statements, no account has an opening balance.
  if (!query.data || query.data.length === 0) return null;
  return (
    <Panel title={t`Opening balances`}>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>
          The money that an account held before Outlay began to use it. It is part of the available balance,
          but it is not funding: your company did not pay it in through Outlay.
        </Trans>
      </Text>
      <Stack gap="md">
        {query.data.map((one) => (
          <Began key={one.account.id} {...one} />
        ))}
      </Stack>
    </Panel>
  );
}

function Began({ account, state, opening }: OpeningOfAccount) {
  const { accountNumber, connection, currency } = account;
  const toDecide = (
    <Anchor component={Link} to={paths.reconciliation()} inherit underline="always">
      {state === 'WAITING' ? t`Another user has to confirm it` : t`Choose the statement to begin with`}
    </Anchor>
  );
  return (
    <section aria-label={`${connection.displayName} ${accountNumber}`}>
      <Text size="sm" c="dimmed">
        <span data-record>{connection.displayName}</span> {accountNumber}
      </Text>
      {opening && (
        <Text fw={600}>
          <Amount amount={opening.openingAmount} currency={currency} />
        </Text>
      )}
      <Text size="sm">
        {state === 'BOOKED' && opening?.confirmedBy ? (
          <Trans>
            On {dayWords(opening.day, true)}, from{' '}
            <Anchor component={Link} to={paths.statement(opening.statement.id)} inherit underline="always">
              {opening.statement.name}
            </Anchor>
            . Proposed by <Person of={opening.proposedBy} />, confirmed by <Person of={opening.confirmedBy} />
            .
          </Trans>
        ) : opening ? (
          <Trans>
            On {dayWords(opening.day, true)}, not in the available balance yet. {toDecide}.
          </Trans>
        ) : (
          <Trans>Missing, so no batch can be paid from this account. {toDecide}.</Trans>
        )}
      </Text>
    </section>
  );
}
