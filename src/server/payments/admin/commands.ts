import { z } from 'zod';
import { banks } from './banks.ts';
import { adminCommand, AdminRefused, type AdminCommand } from './command.ts';
import { entity } from './entity.ts';
import { fees } from './fees.ts';
import { fund } from './fund.ts';
import { limits } from './limits.ts';
import { role } from './role.ts';
import { user } from './user.ts';

/** Keys of an exchange belong to the trading side, which this version does not have. */
const key = adminCommand({
  name: 'key',
  summary: "keeps an entity's exchange keys; comes with the trading side, which this version does not have",
  example: 'npm run admin -- key',
  options: z.object({}),
  run: async () => {
    throw new AdminRefused('Exchange keys come with the trading side, which this version does not have yet.');
  },
});

/** Every command of `npm run admin`, in the order in which an installation is set up. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [entity, user, role, limits, fees, fund, banks, key];
