import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskQuery, GridRowData } from '../desk/protocol.ts';
import type { DeskActions } from '../use-desk.ts';

/** Rows are fetched in slices: small enough to cross from the worker well within a frame. */
const SLICE_ROWS = 64;
/** The most rows to keep; others are fetched again when they scroll into view. */
const MOST_KEPT = 4_096;

interface Fetched {
  key: string;
  total: number | null;
  rows: ReadonlyMap<number, GridRowData>;
}

export interface Rows {
  total: number | null;
  /** Whether the rows are those of this list. The rows of the previous list stay until then. */
  isCurrent: boolean;
  rowAt: (index: number) => GridRowData | undefined;
  want: (from: number, to: number) => void;
}

/**
 * The rows of a list, fetched from the worker as they scroll into view. Outdated rows stay visible until they
 * are replaced.
 */
export function useRows(call: DeskActions['call'], query: DeskQuery, version: number): Rows {
  const key = JSON.stringify(query);
  const [fetched, setFetched] = useState<Fetched>({ key: '', total: null, rows: new Map() });
  const asked = useRef({ mark: '', slices: new Set<number>() });
  const range = useRef({ from: 0, to: 0 });

  const want = useCallback(
    (from: number, to: number) => {
      range.current = { from, to };
      const mark = `${version} ${key}`;
      if (asked.current.mark !== mark) asked.current = { mark, slices: new Set() };
      const { slices } = asked.current;
      for (let slice = Math.floor(from / SLICE_ROWS); slice <= Math.floor(to / SLICE_ROWS); slice++) {
        if (slices.has(slice)) continue;
        slices.add(slice);
        call('page', { query: JSON.parse(key) as DeskQuery, offset: slice * SLICE_ROWS, limit: SLICE_ROWS })
          .then(({ total, offset, items }) => {
            if (asked.current.mark !== mark) return;
            setFetched((before) => {
              const keep = before.key === key && before.rows.size < MOST_KEPT;
              if (before.key === key && !keep) slices.clear();
              const rows = new Map(keep ? before.rows : []);
              items.forEach((row, i) => rows.set(offset + i, row));
              return { key, total, rows };
            });
          })
          .catch(() => slices.delete(slice));
      }
    },
    [call, key, version],
  );

  useEffect(() => {
    const { from, to } = range.current;
    want(from, to);
  }, [want]);

  const rowAt = useCallback((index: number) => fetched.rows.get(index), [fetched]);
  return { total: fetched.total, isCurrent: fetched.key === key, rowAt, want };
}
