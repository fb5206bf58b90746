import type { FastifyInstance } from 'fastify';
import type { Operation } from '../../../contract/operation.ts';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { mount, type Handler } from '../../platform/http/route.ts';
import { changing, type ChangeToMake, type ChangingVerb, type MadeChange } from './change.ts';

type Options = Parameters<typeof mount>[5];

/** An operation of the contract with the verb that carries it out. */
export interface Offer {
  op: Pick<Operation, 'operationId' | 'path'>;
  mount(app: FastifyInstance, context: Context, access: Access): void | Promise<void>;
}

/** What precedes an operation's path: a version in the payments interface, nothing in the dashboard's own. */
export function baseOf({ path }: Pick<Operation, 'path'>): '' | '/v1' {
  return path.startsWith('/app/') ? '' : '/v1';
}

/** Offers an operation that changes nothing, or that makes its own transactions. */
export function read<const O extends Operation>(
  op: O,
  open: (context: Context) => Handler<O>,
  options: Options = {},
): Offer {
  return {
    op,
    mount: (app, context, access) => mount(app, access, baseOf(op), op, open(context), options),
  };
}

/** Offers a change that is made once, see `changing`. */
export function change<const O extends Operation>(
  op: O,
  verb: ChangingVerb<O>,
  elsewhere?: ((context: Context) => (change: ChangeToMake) => Promise<MadeChange | null>) | null,
  options: Options = {},
): Offer {
  return read(op, (context) => changing(context, op, verb, elsewhere?.(context)), options);
}
