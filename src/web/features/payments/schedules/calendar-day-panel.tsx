import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BankDays, PaymentDay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { railName } from '../shared/rail-name.ts';
import { closedWords, cutOffsOn } from './bank-days.ts';
import type { CalendarDay } from './calendar-days.ts';

type Payment = PaymentDay['payments'][number];

interface DayPanelProps {
  day: CalendarDay;
  bank: BankDays | null;
  currency: string;
}

/** A day: what leaves, what is expected, what must be approved, and what is left. */
export function DayPanel({ day, bank, currency }: DayPanelProps) {
  const { money, balance, approveBy } = day;
  const closed = closedWords(day.date, bank);
  const cutOffs = cutOffsOn(day.date, bank);
  const leaves = money?.payments ?? [];
  const expected = money?.expected ?? [];
  return (
    <Stack gap="md">
      {closed !== null && (
        <Text size="sm">{t`${closed}: no money moves, except on rails that always pay.`}</Text>
      )}
      <Part title={t`What leaves`} none={t`Nothing leaves on this day.`} isEmpty={leaves.length === 0}>
        {leaves.map((payment) => (
          <List.Item key={keyOf(payment)}>
            <PaymentLink payment={payment} /> <Amount amount={payment.amount} currency={currency} />{' '}
            <Text span size="sm" c="dimmed">
              <Trans>
                and <Amount amount={payment.fee} currency={currency} /> in fees
              </Trans>
            </Text>
            <SweepWords payment={payment} currency={currency} />
            <ApproveBy payment={payment} />
          </List.Item>
        ))}
      </Part>
      {expected.length > 0 && (
        <Part title={t`What is expected`} none="" isEmpty={false}>
          {expected.map(({ id, amount }) => (
            <List.Item key={id}>
              <Anchor component={Link} to={paths.fundingRecord(id)} inherit underline="always">
                <Amount amount={amount} currency={currency} />
              </Anchor>
            </List.Item>
          ))}
        </Part>
      )}
      {approveBy.length > 0 && (
        <Part title={t`To approve on this day at the latest`} none="" isEmpty={false}>
          {approveBy.map((payment) => (
            <List.Item key={keyOf(payment)}>
              <PaymentLink payment={payment} />
              <ApproveBy payment={payment} />
            </List.Item>
          ))}
        </Part>
      )}
      <Text size="sm">
        <Trans>
          Left at the end of the day: <Amount amount={balance} currency={currency} />
        </Trans>
      </Text>
      {cutOffs.length > 0 && (
        <Text size="sm" c="dimmed">
          {t`Cut-offs`}: {cutOffs.map(({ rail, cutOff }) => `${railName(rail)} ${cutOff}`).join(', ')}
        </Text>
      )}
    </Stack>
  );
}

function keyOf({ kind, id, dueOn }: Payment): string {
  return `${kind} ${id} ${dueOn ?? ''}`;
}

interface PartProps {
  title: string;
  none: string;
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ title, none, isEmpty, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb={4}>
        {title}
      </Title>
      {isEmpty ? <Text size="sm">{none}</Text> : <List size="sm">{children}</List>}
    </section>
  );
}

/** A batch, or the schedule of a run that has no batch yet. */
function PaymentLink({ payment: { kind, id, label } }: { payment: Payment }) {
  return (
    <Anchor
      component={Link}
      to={kind === 'BATCH' ? paths.batch(id) : paths.schedule(id)}
      inherit
      underline="always"
    >
      {label}
    </Anchor>
  );
}

/** What a sweep takes: the amount follows from the balance that is expected. */
function SweepWords({ payment: { sweep }, currency }: { payment: Payment; currency: string }) {
  if (sweep === null) return null;
  const keep = <Amount amount={sweep.keep} currency={currency} />;
  const most = <Amount amount={sweep.most} currency={currency} />;
  return (
    <Text size="sm">
      <Trans>
        A sweep to your own account: what is above {keep}, at most {most}.
      </Trans>
    </Text>
  );
}

function ApproveBy({ payment: { waitsForApproval, approveBy } }: { payment: Payment }) {
  if (!waitsForApproval || approveBy === null) return null;
  return (
    <Text size="sm">
      <Trans>
        Approve by <Timestamp at={approveBy} />.
      </Trans>
    </Text>
  );
}
