import fc from 'fast-check';
import { expect, it } from 'vitest';
import { move, tabFrom } from './grid-keys.ts';

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

it('never leaves the grid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.nat(49),
      fc.nat(10),
      fc.constantFrom(...KEYS),
      fc.boolean(),
      (rows, at, column, key, ctrl) => {
        const bounds = { rows, columns: 11, page: 10 };
        const to = move({ index: Math.min(at, rows - 1), column }, key, ctrl, bounds)!;
        expect(to.index).toBeGreaterThanOrEqual(0);
        expect(to.index).toBeLessThan(rows);
        expect(to.column).toBeGreaterThanOrEqual(0);
        expect(to.column).toBeLessThan(11);
      },
    ),
  );
});

it('goes to the ends of the row, and with Ctrl to the ends of the file', () => {
  const bounds = { rows: 100, columns: 11, page: 10 };
  expect(move({ index: 5, column: 3 }, 'End', false, bounds)).toEqual({ index: 5, column: 10 });
  expect(move({ index: 5, column: 3 }, 'End', true, bounds)).toEqual({ index: 99, column: 10 });
  expect(move({ index: 5, column: 3 }, 'PageDown', false, bounds)).toEqual({ index: 15, column: 3 });
  expect(move({ index: 5, column: 3 }, 'a', false, bounds)).toBeNull();
});

it('moves by Tab through the cells row by row, and back with Shift', () => {
  const bounds = { rows: 2, columns: 11, page: 10 };
  let place = { index: 0, column: 1 };
  for (let i = 0; i < 17; i++) place = tabFrom(place, false, bounds);
  expect(place).toEqual({ index: 1, column: 9 });
  expect(tabFrom(place, false, bounds)).toEqual(place);
  for (let i = 0; i < 17; i++) place = tabFrom(place, true, bounds);
  expect(place).toEqual({ index: 0, column: 1 });
});
