import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatNumber } from './locale.ts';

interface PagerProps {
  offset: number;
  limit: number;
  total: number;
  /** The plural of the listed things, such as "payouts". */
  noun: string;
  onChange: (offset: number) => void;
}

/** The position in a paged list, with buttons for the previous and the next page. */
export function Pager({ offset, limit, total, noun, onChange }: PagerProps) {
  const last = Math.min(offset + limit, total);
  const from = formatNumber(offset + 1);
  const to = formatNumber(last);
  const all = formatNumber(total);
  return (
    <Group justify="space-between" mt="sm" gap="xs" className="no-print">
      <Text size="sm" c="dimmed" aria-live="polite">
        {total === 0 ? t`No ${noun}` : total === 1 ? t`1 in total` : t`${from} to ${to} of ${all} ${noun}`}
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
            <Trans>Previous</Trans>
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={last >= total}
            rightSection={<IconChevronRight size={14} aria-hidden />}
            onClick={() => onChange(offset + limit)}
          >
            <Trans>Next</Trans>
          </Button>
        </Group>
      )}
    </Group>
  );
}
