import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReceiptDetail } from '../../../../../client/types.gen.ts';
import { useMay, useSession } from '../../../../ui/session-context.tsx';
import { People } from '../../shared/statements/may-confirm.tsx';

/** Whether the reader may allocate a receipt: not the one who uploaded its statement. */
export function useMayAllocate({ mayAllocate }: Pick<ReceiptDetail, 'mayAllocate'>): boolean {
  const mayInAll = useMay('allocateReceipts');
  const { user } = useSession();
  return mayInAll && (mayAllocate === null || mayAllocate.some(({ userId }) => userId === user.id));
}

/** Who allocates a receipt, for a reader who may not. */
export function WhoMayAllocate({ receipt: { mayAllocate } }: { receipt: ReceiptDetail }) {
  const mayInAll = useMay('allocateReceipts');
  const people = mayAllocate ?? [];
  return (
    <Text size="sm" c="dimmed">
      {mayInAll ? (
        <Trans>You cannot allocate it, because you uploaded its statement.</Trans>
      ) : (
        <Trans>Approvers and admins decide what a receipt pays.</Trans>
      )}{' '}
      {mayAllocate !== null &&
        (people.length === 0 ? (
          t`No other user may allocate it. An admin can give another person the role approver or admin \
under People. If you have no admin, ask your operator.`
        ) : (
          <>
            <Trans>These users may allocate it:</Trans> <People people={people} />
          </>
        ))}
    </Text>
  );
}
