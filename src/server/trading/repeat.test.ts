import { expect, it } from 'vitest';
import { repeat } from './repeat.ts';

it('runs its work repeatedly, one run at a time, reports failures and continues', async () => {
  const reported: unknown[] = [];
  let turns = 0;
  let underWay = 0;
  let enough: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (enough = resolve));
  const running = repeat(
    async () => {
      expect(++underWay).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      underWay--;
      turns++;
      if (turns === 2) throw new Error('once');
      if (turns === 4) enough();
    },
    () => 0,
    (error) => reported.push(error),
  );
  await done;
  await running.stop();
  const atStop = turns;
  expect(reported).toEqual([new Error('once')]);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(turns).toBe(atStop);
});
