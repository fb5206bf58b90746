import { t } from '@lingui/core/macro';
import { ActionIcon, TextInput } from '@mantine/core';
import IconTrash from '~icons/tabler/trash';
import { useTyped } from '../../../../ui/amount-field.tsx';
import { DataTable, type TableColumn } from '../../../../ui/data-table.tsx';
import { type Field, FIELDS, fieldWord } from './columns.ts';
import type { Row, RowErrors } from './rows.ts';

/** A row with what is wrong with it now. */
export interface GridRow {
  row: Row;
  errors: RowErrors;
}

interface GridProps {
  rows: readonly GridRow[];
  onEdit: (line: number, field: Field, value: string) => void;
  onRemove: (line: number) => void;
}

/** The rows with a field for each cell. What is wrong with a cell is below it. */
export function Grid({ rows, onEdit, onRemove }: GridProps) {
  const columns: TableColumn<GridRow>[] = [
    {
      id: 'line',
      header: () => t`Line`,
      meta: { width: 56 },
      cell: ({ row: { original: g } }) => g.row.line,
    },
    ...FIELDS.map((field): TableColumn<GridRow> => ({
      id: field,
      header: () => fieldWord(field),
      cell: ({ row: { original: g } }) => (
        <Cell
          name={t`${fieldWord(field)}, line ${g.row.line}`}
          value={g.row.values[field]}
          error={g.errors[field]}
          onChange={(value) => onEdit(g.row.line, field, value)}
        />
      ),
    })),
    {
      id: 'remove',
      header: () => t`Remove`,
      meta: { width: 88 },
      cell: ({ row: { original: g } }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={() => onRemove(g.row.line)}
          aria-label={t`Remove line ${g.row.line}`}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      ),
    },
  ];
  return (
    <DataTable
      caption={t`Rows of the file`}
      columns={columns}
      rows={rows}
      rowId={({ row }) => String(row.line)}
    />
  );
}

interface CellProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Takes a correction when the user leaves the field or presses Enter. Escape takes it back. */
function Cell({ name, value, error, onChange }: CellProps) {
  const [text, setText, expect] = useTyped(value);
  const report = () => {
    if (text === value) return;
    expect(text);
    onChange(text);
  };
  return (
    <TextInput
      size="xs"
      aria-label={name}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={report}
      onKeyDown={({ key }) => {
        if (key === 'Enter') report();
        if (key === 'Escape') setText(value);
      }}
      error={error}
    />
  );
}
