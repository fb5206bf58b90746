import type { Sheet } from './sheet.ts';

/** Caches a value that is computed from the rows until they change. */
export function derived<T>(sheet: Sheet, work: () => T): () => T {
  let version = -1;
  let value: T;
  return () => {
    if (version !== sheet.version) {
      value = work();
      version = sheet.version;
    }
    return value;
  };
}
