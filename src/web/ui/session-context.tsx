import { createContext, useContext } from 'react';
import type { Session } from '../../client/dashboard/types.gen.ts';
import type { Role } from '../../shared/terms.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Who is signed in. Every page stands inside the session guard, so there always is someone. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A page was shown outside the session guard.');
  return session;
}

/** Whether the signed-in user has a role. */
export function useHasRole(role: Role): boolean {
  return useSession().user.roles.includes(role);
}
