import { Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface PageHeaderProps {
  title: string;
  /** The title of the browser tab, when it differs from the page's title. */
  documentTitle?: string;
  /** One line below the title. */
  description?: ReactNode;
  /** The page's buttons, the main one last. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The title and buttons of a page. The title takes the focus when the user navigates to the page. */
export function PageHeader({ title, documentTitle, description, actions, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${documentTitle ?? title} · Outlay`;
  }, [title, documentTitle]);
  const { key } = useLocation();
  const arrived = useRef(key);
  useEffect(() => {
    // On the first page of a visit, leave the focus at the top, so that Tab reaches the skip link first.
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
