import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The value of the last drawing, for listeners and answers that outlive it. It is set while the page is drawn
 * (`useLayoutEffect`): after a passive effect, a key that is pressed as soon as something appears would still
 * find the previous value.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
