import { Skeleton, Stack } from '@mantine/core';
import { Panel } from './panel.tsx';

interface LoadingPanelProps {
  title?: string;
  /** The number of lines to draw. */
  lines: number;
  /** Whether a large amount is drawn above the lines. */
  amount?: boolean;
}

/** A panel that is loading: its frame and heading, with grey lines in place of its content. */
export function LoadingPanel({ title, lines, amount = false }: LoadingPanelProps) {
  return (
    <Panel {...(title === undefined ? {} : { title })} aria-busy="true">
      {title === undefined && <Skeleton height={20} width={160} radius="sm" mb="md" />}
      <Stack gap={18} py={6}>
        {amount && <Skeleton height={44} width={280} maw="100%" radius="sm" />}
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} height={14} width={`${72 - ((line * 17) % 40)}%`} maw={560} radius="sm" />
        ))}
      </Stack>
    </Panel>
  );
}
