import type { z } from 'zod';
import { findHidden, hiddenSentence } from '../../../shared/hidden-characters.ts';
import { explain } from '../../../shared/error-texts.ts';
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

/** A name that looks like another person's, as the dashboard says it. */
export function nameInUse(name: string): AdminRefused {
  return new AdminRefused(`${name}: ${explain('name_in_use').text}`);
}

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

/**
 * The user with this name; of a person who works in several entities the one in `entity`. Throws
 * AdminRefused.
 */
export async function userNamed(
  context: Context,
  name: string,
  entity: string | undefined,
): Promise<{ id: string; loginId: string; entityId: string }> {
  const users = await context.database.query(
    `SELECT u.id, u.login_id AS "loginId", u.entity_id AS "entityId", e.name AS entity
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.name = $1
      ORDER BY e.name`,
    [name],
  );
  if (users.length === 0)
    throw new AdminRefused(
      `There is no user named "${name}". Create one with: npm run admin -- user --name ${name} --entity "…"`,
    );
  if (entity === undefined && users.length > 1)
    throw new AdminRefused(
      `${name} works in several entities: ${users.map((user) => user.entity).join(', ')}. Name one of them ` +
        'with --entity "…".',
    );
  const wanted = entity === undefined ? users[0]!.entityId : (await entityNamed(context, entity)).id;
  const user = users.find(({ entityId }) => entityId === wanted);
  if (!user)
    throw new AdminRefused(
      `${name} belongs to another entity, and a user cannot change entity. To let the same person work in ` +
        `${entity} too: npm run admin -- join --user ${name} --entity "${entity}". For another person, ` +
        'choose another name.',
    );
  return user;
}
