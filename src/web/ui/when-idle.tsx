import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Even a browser that is never idle draws everything. */
const LONGEST_WAIT_MS = 1_500;

/** Whether content was drawn on an earlier page, so that its code has loaded. */
let wasDrawn = false;

/** Calls a function once the browser has nothing more urgent to do; Safari cannot say when that is. */
export function onceIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(then, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(request);
}

interface WhenIdleProps {
  /** Takes the space of the content until it is drawn. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/** Draws its content, and so loads its code, once the first page that is opened has been drawn. */
export function WhenIdle({ placeholder = null, children }: WhenIdleProps) {
  const [isDrawn, setIsDrawn] = useState(wasDrawn);
  useEffect(() => {
    if (isDrawn) return;
    return onceIdle(() => {
      wasDrawn = true;
      startTransition(() => setIsDrawn(true));
    });
  }, [isDrawn]);
  return isDrawn ? children : placeholder;
}
