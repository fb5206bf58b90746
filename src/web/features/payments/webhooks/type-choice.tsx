import { t } from '@lingui/core/macro';
import { Button, Checkbox, Code, Group, Input, Stack } from '@mantine/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import {
  EVENT_RESOURCES,
  type EventResource,
  type EventType,
  eventTypesOf,
} from '../../../../shared/event-terms.ts';
import { RESOURCE_WORDS } from './words.ts';

/** Chooses types of events: all of a thing with one box, or single states below it. */
export function TypeChoice({
  value,
  onChange,
  error,
}: {
  value: readonly EventType[];
  onChange: (types: EventType[]) => void;
  error?: string | undefined;
}) {
  const chosen = new Set(value);
  const set = (types: readonly EventType[], isOn: boolean) =>
    onChange(isOn ? [...new Set([...value, ...types])] : value.filter((type) => !types.includes(type)));
  return (
    <Input.Wrapper
      label={t`Events`}
      description={t`Each change of state is one event. A large batch has two events for each payment.`}
      error={error}
      required
    >
      <Stack gap={6} mt={6}>
        {EVENT_RESOURCES.map((resource) => (
          <Things key={resource} resource={resource} chosen={chosen} set={set} />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}

interface ThingsProps {
  resource: EventResource;
  chosen: ReadonlySet<EventType>;
  set: (types: readonly EventType[], isOn: boolean) => void;
}

/** All states of a thing with one box; single ones are shown on demand. */
function Things({ resource, chosen, set }: ThingsProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const types = eventTypesOf(resource);
  const count = types.filter((type) => chosen.has(type)).length;
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Checkbox
          label={i18n._(RESOURCE_WORDS[resource])}
          checked={count === types.length}
          indeterminate={count > 0 && count < types.length}
          onChange={({ currentTarget: { checked } }) => set(types, checked)}
        />
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={t`States of ${i18n._(RESOURCE_WORDS[resource])}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t`${count} of ${types.length} states`}
        </Button>
      </Group>
      {isOpen && (
        <Stack gap={4} pl="lg" py={4}>
          {types.map((type) => (
            <Checkbox
              key={type}
              size="xs"
              label={<Code>{type}</Code>}
              checked={chosen.has(type)}
              onChange={({ currentTarget: { checked } }) => set([type], checked)}
            />
          ))}
        </Stack>
      )}
    </div>
  );
}
