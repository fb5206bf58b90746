import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Alert,
  Button,
  Fieldset,
  Grid,
  Group,
  NumberInput,
  Select,
  Stack,
  Switch,
  TagsInput,
  Text,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { previewApprovals, previewPaymentConfig } from '../../../../client/sdk.gen.ts';
import type {
  ApprovalsPreview as ApprovalsPreviewAnswer,
  ApprovalRule,
  PaymentConfigForDisplay,
  PaymentConfigPreview,
  UpdatePaymentConfigRequest,
} from '../../../../client/types.gen.ts';
import {
  getPaymentConfigOptions,
  getPaymentConfigQueryKey,
  updatePaymentConfigMutation,
} from '../../../../client/@tanstack/react-query.gen.ts';
import { CURRENCIES } from '../../../../shared/money.ts';
import { RAILS } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { errorsByPath, problemOf } from '../../../ui/problem.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ApprovalsPreview } from './approvals-preview.tsx';
import {
  type ConfigValues,
  changedSettings,
  differences,
  formErrors,
  merged,
  requestOf,
  rulesOf,
  unreadableAmounts,
  valuesOf,
} from './config-values.ts';
import { ConfirmSave } from './confirm-save.tsx';
import { type SavedVersion, withSettingsOf } from './earlier-versions.tsx';
import { findValues, forgetValues, keepValues } from './kept-values.ts';
import { DurationField } from './duration-field.tsx';
import { limitWords, numberErrors } from './limits.ts';
import { RulesEditor } from './rules-editor.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { SettlementLimitFields } from './settlement-limit-fields.tsx';
import { ThresholdsEditor } from './thresholds-editor.tsx';
import { settingName } from './words.ts';
import { railName } from '../shared/rail-name.ts';

/** The time zones that the browser supports; only the entity's own where the browser has no list. */
function timezones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

/** What looser settings would have changed; null when they count at once, or the server will refuse them. */
async function looserEffect(body: UpdatePaymentConfigRequest): Promise<PaymentConfigPreview | null> {
  const { approvalRules, settlementDifferenceLimit } = body;
  if (!settlementDifferenceLimit) return null;
  const settings = { approvalRules, settlementDifferenceLimit };
  const answer = await previewPaymentConfig({ body: settings, throwOnError: true }).catch(() => null);
  return answer && !answer.data.countsAtOnce ? answer.data : null;
}

interface ConfigFormProps {
  config: PaymentConfigForDisplay;
  /** The earlier version whose values the form begins with. */
  restored: SavedVersion | undefined;
  done: () => void;
}

/**
 * Edits the whole config. Refusals are shown at their fields. A conflict with a version that another
 * administrator saved is explained, and nothing typed is lost.
 */
export function ConfigForm({ config, restored, done }: ConfigFormProps) {
  const queryClient = useQueryClient();
  // The version that the form started from. Background refreshes must not replace it, or saving would hide a
  // conflict.
  const { user, entity } = useSession();
  const [kept] = useState(() => findValues(user.id));
  const [base, setBase] = useState(kept?.base ?? config);
  const [asking, setAsking] = useState<{
    preview: ApprovalsPreviewAnswer | null;
    looser: PaymentConfigPreview | null;
    values: ConfigValues;
  } | null>(null);
  const [theirs, setTheirs] = useState<PaymentConfigForDisplay | null>(null);
  const form = useForm<ConfigValues>({
    initialValues: kept?.values ?? valuesOf(restored ? withSettingsOf(config, restored.entry) : config),
    validate: (values) => ({
      ...unreadableAmounts(values.rules, values.thresholds, values.settlementDifferenceLimit),
      ...numberErrors(values),
    }),
  });
  const save = useChange(updatePaymentConfigMutation(), {
    replaces: () => getPaymentConfigQueryKey(),
    message: (saved) =>
      saved.pendingChange
        ? t`Saved. It counts in a day, or once another admin confirms it.`
        : t`Saved as version ${saved.version}.`,
    done: () => {
      forgetValues(user.id);
      form.resetDirty();
      done();
    },
    failed: async (error) => {
      setAsking(null);
      const errors = formErrors(errorsByPath(error), form.getValues().rules);
      form.setErrors(errors);
      form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
      if (problemOf(error).code === 'stale_version')
        setTheirs(await queryClient.fetchQuery({ ...getPaymentConfigOptions(), staleTime: 0 }));
    },
    keep: () => keepValues(user.id, { base, values: form.getValues() }),
  });
  const preview = useMutation({
    mutationFn: async (rules: ApprovalRule[]) =>
      (
        await previewApprovals({
          body: { approvalRules: rules, currency: base.defaultCurrency, amounts: ['1.00'] },
          throwOnError: true,
        })
      ).data,
  });
  const submit = async (values: ConfigValues) => {
    const body = requestOf(values, base.version);
    if (changedSettings(base, { ...base, ...body }).length === 0) {
      notifications.show({ message: t`Nothing was changed, so no version was saved.` });
      form.resetDirty();
      stop();
      return;
    }
    const rulesChanged = JSON.stringify(body.approvalRules) !== JSON.stringify(base.approvalRules);
    // The server refuses to preview the rules, so it will refuse to save them too, with errors at their
    // fields.
    const answer = rulesChanged ? await preview.mutateAsync(body.approvalRules).catch(() => null) : null;
    // Rules that the server refuses to preview are sent, so that it names the field.
    if (rulesChanged && !answer) save.mutate({ body });
    else setAsking({ preview: answer, looser: await looserEffect(body), values });
  };
  const stop = () => {
    forgetValues(user.id);
    done();
  };

  const mine = { ...base, ...requestOf(form.values, base.version) };

  const goOnFrom = (latest: PaymentConfigForDisplay, values: PaymentConfigForDisplay) => {
    setBase(latest);
    setTheirs(null);
    save.reset();
    form.setValues(valuesOf(values));
  };

  return (
    <form
      onSubmit={form.onSubmit(
        (values) => void submit(values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
      noValidate
    >
      <LeaveGuard
        when={
          (form.isDirty() || kept !== null || restored !== undefined) && !save.isSuccess && !save.isLeaving
        }
        what={t`Your changes to the payment config`}
      />
      <Grid gap="lg">
        {kept && !save.isSuccess && (
          <Grid.Col span={12}>
            <Alert color="blue" role="status">
              <Trans>You have signed in again. Your changes are still here. Check them and save.</Trans>
            </Alert>
          </Grid.Col>
        )}
        {restored && !kept && !save.isSuccess && (
          <Grid.Col span={12}>
            <Alert color="blue" role="status">
              <Trans>
                The form has the values of version {restored.version}. Nothing is saved yet: check them and
                save.
              </Trans>
            </Alert>
          </Grid.Col>
        )}
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Fieldset legend={t`Approvals`}>
            <Stack>
              <RulesEditor form={form} />
              <Switch
                label={t`Require a fresh sign-in to approve`}
                description={t`Changing this config then requires one too.`}
                {...form.getInputProps('stepUp', { type: 'checkbox' })}
              />
              {form.values.stepUp && (
                <DurationField
                  label={t`Maximum age of the sign-in`}
                  description={t`How long ago an approver may have signed in. From ${limitWords(
                    'stepUpMaxAgeSeconds',
                  )}.`}
                  {...form.getInputProps('stepUpMaxAgeSeconds')}
                />
              )}
              <NumberInput
                label={t`Approval period, in days`}
                description={t`From 1 to 365. Counted from the creation of the batch, which then expires and \
cannot be approved.`}
                clampBehavior="none"
                allowDecimal={false}
                maw={320}
                {...form.getInputProps('approvalExpiryDays')}
              />
            </Stack>
          </Fieldset>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <ApprovalsPreview
            rules={rulesOf(form.values.rules)}
            defaultCurrency={form.values.defaultCurrency}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Fieldset legend={t`Payment`}>
            <Stack>
              <Select
                label={settingName('defaultRail')}
                description={t`Used for batches that do not name a rail.`}
                data={RAILS.map((rail) => ({ value: rail, label: railName(rail) }))}
                allowDeselect={false}
                maw={320}
                {...form.getInputProps('defaultRail')}
              />
              <DurationField
                label={settingName('releaseDelaySeconds')}
                description={t`The time between the last approval and submission to the bank. A batch can \
be cancelled until then. From ${limitWords('releaseDelaySeconds')}.`}
                {...form.getInputProps('releaseDelaySeconds')}
              />
              <NumberInput
                label={t`Duplicate window, in days`}
                description={t`From 0 to 365. A duplicate has the same account, amount and currency. 0 \
checks within the file only.`}
                clampBehavior="none"
                allowDecimal={false}
                maw={320}
                {...form.getInputProps('duplicateWindowDays')}
              />
              <NumberInput
                label={t`Unusual amounts, in percent`}
                description={t`From 1 to 1,000. Approvers see the payments that differ by more than this \
from what the recipient is usually paid.`}
                clampBehavior="none"
                allowDecimal={false}
                maw={320}
                {...form.getInputProps('unusualAmountPercent')}
              />
              <Select
                label={settingName('executionDatePolicy')}
                description={t`When banks are closed on the day that a batch names, or its approvals come \
after the cut-off.`}
                data={[
                  { value: 'MOVE', label: t`Pay on the next banking day` },
                  { value: 'REFUSE', label: t`Refuse the batch` },
                ]}
                allowDeselect={false}
                maw={320}
                {...form.getInputProps('executionDatePolicy')}
              />
              <ThresholdsEditor form={form} />
              <SettlementLimitFields form={form} />
              <Select
                label={settingName('defaultCurrency')}
                data={CURRENCIES}
                allowDeselect={false}
                maw={320}
                {...form.getInputProps('defaultCurrency')}
              />
              <Select
                label={settingName('timezone')}
                description={t`Used to show times and to count days.`}
                data={timezones(base.timezone)}
                searchable
                allowDeselect={false}
                maw={320}
                {...form.getInputProps('timezone')}
              />
              <TagsInput
                label={t`Batch emails, also to`}
                description={t`In addition to the approvers. Press Enter after each address.`}
                acceptValueOnBlur
                maw={480}
                {...form.getInputProps('notificationEmails')}
              />
            </Stack>
          </Fieldset>
        </Grid.Col>
        <Grid.Col span={12}>
          <Stack>
            {theirs && (
              <StaleNotice
                base={base}
                theirs={theirs}
                differences={differences(base, theirs, mine)}
                onMerge={() => goOnFrom(theirs, merged(base, theirs, mine))}
                onTakeTheirs={() => goOnFrom(theirs, theirs)}
              />
            )}
            {save.isError && !theirs && (
              <ErrorState error={save.error} title={t`The payment config was not saved`} fieldsShowErrors />
            )}
            <Group>
              <Button type="submit" loading={save.isPending || preview.isPending} disabled={theirs !== null}>
                <Trans>Save as version {(theirs ?? base).version + 1}</Trans>
              </Button>
              <Button variant="default" onClick={stop} disabled={save.isPending}>
                <Trans>Cancel</Trans>
              </Button>
            </Group>
            <Text size="sm" c="dimmed">
              <Trans>
                Before anything is saved, you see every change and what it means for batches that already
                wait.
              </Trans>
            </Text>
          </Stack>
        </Grid.Col>
      </Grid>
      {asking && (
        <ConfirmSave
          preview={asking.preview}
          looser={asking.looser}
          base={base}
          mine={{ ...base, ...requestOf(asking.values, base.version) }}
          rules={rulesOf(asking.values.rules)}
          entityName={entity.name}
          pending={save.isPending}
          error={null}
          onClose={() => setAsking(null)}
          onConfirm={() => save.mutate({ body: requestOf(asking.values, base.version) })}
        />
      )}
    </form>
  );
}
