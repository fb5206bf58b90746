import { Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface PageHeaderProps {
  title: string;
  /** What stands in the browser's tab when it is not the title. */
  documentTitle?: string;
  /** One line below the title. */
  description?: ReactNode;
  /** What can be done on this page, the main thing last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * The head of a page: its name, which takes the focus when the page is come to, and what can be done on it.
 */
export function PageHeader({ title, documentTitle, description, actions, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${documentTitle ?? title} · Outlay`;
  }, [title, documentTitle]);
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    // The first page of a visit starts where the browser does, so that the skip link comes first.
    if (arrived.current !== 'default') heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Group justify="space-between" align="flex-start" gap="sm" mb="lg" wrap="wrap">
      <Stack gap={4} miw={0} flex="1 1 16rem">
        <Title order={1} ref={heading} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {description && (
          <Text c="dimmed" component="div">
            {description}
          </Text>
        )}
        {children}
      </Stack>
      {actions && (
        <Group gap="sm" className="no-print">
          {actions}
        </Group>
      )}
    </Group>
  );
}
