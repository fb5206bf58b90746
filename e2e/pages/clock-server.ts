import { start } from '../../src/server/app/compose.ts';
import { rightTimes } from '../../src/server/payments/paying/worker/right-times.ts';
import { expireVersions } from '../../src/server/payments/schedules/expire-versions.ts';
import { makeRuns } from '../../src/server/payments/schedules/make-runs.ts';
import type { Context } from '../../src/server/platform/context.ts';

/**
 * A server for journeys over months, started by `moved-clock.ts`: its clock is ahead of the machine's by an
 * offset that its parent sets. It does at once what the worker would do within a minute: it makes the runs
 * that are due, and it wakes the jobs that wait by the clock of the database, which is not moved.
 */

const EVERY_MS = 2_000;

let aheadMs = 0;
let context: Context | null = null;
const nowMs = () => Date.now() + aheadMs;

const running = await start(process.env, () => undefined, {
  clock: { nowMs },
  secondClock: async () => nowMs(),
  opened: (one) => (context = one),
});

const waking = setInterval(() => void rightTimes(context!), EVERY_MS);

process.on('message', (to: { ms: number }) => {
  aheadMs = to.ms - Date.now();
  void (async () => {
    await expireVersions(context!);
    await makeRuns(context!);
    process.send!({ at: nowMs() });
  })();
});
process.on('disconnect', () => {
  clearInterval(waking);
  void running.stop().then(() => process.exit(0));
});
process.send!({ at: nowMs() });
