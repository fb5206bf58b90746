import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import IconDownload from '~icons/tabler/download';
import IconEdit from '~icons/tabler/edit';
import IconEye from '~icons/tabler/eye';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  listBankConnectionsQueryKey,
  updateBankConnectionMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { errorsByPath } from '../../../ui/problem.ts';
import { choices, useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { statementsOf } from '../shared/connection-purpose.ts';
import { ConnectionBadge } from '../shared/bank-file-words.tsx';
import { PayForm, PayInstead } from './pay-instead.tsx';
import { SwitchButton } from './switch-button.tsx';
import { TransportForm } from './transport/transport-form.tsx';
import { TransportSection } from './transport/transport-section.tsx';
import {
  watchErrors,
  WatchFields,
  watchSettingsOf,
  watchValuesOf,
  type WatchValues,
} from './watch-fields.tsx';

const Filters = choices({ edit: ['1', 'transport', 'pay'] });

/** An account that does not pay: its last balance, how its statements come, and its settings. */
export function WatchedAccount({ connection }: { connection: BankConnection }) {
  const mayManage = useMay('manageBankConnections');
  const maySwitch = useMay('switchBankConnection');
  const { filters, set } = useSearchFilters(Filters);
  const editing = mayManage ? filters.edit : undefined;
  const editButton = useRef<HTMLButtonElement>(null);
  const transportButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => {
    // The form has disappeared with the focus in it, so set the focus again.
    if (wasEditing.current && !editing)
      (wasEditing.current === 'transport' ? transportButton : editButton).current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const done = () => set({ edit: undefined });
  // Users upload the statements without a switch.
  const isReceiving = connection.purpose === 'RECEIPTS';
  const hasSwitch = isReceiving || connection.transport !== 'DOWNLOAD' || connection.state === 'LIVE';
  return (
    <>
      <PageHeader
        title={connection.displayName}
        description={
          <Group gap="xs">
            <LookBadge
              look={
                isReceiving
                  ? { word: t`Receives payments`, tone: 'quiet', icon: IconDownload }
                  : { word: t`Only watched`, tone: 'quiet', icon: IconEye }
              }
            />
            {hasSwitch && <ConnectionBadge state={connection.state} />}
          </Group>
        }
        actions={
          !editing && (
            <>
              {mayManage && (
                <Button
                  ref={editButton}
                  variant="default"
                  leftSection={<IconEdit size={16} aria-hidden />}
                  onClick={() => set({ edit: '1' })}
                >
                  <Trans>Edit</Trans>
                </Button>
              )}
              {maySwitch && hasSwitch && <SwitchButton connection={connection} />}
            </>
          )
        }
      />
      {editing === '1' && <EditWatched connection={connection} done={done} />}
      {editing === 'pay' && <PayForm connection={connection} done={done} />}
      {editing === 'transport' && <TransportForm connection={connection} done={done} />}
      {!editing && (
        <Stack gap="lg">
          <LastBalance connection={connection} />
          <TransportSection
            connection={connection}
            edit={() => set({ edit: 'transport' })}
            editRef={transportButton}
          />
          <Account connection={connection} />
          <PayInstead connection={connection} edit={() => set({ edit: 'pay' })} />
          <Group gap="lg">
            <Anchor component={Link} to={statementsOf(connection)} size="sm">
              <Trans>Statements of this account</Trans>
            </Anchor>
            <Anchor component={Link} to={paths.bankConnections()} size="sm">
              <Trans>All bank connections</Trans>
            </Anchor>
          </Group>
        </Stack>
      )}
    </>
  );
}

/** A receiving account stays one when it is edited. */
function purposeOf({ purpose }: BankConnection): 'RECEIPTS' | 'STATEMENTS_ONLY' {
  return purpose === 'RECEIPTS' ? purpose : 'STATEMENTS_ONLY';
}

function LastBalance({ connection }: { connection: BankConnection }) {
  const { lastBalance, currency } = connection;
  return (
    <Panel title={t`Last balance`}>
      {lastBalance ? (
        <Stack gap={4}>
          <Amount amount={lastBalance.amount} currency={currency} size="large" />
          <Text size="sm">
            <Trans>
              At the bank at the end of{' '}
              <Anchor
                component={Link}
                to={paths.statement(lastBalance.statementId)}
                inherit
                underline="always"
              >
                {dayWords(lastBalance.date, true)}
              </Anchor>
              . It is not part of the available money.
            </Trans>
          </Text>
          {lastBalance.openFindings > 0 && (
            <Text size="sm">
              <Anchor component={Link} to={statementsOf(connection)} inherit underline="always">
                <Trans>Findings about its statements are open.</Trans>
              </Anchor>
            </Text>
          )}
        </Stack>
      ) : (
        <Text size="sm">
          <Trans>
            No statement with a closing balance was stored yet.{' '}
            <Anchor component={Link} to={paths.statements()} inherit underline="always">
              Upload one
            </Anchor>
            , or let Outlay fetch them from the bank.
          </Trans>
        </Text>
      )}
    </Panel>
  );
}

function Account({ connection }: { connection: BankConnection }) {
  const { bankName, payer, currency, version, updatedAt } = connection;
  return (
    <Panel title={t`Account`}>
      <Facts
        items={[
          [t`Bank`, bankName],
          [t`Account number`, payer.accountNumber],
          [t`Account name`, payer.name],
          [t`Currency`, currency],
          [t`Version`, version],
          [t`Last changed`, <Timestamp key="at" at={updatedAt} />],
        ]}
      />
      <Text size="sm" c="dimmed" mt="sm">
        <Trans>
          Nothing is paid from this account. Its statements are stored and checked; its entries are not
          compared with payments.
        </Trans>
      </Text>
    </Panel>
  );
}

function EditWatched({ connection, done }: { connection: BankConnection; done: () => void }) {
  const form = useForm<WatchValues>({ initialValues: watchValuesOf(connection), validate: watchErrors });
  const { getInputNode } = form;
  const start = useRef(() => getInputNode('displayName')?.focus());
  useEffect(() => start.current(), []);
  const focusFirst = (errors: object) => getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  // The version that the form started from. A refresh in the background must not hide a conflict.
  const [started] = useState(connection.version);
  const save = useChange(updateBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    message: ({ version }) => t`Saved as version ${version}.`,
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
  const send = (values: WatchValues) =>
    save.mutate({
      path: { id: connection.id },
      body: { ...watchSettingsOf(values, purposeOf(connection)), version: started },
    });
  return (
    <form noValidate onSubmit={form.onSubmit(send, focusFirst)}>
      <LeaveGuard when={form.isDirty() && !save.isSuccess} what={t`Your changes to the connection`} />
      <Stack gap="lg" maw={880}>
        <WatchFields form={form} isCreated />
        {connection.state === 'LIVE' && (
          <Text size="sm">
            <Trans>
              Another account number or account name switches the connection off until another user switches
              it on.
            </Trans>
          </Text>
        )}
        {save.isError && (
          <ErrorState error={save.error} title={t`The connection was not saved`} fieldsShowErrors />
        )}
        <Group>
          <Button type="submit" loading={save.isPending}>
            <Trans>Save as version {started + 1}</Trans>
          </Button>
          <Button variant="default" onClick={done} disabled={save.isPending}>
            <Trans>Cancel</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
