import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Anchor, Button, Code, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '../../../../client/types.gen.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { Details } from './details.tsx';
import { actorWords, describeEntry, subjectName, subjectWords } from './words.ts';

interface EntryDetailsProps {
  entry: AuditEntry;
  /** Filters the list by this entry's user or by its subject. */
  onFilter: (filter: { actorId: string } | { subjectId: string }) => void;
}

const breakable = { overflowWrap: 'anywhere' } as const;

/** One entry of the audit log in full; its ids and its hash are last, to be copied. */
export function EntryDetails({ entry, onFilter }: EntryDetailsProps) {
  const { actor, subjectType, subjectId } = entry;
  const { timezone } = useSession();
  const description = describeEntry(entry, timezone);
  return (
    <Stack>
      <Facts
        items={[
          [t`When`, <Timestamp key="at" at={entry.at} />],
          [
            t`User`,
            actor.displayName === actor.name ? actorWords(entry) : `${actor.displayName} (${actor.name})`,
          ],
          [t`Subject`, <Subject key="on" entry={entry} />],
        ]}
      />
      <Group gap="xs">
        {actor.userId && (
          <Button
            size="xs"
            variant="default"
            onClick={() => actor.userId && onFilter({ actorId: actor.userId })}
          >
            {t`All entries by ${actor.displayName}`}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => onFilter({ subjectId })}>
          {t`All about this ${subjectWords(subjectType)}`}
        </Button>
      </Group>
      <Title order={3}>{t`Details`}</Title>
      <Details description={description} />
      <Title order={3}>{t`IDs and hash`}</Title>
      <Facts
        items={[
          [t`Entry`, formatNumber(entry.seq)],
          ...(actor.userId
            ? [[t`User ID`, <Id key="u" value={actor.userId} what={t`the user ID`} />] as const]
            : []),
          ...description.codes.map(
            ([label, value]) =>
              [label, <Id key={`${label} ${value}`} value={value} what={label.toLowerCase()} />] as const,
          ),
          [t`Subject ID`, <Id key="s" value={subjectId} what={t`the subject ID`} />],
          [t`Hash of the entry`, <Id key="h" value={entry.hash} what={t`the hash`} />, 'audit chain'],
        ]}
      />
      <Text size="xs" c="dimmed">
        <Trans>The hash covers this entry and the hash of the entry before it.</Trans>
      </Text>
    </Stack>
  );
}

function Id({ value, what }: { value: string; what: string }) {
  return (
    <Group gap={4} align="flex-start" wrap="nowrap">
      <Code style={breakable} fz="xs">
        {value}
      </Code>
      <CopyButton value={value} what={what} />
    </Group>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { subjectType, subjectId, subject } = entry;
  const name = subjectName(entry);
  const to =
    subject.label === null
      ? null
      : subjectType === 'batch'
        ? paths.batch(subjectId)
        : subjectType === 'payout'
          ? paths.payout(subjectId)
          : null;
  if (!to) return name;
  return (
    <Anchor component={Link} to={to} inherit>
      {name}
    </Anchor>
  );
}
