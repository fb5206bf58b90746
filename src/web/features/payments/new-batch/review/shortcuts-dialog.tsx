import { Kbd, Modal, Table, Text } from '@mantine/core';

const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['F8', 'Next error'],
  ['Shift+F8', 'Previous error'],
  ['Ctrl+.', 'Accept the suggestion for the active cell'],
  ['Ctrl+Enter', 'Repeat the last correction in all rows with the same text'],
  ['Enter', 'Edit the cell'],
  ['F2', 'Edit the cell'],
  ['Any character', 'Replace the text of the cell'],
  ['Esc', 'Cancel the editing; then Tab leaves the grid'],
  ['Tab', 'Next cell'],
  ['Shift+Tab', 'Previous cell'],
  ['Arrow keys', 'Move by a cell'],
  ['Home', 'First cell of the row'],
  ['End', 'Last cell of the row'],
  ['Ctrl+Home', 'First row'],
  ['Ctrl+End', 'Last row'],
  ['Page Up', 'Move up by a screen'],
  ['Page Down', 'Move down by a screen'],
  ['Shift+Arrow keys', 'Select several cells'],
  ['Ctrl+A', 'Select everything'],
  ['Shift+Space', 'Select the row'],
  ['Ctrl+Space', 'Select the column'],
  ['Ctrl+C', 'Copy the selected cells'],
  ['Ctrl+X', 'Cut the selected cells'],
  ['Ctrl+V', 'Paste cells, also from a spreadsheet'],
  ['Ctrl+D', 'Fill down from the first selected row, or from the cell above'],
  ['Delete', 'Clear the selected cells'],
  ['Insert', 'Add a row below'],
  ['Ctrl+Delete', 'Exclude the selected rows; rows that you added are deleted'],
  ['Ctrl+Z', 'Undo'],
  ['Ctrl+Y', 'Redo'],
  ['Ctrl+F', 'Find'],
  ['Ctrl+H', 'Find and replace'],
  ['F6', 'Move between the rows, the problems and the submit bar'],
  ['?', 'Show this list'],
];

/** The keys of the workbench. */
export function ShortcutsDialog({ opened, close }: { opened: boolean; close: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={close}
      size="lg"
      lockScroll={false}
      title={<Text fw={600}>Shortcuts of the grid</Text>}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm" c="dimmed" mb="xs">
        On a Mac, Command works like Ctrl.
      </Text>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {SHORTCUTS.map(([keys, does]) => (
            <Table.Tr key={keys}>
              <Table.Td w={160}>
                <Kbd>{keys}</Kbd>
              </Table.Td>
              <Table.Td>{does}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
