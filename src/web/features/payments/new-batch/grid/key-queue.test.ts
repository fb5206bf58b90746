import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KeyPress } from './grid-keys.ts';
import { KeyQueue } from './key-queue.ts';
import { typedText } from './typed-text.ts';

const key = (name: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

function queueOf(...names: string[]): KeyQueue {
  const queue = new KeyQueue();
  for (const name of names) queue.push(key(name));
  return queue;
}

/** Types the next keys into a cell whose text was "9". */
function typed(queue: KeyQueue) {
  const next = queue.take();
  if (next?.kind !== 'typing') return next;
  return { text: typedText(next.isOpened ? '9' : '', next.isOpened, next.keys), end: next.end };
}

it('keeps every character that is typed on the way, spaces too', () => {
  expect(typed(queueOf(...'15 548,45'))).toEqual({ text: '15 548,45', end: null });
  expect(typed(queueOf('1', '7', 'Backspace', '5'))).toEqual({ text: '15', end: null });
});

it('moves the cursor within a text that is typed on the way, as an editor does', () => {
  expect(typed(queueOf('1', '5', 'ArrowLeft', '2', 'Enter'))).toEqual({ text: '125', end: 'enter' });
  expect(typed(queueOf('1', '2', 'Home', 'Delete', 'End', '3', 'Tab'))).toEqual({ text: '23', end: 'tab' });
  expect(typed(queueOf('F2', 'End', '5', 'Enter'))).toEqual({ text: '95', end: 'enter' });
  expect(typed(queueOf('Enter', '5', 'Enter'))).toEqual({ text: '5', end: 'enter' });
});

it('keeps what is pasted in its place between the keys', () => {
  const queue = queueOf('F8');
  queue.pushPasted('77.50\n');
  queue.push(key('F8'));
  queue.push(key('1'));
  queue.pushPasted('5');
  expect(queue.take()).toMatchObject({ kind: 'press', key: { key: 'F8' } });
  expect(queue.take()).toEqual({ kind: 'paste', text: '77.50\n' });
  expect(queue.take()).toMatchObject({ kind: 'press', key: { key: 'F8' } });
  expect(typed(queue)).toEqual({ text: '15', end: null });
});

it('ends a text by Enter or Tab and goes on with the next key', () => {
  const queue = queueOf('1', 'Enter', '2', 'F8', '?', '3');
  expect(typed(queue)).toEqual({ text: '1', end: 'enter' });
  expect(typed(queue)).toEqual({ text: '2', end: 'stay' });
  expect(queue.take()).toMatchObject({ kind: 'press', key: { key: 'F8' } });
  expect(queue.take()).toMatchObject({ kind: 'press', key: { key: '?' } });
  expect(typed(queue)).toEqual({ text: '3', end: null });
  expect(queue.take()).toBeNull();
});

it('never loses a key: all that are pushed are taken, in order', () => {
  const names = fc.constantFrom(
    '1',
    'a',
    ' ',
    '?',
    'F8',
    'F2',
    'Enter',
    'Tab',
    'Escape',
    'ArrowLeft',
    'End',
    'Delete',
  );
  fc.assert(
    fc.property(fc.array(names, { maxLength: 20 }), (pressed) => {
      const queue = queueOf(...pressed);
      let keys = 0;
      for (let next = queue.take(); next; next = queue.take())
        keys +=
          next.kind === 'typing'
            ? next.keys.length + (next.isOpened ? 1 : 0) + (next.end === null || next.end === 'stay' ? 0 : 1)
            : 1;
      expect(keys).toBe(pressed.length);
    }),
  );
});

it('holds keys back only on the way, behind other keys, or for a row that is not here', () => {
  const queue = new KeyQueue();
  expect(queue.holdsBack(key('1'), true, true)).toBe(false);
  expect(queue.holdsBack(key('1'), false, true)).toBe(true);
  expect(queue.holdsBack(key('.', { ctrlKey: true }), false, true)).toBe(true);
  expect(queue.holdsBack(key('F6'), false, true)).toBe(false);
  expect(queue.holdsBack(key('ArrowDown'), false, true)).toBe(false);
  // Until the list is here, no key could act on it.
  expect(queue.holdsBack(key('ArrowDown'), false, false)).toBe(true);
  const travel = queue.travel();
  expect(queue.holdsBack(key('ArrowDown'), true, true)).toBe(true);
  expect(queue.holdsBack(key('F8'), true, true)).toBe(true);
  expect(queue.holdsBack(key('?'), true, true)).toBe(true);
  // The browser's own keys are never held back.
  expect(queue.holdsBack(key('r', { ctrlKey: true }), true, true)).toBe(false);
  expect(queue.holdsBack(key('Shift'), true, true)).toBe(false);
  expect(queue.arrive(travel)).toBe(true);
  queue.push(key('1'));
  expect(queue.holdsBack(key('2'), true, true)).toBe(true);
  expect(queue.holdsBack(key(' '), true, true)).toBe(true);
  expect(queue.holdsBack(key('r', { ctrlKey: true }), true, true)).toBe(false);
});

it('ends every way on which the user goes elsewhere', () => {
  const queue = new KeyQueue();
  const [first, second] = [queue.travel(), queue.travel()];
  expect(queue.arrive(first)).toBe(true);
  expect(queue.isTravelling).toBe(true);
  queue.clear();
  expect(queue.isTravelling).toBe(false);
  expect(queue.arrive(second)).toBe(false);
});
