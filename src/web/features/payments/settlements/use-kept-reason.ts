import { useState } from 'react';
import { useSession } from '../../../ui/session-context.tsx';

/** A reason that a user types. It survives a fresh sign-in in this tab, for the same user. */
export function useKeptReason(what: string) {
  const { user } = useSession();
  const name = `${what} by ${user.id}`;
  const [kept] = useState(() => window.sessionStorage.getItem(name));
  const [reason, setReason] = useState(kept ?? '');
  return {
    /** Whether the user typed it before the sign-in, so that the dialog opens again. */
    wasKept: kept !== null,
    reason,
    setReason,
    keep: () => window.sessionStorage.setItem(name, reason),
    forget: () => {
      window.sessionStorage.removeItem(name);
      setReason('');
    },
  };
}
