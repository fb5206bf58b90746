import { useState } from 'react';
import { useKept } from '../shared/use-kept.ts';
import type { Draft } from './draft.ts';

/** The draft of the form. It survives a new sign-in, which leaves the page. */
export function useDraft(name: string, initial: Draft) {
  const { value: draft, setValue, keep, forget } = useKept<Draft>(`payment request ${name}`, initial);
  const [isLeaving, setIsLeaving] = useState(false);
  return {
    draft,
    set: (change: Partial<Draft>) => setValue({ ...draft, ...change }),
    keep: () => {
      keep();
      setIsLeaving(true);
    },
    forget,
    /** Whether leaving the page would lose something. */
    isUnsaved: !isLeaving && JSON.stringify(draft) !== JSON.stringify(initial),
  };
}
