import { t } from '@lingui/core/macro';
import { type Dispatch, type RefObject, useCallback, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../../../ui/latest.ts';
import type { DeskQuery, RowCell } from '../desk/protocol.ts';
import type { Place } from '../grid/grid-keys.ts';
import type { GridHandle } from '../grid/use-grid.ts';
import type { Action } from '../state.ts';
import type { DeskActions } from '../use-desk.ts';

interface Travel {
  /** Finds the cell to go to; null to stay. */
  find: (grid: GridHandle, query: DeskQuery) => Promise<RowCell | null>;
  takesFocus?: boolean;
  /** Whether to stay when the cell's row is not in the list; otherwise all rows are shown. */
  staysInList?: boolean;
}

/** The list may change while the worker looks for a row in it. */
const MOST_TRIES = 5;

/**
 * Goes to cells that the worker finds, one after another. Keys pressed meanwhile wait for the cell. Until the
 * final list is shown, a cell is identified by the number of its row, so that no key acts on a row that had
 * the same position in an earlier list.
 */
export function useTravel(
  gridRef: RefObject<GridHandle | null>,
  desk: DeskActions,
  query: DeskQuery,
  dispatch: Dispatch<Action>,
): (travel: Travel) => Promise<void> {
  const latestRef = useLatest(query);
  const line = useRef(Promise.resolve());
  return useCallback(
    ({ find, takesFocus = true, staysInList = false }) => {
      const placeOf = async ({ row, column }: RowCell): Promise<Place | null> => {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          const shown = latestRef.current;
          const index = await desk.call('indexOf', { row, query: shown });
          if (shown.listing !== latestRef.current.listing) continue;
          if (index !== null) return { index, column };
          if (staysInList || (shown.show === 'all' && shown.text === '')) return null;
          flushSync(() => dispatch({ type: 'query', query: { show: 'all', text: '' } }));
        }
        return null;
      };
      const ticket = gridRef.current?.travel() ?? 0;
      const go = async () => {
        try {
          const found = gridRef.current && (await find(gridRef.current, latestRef.current));
          const place = found && (await placeOf(found));
          if (place && gridRef.current?.show(place, ticket) && takesFocus) gridRef.current.focus();
        } catch (error) {
          // Nothing waits for the answer about a file that was closed.
          if (gridRef.current)
            dispatch({
              type: 'fault',
              message: error instanceof Error ? error.message : t`The file could not be processed.`,
            });
        } finally {
          gridRef.current?.arrive(ticket);
        }
      };
      line.current = line.current.then(go);
      return line.current;
    },
    [gridRef, desk, dispatch, latestRef],
  );
}
