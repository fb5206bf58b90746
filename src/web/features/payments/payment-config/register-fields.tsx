import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Group, NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PAYEE_LIMITS } from '../../../../shared/payee-terms.ts';
import type { ConfigValues } from './config-values.ts';
import { settingName } from './words.ts';

/** Edits which accounts may be paid, and from which amount on they have to be verified. */
export function RegisterFields({ form }: { form: UseFormReturnType<ConfigValues> }) {
  return (
    <Stack gap="xs" role="group" aria-label={settingName('payeeAccounts')}>
      <Switch
        label={t`Pay registered accounts only`}
        description={
          <Trans>
            A batch with a payment to any other account is refused, also of a schedule or a refund. See first
            whether everyone whom you pay is{' '}
            <Anchor component={Link} to={paths.payees()} target="_blank" inherit underline="always">
              registered
            </Anchor>
            .
          </Trans>
        }
        checked={form.getValues().payeeAccounts === 'REGISTERED_ONLY'}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('payeeAccounts', checked ? 'REGISTERED_ONLY' : 'WARN')
        }
      />
      <Switch
        label={settingName('verifiedAbove')}
        description={
          <Trans>
            A batch that pays one account more than an amount can be approved only if the bank has verified
            the registered account. So far, Outlay can ask banks in the demo only: elsewhere no batch above
            the amount can be approved.
          </Trans>
        }
        {...form.getInputProps('verified.isNeeded', { type: 'checkbox' })}
      />
      {form.getValues().verified.isNeeded && (
        <Group gap="xs" align="flex-start" wrap="wrap">
          <TextInput
            w={220}
            label={t`Paid to one account above`}
            description={t`In the currency in which you pay.`}
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps('verified.above')}
          />
          <NumberInput
            label={t`Verified in the last months`}
            description={t`From 1 to ${PAYEE_LIMITS.months}.`}
            w={220}
            min={1}
            max={PAYEE_LIMITS.months}
            allowDecimal={false}
            {...form.getInputProps('verified.months')}
          />
        </Group>
      )}
    </Stack>
  );
}
