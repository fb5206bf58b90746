import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { InstallationNotice } from '../../shared/terms.ts';
import { useSession } from '../ui/session-context.tsx';

const NOTICES: Record<InstallationNotice, { color: string; title: string; text: string }> = {
  DISK_LOW: {
    color: 'yellow',
    title: 'The disk of this installation is filling up',
    text: 'Less than 10\u00a0% of it is free. Ask your operator to make room: below 2\u00a0%, new batches are refused.',
  },
  DISK_FULL: {
    color: 'red',
    title: 'New batches are refused: the disk of this installation is nearly full',
    text: 'Less than 2\u00a0% of it is free. Ask your operator to make room. New batches are accepted again a few seconds later.',
  },
};

/** Shows the installation's warnings to admins on every page. */
export function InstallationNotices() {
  const { notices } = useSession();
  return notices.map((notice) => {
    const { color, title, text } = NOTICES[notice];
    return (
      <Alert
        key={notice}
        color={color}
        mb="md"
        title={title}
        icon={<IconAlertTriangle aria-hidden />}
        role="status"
      >
        {text}
      </Alert>
    );
  });
}
