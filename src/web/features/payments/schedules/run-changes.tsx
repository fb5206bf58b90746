import { t } from '@lingui/core/macro';
import { Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getScheduledWithdrawalRunOptions } from '../../../../client/@tanstack/react-query-schedules.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { rowDifferences } from '../shared/row-differences.ts';
import { shortDay } from './days.ts';
import { PaymentsThatDiffer } from './payments-that-differ.tsx';
import { OpenButton } from './reason-dialog.tsx';
import type { Run, Schedule } from './words.ts';

interface RunChangesProps {
  schedule: Pick<Schedule, 'id' | 'currency'>;
  run: Run;
}

/** What a user has changed in the payments of one run, beside those of its schedule. */
export function RunChanges({ schedule, run }: RunChangesProps) {
  const [opened, setOpened] = useState(false);
  const day = shortDay(run.dueOn, true);
  return (
    <>
      <OpenButton small onClick={() => setOpened(true)}>
        {t`What differs…`}
      </OpenButton>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        size="xl"
        title={<Text fw={600}>{t`What differs in the run of ${day}`}</Text>}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        {opened && <Differences schedule={schedule} run={run} />}
      </Modal>
    </>
  );
}

function Differences({ schedule: { id, currency }, run: { dueOn } }: RunChangesProps) {
  const query = useQuery(getScheduledWithdrawalRunOptions({ path: { id, dueOn } }));
  if (query.isError && !query.data)
    return <ErrorState error={query.error} retry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={2} />;
  const { withdrawals, plannedWithdrawals } = query.data;
  const rows = plannedWithdrawals ? rowDifferences(plannedWithdrawals, withdrawals) : [];
  if (rows.length === 0)
    return <Text size="sm">{t`The payments are those of the schedule. The day of this run differs.`}</Text>;
  return <PaymentsThatDiffer rows={rows} currency={currency} />;
}
