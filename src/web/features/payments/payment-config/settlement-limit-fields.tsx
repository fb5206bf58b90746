import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CURRENCIES } from '../../../../shared/money.ts';
import type { ConfigValues } from './config-values.ts';
import { settingName } from './words.ts';

/** Edits the amount up to which one user may acknowledge the difference of a settlement. */
export function SettlementLimitFields({ form }: { form: UseFormReturnType<ConfigValues> }) {
  return (
    <Stack gap="xs" role="group" aria-label={settingName('settlementDifferenceLimit')}>
      <div>
        <Text size="sm" fw={500}>
          {settingName('settlementDifferenceLimit')}
        </Text>
        <Text size="xs" c="dimmed">
          <Trans>
            When the bank’s statements show other amounts than a batch has, one user may acknowledge a
            difference up to this amount. Above it, and in other currencies, a second user has to confirm it.
            With 0, it always takes two.
          </Trans>
        </Text>
      </div>
      <Group gap="xs" align="flex-start" wrap="nowrap" maw={320}>
        <TextInput
          flex={1}
          label={t`One user up to`}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('settlementDifferenceLimit.amount')}
        />
        <Select
          label={t`Currency`}
          data={CURRENCIES}
          allowDeselect={false}
          w={104}
          {...form.getInputProps('settlementDifferenceLimit.currency')}
        />
      </Group>
    </Stack>
  );
}
