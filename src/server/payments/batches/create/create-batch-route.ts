import { explain } from '../../../../shared/error-texts.ts';
import type { FastifyInstance } from 'fastify';
import { Piscina } from 'piscina';
import { createBatch as declared } from '../../../../contract/disbursements.ts';
import { Problem } from '../../../../shared/errors.ts';
import type { Access } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { mount } from '../../../platform/http/route.ts';
import { requireRoomOnDisk } from '../../../platform/room-on-disk.ts';
import { threadFile } from '../../../platform/thread-file.ts';
import { logChange, sendAnswer } from '../../base/change.ts';
import type { CreateResult, CreateTask } from './create-batch-worker.ts';
import { operationPathOf } from '../../base/idempotency.ts';
import { baseOf } from '../../base/offer.ts';
import { MAX_BODY_BYTES } from './read-request.ts';

/** How many requests run at once; others wait in the order of their arrival. */
const THREADS = 2;
const WAITING_AT_MOST = 32;
/** A batch of 100,000 leaves several hundred megabytes in its thread's heap. Ending the thread frees them. */
const IDLE_MS = 5_000;
/** V8's usual 48 MB are too few for a large batch: it copies the same rows between the halves many times. */
const YOUNG_GENERATION_MB = 128;

/** The thread parses the body, so the route keeps it as bytes. */
const { body: _body, ...operation } = declared;

/** Mounts the create operation, which passes its body unparsed to a worker thread. */
export async function mountCreateBatch(
  app: FastifyInstance,
  context: Context,
  access: Access,
): Promise<void> {
  const threads = new Piscina({
    ...threadFile(import.meta.url, 'create-batch-worker'),
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: WAITING_AT_MOST,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  context.onClose(() => threads.close());

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    mount(
      scope,
      access,
      baseOf(operation),
      operation,
      async ({ caller, headers, request, reply }) => {
        // An accepted batch must still be paid and recorded.
        requireRoomOnDisk(context, explain('storage_full.create'));
        if (!Buffer.isBuffer(request.body) || request.body.length === 0)
          throw new Problem(400, 'empty_body', 'The request was refused', 'The body is empty. Send JSON.');
        const body = ownBytes(request.body);
        const task: CreateTask = {
          address: context.database.address,
          nowMs: context.clock.nowMs(),
          creator: { userId: caller.userId, userName: caller.userName, entityId: caller.entityId },
          scope: {
            userId: caller.userId,
            entityId: caller.entityId,
            method: request.method,
            path: operationPathOf(request),
            key: headers['idempotency-key']?.toLowerCase() ?? null,
          },
          gzip: isGzip(request.headers['content-encoding']),
          body,
        };
        const result = (await threads
          .run(task, { transferList: [body.buffer as ArrayBuffer] })
          .catch(whenFull)) as CreateResult;
        if ('answer' in result) {
          const { answer, audit } = result;
          if (!answer.replayed && answer.status === 200) logChange(context, caller.userId, audit);
          return sendAnswer(reply, answer);
        }
        const { status, code, title, detail, errors, headers: more } = result.problem;
        throw new Problem(status, code, title, detail, { errors, headers: more });
      },
      { bodyLimit: MAX_BODY_BYTES },
    );
  });
}

function isGzip(encoding: string | undefined): boolean {
  const named = encoding?.trim().toLowerCase();
  if (!named || named === 'identity') return false;
  if (named === 'gzip' || named === 'x-gzip') return true;
  throw new Problem(
    415,
    'unsupported_encoding',
    'Unsupported encoding',
    'Send the body as it is, or with Content-Encoding: gzip.',
  );
}

/** Bytes that can be transferred to the thread. A small body shares its memory with others and is copied. */
function ownBytes(body: Buffer): Uint8Array {
  const whole = body.byteOffset === 0 && body.byteLength === body.buffer.byteLength;
  return whole ? new Uint8Array(body.buffer) : Uint8Array.from(body);
}

function whenFull(error: Error): never {
  if (error.message.includes('Task queue is at limit')) {
    throw new Problem(429, 'too_many_creates', 'Too many requests', explain('too_many_creates'), {
      headers: { 'retry-after': '5' },
    });
  }
  throw error;
}
