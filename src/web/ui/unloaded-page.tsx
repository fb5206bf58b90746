import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { PageHeader } from './page-header.tsx';
import { problemOf } from './problem.ts';

interface UnloadedPageProps {
  title: string;
  /** The link to the list. */
  back: ReactNode;
  query: { isError: boolean; error: unknown; refetch: () => Promise<unknown> };
  /** The page's shape while it loads. */
  children: ReactNode;
}

/**
 * The page of one item while it loads or after it failed to load. If the item does not exist, there is no
 * retry button.
 */
export function UnloadedPage({ title, back, query, children }: UnloadedPageProps) {
  const { isError, error, refetch } = query;
  return (
    <>
      <PageHeader title={title}>{back}</PageHeader>
      {isError ? (
        <ErrorState
          error={error}
          retry={problemOf(error).status === 404 ? undefined : () => void refetch()}
        />
      ) : (
        <Stack gap="lg">{children}</Stack>
      )}
    </>
  );
}
