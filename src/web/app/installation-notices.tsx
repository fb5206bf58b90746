import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { InstallationNotice } from '../../shared/terms.ts';
import { useSession } from '../ui/session-context.tsx';

const NOTICES: Record<InstallationNotice, { color: string; title: string; text: string }> = {
  DISK_LOW: {
    color: 'yellow',
    title: 'This installation is running out of disk space',
    text:
      'Less than 10\u00a0% of the disk is free. Ask your operator to free space: ' +
      'below 2\u00a0%, Outlay refuses new batches.',
  },
  DISK_FULL: {
    color: 'red',
    title: 'The disk is almost full: new batches are refused',
    text:
      'Less than 2\u00a0% of the disk is free. Ask your operator to free space. ' +
      'New batches are accepted a few seconds afterwards.',
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
