import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import IconRefresh from '~icons/tabler/refresh';
import {
  listBankConnectionsQueryKey,
  visitBankNowMutation,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../../client/types.gen.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { useMay } from '../../../../ui/session-context.tsx';
import { useChange } from '../../../../ui/use-change.ts';

/** Visits the bank at once. The page shows when the visit has ended, and how. */
export function VisitNow({ connection: { id } }: { connection: BankConnection }) {
  const mayVisit = useMay('visitBank');
  const visit = useChange(visitBankNowMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: () => t`Outlay is visiting the bank.`,
  });
  if (!mayVisit) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={visit.isPending}
        onClick={() => visit.send({ path: { id } })}
      >
        <Trans>Visit the bank now</Trans>
      </Button>
      {visit.isError && <ErrorState error={visit.error} title={t`The bank is not visited`} />}
    </Stack>
  );
}
