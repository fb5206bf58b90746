import { useCallback, useRef } from 'react';

/**
 * The Idempotency-Key of one intent. `key` creates it before the first attempt and returns the same key until
 * the server answers, so that a retry after a lost answer cannot act twice. Call `renew` after any answer.
 */
export function useIdempotencyKey(): { key: () => string; renew: () => void } {
  const kept = useRef<string | null>(null);
  const key = useCallback(() => (kept.current ??= crypto.randomUUID()), []);
  const renew = useCallback(() => {
    kept.current = null;
  }, []);
  return { key, renew };
}
