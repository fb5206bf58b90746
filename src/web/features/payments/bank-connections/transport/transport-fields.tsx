import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Code, Fieldset, NumberInput, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { BANK_FILE_LIMITS, TRANSPORTS } from '../../../../../shared/bank-file-terms.ts';
import classes from '../fields.module.css';
import type { TransportValues } from './transport-values.ts';
import { transportMeaning, transportName } from './transport-words.ts';

interface FieldsProps {
  form: UseFormReturnType<TransportValues>;
  /** Whether the connection has a key that can be kept. */
  hasKey: boolean;
}

/** The fields of a transport. Refusals of the server are shown at their fields. */
export function TransportFields({ form, hasKey }: FieldsProps) {
  const { transport } = form.values;
  return (
    <Stack gap="lg">
      <Radio.Group {...form.getInputProps('transport')} label={t`How files reach the bank`}>
        <Stack gap="sm" mt={6}>
          {TRANSPORTS.map((value) => (
            <Radio
              key={value}
              value={value}
              label={transportName(value)}
              description={transportMeaning(value)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {transport === 'SFTP' && <ServerFields form={form} />}
      {transport === 'SFTP' && <KeyFields form={form} hasKey={hasKey} />}
      {transport !== 'DOWNLOAD' && <FolderFields form={form} />}
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

function KeyFields({ form, hasKey }: FieldsProps) {
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

function FolderFields({ form }: Pick<FieldsProps, 'form'>) {
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
            description={t`Where the bank picks up your files.`}
          />
          <TextInput
            {...field('inbox')}
            label={t`Inbox`}
            description={t`Where the bank puts replies and statements.`}
          />
          <TextInput
            {...field('archive')}
            label={t`Archive`}
            description={t`Where Outlay moves what it has fetched.`}
          />
        </div>
      </Stack>
    </Fieldset>
  );
}
