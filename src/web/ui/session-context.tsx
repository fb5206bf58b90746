import { createContext, useContext } from 'react';
import { may, type Permission } from '../../shared/permissions.ts';
import type { InstallationNotice, Role } from '../../shared/terms.ts';

/**
 * Who is signed in: what the pages need of it. The guard hands on what the server told, which fits or does
 * not compile.
 */
export interface Session {
  user: { id: string; name: string; email: string | null; roles: Role[] };
  entity: { id: string; name: string };
  /** The entity's IANA time zone, in which times are shown. */
  timezone: string;
  authenticatedAt: string;
  /** True on an installation that was filled with demo data. */
  demo: boolean;
  /** Warnings about the installation; empty for everyone but admins. */
  notices: InstallationNotice[];
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** Who is signed in. Every page stands inside the session guard, so there always is someone. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('A page was shown outside the session guard.');
  return session;
}

/** Whether the signed-in user has a permission. */
export function useMay(permission: Permission): boolean {
  return may(useSession().user, permission);
}
