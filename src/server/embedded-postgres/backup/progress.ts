/**
 * Shows the progress of a long command on one line of the terminal. Writes nothing when standard error is not
 * a terminal.
 */
export interface Progress {
  show(step: string, doneBytes: number, totalBytes: number): void;
  clear(): void;
}

const BETWEEN_MS = 200;
const ERASE_LINE = '\r\u001B[K';

export function terminalProgress(terminal: NodeJS.WriteStream): Progress {
  let shownAt = 0;
  return {
    show: (step, doneBytes, totalBytes) => {
      if (!terminal.isTTY || performance.now() - shownAt < BETWEEN_MS) return;
      shownAt = performance.now();
      const percent = totalBytes > 0 ? Math.min(100, Math.floor((doneBytes / totalBytes) * 100)) : 0;
      terminal.write(
        `${ERASE_LINE}${step}: ${byteText(doneBytes)} of ${byteText(totalBytes)} (${percent} %)`,
      );
    },
    clear: () => {
      if (terminal.isTTY && shownAt > 0) terminal.write(ERASE_LINE);
      shownAt = 0;
    },
  };
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'];

/** A size for people: "48.2 MB", in steps of 1,000. */
export function byteText(bytes: number): string {
  let value = bytes;
  let unit = 0;
  for (; value >= 999.95 && unit < UNITS.length - 1; unit++) value /= 1000;
  return `${unit === 0 ? value : value.toFixed(1)} ${UNITS[unit]}`;
}
