import { t } from '@lingui/core/macro';
import { CloseButton, Drawer, Group, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './side-panel.module.css';

interface SidePanelProps {
  /** The panel's title; null while it is closed. */
  title: string | null;
  onClose: () => void;
  /** The panel's content. */
  content: ReactNode;
  /** Opens the panel over the list, which keeps its width, so that no row moves. */
  over?: boolean;
  /** The list that the panel opens beside. */
  children: ReactNode;
}

/**
 * A list with a panel for the open row: beside the list, or over it on narrow screens. Escape closes the
 * panel and returns the focus.
 */
export function SidePanel({ title, onClose, content, over = false, children }: SidePanelProps) {
  const beside = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.split} data-over={over || undefined}>
      <div className={classes.list}>{children}</div>
      {beside && title !== null && (
        <Aside title={title} onClose={onClose}>
          {content}
        </Aside>
      )}
      {!beside && (
        <Drawer.Root opened={title !== null} onClose={onClose} position="right" size="lg">
          <Drawer.Overlay />
          <Drawer.Content>
            {/* Drawer.Header would be announced as a second banner landmark. */}
            <Group justify="space-between" wrap="nowrap" p="md">
              <Drawer.Title fw={600}>{title}</Drawer.Title>
              <Drawer.CloseButton aria-label={t`Close`} />
            </Group>
            <Drawer.Body>{content}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
    </div>
  );
}

function Aside({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const aside = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (!aside.current?.contains(document.activeElement)) cameFrom.current = document.activeElement;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  useEffect(
    () => () => {
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected)
        cameFrom.current.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <aside
      ref={aside}
      className={classes.aside}
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="md">
        <Title order={2} ref={heading} tabIndex={-1} style={{ outline: 'none', overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        <CloseButton aria-label={t`Close`} onClick={onClose} />
      </Group>
      {children}
    </aside>
  );
}
