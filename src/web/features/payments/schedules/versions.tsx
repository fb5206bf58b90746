import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, Stack, Table, Text } from '@mantine/core';
import type { WithdrawalRequest } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Person } from '../../../ui/person.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useBankName } from '../shared/use-bank-name.ts';
import { type RowDifference, rowDifferences, settingDifferences } from './version-diff.ts';
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
        {/* Scrolls on a phone; with the keyboard once it has the focus. */}
        <div style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t`Settings that differ`}>
          <Table aria-label={t`Settings that differ`}>
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
                  <Table.Td>{old}</Table.Td>
                  <Table.Td fw={600}>{now}</Table.Td>
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
        </div>
        {rows.length === 0 ? (
          <Text size="sm">
            <Trans>The payments are the same.</Trans>
          </Text>
        ) : (
          <DataTable
            caption={t`Payments that differ`}
            columns={differenceColumns(currency)}
            rows={rows}
            rowId={rowId}
          />
        )}
      </Stack>
    </Panel>
  );
}

function VersionHead({ version }: { version: Version }) {
  const number = formatNumber(version.version);
  return (
    <Stack gap={2} align="flex-start">
      <Group gap="xs">
        <span>{t`Version ${number}`}</span>
        <LookBadge look={VERSION_LOOKS[version.status]} />
      </Group>
      <Text size="xs" c="dimmed">
        <Person of={version.createdBy} />, <Timestamp at={version.createdAt} />
      </Text>
      {version.reason !== null && <Text size="xs">{version.reason}</Text>}
    </Stack>
  );
}

function rowId({ kind, before, after }: RowDifference): string {
  const row = after ?? before!;
  return [kind, row.bankCode, row.accountNumber, row.amount, row.beneficiaryReference].join(' ');
}

const differenceColumns = (currency: string): TableColumn<RowDifference>[] => [
  {
    id: 'name',
    header: () => t`Paid to`,
    cell: ({ row: { original: one } }) => (one.after ?? one.before!).beneficiaryName,
  },
  {
    id: 'kind',
    header: () => t`Change`,
    meta: { width: 130, inCard: 'beside title' },
    cell: ({ row: { original: one } }) => KIND_WORDS[one.kind](),
  },
  {
    id: 'details',
    header: () => t`Account and reference`,
    cell: ({ row: { original: one } }) => <Details difference={one} />,
  },
  {
    id: 'before',
    header: () => t`Before`,
    meta: { align: 'end', width: 140 },
    cell: ({ row: { original: one } }) =>
      one.before === null ? '–' : <Amount amount={one.before.amount} currency={currency} />,
  },
  {
    id: 'after',
    header: () => t`After`,
    meta: { align: 'end', width: 140 },
    cell: ({ row: { original: one } }) =>
      one.after === null ? '–' : <Amount amount={one.after.amount} currency={currency} />,
  },
];

const KIND_WORDS: Record<RowDifference['kind'], () => string> = {
  ADDED: () => t`Added`,
  REMOVED: () => t`Removed`,
  CHANGED: () => t`Changed`,
};

function useAccountWords(): (row: WithdrawalRequest) => string {
  const bankName = useBankName();
  return ({ bankCode, accountNumber }) => `${bankName(bankCode)} ${accountNumber}`;
}

/** The account and the reference, with the earlier ones where they differ. */
function Details({ difference: { before, after } }: { difference: RowDifference }) {
  const accountWords = useAccountWords();
  const row = after ?? before!;
  const isOtherAccount = before !== null && after !== null && accountWords(before) !== accountWords(after);
  return (
    <>
      {isOtherAccount && <Text size="sm">{t`Account before: ${accountWords(before)}`}</Text>}
      <Text size="sm" {...(isOtherAccount ? { fw: 600, c: 'var(--mantine-color-error)' } : {})}>
        {accountWords(row)}
      </Text>
      <Text size="sm" c="dimmed">
        {row.beneficiaryReference}
      </Text>
    </>
  );
}
