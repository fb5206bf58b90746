import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import IconArrowRight from '~icons/tabler/arrow-right';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listBankConnectionsQueryKey,
  listBankFileProfilesOptions,
  updateBankConnectionMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection, BankFileProfileTemplate } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { ConnectionFields } from './connection-form.tsx';
import { type ConnectionValues, settingsOf, startFrom } from './connection-values.ts';
import { fieldErrors } from './field-errors.ts';
import { FormatChoice } from './format-choice.tsx';

/** Offers to pay from a watched account that was never used, and states the consequences. */
export function PayInstead({ connection, edit }: { connection: BankConnection; edit: () => void }) {
  const mayManage = useMay('manageBankConnections');
  if (!mayManage || connection.isUsed) return null;
  return (
    <Panel title={t`Meant to pay?`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            While it has no statement and was never switched on, this account can become one that pays. Its
            connection then needs a rehearsal, an accepted test file and another user who switches it on.
          </Trans>
        </Text>
        <Button variant="default" leftSection={<IconArrowRight size={16} aria-hidden />} onClick={edit}>
          <Trans>Pay from this account…</Trans>
        </Button>
      </Stack>
    </Panel>
  );
}

interface PayFormProps {
  connection: BankConnection;
  done: () => void;
}

/** The settings that an account needs before it can pay. */
export function PayForm({ connection, done }: PayFormProps) {
  const profiles = useQuery(listBankFileProfilesOptions());
  if (profiles.isPending) return <LoadingPanel lines={6} />;
  if (profiles.isError) return <ErrorState error={profiles.error} retry={() => void profiles.refetch()} />;
  return <Settings connection={connection} done={done} profiles={profiles.data} />;
}

interface SettingsProps extends PayFormProps {
  profiles: readonly BankFileProfileTemplate[];
}

function Settings({ connection, done, profiles }: SettingsProps) {
  const [code, setCode] = useState(profiles[0]!.code);
  // The version that the form started from. A refresh in the background must not hide a conflict.
  const [started] = useState(connection.version);
  const form = useForm<ConnectionValues>({
    initialValues: valuesFrom(profiles[0]!, connection),
    validate: fieldErrors,
  });
  const focusFirst = (errors: object) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const save = useChange(updateBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: ({ displayName }) => t`${displayName} can pay once it is switched on.`,
    done: () => {
      form.resetDirty();
      done();
    },
    failed: (error) => {
      const errors = errorsByPath(error);
      form.setErrors(errors);
      focusFirst(errors);
    },
  });
  const choose = (next: string) => {
    const { profile, rails } = startFrom(
      profiles.find((one) => one.code === next)!,
      '',
    );
    setCode(next);
    form.clearErrors();
    form.setValues({ ...form.getValues(), rails, profile });
  };
  const send = (values: ConnectionValues) =>
    save.mutate({ path: { id: connection.id }, body: { ...settingsOf(values), version: started } });
  return (
    <form noValidate onSubmit={form.onSubmit(send, focusFirst)}>
      <LeaveGuard when={form.isDirty() && !save.isSuccess} what={t`The settings of the account that pays`} />
      <Stack gap="lg" maw={880}>
        <FormatChoice profiles={profiles} code={code} choose={choose} />
        <ConnectionFields form={form} />
        {save.isError && (
          <ErrorState error={save.error} title={t`The connection was not saved`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={save.isPending}>
            <Trans>Pay from this account</Trans>
          </Button>
          <Button variant="default" onClick={done} disabled={save.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A built-in profile with the name and the account that are watched. */
function valuesFrom(template: BankFileProfileTemplate, { displayName, payer }: BankConnection) {
  const start = startFrom(template, payer.name);
  return { ...start, displayName, payer: { ...start.payer, accountNumber: payer.accountNumber } };
}
