import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Anchor, Button, Grid, Group, Stack, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconEdit from '~icons/tabler/edit';
import IconQuestionMark from '~icons/tabler/question-mark';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { listBankConnectionsOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { LoadingPanel } from '../../../ui/loading-panel.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { choices, useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { isPaying, type PayingConnection, statementsOf } from '../shared/connection-purpose.ts';
import { CertificationBadge, ConnectionBadge } from '../shared/bank-file-words.tsx';
import { Certify, TestFileButton } from './certification.tsx';
import { hasTransmissionNumber, type Setting } from './connection-values.ts';
import { EditForm } from './edit-form.tsx';
import { FileHistory } from './file-history.tsx';
import { NextSteps } from './next-steps.tsx';
import { Rehearsal } from './rehearsal.tsx';
import { ACCOUNT, factsOf, FILE, REGISTRATION, repliesOf } from './setting-facts.ts';
import { SwitchButton } from './switch-button.tsx';
import { TransportForm } from './transport/transport-form.tsx';
import { TransportSection } from './transport/transport-section.tsx';
import { WatchInstead } from './watch-instead.tsx';
import { WatchedAccount } from './watched-account.tsx';
import { formatName } from './words.ts';

const Filters = choices({ edit: ['1', 'transport'] });

/** The shortest time between two checks whether a due visit to the bank has ended. */
const LOOK_MS = 3_000;
/** A browser treats a wait of more than 24 days as no wait at all. */
const LONGEST_WAIT_MS = 3_600_000;

/** One bank connection: all users can read it; administrators edit, test and switch it. */
export default function ConnectionPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...listBankConnectionsOptions(),
    refetchInterval: ({ state }) => untilVisited(state.data?.find((one) => one.id === id)),
  });
  const connection = query.data?.find((one) => one.id === id);
  if (connection && isPaying(connection)) return <Connection key={id} connection={connection} />;
  if (connection) return <WatchedAccount key={id} connection={connection} />;
  return (
    <>
      <PageHeader title={routeTitle('bankConnection')} />
      {query.isPending && <LoadingPanel lines={6} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && (
        <EmptyState
          title={t`This connection does not exist`}
          action={
            <Button component={Link} to={paths.bankConnections()} variant="default">
              <Trans>All bank connections</Trans>
            </Button>
          }
        >
          <Trans>The address may be incomplete, or the connection belongs to another entity.</Trans>
        </EmptyState>
      )}
    </>
  );
}

/** The time until the next visit to the bank has probably ended; false for a connection without visits. */
function untilVisited(connection: BankConnection | undefined): number | false {
  const next = connection?.transportDetails?.nextVisitAt;
  if (next === undefined) return false;
  return Math.min(LONGEST_WAIT_MS, Math.max(LOOK_MS, Date.parse(next) - Date.now() + LOOK_MS));
}

function Connection({ connection }: { connection: PayingConnection }) {
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
      (wasEditing.current === '1' ? editButton : transportButton).current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const done = () => set({ edit: undefined });
  return (
    <>
      <PageHeader
        title={connection.displayName}
        description={
          <Group gap="xs">
            <ConnectionBadge state={connection.state} />
            <CertificationBadge certified={connection.certification !== null} />
            <span>{formatName(connection.profile.format)}</span>
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
              {maySwitch && <SwitchButton connection={connection} />}
            </>
          )
        }
      />
      {editing === '1' && <EditForm connection={connection} done={done} />}
      {editing === 'transport' && <TransportForm connection={connection} done={done} />}
      {!editing && (
        <Stack gap="lg">
          <NextSteps connection={connection} />
          {connection.certification === null && <Uncertified connection={connection} />}
          {connection.openQuestions > 0 && <Questions connection={connection} />}
          {connection.fileCount > 0 && <FileHistory connection={connection} />}
          <TransportSection
            connection={connection}
            edit={() => set({ edit: 'transport' })}
            editRef={transportButton}
          />
          <Rehearsal connection={connection} />
          <Settings connection={connection} />
          {connection.fileCount === 0 && <FileHistory connection={connection} />}
          <WatchInstead connection={connection} />
          <Group gap="lg">
            <Anchor component={Link} to={paths.bankReplies(`?connectionId=${connection.id}`)} size="sm">
              <Trans>Replies of this bank</Trans>
            </Anchor>
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

/** Warns that the settings are untested, until a person has recorded the bank's approval. */
function Uncertified({ connection }: { connection: BankConnection }) {
  const mayManage = useMay('manageBankConnections');
  return (
    <Alert
      color="yellow"
      icon={<IconAlertTriangle aria-hidden />}
      title={t`Uncertified: send your bank a test file`}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            No bank has accepted a file of these settings yet. Download the test file, send it to your bank,
            and record the answer. The file has two small payments by each rail to your own account, which the
            bank must not make.
          </Trans>
        </Text>
        {mayManage && (
          <Group gap="sm">
            <TestFileButton connection={connection} />
            <Certify connection={connection} />
          </Group>
        )}
      </Stack>
    </Alert>
  );
}

function Questions({ connection }: { connection: BankConnection }) {
  return (
    <Alert
      color="red"
      icon={<IconQuestionMark aria-hidden />}
      title={plural(connection.openQuestions, {
        one: 'A reply of the bank does not fit what was sent',
        other: '# replies of the bank do not fit what was sent',
      })}
    >
      <Trans>
        The parts that do not fit changed no payment.{' '}
        <Link to={paths.bankReplies(`?connectionId=${connection.id}&only=open`)}>See what to check</Link>
      </Trans>
    </Alert>
  );
}

function nextNumbers({ nextNumbers: next, profile }: PayingConnection): Fact[] {
  if (next === null) return [];
  return [
    ...(hasTransmissionNumber(profile)
      ? [[t`Next transmission number`, String(next.transmissionNumber)] as const]
      : []),
    [t`Next generation number`, String(next.generationNumber)],
  ];
}

function Settings({ connection }: { connection: PayingConnection }) {
  const facts = (settings: readonly Setting[]) => factsOf(connection, settings);
  const receiving = connection.purpose === 'BOTH' ? facts(['purpose', 'bankName']) : [];
  const { certification, profile } = connection;
  const hasReplies = profile.format !== 'CSV';
  return (
    <Grid gap="lg">
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack gap="lg">
          <Panel title={t`What the bank expects of a file`}>
            <Facts items={facts(FILE)} />
          </Panel>
          <Panel title={hasReplies ? t`What the bank’s replies mean` : t`When a payment counts as paid`}>
            <Facts items={facts(repliesOf(profile.format))} />
          </Panel>
          {certification && (
            <Panel title={t`Test file`}>
              <Facts
                items={[
                  [t`Accepted`, <Timestamp key="at" at={certification.at} />],
                  [t`Recorded by`, <Person key="by" of={certification.by} />],
                  [t`The bank’s answer`, certification.note],
                ]}
              />
              <Group mt="sm">
                <TestFileButton connection={connection} />
              </Group>
            </Panel>
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 5 }}>
        <Stack gap="lg">
          <Panel title={t`Account that pays`}>
            <Facts
              items={[
                ...facts(['rails']),
                [t`Currency`, connection.currency],
                ...facts(ACCOUNT),
                ...receiving,
              ]}
            />
          </Panel>
          {profile.acb && (
            <Panel title={t`Registration at the bank`}>
              <Facts items={[...facts(REGISTRATION), ...nextNumbers(connection)]} />
            </Panel>
          )}
          <Panel title={t`Version`}>
            <Facts
              items={[
                [t`Version`, connection.version],
                [t`Last changed`, <Timestamp key="at" at={connection.updatedAt} />],
                [t`Created`, <Timestamp key="created" at={connection.createdAt} />],
              ]}
            />
          </Panel>
        </Stack>
      </Grid.Col>
    </Grid>
  );
}
