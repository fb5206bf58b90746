import { Button, List, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { counted } from '../words.ts';
import type { Part } from './parts.ts';

/** The batches that were created from a file. */
export function SentList({
  parts,
  currency,
  another,
}: {
  parts: readonly Part[];
  currency: Currency;
  another: () => void;
}) {
  return (
    <EmptyState
      title={
        parts.length === 1
          ? 'The batch is waiting for approval'
          : `${parts.length} batches are waiting for approval`
      }
      icon={IconCircleCheck}
      action={
        <>
          <Button variant="default" onClick={another}>
            Prepare another batch
          </Button>
          <Button component={Link} to={paths.batches()}>
            View batches
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        <Text>No payment is made until a different person approves it.</Text>
        <List ta="start">
          {parts.map((part) => (
            <List.Item key={part.batchId}>
              <Link to={paths.batch(part.batchId!)}>Batch {part.label}</Link>:{' '}
              {counted(part.count, 'payment')}, {formatMoney(part.amount, currency)}
            </List.Item>
          ))}
        </List>
      </Stack>
    </EmptyState>
  );
}
