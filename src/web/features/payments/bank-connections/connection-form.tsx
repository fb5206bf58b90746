import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  Fieldset,
  MultiSelect,
  NativeSelect,
  NumberInput,
  Radio,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { BANK_FILE_LIMITS } from '../../../../shared/bank-file-terms.ts';
import { ACCOUNT_TYPES, type Rail, RAILS } from '../../../../shared/terms.ts';
import { railName } from '../shared/rail-name.ts';
import { useCountry } from '../shared/use-country.ts';
import { accountTypeWords } from '../shared/words.ts';
import {
  type ConnectionForm,
  hasTransmissionNumber,
  isAcb,
  type Setting,
  settingAt,
} from './connection-values.ts';
import { CsvLayoutFields } from './csv-layout-fields.tsx';
import { NAME_FIELDS } from './field-errors.ts';
import { WhenNoLongerReceiving } from './pay-pages.tsx';
import classes from './fields.module.css';
import { PainFields, PaymentTypeFields } from './payment-type-fields.tsx';
import { usualTypeValues } from './payment-type-values.ts';
import { charsetName, formatName, leadDaysName, paidByName, serviceName, settingName } from './words.ts';

const SERVICES = ['SAMEDAY', 'ONE DAY', 'TWO DAY', 'BATCH'] as const;
const PAID_BY = ['ACCEPTANCE', 'REPLY', 'STATEMENT'] as const;

interface ConnectionFieldsProps {
  form: ConnectionForm;
  /** Whether an ACB file has left, so that the bank continues from its numbers. */
  areNumbersFixed?: boolean;
}

/** The fields of a connection, each with an explanation. Refusals of the server are shown at their fields. */
export function ConnectionFields({ form, areNumbersFixed = false }: ConnectionFieldsProps) {
  return (
    <Stack gap="lg">
      <AccountFields form={form} />
      <CarriedFields form={form} areNumbersFixed={areNumbersFixed} />
      <FileFields form={form} />
      <ReplyFields form={form} />
    </Stack>
  );
}

/** The name of a setting, and its value and its error in the form. */
function fieldsOf(form: ConnectionForm) {
  return (setting: Setting) => ({ label: settingName(setting), ...form.getInputProps(setting) });
}

/** The name of the connection, and the account that pays. */
export function AccountFields({ form }: { form: ConnectionForm }) {
  const { currency } = useCountry() ?? DEFAULT_COUNTRY;
  const field = fieldsOf(form);
  return (
    <>
      <Fieldset legend={t`Connection`}>
        <TextInput
          {...field('displayName')}
          description={t`As your people know it, such as the bank and what it pays.`}
          maxLength={BANK_FILE_LIMITS.displayName}
          maw={480}
        />
      </Fieldset>
      <Fieldset legend={t`Account that pays`}>
        <div className={classes.fields}>
          <TextInput
            {...field('payer.name')}
            description={t`As registered with your bank.`}
            maxLength={140}
          />
          <Select
            {...field('payer.accountType')}
            description={t`As registered with your bank.`}
            data={ACCOUNT_TYPES.map((type) => ({ value: type, label: accountTypeWords(type) }))}
            allowDeselect={false}
          />
          <TextInput {...field('payer.branchCode')} description={t`6 digits.`} inputMode="numeric" />
          <TextInput {...field('payer.accountNumber')} description={t`Digits only.`} inputMode="numeric" />
        </div>
        <Stack gap="sm" mt="md">
          <Switch
            label={settingName('purpose')}
            description={t`Money that quotes a payment request is a receipt, in Collection. Everything else \
stays Funding.`}
            checked={form.values.purpose === 'BOTH'}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue('purpose', checked ? 'BOTH' : 'PAYMENTS')
            }
            error={form.errors['purpose']}
          />
          {form.getInitialValues().purpose === 'BOTH' && form.values.purpose !== 'BOTH' && (
            <WhenNoLongerReceiving
              currency={currency}
              accountNumber={form.getInitialValues().payer.accountNumber}
            />
          )}
          {form.values.purpose === 'BOTH' && (
            <TextInput
              {...field('bankName')}
              description={t`Pay pages and requests show it beside the account number.`}
              maxLength={BANK_FILE_LIMITS.displayName}
              maw={480}
            />
          )}
        </Stack>
      </Fieldset>
    </>
  );
}

/** The rails that the connection carries, and what the bank has agreed with the company about its files. */
export function CarriedFields({ form, areNumbersFixed = false }: ConnectionFieldsProps) {
  const { profile } = form.values;
  const country = useCountry() ?? DEFAULT_COUNTRY;
  const isPain = profile.format === 'PAIN_001';
  const field = fieldsOf(form);
  /** A rail that a pain.001 file has to name starts with the usual values. */
  const chooseRails = (rails: Rail[]) => {
    form.setFieldValue('rails', rails);
    for (const rail of isPain ? rails : []) {
      if (rail !== 'EFT' && !profile.paymentTypes[rail])
        form.setFieldValue(`profile.paymentTypes.${rail}`, usualTypeValues(rail, country));
    }
  };
  return (
    <>
      <Fieldset legend={t`Payments that it carries`}>
        <MultiSelect
          {...field('rails')}
          description={
            isPain
              ? t`The payments of these rails go by this connection while it is on. PayShap pays to an \
account number; a ShapID cannot be paid yet.`
              : t`This format carries EFT only: the urgent services that some banks have for it are not \
supported. For RTC, RTGS and PayShap, choose pain.001, if your bank takes it.`
          }
          data={(isPain ? RAILS : (['EFT'] as const)).map((rail) => ({
            value: rail,
            label: railName(rail),
          }))}
          onChange={(rails) => chooseRails(RAILS.filter((rail) => rails.includes(rail)))}
          maw={480}
        />
      </Fieldset>
      {isAcb(profile) && (
        <Registration field={field}>
          <FirstNumbers form={form} field={field} areFixed={areNumbersFixed} />
        </Registration>
      )}
      {profile.csv && <CsvLayoutFields form={form} />}
      {isPain && <PaymentTypeFields form={form} country={country} />}
    </>
  );
}

interface FieldsProps {
  form: ConnectionForm;
  /** The name, the value and the error of a setting, for its field. */
  field: (setting: Setting) => object;
}

const WHOLE = { allowDecimal: false, allowNegative: false, clampBehavior: 'none' } as const;

/** The format of a file and its limits. */
export function FileFields({ form }: { form: ConnectionForm }) {
  const field = fieldsOf(form);
  const { profile, rails } = form.values;
  const hasOneCutOff = profile.format !== 'PAIN_001' || (rails.includes('EFT') && !profile.paymentTypes.EFT);
  return (
    <Fieldset legend={t`What the bank expects of a file`}>
      <Stack>
        <Text size="sm" c="dimmed">
          <Trans>
            The format is {formatName(profile.format)}. Change only what your bank does differently.
          </Trans>
        </Text>
        <div className={classes.fields}>
          <TextInput
            {...field('profile.fileName')}
            description={t`With at least one of ${NAME_FIELDS}.`}
            maxLength={BANK_FILE_LIMITS.fileName}
          />
          {hasOneCutOff && (
            <TextInput
              {...field('profile.cutOff')}
              description={t`The last minute for a file of that day, such as 15:30. Empty: all day.`}
              maxLength={5}
            />
          )}
          {rails.includes('EFT') && (
            <TextInput
              {...field('profile.saturdayCutOff')}
              description={t`For EFT. Empty: the bank does not work on Saturdays.`}
              maxLength={5}
            />
          )}
          {rails.includes('EFT') && !isAcb(profile) && (
            <NativeSelect
              {...field('profile.leadDays')}
              description={t`For EFT. When the bank must have a file, by its cut-off.`}
              data={[0, 1, 2].map((days) => ({ value: String(days), label: leadDaysName(days) }))}
              value={String(profile.leadDays)}
              onChange={(event) => form.setFieldValue('profile.leadDays', Number(event.currentTarget.value))}
            />
          )}
          <NumberInput
            {...field('profile.nameLength')}
            description={t`In characters. A longer name is shortened.`}
            {...WHOLE}
          />
          <NumberInput
            {...field('profile.referenceLength')}
            description={t`In characters. A longer reference is shortened.`}
            {...WHOLE}
          />
          <NumberInput
            {...field('profile.maxPayments')}
            description={t`A batch with more payments does not fit.`}
            thousandSeparator
            {...WHOLE}
          />
          {isAcb(profile) ? (
            <NumberInput
              {...field('profile.entryClass')}
              description={t`The bank’s number for this kind of payment.`}
              {...WHOLE}
            />
          ) : (
            <Select
              {...field('profile.charset')}
              description={t`Other characters are replaced, and approvers see how.`}
              data={(['ISO_LATIN', 'ACB'] as const).map((value) => ({ value, label: charsetName(value) }))}
              allowDeselect={false}
            />
          )}
        </div>
        {profile.format === 'PAIN_001' && <PainFields form={form} />}
        {profile.format === 'PAIN_001' && (
          <Switch
            {...form.getInputProps('profile.isBookedAsOneDebit', { type: 'checkbox' })}
            label={settingName('profile.isBookedAsOneDebit')}
            description={t`Otherwise the statement has a line for each payment.`}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

/** The meaning of the bank's replies. A bank that takes CSV files sends none. */
export function ReplyFields({ form }: { form: ConnectionForm }) {
  const field = fieldsOf(form);
  const hasReplies = form.values.profile.format !== 'CSV';
  return (
    <Fieldset legend={hasReplies ? t`What the bank’s replies mean` : t`When a payment counts as paid`}>
      <Stack>
        {hasReplies ? (
          <>
            <Radio.Group {...field('profile.paidBy')}>
              <Stack gap={6} mt={6}>
                {PAID_BY.map((value) => (
                  <Radio key={value} value={value} label={paidByName(value)} />
                ))}
              </Stack>
            </Radio.Group>
            <Switch
              {...form.getInputProps('profile.unnamedAreAccepted', { type: 'checkbox' })}
              label={t`Payments that a reply does not name were accepted with the file`}
              description={t`For banks whose replies name only the rejected payments.`}
            />
          </>
        ) : (
          <Text size="sm">
            <Trans>
              The bank sends no replies to a CSV file that Outlay can read. A payment counts as paid when the
              statement shows it, so upload the statements of the account.
            </Trans>
          </Text>
        )}
        <NumberInput
          {...field('profile.silentAfterHours')}
          description={t`After this long without an answer from the bank, payments are shown as not \
confirmed. They never fail because the bank is silent.`}
          maw={480}
          {...WHOLE}
        />
      </Stack>
    </Fieldset>
  );
}

/** The data that the bank assigned to the company when it registered for the ACB. */
function Registration({ field, children }: Pick<FieldsProps, 'field'> & { children: ReactNode }) {
  return (
    <Fieldset legend={t`Registration at the bank`}>
      <div className={classes.fields}>
        <TextInput
          {...field('profile.acb.customerCode')}
          description={t`5 letters or digits.`}
          maxLength={5}
        />
        <TextInput {...field('profile.acb.userCode')} description={t`4 letters or digits.`} maxLength={4} />
        <TextInput
          {...field('profile.acb.shortName')}
          description={t`At most 10 characters. Recipients see it before the reference.`}
          maxLength={10}
        />
        <TextInput
          {...field('profile.acb.destination')}
          description={t`5 letters or digits.`}
          maxLength={5}
        />
        <Select
          {...field('profile.acb.service')}
          description={t`The speed that the bank has agreed to.`}
          data={SERVICES.map((value) => ({ value, label: serviceName(value) }))}
          allowDeselect={false}
        />
      </div>
      {children}
    </Fieldset>
  );
}

const FIRST_NUMBERS = ['profile.acb.firstTransmissionNumber', 'profile.acb.firstGenerationNumber'] as const;

/** The first numbers of files, for a company that has sent the bank files of other software. */
function FirstNumbers({ form, field, areFixed }: FieldsProps & { areFixed: boolean }) {
  const { profile } = form.values;
  const [transmission, generation] = FIRST_NUMBERS;
  const isStated = FIRST_NUMBERS.some((setting) => settingAt(form.values, setting) !== '');
  const [isOpen, setIsOpen] = useState(isStated);
  const hasError = FIRST_NUMBERS.some((setting) => form.errors[setting] !== undefined);
  return (
    <details
      className={classes.more}
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <Trans>Coming from other software?</Trans>
      </summary>
      <Stack gap="sm" mt="sm">
        <Text size="sm" c="dimmed">
          {areFixed ? (
            <Trans>
              A file of this connection has left for the bank, so the next files take the numbers that follow.
              To begin with other numbers, set up a new connection.
            </Trans>
          ) : (
            <Trans>
              The bank refuses a file whose numbers do not follow those of the last file that it accepted.
              Look up those numbers in your other software, or ask your bank. Take Outlay’s first file to the
              bank on a day on which the other software sends none, because the numbers of payments begin with
              1 each day.
            </Trans>
          )}
        </Text>
        <div className={classes.fields}>
          {hasTransmissionNumber(profile) && (
            <NumberInput
              {...field(transmission)}
              description={t`One more than that of the last file. Empty: 1.`}
              readOnly={areFixed}
              {...WHOLE}
            />
          )}
          <NumberInput
            {...field(generation)}
            description={t`One more than that of the last file. Empty: 1.`}
            readOnly={areFixed}
            {...WHOLE}
          />
        </div>
      </Stack>
    </details>
  );
}
