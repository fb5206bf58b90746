import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Code, Fieldset, NumberInput, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { BANK_FILE_LIMITS, TRANSPORTS } from '../../../../../shared/bank-file-terms.ts';
import classes from '../fields.module.css';
import type { TransportValues } from './transport-values.ts';
import { statementsMeaning, transportMeaning, transportName } from './transport-words.ts';

interface FieldsProps {
  form: UseFormReturnType<TransportValues>;
  /** Whether the connection has a key that can be kept. */
  hasKey: boolean;
  /** Whether the connection pays. One that only watches its account sends no file. */
  pays: boolean;
}

/** The fields of a transport. Refusals of the server are shown at their fields. */
export function TransportFields({ form, hasKey, pays }: FieldsProps) {
  const { transport } = form.values;
  return (
    <Stack gap="lg">
      <Radio.Group
        {...form.getInputProps('transport')}
        label={pays ? t`How files reach the bank` : t`How statements come from the bank`}
      >
        <Stack gap="sm" mt={6}>
          {TRANSPORTS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={transportName(value)}
              description={pays ? transportMeaning(value) : statementsMeaning(value)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {transport === 'SFTP' && <ServerFields form={form} />}
      {transport === 'SFTP' && <KeyFields form={form} hasKey={hasKey} />}
      {transport !== 'DOWNLOAD' && <FolderFields form={form} pays={pays} />}
    </Stack>
  );
}

function ServerFields({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <Fieldset legend={t`Server of the bank`}>
      <Stack>
        <div className={classes.fields}>
          <TextInput
            {...form.getInputProps('server.host')}
            label={t`Host`}
            description={t`The name or address that the bank gave you, such as sftp.bank.example.`}
            maxLength={253}
            autoComplete="off"
            spellCheck={false}
          />
          <NumberInput
            {...form.getInputProps('server.port')}
            label={t`Port`}
            description={t`22, unless the bank says otherwise.`}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
          />
          <TextInput
            {...form.getInputProps('server.username')}
            label={t`User name`}
            description={t`The one that the bank gave your company.`}
            maxLength={BANK_FILE_LIMITS.username}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <TextInput
          {...form.getInputProps('server.hostKeyFingerprint')}
          label={t`Fingerprint of the bank’s host key`}
          description={t`Ask the bank for it, by a way that you trust. It begins with SHA256:. A server with \
another key is refused, because it may pose as the bank.`}
          autoComplete="off"
          spellCheck={false}
          styles={{ input: { fontFamily: 'monospace' } }}
        />
      </Stack>
    </Fieldset>
  );
}

function KeyFields({ form, hasKey }: Pick<FieldsProps, 'form' | 'hasKey'>) {
  return (
    <Fieldset legend={t`Your key`}>
      <Stack>
        <Radio.Group {...form.getInputProps('key')} label={t`Private key`}>
          <Stack gap="sm" mt={6}>
            {hasKey && <Radio value="KEEP" label={t`Keep the present key`} />}
            <Radio
              value="MAKE"
              label={hasKey ? t`Make a new key` : t`Make one for me`}
              description={t`You then send its public key to the bank.`}
            />
            <Radio value="PASTE" label={t`I have a key that the bank knows`} />
          </Stack>
        </Radio.Group>
        {form.values.key === 'PASTE' && (
          <Textarea
            {...form.getInputProps('server.privateKey')}
            label={t`The private key`}
            description={t`In OpenSSH or PEM format, without a passphrase. It is stored encrypted and never \
shown again.`}
            rows={6}
            maxLength={16_384}
            autoComplete="off"
            spellCheck={false}
            styles={{ input: { fontFamily: 'monospace' } }}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

function FolderFields({ form, pays }: Pick<FieldsProps, 'form' | 'pays'>) {
  const field = (name: keyof TransportValues['folders']) => ({
    ...form.getInputProps(`folders.${name}`),
    maxLength: BANK_FILE_LIMITS.folder,
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <Fieldset legend={t`Folders`}>
      <Stack>
        {form.values.transport === 'FOLDER' && (
          <Text size="sm" c="dimmed">
            <Trans>
              Below the folder that your operator has set for bank files (<Code>BANK_FILES_DIR</Code>) and
              that of your company. Outlay makes no folders: ask your operator to.
            </Trans>
          </Text>
        )}
        <div className={classes.fields}>
          <TextInput
            {...field('outbox')}
            label={t`Outbox`}
            description={
              pays
                ? t`Where the bank picks up your files.`
                : t`A folder that exists. Outlay puts no file into it.`
            }
          />
          <TextInput
            {...field('inbox')}
            label={t`Inbox`}
            description={
              pays ? t`Where the bank puts replies and statements.` : t`Where the bank puts statements.`
            }
          />
          <TextInput
            {...field('archive')}
            label={t`Archive`}
            description={t`Where Outlay moves the files that it has fetched.`}
          />
        </div>
      </Stack>
    </Fieldset>
  );
}
