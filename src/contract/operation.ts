import type { z } from 'zod';
import './plain-words.ts';
import type { ErrorCode } from './errors.ts';
import type { Role } from '../shared/terms.ts';

/**
 * One answer of an operation. `schema` is null for an answer without a body; `mediaType` is JSON by
 * default.
 */
export interface Answer {
  description: string;
  schema: z.ZodType | null;
  mediaType?: string;
}

/**
 * The statuses of refusals, each answered as problem details. Every operation with sign-in has 401 and 429.
 */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

/**
 * One operation of the interface: its schemas, its documentation and the roles that may call it. The
 * routes, the OpenAPI documents and the generated client all derive from it.
 */
export interface Operation {
  operationId: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** The path below the document's base, with `{name}` parameters. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** The caller needs one of these roles; `every`: any role; `public`: no sign-in. */
  roles: readonly Role[] | 'every' | 'public';
  /** On the exchange: the permission that the API key needs; `public`: no signature. */
  tradingPermission?: 'view' | 'trade' | 'transfer' | 'public';
  /** On the exchange: refused when the request names a subaccount. */
  primaryOnly?: boolean;
  /** Identity headers that direct access must send (the gateway sets them itself). */
  identity?: readonly ('UserUniqueId' | 'EntityId')[];
  params?: z.ZodObject;
  /** The status for a path id that is not a UUID: 400 where the interface document lists 400, else 404. */
  malformedId?: 400 | 404;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Whether the request may have no body at all. */
  bodyOptional?: true;
  answers: Readonly<Record<number, Answer>>;
  refusals: readonly RefusalStatus[];
  /**
   * The error codes of the operation itself, in the order of its checks; src/contract/guides.ts lists the
   * common ones.
   */
  errors?: readonly ErrorCode[];
}

/** Declares an operation, keeping the exact types of its schemas for the route and the client. */
export function operation<const T extends Operation>(declared: T): T {
  return declared;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The operations that files of the contract declare, by path. A further one in these files needs no list. */
export function operationsOf(files: readonly object[]): readonly Operation[] {
  const operations = files.flatMap((file) => Object.values(file).filter(isOperation));
  return operations.toSorted(
    (a, b) => compare(a.path, b.path) || METHODS.indexOf(a.method) - METHODS.indexOf(b.method),
  );
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
