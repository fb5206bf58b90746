/** Something that is done again and again. */
export interface Repeating {
  /** Resolves when what is under way has ended; nothing is begun after that. */
  stop(): Promise<void>;
}

const LONGEST_PAUSE_MS = 60_000;

/**
 * Does work at once and then after each pause, one at a time. What fails is told and tried again, after ever
 * longer pauses.
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
