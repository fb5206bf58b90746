import { TableView, type TableViewProps } from './data-table.tsx';
import { useDrawnRows } from './drawn-rows.ts';

/** A table of which only the rows in view are drawn, and some around them. */
export function LongTable<T>(props: Omit<TableViewProps<T>, 'drawn'>) {
  const { ref, overflows } = props.frame;
  return <TableView {...props} drawn={useDrawnRows(props.rows.length, ref, overflows)} />;
}
