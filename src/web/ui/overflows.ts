import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether an element's content is wider than the element. Only then must it scroll and be reachable by
 * keyboard.
 */
export function useOverflows<E extends HTMLElement>(): { ref: RefObject<E | null>; overflows: boolean } {
  const ref = useRef<E>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    look();
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
