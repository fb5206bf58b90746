import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { formatNumber } from './locale.ts';

interface PagerProps {
  offset: number;
  limit: number;
  total: number;
  /** False when more than `total - 1` items match. */
  isTotalExact?: boolean | undefined;
  /** The plural of the listed things, such as "payouts". */
  noun: string;
  onChange: (offset: number) => void;
}

/** The position in a paged list, with buttons for the previous and the next page. */
export function Pager({ offset, limit, total, isTotalExact = true, noun, onChange }: PagerProps) {
  const last = Math.min(offset + limit, total);
  const from = formatNumber(offset + 1);
  const to = formatNumber(last);
  const all = formatNumber(isTotalExact ? total : total - 1);
  return (
    <Group justify="space-between" mt="sm" gap="xs" className="no-print">
      <Text size="sm" c="dimmed" aria-live="polite">
        {total === 0 && t`No ${noun}`}
        {total === 1 && t`1 in total`}
        {total > 1 &&
          (isTotalExact
            ? t`${from} to ${to} of ${all} ${noun}`
            : t`${from} to ${to} of more than ${all} ${noun}`)}
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
