import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getPaymentConfigOptions } from '../../../../../client/@tanstack/react-query.gen.ts';
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
import { asksForFreshSignIn, signInFreshly } from '../../../../ui/step-up.ts';
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

/** Chooses how files reach the bank. A change of a live connection asks before it switches it off. */
export function TransportForm({ connection, done }: TransportFormProps) {
  const { user } = useSession();
  const { id } = connection;
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
  const { save, leaving } = useSave(connection, {
    saved: () => {
      form.resetDirty();
      close();
    },
    refused: (errors) => {
      setAsking(null);
      form.setErrors(errors);
      focusFirst(errors);
    },
    leave: () => keepTyped(user.id, id, form.getValues()),
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
        when={form.isDirty() && !save.isSuccess && !leaving}
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
        <TransportFields form={form} hasKey={Boolean(connection.transportDetails?.server)} />
        {save.isError && !leaving && (
          <ErrorState error={save.error} title={t`The transport was not saved`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={save.isPending || leaving}>
            <Trans>Save how files reach the bank</Trans>
          </Button>
          <Button variant="default" onClick={close} disabled={save.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        title={t`Change how files reach the bank?`}
        confirmLabel={t`Save and switch the connection off`}
        danger
        pending={save.isPending}
        onConfirm={() => asking && send(asking)}
      >
        <Consequences />
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

interface Outcomes {
  saved: () => void;
  refused: (errors: Record<string, string>) => void;
  /** Called before the page is left for a fresh sign-in. */
  leave: () => void;
}

/** Saves the transport, after a fresh sign-in where the entity asks for one. */
function useSave(connection: BankConnection, { saved, refused, leave }: Outcomes) {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(getPaymentConfigOptions());
  const [leaving, setLeaving] = useState(false);
  const save = useMutation({
    ...setBankTransportMutation(),
    onSuccess: async ({ state }) => {
      await queryClient.invalidateQueries({ queryKey: listBankConnectionsQueryKey() });
      notifications.show({
        message:
          state === connection.state
            ? t`Saved. Outlay is trying to reach the bank.`
            : t`Saved. The connection is off until another user switches it on.`,
      });
      saved();
    },
    onError: (error) => {
      if (asksForFreshSignIn(error)) {
        leave();
        setLeaving(true);
      } else refused(errorsByPath(error));
    },
  });
  const maxAgeSeconds = config?.stepUpMaxAgeSeconds ?? 0;
  useEffect(() => {
    if (leaving) signInFreshly(maxAgeSeconds);
  }, [leaving, maxAgeSeconds]);
  return { save, leaving };
}
