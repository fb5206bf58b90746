import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Stack } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCoins from '~icons/tabler/coins';
import { Link } from 'react-router';
import type { BatchChecks, BatchStatus } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { useBankNames } from '../shared/use-bank-names.ts';

type Refund = NonNullable<BatchChecks['refund']>;

interface RefundOfProps {
  refund: Refund;
  currency: string;
  status: BatchStatus;
}

/** What an approver of a refund sees first: which money is given back, why, and to which account. */
export default function RefundOf({ refund, currency, status }: RefundOfProps) {
  const { receiptId, receivedOn, receivedAmount, from, account, isTakenBack, reason } = refund;
  const bankName = useBankNames();
  const money = formatMoney(receivedAmount, currency);
  const day = dayWords(receivedOn, true);
  const name = from.name ?? t`an unknown payer`;
  const isDoubtful = isTakenBack || account === 'TYPED';
  return (
    <Alert
      color={isTakenBack ? 'red' : isDoubtful ? 'yellow' : 'blue'}
      icon={isDoubtful ? <IconAlertTriangle aria-hidden /> : <IconCoins aria-hidden />}
      title={isTakenBack ? takenBackTitle(status) : titleOf(refund)}
    >
      <Stack gap={4}>
        <span>{accountWords(refund, bankName(refund.to.bankCode))}</span>
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

/** The step that is left: a batch that waits is sent back, and an approved one is cancelled. */
function takenBackTitle(status: BatchStatus): string {
  if (status === 'PENDING_APPROVAL')
    return t`The bank has taken back the money that this batch refunds: send it back`;
  if (status === 'APPROVED')
    return t`The bank has taken back the money that this batch refunds, so it is not paid: cancel it`;
  if (status === 'CANCELLED' || status === 'EXPIRED' || status === 'REJECTED' || status === 'FAILED')
    return t`The bank has taken back the money that this batch was to refund. Nothing was paid`;
  return t`The bank has taken back the money that this batch gave back`;
}

function titleOf({ account, isNeverPaid, isOtherName }: Refund): string {
  if (account === 'STATEMENT') return t`A refund to the account number that paid`;
  if (isOtherName) return t`A refund to another person than the one who paid`;
  return isNeverPaid
    ? t`A refund to an account that was typed in and never paid before`
    : t`A refund to an account that was typed in`;
}

/** Only what the bank's statement proves: a number and perhaps a name, but never a bank. */
function accountWords({ from, to, account, isNeverPaid, isOtherName }: Refund, bank: string): string {
  const stated = from.accountNumber;
  const statedName = from.name ?? '';
  if (isOtherName) {
    const { name } = to;
    return isSameNumber(stated, to.accountNumber)
      ? t`The bank’s statement names ${statedName}, and this refund pays ${name}. The account number is the \
same; the statement does not say at which bank it is, and ${bank} was typed in. Ask the payer before you \
approve.`
      : t`The bank’s statement names ${statedName}, and this refund pays ${name}, on an account that \
was typed in. Ask the payer before you approve.`;
  }
  if (account === 'STATEMENT')
    return t`The bank’s statement shows this account number. It does not say at which bank it is: \
${bank} was typed in.`;
  if (stated !== null)
    return t`The money came from the account ${stated}, not from this one. Ask the payer before you approve.`;
  return isNeverPaid
    ? t`The bank does not say from which account the money came. Ask the payer before you approve.`
    : t`The bank does not say from which account the money came. You have paid this account before.`;
}

function isSameNumber(stated: string | null, paid: string): boolean {
  const bare = (text: string) => text.replaceAll(/\s/g, '').replace(/^0+/, '');
  return stated !== null && bare(stated) === bare(paid);
}
