import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  createPayerMutation,
  getPayerQueryKey,
  updatePayerMutation,
} from '../../../../client/@tanstack/react-query-collections.gen.ts';
import type { Payer, PayerRequest } from '../../../../client/types.gen.ts';
import { type Language, LANGUAGES, TEXT_LIMITS } from '../../../../shared/terms.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { errorsByPath, problemOf } from '../../../ui/problem.ts';
import { useReload } from '../../../ui/reload.ts';
import { useChange } from '../../../ui/use-change.ts';
import { isEmail } from './draft.ts';
import { OUTDATED } from './use-request-step.ts';

const EMAIL_LENGTH = 254;
/** Each in itself, whatever the dashboard speaks. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', af: 'Afrikaans' };

interface PayerDialogProps {
  /** The payer to change; null for a new one. */
  payer: Payer | null;
  onClose: () => void;
  onSaved: (payer: Payer) => void;
}

function useSaving({ payer, onSaved }: PayerDialogProps) {
  const reload = useReload();
  const steps = {
    replaces: ({ id }: Payer) => getPayerQueryKey({ path: { id } }),
    outdated: OUTDATED,
    done: onSaved,
    // The next attempt has the version that is saved now.
    refused: () => reload([getPayerQueryKey]),
  };
  const create = useChange(createPayerMutation(), { ...steps, message: () => t`The payer was added.` });
  const update = useChange(updatePayerMutation(), { ...steps, message: () => t`The payer was changed.` });
  const { isPending, refusal } = payer === null ? create : update;
  return {
    isPending,
    refusal,
    save: (body: PayerRequest) => {
      if (payer === null) return create.send({ body });
      update.send({ path: { id: payer.id }, headers: { 'if-match': `"${payer.version}"` }, body });
    },
  };
}

/** The name and the email of a payer, new or changed. The reference does not change. */
export function PayerDialog(props: PayerDialogProps) {
  const { payer, onClose } = props;
  const [name, setName] = useState(payer?.name ?? '');
  const [email, setEmail] = useState(payer?.email ?? '');
  const [language, setLanguage] = useState<Language>(payer?.language ?? 'en');
  const [sendsReminders, setSendsReminders] = useState(payer?.sendsReminders ?? true);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { isPending, refusal, save } = useSaving(props);
  const refused = refusal === null ? {} : errorsByPath(refusal);
  const isNameMissing = name.trim() === '';
  const isEmailWrong = !isEmail(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (isNameMissing || isEmailWrong) return;
    save({
      name: name.trim(),
      ...(email.trim() === '' ? {} : { email: email.trim() }),
      language,
      sendsReminders,
    });
  };
  const title = payer === null ? t`Add a payer` : t`Change “${payer.name}”`;
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Text fw={600}>{title}</Text>}
      closeOnClickOutside={!isPending}
      closeOnEscape={!isPending}
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm">
            {payer === null
              ? t`The payer gets a standing reference, under which money can always be paid.`
              : t`Open requests have the new name too. The standing reference stays.`}
          </Text>
          <TextInput
            label={t`Name`}
            required
            autoComplete="off"
            data-autofocus
            maxLength={TEXT_LIMITS.beneficiaryName}
            value={name}
            onChange={({ currentTarget: { value } }) => setName(value)}
            error={wasSubmitted && isNameMissing ? t`Enter the name of the payer.` : refused['name']}
          />
          <TextInput
            type="email"
            label={t`Email (optional)`}
            autoComplete="off"
            maxLength={EMAIL_LENGTH}
            value={email}
            onChange={({ currentTarget: { value } }) => setEmail(value)}
            error={
              wasSubmitted && isEmailWrong
                ? t`Enter an address such as naledi@example.com.`
                : refused['email']
            }
          />
          <NativeSelect
            label={t`Language of mails`}
            data={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
            value={language}
            onChange={({ currentTarget: { value } }) => setLanguage(value as Language)}
          />
          <Checkbox
            label={t`Send reminders`}
            description={t`By mail, before and after the due day. Only with an email.`}
            checked={sendsReminders}
            onChange={({ currentTarget: { checked } }) => setSendsReminders(checked)}
          />
          {refusal !== null && (
            <ErrorState
              error={refusal}
              title={payer === null ? t`The payer was not added` : t`The payer was not changed`}
              fieldsShowErrors={problemOf(refusal).errors.every(({ path }) => path in { name, email })}
            />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={isPending}>
              <Trans>Go back</Trans>
            </Button>
            <Button type="submit" loading={isPending}>
              {payer === null ? t`Add the payer` : t`Save the payer`}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
