import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

interface PagerProps {
  offset: number;
  limit: number;
  total: number;
  /** What is counted: "payouts". */
  noun: string;
  onChange: (offset: number) => void;
}

/** Where in a list the page stands, and the way to the next. */
export function Pager({ offset, limit, total, noun, onChange }: PagerProps) {
  const last = Math.min(offset + limit, total);
  return (
    <Group justify="space-between" mt="sm" gap="xs" className="no-print">
      <Text size="sm" c="dimmed" aria-live="polite">
        {total === 0
          ? `No ${noun}`
          : total === 1
            ? 'One in all'
            : `${(offset + 1).toLocaleString('en')} to ${last.toLocaleString('en')} of ${total.toLocaleString('en')} ${noun}`}
      </Text>
      {total > limit && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            disabled={offset === 0}
            leftSection={<IconChevronLeft size={14} aria-hidden />}
            onClick={() => onChange(Math.max(0, offset - limit))}
          >
            Previous
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={last >= total}
            rightSection={<IconChevronRight size={14} aria-hidden />}
            onClick={() => onChange(offset + limit)}
          >
            Next
          </Button>
        </Group>
      )}
    </Group>
  );
}
