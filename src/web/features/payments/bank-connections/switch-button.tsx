import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listBankConnectionsOptions,
  listBankConnectionsQueryKey,
  switchBankConnectionMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePersonName } from '../../../ui/person.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { useChange } from '../../../ui/use-change.ts';
import { isPaying, isWatching } from '../shared/connection-purpose.ts';
import { ApprovedBefore } from './approved-before.tsx';
import { isReceiving, WhenPayersCannotPay } from './pay-pages.tsx';
import { railsWords } from './words.ts';

/** Switches a connection on or off, after a dialog that says what changes. */
export function SwitchButton({ connection }: { connection: BankConnection }) {
  const [opened, setOpened] = useState(false);
  const isOn = connection.state === 'LIVE';
  const isTaken = useTakenRails(connection).length > 0;
  const { user } = useSession();
  // Another user has to confirm what this one changed; the dialog says so.
  const isOwnChange = connection.unconfirmedBy.some(({ userId }) => userId === user.id);
  const { displayName, updatedAt } = connection;
  const change = useChange(switchBankConnectionMutation(), {
    outdated: [listBankConnectionsQueryKey],
    reload: 'first',
    // The dialog then shows the connection as it is now.
    refusedAs: 'stale_version',
    message: ({ state }) => (state === 'LIVE' ? t`${displayName} is on.` : t`${displayName} is off.`),
    done: () => setOpened(false),
  });
  const close = () => {
    setOpened(false);
    change.reset();
  };
  return (
    <>
      <Button variant={isOn ? 'default' : 'filled'} onClick={() => setOpened(true)}>
        {isOn ? t`Switch off…` : t`Switch on…`}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={isOn ? t`Switch ${displayName} off?` : t`Switch ${displayName} on?`}
        confirmLabel={isOn ? t`Switch off` : onLabel(connection)}
        danger={isOn}
        disabled={!isOn && (!isReady(connection) || isTaken || isOwnChange)}
        pending={change.isPending}
        error={change.refusal}
        onConfirm={() =>
          change.mutate({
            path: { id: connection.id },
            body: isOn ? { state: 'OFF' } : { state: 'LIVE', updatedAt },
          })
        }
      >
        <Stack gap="sm">
          <Consequences connection={connection} />
          {isOn && isReceiving(connection) && <WhenPayersCannotPay currency={connection.currency} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

/** Whether the present settings were rehearsed and accepted by the bank. The server refuses others. */
function isReady(connection: BankConnection): boolean {
  const { rehearsal, certification } = connection;
  return isWatching(connection) || (Boolean(rehearsal?.passed) && certification !== null);
}

function onLabel(connection: BankConnection): string {
  return isPaying(connection) ? t`Switch on and pay by file` : t`Switch on and fetch statements`;
}

function Consequences({ connection }: { connection: BankConnection }) {
  const isOn = connection.state === 'LIVE';
  if (isWatching(connection)) return isOn ? <WhenUnwatched /> : <WhenWatched connection={connection} />;
  return isOn ? <WhenOff connection={connection} /> : <WhenOn connection={connection} />;
}

/** Shows where the statements come from, which the user who switches the connection on confirms. */
function WhenWatched({ connection }: { connection: BankConnection }) {
  const personName = usePersonName();
  const changers = connection.unconfirmedBy.map(personName).join(', ');
  const { server, folders } = connection.transportDetails ?? { server: null, folders: null };
  return (
    <List spacing={4} size="sm">
      {server && (
        <List.Item>
          <Trans>
            Outlay fetches files from{' '}
            <strong>
              {server.username} at {server.host}:{server.port}
            </strong>
            . Check with the bank that this is its server: the statements in them count as the bank’s.
          </Trans>
        </List.Item>
      )}
      {!server && folders && (
        <List.Item>
          <Trans>
            Outlay fetches files from the folder <strong>{folders.inbox}</strong>. The statements in them
            count as the bank’s.
          </Trans>
        </List.Item>
      )}
      <List.Item>
        <Trans>Nothing is paid by this connection, and no file leaves.</Trans>
      </List.Item>
      {changers !== '' && (
        <List.Item>
          <Trans>
            {changers} changed the account or the transport, so another administrator or approver has to
            switch it on.
          </Trans>
        </List.Item>
      )}
    </List>
  );
}

function WhenUnwatched() {
  return (
    <List spacing={4} size="sm">
      <List.Item>
        <Trans>Nothing is paid by this connection, so no batch waits for it.</Trans>
      </List.Item>
      <List.Item>
        <Trans>Statements of the account that users upload are still stored.</Trans>
      </List.Item>
    </List>
  );
}

/** Shows where the files go, which the user who switches the connection on confirms. */
function HowFilesLeave({ connection: { rails, transportDetails } }: { connection: BankConnection }) {
  const names = railsWords(rails);
  if (!transportDetails)
    return <Trans>Approved batches of {names} get a bank file and wait until a person hands it over.</Trans>;
  const { server, folders } = transportDetails;
  if (!server)
    return (
      <Trans>
        Outlay puts the file of each approved batch of {names} into the folder{' '}
        <strong>{folders.outbox}</strong>.
      </Trans>
    );
  const { username, host, port } = server;
  return (
    <Trans>
      Outlay sends the file of each approved batch of {names} to{' '}
      <strong>
        {username} at {host}:{port}
      </strong>
      , folder {folders.outbox}. Check with the bank that this is its server.
    </Trans>
  );
}

function WhenOn({ connection }: { connection: BankConnection }) {
  const personName = usePersonName();
  const changers = connection.unconfirmedBy.map(personName).join(', ');
  return (
    <Stack gap="sm">
      <List spacing={4} size="sm">
        <List.Item>
          <HowFilesLeave connection={connection} />
        </List.Item>
        <List.Item>
          <ApprovedBefore connection={connection} />
        </List.Item>
        <List.Item>
          <Trans>Payments that have been sent are not affected.</Trans>
        </List.Item>
        <List.Item>
          <Trans>
            From now on, your company pays through its own bank connections alone: while they are off, batches
            wait.
          </Trans>
        </List.Item>
        <List.Item>
          {changers === '' ? (
            <Trans>Another user has confirmed the account, the profile and the transport before.</Trans>
          ) : (
            <Trans>
              {changers} changed the account, the profile or the transport, so another administrator or
              approver has to switch it on.
            </Trans>
          )}
        </List.Item>
      </List>
      <NotYet connection={connection} />
    </Stack>
  );
}

/** The steps that are missing before it can be switched on; nothing when it is ready. */
function NotYet({ connection }: { connection: BankConnection }) {
  const { rehearsal, certification } = connection;
  const taken = useTakenRails(connection);
  const missing = [
    ...(rehearsal?.passed ? [] : [t`a rehearsal that passed`]),
    ...(certification ? [] : [t`the bank’s acceptance of a test file`]),
  ];
  const names = missing.join(', ');
  return (
    <>
      {missing.length > 0 && (
        <strong>
          <Trans>Not yet possible. Still missing: {names}.</Trans>
        </strong>
      )}
      {taken.map(({ other, rails }) => {
        const { displayName } = other;
        const account = other.payer.accountNumber;
        return (
          <strong key={other.id}>
            <Trans>
              {rails} is carried by {displayName} {account}. One connection at a time carries a rail: switch
              that one off first, or take the rail out of this one.
            </Trans>
          </strong>
        );
      })}
    </>
  );
}

/** The other connections that are on and carry rails of this one in its currency. */
function useTakenRails({ id, rails, currency }: BankConnection) {
  const { data = [] } = useQuery(listBankConnectionsOptions());
  return data.flatMap((other) => {
    const shared = other.rails.filter((rail) => rails.includes(rail));
    const isOther = other.id !== id && other.state === 'LIVE' && other.currency === currency;
    return isOther && shared.length > 0 ? [{ other, rails: railsWords(shared) }] : [];
  });
}

function WhenOff({ connection }: { connection: BankConnection }) {
  const rails = railsWords(connection.rails);
  return (
    <List spacing={4} size="sm">
      <List.Item>
        <Trans>
          Files that have not been handed over stay here. Their batches and new batches wait until a
          connection for {rails} is switched on; nothing else pays them.
        </Trans>
      </List.Item>
      <List.Item>
        <Trans>Files that have been handed over are not affected, and replies to them are still read.</Trans>
      </List.Item>
    </List>
  );
}
