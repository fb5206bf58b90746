import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DeviceSession } from '../../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { Timestamp } from '../../../../ui/timestamp.tsx';
import { deviceWords } from './device-words.ts';

const COLUMNS: TableColumn<DeviceSession>[] = [
  {
    id: 'device',
    header: () => t`Device`,
    cell: ({ row: { original: session } }) => (
      <div>
        <span title={session.userAgent ?? undefined}>{deviceWords(session.userAgent)}</span>
        <Text size="xs" c="dimmed">
          {[
            session.address ?? t`Unknown address`,
            ...(session.isCurrent ? [t`This browser`] : []),
            ...(session.company === null ? [] : [t`Works in ${session.company}`]),
          ].join(' · ')}
        </Text>
      </div>
    ),
  },
  {
    id: 'created',
    header: () => t`Signed in`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: session } }) => <Timestamp at={session.createdAt} />,
  },
  {
    id: 'seen',
    header: () => t`Last seen`,
    cell: ({ row: { original: session } }) => <Timestamp at={session.lastSeenAt} />,
  },
];

interface DeviceSessionsProps {
  sessions: readonly DeviceSession[];
  /** The button of a session; absent where a session cannot be ended. */
  step?: (session: DeviceSession) => ReactNode;
}

/** The browsers in which a user is signed in, with what they call themselves and where they are. */
export function DeviceSessions({ sessions, step }: DeviceSessionsProps) {
  if (sessions.length === 0) return <Text size="sm">{t`Not signed in anywhere.`}</Text>;
  const columns: TableColumn<DeviceSession>[] = step
    ? [
        ...COLUMNS,
        {
          id: 'step',
          header: () => t`Steps`,
          meta: { align: 'end' },
          cell: ({ row: { original: session } }) => step(session),
        },
      ]
    : COLUMNS;
  return (
    <DataTable caption={t`Open sessions`} columns={columns} rows={sessions} rowId={(session) => session.id} />
  );
}
