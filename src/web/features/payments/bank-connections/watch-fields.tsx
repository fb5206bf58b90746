import { t } from '@lingui/core/macro';
import { Fieldset, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { BankConnection, CreateBankConnectionRequest } from '../../../../client/types.gen.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { CURRENCIES, isCurrency } from '../../../../shared/money.ts';
import classes from './fields.module.css';

/** The form's values of an account that is only watched. The names are those of the server's fields. */
export interface WatchValues {
  displayName: string;
  bankName: string;
  currency: string;
  payer: { name: string; accountNumber: string };
}

type WatchForm = UseFormReturnType<WatchValues>;

/** Converts a connection to the form's values. */
export function watchValuesOf({ displayName, bankName, currency, payer }: BankConnection): WatchValues {
  const { name, accountNumber } = payer;
  return { displayName, bankName: bankName ?? '', currency, payer: { name, accountNumber } };
}

/** The settings as the API takes them. */
export function watchSettingsOf(
  { displayName, bankName, payer }: WatchValues,
  purpose: 'STATEMENTS_ONLY' | 'RECEIPTS' = 'STATEMENTS_ONLY',
) {
  return {
    displayName: displayName.trim(),
    purpose,
    bankName: bankName.trim(),
    rails: [],
    payer: {
      name: payer.name.trim(),
      accountNumber: payer.accountNumber.replaceAll(/\s/g, ''),
      branchCode: null,
      accountType: null,
    },
    profile: null,
  } satisfies Omit<CreateBankConnectionRequest, 'currency'>;
}

/** The errors that a user has to correct before the form is sent, by form field. */
export function watchErrors(values: WatchValues): Record<string, string> {
  const { displayName, bankName, payer } = watchSettingsOf(values);
  return {
    ...(displayName === '' ? { displayName: t`Enter a name.` } : {}),
    ...(bankName === '' ? { bankName: t`Enter the bank.` } : {}),
    ...(payer.name === '' ? { 'payer.name': t`Enter the registered name.` } : {}),
    ...(/^\d{5,20}$/.test(payer.accountNumber)
      ? {}
      : { 'payer.accountNumber': t`Enter the account number, 5 to 20 digits.` }),
    ...(isCurrency(values.currency) ? {} : { currency: t`Choose a currency.` }),
  };
}

interface WatchFieldsProps {
  form: WatchForm;
  /** Whether the connection already exists, so that its currency can no longer change. */
  isCreated?: boolean;
}

/**
 * The fields of an account that is only watched: its name in Outlay, its bank, its number and its currency.
 */
export function WatchFields({ form, isCreated = false }: WatchFieldsProps) {
  return (
    <Fieldset legend={t`Account to watch`}>
      <Stack>
        <div className={classes.fields}>
          <TextInput
            label={t`Name`}
            description={t`As your people know it, such as “Call account” or “Company card”.`}
            maxLength={BANK_FILE_LIMITS.displayName}
            {...form.getInputProps('displayName')}
          />
          <TextInput
            label={t`Bank`}
            description={t`The bank that sends the statements.`}
            maxLength={BANK_FILE_LIMITS.displayName}
            {...form.getInputProps('bankName')}
          />
          <TextInput
            label={t`Account number`}
            description={t`As the statements state it, digits only.`}
            inputMode="numeric"
            {...form.getInputProps('payer.accountNumber')}
          />
          <TextInput
            label={t`Account name`}
            description={t`As registered with the bank.`}
            maxLength={140}
            {...form.getInputProps('payer.name')}
          />
          <Select
            label={t`Currency`}
            description={isCreated ? t`It does not change.` : t`As the statements state it.`}
            data={[...CURRENCIES]}
            allowDeselect={false}
            searchable
            disabled={isCreated}
            {...form.getInputProps('currency')}
          />
        </div>
      </Stack>
    </Fieldset>
  );
}
