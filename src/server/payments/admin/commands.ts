import { banks } from './banks.ts';
import type { AdminCommand } from './command.ts';
import { entity } from './entity.ts';
import { fees } from './fees.ts';
import { fund } from './fund.ts';
import { key } from './key.ts';
import { limits } from './limits.ts';
import { role } from './role.ts';
import { user } from './user.ts';

/** Every command of `npm run admin`, in the order in which an installation is set up. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [entity, user, role, limits, fees, fund, banks, key];
