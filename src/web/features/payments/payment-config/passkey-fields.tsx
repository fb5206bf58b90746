import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ConfigValues } from './config-values.ts';
import { settingName } from './words.ts';

/** Edits whether approvals need a passkey, and above which amount. */
export function PasskeyFields({ form }: { form: UseFormReturnType<ConfigValues> }) {
  return (
    <Stack gap="xs" role="group" aria-label={settingName('passkeyAbove')}>
      <Switch
        label={settingName('passkeyAbove')}
        description={
          <Trans>
            Approvers sign batches above an amount with a passkey. Before you switch this on, each approver
            adds one under Settings, Passkeys.
          </Trans>
        }
        {...form.getInputProps('passkey.isNeeded', { type: 'checkbox' })}
      />
      {form.getValues().passkey.isNeeded && (
        <TextInput
          w={220}
          label={t`Above this amount`}
          description={t`In the currency in which you pay; 0 for every batch.`}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('passkey.above')}
        />
      )}
    </Stack>
  );
}
