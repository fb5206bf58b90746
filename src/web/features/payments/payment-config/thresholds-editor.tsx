import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { CURRENCIES, type Currency } from '../../../../shared/money.ts';
import { groupDigits } from '../../../ui/figure.tsx';
import type { ConfigValues, Threshold } from './config-values.ts';
import { settingName } from './words.ts';

/** Edits the available balances below which the entity gets a notification, by currency. */
export function ThresholdsEditor({ form }: { form: UseFormReturnType<ConfigValues> }) {
  const { thresholds } = form.values;
  const free = CURRENCIES.filter((currency) => !thresholds.some((one) => one.currency === currency));
  return (
    <Stack gap="xs" role="group" aria-label={settingName('lowBalanceThresholds')}>
      <div>
        <Text size="sm" fw={500}>
          {settingName('lowBalanceThresholds')}
        </Text>
        <Text size="xs" c="dimmed">
          <Trans>
            Preparers and administrators get one mail when less than this is available to pay out, and another
            one when the balance falls again after it has risen.
          </Trans>
        </Text>
      </div>
      {thresholds.map(({ currency }, index) => (
        <Group key={currency} gap="xs" align="flex-end" wrap="nowrap" maw={320}>
          <TextInput
            flex={1}
            label={t`Below, in ${currency}`}
            placeholder={t`For example ${groupDigits('100000.00')}`}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps(`thresholds.${index}.amount`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t`Remove the threshold in ${currency}`}
            onClick={() => form.removeListItem('thresholds', index)}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {free.length > 0 && (
        <Select
          aria-label={t`Watch the balance in a currency`}
          placeholder={t`Watch a balance in…`}
          leftSection={<IconPlus size={14} aria-hidden />}
          data={free}
          value={null}
          w={240}
          onChange={(currency) =>
            currency &&
            form.insertListItem('thresholds', {
              currency: currency as Currency,
              amount: '',
            } satisfies Threshold)
          }
        />
      )}
    </Stack>
  );
}
