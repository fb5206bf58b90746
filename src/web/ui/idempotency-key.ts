import { useCallback, useRef } from 'react';

/**
 * A key for one intent: made before sending and kept until there is an answer, so that trying again after a
 * silence cannot do the thing twice. `renew` is called once the server has answered, whatever it said.
 */
export function useIdempotencyKey(): { key: () => string; renew: () => void } {
  const kept = useRef<string | null>(null);
  const key = useCallback(() => (kept.current ??= crypto.randomUUID()), []);
  const renew = useCallback(() => {
    kept.current = null;
  }, []);
  return { key, renew };
}
