import { createContext, useContext } from 'react';
import { may, type Permission } from '../../shared/permissions.ts';
import type { InstallationNotice, Language, Role } from '../../shared/terms.ts';

/**
 * The signed-in user, with the facts that pages need. The session guard provides the server's answer
 * unchanged.
 */
export interface Session {
  user: {
    id: string;
    name: string;
    /** The person's name; `name` is the user name. */
    displayName: string;
    email: string | null;
    roles: Role[];
    /** The chosen language of the dashboard; null until the user has chosen one. */
    language: Language | null;
  };
  entity: { id: string; name: string };
  /** The companies in which the person may work; most people have one. */
  companies: { userId: string; entityId: string; name: string; isCurrent: boolean }[];
  /** The entity's IANA time zone; pages show times in it. */
  timezone: string;
  authenticatedAt: string;
  /** Whether the entity has an API key for an exchange. */
  exchangeConnected: boolean;
  /** True on an installation with demo data. */
  demo: boolean;
  /** Warnings about the installation; always empty for users who are not admins. */
  notices: InstallationNotice[];
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The current session. Every page is inside the session guard, so a session always exists. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession was called outside the session guard.');
  return session;
}

/** Whether the signed-in user has a permission. */
export function useMay(permission: Permission): boolean {
  return may(useSession().user, permission);
}
