import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';

interface OlderNewerProps {
  /** The position in the list, in words. */
  children: string;
  /** Undefined without newer, or older, items. */
  newer: (() => void) | undefined;
  older: (() => void) | undefined;
  newerLabel?: string;
}

/** Pagination of a list of unknown length: older and newer items. */
export function OlderNewer({ children, newer, older, newerLabel = t`Newer` }: OlderNewerProps) {
  return (
    <Group justify="space-between" mt="sm" gap="xs" className="no-print">
      <Text size="sm" c="dimmed" aria-live="polite">
        {children}
      </Text>
      {(newer ?? older) && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            disabled={!newer}
            leftSection={<IconChevronLeft size={14} aria-hidden />}
            onClick={newer}
          >
            {newerLabel}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={!older}
            rightSection={<IconChevronRight size={14} aria-hidden />}
            onClick={older}
          >
            <Trans>Older</Trans>
          </Button>
        </Group>
      )}
    </Group>
  );
}
