import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { mailPayerMutation } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail, PaymentRequestMail } from '../../../../client/types.gen.ts';
import type { MailNotSentReason } from '../../../../shared/collection-terms.ts';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { usePayerObstacle } from './use-mailing.ts';
import { useRequestStep } from './use-request-step.ts';
import { obstacleWords } from './words.ts';

const NOT_SENT: Readonly<Record<MailNotSentReason, MessageDescriptor>> = {
  ENDED: msg`not mailed: nothing was open any more`,
  ADDRESS_CHANGED: msg`not mailed: the payer has another address now`,
  REPLACED: msg`not mailed: a later mail was asked for`,
  CANNOT_BE_PAID: msg`not mailed: the pay page was switched off, or showed no account`,
  NOT_DELIVERED: msg`not mailed: the mail server did not take it, and Outlay has stopped trying`,
};

/** The mails that asked the payer for the money, and a button for one more. */
export function Mails({ request }: { request: PaymentRequestDetail }) {
  const { mails, ageing } = request;
  const mayMail = useMay('requestPayments') && ageing !== null;
  if (mails.length === 0 && !mayMail) return null;
  return (
    <Panel title={t`Mails that ask for the money`}>
      <Stack gap="sm">
        {mails.length === 0 ? (
          <Text size="sm">
            <Trans>
              The payer was not mailed this request: give the payer the link or the PDF, or mail it.
            </Trans>
          </Text>
        ) : (
          <Facts items={mails.map((mail) => [dayWords(mail.on, true), <What key="what" {...mail} />])} />
        )}
        {mayMail && <MailNow request={request} />}
      </Stack>
    </Panel>
  );
}

function What({ address, status, notSentBecause, by }: PaymentRequestMail) {
  const outcome =
    notSentBecause !== null
      ? i18n._(NOT_SENT[notSentBecause])
      : status === 'SENT'
        ? t`mailed`
        : t`waits for the mail server`;
  return (
    <span>
      <span data-record>{address}</span>, <Person of={by} />, {outcome}
    </span>
  );
}

function MailNow({ request: { id, payer, mails } }: { request: PaymentRequestDetail }) {
  const obstacle = usePayerObstacle(payer.id, 'ASK');
  const step = useRequestStep(mailPayerMutation(), {
    message: () => t`The request is on its way to ${payer.name}.`,
    close: () => undefined,
  });
  if (obstacle)
    return (
      <Text size="sm" c="dimmed">
        {obstacleWords(obstacle)}
      </Text>
    );
  return (
    <>
      <Button
        variant="default"
        style={{ alignSelf: 'flex-start' }}
        loading={step.isPending}
        onClick={() => step.send({ path: { id } })}
      >
        {mails.length === 0 ? <Trans>Mail the request</Trans> : <Trans>Mail it again</Trans>}
      </Button>
      {step.refusal !== null && <ErrorState error={step.refusal} title={t`Nothing was mailed`} />}
    </>
  );
}
