import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  askToPayMutation,
  cancelRequestToPayMutation,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail, RequestToPay } from '../../../../client/types.gen.ts';
import { SHAP_ID, type RequestToPayState } from '../../../../shared/collection-terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useKept } from '../shared/use-kept.ts';
import classes from './receivables.module.css';
import { useRequestStep } from './use-request-step.ts';

const STATES: Readonly<Record<RequestToPayState, MessageDescriptor>> = {
  PENDING: msg`The payer’s bank has not answered yet`,
  PRESENTED: msg`The payer sees it in the bank’s app`,
  EXPIRED: msg`Expired without an answer of the payer`,
  CANCELLED: msg`Cancelled`,
  REJECTED: msg`The payer declined it`,
  PAID: msg`The payer approved it. The money counts once a statement shows it`,
  REFUND_IN_PROGRESS: msg`The payer’s bank is giving the money back`,
  REFUNDED: msg`The payer’s bank gave the money back`,
};

/** The state in words. */
export function stateWords(state: string): string {
  return state in STATES ? i18n._(STATES[state as RequestToPayState]) : state;
}

/** The requests to pay of a payment request, and a form for one more. */
export function AskToPay({ request }: { request: PaymentRequestDetail }) {
  const { requestsToPay, canAskToPay, ageing } = request;
  const mayAsk = useMay('requestPayments') && canAskToPay && ageing !== null;
  if (requestsToPay.length === 0 && !mayAsk) return null;
  const isOpen = requestsToPay.some((one) => one.isOpen);
  return (
    <Panel title={t`Request to pay`}>
      <Stack gap="sm" align="flex-start">
        {requestsToPay.length > 0 && (
          <ul className={classes.allocations}>
            {requestsToPay.map((one) => (
              <li key={one.id}>
                <One one={one} request={request} />
              </li>
            ))}
          </ul>
        )}
        {mayAsk && !isOpen && <Ask request={request} />}
      </Stack>
    </Panel>
  );
}

function One({ one, request }: { one: RequestToPay; request: PaymentRequestDetail }) {
  const mayCancel = useMay('requestPayments') && one.isOpen && one.cancelAskedAt === null;
  const amount = formatMoney(one.amount, request.currency);
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm" fw={500}>
        {stateWords(one.state)}
      </Text>
      <Text size="sm" c="dimmed">
        {amount}, <span data-record>{one.shapId}</span>, <Person of={one.by} />, <Timestamp at={one.at} />
      </Text>
      {one.isOpen && (
        <Text size="sm" c="dimmed">
          {one.cancelAskedAt === null ? (
            <Trans>
              The payer may approve it until <Timestamp at={one.expiresAt} />.
            </Trans>
          ) : (
            <Trans>
              Its end was asked for. Until the bank confirms that, the payer may still approve it.
            </Trans>
          )}
        </Text>
      )}
      {mayCancel && <CancelOne one={one} request={request} />}
    </Stack>
  );
}

function CancelOne({ one, request: { id } }: { one: RequestToPay; request: PaymentRequestDetail }) {
  const step = useRequestStep(cancelRequestToPayMutation(), {
    message: () => t`The bank is asked to end it.`,
    close: () => undefined,
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        loading={step.isPending}
        onClick={() => step.send({ path: { id }, body: { requestToPayId: one.id } })}
      >
        <Trans>Ask the bank to end it</Trans>
      </Button>
      {step.refusal !== null && <ErrorState error={step.refusal} title={t`Its end was not asked for`} />}
    </>
  );
}

function Ask({ request: { id, openAmount, currency } }: { request: PaymentRequestDetail }) {
  const { value: shapId, setValue, keep, forget } = useKept(`request to pay of ${id}`, '');
  const [submitted, setSubmitted] = useState(false);
  const step = useRequestStep(askToPayMutation(), {
    message: () => t`The request to pay is on its way.`,
    close: forget,
    keep,
  });
  const typed = shapId.replaceAll(/\s/g, '').toLowerCase();
  const isRight = SHAP_ID.test(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isRight) step.send({ path: { id }, body: { shapId: typed } });
  };
  const refused = step.refusal === null ? undefined : errorsByPath(step.refusal)['shapId'];
  const amount = formatMoney(openAmount, currency);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            The payer’s bank shows the payment for approval. An approval is no money yet: the request is paid
            once a statement shows it.
          </Trans>
        </Text>
        <Group gap="sm" align="flex-start">
          <TextInput
            label={t`ShapID of the payer`}
            description={t`A cell number, or the number with a bank: 0812345678@bank.`}
            value={shapId}
            maxLength={80}
            onChange={({ currentTarget: { value } }) => setValue(value)}
            error={
              refused ??
              (submitted && !isRight ? t`Enter a cell number of 10 digits, such as 0812345678.` : null)
            }
          />
        </Group>
        {step.refusal !== null && !refused && (
          <ErrorState error={step.refusal} title={t`No request to pay was sent`} />
        )}
        <Button type="submit" variant="default" loading={step.isPending}>
          <Trans>Ask for {amount} now</Trans>
        </Button>
      </Stack>
    </form>
  );
}
