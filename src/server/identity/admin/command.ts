import type { z } from 'zod';
import { findHidden, hiddenSentence } from '../../../shared/hidden-characters.ts';
import type { Context } from '../../platform/context.ts';

/**
 * One command of `npm run admin`: its options, given as `--name value`, and its action, which returns a
 * sentence for the operator.
 */
export interface AdminCommand<S extends z.ZodObject = z.ZodObject> {
  name: string;
  summary: string;
  /** The control of the dashboard that the command does without; absent: none. */
  bypasses?: string;
  /** A complete command line that works. */
  example: string;
  options: S;
  run(context: Context, options: z.output<S>): Promise<string>;
}

export function adminCommand<S extends z.ZodObject>(command: AdminCommand<S>): AdminCommand {
  return { ...command, options: command.options.superRefine(refuseHidden) } as unknown as AdminCommand;
}

/** People read names, so two names must not look the same. */
function refuseHidden(options: Record<string, unknown>, context: z.core.$RefinementCtx): void {
  for (const [name, value] of Object.entries(options)) {
    const hidden = typeof value === 'string' ? findHidden(value) : null;
    if (hidden) context.addIssue({ code: 'custom', path: [name], message: hiddenSentence(hidden) });
  }
}

/** A refusal with a sentence for the operator. */
export class AdminRefused extends Error {}

/** The entity with this name. Throws AdminRefused. */
export async function entityNamed(context: Context, name: string): Promise<{ id: string; name: string }> {
  const [entity] = await context.database.query('SELECT id, name FROM entities WHERE name = $1', [name]);
  if (entity) return entity;
  const known = await context.database.query('SELECT name FROM entities ORDER BY name');
  const remedy =
    known.length > 0
      ? `The entities are: ${known.map((e) => e.name).join(', ')}.`
      : 'Create one with: npm run admin -- entity --name "…" --legal-name "…"';
  throw new AdminRefused(`There is no entity named "${name}". ${remedy}`);
}

/** The user with this name. Throws AdminRefused. */
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
      `There is no user named "${name}". Create one with: npm run admin -- user --name ${name} --entity "…"`,
    );
  return user;
}
