import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Pill } from '@mantine/core';

export interface FilterChip {
  name: string;
  /** "Status: Failed". */
  label: string;
  remove: () => void;
}

/** The active filters as chips; each can be removed, or all at once. */
export function FilterChips({ chips, clear }: { chips: FilterChip[]; clear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <Group gap="xs" mb="sm" role="group" aria-label={t`Active filters`}>
      {chips.map(({ name, label, remove }) => (
        <Pill
          key={name}
          size="md"
          withRemoveButton
          onRemove={remove}
          removeButtonProps={{
            'aria-label': t`Remove the filter ${label}`,
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          {label}
        </Pill>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        <Trans>Clear all</Trans>
      </Button>
    </Group>
  );
}
