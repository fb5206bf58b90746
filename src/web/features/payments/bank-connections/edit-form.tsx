import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  listBankConnectionsOptions,
  listBankConnectionsQueryKey,
  updateBankConnectionMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { errorsByPath, problemOf } from '../../../ui/problem.ts';
import { useChange } from '../../../ui/use-change.ts';
import { isPaying, type PayingConnection } from '../shared/connection-purpose.ts';
import { ConnectionFields } from './connection-form.tsx';
import {
  changedSettings,
  type ConnectionValues,
  merged,
  needsNewTest,
  settingsOf,
  valuesOf,
} from './connection-values.ts';
import { fieldErrors } from './field-errors.ts';
import { StaleConnection } from './stale-connection.tsx';
import { settingName } from './words.ts';

interface EditFormProps {
  connection: PayingConnection;
  done: () => void;
}

type ConnectionEdit = ReturnType<typeof useConnectionEdit>;

/**
 * Edits a new version of a connection, and resolves a conflict with one that another administrator saved
 * meanwhile.
 */
function useConnectionEdit(connection: PayingConnection, done: () => void) {
  const queryClient = useQueryClient();
  // The version that the form started from. A refresh in the background must not hide a conflict.
  const [base, setBase] = useState(connection);
  const [theirs, setTheirs] = useState<PayingConnection | null>(null);
  const [asking, setAsking] = useState<ConnectionValues | null>(null);
  const form = useForm<ConnectionValues>({ initialValues: valuesOf(connection), validate: fieldErrors });
  const { getInputNode } = form;
  const start = useRef(() => getInputNode('displayName')?.focus());
  useEffect(() => start.current(), []);
  const focusFirst = (errors: object) => getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  const save = useChange(updateBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: ({ version }) => t`Saved as version ${version}.`,
    done: () => {
      form.resetDirty();
      done();
    },
    failed: async (error) => {
      setAsking(null);
      const errors = errorsByPath(error);
      form.setErrors(errors);
      focusFirst(errors);
      if (problemOf(error).code !== 'stale_version') return;
      const all = await queryClient.fetchQuery({ ...listBankConnectionsOptions(), staleTime: 0 });
      setTheirs(all.filter(isPaying).find(({ id }) => id === connection.id) ?? null);
    },
  });
  const changed = changedSettings(valuesOf(base), form.values);
  const losesTest = needsNewTest(valuesOf(base), form.values) && base.certification !== null;
  const send = (values: ConnectionValues) =>
    save.mutate({
      path: { id: connection.id },
      body: { ...settingsOf(values), version: base.version },
    });
  const submit = (values: ConnectionValues) => {
    if (changed.length === 0) {
      notifications.show({ message: t`Nothing was changed, so no version was saved.` });
      form.resetDirty();
      done();
    } else if (losesTest || base.state === 'LIVE') setAsking(values);
    else send(values);
  };
  const goOnFrom = (latest: PayingConnection, values: ConnectionValues) => {
    setBase(latest);
    setTheirs(null);
    save.reset();
    form.setValues(values);
  };
  return {
    form,
    base,
    theirs,
    save,
    /** The settings that the form changes, and whether they need a new test at the bank. */
    changed,
    losesTest,
    onSubmit: form.onSubmit(submit, focusFirst),
    goOnFrom,
    question: {
      opened: asking !== null,
      onClose: () => setAsking(null),
      onConfirm: () => asking && send(asking),
    },
  };
}

/** Edits the settings of a connection. Keeps what is typed when another administrator saves a version. */
export function EditForm({ connection, done }: EditFormProps) {
  const edit = useConnectionEdit(connection, done);
  const { form, base, theirs, save, goOnFrom } = edit;
  return (
    <form noValidate onSubmit={edit.onSubmit}>
      <LeaveGuard when={form.isDirty() && !save.isSuccess} what={t`Your changes to the connection`} />
      <Stack gap="lg" maw={880}>
        {base.state === 'LIVE' && (
          <Alert color="blue" role="note">
            <Trans>
              This connection is on. Files that have not been handed over are written again with the new
              settings; files that have been handed over keep theirs.
            </Trans>
          </Alert>
        )}
        <ConnectionFields form={form} areNumbersFixed={base.nextNumbers?.areFixed ?? false} />
        {theirs && (
          <StaleConnection
            base={base}
            theirs={theirs}
            mine={form.values}
            onMerge={() => goOnFrom(theirs, merged(valuesOf(base), valuesOf(theirs), form.values))}
            onTakeTheirs={() => goOnFrom(theirs, valuesOf(theirs))}
          />
        )}
        {save.isError && !theirs && (
          <ErrorState error={save.error} title={t`The connection was not saved`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={save.isPending} disabled={theirs !== null}>
            <Trans>Save as version {(theirs ?? base).version + 1}</Trans>
          </Button>
          <Button variant="default" onClick={done} disabled={save.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
      <ConfirmChanges edit={edit} />
    </form>
  );
}

/** Asks before changes that withdraw files, or that need a new test, are saved. */
function ConfirmChanges({ edit: { base, changed, losesTest, save, question } }: { edit: ConnectionEdit }) {
  return (
    <ConfirmDialog
      {...question}
      title={t`Save these changes?`}
      confirmLabel={t`Save as version ${base.version + 1}`}
      pending={save.isPending}
    >
      <Stack gap="sm">
        <span>
          <Trans>You changed:</Trans>
        </span>
        <List size="sm">
          {changed.map((setting) => (
            <List.Item key={setting}>{settingName(setting)}</List.Item>
          ))}
        </List>
        {base.state === 'LIVE' && (
          <span>
            <Trans>Files that have not been handed over are withdrawn and written again.</Trans>
          </span>
        )}
        {(changed.includes('purpose') || changed.includes('bankName')) && (
          <span>
            <Trans>
              Payers read this account, so the connection is off until another user switches it on. Its
              batches wait meanwhile.
            </Trans>
          </span>
        )}
        {losesTest && (
          <strong>
            <Trans>
              The connection becomes uncertified: send your bank a test file of the new version and record its
              acceptance.
            </Trans>
          </strong>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
