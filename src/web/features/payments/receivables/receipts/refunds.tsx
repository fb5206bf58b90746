import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconBan from '~icons/tabler/ban';
import IconCheck from '~icons/tabler/check';
import IconClock from '~icons/tabler/clock';
import IconProgress from '~icons/tabler/progress';
import IconX from '~icons/tabler/x';
import { Link } from 'react-router';
import type { ReceiptDetail, ReceiptRefund } from '../../../../../client/types.gen.ts';
import type { RefundStatus } from '../../../../../shared/collection-terms.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Person } from '../../../../ui/person.tsx';
import { type Look, LookBadge } from '../../../../ui/status-badge.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { useBankNames } from '../../shared/use-bank-names.ts';
import classes from '../receivables.module.css';

type LookOf = Look & { word: MessageDescriptor };

const LOOKS: Readonly<Record<RefundStatus, LookOf>> = {
  PENDING_APPROVAL: { word: msg`Waits for approval`, tone: 'care', icon: IconClock },
  APPROVED: { word: msg`On its way`, tone: 'moving', icon: IconProgress },
  PAID: { word: msg`Given back`, tone: 'good', icon: IconCheck },
  REJECTED: { word: msg`Sent back`, tone: 'quiet', icon: IconArrowBackUp },
  CANCELLED: { word: msg`Cancelled`, tone: 'quiet', icon: IconBan },
  EXPIRED: { word: msg`Expired`, tone: 'quiet', icon: IconClock },
  FAILED: { word: msg`Failed`, tone: 'bad', icon: IconX },
  RETURNED: { word: msg`Came back`, tone: 'bad', icon: IconArrowBackUp },
};

/** The refunds of a receipt, the earliest first. */
export function Refunds({ receipt: { refunds, currency, status } }: { receipt: ReceiptDetail }) {
  if (refunds.length === 0) return null;
  const isLost = status === 'RETURNED' && refunds.some((one) => one.counts);
  return (
    <Panel title={t`Refunds`}>
      <Stack gap="sm">
        {isLost && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />}>
            <Trans>
              The bank has taken this receipt back, and you gave money of it back before. Ask the payer for
              it, or see with your bank if the refund can come back.
            </Trans>
          </Alert>
        )}
        <ul className={classes.allocations}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <Refund refund={refund} currency={currency} />
            </li>
          ))}
        </ul>
      </Stack>
    </Panel>
  );
}

function Refund({ refund, currency }: { refund: ReceiptRefund; currency: string }) {
  const { status, amount, account, beneficiaryName, bankCode, accountNumber, batch, by, at, reason } = refund;
  const bankName = useBankNames();
  return (
    <Group gap="sm" justify="space-between" align="flex-start" wrap="wrap">
      <Stack gap={2} className={classes.grow}>
        <span>
          <LookBadge look={{ ...LOOKS[status], word: i18n._(LOOKS[status].word) }} />
        </span>
        <span>
          {beneficiaryName}
          <span className={classes.under}>
            {bankName(bankCode)} {accountNumber}
            {account === 'TYPED' && <> · {t`typed in`}</>}
          </span>
        </span>
        <Text size="sm" c="dimmed" component="div">
          <Person of={by} />, <Timestamp at={at} />: <span className={classes.reason}>{reason}</span>
        </Text>
        <Anchor component={Link} to={paths.batch(batch.id)} size="sm">
          {status === 'PENDING_APPROVAL' ? (
            <Trans>See the batch that waits for approval</Trans>
          ) : (
            <Trans>See its batch</Trans>
          )}
        </Anchor>
      </Stack>
      <span className={refund.counts ? classes.amount : classes.ended}>
        <Amount amount={amount} currency={currency} />
      </span>
    </Group>
  );
}
