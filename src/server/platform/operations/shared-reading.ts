/** Gauges of one scrape share a reading that is at most this old. */
const SHARED_MS = 1_000;

export function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let latest: { at: number; reading: Promise<T> } | null = null;
  return () => {
    if (!latest || performance.now() - latest.at > SHARED_MS)
      latest = { at: performance.now(), reading: read() };
    return latest.reading;
  };
}
