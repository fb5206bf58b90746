import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import IconBuildingBank from '~icons/tabler/building-bank';
import IconClock from '~icons/tabler/clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  getAccountBalancesQueryKey,
  getAttentionQueryKey,
} from '../../../../../client/@tanstack/react-query.gen.ts';
import {
  confirmOpeningBalanceMutation,
  listBankConnectionsOptions,
  listBalanceDaysQueryKey,
  listOpeningBalancesOptions,
  listOpeningBalancesQueryKey,
  listReconciliationEntriesQueryKey,
  listStatementAccountsQueryKey,
  proposeOpeningBalanceMutation,
  withdrawOpeningBalanceMutation,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { OpeningBalance, OpeningOfAccount } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Person } from '../../../../ui/person.tsx';
import { useMay, useSession } from '../../../../ui/session-context.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { WRAPPING } from '../../../../ui/wrapping-button.ts';
import { isPaying } from '../connection-purpose.ts';
import { isZero, negative } from './amounts.ts';
import { MayConfirm, People } from './may-confirm.tsx';
import { Sum, type SumLine } from './sum.tsx';

/** The lists that change with an opening balance. */
const OUTDATED = [
  listOpeningBalancesQueryKey,
  listStatementAccountsQueryKey,
  listBalanceDaysQueryKey,
  listReconciliationEntriesQueryKey,
  getAccountBalancesQueryKey,
  getAttentionQueryKey,
];

/** The accounts whose opening balance is missing or waits for another user; empty without any. */
export function OpeningBalances() {
  const query = useQuery(listOpeningBalancesOptions());
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  const unbooked = (query.data ?? []).filter(({ state }) => state !== 'BOOKED');
  if (unbooked.length === 0) return null;
  return (
    <Stack gap="sm" mb="lg">
      {unbooked.map((one) =>
        one.opening ? (
          <Waiting key={one.account.id} account={one.account} opening={one.opening} />
        ) : (
          <Missing key={one.account.id} {...one} />
        ),
      )}
    </Stack>
  );
}

/**
 * The accounts of live connections that have no statement yet, so that nothing can be paid from them; empty
 * without any.
 */
export function FirstStatements() {
  const openings = useQuery(listOpeningBalancesOptions()).data;
  const connections = useQuery(listBankConnectionsOptions()).data;
  if (!openings || !connections) return null;
  const key = (accountNumber: string, currency: string) => `${accountNumber.replace(/^0+/, '')} ${currency}`;
  const known = new Set(openings.map(({ account }) => key(account.accountNumber, account.currency)));
  const unseen = new Map(
    connections
      .filter((one) => isPaying(one) && one.state === 'LIVE')
      .map((one) => [key(one.payer.accountNumber, one.currency), one] as const)
      .filter(([account]) => !known.has(account)),
  );
  if (unseen.size === 0) return null;
  return (
    <Stack gap="sm" mb="lg">
      {[...unseen].map(
        ([
          account,
          {
            displayName: name,
            payer: { accountNumber },
          },
        ]) => (
          <Alert
            key={account}
            color="blue"
            icon={<IconBuildingBank aria-hidden />}
            title={t`The opening balance of ${name} ${accountNumber} is missing`}
          >
            <Stack gap="xs" align="flex-start">
              <Text size="sm">
                <Trans>
                  This account has no statement yet, so Outlay does not know what is on it and no batch can be
                  paid from it. Upload the statement of the day on which Outlay begins, or let the bank send
                  it. Then propose its opening balance here.
                </Trans>
              </Text>
              <Anchor component={Link} to={paths.statements()} size="sm" underline="always">
                <Trans>Upload a bank statement</Trans>
              </Anchor>
            </Stack>
          </Alert>
        ),
      )}
    </Stack>
  );
}

/** An account whose earlier money is not booked yet, with the statements from which it can begin. */
function Missing({ account, candidates }: OpeningOfAccount) {
  const mayPropose = useMay('reconcileEntries');
  const possible = candidates.filter(({ isOverdrawn }) => !isOverdrawn);
  const [chosen, choose] = useState<string | null>(null);
  const candidate = possible.find(({ statement }) => statement.id === chosen) ?? possible[0];
  const propose = useChange(proposeOpeningBalanceMutation(), {
    outdated: OUTDATED,
    message: () => t`The opening balance was proposed. Another user has to confirm it.`,
    refusedAs: 'opening_balance_exists',
  });
  const { accountNumber, connection, currency } = account;
  const name = connection.displayName;
  return (
    <Alert
      color="blue"
      icon={<IconBuildingBank aria-hidden />}
      title={t`The opening balance of ${name} ${accountNumber} is missing`}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          <Trans>
            Money that was on this account before its first statement is not in Outlay yet, so no batch can be
            paid from it. Choose the statement with which Outlay begins. Entries of earlier days are then set
            aside, because the opening balance contains them.
          </Trans>
        </Text>
        {possible.length === 0 && (
          <Text size="sm">
            <Trans>
              No statement of this account can be used: it takes one with an opening balance of zero or more,
              whose entries add up to its closing balance.
            </Trans>{' '}
            <Anchor component={Link} to={paths.statements()} size="sm" underline="always">
              <Trans>Upload a bank statement</Trans>
            </Anchor>
          </Text>
        )}
        {candidate && !mayPropose && (
          <Text size="sm">
            <Trans>An approver or an admin chooses the statement, and another one confirms it.</Trans>
          </Text>
        )}
        {candidate && mayPropose && (
          <>
            <NativeSelect
              label={t`Begin with`}
              maw="100%"
              value={candidate.statement.id}
              onChange={(event) => choose(event.currentTarget.value)}
              data={possible.map(({ statement, day, openingAmount }) => ({
                value: statement.id,
                label: beginningWords(
                  statement.name,
                  dayWords(day, true),
                  formatMoney(openingAmount, currency),
                ),
              }))}
            />
            {propose.refusal !== null && (
              <ErrorState error={propose.refusal} title={t`The opening balance was not proposed`} />
            )}
            <Button
              loading={propose.isPending}
              {...WRAPPING}
              onClick={() => propose.send({ body: { statementId: candidate.statement.id } })}
            >
              {t`Propose ${formatMoney(candidate.openingAmount, currency)}`}
            </Button>
          </>
        )}
      </Stack>
    </Alert>
  );
}

/** `R 980.00 at the beginning of 2 March 2026 (STMT-2)`. */
function beginningWords(name: string, day: string, money: string): string {
  return t`${money} at the beginning of ${day} (${name})`;
}

interface WaitingProps {
  account: OpeningOfAccount['account'];
  opening: OpeningBalance;
}

/** Why no user may confirm it. */
const noOther = () =>
  t`No other user may confirm it: not the one who proposed it, and not an uploader of the statement. An \
admin can give another person the role approver or admin under People. If you have no admin, ask your \
operator.`;

/**
 * An opening balance that a user has proposed: what would be booked, line by line, and who may confirm it.
 */
function Waiting({ account, opening }: WaitingProps) {
  const { user } = useSession();
  const mayWithdraw = useMay('reconcileEntries');
  const { id, day, statement, proposedBy, proposedAt, mayConfirm, bookedAmount } = opening;
  const confirm = useChange(confirmOpeningBalanceMutation(), {
    outdated: OUTDATED,
    message: () => t`The opening balance was booked.`,
    refusedAs: 'opening_balance_changed',
  });
  const withdraw = useChange(withdrawOpeningBalanceMutation(), {
    outdated: OUTDATED,
    message: () => t`The opening balance was withdrawn.`,
    refusedAs: 'opening_balance_not_waiting',
  });
  const refusal = confirm.refusal ?? withdraw.refusal;
  const { accountNumber, connection, currency } = account;
  const name = connection.displayName;
  const isConfirmer = mayConfirm.some(({ userId }) => userId === user.id);
  return (
    <Alert
      color="yellow"
      icon={<IconClock aria-hidden />}
      title={t`Another user has to confirm the opening balance of ${name} ${accountNumber}`}
    >
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          <Trans>
            Proposed by <Person of={proposedBy} />, <Timestamp at={proposedAt} />. Outlay begins on{' '}
            {dayWords(day, true)} with the opening balance of{' '}
            <Anchor component={Link} to={paths.statement(statement.id)} inherit underline="always">
              {statement.name}
            </Anchor>
            . Compare it with the bank’s own page.
          </Trans>{' '}
          <BroughtBy {...opening} />
        </Text>
        <Sum lines={linesOf(opening)} currency={currency} caption={t`What would be booked`} />
        {refusal !== null && <ErrorState error={refusal} title={t`The opening balance was not changed`} />}
        {!isConfirmer && (
          <Text size="sm">
            <MayConfirm people={mayConfirm} withoutAny={noOther()} />
          </Text>
        )}
        <Group gap="sm">
          {isConfirmer && (
            <Button
              loading={confirm.isPending}
              {...WRAPPING}
              onClick={() => confirm.send({ path: { id }, body: { bookedAmount } })}
            >
              {t`Confirm and book ${formatMoney(bookedAmount, currency)}`}
            </Button>
          )}
          {mayWithdraw && (
            <Button
              variant="default"
              loading={withdraw.isPending}
              onClick={() => withdraw.send({ path: { id } })}
            >
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  );
}

/** The origin of the statement, because a user could have written an uploaded one. */
function BroughtBy({ isSentByBank, uploadedBy }: Pick<OpeningBalance, 'isSentByBank' | 'uploadedBy'>) {
  if (isSentByBank) return <Trans>The bank sent the statement.</Trans>;
  return (
    <Trans>
      The statement was uploaded by <People people={uploadedBy} />, and not sent by the bank.
    </Trans>
  );
}

/** The opening balance, the amounts that are subtracted, and the amount that is booked. */
function linesOf({
  openingAmount,
  bookedBeforeAmount,
  notAtBankAmount,
  bookedAmount,
}: OpeningBalance): SumLine[] {
  const taken = [
    { key: 'before', name: t`What Outlay booked on the account before`, amount: bookedBeforeAmount },
    {
      key: 'elsewhere',
      name: t`Money in Outlay that is at no bank, such as simulated money`,
      amount: notAtBankAmount,
    },
  ];
  return [
    { key: 'opening', name: t`Opening balance of the statement`, amount: openingAmount },
    ...taken
      .filter(({ amount }) => !isZero(amount))
      .map((line) => ({ ...line, amount: negative(line.amount) })),
    {
      key: 'booked',
      name: bookedAmount.startsWith('-')
        ? t`Taken from the balance in Outlay`
        : t`Added to the balance in Outlay`,
      amount: bookedAmount,
    },
  ];
}
