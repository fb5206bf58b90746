import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLatest } from '../../../../ui/latest.ts';
import { formatNumber } from '../../../../ui/locale.ts';
import type { Block, DeskState } from '../desk/protocol.ts';
import { countedRows } from '../../shared/words.ts';
import type { Review, RowActions } from './use-row-actions.ts';

/** The rows that the user is about to exclude, and how a sentence names them. */
interface Excluding {
  rows: number[] | 'errors' | 'hidden' | Block;
  what: string;
}

/** Excludes rows once the user has given the reason. */
export function useExcluding({ state, desk, store }: Review, { travel, mayChange }: RowActions) {
  const [excluding, setExcluding] = useState<Excluding | null>(null);
  const shownQueryRef = useLatest(state.query);
  const ask = (rows: Excluding['rows']) => {
    if (!mayChange()) return;
    const only = Array.isArray(rows) && rows.length === 1 ? rows[0]! : null;
    const count = countOf(rows, state.desk!);
    const row = only ?? (count === 1 ? store.get().row : null);
    setExcluding({ rows, what: row === null ? countedRows(count) : rowWords(row) });
  };
  /** The row that is now at a position of the list, or the last one. */
  const rowNear = async (index: number) => {
    const { total } = await desk.call('page', { query: shownQueryRef.current, offset: 0, limit: 0 });
    const offset = Math.max(0, Math.min(index, total - 1));
    const { items } = await desk.call('page', { query: shownQueryRef.current, offset, limit: 1 });
    return items[0] ? { row: items[0].row, column: store.get().column } : null;
  };
  return {
    ask,
    /** Rows that the user added are deleted; rows of the file are excluded with a reason. */
    deleteOrAsk: async (block: Block) => {
      if (!mayChange()) return;
      const added = await desk.call('addedRows', block);
      if (added.length < block.to - block.from + 1) ask(block);
      else
        await travel({
          find: async () => {
            await desk.change({ kind: 'delete', rows: added });
            return rowNear(block.from);
          },
        });
    },
    dialog: {
      what: excluding?.what ?? null,
      close: () => setExcluding(null),
      exclude: (reason: string) => {
        setExcluding(null);
        if (excluding) void desk.change({ kind: 'exclude', rows: excluding.rows, reason });
      },
    },
  };
}

/** "row 4". */
function rowWords(row: number): string {
  const number = formatNumber(row);
  return t`row ${number}`;
}

function countOf(rows: Excluding['rows'], { errorRows, hidden }: DeskState): number {
  if (rows === 'errors') return errorRows;
  if (rows === 'hidden') return hidden.count;
  return Array.isArray(rows) ? rows.length : rows.to - rows.from + 1;
}
