import { Skeleton, Stack } from '@mantine/core';

/** Grey rows of the shape of what is loading, so that nothing jumps when it comes. */
export function LoadingRows({ rows = 8, height = 40 }: { rows?: number; height?: number }) {
  return (
    <Stack gap={8} aria-busy="true" aria-label="Loading" role="status">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="sm" />
      ))}
    </Stack>
  );
}
