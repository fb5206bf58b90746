import type { FastifyRequest } from 'fastify';
import type { Role } from '../../shared/terms.ts';

/** Who calls, as our database says it at this request; nothing of it is read from the client. */
export interface Caller {
  userId: string;
  userName: string;
  email: string | null;
  entityId: string;
  entityName: string;
  accountId: string;
  primaryAccountId: string;
  roles: ReadonlySet<Role>;
  /** When the user last proved who they are, in epoch milliseconds. */
  authenticatedAtMs: number;
  credential: 'session' | 'bearer';
}

/**
 * Finds the caller of a request. Implemented by the gateway, handed to every room through the composition.
 */
export interface Access {
  /**
   * The caller, or a 401 Problem with its challenge. 403 Problem for a change by cookie from a foreign
   * origin.
   */
  callerOf(request: FastifyRequest): Promise<Caller>;
  /**
   * Throws unless the caller who opened a stream with this request may still read it. No activity of the
   * user: idle time goes on.
   */
  recheck(request: FastifyRequest, caller: Caller): Promise<void>;
  /**
   * Calls `ended` as soon as a recheck would throw because the user's access changed, in any process. Returns
   * how to stop.
   */
  watch(request: FastifyRequest, caller: Caller, ended: () => void): () => void;
}
