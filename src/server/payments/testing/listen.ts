import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Access } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { registerJsonBodies } from '../../platform/http/json-bodies.ts';
import { registerProblemDetails } from '../../platform/http/problem-details.ts';
import { payments } from '../routes.ts';
import { testAccess } from './test-access.ts';

/** The payments application on a free port of this machine, with the credentials of `testAccess`. */
export async function listen(
  context: Context,
  {
    prepare,
    access: accessOf,
  }: {
    prepare?: (app: FastifyInstance, context: Context, access: Access) => Promise<void>;
    access?: (context: Context, usual: Access) => Promise<Access>;
  } = {},
): Promise<{ app: FastifyInstance; url: string }> {
  const app: FastifyInstance = Fastify({ bodyLimit: 1_048_576 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  registerProblemDetails(app);
  registerJsonBodies(app);
  const usual = testAccess(context);
  const access = (await accessOf?.(context, usual)) ?? usual;
  await prepare?.(app, context, access);
  await payments(app, context, access);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}
