import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Stack } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCoins from '~icons/tabler/coins';
import { Link } from 'react-router';
import type { BatchChecks } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';

interface RefundOfProps {
  refund: NonNullable<BatchChecks['refund']>;
  currency: string;
}

/** What an approver of a refund sees first: which money is given back, why, and to which account. */
export default function RefundOf({ refund, currency }: RefundOfProps) {
  const { receiptId, receivedOn, receivedAmount, from, account, isNeverPaid, isTakenBack, reason } = refund;
  const money = formatMoney(receivedAmount, currency);
  const day = dayWords(receivedOn, true);
  const name = from.name ?? t`an unknown payer`;
  const isDoubtful = isTakenBack || account === 'TYPED';
  return (
    <Alert
      color={isTakenBack ? 'red' : isDoubtful ? 'yellow' : 'blue'}
      icon={isDoubtful ? <IconAlertTriangle aria-hidden /> : <IconCoins aria-hidden />}
      title={titleOf(refund)}
    >
      <Stack gap={4}>
        <span>{accountWords(from.accountNumber, account, isNeverPaid)}</span>
        <span>
          {t`It gives back money of ${money}, which ${name} paid on ${day}.`} {t`Reason: “${reason}”`}
        </span>
        <Anchor component={Link} to={paths.receipt(receiptId)} size="sm" underline="always" c="inherit">
          <Trans>See the receipt</Trans>
        </Anchor>
      </Stack>
    </Alert>
  );
}

function titleOf({ isTakenBack, account, isNeverPaid }: RefundOfProps['refund']): string {
  if (isTakenBack) return t`The bank has taken back the money that this batch refunds: reject it`;
  if (account === 'STATEMENT') return t`A refund to the account that paid`;
  return isNeverPaid
    ? t`A refund to an account that was typed in and never paid before`
    : t`A refund to an account that was typed in`;
}

function accountWords(
  stated: string | null,
  account: RefundOfProps['refund']['account'],
  isNeverPaid: boolean,
): string {
  if (account === 'STATEMENT') return t`The bank’s statement says that the money came from this account.`;
  if (stated !== null)
    return t`The money came from the account ${stated}, not from this one. Ask the payer before you approve.`;
  return isNeverPaid
    ? t`The bank does not say from which account the money came. Ask the payer before you approve.`
    : t`The bank does not say from which account the money came. You have paid this account before.`;
}
