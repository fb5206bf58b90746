import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Pill, Select } from '@mantine/core';

export interface FilterChip {
  name: string;
  /** "Status: Failed". */
  label: string;
  remove: () => void;
}

/**
 * The chips of the filters that have a label. Each removes the filters in its name, separated by spaces:
 * "period from to".
 */
export function chipsOf(
  labels: Readonly<Record<string, string | null | undefined>>,
  set: (change: Record<string, undefined>) => void,
): FilterChip[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const remove = () => set(Object.fromEntries(name.split(' ').map((filter) => [filter, undefined])));
    return label ? { name, label, remove } : [];
  });
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

interface FilterSelectProps<Value extends string> {
  label: string;
  /** Shown while the filter is not set, such as "Any status". */
  any: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  set: (value: Value | undefined) => void;
  /** In pixels, or that of its cell. */
  width: number | '100%';
}

/** A filter of a list that takes one of some values. */
export function FilterSelect<Value extends string>({
  label,
  any,
  options,
  value,
  set,
  width,
}: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      placeholder={any}
      clearable
      w={width}
      data={[...options]}
      value={value ?? null}
      onChange={(next) => set((next ?? undefined) as Value | undefined)}
      clearButtonProps={{ 'aria-label': any }}
    />
  );
}
