import { z } from 'zod';
import { OPERATOR, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import { isNameInUse } from '../name-in-use.ts';
import { AdminRefused, adminCommand, entityNamed, nameInUse } from './command.ts';
import { rolesOption } from './user.ts';

export const join = adminCommand({
  name: 'join',
  summary:
    'lets a person who has a user in one entity work in another entity too, with the same sign-in. Nothing ' +
    'crosses between the two',
  bypasses: 'It bypasses the invitation, which two admins of the entity agree on and the person accepts.',
  example: 'npm run admin -- join --user thandi --entity "Harbour Foods" --roles PREPARER',
  options: z.object({
    user: z.string(),
    entity: z.string(),
    roles: rolesOption.optional(),
    'display-name': z.string().trim().min(1).max(100).optional(),
    email: z.email().optional(),
  }),
  run: async (context, { user, entity: entityName, roles = ['VIEWER'], email, ...options }) => {
    const entity = await entityNamed(context, entityName);
    const at = nowOf(context.clock);
    return context.database.transaction(async (tx) => {
      const [login] = await tx.query('SELECT id FROM logins WHERE name = $1 FOR KEY SHARE', [user]);
      if (!login)
        throw new AdminRefused(
          `There is no user named "${user}". Create one with: npm run admin -- user --name ${user} ` +
            `--entity "${entity.name}"`,
        );
      const [known] = await tx.query(
        `SELECT coalesce(max(display_name), $2) AS display_name, max(language) AS language,
                bool_or(entity_id = $3) AS is_member
           FROM users
          WHERE login_id = $1`,
        [login.id, user, entity.id],
      );
      if (known!.is_member)
        throw new AdminRefused(
          `${user} already has a user in ${entity.name}. Change it with: npm run admin -- user --name ` +
            `${user} --entity "${entity.name}" …`,
        );
      const displayName = options['display-name'] ?? known!.display_name ?? user;
      for (const name of [user, displayName])
        if (await isNameInUse(tx, { entityId: entity.id }, name, at)) throw nameInUse(name);
      const id = newId(context);
      await tx.query(
        `INSERT INTO users
                (id, entity_id, login_id, name, issuer, subject, display_name, email, roles, language,
                 created_at)
         SELECT $1, $2, l.id, l.name, l.issuer, l.subject, $4, $5, $6, $7, $8
           FROM logins l
          WHERE l.id = $3`,
        [id, entity.id, login.id, displayName, email ?? null, roles, known!.language, at],
      );
      await recordAudit(tx, {
        entityId: entity.id,
        at,
        actor: OPERATOR,
        action: 'user.created',
        subjectType: 'user',
        subjectId: id,
        details: { name: user, entity: entity.name, roles, email, displayName, passwordSet: false },
      });
      const given = `with the roles ${roles.join(', ')}`;
      return `${user} also works in ${entity.name} now, as the user ${id} ${given}.`;
    });
  },
});
