import type { HistoryPort } from 'react-router';

/** A history without a browser, for tests. It begins at an address. */
export function memoryHistory(address: string): HistoryPort {
  const entries: ReturnType<HistoryPort['read']>[] = [{ address, entry: null }];
  let at = 0;
  let moved: () => void = () => undefined;
  return {
    read: () => entries[at]!,
    write: (to, entry, replace) => {
      if (!replace) entries.splice(at + 1);
      at += replace ? 0 : 1;
      entries[at] = { address: to, entry };
    },
    go: (delta) => {
      const next = at + delta;
      if (next < 0 || next >= entries.length) return;
      at = next;
      moved();
    },
    onMove: (listener) => (moved = listener),
  };
}
