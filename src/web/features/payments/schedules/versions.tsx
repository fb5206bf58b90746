import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Stack, Table, Text } from '@mantine/core';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { rowDifferences } from '../shared/row-differences.ts';
import { PaymentsThatDiffer } from './payments-that-differ.tsx';
import { settingDifferences } from './version-diff.ts';
import classes from './versions.module.css';
import { type Schedule, type Version, VERSION_LOOKS } from './words.ts';

interface VersionsProps {
  schedule: Schedule;
  /** The latest first. */
  versions: readonly Version[];
}

/** The two latest versions side by side: what differs in settings and payments. */
export function Versions({ schedule: { currency }, versions }: VersionsProps) {
  const [after, before] = versions;
  if (!after || !before) return null;
  const settings = settingDifferences(before, after, currency);
  const rows = rowDifferences(before.withdrawals, after.withdrawals);
  return (
    <Panel title={t`Versions side by side`}>
      <Stack gap="md">
        <Table aria-label={t`Settings that differ`} className={classes.settings ?? ''}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <Trans>Setting</Trans>
              </Table.Th>
              <Table.Th>
                <VersionHead version={before} />
              </Table.Th>
              <Table.Th>
                <VersionHead version={after} />
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {settings.map(({ name, before: old, after: now }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td data-version={versionName(before)}>{old}</Table.Td>
                <Table.Td fw={600} data-version={versionName(after)}>
                  {now}
                </Table.Td>
              </Table.Tr>
            ))}
            {settings.length === 0 && (
              <Table.Tr>
                <Table.Td colSpan={3}>
                  <Trans>The settings are the same.</Trans>
                </Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        </Table>
        {rows.length === 0 ? (
          <Text size="sm">
            <Trans>The payments are the same.</Trans>
          </Text>
        ) : (
          <PaymentsThatDiffer rows={rows} currency={currency} />
        )}
      </Stack>
    </Panel>
  );
}

function versionName({ version }: Version): string {
  const number = formatNumber(version);
  return t`Version ${number}`;
}

function VersionHead({ version }: { version: Version }) {
  return (
    <Stack gap={2} align="flex-start">
      <Group gap="xs">
        <span>{versionName(version)}</span>
        <LookBadge look={VERSION_LOOKS[version.status]} />
      </Group>
      <Text size="xs" c="dimmed">
        <Person of={version.createdBy} />, <Timestamp at={version.createdAt} />
      </Text>
      {version.reason !== null && <Text size="xs">{version.reason}</Text>}
    </Stack>
  );
}
