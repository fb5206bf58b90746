import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fieldset, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import {
  CSV_AMOUNT_FORMATS,
  CSV_DATE_FORMATS,
  CSV_DELIMITERS,
  CSV_LIMITS,
  CSV_LINE_ENDS,
} from '../../../../shared/payment-csv.ts';
import { ACCOUNT_TYPES } from '../../../../shared/terms.ts';
import { accountTypeWords } from '../shared/words.ts';
import type { ConnectionForm, Setting } from './connection-values.ts';
import { CsvColumns } from './csv-columns.tsx';
import { amountFormatName, delimiterName, lineEndName } from './csv-words.ts';
import classes from './fields.module.css';
import { settingName } from './words.ts';

/** The form in which the bank requires CSV files: the separator of the values, and the columns. */
export function CsvLayoutFields({ form }: { form: ConnectionForm }) {
  const layout = form.values.profile.csv!;
  const field = (setting: Setting) => ({ label: settingName(setting), ...form.getInputProps(setting) });
  const toggle = (setting: Setting) => ({
    label: settingName(setting),
    ...form.getInputProps(setting, { type: 'checkbox' }),
  });
  return (
    <Fieldset legend={t`Layout of the CSV file`}>
      <Stack>
        <Text size="sm" c="dimmed">
          <Trans>
            Take the layout from the guide of your bank. Outlay starts with a general one, which is not that
            of any bank.
          </Trans>
        </Text>
        <div className={classes.fields}>
          <Select
            {...field('profile.csv.delimiter')}
            data={CSV_DELIMITERS.map((value) => ({ value, label: delimiterName(value) }))}
            allowDeselect={false}
          />
          <Select
            {...field('profile.csv.lineEnd')}
            data={CSV_LINE_ENDS.map((value) => ({ value, label: lineEndName(value) }))}
            allowDeselect={false}
          />
          <Select
            {...field('profile.csv.amountFormat')}
            data={CSV_AMOUNT_FORMATS.map((value) => ({ value, label: amountFormatName(value) }))}
            allowDeselect={false}
          />
          <Select {...field('profile.csv.dateFormat')} data={[...CSV_DATE_FORMATS]} allowDeselect={false} />
        </div>
        <Switch {...toggle('profile.csv.hasHeader')} />
        <Switch
          {...toggle('profile.csv.quotesAll')}
          description={t`Otherwise only values that have the separator or a quotation mark.`}
        />
        <Switch
          label={t`The last line has the number of payments and their sum`}
          checked={layout.totalsLabel !== null}
          onChange={(event) =>
            form.setFieldValue('profile.csv.totalsLabel', event.currentTarget.checked ? 'TOTAL' : null)
          }
        />
        {layout.totalsLabel !== null && (
          <TextInput
            {...field('profile.csv.totalsLabel')}
            description={t`What the last line begins with.`}
            maxLength={CSV_LIMITS.text}
            maw={480}
          />
        )}
        <CsvColumns form={form} />
        {layout.columns.some(({ content }) => content === 'ACCOUNT_TYPE') && <AccountTypes form={form} />}
      </Stack>
    </Fieldset>
  );
}

function AccountTypes({ form }: { form: ConnectionForm }) {
  return (
    <Fieldset legend={settingName('profile.csv.accountTypes')} variant="unstyled">
      <div className={classes.fields}>
        {ACCOUNT_TYPES.map((type) => (
          <TextInput
            key={type}
            label={accountTypeWords(type)}
            maxLength={CSV_LIMITS.text}
            {...form.getInputProps(`profile.csv.accountTypes.${type}`)}
          />
        ))}
      </div>
    </Fieldset>
  );
}
