import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Fieldset, Select, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Country } from '../../../../domain/countries/country.ts';
import { LOCAL_INSTRUMENT_KINDS } from '../../../../shared/payment-types.ts';
import { OWN_REFERENCE_PLACES } from '../../../../shared/own-reference.ts';
import { ACCOUNT_TYPES, RAILS, type Rail } from '../../../../shared/terms.ts';
import { railName } from '../shared/rail-name.ts';
import type { ConnectionForm } from './connection-values.ts';
import classes from './fields.module.css';
import { usualTypeValues } from './payment-type-values.ts';
import { accountTypeWords } from '../shared/words.ts';
import { instrumentKindName, ownReferencePlaceName, settingName } from './words.ts';

/** The bank's limits for each rail of the connection, and on request how pain.001 files name the rails. */
export function PaymentTypeFields({ form, country }: { form: ConnectionForm; country: Country }) {
  const { rails, profile } = form.values;
  const listed = RAILS.filter((rail) => rails.includes(rail) && profile.paymentTypes[rail]);
  if (rails.length === 0) return null;
  return (
    <Fieldset legend={settingName('profile.paymentTypes')}>
      <Stack>
        {listed.map((rail) => (
          <LimitsOfRail key={rail} form={form} rail={rail} />
        ))}
        {(rails.length > 1 || profile.severalRailsInFile) && (
          <Checkbox
            {...form.getInputProps('profile.severalRailsInFile', { type: 'checkbox' })}
            label={settingName('profile.severalRailsInFile')}
            description={t`One file then has a part for each rail, and a payment that is too large for its \
rail travels by RTGS in the same batch. Ask your bank whether it takes such files.`}
          />
        )}
        <Marks form={form} country={country} listed={listed} />
      </Stack>
    </Fieldset>
  );
}

interface MarksProps {
  form: ConnectionForm;
  country: Country;
  /** The rails whose marks can be changed. */
  listed: readonly Rail[];
}

/** How a file names each rail; shown after a click, or when a value is refused. */
function Marks({ form, country, listed }: MarksProps) {
  const { rails, profile } = form.values;
  const [isOpen, setIsOpen] = useState(false);
  const isRefused = Object.keys(form.errors).some((path) => MARK.test(path));
  const hasUsualEft = rails.includes('EFT') && !profile.paymentTypes.EFT;
  return (
    <details
      className={classes.more}
      open={isOpen || isRefused}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <Trans>How a file names each rail</Trans>
      </summary>
      <Stack mt="sm">
        <Text size="sm" c="dimmed">
          <Trans>
            Every bank has its own values for these. Take them from the guide of your bank, and send it a test
            file of each rail.
          </Trans>
        </Text>
        {hasUsualEft && (
          <Stack gap="xs" align="flex-start">
            <Text size="sm">
              <Trans>EFT has the service level NURG (not urgent) and the cut-off of the file.</Trans>
            </Text>
            <Button
              variant="default"
              onClick={() =>
                form.setFieldValue('profile.paymentTypes.EFT', {
                  ...usualTypeValues('EFT', country),
                  cutOff: profile.cutOff,
                })
              }
            >
              <Trans>Change the values of EFT</Trans>
            </Button>
          </Stack>
        )}
        {listed.map((rail) => (
          <MarksOfRail key={rail} form={form} rail={rail} />
        ))}
      </Stack>
    </details>
  );
}

const MARK = /^profile\.paymentTypes\.\w+\.(serviceLevel|localInstrument)/;

interface RailProps {
  form: ConnectionForm;
  rail: Rail;
}

function LimitsOfRail({ form, rail }: RailProps) {
  const path = `profile.paymentTypes.${rail}`;
  const name = railName(rail);
  return (
    <Fieldset legend={name} variant="unstyled">
      <div className={classes.fields}>
        <TextInput
          label={t`Cut-off of ${name}`}
          description={t`The last minute for a file of that day, such as 15:30. Empty: at any hour of any \
day.`}
          maxLength={5}
          {...form.getInputProps(`${path}.cutOff`)}
        />
        <TextInput
          label={t`Largest payment by ${name}`}
          description={t`As your bank has agreed. Empty: no limit of the bank.`}
          inputMode="decimal"
          {...form.getInputProps(`${path}.maxAmount`)}
        />
      </div>
    </Fieldset>
  );
}

function MarksOfRail({ form, rail }: RailProps) {
  const path = `profile.paymentTypes.${rail}`;
  const name = railName(rail);
  return (
    <Fieldset legend={name} variant="unstyled">
      <div className={classes.fields}>
        <TextInput
          label={t`Service level of ${name}`}
          description={t`A code of ISO 20022, such as URGP. Empty: none.`}
          maxLength={4}
          {...form.getInputProps(`${path}.serviceLevel`)}
        />
        <TextInput
          label={t`Local instrument of ${name}`}
          description={t`The word in your bank’s guide. Empty: none.`}
          maxLength={35}
          {...form.getInputProps(`${path}.localInstrument`)}
        />
        <Select
          label={t`Kind of the local instrument of ${name}`}
          description={t`The guide shows it as Cd or as Prtry.`}
          data={LOCAL_INSTRUMENT_KINDS.map((value) => ({ value, label: instrumentKindName(value) }))}
          allowDeselect={false}
          {...form.getInputProps(`${path}.localInstrumentKind`)}
        />
      </div>
    </Fieldset>
  );
}

/** The codes of account types, and the place of own references, in pain.001 files. */
export function PainFields({ form }: { form: ConnectionForm }) {
  return (
    <Stack>
      <Fieldset legend={settingName('profile.accountTypeCodes')} variant="unstyled">
        <div className={classes.fields}>
          {ACCOUNT_TYPES.map((type) => (
            <TextInput
              key={type}
              label={accountTypeWords(type)}
              maxLength={4}
              {...form.getInputProps(`profile.accountTypeCodes.${type}`)}
            />
          ))}
        </div>
      </Fieldset>
      <Select
        label={settingName('profile.ownReferenceIn')}
        description={t`ISO 20022 has no place for the text on your own statement. Choose one only if your \
bank’s guide says that the bank shows it there. Some banks refuse a file in which InstrId repeats.`}
        data={[
          { value: '', label: t`Not in the file` },
          ...OWN_REFERENCE_PLACES.map((value) => ({ value, label: ownReferencePlaceName(value) })),
        ]}
        allowDeselect={false}
        maw={480}
        {...form.getInputProps('profile.ownReferenceIn')}
      />
    </Stack>
  );
}
