import { expect, it } from 'vitest';
import { withRoomFor } from './room-in-memory.ts';
import { MAX_INCOMING_BYTES } from './transport.ts';

it('large files that come slowly keep no usual file waiting, nor a second large one in memory', async () => {
  const read: string[] = [];
  let end: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (end = resolve));
  const large = [1, 2].map(() => withRoomFor(MAX_INCOMING_BYTES, () => slow));
  await withRoomFor(1024 * 1024, async () => void read.push('usual'));
  await withRoomFor(100 * 1024 * 1024, async () => void read.push('large'));
  expect(read).toEqual(['usual']);
  end();
  await Promise.all(large);
  await withRoomFor(100 * 1024 * 1024, async () => void read.push('large'));
  expect(read).toEqual(['usual', 'large']);
});
