import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Group, NumberInput, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { CURRENCIES, type Currency } from '../../../../shared/money.ts';
import { groupDigits } from '../../../ui/figure.tsx';
import { bandOf, type ConfigValues, type CurrencyBands } from './config-values.ts';
import classes from './rules-editor.module.css';

type ConfigForm = UseFormReturnType<ConfigValues>;

/** Edits the approval bands of each currency: how many approvals a batch needs, by its total. */
export function RulesEditor({ form }: { form: ConfigForm }) {
  const { rules } = form.values;
  const free = CURRENCIES.filter((currency) => !rules.some((group) => group.currency === currency));
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        <Trans>
          The number of approvals that a batch needs depends on its total. In a currency without bands, a
          batch needs two.
        </Trans>
      </Text>
      {rules.map((group, index) => (
        <CurrencyRules key={group.currency} form={form} group={group} index={index} />
      ))}
      {free.length > 0 && (
        <Select
          aria-label={t`Add a currency`}
          placeholder={t`Add a currency`}
          leftSection={<IconPlus size={14} aria-hidden />}
          data={free}
          value={null}
          w={200}
          onChange={(currency) =>
            currency &&
            form.insertListItem('rules', {
              currency: currency as Currency,
              bands: [bandOf('', 2)],
            } satisfies CurrencyBands)
          }
        />
      )}
    </Stack>
  );
}

function CurrencyRules({ form, group, index }: { form: ConfigForm; group: CurrencyBands; index: number }) {
  const { currency, bands } = group;
  const path = `rules.${index}.bands`;
  const last = bands.length - 1;
  return (
    <section className={classes.currency} aria-label={t`Approvals in ${currency}`}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h3">
          {currency}
        </Title>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          onClick={() => form.removeListItem('rules', index)}
          aria-label={t`Remove the bands of ${currency}`}
        >
          <Trans>Remove</Trans>
        </Button>
      </Group>
      <Stack gap="xs">
        {bands.map((band, at) => (
          <div key={band.key} className={classes.band}>
            {at === last ? (
              <Text size="sm" className={classes.open}>
                {bands.length === 1 ? t`Any amount` : t`Above`}
              </Text>
            ) : (
              <TextInput
                label={t`Up to, in ${currency}`}
                placeholder={t`For example ${groupDigits('100000.00')}`}
                inputMode="decimal"
                autoComplete="off"
                {...form.getInputProps(`${path}.${at}.upToAmount`)}
              />
            )}
            <NumberInput
              label={t`Approvals`}
              min={1}
              max={10}
              allowDecimal={false}
              clampBehavior="none"
              {...form.getInputProps(`${path}.${at}.approvalsRequired`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              mt={24}
              disabled={bands.length === 1 || at === last}
              aria-label={t`Remove band ${at + 1} of ${currency}`}
              onClick={() => form.removeListItem(path, at)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          className={classes.add}
          onClick={() => form.insertListItem(path, bandOf('', bands[last - 1]?.approvalsRequired ?? 1), last)}
        >
          <Trans>Add a band</Trans>
        </Button>
      </Stack>
    </section>
  );
}
