import { Text } from '@mantine/core';
import { isOneCell, rangeOf } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import classes from './row-grid.module.css';
import { drawnIndexes } from './scrolling.ts';
import type { Grid } from './use-grid.ts';

/** The rows in view, as high as all rows of the page. */
export function GridBody({ grid: { total, rowAt, empty, space, cursor, view } }: { grid: Grid }) {
  const { rowHeight, isCards } = space.layout;
  const { start, active, selection } = cursor;
  const { count, first, last } = view;
  const range = rangeOf(selection);
  const isRange = !isOneCell(selection);
  const slots = last - first + 1;
  return (
    <div role="rowgroup" className={classes.body} style={{ height: count * rowHeight }}>
      {total === 0 && (
        <div role="row" aria-rowindex={2}>
          <Text role="gridcell" c="dimmed" p="md">
            {empty}
          </Text>
        </div>
      )}
      {drawnIndexes(first, last, active.index, start, count).map((index) => {
        const inRange = isRange && index >= range.from.index && index <= range.to.index;
        return (
          <GridRow
            // Rows that scroll out of view are used again for those that scroll into it.
            key={index < first || index > last ? 'active' : index % slots}
            row={rowAt(index)}
            index={index}
            top={(index - start) * rowHeight}
            selectedFrom={inRange ? range.from.column : 0}
            selectedTo={inRange ? range.to.column : -1}
            isCard={isCards}
          />
        );
      })}
    </div>
  );
}
