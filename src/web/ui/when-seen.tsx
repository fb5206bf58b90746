import { useIntersection } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { usePrinting } from './printing.ts';

/** Close enough to be seen after the next turn of a mouse wheel. */
const NEAR = '200px';

interface WhenSeenProps {
  /** Takes the space of the content until it is drawn. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Draws its content, and so loads its code, once it is near the visible part of the page. */
export function WhenSeen({ placeholder, children }: WhenSeenProps) {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: NEAR });
  const printing = usePrinting();
  const [seen, setSeen] = useState(false);
  if (!seen && (entry?.isIntersecting || printing)) setSeen(true);
  return <div ref={ref}>{seen ? children : placeholder}</div>;
}
