/** Work that runs repeatedly. */
export interface Repeating {
  /** Resolves when the current run has ended; no other run begins. */
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 60_000;

/**
 * Runs the work at once and then after each pause, one run at a time. A failure is reported and tried
 * again, after increasing pauses.
 */
export function repeat(
  work: () => Promise<void>,
  pauseMs: () => number,
  failed: (error: unknown) => void,
): Repeating {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    try {
      await work();
      failures = 0;
    } catch (error) {
      failures++;
      if (!stopped) failed(error);
    }
    if (!stopped)
      timer = setTimeout(go, failures === 0 ? pauseMs() : Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** failures));
  };
  let underWay: Promise<void> = Promise.resolve();
  const go = () => {
    underWay = turn();
  };
  go();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
