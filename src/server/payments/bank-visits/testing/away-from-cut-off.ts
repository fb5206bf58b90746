import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { PaymentsInstallation } from '../../testing/payments-installation.ts';

/** The cut-off of the test entities' EFT rail, 15:30 in South Africa, as time of day in UTC. */
const CUT_OFF_MS = 13 * HOUR_MS + 30 * MINUTE_MS;

/**
 * Moves the clock past the day's cut-off when that is less than four hours away. A file that is sealed before
 * the cut-off and visited after it waits for the next day, which tests of other things do not mean.
 */
export function awayFromCutOff(installation: PaymentsInstallation): void {
  const left = CUT_OFF_MS - (installation.context.clock.nowMs() % DAY_MS);
  if (left > 0 && left < 4 * HOUR_MS) installation.passMs(left + MINUTE_MS);
}
