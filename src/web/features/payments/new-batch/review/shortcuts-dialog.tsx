import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Kbd, Modal, Table, Text } from '@mantine/core';

const SHORTCUTS: readonly (readonly [keys: string | MessageDescriptor, does: MessageDescriptor])[] = [
  ['F8', msg`Next error`],
  ['Shift+F8', msg`Previous error`],
  ['Ctrl+.', msg`Accept the suggestion for the active cell`],
  ['Ctrl+Enter', msg`Repeat the last correction in all rows with the same text`],
  ['Enter', msg`Edit the cell`],
  ['F2', msg`Edit the cell`],
  [msg`Any character`, msg`Replace the text of the cell`],
  ['Esc', msg`Cancel the editing; then Tab leaves the grid`],
  ['Tab', msg`Next cell`],
  ['Shift+Tab', msg`Previous cell`],
  [msg`Arrow keys`, msg`Move by a cell`],
  ['Home', msg`First cell of the row`],
  ['End', msg`Last cell of the row`],
  ['Ctrl+Home', msg`First row`],
  ['Ctrl+End', msg`Last row`],
  ['Page Up', msg`Move up by a screen`],
  ['Page Down', msg`Move down by a screen`],
  [msg`Shift+Arrow keys`, msg`Select several cells`],
  ['Ctrl+A', msg`Select everything`],
  ['Shift+Space', msg`Select the row`],
  ['Ctrl+Space', msg`Select the column`],
  ['Ctrl+C', msg`Copy the selected cells`],
  ['Ctrl+X', msg`Cut the selected cells`],
  ['Ctrl+V', msg`Paste cells, also from a spreadsheet`],
  ['Ctrl+D', msg`Fill down from the first selected row, or from the cell above`],
  ['Delete', msg`Clear the selected cells`],
  ['Insert', msg`Add a row below`],
  ['Ctrl+Delete', msg`Exclude the selected rows; rows that you added are deleted`],
  ['Ctrl+Z', msg`Undo`],
  ['Ctrl+Y', msg`Redo`],
  ['Ctrl+F', msg`Find`],
  ['Ctrl+H', msg`Find and replace`],
  ['F6', msg`Move between the rows, the problems and the submit bar`],
  ['?', msg`Show this list`],
];

/** The keys of the workbench. */
export function ShortcutsDialog({ opened, close }: { opened: boolean; close: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      lockScroll={false}
      title={<Text fw={600}>{t`Shortcuts of the grid`}</Text>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>On a Mac, Command works like Ctrl.</Trans>
      </Text>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {SHORTCUTS.map(([named, does]) => {
            const keys = typeof named === 'string' ? named : i18n._(named);
            return (
              <Table.Tr key={keys}>
                <Table.Td w={160}>
                  <Kbd>{keys}</Kbd>
                </Table.Td>
                <Table.Td>{i18n._(does)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
