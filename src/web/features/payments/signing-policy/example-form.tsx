import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { previewSigningPolicyMutation } from '../../../../client/@tanstack/react-query-signing.gen.ts';
import type { SigningPolicyContent } from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { CURRENCIES, type Currency } from '../../../../shared/money.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useCountry } from '../shared/use-country.ts';
import { listOf, neededText } from '../shared/signing/signer-words.ts';

/** Asks what a batch of some kind would need. */
export function ExampleForm({ policy }: { policy: SigningPolicyContent }) {
  const preview = useMutation(previewSigningPolicyMutation());
  const [amount, setAmount] = useState('');
  const usual = useCountry()?.currency ?? DEFAULT_COUNTRY.currency;
  const [chosen, setCurrency] = useState<Currency | null>(null);
  const currency = chosen ?? usual;
  const [hasNewPayee, setNewPayee] = useState(false);
  const [hasChangedAccount, setChanged] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate({ body: { policy, sample: { currency, amount, hasNewPayee, hasChangedAccount } } });
  };
  const needed = preview.data?.sample;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Title order={3} size="h4">
          <Trans>What would this batch need?</Trans>
        </Title>
        <Group gap="sm" align="flex-end">
          <TextInput
            label={t`Total`}
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ currentTarget: { value } }) => setAmount(value.replaceAll(/[^\d.]/g, ''))}
          />
          <NativeSelect
            label={t`Currency`}
            data={CURRENCIES}
            value={currency}
            onChange={({ currentTarget: { value } }) => setCurrency(value as Currency)}
          />
          <Checkbox
            label={t`Pays a new account`}
            checked={hasNewPayee}
            onChange={({ currentTarget: { checked } }) => setNewPayee(checked)}
            mb={8}
          />
          <Checkbox
            label={t`Pays a changed account`}
            checked={hasChangedAccount}
            onChange={({ currentTarget: { checked } }) => setChanged(checked)}
            mb={8}
          />
          <Button type="submit" variant="default" loading={preview.isPending} disabled={amount === ''}>
            <Trans>Show</Trans>
          </Button>
        </Group>
        {preview.isError && <ErrorState error={preview.error} />}
        {needed && (
          <Text role="status">
            {neededText(needed)}
            {needed.groups.map(({ groupId, name, members }) => {
              const who = listOf(
                members.map((member) => member.name),
                'disjunction',
              );
              return (
                <Text key={groupId} span inherit display="block" size="sm" c="dimmed">
                  {members.length > 0 ? t`${name}: ${who}` : t`${name}: no approver can sign for this group`}
                </Text>
              );
            })}
          </Text>
        )}
      </Stack>
    </form>
  );
}
