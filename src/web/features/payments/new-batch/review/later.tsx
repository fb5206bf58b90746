import { type ReactNode, startTransition, useEffect, useState } from 'react';

const PAUSE_MS = 40;

/**
 * Draws its children a moment after the rest, `turn` after `turn`, so that the page never draws everything in
 * one long task. The space must keep its size meanwhile.
 */
export function Later({ turn, children }: { turn: number; children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsDrawn(true)), turn * PAUSE_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return isDrawn && children;
}
