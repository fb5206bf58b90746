import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Kbd, Modal, Table, Text } from '@mantine/core';
import { may } from '../../shared/permissions.ts';
import { routeTitle } from '../ui/route-titles.ts';
import { useSession } from '../ui/session-context.tsx';
import type { Destination } from './keyboard-shortcuts.tsx';

interface ShortcutsDialogProps {
  opened: boolean;
  close: () => void;
  destinations: readonly Destination[];
}

/** The list of the keyboard shortcuts. */
export default function ShortcutsDialog({ opened, close, destinations }: ShortcutsDialogProps) {
  const { user } = useSession();
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={<Text fw={600}>{t`Keyboard shortcuts`}</Text>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Table>
        <Table.Tbody>
          {destinations.map(({ key, name }) => (
            <Table.Tr key={key}>
              <Table.Td>
                <Trans>
                  <Kbd>g</Kbd> then <Kbd>{key}</Kbd>
                </Trans>
              </Table.Td>
              <Table.Td>{routeTitle(name)}</Table.Td>
            </Table.Tr>
          ))}
          {may(user, 'prepareBatch') && <Shortcut keys="n" does={t`New batch`} />}
          {may(user, 'approveBatch') && (
            <Shortcut keys="j" does={t`On a batch: the next batch that waits for you`} />
          )}
          <Shortcut keys="Ctrl+K" does={t`Search everything`} />
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
