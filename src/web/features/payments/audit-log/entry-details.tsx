import { Anchor, Button, Code, Group, Stack, Table, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../../client/types.gen.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { partWords, subjectWords } from './words.ts';

interface EntryDetailsProps {
  entry: AuditEntry;
  /** Filters the list by this entry's user or by its subject. */
  onFilter: (filter: { actorId: string } | { subjectId: string }) => void;
}

const breakable = { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' } as const;

/** One entry of the audit log in full, with its hash and position in the chain. */
export function EntryDetails({ entry, onFilter }: EntryDetailsProps) {
  const { actor, subjectType, subjectId } = entry;
  return (
    <Stack>
      <Facts
        items={[
          ['When', <Timestamp key="at" at={entry.at} />],
          ['Who', actor.name],
          ['Subject', <Subject key="on" type={subjectType} id={subjectId} />],
          ['Number', entry.seq.toLocaleString('en')],
          [
            'Hash',
            <Group key="hash" gap={4} align="flex-start" wrap="nowrap">
              <Code style={breakable}>{entry.hash}</Code>
              <CopyButton value={entry.hash} what="the hash" />
            </Group>,
          ],
        ]}
      />
      <Group gap="xs">
        {actor.userId && (
          <Button
            size="xs"
            variant="default"
            onClick={() => actor.userId && onFilter({ actorId: actor.userId })}
          >
            All entries by {actor.name}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => onFilter({ subjectId })}>
          All on this {subjectWords(subjectType)}
        </Button>
      </Group>
      <Title order={3}>Details</Title>
      <Details details={entry.details} />
    </Stack>
  );
}

function Subject({ type, id }: { type: string; id: string }) {
  if (type === 'batch') {
    return (
      <Anchor component={Link} to={paths.batch(id)} inherit>
        batch {id}
      </Anchor>
    );
  }
  return `${subjectWords(type)} ${id}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

/**
 * Details with a state before and after are shown as the fields that differ, other details field by field.
 */
function Details({ details }: { details: Record<string, unknown> }) {
  const { before, after } = details;
  if (isRecord(before) && isRecord(after)) return <Changes before={before} after={after} />;
  const names = Object.keys(details);
  if (names.length === 0) return <Text c="dimmed">This entry has no further details.</Text>;
  return (
    <Facts
      items={names.map(
        (name) =>
          [
            partWords(name),
            <span key={name} style={breakable}>
              {shown(details[name])}
            </span>,
          ] as const,
      )}
    />
  );
}

function Changes({ before, after }: { before: Record<string, unknown>; after: Record<string, unknown> }) {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => shown(before[name]) !== shown(after[name]),
  );
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
        {changed.map((name) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" style={breakable}>
              {partWords(name)}
            </Table.Th>
            <Table.Td style={breakable}>{shown(before[name])}</Table.Td>
            <Table.Td style={breakable}>{shown(after[name])}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
