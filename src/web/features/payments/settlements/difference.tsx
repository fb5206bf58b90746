import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import type { SettlementAcknowledgement, SettlementDetail } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Facts, type Fact } from '../../../ui/facts.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { isZero } from '../shared/statements/amounts.ts';
import { Acknowledge } from './acknowledge.tsx';
import { ConfirmAcknowledgement } from './confirm-acknowledgement.tsx';
import { DIFFERENCE_LOOKS } from './looks.ts';
import { DIFFERENCE_STATUS_ID } from './use-difference-step.ts';
import { WithdrawAcknowledgement } from './withdraw-acknowledgement.tsx';
import { differenceWords } from './words.ts';

/**
 * The amounts by which statements show too much and too little, who acknowledged them, and what the user can
 * do.
 */
export function Difference({ settlement }: { settlement: SettlementDetail }) {
  const { differenceState: state, acknowledgement, currency, overAmount, underAmount } = settlement;
  const mayAcknowledge = useMay('reconcileEntries');
  if (state === 'NONE') return null;
  const money = (amount: string) => <Amount amount={amount} currency={currency} />;
  const facts: Fact[] = [
    ...(isZero(overAmount) ? [] : [[t`Too much on statements`, money(overAmount)] as const]),
    ...(isZero(underAmount) ? [] : [[t`Too little on statements`, money(underAmount)] as const]),
    ...(acknowledgement ? factsOf(settlement, acknowledgement) : []),
  ];
  return (
    <Panel title={t`Difference`}>
      <Stack gap="sm">
        <Group gap="sm" id={DIFFERENCE_STATUS_ID} tabIndex={-1} style={{ outline: 'none' }}>
          <LookBadge look={DIFFERENCE_LOOKS[state]} />
        </Group>
        <Facts items={facts} />
        <Text size="sm">
          <Advice settlement={settlement} />
        </Text>
        {mayAcknowledge && <Buttons settlement={settlement} />}
      </Stack>
    </Panel>
  );
}

function factsOf(
  { differenceState, currency }: SettlementDetail,
  acknowledgement: SettlementAcknowledgement,
): readonly Fact[] {
  const { by, at, reason, confirmed } = acknowledgement;
  const person = <Person of={by} />;
  return [
    ...(differenceState === 'OUTDATED'
      ? [[t`Acknowledged before`, differenceWords(acknowledgement, currency)] as const]
      : []),
    [
      t`Acknowledged by`,
      <span key="by">
        {person}, <Timestamp at={at} />
      </span>,
    ],
    [
      t`Reason`,
      <span key="reason" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {reason}
      </span>,
    ],
    ...(confirmed
      ? [
          [
            t`Confirmed by`,
            <span key="confirmed">
              <Person of={confirmed.by} />, <Timestamp at={confirmed.at} />
            </span>,
          ] as const,
        ]
      : []),
  ];
}

/** The meaning of the state, and who acts next. */
function Advice({ settlement }: { settlement: SettlementDetail }) {
  const { user } = useSession();
  const mayAcknowledge = useMay('reconcileEntries');
  const { differenceState, mayConfirm } = settlement;
  switch (differenceState) {
    case 'OPEN':
      return mayAcknowledge
        ? t`Find the payments that differ below, and ask the bank. If the difference is right, \
acknowledge it.`
        : t`An approver or an admin finds out why, and acknowledges the difference if it is right.`;
    case 'OUTDATED':
      return t`The difference has changed since it was acknowledged, so it needs attention again.`;
    case 'WAITING':
      if (mayConfirm.some(({ userId }) => userId === user.id))
        return t`It counts once you or another user has confirmed it.`;
      if (mayConfirm.length === 0)
        return t`A second user has to confirm it, and no other user may. An admin can give another \
person the role approver or admin under People. If you have no admin, ask your operator.`;
      return (
        <>
          <Trans>It counts once a second user has confirmed it. These users may:</Trans>{' '}
          {mayConfirm.map((person, index) => (
            <span key={person.userId}>
              {index > 0 && ', '}
              <Person of={person} />
            </span>
          ))}
        </>
      );
    default:
      return t`The difference stays as it is. If it changes later, it has to be acknowledged again.`;
  }
}

function Buttons({ settlement }: { settlement: SettlementDetail }) {
  const { user } = useSession();
  const { differenceState, acknowledgement } = settlement;
  return (
    <Group gap="sm">
      {(differenceState === 'OPEN' || differenceState === 'OUTDATED') && (
        <Acknowledge settlement={settlement} />
      )}
      {acknowledgement && differenceState === 'WAITING' && acknowledgement.by.userId !== user.id && (
        <ConfirmAcknowledgement settlement={settlement} acknowledgement={acknowledgement} />
      )}
      {acknowledgement && (
        <WithdrawAcknowledgement
          key={acknowledgement.id}
          settlement={settlement}
          acknowledgement={acknowledgement}
        />
      )}
    </Group>
  );
}
