import { Button, Fieldset, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import {
  createSubaccountMutation,
  listAllBalancesQueryKey,
  listSubaccountsQueryKey,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { errorsByPath } from '../../../ui/problem.ts';
import { countryChoices } from './countries.ts';
import { type CustomerValues, EMPTY, faultsOf, requestOf } from './values.ts';
import { choices, EMPLOYMENT_WORDS, IDENTITY_WORDS, PURPOSE_WORDS, SOURCE_WORDS } from './words.ts';

interface CreateFormProps {
  kind: 'own' | 'customer';
  choose: (kind: 'own' | 'customer') => void;
}

/**
 * Makes a subaccount of one's own by its label, or one for a customer with what the law asks for. What is
 * refused stands at its field.
 */
export function CreateForm({ kind, choose }: CreateFormProps) {
  const queryClient = useQueryClient();
  const proprietary = kind === 'own';
  const form = useForm<CustomerValues>({
    initialValues: EMPTY,
    validate: (values) => faultsOf(values, proprietary),
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const create = useMutation({
    ...createSubaccountMutation(),
    onSuccess: async () => {
      notifications.show({ message: `The subaccount ${form.getValues().label.trim()} is ready.` });
      await Promise.all(
        [listSubaccountsQueryKey(), listAllBalancesQueryKey()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      const errors = Object.fromEntries(
        Object.entries(errorsByPath(error)).filter(([path]) => path in EMPTY),
      );
      form.setErrors(errors);
      focusFirst(errors);
    },
  });
  // The guard against leaving goes with the form, so that it does not ask about what was just saved.
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
      <LeaveGuard when={form.isDirty()} what="What you typed about the subaccount" />
      <Stack gap="md">
        <SegmentedControl
          fullWidth
          aria-label="For whom it is"
          value={kind}
          onChange={(next) => {
            form.clearErrors();
            create.reset();
            choose(next === 'customer' ? next : 'own');
          }}
          data={[
            { value: 'own', label: 'For ourselves' },
            { value: 'customer', label: 'For a customer' },
          ]}
        />
        <TextInput
          label="Name"
          description="Letters, digits, spaces and hyphens. No other subaccount may have it."
          required
          maxLength={64}
          autoComplete="off"
          {...form.getInputProps('label')}
        />
        {!proprietary && <Customer form={form} />}
        {create.isError && (
          <ErrorState error={create.error} title="The subaccount was not created" fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={create.isPending}>
            Create the subaccount
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
      <Fieldset legend="Who it is for">
        <Stack gap="sm">
          <TextInput label="First name" required maxLength={128} {...text('firstName')} />
          <TextInput label="Last name" required maxLength={128} {...text('lastName')} />
          <TextInput type="date" label="Date of birth" required {...text('dateOfBirth')} />
          <Select
            label="Lives in"
            required
            data={countries}
            searchable
            allowDeselect={false}
            {...form.getInputProps('residentialCountry')}
          />
          <TextInput
            type="tel"
            label="Cell number"
            description="With its country code. Each customer has another one."
            placeholder="+27821234567"
            required
            {...text('cellNumber')}
          />
          <TextInput type="email" label="E-mail, if known" {...text('email')} />
        </Stack>
      </Fieldset>
      <Fieldset legend="Identity document">
        <Stack gap="sm">
          <Select
            label="Document"
            required
            data={choices(IDENTITY_WORDS)}
            allowDeselect={false}
            {...form.getInputProps('identityType')}
          />
          <TextInput
            label="Number"
            description="Kept encrypted. Each customer has another one."
            required
            maxLength={30}
            {...text('identityNumber')}
          />
          <Select
            label="Issued by"
            required
            data={countries}
            searchable
            allowDeselect={false}
            {...form.getInputProps('identityIssuingCountry')}
          />
          <TextInput type="date" label="Expires, if it does" {...text('identityExpiryDate')} />
        </Stack>
      </Fieldset>
      <Fieldset legend="What the account is for">
        <Stack gap="sm">
          <Select
            label="Purpose"
            required
            placeholder="Choose"
            data={choices(PURPOSE_WORDS)}
            {...form.getInputProps('purpose')}
            value={form.values.purpose || null}
          />
          <Select
            label="Work"
            required
            placeholder="Choose"
            data={choices(EMPLOYMENT_WORDS)}
            {...form.getInputProps('employmentStatus')}
            value={form.values.employmentStatus || null}
          />
          <Select
            label="Where the money comes from"
            required
            placeholder="Choose"
            data={choices(SOURCE_WORDS)}
            {...form.getInputProps('sourceOfFunds')}
            value={form.values.sourceOfFunds || null}
          />
        </Stack>
      </Fieldset>
      <Text size="sm" c="dimmed">
        The exchange keeps these data encrypted, and uses them to know its customers as the law asks.
      </Text>
    </>
  );
}
