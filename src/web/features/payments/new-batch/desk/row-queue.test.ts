import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowQueue } from './row-queue.ts';

it('holds the same rows as a Set, in ascending order, whatever is added and deleted', () => {
  const row = fc.integer({ min: 1, max: 3_000 });
  fc.assert(
    fc.property(
      fc.uniqueArray(row).map((rows) => rows.sort((a, b) => a - b)),
      fc.array(fc.record({ row, adds: fc.boolean() })),
      (rows, changes) => {
        const queue = new RowQueue(rows);
        const set = new Set(rows);
        for (const change of changes) {
          if (change.adds) queue.add(change.row);
          else queue.delete(change.row);
          if (change.adds) set.add(change.row);
          else set.delete(change.row);
          expect([...queue]).toEqual([...set].sort((a, b) => a - b));
          expect(queue.size).toBe(set.size);
        }
      },
    ),
  );
});
