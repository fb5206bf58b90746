import type { z } from 'zod';
import './plain-words.ts';
import type { Role } from '../shared/terms.ts';

/**
 * One answer of an operation. `schema` null is an answer without a body. `mediaType` is JSON unless it says
 * otherwise.
 */
export interface Answer {
  description: string;
  schema: z.ZodType | null;
  mediaType?: string;
}

/**
 * Refusals that an operation may answer with, each as problem details. 401 and 429 belong to every operation
 * with sign-in.
 */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/**
 * One operation of the wire: what the routes parse with, what the OpenAPI documents say, and who may call it.
 * Nothing else describes the interface.
 */
export interface Operation {
  operationId: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The path below the document's base, with `{name}` parameters. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** The roles of which the caller needs one; `every` is any role at all; `public` needs no sign-in. */
  roles: readonly Role[] | 'every' | 'public';
  /** On the exchange: what its key must permit; `public` takes no signature. */
  tradingPermission?: 'view' | 'trade' | 'transfer' | 'public';
  /** On the exchange: refused when a subaccount is chosen. */
  primaryOnly?: boolean;
  /** Identity headers that direct access must send (the gateway sets them itself). */
  identity?: readonly ('UserUniqueId' | 'EntityId')[];
  params?: z.ZodObject;
  /**
   * What an id in the path that is no UUID is answered with: 400 where the seed lists 400 for the operation,
   * else 404 (the default).
   */
  malformedId?: 400 | 404;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  answers: Readonly<Record<number, Answer>>;
  refusals: readonly RefusalStatus[];
}

/** Declares an operation, keeping the exact types of its schemas for the route and the client. */
export function operation<const T extends Operation>(declared: T): T {
  return declared;
}
