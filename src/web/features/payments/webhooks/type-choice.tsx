import { t } from '@lingui/core/macro';
import { Checkbox, Code, Input, Stack, Text } from '@mantine/core';
import { useLingui } from '@lingui/react';
import { EVENT_RESOURCES, type EventType, eventTypesOf } from '../../../../shared/event-terms.ts';
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
  const { i18n } = useLingui();
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
        {EVENT_RESOURCES.map((resource) => {
          const types = eventTypesOf(resource);
          const count = types.filter((type) => chosen.has(type)).length;
          const word = i18n._(RESOURCE_WORDS[resource]);
          return (
            <div key={resource}>
              <Checkbox
                label={word}
                checked={count === types.length}
                indeterminate={count > 0 && count < types.length}
                onChange={({ currentTarget: { checked } }) => set(types, checked)}
              />
              <details>
                <summary>
                  <Text span size="xs" c="dimmed">
                    {t`${count} of ${types.length} states`}
                  </Text>
                </summary>
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
              </details>
            </div>
          );
        })}
      </Stack>
    </Input.Wrapper>
  );
}
