import { Button, Group } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NothingMovedProps {
  filters: { types?: unknown; currency?: unknown; from?: unknown; to?: unknown; before?: unknown };
  /** "transactions" or "trades". */
  noun: string;
  /** Shows all times instead of the latest 30 days. */
  lookBack: () => void;
  clear: () => void;
}

/** Explains why the list is empty and offers the next step. */
export function NothingMoved({ filters, noun, lookBack, clear }: NothingMovedProps) {
  const limited = filters.from !== undefined || filters.to !== undefined || filters.before !== undefined;
  const filtered = limited || filters.types !== undefined || filters.currency !== undefined;
  return (
    <EmptyState
      title={limited ? 'Nothing found' : `No ${noun} in the latest 30 days`}
      icon={IconArrowsSort}
      action={
        <Group gap="sm">
          {!limited && (
            <Button variant="default" onClick={lookBack}>
              Show all times
            </Button>
          )}
          {filtered && (
            <Button variant="default" onClick={clear}>
              Clear all filters
            </Button>
          )}
        </Group>
      }
    >
      {filters.before === undefined
        ? `New ${noun} of this account appear here at once.`
        : `There are no older ${noun}.`}
    </EmptyState>
  );
}
