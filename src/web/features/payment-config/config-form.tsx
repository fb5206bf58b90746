import { ActionIcon, Alert, Button, Fieldset, Group, NumberInput, Select, Stack, Switch, TagsInput, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getPaymentConfigOptions, getPaymentConfigQueryKey, updatePaymentConfigMutation } from '../../../client/payments/@tanstack/react-query.gen.ts';
import type { PaymentConfigForDisplay, UpdatePaymentConfigRequest } from '../../../client/payments/types.gen.ts';
import { CURRENCIES, type Currency } from '../../../shared/money.ts';
import { RAILS, type Rail } from '../../../shared/terms.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { errorsByPath, problemOf } from '../../ui/problem.ts';
import { ApprovalsPreview } from './approvals-preview.tsx';

interface Band {
  key: string;
  currency: Currency;
  /** Empty: without an upper end. */
  upToAmount: string;
  approvalsRequired: number;
}

interface Values extends Omit<UpdatePaymentConfigRequest, 'approvalRules' | 'version' | 'stepUpMaxAgeSeconds'> {
  bands: Band[];
  stepUp: boolean;
  stepUpMaxAgeSeconds: number;
}

const DEFAULT_STEP_UP_S = 300;

function valuesOf(config: PaymentConfigForDisplay): Values {
  const { approvalRules, stepUpMaxAgeSeconds, version: _version, updatedAt: _at, updatedBy: _by, ...rest } = config;
  return {
    ...rest,
    bands: approvalRules.map((rule) => ({ key: crypto.randomUUID(), ...rule, upToAmount: rule.upToAmount ?? '' })),
    stepUp: stepUpMaxAgeSeconds !== null,
    stepUpMaxAgeSeconds: stepUpMaxAgeSeconds ?? DEFAULT_STEP_UP_S,
  };
}

function rulesOf(bands: readonly Band[]): UpdatePaymentConfigRequest['approvalRules'] {
  return bands.map(({ currency, upToAmount, approvalsRequired }) => ({ currency, upToAmount: upToAmount.trim() || null, approvalsRequired }));
}

/** The names that a browser knows; the entity's own stands in where the browser has no list. */
function timezones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

/** Edits the whole config. What the server refuses is shown at its field; what somebody else saved meanwhile is told, and nothing typed is lost. */
export function ConfigForm({ config, done }: { config: PaymentConfigForDisplay; done: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm<Values>({ initialValues: valuesOf(config) });
  const save = useMutation({
    ...updatePaymentConfigMutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(getPaymentConfigQueryKey(), saved);
      notifications.show({ message: `Saved as version ${saved.version}.` });
      done();
    },
    onError: (error) => form.setErrors(fieldErrors(errorsByPath(error))),
  });
  const { bands } = form.values;
  const stale = save.isError && problemOf(save.error).code === 'stale_version';

  const submit = (values: Values) => {
    const { bands: edited, stepUp, stepUpMaxAgeSeconds, ...rest } = values;
    save.mutate({ body: { ...rest, approvalRules: rulesOf(edited), stepUpMaxAgeSeconds: stepUp ? stepUpMaxAgeSeconds : null, version: config.version } });
  };

  return (
    <form onSubmit={form.onSubmit(submit)}>
      <Stack gap="lg">
        <Fieldset legend="Approvals">
          <Stack>
            <Text size="sm" c="dimmed">
              How many approvals a batch needs, by its total. The bands of a currency go upward; the last one has no end. A currency without bands needs two.
            </Text>
            {bands.map((band, index) => (
              <Group key={band.key} align="flex-start" gap="sm" wrap="wrap">
                <Select label="Currency" data={CURRENCIES} allowDeselect={false} w={104} {...form.getInputProps(`bands.${index}.currency`)} />
                <TextInput label="Up to" placeholder="no end" inputMode="decimal" w={160} {...form.getInputProps(`bands.${index}.upToAmount`)} />
                <NumberInput label="Approvals" min={1} max={10} allowDecimal={false} w={112} {...form.getInputProps(`bands.${index}.approvalsRequired`)} />
                <ActionIcon variant="subtle" color="red" mt={28} aria-label={`Remove band ${index + 1}`} onClick={() => form.removeListItem('bands', index)}>
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Group>
            ))}
            <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} style={{ alignSelf: 'flex-start' }} onClick={() => form.insertListItem('bands', { key: crypto.randomUUID(), currency: form.values.defaultCurrency, upToAmount: '', approvalsRequired: 2 } satisfies Band)}>
              Add a band
            </Button>
            <Switch label="Ask approvers for a fresh sign-in" {...form.getInputProps('stepUp', { type: 'checkbox' })} />
            {form.values.stepUp && <NumberInput label="No older than, in seconds" min={0} max={86_400} allowDecimal={false} maw={240} {...form.getInputProps('stepUpMaxAgeSeconds')} />}
            <NumberInput label="A batch expires after, in days" min={1} max={365} allowDecimal={false} maw={240} {...form.getInputProps('approvalExpiryDays')} />
          </Stack>
        </Fieldset>
        <ApprovalsPreview rules={rulesOf(bands)} currency={form.values.defaultCurrency} />
        <Fieldset legend="Paying">
          <Stack>
            <Select label="Rail" description="What a batch takes when it asks for none." data={[...RAILS]} allowDeselect={false} maw={240} value={form.values.defaultRail} onChange={(value) => value && form.setFieldValue('defaultRail', value as Rail)} error={form.errors['defaultRail']} />
            <NumberInput label="Release delay, in seconds" description="Between the last approval and paying; until then a batch can be cancelled." min={0} max={604_800} allowDecimal={false} maw={240} {...form.getInputProps('releaseDelaySeconds')} />
            <NumberInput label="Look for duplicates in the last, in days" min={0} max={365} allowDecimal={false} maw={240} {...form.getInputProps('duplicateWindowDays')} />
            <Select label="Currency" data={CURRENCIES} allowDeselect={false} maw={240} value={form.values.defaultCurrency} onChange={(value) => value && form.setFieldValue('defaultCurrency', value as Currency)} error={form.errors['defaultCurrency']} />
            <Select label="Time zone" data={timezones(config.timezone)} searchable allowDeselect={false} maw={320} {...form.getInputProps('timezone')} />
            <TagsInput label="Mail about batches also goes to" description="Besides the approvers. Press Enter after each address." maw={480} {...form.getInputProps('notificationEmails')} />
          </Stack>
        </Fieldset>
        {save.isError && <ErrorState error={save.error} title="The config was not saved" />}
        {stale && (
          <Alert color="yellow" title="Somebody else saved a version while you were editing">
            <Stack gap="sm" align="flex-start">
              <Text size="sm">What you typed is still here. Read their version in another tab, then load it below your changes, or give yours up.</Text>
              <Button size="xs" variant="default" onClick={() => void queryClient.fetchQuery({ ...getPaymentConfigOptions(), staleTime: 0 }).then(() => save.reset())}>
                Keep my changes on top of their version
              </Button>
            </Stack>
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={save.isPending}>
            Save for every batch from now on
          </Button>
          <Button variant="default" onClick={done} disabled={save.isPending}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The server's paths in the form's: "approvalRules[1].upToAmount" -> "bands.1.upToAmount". */
function fieldErrors(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/^approvalRules/, 'bands').replaceAll(/\[(\d+)\]/g, '.$1'), message]));
}
