import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

interface OlderNewerProps {
  /** Where the list stands, in words. */
  children: string;
  /** Undefined where nothing newer, or nothing older, is to be had. */
  newer: (() => void) | undefined;
  older: (() => void) | undefined;
  newerLabel?: string;
}

/** The way through a list whose length is not known: back in time, and to what is newer. */
export function OlderNewer({ children, newer, older, newerLabel = 'Newer' }: OlderNewerProps) {
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
            Older
          </Button>
        </Group>
      )}
    </Group>
  );
}
