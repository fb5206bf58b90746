import { Alert } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import type { Icon } from '../../../ui/icon.ts';
import type { ReactNode } from 'react';

interface CautionProps {
  title: string;
  children: ReactNode;
  icon?: Icon;
}

/** A warning that does not block the user. Its title has enough contrast in both colour schemes. */
export function Caution({ title, children, icon: CautionIcon = IconAlertTriangle }: CautionProps) {
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<CautionIcon aria-hidden />}
      title={title}
      styles={{
        title: { color: 'light-dark(#6b4100, var(--mantine-color-yellow-1))' },
        icon: { color: 'light-dark(#6b4100, var(--mantine-color-yellow-1))' },
      }}
    >
      {children}
    </Alert>
  );
}
