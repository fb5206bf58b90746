import { start } from '../../src/server/app/compose.ts';
import { expireVersions } from '../../src/server/payments/schedules/expire-versions.ts';
import { makeRuns } from '../../src/server/payments/schedules/make-runs.ts';
import type { Context } from '../../src/server/platform/context.ts';

/**
 * A server for journeys over months, started by `moved-clock.ts`: its clock is ahead of the machine's by what
 * its parent says. It then makes at once the runs that the worker would make within a minute.
 */

let aheadMs = 0;
let context: Context | null = null;
const nowMs = () => Date.now() + aheadMs;

const running = await start(process.env, () => undefined, {
  clock: { nowMs },
  secondClock: async () => nowMs(),
  opened: (one) => (context = one),
});

process.on('message', (to: { ms: number }) => {
  aheadMs = to.ms - Date.now();
  void (async () => {
    await expireVersions(context!);
    await makeRuns(context!);
    process.send!({ at: nowMs() });
  })();
});
process.on('disconnect', () => void running.stop().then(() => process.exit(0)));
process.send!({ at: nowMs() });
