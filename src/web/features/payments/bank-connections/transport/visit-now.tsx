import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listBankConnectionsQueryKey,
  visitBankNowMutation,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../../client/types.gen.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { useIdempotencyKey } from '../../../../ui/idempotency-key.ts';
import { problemOf } from '../../../../ui/problem.ts';
import { useMay } from '../../../../ui/session-context.tsx';

/** Has the bank visited at once. The page shows when the visit has ended, and how. */
export function VisitNow({ connection: { id } }: { connection: BankConnection }) {
  const mayVisit = useMay('visitBank');
  const queryClient = useQueryClient();
  const { key, renew } = useIdempotencyKey();
  const visit = useMutation({
    ...visitBankNowMutation(),
    onSuccess: async () => {
      renew();
      await queryClient.invalidateQueries({ queryKey: listBankConnectionsQueryKey() });
      notifications.show({ message: t`Outlay is visiting the bank.` });
    },
    onError: (error) => {
      if (problemOf(error).code !== 'no_answer') renew();
    },
  });
  if (!mayVisit) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={visit.isPending}
        onClick={() => visit.mutate({ path: { id }, headers: { 'idempotency-key': key() } })}
      >
        <Trans>Visit the bank now</Trans>
      </Button>
      {visit.isError && <ErrorState error={visit.error} title={t`The bank is not visited`} />}
    </Stack>
  );
}
