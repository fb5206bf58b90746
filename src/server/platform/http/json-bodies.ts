import type { FastifyInstance } from 'fastify';
import { duplicateKeyOf } from '../../../shared/duplicate-keys.ts';
import { Problem } from '../../../shared/errors.ts';

/** No valid request has as many levels. Code that reads a body by recursion must not run out of stack. */
const MAX_LEVELS = 50;

/** Parses JSON bodies as Fastify does, and refuses deep nesting and an object that contains a key twice. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    void parse(request, text, (error, body) => {
      const path = error ? null : duplicateKeyOf(text, body);
      if (!error && isDeep(body)) done(tooDeep(), undefined);
      else if (path === null) done(error, body);
      else done(duplicateKey(path), undefined);
    });
  });
}

function isDeep(parsed: unknown): boolean {
  let level: unknown[] = [parsed];
  for (let levels = 0; level.length > 0; levels++) {
    if (levels > MAX_LEVELS) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
}

function tooDeep(): Problem {
  const detail = `The JSON is nested more than ${MAX_LEVELS} levels deep.`;
  return new Problem(400, 'invalid_json', 'The request was refused', detail);
}

/** 400 `duplicate_key`, which names the path of the key. */
export function duplicateKey(path: string): Problem {
  const detail = `The JSON contains ${path === '' ? 'a field' : path} more than once. Send each field once.`;
  return new Problem(400, 'duplicate_key', 'The request was refused', detail, {
    errors: [{ path, code: 'duplicate_key', message: 'Send this field once.' }],
  });
}
