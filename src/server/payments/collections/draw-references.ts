import type { Draw } from '../../../domain/collections/references.ts';
import { invariant } from '../../../shared/errors.ts';
import type { Context } from '../../platform/context.ts';

/** Attempts to draw references that are free. */
const MOST_ROUNDS = 10;

/** References that no row has: `taken` says which of them are in use. */
export async function drawReferences(
  { random }: Pick<Context, 'random'>,
  count: number,
  draw: (below: Draw) => string,
  taken: (references: readonly string[]) => Promise<readonly string[]>,
): Promise<string[]> {
  const below: Draw = (most) => {
    const bytes = random.bytes(4);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0) % most;
  };
  const free = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS && free.size < count; round++) {
    const drawn = new Set<string>();
    while (free.size + drawn.size < count) {
      const reference = draw(below);
      if (!free.has(reference)) drawn.add(reference);
    }
    for (const used of await taken([...drawn])) drawn.delete(used);
    for (const reference of drawn) free.add(reference);
  }
  invariant(free.size === count, 'random references are free');
  return [...free];
}
