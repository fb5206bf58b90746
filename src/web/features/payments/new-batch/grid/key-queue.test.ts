import { expect, it } from 'vitest';
import type { KeyPress } from './grid-keys.ts';
import { KeyQueue } from './key-queue.ts';

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

it('keeps every character that is typed on the way, spaces too', () => {
  expect(queueOf(...'15 548,45').take()).toEqual({ kind: 'text', text: '15 548,45', end: null });
  expect(queueOf('1', '7', 'Backspace', '5').take()).toEqual({ kind: 'text', text: '15', end: null });
});

it('ends a text by Enter or Tab and goes on with the next key', () => {
  const queue = queueOf('1', 'Enter', '2', 'F8', '3');
  expect(queue.take()).toEqual({ kind: 'text', text: '1', end: 'enter' });
  expect(queue.take()).toEqual({ kind: 'text', text: '2', end: 'stay' });
  expect(queue.take()).toMatchObject({ kind: 'press', key: { key: 'F8' } });
  expect(queue.take()).toEqual({ kind: 'text', text: '3', end: null });
  expect(queue.take()).toBeNull();
});

it('holds keys back only on the way, behind other keys, or for a row that is not here', () => {
  const queue = new KeyQueue();
  expect(queue.holdsBack(key('1'), true)).toBe(false);
  expect(queue.holdsBack(key('1'), false)).toBe(true);
  expect(queue.holdsBack(key('ArrowDown'), false)).toBe(false);
  queue.isTravelling = true;
  expect(queue.holdsBack(key('ArrowDown'), true)).toBe(true);
  expect(queue.holdsBack(key('F8'), true)).toBe(true);
  // The browser's own keys are never held back.
  expect(queue.holdsBack(key('r', { ctrlKey: true }), true)).toBe(false);
  expect(queue.holdsBack(key('Shift'), true)).toBe(false);
  queue.isTravelling = false;
  queue.push(key('1'));
  expect(queue.holdsBack(key('2'), true)).toBe(true);
});
