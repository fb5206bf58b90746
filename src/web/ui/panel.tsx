import { Paper, type PaperProps, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PanelProps extends PaperProps {
  title?: string;
  children: ReactNode;
}

/** A section of a page in a frame, with a heading. */
export function Panel({ title, children, ...paper }: PanelProps) {
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={title} {...paper}>
      {title && (
        <Title order={2} mb="sm">
          {title}
        </Title>
      )}
      {children}
    </Paper>
  );
}
