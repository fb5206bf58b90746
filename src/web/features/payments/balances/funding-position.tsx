import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getFundingPositionOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { FundingOnAccount, FundingPosition as Position } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { aheadWords } from '../shared/statements/ahead-words.ts';
import { isZero, negative } from '../shared/statements/amounts.ts';
import { reasonPlace } from '../shared/statements/reason-places.ts';
import { reasonWords } from '../shared/statements/reason-words.ts';
import { Sum, type SumLine } from '../shared/statements/sum.tsx';

const REFRESH_MS = 30_000;
function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Anchor component={Link} to={path} inherit underline="always">
      {children}
    </Anchor>
  );
}

/** How the available balance follows from the bank's statements, line by line. */
export function FundingPosition() {
  const query = useQuery({ ...getFundingPositionOptions(), refetchInterval: REFRESH_MS });
  const title = t`From the bank to what is available`;
  if (query.isError && !query.data)
    return (
      <Panel title={title}>
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      </Panel>
    );
  // A company without statements has nothing to compare.
  if (!query.data || query.data.length === 0) return null;
  return (
    <Panel title={title}>
      <Text c="dimmed" size="sm" mb="sm">
        <Trans>
          What the bank’s last statement shows, what is known and not on it yet, and what is reserved for
          approved batches.
        </Trans>
      </Text>
      <Stack gap="md">
        {query.data.map((position) => (
          <div key={position.currency}>
            <Sum
              lines={linesOf(position)}
              currency={position.currency}
              caption={t`From the bank to what is available in ${position.currency}`}
            />
            <PayableByAccount {...position} />
          </div>
        ))}
      </Stack>
    </Panel>
  );
}

function linesOf({ accounts, elsewhereAmount, reservedAmount, availableAmount }: Position): SumLine[] {
  return [
    ...accounts.flatMap((one) => linesOfAccount(one, accounts.length > 1)),
    ...(isZero(elsewhereAmount)
      ? []
      : [
          {
            key: 'elsewhere',
            name: (
              <To path={paths.fundingRecords()}>{t`Not on any bank account, such as simulated money`}</To>
            ),
            amount: elsewhereAmount,
          },
        ]),
    ...(isZero(reservedAmount)
      ? []
      : [
          {
            key: 'reserved',
            name: <To path={paths.batches('?status=APPROVED')}>{t`Reserved for approved batches`}</To>,
            amount: negative(reservedAmount),
          },
        ]),
    ...accounts
      .filter(({ offAmount }) => !isZero(offAmount))
      .map(({ account, offAmount }) => ({
        key: `${account.id} off`,
        name: (
          <>
            <To path={paths.bankConnections()}>{t`On an account whose bank connection is off`}</To>
            <span data-record>, {account.accountNumber}</span>
          </>
        ),
        amount: negative(offAmount),
      })),
    { key: 'available', name: t`Available`, amount: availableAmount },
  ];
}

/** A batch is paid from one account, so each of several accounts has its own part that batches can use. */
function PayableByAccount({ accounts, currency }: Position) {
  const known = accounts.filter(({ payableAmount }) => payableAmount !== null);
  if (known.length === 0 || accounts.length === 1) return null;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      <Trans>A batch uses only the money of the account that pays it:</Trans>{' '}
      {known.map(({ account, payableAmount }, index) => (
        <span key={account.id}>
          {index > 0 && '; '}
          <span data-record>
            {account.connection.displayName} {account.accountNumber}
          </span>{' '}
          <Amount amount={payableAmount!} currency={currency} />
        </span>
      ))}
    </Text>
  );
}

/** Incoming money of open entries does not count until they are posted, but outgoing money has left. */
function wordsOf(code: FundingOnAccount['lines'][number]['code'], amount: string): string {
  return code === 'OPEN_ENTRIES' && amount.startsWith('-')
    ? t`Open entries, not available until they are posted`
    : reasonWords(code);
}

/** The page with the balances by day explains lines that the other pages do not list. */
function placeOf(code: FundingOnAccount['lines'][number]['code'], accountId: string): string {
  const isOfPostings = code === 'RETURNS' || code === 'OTHER' || code === 'CORRECTIONS';
  return isOfPostings
    ? paths.reconciliation(`?view=days&accountId=${accountId}`)
    : reasonPlace(code, accountId);
}

/** Among several accounts, each line names its account. */
function linesOfAccount(
  { account, statement, statementsAhead = 0, lines, amount }: FundingOnAccount,
  isOneOfSeveral: boolean,
): SumLine[] {
  const name = `${account.connection.displayName} ${account.accountNumber}`;
  if (statement === null)
    return [
      {
        key: account.id,
        name: (
          <>
            <span data-record>{name}</span>:{' '}
            <To path={paths.reconciliation()}>{t`the opening balance is missing`}</To>
          </>
        ),
        amount,
      },
    ];
  return [
    {
      key: account.id,
      name: (
        <>
          <To path={paths.statement(statement.id)}>
            <span data-record>{name}</span>
          </To>
          , {t`at the end of ${dayWords(statement.date, true)}`}
          {statementsAhead > 0 && ` (${aheadWords(statementsAhead)})`}
        </>
      ),
      amount: statement.closingAmount,
    },
    ...lines.map(({ code, amount: part }) => ({
      key: `${account.id} ${code}`,
      name: (
        <>
          <To path={placeOf(code, account.id)}>{wordsOf(code, part)}</To>
          {isOneOfSeveral && <span data-record>, {account.accountNumber}</span>}
        </>
      ),
      amount: part,
    })),
  ];
}
