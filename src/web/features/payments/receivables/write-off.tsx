import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import { useState } from 'react';
import {
  confirmWriteOffMutation,
  withdrawWriteOffMutation,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail, PaymentRequestWriteOff } from '../../../../client/types.gen.ts';
import { Amount, formatMoney } from '../../../ui/amount.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { type Look, LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { MayConfirm } from '../shared/statements/may-confirm.tsx';
import { useRequestStep } from './use-request-step.ts';

interface WriteOffProps {
  request: PaymentRequestDetail;
  writeOff: PaymentRequestWriteOff;
}

/** A write-off: who asked for it and why, and who may confirm it while it waits. */
export function WriteOffPanel({ request, writeOff }: WriteOffProps) {
  const { amount, reason, isWaiting, askedBy, askedAt, confirmedBy, confirmedAt } = writeOff;
  const mayDecide = useMay('writeOffRequests');
  const look: Look = isWaiting
    ? { word: t`Waits for a second user`, tone: 'care', icon: IconClock }
    : { word: t`Written off`, tone: 'quiet', icon: IconCheck };
  const facts: Fact[] = [
    [t`Amount`, <Amount key="amount" amount={amount} currency={request.currency} />],
    [isWaiting ? t`Asked by` : t`Written off by`, <By key="by" person={askedBy} at={askedAt} />],
    [
      t`Reason`,
      <span key="reason" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {reason}
      </span>,
    ],
    ...(confirmedBy && confirmedAt
      ? [[t`Confirmed by`, <By key="confirmed" person={confirmedBy} at={confirmedAt} />] as const]
      : []),
  ];
  return (
    <Panel title={t`Write-off`}>
      <Stack gap="sm">
        <Group>
          <LookBadge look={look} />
        </Group>
        <Facts items={facts} />
        {isWaiting && (
          <Text size="sm" component="div">
            <Advice request={request} writeOff={writeOff} />
          </Text>
        )}
        {isWaiting && mayDecide && <Buttons request={request} writeOff={writeOff} />}
      </Stack>
    </Panel>
  );
}

function By({ person, at }: { person: { userId: string; name: string }; at: string }) {
  return (
    <span>
      <Person of={person} />, <Timestamp at={at} />
    </span>
  );
}

/** Who acts next, and why the user may not confirm an own write-off. */
function Advice({ request: { mayConfirm, openAmount, currency }, writeOff }: WriteOffProps) {
  const { user } = useSession();
  const money = formatMoney(openAmount, currency);
  const withoutAny = t`No other user may confirm it. Withdraw it, or ask an admin to give another person the \
role approver or admin. If you have no admin, ask your operator.`;
  if (writeOff.askedBy.userId === user.id)
    return (
      <>
        {t`You asked for it, so another user has to confirm it. Until then, ${money} is still expected.`}{' '}
        <MayConfirm people={mayConfirm} withoutAny={withoutAny} />
      </>
    );
  if (mayConfirm.some(({ userId }) => userId === user.id))
    return t`Find out yourself whether the reason is right. Until you or another user confirms it, ${money} \
is still expected.`;
  return (
    <>
      {t`Until it is confirmed, ${money} is still expected.`}{' '}
      <MayConfirm people={mayConfirm} withoutAny={withoutAny} />
    </>
  );
}

function Buttons(props: WriteOffProps) {
  const { user } = useSession();
  const isOwn = props.writeOff.askedBy.userId === user.id;
  return (
    <Group gap="sm">
      {!isOwn && <Confirm {...props} />}
      <Withdraw {...props} />
    </Group>
  );
}

function Confirm({ request, writeOff }: WriteOffProps) {
  const [opened, setOpened] = useState(false);
  const money = formatMoney(writeOff.amount, request.currency);
  const step = useRequestStep(confirmWriteOffMutation(), {
    message: () => t`${money} was written off.`,
    close: () => setOpened(false),
  });
  const close = () => {
    setOpened(false);
    step.reset();
  };
  const { label, payer } = request;
  return (
    <>
      <Button onClick={() => setOpened(true)}>
        <Trans>Confirm the write-off…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Confirm the write-off of “${label}”?`}
        confirmLabel={t`Write off ${money}`}
        danger
        pending={step.isPending}
        error={step.refusal}
        onConfirm={() => step.send({ path: { id: request.id }, body: { writeOffId: writeOff.id } })}
      >
        <Stack gap="sm">
          <span>
            <Trans>
              <Person of={writeOff.askedBy} /> gives up <strong>{money}</strong> that {payer.name} owes:
            </Trans>{' '}
            {writeOff.reason}
          </span>
          <span>
            <Trans>No money moves. You cannot undo this.</Trans>
          </span>
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function Withdraw({ request, writeOff }: WriteOffProps) {
  const [opened, setOpened] = useState(false);
  const money = formatMoney(writeOff.amount, request.currency);
  const step = useRequestStep(withdrawWriteOffMutation(), {
    message: () => t`The write-off was withdrawn.`,
    close: () => setOpened(false),
  });
  const close = () => {
    setOpened(false);
    step.reset();
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        <Trans>Withdraw the write-off…</Trans>
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t`Withdraw the write-off?`}
        confirmLabel={t`Withdraw the write-off`}
        focusConfirm
        pending={step.isPending}
        error={step.refusal}
        onConfirm={() => step.send({ path: { id: request.id }, body: { writeOffId: writeOff.id } })}
      >
        {t`${money} stays expected, and the request stays open. The history keeps who asked for the \
write-off, and why.`}
      </ConfirmDialog>
    </>
  );
}
