import { z } from 'zod';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { AdminRefused, adminCommand, userNamed } from './command.ts';
import { rolesOption } from './user.ts';

export const role = adminCommand({
  name: 'role',
  summary: 'grants roles to a user or revokes them, from the next request on',
  bypasses: 'It bypasses the second admin whom the dashboard asks for a change of roles.',
  example: 'npm run admin -- role --user thandi --grant APPROVER --revoke PREPARER',
  options: z.object({
    user: z.string(),
    entity: z.string().optional(),
    grant: rolesOption.optional(),
    revoke: rolesOption.optional(),
  }),
  run: async (context, { user, entity, grant = [], revoke = [] }) => {
    if (grant.length + revoke.length === 0)
      throw new AdminRefused('Name the roles with --grant or --revoke.');
    const { id, entityId } = await userNamed(context, user, entity);
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const [before] = await tx.query('SELECT roles FROM users WHERE id = $1 FOR UPDATE', [id]);
      const after = [...new Set([...before!.roles, ...grant])].filter(
        (name) => !(revoke as string[]).includes(name),
      );
      await tx.query('UPDATE users SET roles = $2 WHERE id = $1', [id, after]);
      await recordAudit(tx, {
        entityId,
        at,
        actor: OPERATOR,
        action: 'user.roles_changed',
        subjectType: 'user',
        subjectId: id,
        details: { before: before!.roles, after },
      });
      return `${user} has ${after.length > 0 ? `the roles ${after.join(', ')}` : 'no role'} now.`;
    });
  },
});
