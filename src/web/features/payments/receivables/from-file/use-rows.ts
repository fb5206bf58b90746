import { useState } from 'react';
import type { Field } from './columns.ts';
import type { Row, RowErrors } from './rows.ts';

/** One change that can be undone: the rows before it, and the words for it. */
interface Step {
  rows: readonly Row[];
  what: string;
}

const MOST_STEPS = 200;

/** The rows of a file with the user's corrections, and the server's errors until their cells are changed. */
export function useRows(initial: () => readonly Row[]) {
  const [rows, setRows] = useState(initial);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [refused, setRefused] = useState<ReadonlyMap<number, RowErrors>>(new Map());
  const change = (next: readonly Row[], what: string) => {
    setSteps((before) => [...before.slice(-MOST_STEPS), { rows, what }]);
    setRows(next);
  };
  const last = steps.at(-1);
  return {
    rows,
    refused,
    setRefused,
    /** What the last change was; null when nothing can be undone. */
    undoable: last?.what ?? null,
    reset: (next: readonly Row[]) => {
      setRows(next);
      setSteps([]);
      setRefused(new Map());
    },
    edit: (line: number, field: Field, value: string, what: string) => {
      change(
        rows.map((row) => (row.line === line ? { ...row, values: { ...row.values, [field]: value } } : row)),
        what,
      );
      // The server said it about the cell as it was.
      const { [field]: _gone, ...others } = refused.get(line) ?? {};
      if (refused.has(line)) setRefused(new Map(refused).set(line, others));
    },
    remove: (line: number, what: string) =>
      change(
        rows.filter((row) => row.line !== line),
        what,
      ),
    undo: () => {
      if (!last) return;
      setRows(last.rows);
      setSteps(steps.slice(0, -1));
    },
  };
}
