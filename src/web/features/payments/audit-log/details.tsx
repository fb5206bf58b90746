import { Anchor, List, Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { isUuid } from '../../../../shared/ids.ts';
import { formatAmount, isCurrency } from '../../../../shared/money.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { isRecord, plainWords } from './plain-words.ts';
import { partWords } from './words.ts';

type Named = Pick<AuditEntry, 'names' | 'subject'>;
type Fields = Record<string, unknown>;

const breakable = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** Filters of an export have times in epoch milliseconds; no count of an entry is as large. */
const EARLIEST_MS = 1_000_000_000_000;
/** The ids of batches, which can be opened. */
const OF_BATCH = new Set(['retryOfBatchId', 'correctsBatchId', 'batchId']);

/**
 * What an entry changed, in words. A state before and after is a table of the fields that differ; other
 * details are facts.
 */
export function Details({ entry }: { entry: AuditEntry }) {
  const { before, after, ...others } = entry.details;
  const isChange = 'before' in entry.details && 'after' in entry.details;
  const facts: Fields = isChange ? others : entry.details;
  if (Object.keys(entry.details).length === 0)
    return <Text c="dimmed">This entry has no further details.</Text>;
  return (
    <Stack gap="sm">
      {isChange && <Changes before={before} after={after} named={entry} />}
      {Object.keys(facts).length > 0 && <FactsOf fields={facts} named={entry} />}
    </Stack>
  );
}

function FactsOf({ fields, named }: { fields: Fields; named: Named }) {
  return (
    <Facts
      items={Object.entries(fields).map(
        ([name, value]) =>
          [
            partWords(name),
            <Value key={name} name={name} value={value} of={fields} named={named} />,
          ] as const,
      )}
    />
  );
}

function Changes({ before, after, named }: { before: unknown; after: unknown; named: Named }) {
  const rows: { name: string; label: string; from: Fields; to: Fields }[] =
    isRecord(before) && isRecord(after)
      ? [...new Set([...Object.keys(before), ...Object.keys(after)])]
          .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
          .map((name) => ({ name, label: partWords(name), from: before, to: after }))
      : [{ name: 'value', label: 'Value', from: { value: before }, to: { value: after } }];
  if (rows.length === 0) return <Text c="dimmed">Saved without a change.</Text>;
  return (
    <Table aria-label="What changed" style={{ tableLayout: 'fixed' }} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          <Table.Th>Before</Table.Th>
          <Table.Th>After</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ name, label, from, to }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" style={breakable}>
              {label}
            </Table.Th>
            <Table.Td style={breakable} c="dimmed">
              <Value name={name} value={from[name]} of={from} named={named} />
            </Table.Td>
            <Table.Td style={breakable}>
              <Value name={name} value={to[name]} of={to} named={named} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface ValueProps {
  name: string;
  value: unknown;
  /** The fields beside it, which may name the currency. */
  of: Fields;
  named: Named;
}

function Value({ name, value, of, named }: ValueProps): ReactNode {
  if (Array.isArray(value)) return <Values name={name} values={value} of={of} named={named} />;
  if (isRecord(value)) {
    const person = value.name;
    if (typeof person === 'string' && 'userId' in value && Object.keys(value).length === 2) return person;
    return <FactsOf fields={value} named={named} />;
  }
  if (typeof value === 'number' && value >= EARLIEST_MS)
    return <Timestamp at={new Date(value).toISOString()} />;
  if (typeof value === 'string' && TIME.test(value)) return <Timestamp at={value} />;
  if (typeof value === 'string' && isUuid(value)) {
    const label = named.names[value.toLowerCase()] ?? value;
    return OF_BATCH.has(name) && label !== value ? (
      <Anchor component={Link} to={paths.batch(value)} inherit>
        {label}
      </Anchor>
    ) : (
      label
    );
  }
  const money = moneyWords(name, value, of, named);
  return <span style={breakable}>{money ?? plainWords(name, value)}</span>;
}

function Values({ name, values, of, named }: Omit<ValueProps, 'value'> & { values: readonly unknown[] }) {
  if (values.length === 0) return 'None';
  if (values.length === 1) return <Value name={name} value={values[0]} of={of} named={named} />;
  return (
    <List size="sm" listStyleType="none" spacing={2}>
      {values.map((value, index) => (
        <List.Item key={index}>
          <Value name={name} value={value} of={of} named={named} />
        </List.Item>
      ))}
    </List>
  );
}

/** Money, when the field is an amount whose currency is known. */
function moneyWords(name: string, value: unknown, of: Fields, named: Named): string | null {
  const currency = typeof of.currency === 'string' ? of.currency : named.subject.currency;
  if (currency === null || !isCurrency(currency) || typeof value !== 'string') return null;
  if (name.endsWith('Minor') && /^-?\d+$/.test(value))
    return formatMoney(formatAmount(BigInt(value), currency), currency);
  if (/amount/i.test(name) && /^-?\d+(?:\.\d+)?$/.test(value)) return formatMoney(value, currency);
  return null;
}
