import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCheck from '~icons/tabler/check';
import IconPlayerPlay from '~icons/tabler/player-play';
import IconX from '~icons/tabler/x';
import {
  listBankConnectionsQueryKey,
  rehearseBankConnectionMutation,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection, RehearsalStep } from '../../../../client/types.gen.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useChange } from '../../../ui/use-change.ts';
import classes from './rehearsal.module.css';
import { figureWords, problemWords, stepWords, valueWords } from './rehearsal-words.ts';

/** The last rehearsal of a connection, step by step. Administrators start a new one. */
export function Rehearsal({ connection }: { connection: BankConnection }) {
  const { rehearsal } = connection;
  return (
    <Panel title={t`Rehearsal`}>
      <Stack gap="sm">
        {rehearsal ? (
          <>
            <Group gap="sm">
              <ResultBadge passed={rehearsal.passed} />
              <Text size="sm">
                <Trans>
                  Version {rehearsal.version}, <Timestamp at={rehearsal.at} />, by{' '}
                  <Person of={rehearsal.by} />
                </Trans>
              </Text>
            </Group>
            <Steps steps={rehearsal.steps} />
          </>
        ) : (
          <Text size="sm">
            <Trans>
              These settings have not been rehearsed yet. A rehearsal simulates the bank: it writes a file of
              made-up payments, reads it as the bank would, and reads replies that accept it and reject it. No
              money moves, and no file leaves.
            </Trans>
          </Text>
        )}
        <Text size="sm" c="dimmed">
          <Trans>
            A rehearsal proves the settings against the published format, not against your bank. To switch the
            connection on you need both: a rehearsal that passed, and the bank’s acceptance of a test file.
          </Trans>
        </Text>
        <Rehearse connection={connection} />
      </Stack>
    </Panel>
  );
}

function Rehearse({ connection: { id, rehearsal } }: { connection: BankConnection }) {
  const mayManage = useMay('manageBankConnections');
  const play = useChange(rehearseBankConnectionMutation(), { outdated: [listBankConnectionsQueryKey] });
  if (!mayManage) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant={rehearsal?.passed ? 'default' : 'filled'}
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        loading={play.isPending}
        onClick={() => play.send({ path: { id } })}
      >
        {rehearsal ? t`Rehearse again` : t`Start the rehearsal`}
      </Button>
      {play.isError && <ErrorState error={play.error} title={t`The rehearsal did not run`} />}
    </Stack>
  );
}

function ResultBadge({ passed }: { passed: boolean }) {
  return (
    <LookBadge
      look={
        passed
          ? { word: t`Passed`, tone: 'good', icon: IconCheck }
          : { word: t`Failed`, tone: 'bad', icon: IconX }
      }
    />
  );
}

function Steps({ steps }: { steps: readonly RehearsalStep[] }) {
  const failed = steps.filter((step) => !step.passed);
  return (
    <>
      {failed.length > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title={plural(failed.length, { one: 'A step failed', other: '# steps failed' })}
        >
          <Trans>
            Correct the settings and rehearse again. The connection cannot be switched on before that.
          </Trans>
        </Alert>
      )}
      <Stack gap={4}>
        {steps.map((step) => (
          <details key={step.step} open={!step.passed}>
            <summary className={classes.step}>
              <span>{stepWords(step.step)}</span>
              <ResultBadge passed={step.passed} />
            </summary>
            <Stack gap="xs" py="xs">
              {step.problem && <Text size="sm">{problemWords(step.problem)}</Text>}
              {step.detail && (
                <Text size="sm" ff="monospace">
                  {step.detail}
                </Text>
              )}
              {step.figures.length > 0 && <Figures step={step} />}
            </Stack>
          </details>
        ))}
      </Stack>
    </>
  );
}

function Figures({ step: { step, figures } }: { step: RehearsalStep }) {
  return (
    <Table fz="sm" aria-label={stepWords(step)}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t`Compared`}</Table.Th>
          <Table.Th ta="end">{t`Expected`}</Table.Th>
          <Table.Th ta="end">{t`Found`}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {figures.map(({ figure, expected, actual }) => (
          <Table.Tr key={figure}>
            <Table.Td>{figureWords(figure)}</Table.Td>
            <Table.Td ta="end">{valueWords(figure, expected)}</Table.Td>
            <Table.Td ta="end" fw={expected === actual ? 400 : 700}>
              {valueWords(figure, actual)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
