import { Button, List, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Currency } from '../../../../../shared/money.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { paths } from '../../../../../shared/dashboard-routes.ts';
import { counted } from '../words.ts';
import type { Part } from './parts.ts';

/** The batches that a file became. */
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
        parts.length === 1 ? 'The batch waits for approval' : `${parts.length} batches wait for approval`
      }
      icon={IconCircleCheck}
      action={
        <>
          <Button variant="default" onClick={another}>
            Prepare another batch
          </Button>
          <Button component={Link} to={paths.batches()}>
            To the batches
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        <Text>Nothing is paid before they are approved by someone else.</Text>
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
