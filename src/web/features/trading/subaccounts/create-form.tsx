import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Fieldset, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import {
  createSubaccountMutation,
  listAllBalancesQueryKey,
  listSubaccountsQueryKey,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { errorsByPath } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { countryChoices } from './countries.ts';
import { type CustomerValues, EMPTY, faultsOf, requestOf } from './values.ts';
import { choices, EMPLOYMENT_WORDS, IDENTITY_WORDS, PURPOSE_WORDS, SOURCE_WORDS } from './words.ts';

interface CreateFormProps {
  kind: 'own' | 'customer';
  choose: (kind: 'own' | 'customer') => void;
}

/** Creates a proprietary or a customer subaccount. Errors are shown at their fields. */
export function CreateForm({ kind, choose }: CreateFormProps) {
  const proprietary = kind === 'own';
  const form = useForm<CustomerValues>({
    initialValues: EMPTY,
    validate: (values) => faultsOf(values, proprietary),
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const create = useChange(createSubaccountMutation(), {
    outdated: [listSubaccountsQueryKey, listAllBalancesQueryKey],
    message: () => {
      const name = form.getValues().label.trim();
      return t`The subaccount ${name} is ready.`;
    },
    failed: (error) => {
      const errors = Object.fromEntries(
        Object.entries(errorsByPath(error)).filter(([path]) => path in EMPTY),
      );
      form.setErrors(errors);
      focusFirst(errors);
    },
  });
  // The guard against leaving disappears with the form, so that it does not ask about input that was just
  // saved.
  if (create.data) return <Navigate to={paths.subaccount(create.data.id)} />;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) =>
          create.mutate({
            body: requestOf(values, proprietary),
            query: { isProprietarySubAccount: proprietary },
          }),
        focusFirst,
      )}
    >
      <LeaveGuard when={form.isDirty()} what={t`Your input for the subaccount`} />
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          aria-label={t`Type of subaccount`}
          value={kind}
          onChange={(next) => {
            form.clearErrors();
            create.reset();
            choose(next === 'customer' ? next : 'own');
          }}
          data={[
            { value: 'own', label: t`For ourselves` },
            { value: 'customer', label: t`For a customer` },
          ]}
        />
        <TextInput
          label={t`Name`}
          description={t`Letters, digits, spaces and hyphens. Each subaccount has a different label.`}
          required
          maxLength={64}
          autoComplete="off"
          {...form.getInputProps('label')}
        />
        {!proprietary && <Customer form={form} />}
        {create.isError && (
          <ErrorState error={create.error} title={t`The subaccount was not created`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={create.isPending}>
            <Trans>Create subaccount</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Customer({ form }: { form: Pick<UseFormReturnType<CustomerValues>, 'getInputProps' | 'values'> }) {
  const countries = useMemo(() => countryChoices(), []);
  const text = (name: keyof CustomerValues) => ({ autoComplete: 'off', ...form.getInputProps(name) });
  return (
    <>
      <Fieldset legend={t`Customer`}>
        <Stack gap="sm">
          <TextInput label={t`First name`} required maxLength={128} {...text('firstName')} />
          <TextInput label={t`Last name`} required maxLength={128} {...text('lastName')} />
          <TextInput type="date" label={t`Date of birth`} required {...text('dateOfBirth')} />
          <Select
            label={t`Country of residence`}
            required
            data={countries}
            searchable
            allowDeselect={false}
            {...form.getInputProps('residentialCountry')}
          />
          <TextInput
            type="tel"
            label={t`Mobile number`}
            description={t`Include the country code. Each customer has a different number.`}
            placeholder="+27821234567"
            required
            {...text('cellNumber')}
          />
          <TextInput type="email" label={t`Email (optional)`} {...text('email')} />
        </Stack>
      </Fieldset>
      <Fieldset legend={t`Identity document`}>
        <Stack gap="sm">
          <Select
            label={t`Document`}
            required
            data={choices(IDENTITY_WORDS)}
            allowDeselect={false}
            {...form.getInputProps('identityType')}
          />
          <TextInput
            label={t`Number`}
            description={t`Stored encrypted. Each customer has a different number.`}
            required
            maxLength={30}
            {...text('identityNumber')}
          />
          <Select
            label={t`Issuing country`}
            required
            data={countries}
            searchable
            allowDeselect={false}
            {...form.getInputProps('identityIssuingCountry')}
          />
          <TextInput type="date" label={t`Expiry date (optional)`} {...text('identityExpiryDate')} />
        </Stack>
      </Fieldset>
      <Fieldset legend={t`Use of the account`}>
        <Stack gap="sm">
          <Select
            label={t`Purpose`}
            required
            placeholder={t`Choose`}
            data={choices(PURPOSE_WORDS)}
            {...form.getInputProps('purpose')}
            value={form.values.purpose || null}
          />
          <Select
            label={t`Work`}
            required
            placeholder={t`Choose`}
            data={choices(EMPLOYMENT_WORDS)}
            {...form.getInputProps('employmentStatus')}
            value={form.values.employmentStatus || null}
          />
          <Select
            label={t`Source of funds`}
            required
            placeholder={t`Choose`}
            data={choices(SOURCE_WORDS)}
            {...form.getInputProps('sourceOfFunds')}
            value={form.values.sourceOfFunds || null}
          />
        </Stack>
      </Fieldset>
      <Text size="sm" c="dimmed">
        <Trans>
          The exchange stores this data encrypted and uses it for the customer checks that the law requires.
        </Trans>
      </Text>
    </>
  );
}
