import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { MonthEnd } from '../../../../client/types.gen.ts';
import { monthExportPath } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Person } from '../../../ui/person.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { bookedLaterWords } from '../shared/statements/booked-later.ts';
import { Steps } from './steps.tsx';
import { matterPath, matterWords, MONTH_LOOKS, otherWords, postedWords } from './words.ts';

/** A month: the matters that prevent its closing, who closed it, and what can be done. */
export function MonthPanel({ month }: { month: MonthEnd }) {
  const { state, matters, closing } = month;
  const isClosed = state === 'CLOSED';
  const ways = matters.filter(({ weight }) => weight !== 'NOTED');
  const noted = matters.filter(({ weight }) => weight === 'NOTED');
  return (
    <Stack gap="md">
      {/* As an item of the stack, the badge would be as wide as the panel. */}
      <div>
        <LookBadge look={MONTH_LOOKS[state]} />
      </div>
      {!closing && <Balances month={month} />}
      {!isClosed && ways.length > 0 && (
        <Matters title={t`What prevents the closing`} matters={ways} month={month} />
      )}
      {noted.length > 0 && <Matters title={t`Also check`} matters={noted} month={month} />}
      {closing && <Closing closing={closing} />}
      <Steps key={`${month.month} ${state} ${closing?.id ?? ''}`} month={month} />
      {isClosed && closing && <ExportButton href={monthExportPath(closing.id)} />}
    </Stack>
  );
}

/** The balances at the end of a month that is not closed, as of now. */
function Balances({ month }: { month: MonthEnd }) {
  const { bankBalance, ledgerBalance, differenceAmount, account } = month;
  const facts = [
    [t`At the bank`, bankBalance],
    [t`In Outlay`, ledgerBalance],
    [t`Difference`, differenceAmount],
  ] as const;
  const known = facts.flatMap(([name, amount]): Fact[] =>
    amount === null ? [] : [[name, <Amount key="a" amount={amount} currency={account.currency} />]],
  );
  return known.length === 0 ? null : <Facts items={known} />;
}

interface MattersProps {
  title: string;
  matters: MonthEnd['matters'];
  month: MonthEnd;
}

function Matters({ title, matters, month }: MattersProps) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      <List spacing={4} size="sm">
        {matters.map((matter) => {
          const to = matterPath(matter, month);
          const words = matterWords(matter);
          return (
            <List.Item key={matter.code}>
              {to === null ? (
                words
              ) : (
                <Anchor component={Link} to={to} inherit underline="always">
                  {words}
                </Anchor>
              )}
            </List.Item>
          );
        })}
      </List>
    </section>
  );
}

/** Who closed the month, and the figures that were or would be closed. */
function Closing({ closing }: { closing: NonNullable<MonthEnd['closing']> }) {
  const { record, requestedBy, requestedAt, confirmedBy, confirmedAt, explanation, reopening, bookedLater } =
    closing;
  const { currency } = record;
  const amount = (value: string) => <SignedAmount amount={value} currency={currency} />;
  const counted = ({ count, amount: sum }: { count: number; amount: string }) => (
    <>
      {formatNumber(count)} · {amount(sum)}
    </>
  );
  const facts: Fact[] = [
    [t`Opening balance`, amount(record.openingBalance)],
    [t`Booked by the bank`, counted(record.entries)],
    ...record.posted
      .filter(({ kind }) => kind !== 'OTHER' || record.other.length === 0)
      .map((one): Fact => [postedWords(one.kind), counted(one)]),
    ...record.other.map((one): Fact => [otherWords(one.category), counted(one)]),
    ...(record.setAside.count > 0 ? [[t`Set aside`, counted(record.setAside)] as Fact] : []),
    [t`Balance of the bank`, amount(record.bankBalance)],
    [t`Balance in Outlay`, amount(record.ledgerBalance)],
    [t`Difference`, amount(record.difference)],
  ];
  return (
    <Stack gap="xs">
      <Text size="sm">
        {confirmedBy && confirmedAt ? (
          <Trans>
            Closed by <Person of={requestedBy} />, <Timestamp at={requestedAt} />. Confirmed by{' '}
            <Person of={confirmedBy} />, <Timestamp at={confirmedAt} />.
          </Trans>
        ) : (
          <Trans>
            <Person of={requestedBy} /> asked to close it, <Timestamp at={requestedAt} />.
          </Trans>
        )}
      </Text>
      {explanation !== null && (
        <Text size="sm">
          <Trans>Why ledger and bank differ:</Trans> {explanation}
        </Text>
      )}
      {reopening && (
        <Text size="sm">
          <Trans>
            <Person of={reopening.by} /> asked to reopen it, <Timestamp at={reopening.at} />:
          </Trans>{' '}
          {reopening.reason}
        </Text>
      )}
      {bookedLater && (
        <Alert color="orange" title={bookedLaterWords(bookedLater, currency)}>
          <Trans>
            The bank reported it late. The figures below stay as they were closed; to include it, reopen the
            month.
          </Trans>
        </Alert>
      )}
      <Facts items={facts} />
    </Stack>
  );
}
