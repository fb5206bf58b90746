import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconEdit from '~icons/tabler/edit';
import type { Ref } from 'react';
import type { BankConnection, TransportDetails } from '../../../../../client/types.gen.ts';
import { CopyableCode } from '../../../../ui/copyable-code.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { useMay } from '../../../../ui/session-context.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { isPaying } from '../../shared/connection-purpose.ts';
import { faultWords, statementsMeaning, transportMeaning, transportName } from './transport-words.ts';
import { VisitNow } from './visit-now.tsx';

interface TransportSectionProps {
  connection: BankConnection;
  edit: () => void;
  /** The button that opens the form, which gets the focus back. */
  editRef: Ref<HTMLButtonElement>;
}

/** How files reach the bank, whether its last visit succeeded, and what to send to the bank. */
export function TransportSection({ connection, edit, editRef }: TransportSectionProps) {
  const mayManage = useMay('manageBankConnections');
  const { transport, transportDetails: details } = connection;
  const pays = isPaying(connection);
  return (
    <Panel title={pays ? t`How files reach the bank` : t`How statements come from the bank`}>
      <Stack gap="sm">
        <Text size="sm">
          <strong>{transportName(transport)}.</strong>{' '}
          {pays ? transportMeaning(transport) : statementsMeaning(transport)}
        </Text>
        {details && <State details={details} pays={pays} />}
        {details && <Facts items={factsOf(details, pays)} />}
        {details?.server && <PublicKey server={details.server} />}
        <Group gap="sm">
          {mayManage && (
            <Button
              ref={editRef}
              variant="default"
              leftSection={<IconEdit size={16} aria-hidden />}
              onClick={edit}
            >
              {pays ? t`Change how files reach the bank` : t`Change how statements come`}
            </Button>
          )}
          {details && <VisitNow connection={connection} />}
        </Group>
      </Stack>
    </Panel>
  );
}

function State({ details, pays }: { details: TransportDetails; pays: boolean }) {
  return (
    <>
      {details.fault && <Fault details={details} fault={details.fault} />}
      {!details.isConfirmed && (
        <Alert color="yellow" role="note" icon={<IconClock aria-hidden />} title={t`Not in use yet`}>
          {pays ? (
            <Trans>
              Until another user switches the connection on, Outlay only tries to reach the bank: no file
              leaves, and nothing is fetched.
            </Trans>
          ) : (
            <Trans>
              Until another user switches the connection on, Outlay only tries to reach the bank, and fetches
              no statement.
            </Trans>
          )}{' '}
          {details.visitedAt && !details.fault && (
            <Trans>The last try succeeded: the bank could be reached, and its folders are there.</Trans>
          )}
        </Alert>
      )}
    </>
  );
}

function Fault({
  details,
  fault,
}: {
  details: TransportDetails;
  fault: NonNullable<TransportDetails['fault']>;
}) {
  const { title, remedy } = faultWords(fault.code);
  const failed = plural(fault.attempts, { one: '# visit has failed', other: '# visits have failed' });
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={title} role="alert">
      <Stack gap="xs">
        <Text size="sm">{remedy}</Text>
        {fault.presentedHostKey && (
          <Facts
            items={[
              [
                t`The server showed`,
                <CopyableCode key="shown" value={fault.presentedHostKey} what={t`fingerprint`} />,
              ],
              [
                t`Entered here`,
                <CopyableCode
                  key="pinned"
                  value={details.server?.hostKeyFingerprint ?? ''}
                  what={t`fingerprint`}
                />,
              ],
            ]}
          />
        )}
        <Text size="sm">
          <Trans>
            {failed} since <Timestamp at={fault.since} />. Nothing is lost: files wait until a visit succeeds.
          </Trans>
        </Text>
        {!fault.presentedHostKey && (
          <Text size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {fault.detail}
          </Text>
        )}
      </Stack>
    </Alert>
  );
}

function factsOf({ server, folders, visitedAt, nextVisitAt }: TransportDetails, pays: boolean): Fact[] {
  return [
    ...(server
      ? [
          [t`Server`, `${server.host}:${server.port}`] as const,
          [t`User name`, server.username] as const,
          [
            t`Host key of the bank`,
            <CopyableCode key="key" value={server.hostKeyFingerprint} what={t`fingerprint`} />,
          ] as const,
        ]
      : []),
    [pays ? t`Outbox, for your files` : t`Outbox, not used`, folders.outbox],
    [pays ? t`Inbox, for replies and statements` : t`Inbox, for statements`, folders.inbox],
    [t`Archive, for what was fetched`, folders.archive],
    [t`Last visit`, visitedAt ? <Timestamp key="visited" at={visitedAt} /> : t`Not yet`],
    [t`Next visit`, <Timestamp key="next" at={nextVisitAt} />],
  ];
}

/** The public key that the company sends to the bank to be given access. */
function PublicKey({ server }: { server: NonNullable<TransportDetails['server']> }) {
  return (
    <Stack gap={4}>
      <Text size="sm">
        <Trans>
          Send this public key to the bank, and ask it to register it for the user {server.username}. Anyone
          may see it; the private key stays encrypted in Outlay and is never shown.
        </Trans>
      </Text>
      <CopyableCode value={server.publicKey} what={t`public key`} />
    </Stack>
  );
}
