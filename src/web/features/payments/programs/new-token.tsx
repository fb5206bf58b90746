import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  createProgramTokenMutation,
  listProgramTokensQueryKey,
} from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { NewProgramToken, ProgramToken } from '../../../../client/types.gen.ts';
import { addDays, dayOf, startOfDay } from '../../../../shared/calendar-day.ts';
import { TOKEN_LIMITS } from '../../../../shared/program-terms.ts';
import { CopyableCode } from '../../../ui/copyable-code.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';

/** The end that is suggested: a program that is forgotten stops working within three months. */
const USUAL_DAYS = 90;

interface Typed {
  name: string;
  rights: ProgramToken['rights'];
  addresses: string;
  until: string;
}

/** The dialog of a new token: its form, and then its secret, which is shown this once. */
export default function NewToken({ onClose }: { onClose: () => void }) {
  const { timezone } = useSession();
  const [made, setMade] = useState<NewProgramToken | null>(null);
  const make = useChange(createProgramTokenMutation(), {
    outdated: [listProgramTokensQueryKey],
    reload: 'meanwhile',
    done: setMade,
  });
  const submit = ({ name, rights, addresses, until }: Typed) =>
    make.mutate({
      body: {
        name: name.trim(),
        rights,
        addresses: addresses.split(/[\s,;]+/).filter((address) => address !== ''),
        // The end of the day where the company is.
        expiresAt: new Date(startOfDay(addDays(until, 1), timezone) - 1).toISOString(),
      },
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Text fw={600}>{made ? t`Copy the token now` : t`New token`}</Text>}
      closeOnClickOutside={!make.isPending && !made}
      closeOnEscape={!make.isPending}
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {made ? (
        <Made made={made} onClose={onClose} />
      ) : (
        <TokenForm
          submit={submit}
          isPending={make.isPending}
          refusal={make.refusal}
          errors={make.isError ? errorsByPath(make.error) : {}}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

interface TokenFormProps {
  submit: (typed: Typed) => void;
  isPending: boolean;
  refusal: unknown;
  /** The errors of the last try, by the path of the field. */
  errors: Partial<Record<string, string>>;
  onClose: () => void;
}

function TokenForm({ submit, isPending, refusal, errors, onClose }: TokenFormProps) {
  const { timezone } = useSession();
  const [typed, setTyped] = useState<Typed>(() => ({
    name: '',
    rights: 'READ',
    addresses: '',
    until: addDays(dayOf(Date.now(), timezone), USUAL_DAYS),
  }));
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const addressError = Object.entries(errors).find(([path]) => path.startsWith('addresses'))?.[1];
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(typed);
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <TextInput
          label={t`Program`}
          description={t`The program that gets the token, so that everybody knows what it is for.`}
          required
          data-autofocus
          maxLength={TOKEN_LIMITS.name}
          value={typed.name}
          onChange={({ currentTarget: { value } }) => change({ name: value })}
          error={errors['name']}
        />
        <Radio.Group
          label={t`It may`}
          value={typed.rights}
          onChange={(rights) => change({ rights: rights as Typed['rights'] })}
        >
          <Stack gap="xs" mt={4}>
            <Radio value="READ" label={t`Read: balances, batches, payouts, statements`} />
            <Radio
              value="PREPARE"
              label={t`Read and prepare: also create batches, which people then approve`}
              description={t`You count as its preparer, and another admin confirms the token.`}
            />
          </Stack>
        </Radio.Group>
        <TextInput
          type="date"
          label={t`Works until`}
          description={t`At most a year. Make a new one before then.`}
          required
          value={typed.until}
          onChange={({ currentTarget: { value } }) => change({ until: value })}
          error={errors['expiresAt']}
        />
        <Textarea
          label={t`Only from these addresses (optional)`}
          description={t`Addresses such as 192.0.2.10 or networks such as 192.0.2.0/24, one a line.`}
          autosize
          minRows={2}
          value={typed.addresses}
          onChange={({ currentTarget: { value } }) => change({ addresses: value })}
          error={addressError}
        />
        {refusal !== null && (
          <ErrorState error={refusal} title={t`The token was not made`} fieldsShowErrors />
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isPending}>
            <Trans>Go back</Trans>
          </Button>
          <Button type="submit" loading={isPending} disabled={typed.name.trim() === '' || typed.until === ''}>
            <Trans>Make the token</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Made({ made: { token, details }, onClose }: { made: NewProgramToken; onClose: () => void }) {
  return (
    <Stack>
      <Text size="sm">
        <Trans>
          Outlay does not show this token again. Store it where {details.name} reads its secrets, never in a
          mail or in its source code.
        </Trans>
      </Text>
      <CopyableCode value={token} what={t`the token`} />
      {details.state === 'WAITING' && (
        <Alert color="yellow">
          <Trans>It works once another admin has confirmed it on this page.</Trans>
        </Alert>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose}>
          <Trans>I have stored it</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
