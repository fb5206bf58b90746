import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CURRENCIES } from '../../../../shared/money.ts';
import type { ConfigValues } from './config-values.ts';
import { settingName } from './words.ts';

/** Edits whether schedules may be approved once for all their runs, and within which limits. */
export function StandingFields({ form }: { form: UseFormReturnType<ConfigValues> }) {
  return (
    <Stack gap="xs" role="group" aria-label={settingName('standingApprovals')}>
      <Switch
        label={settingName('standingApprovals')}
        description={
          <Trans>
            A schedule such as the rent may be approved once for all its runs. Each run is then paid without
            asking again, as long as nothing about it has changed.
          </Trans>
        }
        {...form.getInputProps('standing.isAllowed', { type: 'checkbox' })}
      />
      {form.getValues().standing.isAllowed && (
        <Group gap="xs" align="flex-start" wrap="wrap">
          <TextInput
            w={170}
            label={t`Largest run`}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps('standing.largestRun')}
          />
          <Select
            label={t`Currency`}
            data={CURRENCIES}
            allowDeselect={false}
            w={104}
            {...form.getInputProps('standing.currency')}
          />
          <NumberInput
            label={t`Months at most`}
            w={130}
            min={1}
            max={24}
            allowDecimal={false}
            {...form.getInputProps('standing.mostMonths')}
          />
        </Group>
      )}
    </Stack>
  );
}
