import { t } from '@lingui/core/macro';
import { Fieldset, NumberInput, Select, Stack, Switch, TagsInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CURRENCIES } from '../../../../shared/money.ts';
import { RAILS } from '../../../../shared/terms.ts';
import { dateRuleChoices } from '../shared/date-rule.ts';
import { railName } from '../shared/rail-name.ts';
import type { ConfigValues } from './config-values.ts';
import { DurationField } from './duration-field.tsx';
import { limitWords } from './limits.ts';
import { RulesEditor } from './rules-editor.tsx';
import { SettlementLimitFields } from './settlement-limit-fields.tsx';
import { PasskeyFields } from './passkey-fields.tsx';
import { RegisterFields } from './register-fields.tsx';
import { StandingFields } from './standing-fields.tsx';
import { ThresholdsEditor } from './thresholds-editor.tsx';
import { settingName } from './words.ts';

type ConfigForm = UseFormReturnType<ConfigValues>;

const WHOLE = { clampBehavior: 'none', allowDecimal: false, maw: 320 } as const;
const CHOICE = { allowDeselect: false, maw: 320 } as const;

/** How batches are approved: the rules, the fresh sign-in and the approval period. */
export function ApprovalFields({ form }: { form: ConfigForm }) {
  return (
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
          {...WHOLE}
          {...form.getInputProps('approvalExpiryDays')}
        />
      </Stack>
    </Fieldset>
  );
}

/** The time zones that the browser supports; only the entity's own when the browser has no list. */
function timezones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

/** How approved batches are paid; `timezone` is the entity's own. */
export function PaymentFields({ form, timezone }: { form: ConfigForm; timezone: string }) {
  return (
    <Fieldset legend={t`Payment`}>
      <Stack>
        <Select
          label={settingName('defaultRail')}
          description={t`Used for batches that do not name a rail.`}
          data={RAILS.map((rail) => ({ value: rail, label: railName(rail) }))}
          {...CHOICE}
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
          {...WHOLE}
          {...form.getInputProps('duplicateWindowDays')}
        />
        <NumberInput
          label={t`Unusual amounts, in percent`}
          description={t`From 1 to 1,000. Approvers see the payments that differ by more than this \
from what the recipient is usually paid.`}
          {...WHOLE}
          {...form.getInputProps('unusualAmountPercent')}
        />
        <Select
          label={settingName('ifNotBankingDay')}
          description={t`For batches that do not choose. A date that is missed is never moved without \
an approver.`}
          data={dateRuleChoices()}
          {...CHOICE}
          {...form.getInputProps('ifNotBankingDay')}
        />
        <ThresholdsEditor form={form} />
        <SettlementLimitFields form={form} />
        <StandingFields form={form} />
        <PasskeyFields form={form} />
        <RegisterFields form={form} />
        <Select
          label={settingName('defaultCurrency')}
          data={CURRENCIES}
          {...CHOICE}
          {...form.getInputProps('defaultCurrency')}
        />
        <Select
          label={settingName('timezone')}
          description={t`Used to show times and to count days.`}
          data={timezones(timezone)}
          searchable
          {...CHOICE}
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
  );
}
