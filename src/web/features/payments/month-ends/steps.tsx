import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import {
  closeMonthMutation,
  confirmMonthCloseMutation,
  confirmMonthReopenMutation,
  reopenMonthMutation,
  withdrawMonthCloseMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { MonthEnd } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { monthWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { WRAPPING } from '../../../ui/wrapping-button.ts';
import { MayConfirm } from '../shared/statements/may-confirm.tsx';
import { useMonthStep } from './use-month-step.ts';
import { WithReason } from './with-reason.tsx';

/** What the user may do with a month: close it, confirm, withdraw, or ask to reopen it. */
export function Steps({ month }: { month: MonthEnd }) {
  const mayReconcile = useMay('reconcileEntries');
  const { closing, state, isReady } = month;
  const waits = state === 'WAITING' || (state === 'CLOSED' && closing?.reopening);
  if (waits && closing) return <Waiting month={month} closing={closing} />;
  if (!mayReconcile) return null;
  if (state === 'CLOSED' && closing) return <Reopen month={month} id={closing.id} />;
  return isReady ? <Close month={month} /> : null;
}

function Close({ month: one }: { month: MonthEnd }) {
  const { account, month, matters, bankBalance } = one;
  const change = useMonthStep(
    closeMonthMutation(),
    () => t`The month was closed. Another user has to confirm it.`,
  );
  const isDifferent = matters.some(({ code }) => code === 'DIFFERENCE');
  const name = monthWords(`${month}-01`);
  const balance = formatMoney(bankBalance ?? '0.00', account.currency);
  return (
    <WithReason
      button={t`Close the month…`}
      title={t`Close ${name}?`}
      confirmLabel={t`Close ${name} with ${balance}`}
      reasonLabel={isDifferent ? t`Why ledger and bank differ` : null}
      pending={change.isPending}
      error={change.refusal}
      onClose={() => change.reset()}
      onConfirm={(typed) =>
        change.send({
          body: { accountId: account.id, month, ...(isDifferent ? { explanation: typed } : {}) },
        })
      }
    >
      <Text size="sm">
        <Trans>
          Another approver or admin has to confirm it. From then on no entry of the month is posted, taken
          back or set aside, and a statement that would change it is kept until a user decides about it.
        </Trans>
      </Text>
    </WithReason>
  );
}

function Reopen({ month: one, id }: { month: MonthEnd; id: string }) {
  const change = useMonthStep(
    reopenMonthMutation(),
    () => t`You asked to reopen the month. Another user has to confirm it.`,
  );
  const name = monthWords(`${one.month}-01`);
  return (
    <WithReason
      button={t`Reopen the month…`}
      title={t`Reopen ${name}?`}
      confirmLabel={t`Ask to reopen ${name}`}
      reasonLabel={t`Why it has to change`}
      pending={change.isPending}
      error={change.refusal}
      onClose={() => change.reset()}
      onConfirm={(reason) => change.send({ path: { id }, body: { reason } })}
    >
      <Text size="sm">
        <Trans>
          Another approver or admin has to confirm it. The record of the closed month is kept, and statements
          that arrived for the month meanwhile are read.
        </Trans>
      </Text>
    </WithReason>
  );
}

interface WaitingProps {
  month: MonthEnd;
  closing: NonNullable<MonthEnd['closing']>;
}

function Waiting({ month, closing }: WaitingProps) {
  const { user } = useSession();
  const mayWithdraw = useMay('reconcileEntries');
  const { id, digest, mayConfirm, record, reopening } = closing;
  const close = useMonthStep(confirmMonthCloseMutation(), () => t`The month is closed.`);
  const reopen = useMonthStep(confirmMonthReopenMutation(), () => t`The month is reopened.`);
  const withdraw = useMonthStep(withdrawMonthCloseMutation(), () => t`The request was withdrawn.`);
  const refusal = close.refusal ?? reopen.refusal ?? withdraw.refusal;
  const isConfirmer = mayConfirm.some(({ userId }) => userId === user.id);
  const isReopening = reopening !== null;
  const name = monthWords(`${month.month}-01`);
  const balance = formatMoney(record.bankBalance, record.currency);
  return (
    <Stack gap="xs" align="flex-start">
      {refusal !== null && <ErrorState error={refusal} title={t`The month was not changed`} />}
      {!isConfirmer && (
        <Text size="sm">
          <MayConfirm
            people={mayConfirm}
            withoutAny={t`No other user may confirm it. An admin can give another person the role approver \
or admin under People. If you have no admin, ask your operator.`}
          />
        </Text>
      )}
      <Group gap="sm">
        {isConfirmer && isReopening && (
          <Button loading={reopen.isPending} {...WRAPPING} onClick={() => reopen.send({ path: { id } })}>
            {t`Confirm and reopen ${name}`}
          </Button>
        )}
        {isConfirmer && !isReopening && (
          <Button
            loading={close.isPending}
            {...WRAPPING}
            onClick={() => close.send({ path: { id }, body: { digest } })}
          >
            {t`Confirm and close ${name} with ${balance}`}
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
  );
}
