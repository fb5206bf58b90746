import { Button, Group, Pill } from '@mantine/core';

export interface FilterChip {
  name: string;
  /** "Status: Failed". */
  label: string;
  remove: () => void;
}

/** The filters that are on, each of which can be taken away, and all of them at once. */
export function FilterChips({ chips, clear }: { chips: FilterChip[]; clear: () => void }) {
  if (chips.length === 0) return null;
  return (
    <Group gap="xs" mb="sm" role="group" aria-label="Filters that are on">
      {chips.map(({ name, label, remove }) => (
        <Pill
          key={name}
          size="md"
          withRemoveButton
          onRemove={remove}
          removeButtonProps={{
            'aria-label': `Take away the filter ${label}`,
            'aria-hidden': false,
            tabIndex: 0,
          }}
        >
          {label}
        </Pill>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        Clear all
      </Button>
    </Group>
  );
}
