import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commandOf, isOneCell, move, rangeOf, tabFrom } from './grid-keys.ts';

const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
const COLUMNS = 9;
const press = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it('never leaves the grid', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.nat(49),
      fc.nat(COLUMNS - 1),
      fc.constantFrom(...KEYS),
      fc.boolean(),
      (rows, at, column, key, ctrl) => {
        const bounds = { rows, columns: COLUMNS, page: 10 };
        const to = move({ index: Math.min(at, rows - 1), column }, key, ctrl, bounds)!;
        expect(to.index).toBeGreaterThanOrEqual(0);
        expect(to.index).toBeLessThan(rows);
        expect(to.column).toBeGreaterThanOrEqual(0);
        expect(to.column).toBeLessThan(COLUMNS);
      },
    ),
  );
});

it('goes to the ends of the row, and with Ctrl to the ends of the file', () => {
  const bounds = { rows: 100, columns: COLUMNS, page: 10 };
  expect(move({ index: 5, column: 3 }, 'End', false, bounds)).toEqual({ index: 5, column: 8 });
  expect(move({ index: 5, column: 3 }, 'End', true, bounds)).toEqual({ index: 99, column: 8 });
  expect(move({ index: 5, column: 3 }, 'PageDown', false, bounds)).toEqual({ index: 15, column: 3 });
  expect(move({ index: 5, column: 3 }, 'a', false, bounds)).toBeNull();
});

it('moves by Tab through the cells row by row, and back with Shift', () => {
  const bounds = { rows: 2, columns: COLUMNS, page: 10 };
  let place = { index: 0, column: 0 };
  for (let i = 0; i < 17; i++) place = tabFrom(place, false, bounds);
  expect(place).toEqual({ index: 1, column: 8 });
  expect(tabFrom(place, false, bounds)).toEqual(place);
  for (let i = 0; i < 17; i++) place = tabFrom(place, true, bounds);
  expect(place).toEqual({ index: 0, column: 0 });
});

it('leaves keys with Alt, and plain letters, to the browser and to typing', () => {
  expect(commandOf({ ...press, key: 'a' })).toBeNull();
  expect(commandOf({ ...press, key: 'd', ctrlKey: true })).toBe('fill down');
  expect(commandOf({ ...press, key: 'D', ctrlKey: true })).toBe('fill down');
  expect(commandOf({ ...press, key: 'd', ctrlKey: true, altKey: true })).toBeNull();
  expect(commandOf({ ...press, key: 'z', metaKey: true })).toBe('undo');
  expect(commandOf({ ...press, key: 'Z', ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(commandOf({ ...press, key: 'y', ctrlKey: true })).toBe('redo');
});

it('selects the same rectangle from whichever corner it begins', () => {
  const [a, b] = [
    { index: 5, column: 1 },
    { index: 2, column: 4 },
  ];
  const range = { from: { index: 2, column: 1 }, to: { index: 5, column: 4 } };
  expect(rangeOf({ active: a, extent: b })).toEqual(range);
  expect(rangeOf({ active: b, extent: a })).toEqual(range);
  expect(isOneCell({ active: a, extent: a })).toBe(true);
  expect(isOneCell({ active: a, extent: b })).toBe(false);
});
