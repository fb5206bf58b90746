import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Alert } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import type { InstallationNotice } from '../../shared/terms.ts';
import { useSession } from '../ui/session-context.tsx';

interface Notice {
  color: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const NOTICES: Record<InstallationNotice, Notice> = {
  DISK_LOW: {
    color: 'yellow',
    title: msg`This installation is running out of disk space`,
    text: msg`Less than 10\u00a0% of the disk is free. Ask your operator to free space: \
below 2\u00a0%, Outlay refuses new batches and uploads, and fetches no files from banks.`,
  },
  DISK_FULL: {
    color: 'red',
    title: msg`The disk is almost full: new batches and uploads are refused`,
    text: msg`Less than 2\u00a0% of the disk is free, and no files from banks are fetched. Ask your operator \
to free space. Outlay continues a few seconds later.`,
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
        title={i18n._(title)}
        icon={<IconAlertTriangle aria-hidden />}
        role="status"
      >
        {i18n._(text)}
      </Alert>
    );
  });
}
