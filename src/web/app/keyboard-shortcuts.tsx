import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Kbd, Modal, Table, Text } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { navigationPath, paths, ROUTE_NAMES, routeOf } from '../../shared/dashboard-routes.ts';
import { may } from '../../shared/permissions.ts';
import { routeTitle } from '../ui/route-titles.ts';
import { type Session, useSession } from '../ui/session-context.tsx';

interface Destination {
  key: string;
  title: string;
  to: string;
}

/** The pages that g and a letter open, for a user with these roles. */
function destinationsOf(user: Session['user']): Destination[] {
  return ROUTE_NAMES.flatMap((name) => {
    const { shortcut, permission } = routeOf(name);
    const to = navigationPath(name);
    const isOffered = permission === undefined || may(user, permission);
    return shortcut && to && isOffered ? [{ key: shortcut, title: routeTitle(name), to }] : [];
  });
}

const SEQUENCE_MS = 1_000;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/**
 * The keyboard shortcuts of every page, and the dialog that lists them: g and a letter open a page, n starts
 * a batch, / goes to the search field, ? opens the list.
 */
export function KeyboardShortcuts({
  opened,
  open,
  close,
}: {
  opened: boolean;
  open: () => void;
  close: () => void;
}) {
  const navigate = useNavigate();
  const { user } = useSession();
  const mayPrepare = may(user, 'prepareBatch');
  const destinations = useMemo(() => destinationsOf(user), [user]);
  const pressedG = useRef(0);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('[role="dialog"]')
      )
        return;
      if (event.key === '?') return open();
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('input[type="search"]');
        if (search) {
          event.preventDefault();
          search.focus();
        }
        return;
      }
      if (event.key === 'g') {
        pressedG.current = event.timeStamp;
        return;
      }
      const destination = destinations.find(({ key }) => key === event.key);
      if (destination && event.timeStamp - pressedG.current < SEQUENCE_MS) {
        pressedG.current = 0;
        void navigate(destination.to);
      } else if (event.key === 'n' && mayPrepare) {
        void navigate(paths.newBatch());
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [destinations, navigate, open, mayPrepare]);

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={<Text fw={600}>{t`Keyboard shortcuts`}</Text>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Table>
        <Table.Tbody>
          {destinations.map(({ key, title }) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Trans>
                  <Kbd>g</Kbd> then <Kbd>{key}</Kbd>
                </Trans>
              </Table.Td>
              <Table.Td>{title}</Table.Td>
            </Table.Tr>
          ))}
          {mayPrepare && <Shortcut keys="n" does={t`New batch`} />}
          {may(user, 'approveBatch') && (
            <Shortcut keys="j" does={t`On a batch: the next batch that waits for you`} />
          )}
          <Shortcut keys="/" does={t`Search this page`} />
          <Shortcut keys="↑ ↓ Enter" does={t`Move through a table and open a row`} />
          <Shortcut keys="Esc" does={t`Close a dialog or panel`} />
          <Shortcut keys="?" does={t`Show this list`} />
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

function Shortcut({ keys, does }: { keys: string; does: string }) {
  return (
    <Table.Tr>
      <Table.Td>
        {keys.split(' ').map((key) => (
          <Kbd key={key} mr={4}>
            {key}
          </Kbd>
        ))}
      </Table.Td>
      <Table.Td>{does}</Table.Td>
    </Table.Tr>
  );
}
