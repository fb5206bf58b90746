import { explain } from '../../../../shared/error-texts.ts';
import { Problem } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Each export occupies a connection until its client has read everything. */
const EXPORTS_AT_ONCE = 8;
/** So that clients of one entity that read slowly leave room for others. */
const EXPORTS_OF_ENTITY = 4;

/** The entities of the exports that run in a process, whatever they export. */
const running = new WeakMap<Context, string[]>();

/** Takes a place for an export. Returns the function that gives it back. Throws 429 `too_many_exports`. */
export function takeExportPlace(context: Context, entityId: string): () => void {
  const entities = running.get(context) ?? [];
  running.set(context, entities);
  const own = entities.filter((id) => id === entityId).length;
  if (entities.length >= EXPORTS_AT_ONCE || own >= EXPORTS_OF_ENTITY)
    throw new Problem(429, 'too_many_exports', 'Too many exports', explain('too_many_exports'), {
      headers: { 'retry-after': '10' },
    });
  entities.push(entityId);
  let hasLeft = false;
  return () => {
    if (!hasLeft) entities.splice(entities.indexOf(entityId), 1);
    hasLeft = true;
  };
}
