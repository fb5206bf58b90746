import { CloseButton, Drawer, Group, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './side-panel.module.css';

interface SidePanelProps {
  /** What is open; null when nothing is. */
  title: string | null;
  onClose: () => void;
  /** The panel's content. */
  content: ReactNode;
  /** The list that the panel opens beside. */
  children: ReactNode;
}

/** A list, and what is open of it beside the list; on narrow screens over it. Escape closes, and the focus goes back. */
export function SidePanel({ title, onClose, content, children }: SidePanelProps) {
  const beside = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.split}>
      <div className={classes.list}>{children}</div>
      {beside && title !== null && (
        <Aside key={title} title={title} onClose={onClose}>
          {content}
        </Aside>
      )}
      {!beside && (
        <Drawer opened={title !== null} onClose={onClose} position="right" size="lg" title={<Text fw={600}>{title}</Text>} closeButtonProps={{ 'aria-label': 'Close' }}>
          {content}
        </Drawer>
      )}
    </div>
  );
}

function Aside({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside className={classes.aside} aria-label={title} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="md">
        <Title order={2} ref={heading} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <CloseButton aria-label="Close" onClick={onClose} />
      </Group>
      {children}
    </aside>
  );
}
