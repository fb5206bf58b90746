import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Modal, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '~icons/tabler/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { listBatchesOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
import { searchOptions } from '../../../../../client/@tanstack/react-query-records.gen.ts';
import type { BatchStatus } from '../../../../../client/types.gen.ts';
import type { Currency } from '../../../../../shared/money.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingRows } from '../../../../ui/loading-rows.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { StatusBadge } from '../../shared/payment-status.tsx';
import { countedPayments } from '../words.ts';
import classes from './start-from.module.css';

const TYPING_PAUSE_MS = 250;
const SHORTEST_SEARCH = 2;
const SHOWN = 50;
/** These can still change, so they are not copied. */
const UNDER_WAY: readonly BatchStatus[] = ['PENDING_APPROVAL', 'APPROVED', 'PROCESSING'];

interface Earlier {
  id: string;
  label: string;
  status: BatchStatus;
  currency: Currency;
  withdrawalCount: number;
  totalAmount: string;
  createdAt: string;
}

/** Finds an earlier batch whose payments are made again. */
export function EarlierBatchDialog({ opened, close }: { opened: boolean; close: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      title={<Text fw={600}>{t`Pay an earlier batch again`}</Text>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <EarlierBatches />
    </Modal>
  );
}

function EarlierBatches() {
  const [text, setText] = useState('');
  const [wanted] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const searches = wanted.length >= SHORTEST_SEARCH;
  const latest = useQuery({ ...listBatchesOptions({ query: { limit: SHOWN } }), enabled: !searches });
  const found = useQuery({
    ...searchOptions({ query: { q: wanted } }),
    enabled: searches,
    placeholderData: keepPreviousData,
  });
  const query = searches ? found : latest;
  const batches: readonly Earlier[] = (searches ? found.data?.batches : latest.data?.items) ?? [];
  const ended = batches.filter(({ status }) => !UNDER_WAY.includes(status));
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        <Trans>
          Its payments are copied into a new batch, where every row is checked again. The earlier batch does
          not change.
        </Trans>
      </Text>
      <TextInput
        data-autofocus
        type="search"
        label={t`Find a batch`}
        placeholder={t`Part of its label`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.isLoading && <LoadingRows rows={5} />}
      {query.isSuccess && ended.length === 0 && (
        <Text size="sm" role="status">
          {searches ? t`No finished batch is called “${wanted}”.` : t`No batch has finished yet.`}
        </Text>
      )}
      <ul className={classes.list} aria-label={t`Earlier batches`}>
        {ended.map((batch) => (
          <li key={batch.id}>
            <UnstyledButton
              component={Link}
              to={paths.newBatch(`?again=${batch.id}`)}
              className={classes.item}
            >
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Text fw={600} size="sm" truncate>
                  {batch.label}
                </Text>
                <StatusBadge status={batch.status} />
              </Group>
              <Text size="sm" c="dimmed">
                <Trans>
                  {countedPayments(batch.withdrawalCount)} of {formatMoney(batch.totalAmount, batch.currency)}
                  , <Timestamp at={batch.createdAt} dateOnly />
                </Trans>
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
