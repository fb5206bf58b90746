import type { FastifyInstance } from 'fastify';
import { duplicateKeyOf } from '../../../shared/duplicate-keys.ts';
import { Problem } from '../../../shared/errors.ts';

/** Parses JSON bodies as Fastify does, and refuses an object that contains a key twice. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parse(request, text, (error, body) => {
      const path = error ? null : duplicateKeyOf(text, body);
      if (path === null) done(error, body);
      else done(duplicateKey(path), undefined);
    });
  });
}

/** 400 `duplicate_key`, which names the path of the key. */
export function duplicateKey(path: string): Problem {
  const detail = `The JSON contains ${path === '' ? 'a field' : path} more than once. Send each field once.`;
  return new Problem(400, 'duplicate_key', 'The request was refused', detail, {
    errors: [{ path, code: 'duplicate_key', message: 'Send this field once.' }],
  });
}
