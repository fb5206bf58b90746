import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { getPaymentConfigOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import {
  cancelPaymentRequestMutation,
  writeOffPaymentRequestMutation,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { PaymentRequestDetail } from '../../../../client/types.gen.ts';
import { needsSecondUser } from '../../../../shared/settlement-difference.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { parseAmount } from '../../../../shared/money.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { ReasonStep } from './reason-step.tsx';

interface StepProps {
  request: PaymentRequestDetail;
}

/** What the user may do with a request that is still open. */
export function Steps({ request }: StepProps) {
  const mayAsk = useMay('requestPayments');
  const mayWriteOff = useMay('writeOffRequests');
  if (request.ageing === null) return null;
  const waits = request.writeOff?.isWaiting === true;
  return (
    <>
      {mayAsk && <Cancel request={request} />}
      {mayWriteOff && !waits && <WriteOff request={request} />}
      {mayAsk && !waits && (
        <Button
          component={Link}
          to={paths.editReceivable(request.id)}
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          <Trans>Change</Trans>
        </Button>
      )}
    </>
  );
}

function Cancel({ request }: StepProps) {
  const { label, openAmount, currency, writeOff } = request;
  const money = formatMoney(openAmount, currency);
  return (
    <ReasonStep
      request={request}
      name="cancellation"
      mutation={cancelPaymentRequestMutation()}
      button={t`Cancel the request…`}
      title={t`Cancel “${label}”?`}
      confirmLabel={t`Cancel the request for ${money}`}
      cancelLabel={t`Keep the request`}
      reasonLabel={t`Why the request is cancelled`}
      message={() => t`The request is cancelled.`}
    >
      {t`Use this for a request that was made by mistake. ${money} is not expected any more, and its invoice \
number can be used again. You cannot undo this.`}{' '}
      {writeOff?.isWaiting === true && t`The write-off that is waiting ends.`}
    </ReasonStep>
  );
}

/** Whether a second user has to confirm that the open amount is written off; null until that is known. */
function useNeedsSecond({ openAmount, currency }: PaymentRequestDetail): boolean | null {
  const { data } = useQuery(getPaymentConfigOptions());
  const limit = data?.settlementDifferenceLimit;
  if (!limit) return null;
  return needsSecondUser({ overMinor: 0n, underMinor: parseAmount(openAmount, currency) ?? 0n }, currency, {
    currency: limit.currency,
    amountMinor: parseAmount(limit.amount, limit.currency) ?? 0n,
  });
}

function WriteOff({ request }: StepProps) {
  const { label, payer, openAmount, currency } = request;
  const needsSecond = useNeedsSecond(request);
  const money = formatMoney(openAmount, currency);
  return (
    <ReasonStep
      request={request}
      name="write-off"
      mutation={writeOffPaymentRequestMutation()}
      button={t`Write off…`}
      title={t`Write off “${label}”?`}
      confirmLabel={needsSecond === true ? t`Ask to write off ${money}` : t`Write off ${money}`}
      cancelLabel={t`Go back`}
      reasonLabel={t`Why you give it up`}
      message={({ status }) =>
        status === 'WRITTEN_OFF'
          ? t`${money} was written off.`
          : t`The write-off waits for a second user. Until then, ${money} is still expected.`
      }
    >
      {t`You give up ${money} that ${payer.name} owes. No money moves.`}{' '}
      {needsSecond === true &&
        t`It counts only once another approver or admin has confirmed it, because it is above the limit of \
the payment config.`}
      {needsSecond === false &&
        t`It counts at once, and you cannot undo it: the limit of the payment config does not ask for a \
second user.`}
    </ReasonStep>
  );
}
