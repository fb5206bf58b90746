import { banks } from '../payments/admin/banks.ts';
import type { AdminCommand } from '../identity/admin/command.ts';
import { entity } from '../payments/admin/entity.ts';
import { fees } from '../payments/admin/fees.ts';
import { fund } from '../payments/admin/fund.ts';
import { holiday } from '../payments/admin/holiday.ts';
import { key } from '../exchange-access/admin-key.ts';
import { limits } from '../payments/admin/limits.ts';
import { role } from '../identity/admin/role.ts';
import { user } from '../identity/admin/user.ts';

/** The commands of `npm run admin`, in the order of setting up an installation. */
export const ADMIN_COMMANDS: readonly AdminCommand[] = [
  entity,
  user,
  role,
  limits,
  fees,
  fund,
  banks,
  holiday,
  key,
];
