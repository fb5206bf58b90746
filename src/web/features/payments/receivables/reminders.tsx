import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { remindPayerMutation } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail, PaymentRequestReminder } from '../../../../client/types.gen.ts';
import type { ReminderKind, ReminderStatus } from '../../../../shared/collection-terms.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { usePayerObstacle } from './use-mailing.ts';
import { useRequestStep } from './use-request-step.ts';
import { obstacleWords } from './words.ts';

const KINDS: Readonly<Record<ReminderKind, MessageDescriptor>> = {
  BY_HAND: msg`Sent by a user`,
  BEFORE_DUE: msg`3 days before the due day`,
  ON_DUE: msg`On the due day`,
  DAYS_7: msg`7 days late`,
  DAYS_14: msg`14 days late`,
};

const STATUSES: Readonly<Record<ReminderStatus, MessageDescriptor>> = {
  WAITING: msg`waits for the mail server`,
  SENT: msg`mailed`,
  NOT_SENT: msg`not mailed: nothing was open, the payer gets no reminders, or it was not delivered`,
};

/** The reminders of a request, and a button for one more. */
export function Reminders({ request }: { request: PaymentRequestDetail }) {
  const { reminders, ageing, payer } = request;
  const mayRemind = useMay('requestPayments') && ageing !== null;
  const obstacle = usePayerObstacle(payer.id, 'REMIND');
  if (reminders.length === 0 && !mayRemind) return null;
  return (
    <Panel title={t`Reminders`}>
      <Stack gap="sm">
        {reminders.length > 0 ? (
          <Facts
            items={reminders.map((reminder) => [
              dayWords(reminder.on, true),
              <What key="what" {...reminder} />,
            ])}
          />
        ) : obstacle ? (
          <Text size="sm">
            <Trans>The payer was not reminded yet.</Trans>
          </Text>
        ) : (
          <Text size="sm">
            <Trans>
              The payer was not reminded yet. Outlay does it three days before the due day, on it, and 7 and
              14 days after, on banking days, while the pay page is switched on.
            </Trans>
          </Text>
        )}
        {mayRemind && obstacle && (
          <Text size="sm" c="dimmed">
            {obstacleWords(obstacle)}
          </Text>
        )}
        {mayRemind && !obstacle && <RemindNow request={request} />}
      </Stack>
    </Panel>
  );
}

function What({ kind, status, by }: PaymentRequestReminder) {
  return (
    <span>
      {by === null ? i18n._(KINDS[kind]) : <Person of={by} />}, {i18n._(STATUSES[status])}
    </span>
  );
}

function RemindNow({ request: { id, payer } }: { request: PaymentRequestDetail }) {
  const step = useRequestStep(remindPayerMutation(), {
    message: () => t`A reminder to ${payer.name} is on its way.`,
    close: () => undefined,
  });
  return (
    <>
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        loading={step.isPending}
        onClick={() => step.send({ path: { id } })}
      >
        <Trans>Send a reminder</Trans>
      </Button>
      {step.refusal !== null && <ErrorState error={step.refusal} title={t`No reminder was sent`} />}
    </>
  );
}
