import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import {
  listBankConnectionsQueryKey,
  setBankTransportMutation,
} from '../../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { errorsByPath } from '../../../../ui/problem.ts';
import { useSession } from '../../../../ui/session-context.tsx';
import { useChange } from '../../../../ui/use-change.ts';
import { isPaying } from '../../shared/connection-purpose.ts';
import { TransportFields } from './transport-fields.tsx';
import {
  fieldErrors,
  findTyped,
  forgetTyped,
  keepTyped,
  requestOf,
  type TransportValues,
  valuesOf,
} from './transport-values.ts';

interface TransportFormProps {
  connection: BankConnection;
  done: () => void;
}

/**
 * Chooses how files reach the bank, or how statements come from it. A change of a live connection asks before
 * it switches it off.
 */
export function TransportForm({ connection, done }: TransportFormProps) {
  const { user } = useSession();
  const { id } = connection;
  const pays = isPaying(connection);
  const [typed] = useState(() => findTyped(user.id, id));
  const form = useForm<TransportValues>({
    initialValues: valuesOf(connection),
    validate: fieldErrors,
  });
  const { getInputNode, setValues } = form;
  const start = useRef(() => {
    if (typed) setValues(typed);
    getInputNode('transport')?.focus();
  });
  useEffect(() => start.current(), []);
  const [asking, setAsking] = useState<TransportValues | null>(null);
  const focusFirst = (errors: object) => getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const close = () => {
    forgetTyped(user.id, id);
    done();
  };
  const save = useChange(setBankTransportMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: ({ state }) =>
      state === connection.state
        ? t`Saved. Outlay is trying to reach the bank.`
        : t`Saved. The connection is off until another user switches it on.`,
    done: () => {
      form.resetDirty();
      close();
    },
    failed: (error) => {
      setAsking(null);
      const errors = errorsByPath(error);
      form.setErrors(errors);
      focusFirst(errors);
    },
    keep: () => keepTyped(user.id, id, form.getValues()),
  });
  const send = (values: TransportValues) => save.mutate({ path: { id }, body: requestOf(values) });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => (connection.state === 'LIVE' ? setAsking(values) : send(values)),
        focusFirst,
      )}
    >
      <LeaveGuard
        when={form.isDirty() && !save.isSuccess && !save.isLeaving}
        what={t`Your changes to the transport`}
      />
      <Stack gap="lg" maw={880}>
        {typed && (
          <Alert color="blue" role="status">
            <Trans>
              You have signed in again, and what you typed is here. Paste a private key once more.
            </Trans>
          </Alert>
        )}
        <TransportFields form={form} hasKey={Boolean(connection.transportDetails?.server)} pays={pays} />
        {save.refusal !== null && (
          <ErrorState error={save.refusal} title={t`The transport was not saved`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={save.isPending || save.isLeaving}>
            {pays ? t`Save how files reach the bank` : t`Save how statements come`}
          </Button>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={pays ? t`Change how files reach the bank?` : t`Change how statements come?`}
        confirmLabel={t`Save and switch the connection off`}
        danger
        pending={save.isPending}
        onConfirm={() => asking && send(asking)}
      >
        {pays ? <Consequences /> : <ConsequencesOfWatching />}
      </ConfirmDialog>
    </form>
  );
}

function Consequences() {
  return (
    <List spacing={4} size="sm">
      <List.Item>
        <Trans>
          The connection is switched off, and its batches wait, until another administrator or approver has
          switched it on: files with money would go elsewhere.
        </Trans>
      </List.Item>
      <List.Item>
        <Trans>Until then Outlay only tries to reach the bank, and fetches nothing from the new place.</Trans>
      </List.Item>
      <List.Item>
        <Trans>The profile, the rehearsal and the acceptance of the test file stay as they are.</Trans>
      </List.Item>
    </List>
  );
}

function ConsequencesOfWatching() {
  return (
    <List spacing={4} size="sm">
      <List.Item>
        <Trans>
          No statement is fetched until another administrator or approver has switched the connection on.
          Statements can still be uploaded.
        </Trans>
      </List.Item>
      <List.Item>
        <Trans>Until then Outlay only tries to reach the bank.</Trans>
      </List.Item>
    </List>
  );
}
