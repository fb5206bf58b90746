import type { FastifyRequest } from 'fastify';
import type { Role } from '../../shared/terms.ts';

/** The caller of a request, as our database describes the user. Nothing is taken from the client. */
export interface Caller {
  userId: string;
  userName: string;
  email: string | null;
  entityId: string;
  entityName: string;
  accountId: string;
  primaryAccountId: string;
  roles: ReadonlySet<Role>;
  /** When the user last signed in, in epoch milliseconds. */
  authenticatedAtMs: number;
  credential: 'session' | 'bearer';
  /** The program that acts for the user with its token; null for the user. */
  program: { name: string; prepares: boolean } | null;
}

/** Finds the caller of a request. The gateway implements it; the composition passes it to the other rooms. */
export interface Access {
  /**
   * The caller, or a 401 Problem with its challenge. 403 Problem for a change by cookie from a foreign
   * origin.
   */
  callerOf(request: FastifyRequest): Promise<Caller>;
  /**
   * Throws unless the caller who opened a stream with this request may still read it. Does not count as
   * activity of the user, so that an idle session still expires.
   */
  recheck(request: FastifyRequest, caller: Caller): Promise<void>;
  /**
   * Calls `ended` as soon as a change of the user's access, in any process, would make a recheck throw.
   * Returns the function that stops watching.
   */
  watch(request: FastifyRequest, caller: Caller, ended: () => void): () => void;
}
