import { t } from '@lingui/core/macro';
import { Paper, type PaperProps, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './error-state.tsx';
import { ShownError } from './problem.ts';

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
      <ErrorBoundary fallback={(_, again) => <PartFault again={again} />}>{children}</ErrorBoundary>
    </Paper>
  );
}

/** Replaces the content of a panel that failed; the rest of the page stays usable. */
function PartFault({ again }: { again: () => void }) {
  return (
    <ErrorState
      title={t`This part of the page could not be shown`}
      error={new ShownError(t`The rest of the page works. Try again, or reload the page.`)}
      retry={again}
    />
  );
}
