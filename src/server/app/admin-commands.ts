import { banks } from '../payments/admin/banks.ts';
import { publicPayees } from '../payments/admin/public-payees.ts';
import type { AdminCommand } from '../identity/admin/command.ts';
import { entity } from '../payments/admin/entity.ts';
import { fees } from '../payments/admin/fees.ts';
import { fund } from '../payments/admin/fund.ts';
import { holiday } from '../payments/admin/holiday.ts';
import { key } from '../exchange-access/admin-key.ts';
import { join } from '../identity/admin/join.ts';
import { limits } from '../payments/admin/limits.ts';
import { loadMissingPeople, sayMissingPeople } from '../payments/entity/config/missing-people.ts';
import { role } from '../identity/admin/role.ts';
import { user } from '../identity/admin/user.ts';

/** After a change of a user, the operator learns who is still missing before the entity can pay. */
function withMissingPeople(command: AdminCommand, userOption: 'name' | 'user'): AdminCommand {
  return {
    ...command,
    run: async (context, options) => {
      const said = await command.run(context, options);
      const { entity } = options as { entity?: string };
      const [found] = await context.database.query(
        `SELECT e.id, e.name
           FROM users u
           JOIN entities e ON e.id = u.entity_id
          WHERE u.name = $1 AND ($2::text IS NULL OR e.name = $2)`,
        [String(options[userOption]), entity ?? null],
      );
      const people = await loadMissingPeople(context.database, found!.id);
      return [said, ...sayMissingPeople(found!.name, people)].join('\n');
    },
  };
}

/** The commands of `npm run admin`, in the order of setting up an installation. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  entity,
  withMissingPeople(user, 'name'),
  withMissingPeople(join, 'user'),
  withMissingPeople(role, 'user'),
  limits,
  fees,
  fund,
  banks,
  publicPayees,
  holiday,
  key,
];
