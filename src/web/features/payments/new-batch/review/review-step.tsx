import { Stack } from '@mantine/core';
import { useCallback, useMemo, useRef, useState, type Dispatch } from 'react';
import { columnOf } from '../grid/grid-columns.ts';
import type { Place } from '../grid/grid-keys.ts';
import { RowGrid } from '../grid/row-grid.tsx';
import type { Setup } from '../setup.ts';
import { needsMatching, type Action, type NewBatchState } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';
import { DuplicatesPanel } from './duplicates-panel.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { ColumnMatcher } from '../match/column-matcher.tsx';
import { MappingSummary } from '../match/mapping-summary.tsx';
import { overridesOf } from '../match/picks.ts';
import { ExcludeDialog } from './exclude-dialog.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { GridToolbar } from './grid-toolbar.tsx';
import { SubmitPanel } from './submit-panel.tsx';
import { SummaryPanel } from './summary-panel.tsx';

export interface ReviewProps {
  state: NewBatchState;
  dispatch: Dispatch<Action>;
  desk: DeskActions;
  setup: Setup;
  history: { again: () => void };
  sending: { send: () => void; sendAgain: () => void };
}

const EMPTY_WORDS = {
  all: 'No matching rows.',
  errors: 'No rows with errors.',
  noted: 'No cell needed interpretation.',
  duplicates: 'No possible duplicates.',
  changed: 'No changed bank details.',
  excluded: 'No excluded rows.',
};

/** The step in which the user reviews the file: totals, errors, duplicates, rows, and submission. */
export function ReviewStep({ state, dispatch, desk, setup, history, sending }: ReviewProps) {
  const [target, setTarget] = useState<(Place & { at: number }) | null>(null);
  const [excluding, setExcluding] = useState<number[] | 'errors' | null>(null);
  const standing = useRef(0);
  /**
   * Whether the user has entered the grid. Until then, "Next error" starts at the first error, even if it is
   * in the active row.
   */
  const entered = useRef(false);
  const { query } = state;
  const file = state.desk!;
  const readOnly = state.sending?.running ?? false;
  const started = file.lockedThrough > 0;
  const bankNames = useMemo(() => setup.banks.map((bank) => bank.displayName), [setup.banks]);

  const nextError = async () => {
    const found = await desk.call('nextError', { after: entered.current ? standing.current : 0, query });
    if (!found) return;
    if (found.index !== null) {
      setTarget({ index: found.index, column: columnOf(found.field), at: Date.now() });
      return;
    }
    // The row is not in the current list, so show all rows.
    dispatch({ type: 'query', query: { show: 'all', text: '' } });
    requestAnimationFrame(() =>
      setTarget({ index: found.row - 1, column: columnOf(found.field), at: Date.now() }),
    );
  };
  const exclude = useCallback((row: number) => setExcluding([row]), []);
  const onRow = useCallback((row: number) => {
    standing.current = row;
  }, []);
  const { mapping } = file;
  return (
    <Stack gap="md">
      <SummaryPanel state={state} dispatch={dispatch} desk={desk} />
      {state.mapperOpen && (
        <Panel title="Columns">
          <ColumnMatcher
            key={JSON.stringify(mapping.columns)}
            headers={mapping.headers}
            mapping={mapping}
            samples={file.samples}
            button="Read these columns"
            apply={(picks) => {
              if (picks) desk.remap(overridesOf(picks));
              dispatch({ type: 'mapper', open: false });
            }}
            close={() => dispatch({ type: 'mapper', open: false })}
            disabled={readOnly || started}
          />
        </Panel>
      )}
      {!state.mapperOpen && !needsMatching(file) && (
        <Panel title="Columns, named as in the template">
          <MappingSummary mapping={mapping} samples={file.samples} />
        </Panel>
      )}
      <FaultsPanel
        state={state}
        dispatch={dispatch}
        desk={desk}
        readOnly={readOnly}
        onExcludeAll={() => setExcluding('errors')}
      />
      <div>
        <GridToolbar state={state} dispatch={dispatch} desk={desk} onNextError={() => void nextError()} />
        <div onFocus={() => (entered.current = true)}>
          <RowGrid
            desk={desk}
            query={query}
            version={state.version}
            currency={file.summary.currency}
            bankNames={bankNames}
            target={target}
            onExclude={exclude}
            onRow={onRow}
            readOnly={readOnly}
            empty={
              query.text === '' ? EMPTY_WORDS[query.show] : `No row in this list contains “${query.text}”.`
            }
          />
        </div>
      </div>
      <DuplicatesPanel state={state} dispatch={dispatch} history={history} readOnly={readOnly} />
      <SubmitPanel state={state} dispatch={dispatch} desk={desk} setup={setup} sending={sending} />
      <ExcludeDialog
        rows={excluding}
        errorRows={file.errorRows}
        close={() => setExcluding(null)}
        exclude={(rows, reason) => {
          setExcluding(null);
          desk.exclude(rows, reason);
        }}
      />
    </Stack>
  );
}
