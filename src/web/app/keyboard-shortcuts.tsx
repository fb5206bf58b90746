import { Kbd, Modal, Table, Text } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../ui/paths.ts';
import { useHasRole } from '../ui/session-context.tsx';

const GO: Record<string, { label: string; to: string }> = {
  o: { label: 'Overview', to: paths.overview() },
  b: { label: 'Batches', to: paths.batches() },
  p: { label: 'Payouts', to: paths.payouts() },
  r: { label: 'Recipients', to: paths.recipients() },
  l: { label: 'Balances', to: paths.balances() },
  c: { label: 'Payment config', to: paths.paymentConfig() },
  e: { label: 'Entity config', to: paths.entityConfig() },
  x: { label: 'Exchange accounts', to: paths.trading() },
  m: { label: 'Market', to: paths.market() },
  d: { label: 'Orders', to: paths.orders() },
  v: { label: 'Conversions', to: paths.conversions() },
  t: { label: 'Transactions', to: paths.transactions() },
};

const GO_ADMIN: typeof GO = { a: { label: 'Audit log', to: paths.auditLog() } };

const SEQUENCE_MS = 1_000;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/** g then a letter goes somewhere, n starts a batch, / searches, ? shows all of them. */
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
  const preparer = useHasRole('PREPARER');
  const admin = useHasRole('ADMIN');
  const destinations = useMemo(() => (admin ? { ...GO, ...GO_ADMIN } : GO), [admin]);
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
      const destination = destinations[event.key];
      if (destination && event.timeStamp - pressedG.current < SEQUENCE_MS) {
        pressedG.current = 0;
        void navigate(destination.to);
      } else if (event.key === 'n' && preparer) {
        void navigate(paths.newBatch());
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [destinations, navigate, open, preparer]);

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={<Text fw={600}>Keyboard shortcuts</Text>}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Table>
        <Table.Tbody>
          {Object.entries(destinations).map(([key, { label }]) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Kbd>g</Kbd> then <Kbd>{key}</Kbd>
              </Table.Td>
              <Table.Td>{label}</Table.Td>
            </Table.Tr>
          ))}
          {preparer && <Shortcut keys="n" does="New batch" />}
          <Shortcut keys="/" does="Search on this page" />
          <Shortcut keys="↑ ↓ Enter" does="Move in a table, open a row" />
          <Shortcut keys="Esc" does="Close what is open" />
          <Shortcut keys="?" does="This list" />
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
