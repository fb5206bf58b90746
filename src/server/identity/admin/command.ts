import type { z } from 'zod';
import { findHidden, hiddenSentence } from '../../../shared/hidden-characters.ts';
import type { Context } from '../../platform/context.ts';

/** One command of `npm run admin`: what it takes as `--name value`, and what it does, told in a sentence. */
export interface AdminCommand<S extends z.ZodObject = z.ZodObject> {
  name: string;
  summary: string;
  /** A whole line that works. */
  example: string;
  options: S;
  run(context: Context, options: z.output<S>): Promise<string>;
}

export function adminCommand<S extends z.ZodObject>(command: AdminCommand<S>): AdminCommand {
  return { ...command, options: command.options.superRefine(refuseHidden) } as unknown as AdminCommand;
}

/** People read names, so no two may look the same. Nobody reads a password, so it may hold any character. */
function refuseHidden(options: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  for (const [name, value] of Object.entries(options)) {
    const hidden = typeof value === 'string' && name !== 'password' ? findHidden(value) : null;
    if (hidden) context.addIssue({ code: 'custom', path: [name], message: hiddenSentence(hidden) });
  }
}

/** A refusal that the operator can act on. */
export class AdminRefused extends Error {}

/** The entity of a name. */
export async function entityNamed(context: Context, name: string): Promise<{ id: string; name: string }> {
  const [entity] = await context.database.query('SELECT id, name FROM entities WHERE name = $1', [name]);
  if (entity) return entity;
  const known = await context.database.query('SELECT name FROM entities ORDER BY name');
  throw new AdminRefused(
    `There is no entity named "${name}". ${known.length > 0 ? `There are: ${known.map((e) => e.name).join(', ')}.` : 'Make one with: npm run admin -- entity --name "…" --legal-name "…"'}`,
  );
}

/** The user of a name. */
export async function userNamed(
  context: Context,
  name: string,
): Promise<{ id: string; entityId: string; roles: string[] }> {
  const [user] = await context.database.query(
    'SELECT id, entity_id AS "entityId", roles FROM users WHERE name = $1',
    [name],
  );
  if (!user)
    throw new AdminRefused(
      `There is no user named "${name}". Make one with: npm run admin -- user --name ${name} --entity "…"`,
    );
  return user;
}
