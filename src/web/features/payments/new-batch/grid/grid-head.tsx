import { Trans } from '@lingui/react/macro';
import { fieldWords } from '../../shared/withdrawal-file/field-words.ts';
import { GRID_COLUMNS } from './grid-columns.ts';
import classes from './row-grid.module.css';

/** The names of the columns. */
export function GridHead() {
  return (
    <div role="rowgroup" className={classes.headGroup}>
      <div role="row" aria-rowindex={1} className={classes.head}>
        <div role="columnheader" aria-colindex={1} className={classes.number}>
          <Trans>Row</Trans>
        </div>
        {GRID_COLUMNS.map(({ field }, column) => (
          <div
            key={field}
            role="columnheader"
            aria-colindex={column + 2}
            className={field === 'amount' ? classes.amount : undefined}
          >
            {fieldWords(field)}
          </div>
        ))}
      </div>
    </div>
  );
}
