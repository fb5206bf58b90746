import { Group, Text } from '@mantine/core';
import { CopyButton } from './copy-button.tsx';

/** An id or a hash with a button that copies it. `what` names it for the button. */
export function CopyableCode({ value, what }: { value: string; what: string }) {
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <Text ff="monospace" size="xs" style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Text>
      <CopyButton value={value} what={what} />
    </Group>
  );
}
