import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { payments } from '../src/server/payments/routes.ts';
import { testAccess } from '../src/server/payments/testing/test-access.ts';
import type { Context } from '../src/server/platform/context.ts';
import { registerProblemDetails } from '../src/server/platform/http/problem-details.ts';

/** The payments application without the gateway, not yet listening. */
export async function paymentsApp(context: Context): Promise<FastifyInstance> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  registerProblemDetails(app);
  await payments(app, context, testAccess(context));
  return app;
}
