import { useState } from 'react';
import { useSession } from '../../../ui/session-context.tsx';

export interface Kept<T> {
  /** Whether the user entered the value before a fresh sign-in, so that its form opens again. */
  wasKept: boolean;
  value: T;
  setValue: (value: T) => void;
  /** Stores the value until `forget`, for the same user in this tab. */
  keep: () => void;
  forget: () => void;
}

/** The user's input in a form of this name, which a fresh sign-in must not lose. */
export function useKept<T>(form: string, initial: T): Kept<T> {
  const { user } = useSession();
  const name = `${form} by ${user.id}`;
  const [kept] = useState(() => keptUnder<T>(name));
  const [value, setValue] = useState(kept ?? initial);
  return {
    wasKept: kept !== null,
    value,
    setValue,
    keep: () => window.sessionStorage.setItem(name, JSON.stringify(value)),
    forget: () => {
      window.sessionStorage.removeItem(name);
      setValue(initial);
    },
  };
}

/** Whether something is kept for a form that is not open. */
export function useHasKept(form: string): boolean {
  const { user } = useSession();
  return keptUnder(`${form} by ${user.id}`) !== null;
}

function keptUnder<T>(name: string): T | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as T | null;
  } catch {
    // An earlier version stored the bare text.
    return null;
  }
}
