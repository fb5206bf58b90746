import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Operation } from '../../../contract/operation.ts';
import type { Context } from '../../platform/context.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Call, Handler } from '../../platform/http/route.ts';
import { asLostAccess } from './lost-access.ts';
import { sealedSecrets } from './sealed-secrets.ts';
import {
  operationPathOf,
  withIdempotency,
  type Answer,
  type Change,
  type IdempotencyScope,
} from './idempotency.ts';

/** A verb that loads, decides and writes in one transaction. It may run again after a deadlock. */
export type ChangingVerb<O extends Operation> = (context: Context, tx: Tx, call: Call<O>) => Promise<Change>;

/** A change that is to be made once. It is plain data, so that a thread can make it. */
export interface ChangeToMake {
  scope: IdempotencyScope;
  bodyHash: Uint8Array;
  call: { caller: unknown; params: unknown; body: unknown };
}

export interface MadeChange {
  answer: Answer;
  audit: Change['audit'];
}

/**
 * The handler of a changing verb: one transaction, once for each Idempotency-Key, with the audit row last.
 * The answer is checked against the contract before it is stored. `elsewhere` may make the change in another
 * thread; it resolves to null to have it made here.
 */
export function changing<const O extends Operation>(
  context: Context,
  op: O,
  verb: ChangingVerb<O>,
  elsewhere: (change: ChangeToMake) => Promise<MadeChange | null> = async () => null,
): Handler<O> {
  return (async (call: Call<O>) => {
    const { caller, params, body } = call;
    const scope = {
      userId: caller.userId,
      entityId: caller.entityId,
      method: call.request.method,
      path: operationPathOf(call.request),
      key: idempotencyKeyOf(call),
    };
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(call.request.body ?? null))
      .digest();
    const { answer, audit } =
      (await elsewhere({ scope, bodyHash, call: { caller, params, body } })) ??
      (await makeChange(context, op, verb, { scope, bodyHash, call }));
    if (!answer.replayed && answer.status === 200) logChange(context, scope.userId, audit);
    return sendAnswer(call.reply, answer);
  }) as unknown as Handler<O>;
}

/** Makes a change in one transaction. A thread passes only a part of the call: its verb needs no more. */
export async function makeChange<const O extends Operation>(
  context: Context,
  op: O,
  verb: ChangingVerb<O>,
  { scope, bodyHash, call }: ChangeToMake,
): Promise<MadeChange> {
  const answerSchema = op.answers[200]!.schema as z.ZodType<object>;
  let made: Change['audit'] = null;
  const answer = await context.database
    .transaction(
      (tx) =>
        withIdempotency(
          tx,
          scope,
          Buffer.from(bodyHash),
          nowOf(context.clock),
          async (inner) => {
            const change = await verb(context, inner, call as Call<O>);
            made = change.audit;
            return { ...change, body: answerSchema.parse(change.body) };
          },
          sealedSecrets(context),
        ),
      { repeatable: true },
    )
    .catch(async (error: unknown) => {
      throw await asLostAccess(context.database, op, call.caller as Caller, error);
    });
  return { answer, audit: made };
}

/** One line for each committed change, such as an approval. The audit log has its details. */
export function logChange({ log }: Pick<Context, 'log'>, userId: string, audit: Change['audit']): void {
  if (audit === null) return;
  const { entityId, action, subjectType, subjectId } = audit;
  log.info({ entityId, userId, action, subjectType, subjectId }, 'a user made a change');
}

/** The key of a change, also where the contract documents none. The route has checked that it is a UUID. */
function idempotencyKeyOf({ request }: { request: FastifyRequest }): string | null {
  const key = request.headers['idempotency-key'] as string | undefined;
  return key?.toLowerCase() ?? null;
}

/** Sends the stored text unchanged, so that a replay equals the first answer byte for byte. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer.replayed) reply.header('idempotency-replayed', 'true');
  const type = answer.status === 200 ? 'application/json' : 'application/problem+json';
  return reply.code(answer.status).type(`${type}; charset=utf-8`).send(answer.text);
}
